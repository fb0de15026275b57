#!/bin/bash
# The examples of the documents run as they stand there. Engines that answer at once take the place
# of those that the examples name; what is left open ("…") and what waits for people is left out.
#
#   examples_test.sh SOURCE-FOLDER PROGRAM-FOLDER
set -euo pipefail
source=$1
programs=$2
. "$(dirname "$0")/checks.sh"

# Engines by the names of the examples: on the search path, and beside the reader.
mkdir path
ln -s "$programs/arbiter" "$programs/perft" path
cat > path/adoube << END
#!/bin/sh
if [ "\$1" = bench ] || [ -n "\$IS_EXAMINED" ]; then exec "$programs/adoube" "\$@"; fi
exec "$programs/fake_engine"
END
printf '#!/bin/sh\nexec "%s/fake_engine" seed=2\n' "$programs" > path/stockfish
chmod +x path/adoube path/stockfish
cp path/adoube adoube
export PATH="$folder/path:$PATH"
echo 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -' > book.epd

# The commands of a document's blocks, a line each, without their comments.
commands_of() {
    awk '/^```/ { inside = !inside; next } inside' "$1" |
        sed -e ':more' -e '/\\$/ { N; s/ *\\\n */ /; b more' -e '}' -e 's/  *# .*//' |
        grep -E '^(arbiter|adoube|perft) ' | grep -vE '…|\.\.\. |arbiter (play|serve|session)'
}

count=0
run_examples() {
    local command status
    while IFS= read -r command; do
        status=0
        IS_EXAMINED=
        if [[ "$command" == *compliance* ]]; then IS_EXAMINED=yes; fi
        export IS_EXAMINED
        timeout 120 bash -c "$command" > out 2> err < /dev/null || status=$?
        [ "$status" -eq 0 ] || fail "exit status $status of the example: $command"
        count=$((count + 1))
    done < <(commands_of "$1")
}

run_examples "$source/README.md"
[ "$count" -ge 8 ] || fail "only $count examples were found in README.md"

# What the reference takes for granted: finished games, and a match in three shards.
rm games.pgn games.pgn.journal
arbiter match -engine cmd=adoube name=A -engine cmd=stockfish name=B -each tc=10+0.1 -pgnout more.pgn \
    > out 2> err
gzip more.pgn
mv more.pgn.gz more.pgn.zst  # how a file is packed is seen by its first bytes
for shard in 1 2 3; do
    mkdir "shard-$shard"
    (cd "shard-$shard" && arbiter match -engine cmd=adoube name=A -engine cmd=stockfish name=B \
        -each tc=10+0.1 -maxmoves 20 -rounds 3 -pgnout games.pgn -shard "$shard/3") > out 2> err
done
before=$count
run_examples "$source/docs/arbiter.md"
[ "$count" -ge $((before + 4)) ] || fail "only $((count - before)) examples were found in arbiter.md"

run_examples "$source/docs/json.md"
