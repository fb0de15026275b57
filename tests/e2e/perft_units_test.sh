#!/bin/bash
# A count in units: made, counted by several processes at once, some of them killed or given
# damaged files, and joined.
#
#   perft_units_test.sh PERFT
set -euo pipefail
perft=$1
. "$(dirname "$0")/checks.sh"

run() {
    local wanted=$1
    shift
    run_for "$wanted" "$perft" "$@"
}

# The published count of depth 5.
run 0 5 --units units --unit-count 12
expect '12 units with 20 positions to count to depth 4'
run 2 5 --units units
expect 'there is something in the folder'
run 2 --join units
expect 'there are no results'

run 0 --run-unit units/unit-0001.json
expect 'unit 1 of 12  depth 5  nodes'
run 0 --run-unit units/unit-0001.json
expect '(counted before)'
run 1 --join units
expect '11 of 12 units have no result yet: unit-0002.json'

printf '%s\n' units/unit-????.json | xargs -P 2 -n 1 "$perft" --threads 2 --run-unit > /dev/null
run 0 --join units --json
expect 'depth 5  nodes 4865609  '
expect '"nodes":4865609'

# A result that is damaged or of another count is no result.
cp units/unit-0003.result.json kept
echo '{"perft":"result"' > units/unit-0003.result.json
run 2 --join units
expect 'this is no result of a count'
run 0 --run-unit units/unit-0003.json
cmp -s <(sed 's/"seconds".*//' kept) <(sed 's/"seconds".*//' units/unit-0003.result.json) ||
    fail 'counted again, unit 3 has another result'
sed 's/"depth":5/"depth":6/' kept > units/unit-0003.result.json
run 2 --join units
expect 'this is a result of another count'
cp kept units/unit-0003.result.json
cp kept units/again.result.json
run 2 --join units
expect 'there are two results of one unit'

# Chess960, by the published count, with moves played first and a hash table in the units.
run 0 4 'bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9' --chess960 --units 960
for unit in 960/unit-????.json; do run 0 --run-unit "$unit" --hash 16; done
run 0 --join 960
expect 'nodes 326672  '

# Bad input.
run 2 --run-unit nowhere.json
expect 'nowhere.json'
run 2 --run-unit units
expect 'the unit cannot be opened: units'
run 2 --run-unit out
expect 'this is no unit of a count, incomplete JSON: out'
run 2 --join nowhere
expect 'nowhere'
run 2 6 --join units
expect 'no DEPTH or FEN'
run 2 0 --units zero
expect 'at least 1'
run 2 6 --units a --join b
expect 'one of them'
run 2 6 --unit-count 7
expect 'without --units'
run 2 6 --units /dev/null/x
expect 'the folder cannot be made'
echo 'perft_units_test: all as expected'
