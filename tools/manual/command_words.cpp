#include "tools/manual/command_words.h"

#include <algorithm>

namespace adoube::manual {

namespace {

using Text = std::string_view;

[[nodiscard]] std::vector<Text> split(Text text, char separator) {
    std::vector<Text> parts;
    while (true) {
        const auto end = text.find(separator);
        if (end != 0) parts.push_back(text.substr(0, end));
        if (end == Text::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

[[nodiscard]] bool is_option(Text word) { return word.size() > 1 && word[0] == '-'; }

[[nodiscard]] bool is_lower(char sign) { return sign >= 'a' && sign <= 'z'; }

// FILE and N stand for something; in FILE|off only the other word can be written as it is.
[[nodiscard]] std::vector<Text> literals_among(const std::vector<Text>& choices) {
    std::vector<Text> result;
    for (const Text choice : choices)
        if (std::any_of(choice.begin(), choice.end(), is_lower)) result.push_back(choice);
    return result.empty() && choices.size() > 1 ? choices : result;
}

[[nodiscard]] Text without_brackets(Text word) {
    while (word.starts_with('[')) word.remove_prefix(1);
    while (word.ends_with(']')) word.remove_suffix(1);
    return word;
}

// The word itself if it is known, or else a new one.
Word& word_in(std::vector<Word>& words, Text text, const std::string& explanation) {
    const auto known = std::find_if(words.begin(), words.end(),
                                    [&](const Word& each) { return each.text == text; });
    if (known != words.end()) {
        if (known->explanation.empty()) known->explanation = explanation;
        return *known;
    }
    return words.emplace_back(Word{std::string(text), explanation});
}

constexpr Text capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

// What a key may have, "format=epd|pgn": each value with the key, or the key alone, or what stands
// before the name in "option.NAME=".
void add_key(std::vector<Word>& words, Text key, Text value, const std::string& explanation) {
    const auto values = literals_among(split(value, '|'));
    for (const Text each : values)
        word_in(words, std::string(key) + std::string(each), explanation);
    const std::string stem(key.substr(0, key.find_first_of(capitals)));
    if (values.empty() && !stem.empty()) word_in(words, stem, explanation);
}

// A word of a term that is no option: a key with its value, a choice of values, or a placeholder.
void add_word(std::vector<Word>& words, Text word, const std::string& explanation) {
    word = without_brackets(word);
    if (word.starts_with("(=")) return;  // a default value
    if (const auto sign = word.find('='); sign != Text::npos)
        return add_key(words, word.substr(0, sign + 1), without_brackets(word.substr(sign + 1)),
                       explanation);
    const auto choices = split(word, '|');
    if (choices.size() < 2 && explanation.empty()) return;
    for (const Text each : literals_among(choices)) word_in(words, each, explanation);
}

// "-event NAME -site NAME [-each key=value]": each option takes what stands up to the next one.
void add_options(std::vector<Word>& options, Text term, const std::string& explanation) {
    Word* option = nullptr;
    for (Text word : split(term, ' ')) {
        if (word.ends_with(',')) word.remove_suffix(1);
        if (const Text name = without_brackets(word); is_option(name))
            option = &word_in(options, name, explanation);
        else if (option) add_word(option->followers, word, {});
    }
}

// "Players (after -engine; after -each for all)": the items below are keys of these options.
[[nodiscard]] std::vector<Text> options_in(Text title) {
    std::vector<Text> result;
    for (Text word : split(title, ' ')) {
        while (word.ends_with(';') || word.ends_with(',') || word.ends_with(')'))
            word.remove_suffix(1);
        if (is_option(word)) result.push_back(word);
    }
    return result;
}

void add_keys(std::vector<Word>& options, const std::vector<Text>& owners, const Block& item) {
    for (const Text owner : owners)
        for (const Text word : split(item.term, ' '))
            add_word(word_in(options, owner, {}).followers, word, item.text);
}

[[nodiscard]] bool lists_commands(Text title) {
    return title.starts_with("Commands") || title.starts_with("Actions");
}

}  // namespace

CommandWords words_of(const HelpText& help) {
    CommandWords words;
    if (!help.usage.empty()) add_options(words.options, help.usage.front(), {});
    for (const Section& section : help.sections) {
        const auto owners = options_in(section.title);
        for (const Block& block : section.blocks) {
            if (block.kind != BlockKind::item) continue;
            if (is_option(block.term)) add_options(words.options, block.term, block.text);
            else if (lists_commands(section.title))
                words.commands.push_back({std::string(split(block.term, ' ').front()), block.text});
            else add_keys(words.options, owners, block);
        }
    }
    return words;
}

}  // namespace adoube::manual
