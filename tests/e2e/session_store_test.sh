#!/bin/bash
# A session with a store is killed (SIGKILL) in the middle of its work, again and again. Whatever it
# has replied to must be there when it is started again, and nothing twice.
#
#   session_store_test.sh ARBITER
set -euo pipefail
arbiter=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
store=$folder/store.db

fail() {
    echo "session_store_test: $1" >&2
    exit 1
}

moves=(g1f3 g8f6 f3g1 f6g8 b1c3 b8c6 c3b1 c6b8 e2e4 e7e5)
games_a_round=120

# The requests of one round: games with numbers from $1 on, ten moves each.
requests() {
    local game last=$(($1 + games_a_round - 1)) ply
    for game in $(seq "$1" "$last"); do
        echo '{"op":"create","host":"ann","guest":"bob","at":0,"options":{"colorAssignment":"hostWhite","drawMode":"fide"}}'
        for ply in $(seq 1 ${#moves[@]}); do
            local by=ann
            ((ply % 2 == 0)) && by=bob
            echo "{\"id\":\"g$game $ply\",\"op\":\"act\",\"game\":\"g$game\",\"by\":\"$by\",\"action\":{\"type\":\"move\",\"uci\":\"${moves[$((ply - 1))]}\"},\"at\":$((ply * 1000))}"
        done
    done
}

count_games() {
    echo '{"op":"list"}' | "$arbiter" session --store "$store" | grep -o '"status"' | wc -l || true
}

# Every move that was replied to is in the exported log, in its place.
check_replies() {
    sed -n 's/^{"id":"\(g[0-9]*\) \([0-9]*\)","ok":true.*\]\?,"deadline".*/\1 \2/p' "$1" |
        sort -u -k1,1 -k2,2n | awk '{ last[$1] = $2 } END { for (game in last) print game, last[game] }' \
        > "$folder/acknowledged"
    while read -r game acknowledged; do
        kept=$(echo "{\"op\":\"export\",\"game\":\"$game\"}" | "$arbiter" session --store "$store" |
            grep -o '{"type":"moved"' | wc -l)
        ((kept >= acknowledged)) || fail "$game: $acknowledged moves acknowledged, $kept kept"
        ((kept <= ${#moves[@]})) || fail "$game: $kept moves kept of ${#moves[@]}"
    done < <(tail -n 2 "$folder/acknowledged")
}

interrupted=0
for round in 1 2 3; do
    first=$(($(count_games) + 1))
    requests "$first" > "$folder/requests"
    : > "$folder/replies"
    "$arbiter" session --store "$store" < <(
        # A line at a time, so that there are many commits to be killed between.
        while read -r line; do echo "$line"; done < "$folder/requests"
    ) > "$folder/replies" &
    session=$!
    wanted=$((round * 60))
    while [ "$(wc -l < "$folder/replies")" -lt "$wanted" ] && kill -0 "$session" 2> /dev/null; do :; done
    kill -KILL "$session" 2> /dev/null || true
    wait "$session" 2> /dev/null || true
    [ "$(wc -l < "$folder/replies")" -ge "$wanted" ] || fail "round $round: too few replies"
    [ "$(wc -l < "$folder/replies")" -lt "$(wc -l < "$folder/requests")" ] && interrupted=$((interrupted + 1))
    check_replies "$folder/replies"
    "$arbiter" games verify --store "$store" > "$folder/verified" || fail "$(cat "$folder/verified")"
done
games=$(count_games)
((interrupted > 0)) || fail "no round was interrupted: the session is too quick for this test"
echo "session_store_test: $games games, $interrupted of 3 rounds interrupted, all as acknowledged"
