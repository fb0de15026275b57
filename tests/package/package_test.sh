#!/bin/bash
# What is installed can be used: the example of docs/library.md, built by CMake and by pkg-config.
#
#   package_test.sh BUILD-FOLDER SOURCE-FOLDER COMPILER
set -euo pipefail
build=$1
source=$2
compiler=$3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

fail() {
    echo "package_test: $1" >&2
    cat "$folder/log" >&2 || true
    exit 1
}
quietly() { "$@" > "$folder/log" 2>&1 || fail "failed: $*"; }
check() {
    local answer
    answer=$("$1" "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" f3 e5 g4 Qh4)
    [ "$answer" = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3: checkmate" ] ||
        fail "the example says: $answer"
}

quietly cmake --install "$build" --prefix "$folder/usr"
for program in adoube perft arbiter; do
    "$folder/usr/bin/$program" --help > /dev/null || fail "$program does not run"
done
"$folder/usr/bin/perft" --suite "$folder/usr/share/adoube/suites/standard.epd" --max-nodes 1000 \
    > /dev/null || fail 'the installed suite fails'
for file in man/man6/arbiter-match.6 bash-completion/completions/perft fish/vendor_completions.d/adoube.fish \
    doc/adoube/docs/session.md; do
    [ -s "$folder/usr/share/$file" ] || fail "not installed: share/$file"
done

quietly cmake -S "$source/docs/library" -B "$folder/example" \
    -DCMAKE_PREFIX_PATH="$folder/usr" -DCMAKE_CXX_COMPILER="$compiler"
quietly cmake --build "$folder/example"
check "$folder/example/example"

if command -v pkg-config > /dev/null; then
    PKG_CONFIG_PATH=$(dirname "$(find "$folder/usr" -name adoube.pc)")
    export PKG_CONFIG_PATH
    read -r -a flags <<< "$(pkg-config --cflags --libs adoube)"
    quietly "$compiler" "$source/docs/library/example.cpp" "${flags[@]}" -o "$folder/plain"
    check "$folder/plain"
fi
echo 'package_test: all as expected'
