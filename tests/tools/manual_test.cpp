#include "support/catch.h"
#include "tools/manual/command_words.h"
#include "tools/manual/completion.h"
#include "tools/manual/help_text.h"
#include "tools/manual/man_page.h"

namespace adoube::manual {

namespace {

// With everything that the help of a program may have.
constexpr std::string_view help = R"(Usage: bake [OPTION...] CAKE
       bake --list

Bakes a cake: slowly.
It does not cool it.

Options:
  --heat N (=180)    degrees; more than
                     300 is too much
  --top, --bottom    from one side only
  --list
  --very-long-option a single space

Oven (after -oven)
  cmd=PATH  kind=gas|electric  where it is
  clean                 it is cleaned first
  option.NAME=VALUE     of its own
  -alarm FILE|off       rings [off]
  -note [file=]FILE [append=true]
                        [rest=false]
                        writes it down

Exit status: 0 eaten,
1 burnt.

Example:
  bake --heat 200 \
    'lemon' .5
)";

[[nodiscard]] std::vector<std::string> texts(const std::vector<Word>& words) {
    std::vector<std::string> result;
    for (const Word& word : words) result.push_back(word.text);
    return result;
}

[[nodiscard]] std::vector<std::string> followers_of(std::string_view option) {
    for (const Word& word : words_of(read_help(help)).options)
        if (word.text == option) return texts(word.followers);
    return {"no such option"};
}

[[nodiscard]] bool contains(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("Help is taken apart", "[tools][manual]") {
    const HelpText read = read_help(help);
    CHECK(read.usage == Texts{"bake [OPTION...] CAKE", "bake --list"});
    CHECK(purpose_of(read) == "Bakes a cake");
    REQUIRE(read.sections.size() == 5);
    CHECK(read.sections[0].blocks.at(0).text == "Bakes a cake: slowly. It does not cool it.");
    CHECK(read.sections[1].title == "Options");
    const Block& heat = read.sections[1].blocks.at(0);
    CHECK(heat.term == "--heat N (=180)");
    CHECK(heat.text == "degrees; more than 300 is too much");
    CHECK(read.sections[1].blocks.at(3).text == "a single space");
    CHECK(read.sections[2].title == "Oven (after -oven)");
    CHECK(read.sections[3].title == "Exit status");
    CHECK(read.sections[3].blocks.at(0).text == "0 eaten, 1 burnt.");
    CHECK(read.sections[4].blocks.at(0).text == "bake --heat 200 \\\n  'lemon' .5\n");
}

TEST_CASE("A term may go on for lines before its text", "[tools][manual]") {
    const Block note = read_help(help).sections[2].blocks.at(4);
    CHECK(note.term == "-note [file=]FILE [append=true] [rest=false]");
    CHECK(note.text == "writes it down");
}

TEST_CASE("The options of a help are its words", "[tools][manual]") {
    CHECK(texts(words_of(read_help(help)).options) == Texts{"--heat", "--top", "--bottom", "--list",
                                                            "--very-long-option", "-oven", "-alarm",
                                                            "-note"});
}

TEST_CASE("What may follow an option is known", "[tools][manual]") {
    CHECK(followers_of("--heat").empty());
    CHECK(followers_of("-oven") == Texts{"cmd=", "kind=gas", "kind=electric", "clean", "option."});
    CHECK(followers_of("-alarm") == Texts{"off"});
    CHECK(followers_of("-note") == Texts{"file=", "append=true", "rest=false"});
}

TEST_CASE("The words below commands and actions can be typed", "[tools][manual]") {
    const auto words = words_of(read_help("Actions:\n  show ID...  shows it\n  list  all\n"));
    CHECK(texts(words.commands) == Texts{"show", "list"});
    CHECK(words.options.empty());
}

TEST_CASE("Signs that mean something to roff are escaped", "[tools][manual]") {
    const std::string page = man_page("bake", read_help(help), {"oven"});
    CHECK(contains(page, ".SH NAME\nbake \\- Bakes a cake\n"));
    CHECK(contains(page, "\n\\fB\\-\\-heat N (=180)\\fR\ndegrees; more than 300"));
    CHECK(contains(page, "\nbake \\-\\-heat 200 \\e\n  \\(aqlemon\\(aq .5\n"));
    CHECK(contains(page, "\\fBoven\\fR(6)\n"));
    CHECK(contains(man_page("x", read_help(".5 is half.\n"), {}), "\n\\&.5 is half.\n"));
}

TEST_CASE("Signs that mean something to a shell are quoted", "[tools][manual]") {
    const ProgramWords program{"bake", {{{"--it's", "cook's \\ choice"}, {"--a:b", "a:b"}}}};
    CHECK(contains(bash_completion(program), R"(echo '--it'\''s --a:b ')"));
    CHECK(contains(zsh_completion(program), R"('--it'\''s:cook'\''s \ choice' '--a\:b:a:b')"));
    CHECK(contains(fish_completion(program), R"(-a '--it\'s' -d 'cook\'s \\ choice')"));
}

}  // namespace adoube::manual
