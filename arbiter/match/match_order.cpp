#include "arbiter/match/match_order.h"

#include "arbiter/match/conclusion.h"
#include "base/numbers.h"
#include "base/text_cursor.h"

namespace adoube::arbiter {
namespace {

[[nodiscard]] std::string_view next_word(TextCursor& text) {
    text.skip_spaces();
    return text.take_word();
}

}  // namespace

Expected<MatchOrder, std::string> read_order(std::string_view text) {
    MatchOrder order;
    TextCursor words{text};
    for (auto word = next_word(words); !word.empty(); word = next_word(words)) {
        if (word == "stop") {
            order.stop = true;
            continue;
        }
        if (word != "concurrency")
            return Failure{harmless(word) + ", expected stop or concurrency N"};
        const auto number = next_word(words);
        order.concurrency = parse_number<int>(number);
        if (order.concurrency.value_or(0) < 1 || *order.concurrency > MatchOrder::most_boards)
            return Failure{"concurrency " + harmless(number) + ", expected a number from 1 to " +
                           std::to_string(MatchOrder::most_boards)};
    }
    return order;
}

}  // namespace adoube::arbiter
