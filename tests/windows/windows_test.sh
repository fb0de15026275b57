#!/bin/bash
# The Windows programs do under Wine what those for Linux do.
#
#   windows_test.sh WINE BUILD-FOLDER SOURCE-FOLDER
set -euo pipefail
wine=$1
bin=$2/bin
source=$3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export WINEPREFIX=$2/wine WINEDEBUG=-all

fail() {
    echo "windows_test: $*" >&2
    exit 1
}
# Windows ends lines with two characters.
run() { "$wine" "$bin/$@" 2> "$folder/errors" | tr -d '\r'; }
check() {  # EXPECTED GOT
    [ "$1" = "$2" ] || fail "expected: $1, and it says: $2"
}

printf 'uci\r\nisready\r\nposition startpos moves e2e4\r\ngo depth 4\r\nquit\r\n' |
    run adoube.exe > "$folder/talk" || fail 'adoube.exe does not run'
grep -q '^id name Adoube' "$folder/talk" || fail 'no name'
for answer in uciok readyok; do
    grep -qx $answer "$folder/talk" || fail "no $answer"
done

# A published count: https://www.chessprogramming.org/Perft_Results
check 'Nodes searched: 4865609' "$(run adoube.exe 'go perft 5' | grep Nodes)"

# The search takes the nodes that the unit test knows from Linux.
nodes=$(sed -nE 's/.*nodes == ([0-9]{4,}).*/\1/p' "$source/tests/engine/bench_test.cpp")
check "$nodes nodes" "$(run adoube.exe bench 16 1 6 | tail -n 1 | cut -d ' ' -f 1,2)"
run adoube.exe 'setoption name Threads value 4' 'go depth 6' | grep -q '^bestmove' ||
    fail 'four threads find no move'

status=0
run adoube.exe nonsense > /dev/null || status=$?
check 2 $status

[ -f "$bin/perft.exe" ] || fail 'no perft.exe: it needs ADOUBE_BOOST_SOURCE'
run perft.exe 5 --threads 4 --hash 16 --json | grep -q '"nodes":4865609' || fail 'perft 5 differs'
run perft.exe --suite "$source/perft/suites/standard.epd" --max-nodes 100000 > "$folder/suite" ||
    fail "the suite fails: $(tail -n 3 "$folder/suite")"
status=0
run perft.exe five > /dev/null || status=$?
check 2 $status
grep -q '^perft: .*five' "$folder/errors" || fail "no error named: $(cat "$folder/errors")"
echo 'windows_test: all as expected'
