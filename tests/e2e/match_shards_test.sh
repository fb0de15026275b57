#!/bin/bash
# A match in shards: played by several processes at once, some of them killed and resumed, and
# joined into what one run of the whole match comes to.
#
#   match_shards_test.sh ARBITER FAKE_ENGINE
set -euo pipefail
arbiter=$1
fake=$2
. "$(dirname "$0")/checks.sh"

run() {
    local wanted=$1
    shift
    run_for "$wanted" "$arbiter" "$@"
}
# Runs a command for each of the numbers, two at a time.
each() {
    local command=$1
    shift
    if command -v parallel > /dev/null; then parallel --will-cite -j 2 "$command" ::: "$@"
    else printf '%s\n' "$@" | xargs -P 2 -I '{}' sh -c "$command"
    fi
}
# A PGN file without what the clock and the calendar say, and without the ends of lines, which
# follow the times.
timeless() { grep -v '^\[\(Date\|UTC\|Game\)' "$1" | sed 's/[0-9.]*s\([,}]\)/\1/g' | tr -d ' \n'; }

cat > book.epd << 'END'
rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -
rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq -
rnbqkbnr/pppppppp/8/8/2P5/8/PP1PPPPP/RNBQKBNR b KQkq -
END
# Engines whose moves, and whose illegal ones, depend on nothing but their position.
cat > match.sh << END
mkdir -p "\$1"
cd "\$1"
shift
exec "$arbiter" match -engine args='seed=1 errs=40 slow=10@3' -engine args='seed=2 errs=20' \\
    -each name=Fake tc=60+1 cmd="$fake" -rounds 9 -maxmoves 12 -concurrency 2 -srand 3 \\
    -openings order=random file="$folder/book.epd" -sprt elo0=0 elo1=5 \\
    -pgnout games.pgn "\$@" > out 2> err
END

sh match.sh whole || fail 'the whole match has failed'
sh match.sh json -json || fail 'the whole match has failed'

# One shard is killed when it has finished a game, then all are started again.
sh match.sh shard-2 -shard 2/3 &
shard=$!
timeout 60 sh -c 'until grep -qs winner shard-2/games.pgn.journal; do sleep 0.01; done'
kill -KILL "$shard" || true
wait "$shard" || true
run 2 report --merge shard-2
expect 'shard 1 of 3 is missing'
each 'sh match.sh shard-{} -shard {}/3 -resume' 1 2 3
grep -q 'Resumed match: ' shard-2/out || fail 'shard 2 was not resumed'

run 0 report --merge shard-3 shard-1 shard-2 --pgnout joined.pgn
tail -n "$(wc -l < out)" whole/out | cmp -s - out || fail 'the report differs from that of one run'
expect 'Score of Fake vs Fake_2: '
expect 'LLR: '
expect 'Finished match'
[ "$(timeless joined.pgn)" = "$(timeless whole/games.pgn)" ] || fail 'the games differ'
[ "$(grep -c '^\[Event ' joined.pgn)" -eq 18 ] || fail 'there are not 18 games'
run 0 report --merge shard-1 shard-2 shard-3 --json
cmp -s out json/out || fail 'the JSON report differs from that of one run'
run 0 report --merge whole
tail -n "$(wc -l < out)" whole/out | cmp -s - out || fail 'the report of one run differs from itself'

# Watched: complete, not complete, and not there.
run 0 watch shard-1 shard-2 shard-3
expect 'Shards: 0 running, 3 finished, 0 stopped, 0 not begun; 18 of 18 games'
expect 'Finished match'
run 1 watch shard-1 shard-3 --patience 0
expect 'Shards: 0 running, 2 finished, 0 stopped, 1 not begun; 12 of 18 games'
expect 'nobody has played for 0 s: 6 of 18 games are missing'
run 1 watch nowhere --patience 1
expect 'no journal yet: nowhere, waiting 1 s for one'
expect 'no journal for 1 s: nowhere'
run 2 watch
expect 'no folder'
run 2 watch shard-1 whole
expect 'are of different matches'

# A test that the games of both shards decide long before their ends; a third one comes later.
cat > test.sh << END
shard=\$1
mkdir -p "test-\$shard"
cd "test-\$shard"
shift
exec "$arbiter" match -engine name=Good args=seed=1 -engine name=Bad args='seed=2 errs=500' \\
    -each tc=60+1 cmd="$fake" -maxmoves 12 -rounds 60000 -sprt elo0=0 elo1=50 \\
    -pgnout games.pgn -shard "\$shard/3" "\$@" > out 2> err
END
for shard in 1 2; do sh test.sh "$shard" & done
run 0 watch test-1 test-2 test-3 --interval 0
wait
expect 'Shards: 0 running, 0 finished, 2 stopped, 1 not begun; '
expect 'H1 was accepted'
grep -q '^Match was stopped before its end' test-1/out || fail 'the first shard has not obeyed'
run 2 report --merge test-1 test-2
expect 'shard 3 of 3 is missing'
run 0 report --merge test-1 test-2 --so-far
expect 'H1 was accepted'
sh test.sh 3 -control ../test-1/games.pgn.journal.control || fail 'the third shard has failed'
grep -q '^Finished game 6 ' test-3/out && fail 'the third shard has played'
run 0 report --merge test-1 test-2 test-3
expect 'Finished match'

# What makes no match.
run 2 report --merge shard-1 shard-2 shard-3 --pgnout joined.pgn
expect 'something is in the file already'
run 2 report --merge shard-1 shard-3
expect 'games are missing: shard 2 of 3 is missing'
run 0 report --merge shard-1 shard-3 --so-far
expect 'Match was stopped before its end'
run 2 report --merge
expect 'no folder: --merge'
run 2 report --merge shard-1 nowhere
expect 'no journal: nowhere'
run 2 report --merge shard-1 whole
expect 'are of different matches: another number of shards'
cp -r shard-3 again
run 2 report --merge shard-1 shard-2 shard-3 again
expect 'shard 3 of 3 is there twice: shard-3/games.pgn.journal and again/games.pgn.journal'
journal=again/games.pgn.journal
grep -v '"game":11,' shard-3/games.pgn.journal > $journal
run 2 report --merge shard-1 shard-2 again
expect "shard 3 of 3 has not played game 11: $journal"
{ cat shard-3/games.pgn.journal && grep '"game":11,' shard-3/games.pgn.journal; } > $journal
run 2 report --merge shard-1 shard-2 again
expect "$journal: game 11 was played twice"
sed 's/"game":11,/"game":13,/' shard-3/games.pgn.journal > $journal
run 2 report --merge shard-1 shard-2 again
expect "$journal: game 13 is none of shard 3 of 3"
sed 's/"game":11,/"game":19,/' shard-3/games.pgn.journal > $journal
run 2 report --merge shard-1 shard-2 again
expect "$journal: its match has no game 19"
sed 's/"game":11,"white":0,"black":1/"game":11,"white":1,"black":0/' shard-3/games.pgn.journal > $journal
run 2 report --merge shard-1 shard-2 again
expect "$journal: game 11 has other players"
echo nonsense > $journal
run 2 report --merge shard-1 shard-2 again/games.pgn.journal
expect "$journal: is not a journal"
rm -r again
sh match.sh again -shard 3/3 -srand 4
run 2 report --merge shard-1 shard-2 again
expect 'are of different matches: another -srand'
run 2 report joined.pgn --so-far
expect '--so-far without --merge'
echo 'match_shards_test: all as expected'
