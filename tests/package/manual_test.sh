#!/bin/bash
# Every option of --help is in the manual page and in the completions; man renders the pages
# without a warning, and the shells that are here take the completions.
#
#   manual_test.sh BUILD-FOLDER
set -euo pipefail
programs=$1/bin
manual=$1/manual
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

fail() {
    echo "manual_test: $*" >&2
    exit 1
}

# The names of options at the beginning of lines of a help text.
options_in() { sed -nE 's/^  (--?[A-Za-z][A-Za-z0-9-]*).*/\1/p' | sort -u; }

check_words() {  # PAGE PROGRAM [COMMAND]: what its --help has
    local page=$1 option
    shift
    "$programs/$1" "${@:2}" --help > "$folder/help"
    sed 's/\\-/-/g' "$manual/man/man6/$page.6" > "$folder/page"
    while read -r option; do
        grep -qF -- "$option" "$folder/page" || fail "not in $page.6: $option"
        grep -F -- "'${2-} -') echo" "$manual/bash/$1" | grep -qE -- "[ ']$option " ||
            fail "not in bash/$1: $* $option"
        grep -qF -- "'$option" "$manual/zsh/_$1" || fail "not in zsh/_$1: $option"
        grep -qF -- "_is_at '${2-}' '-'\" -a '$option'" "$manual/fish/$1.fish" ||
            fail "not in fish/$1.fish: $* $option"
    done < <(options_in < "$folder/help")
}

check_words adoube adoube
check_words perft perft
check_words arbiter arbiter
commands=$("$programs/arbiter" --help | sed -nE '/^Commands:/,/^$/s/^  ([a-z]+) .*/\1/p')
[ "$(wc -w <<< "$commands")" -ge 10 ] || fail "too few commands: $commands"
for command in $commands; do
    check_words "arbiter-$command" arbiter "$command"
done

"$programs/adoube" uci | sed -nE 's/^option name (.*) type .*/\1/p' > "$folder/options"
[ -s "$folder/options" ] || fail "adoube offers no options"
while read -r option; do
    grep -qF "\\fB$option\\fR" "$manual/man/man6/adoube.6" || fail "not in adoube.6: $option"
done < "$folder/options"

if command -v man > /dev/null; then
    for page in "$manual"/man/man6/*.6; do
        LC_ALL=C.UTF-8 MANWIDTH=80 man --warnings=all -l "$page" > "$folder/text" 2> "$folder/warnings"
        [ ! -s "$folder/warnings" ] || fail "$page: $(cat "$folder/warnings")"
        grep -q SYNOPSIS "$folder/text" || fail "$page has no synopsis"
    done
fi

# What bash offers for the words before the cursor.
offered() {
    bash --norc -c '
        source "$1"
        COMP_LINE=$2 COMP_POINT=${#2}
        compopt() { :; }
        _'"${2%% *}"'
        printf "%s " "${COMPREPLY[@]}"' bash "$manual/bash/${2%% *}" "$1"
}
check_offer() {  # LINE WORDS
    local found
    found=$(offered "$1" "$1")
    [ "$found" = "$2" ] || fail "bash completes '$1' with: $found"
}
check_offer 'arbiter mat' 'match '
check_offer 'arbiter match -tourn' '-tournament '
check_offer 'arbiter match -rounds 2 -tournament s' 'swiss '
check_offer 'arbiter match -openings file=x format=' 'epd pgn polyglot '
check_offer 'arbiter match -engine cm' 'cmd= '
check_offer 'arbiter match -engine restart=' 'on off auto '
check_offer 'arbiter games ex' 'export '
check_offer 'perft 5 --div' '--divide '
check_offer 'adoube ben' 'bench '
check_offer 'perft 5 x' ' '

for shell in zsh fish; do
    command -v $shell > /dev/null || continue
    for file in "$manual/$shell"/*; do
        $shell -n "$file" || fail "$shell does not take $file"
    done
done
if command -v fish > /dev/null; then
    offer=$(fish --no-config -c "source $manual/fish/arbiter.fish
        complete -C 'arbiter match -tournament sw'")
    [ "${offer%%$'\t'*}" = swiss ] || fail "fish completes -tournament sw with: $offer"
fi
echo 'manual_test: all as expected'
