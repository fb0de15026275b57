// UCI lines, both directions: nothing crashes, and what is written is read again as the same value.
#include "fuzz/fuzz_target.h"
#include "uci/command.h"
#include "uci/message.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace adoube;
    const std::string_view text = fuzz::text_of(data, size);
    const std::string_view line = text.substr(0, text.find_first_of("\r\n"));
    if (const auto command = uci::parse_command(line)) {
        const std::string written = uci::to_line(*command);
        fuzz::require(written.find('\n') == std::string::npos, "a command is one line");
        fuzz::require(uci::parse_command(written) == command, "parse-print-parse of commands");
    }
    if (const auto message = uci::parse_message(line)) {
        const std::string written = uci::to_line(*message);
        fuzz::require(written.find('\n') == std::string::npos, "a message is one line");
        fuzz::require(uci::parse_message(written) == message, "parse-print-parse of messages");
    }
    return 0;
}
