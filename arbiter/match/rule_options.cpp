#include <algorithm>

#include "arbiter/match/match_option.h"

namespace adoube::arbiter {
namespace {

using Text = std::string_view;

template <class Rule>
constexpr Key<Rule> move_number_key = {
    "movenumber", "a whole number from 0",
    [](Rule& rule, Text text) { return read_number(rule.move_number, text, 0); }};
template <class Rule>
constexpr Key<Rule> move_count_key = {
    "movecount", "a whole number from 1",
    [](Rule& rule, Text text) { return read_number(rule.move_count, text, 1); }};
template <class Rule>
constexpr Key<Rule> score_key = {"score", "centipawns from 0", [](Rule& rule, Text text) {
                                     return read_number(rule.score, text, 0);
                                 }};

constexpr Key<DrawAdjudication> draw_keys[] = {
    move_number_key<DrawAdjudication>,
    move_count_key<DrawAdjudication>,
    score_key<DrawAdjudication>,
};

constexpr Key<ResignAdjudication> resign_keys[] = {
    move_count_key<ResignAdjudication>,
    score_key<ResignAdjudication>,
    {"twosided", "true or false",
     [](ResignAdjudication& resign, Text text) { return read_switch(resign.two_sided, text); }},
};

[[nodiscard]] Reading read_variant(MatchOptions& options, const OptionGroup& group) {
    return read_one(group, "standard or chess960", [&](Text text) {
        return read_choice<Variant>(options.rules.variant, text,
                                    {{"standard", Variant::standard},
                                     {"chess960", Variant::chess960},
                                     {"fischerandom", Variant::chess960}});
    });
}

[[nodiscard]] Reading read_draw_mode(MatchOptions& options, const OptionGroup& group) {
    return read_one(group, "auto or fide", [&](Text text) {
        return read_choice<game::DrawMode>(
            options.rules.draw_mode, text,
            {{"auto", game::DrawMode::automatic}, {"fide", game::DrawMode::fide}});
    });
}

[[nodiscard]] Reading read_claim(MatchOptions& options, const OptionGroup& group) {
    return read_one(group, "always, never or score", [&](Text text) {
        return read_choice<ClaimPolicy>(options.rules.claim, text,
                                        {{"always", ClaimPolicy::always},
                                         {"never", ClaimPolicy::never},
                                         {"score", ClaimPolicy::by_score}});
    });
}

[[nodiscard]] Reading read_max_moves(MatchOptions& options, const OptionGroup& group) {
    int moves = 0;
    if (auto error = read_count(group, moves, 0)) return error;
    options.rules.max_moves = moves == 0 ? std::nullopt : std::optional{moves};
    return std::nullopt;
}

constexpr Key<OwnResignation> own_resignation_keys[] = {
    move_count_key<OwnResignation>,
    score_key<OwnResignation>,
};

constexpr Key<OwnDrawOffer> own_draw_offer_keys[] = {
    move_number_key<OwnDrawOffer>,
    move_count_key<OwnDrawOffer>,
    score_key<OwnDrawOffer>,
};

[[nodiscard]] Reading read_table_use(MatchOptions& options, const OptionGroup& group) {
    return read_one(group, "BOTH, WIN_LOSS or DRAW", [&](Text text) {
        return read_choice<TablebaseUse>(options.rules.tablebase.use, text,
                                         {{"BOTH", TablebaseUse::all},
                                          {"WIN_LOSS", TablebaseUse::decided},
                                          {"DRAW", TablebaseUse::drawn}});
    });
}

template <LineCheck check>
[[nodiscard]] Reading read_line_check(MatchOptions& options, const OptionGroup& group) {
    bool is_wanted = true;
    auto fault = read_flag(group, is_wanted, true);
    if (is_wanted) options.rules.line_check = std::max(options.rules.line_check, check);
    return fault;
}

constexpr MatchOption all_rule_options[] = {
    {"variant", read_variant},
    {"draw-mode", read_draw_mode},
    {"claim", read_claim},
    {"first-move-limit",
     [](MatchOptions& options, const OptionGroup& group) {
         return read_limit(group, options.rules.first_move_limit);
     }},
    {"idle-limit",
     [](MatchOptions& options, const OptionGroup& group) {
         return read_limit(group, options.rules.idle_limit);
     }},
    {"disconnect-grace",
     [](MatchOptions& options, const OptionGroup& group) {
         return read_limit(group, options.rules.disconnect_grace);
     }},
    {"exact-dead-position",
     [](MatchOptions& options, const OptionGroup& group) {
         return read_flag(group, options.rules.exact_dead_position, true);
     }},
    {"draw",
     [](MatchOptions& options, const OptionGroup& group) {
         return read_keys(options.rules.draw.emplace(), group, draw_keys);
     }},
    {"resign",
     [](MatchOptions& options, const OptionGroup& group) {
         return read_keys(options.rules.resign.emplace(), group, resign_keys);
     }},
    {"resign-by-engine",
     [](MatchOptions& options, const OptionGroup& group) {
         return read_keys(options.rules.own_resignation.emplace(), group, own_resignation_keys);
     }},
    {"draw-offer",
     [](MatchOptions& options, const OptionGroup& group) {
         return read_keys(options.rules.own_draw_offer.emplace(), group, own_draw_offer_keys);
     }},
    {"tb",
     [](MatchOptions& options, const OptionGroup& group) {
         return read_one(group, "folders with a colon between them", [&](Text text) {
             options.rules.tablebase.path = text;
             return !text.empty();
         });
     }},
    {"tbpieces",
     [](MatchOptions& options, const OptionGroup& group) {
         return read_count(group, options.rules.tablebase.pieces, 2);
     }},
    {"tbignore50",
     [](MatchOptions& options, const OptionGroup& group) {
         return read_flag(group, options.rules.tablebase.ignores_fifty_moves, true);
     }},
    {"tbadjudicate", read_table_use},
    {"maxmoves", read_max_moves},
    {"check-pvs", read_line_check<LineCheck::moves>},
    {"check-mate-pvs", read_line_check<LineCheck::mates>},
};

}  // namespace

std::span<const MatchOption> rule_options() { return all_rule_options; }

}  // namespace adoube::arbiter
