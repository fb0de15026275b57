// What an engine says to a GUI or an arbiter (UCI protocol, "Engine to GUI", April 2006), as
// values. Moves stay text: they are untrusted until somebody looks them up in a position.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "uci/info.h"
#include "uci/option.h"

namespace adoube::uci {

namespace message {

struct IdName {
    std::string name;
    friend bool operator==(const IdName&, const IdName&) = default;
};
struct IdAuthor {
    std::string author;
    friend bool operator==(const IdAuthor&, const IdAuthor&) = default;
};
struct UciOk {
    friend bool operator==(const UciOk&, const UciOk&) = default;
};
struct ReadyOk {
    friend bool operator==(const ReadyOk&, const ReadyOk&) = default;
};
struct BestMove {
    std::string move;  // as it was written, empty if nothing was
    std::optional<std::string> ponder{};
    friend bool operator==(const BestMove&, const BestMove&) = default;
};

enum class Check : std::uint8_t { checking, ok, error };

struct CopyProtection {
    Check state{};
    friend bool operator==(const CopyProtection&, const CopyProtection&) = default;
};
struct Registration {
    Check state{};
    friend bool operator==(const Registration&, const Registration&) = default;
};

}  // namespace message

using Message =
    std::variant<message::IdName, message::IdAuthor, message::UciOk, message::ReadyOk,
                 message::BestMove, message::CopyProtection, message::Registration, Info, Option>;

// The message of a line, of which an Info keeps views. Unknown words before it are skipped.
// Nothing for a line that says nothing of the protocol, and for an `option` that has no name, no
// known type or, being a spin, no number as its default or limits.
[[nodiscard]] std::optional<Message> parse_message(std::string_view line);

// The line, without a line end, its parts in the order that GUIs are used to. Line breaks inside
// texts become blanks.
[[nodiscard]] std::string to_line(const Message& message);

}  // namespace adoube::uci
