#include "arbiter/audit/game_json.h"

#include <boost/json/array.hpp>
#include <string>

#include "notation/fen.h"
#include "notation/san.h"
#include "notation/uci_move.h"

namespace adoube::arbiter::audit {

namespace json = boost::json;

namespace {

void add_tags(json::object& object, const pgn::Tags& tags) {
    json::object pairs;
    for (const auto& [name, value] : tags) pairs[name] = value;
    object["tags"] = std::move(pairs);
}

// Comments and glyphs go by the ply of the move before them; 0 is the start.
void add_moves(json::object& object, const pgn::ReadGame& read) {
    const pgn::Game& game = read.game;
    json::array moves;
    json::array san;
    json::object comments;
    json::object nags;
    if (!game.line.comment.empty()) comments["0"] = game.line.comment;
    for (const pgn::PlayedMove& played : game.line.moves) {
        const Position& position = read.positions[moves.size()];
        const Position& next = read.positions[moves.size() + 1];
        moves.emplace_back(uci_move::write(position, played.move, game.variant));
        san.emplace_back(san::write(position, played.move, next));
        const std::string ply = std::to_string(moves.size());
        if (!played.comment.empty()) comments[ply] = played.comment;
        if (!played.nags.empty()) nags[ply] = json::array(played.nags.begin(), played.nags.end());
    }
    object["moves"] = std::move(moves);
    object["san"] = std::move(san);
    object["comments"] = std::move(comments);
    object["nags"] = std::move(nags);
}

[[nodiscard]] json::value error_json(const std::optional<pgn::GameError>& error) {
    if (!error) return nullptr;
    json::object object{{"fault", name_of(error->fault)}, {"ply", error->ply},
                        {"line", error->place.line},      {"column", error->place.column},
                        {"text", describe(*error)},       {"move", error->text}};
    if (error->reason) object["reason"] = adoube::name_of(*error->reason);
    return object;
}

[[nodiscard]] json::object finding_json(const Finding& finding) {
    json::object object{{"kind", name_of(finding)}, {"text", describe(finding)}};
    if (finding.kind != FindingKind::oddity) object["ply"] = finding.ply;
    if (finding.reason) object["reason"] = game::name_of(*finding.reason);
    if (!finding.expected.empty()) object["expected"] = finding.expected;
    if (finding.remark) {
        object["line"] = finding.remark->place.line;
        object["column"] = finding.remark->place.column;
    }
    return object;
}

}  // namespace

json::object as_json(const pgn::ReadGame& read, const std::vector<Finding>& findings,
                     std::string_view file) {
    json::object object{{"file", file}, {"line", read.place.line}};
    add_tags(object, read.game.tags);
    object["chess960"] = read.game.variant == Variant::chess960;
    object["startFen"] = fen::write(read.game.start);
    add_moves(object, read);
    object["result"] = pgn::name_of(read.game.result);
    object["finalFen"] = fen::write(read.positions.back());
    object["error"] = error_json(read.error);
    json::array list;
    for (const Finding& finding : findings) list.push_back(finding_json(finding));
    object["findings"] = std::move(list);
    return object;
}

}  // namespace adoube::arbiter::audit
