#include "tools/manual/completion.h"

#include <fmt/format.h>

#include <algorithm>

namespace adoube::manual {

namespace {

// A place where words may stand: after a command (empty: the program) and an option (empty: none;
// "-": where the word itself begins with a dash).
struct Place {
    std::string command;
    std::string option;
    const std::vector<Word>* words;
};

void add_places(std::vector<Place>& places, const std::string& command, const CommandWords& words) {
    if (!words.commands.empty()) places.push_back({command, "", &words.commands});
    if (!words.options.empty()) places.push_back({command, "-", &words.options});
    for (const Word& option : words.options)
        if (!option.followers.empty()) places.push_back({command, option.text, &option.followers});
}

[[nodiscard]] std::vector<Place> places_of(const ProgramWords& program) {
    std::vector<Place> places;
    add_places(places, "", program.own);
    for (std::size_t i = 0; i < program.of_commands.size(); ++i)
        add_places(places, program.own.commands[i].text, program.of_commands[i]);
    return places;
}

// A word that is to be typed on: "cmd=", "option.".
[[nodiscard]] bool is_unfinished(const Word& word) {
    return word.text.ends_with('=') || word.text.ends_with('.');
}

[[nodiscard]] std::string replaced(std::string text, char sign, std::string_view by) {
    for (auto at = text.find(sign); at != std::string::npos; at = text.find(sign, at + by.size()))
        text.replace(at, 1, by);
    return text;
}

// Quotes for bash and zsh.
[[nodiscard]] std::string quoted(std::string text) {
    return '\'' + replaced(std::move(text), '\'', "'\\''") + '\'';
}

[[nodiscard]] std::string quoted_for_fish(std::string text) {
    return '\'' + replaced(replaced(std::move(text), '\\', "\\\\"), '\'', "\\'") + '\'';
}

[[nodiscard]] std::string described_for_zsh(const Word& word) {
    const std::string text = replaced(word.text, ':', "\\:");
    return quoted(word.explanation.empty() ? text : text + ':' + word.explanation);
}

constexpr std::string_view remembers_command =
    "        elif [[ -z $command && -z $option ]]; then command=$word\n";

// What bash and zsh do alike: sets command and option by the words before the cursor.
[[nodiscard]] std::string loop(const ProgramWords& program, std::string_view words) {
    return fmt::format(
        "    for word in {}; do\n"
        "        if [[ $word == -* ]]; then option=$word\n"
        "{}"
        "        fi\n"
        "    done\n",
        words, program.of_commands.empty() ? "" : remembers_command);
}

}  // namespace

std::string bash_completion(const ProgramWords& program) {
    std::string script = fmt::format(
        "# Completion of {0} for bash, made from what its --help says.\n"
        "\n"
        "_{0}_words() {{  # what may stand after: COMMAND OPTION\n"
        "    case \"$1 $2\" in\n",
        program.name);
    for (const Place& place : places_of(program)) {
        std::string words;
        for (const Word& word : *place.words) (words += word.text) += ' ';
        script += fmt::format("        {}) echo {} ;;\n",
                              quoted(place.command + ' ' + place.option), quoted(words));
    }
    script += fmt::format(
        "    esac\n"
        "}}\n"
        "\n"
        "_{}() {{\n"
        "    local line=${{COMP_LINE:0:COMP_POINT}} command='' option='' word\n"
        "    local current=${{line##*[[:space:]]}} words\n"
        "    read -r -a words <<< \"${{line%\"$current\"}}\"\n",
        program.name);
    script += loop(program, "\"${words[@]:1}\"");
    script += fmt::format(
        "    [[ $current == -* ]] && option=-\n"
        "    mapfile -t COMPREPLY < <(compgen -W \"$(_{0}_words \"$command\" \"$option\")\""
        " -- \"$current\")\n"
        "    [[ ${{COMPREPLY[0]}} == *[=.] ]] && compopt -o nospace\n"
        "    # For bash a word begins after the last =.\n"
        "    [[ $current == *=* ]] && COMPREPLY=(\"${{COMPREPLY[@]#*=}}\")\n"
        "    return 0\n"
        "}}\n"
        "\n"
        "complete -o default -F _{0} {0}\n",
        program.name);
    return script;
}

std::string zsh_completion(const ProgramWords& program) {
    std::string script = fmt::format(
        "#compdef {0}\n"
        "# Completion of {0} for zsh, made from what its --help says.\n"
        "\n"
        "_{0}() {{\n"
        "    local command= option= word\n"
        "    local -a finished unfinished\n",
        program.name);
    script += loop(program, "${words[2,CURRENT-1]}");
    script +=
        "    [[ $PREFIX == -* ]] && option=-\n"
        "    case \"$command $option\" in\n";
    for (const Place& place : places_of(program)) {
        std::string finished;
        std::string unfinished;
        for (const Word& word : *place.words)
            (is_unfinished(word) ? unfinished : finished) += ' ' + described_for_zsh(word);
        script += fmt::format(
            "        {})\n"
            "            finished=({} )\n"
            "            unfinished=({} ) ;;\n",
            quoted(place.command + ' ' + place.option), finished, unfinished);
    }
    script += fmt::format(
        "    esac\n"
        "    local -i found=0\n"
        "    (( $#finished )) && _describe {0} finished && found=1\n"
        "    (( $#unfinished )) && _describe {0} unfinished -S '' && found=1\n"
        "    (( found )) && return 0\n"
        "    compset -P '*='\n"
        "    _files\n"
        "}}\n"
        "\n"
        "_{0} \"$@\"\n",
        program.name);
    return script;
}

std::string fish_completion(const ProgramWords& program) {
    std::string script = fmt::format(
        "# Completion of {0} for fish, made from what its --help says.\n"
        "\n"
        "function __{0}_is_at  # COMMAND OPTION: the words before the cursor end so\n"
        "    set -l command ''\n"
        "    set -l option ''\n"
        "    set -l words (commandline -opc)\n"
        "    set -e words[1]\n"
        "    for word in $words\n"
        "        if string match -q -- '-*' $word\n"
        "            set option $word\n",
        program.name);
    if (!program.of_commands.empty())
        script +=
            "        else if test -z \"$command$option\"\n"
            "            set command $word\n";
    script +=
        "        end\n"
        "    end\n"
        "    string match -q -- '-*' (commandline -ct); and set option -\n"
        "    test \"$command $option\" = \"$argv[1] $argv[2]\"\n"
        "end\n\n";
    for (const Place& place : places_of(program)) {
        for (const Word& word : *place.words) {
            script +=
                fmt::format("complete -c {0} -n \"__{0}_is_at '{1}' '{2}'\" -a {3}", program.name,
                            place.command, place.option, quoted_for_fish(word.text));
            if (!word.explanation.empty()) script += " -d " + quoted_for_fish(word.explanation);
            script += '\n';
        }
    }
    return script;
}

}  // namespace adoube::manual
