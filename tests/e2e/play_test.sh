#!/bin/bash
# Games at the terminal as a person types them, right and wrong, and the store that keeps them.
#
#   play_test.sh ARBITER ADOUBE
set -euo pipefail
arbiter=$1
adoube=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
store=$folder/games.db

fail() {
    echo "play_test: $1" >&2
    cat "$folder/out" >&2 || true
    exit 1
}
play() { "$arbiter" play --ascii "$@" > "$folder/out" 2> "$folder/err"; }
expect() { grep -qF -- "$1" "$folder/out" || fail "expected: $1"; }

# Two people: the shortest mate, with wrong commands on the way.
printf '%s\n' 'move e2 e4' start 'dance' 'move e2 e5' 'move f2 f3' e5 g2g4 status 'Qh4' 'move a2 a3' end |
    play --store "$store"
expect 'No game is on'
expect 'dance: not understood'
expect 'The piece cannot move so.'
expect 'White plays f3'
expect 'Black to move'
expect 'Black plays Qh4#'
expect '0-1  Black wins (checkmate, 2 moves)'
expect 'The game is over.'

# Draws, offers and taking back.
printf '%s\n' start e4 undo accept d4 draw accept end | play --store "$store"
expect 'Taken back.'
expect 'White plays d4'
expect '1/2-1/2  Draw (draw agreed, 1 move)'

# A game is left and resumed.
printf '%s\n' start e4 end | play --store "$store" --time 10+5
"$arbiter" games list --store "$store" > "$folder/out"
expect 'p3 '
expect 'playing'
printf '%s\n' e5 resign end | "$arbiter" games resume p3 --store "$store" --ascii > "$folder/out"
expect 'Black plays e5'
expect '0-1  Black wins (resignation, 1 move)'
"$arbiter" games list --store "$store" --result 0-1 > "$folder/out"
expect 'p1 '
expect 'p3 '
"$arbiter" games export p3 --store "$store" > "$folder/out"
expect '1. e4 e5 0-1'
expect '[Date "20'
"$arbiter" games replay p1 --store "$store" --ascii > "$folder/out"
expect '2... Qh4#'

# The training rule set: the pinned knight moves, and the king behind it is captured.
printf '%s\n' start e2e4 e7e5 d2d4 f8b4 b1c3 a7a6 'move c3 d5' b4e1 status end |
    play --rules kingCapture --store "$store"
expect 'Black wins (kingCaptured)'
expect 'White: 38'
"$arbiter" games verify --store "$store" > "$folder/out" || fail 'games verify'
expect '4 games verified, 0 wrong'

# PGN cannot hold it, which is said; the rest is shown.
games() {
    status=0
    "$arbiter" games "$@" --store "$store" --ascii > "$folder/out" 2> "$folder/err" || status=$?
}
games show p4
[ "$status" = 0 ] || fail "show of a training game: exit status $status"
expect 'Game p4, '
expect '1. e2e4 e7e5 2. d2d4 f8b4 3. b1c3 a7a6 4. c3d5 b4e1'
expect '0-1  kingCaptured'
grep -qF 'game p4 cannot be written as PGN: kingCapture' "$folder/err" || fail 'show: why no PGN?'
games export p4
[ "$status" = 2 ] || fail "export of a training game: exit status $status"
[ ! -s "$folder/out" ] || fail 'export of a training game'
[ "$(wc -l < "$folder/err")" = 1 ] || fail "$(cat "$folder/err")"
games export
[ "$status" = 0 ] || fail "export of all games: exit status $status"
[ "$(grep -c '^\[Event ' "$folder/out")" = 3 ] || fail 'export of all games'
[ "$(wc -l < "$folder/err")" = 1 ] || fail "$(cat "$folder/err")"
games replay p4
expect '4... b4e1'

# Against an engine.
printf '%s\n' start e4 d4 resign end | play --no-store -engine cmd="$adoube" depth=2
expect 'Black plays'
expect 'Black wins (resignation'

printf '%s\n' start e4 end | play --store "$store" --time 10+5
printf '%s\n' resign end |
    "$arbiter" games resume p5 --store "$store" --ascii -engine cmd="$adoube" depth=2 > "$folder/out"
expect 'Black plays'
expect 'Black wins (resignation'

# Unusable arguments: one line on stderr, exit status 2.
for words in '--time 0+5' '--rules checkers' '--fen nonsense' '--colour always' '-engine cmd=/nonexistent/engine'; do
    status=0
    # shellcheck disable=SC2086
    play --no-store $words < /dev/null || status=$?
    [ "$status" = 2 ] || fail "$words: exit status $status"
    [ "$(wc -l < "$folder/err")" = 1 ] || fail "$words: $(cat "$folder/err")"
done
echo 'play_test: all as expected'
