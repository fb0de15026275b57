// The options of the engine, by the names under which GUIs know them.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/handicap.h"
#include "rules/variant.h"
#include "uci/command.h"
#include "uci/option.h"

namespace adoube::app {

struct Options {
    std::size_t hash_megabytes = 16;
    std::size_t threads = 1;
    int lines = 1;  // MultiPV
    bool ponder = false;
    std::chrono::milliseconds move_overhead{20};
    Variant variant = Variant::standard;  // of castling's notation, and of FENs
    bool analyse = false;
    bool show_win_draw_loss = false;
    bool limit_strength = false;
    int elo = largest_elo;  // of a limited strength
    std::string syzygy_path{};
    bool clear_hash = false;  // asked for, and not yet done
};

// As `uci` lists them.
[[nodiscard]] std::vector<uci::Option> offered_options();

// Changes what the command asks for; if it cannot, says why and changes nothing.
[[nodiscard]] std::optional<std::string> set_option(Options& options,
                                                    const uci::command::SetOption& command);

}  // namespace adoube::app
