#!/bin/bash
# A count by several processes of MPI on one machine, broken off and continued.
#
#   perft_mpi_test.sh MPIEXEC PERFT
set -euo pipefail
mpiexec=$1
perft=$2
. "$(dirname "$0")/checks.sh"

export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1

# Runs perft in so many processes and checks the exit status.
run() {
    local wanted=$1 ranks=$2
    shift 2
    run_for "$wanted" "$mpiexec" --oversubscribe -np "$ranks" "$perft" "$@"
}

# Published counts; one process speaks for all.
run 0 3 5 --mpi --unit-count 50 --journal journal --json
expect 'depth 5  nodes 4865609  '
[ "$(grep -c 'nodes 4865609' out)" -eq 1 ] || fail 'the total is printed more than once'
expect '"rank":2'
[ "$(wc -l < journal)" -eq 50 ] || fail 'the journal does not have 50 results'
run 0 2 4 'bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9' --chess960 --mpi --hash 16
expect 'nodes 326672  '

# As if it had been killed while it wrote a line.
head -n 20 journal > broken
sed -n 21p journal | head -c 60 >> broken
run 0 3 5 --mpi --unit-count 50 --journal broken
expect '20 of 50 units were in the journal'
expect 'nodes 4865609  '
cmp -s <(sort journal | sed 's/"seconds".*//') <(sort broken | sed 's/"seconds".*//') ||
    fail 'the continued journal differs'

# Bad input ends all processes.
run 2 3 4 --mpi --unit-count 50 --journal journal
expect 'the journal is one of another count'
run 2 3 4 --mpi --journal /nowhere/journal
expect '/nowhere/journal'
run 2 3 5 --mpi --hash 1048576
[ "$(grep -c 'there is not enough memory' err)" -eq 1 ] || fail 'no complaint, or more than one'
run 2 3 four --mpi
[ "$(grep -c 'perft: this is not a value' err)" -eq 1 ] || fail 'the complaint is printed more than once'
echo 'perft_mpi_test: all as expected'
