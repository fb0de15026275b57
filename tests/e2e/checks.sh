# For tests of programs in a folder of their own, which is the current one from here on.
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

fail() {
    echo "$(basename "$0" .sh): $1" >&2
    cat out err >&2 || true
    exit 1
}
# Runs a command and checks its exit status.
run_for() {
    local wanted=$1 status=0
    shift
    "$@" > out 2> err || status=$?
    [ "$status" -eq "$wanted" ] || fail "exit status $status of $*, $wanted was expected"
}
expect() { grep -qF -- "$1" out err || fail "expected: $1"; }
