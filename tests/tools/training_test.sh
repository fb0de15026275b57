#!/bin/sh
# The tools that make a network, one after the other on little, and what they say of bad input.
#   training_test.sh FOLDER_OF_THE_PROGRAMS NETWORK
set -eu
programs=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

"$programs/generate_positions" --games 20 --nodes 50 --seed 3 > played.epd
"$programs/vary_positions" played.epd --variants 60 > varied.epd
"$programs/train_network" varied.epd --check played.epd --epochs 1 --threads 1 > said
grep -q '^epoch 1: mean square error 0\.' said
# As many bytes as the network that the engine is compiled with.
[ "$(wc -c < network.bin)" = "$(wc -c < "$2")" ]
"$programs/train_network" varied.epd --start network.bin --epochs 1 --threads 2 > said

refused() {
    text=$1
    shift
    if "$@" > /dev/null 2> said; then
        echo "not refused: $*"
        exit 1
    fi
    grep -q -- "$text" said || { cat said; echo "expected: $text"; exit 1; }
}
refused 'bad value: --games 0, and expected' "$programs/generate_positions" --games 0
refused 'no files: no argument' "$programs/train_network"
refused "unrecognised option '--depth'" "$programs/vary_positions" played.epd --depth 3
refused 'cannot be read: none.epd' "$programs/vary_positions" none.epd
refused 'cannot be read: none.epd' "$programs/train_network" none.epd
refused 'too few positions: ' "$programs/train_network" played.epd --output other.bin
refused 'expected a network of' "$programs/train_network" varied.epd --start played.epd
refused 'cannot be written: no/folder' "$programs/train_network" varied.epd --output no/folder

if "$programs/generate_positions" --games 5 --nodes 20 > /dev/full 2> said; then
    echo "a full disk is no success"
    exit 1
fi
grep -q 'standard output cannot be written' said
