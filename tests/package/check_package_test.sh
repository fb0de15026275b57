#!/bin/bash
# scripts/check-package refuses what it cannot check before it does anything: exit status 2 and one
# line, so that its 1 always means the package.
#
#   check_package_test.sh SOURCE-FOLDER
set -euo pipefail
source=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

fail() {
    echo "check_package_test: $*" >&2
    exit 1
}

refuses() {  # TEXT ARGUMENT...
    local text=$1 status=0
    shift
    "$source/scripts/check-package" "$@" > "$folder/out" 2> "$folder/err" || status=$?
    [ "$status" -eq 2 ] || fail "exit status $status with $*"
    [ ! -s "$folder/out" ] || fail "on standard output with $*: $(cat "$folder/out")"
    [ "$(wc -l < "$folder/err")" -eq 1 ] || fail "not one line with $*: $(cat "$folder/err")"
    grep -qF "check-package: $text, and expected " "$folder/err" || fail "$(cat "$folder/err")"
}

echo 'no package' > "$folder/text.deb"
refuses 'not a package of adoube: --nonsense' --nonsense
refuses "not a package of adoube: $folder/none.deb" "$folder/none.deb"
refuses "not a package of adoube: $folder/text.deb" "$folder/text.deb"
refuses 'too many arguments: one.deb two.deb' one.deb two.deb

"$source/scripts/check-package" --help | grep -q '^usage: ' || fail 'no help'
