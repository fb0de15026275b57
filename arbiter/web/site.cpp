#include "arbiter/web/site.h"

#include <boost/json/serialize.hpp>

#include "arbiter/json/game_pgn.h"
#include "arbiter/web/bundle.h"
#include "base/numbers.h"

namespace adoube::arbiter::web {

namespace {

[[nodiscard]] Response refusal(unsigned status, std::string_view word, std::string_view text) {
    return {status, "application/json",
            boost::json::serialize(
                boost::json::object{{"ok", false}, {"refusal", word}, {"text", text}})};
}

[[nodiscard]] Response not_found() { return refusal(404, "notFound", "There is nothing here."); }

[[nodiscard]] std::string_view path_of(std::string_view target) {
    return target.substr(0, target.find_first_of("?#"));
}

// What stands between the two; absent if the text is not so.
[[nodiscard]] std::optional<std::string_view> between(std::string_view text,
                                                      std::string_view before,
                                                      std::string_view after) {
    if (text.size() < before.size() + after.size()) return std::nullopt;
    if (!text.starts_with(before) || !text.ends_with(after)) return std::nullopt;
    return text.substr(before.size(), text.size() - before.size() - after.size());
}

[[nodiscard]] std::optional<std::int64_t> board_number(std::string_view text) {
    const auto number = parse_number<std::int64_t>(text);
    return number && *number > 0 ? number : std::nullopt;
}

// One page shows them all; which one is for its script to see.
[[nodiscard]] bool is_page(std::string_view path) {
    if (path == "/" || path == "/search" || path == "/rules" || path == "/match") return true;
    for (const std::string_view place : {"/game/", "/result/"})
        if (const auto number = between(path, place, ""); number && board_number(*number))
            return true;
    return false;
}

}  // namespace

bool is_origin(std::string_view text) {
    constexpr std::string_view host_characters = "abcdefghijklmnopqrstuvwxyz0123456789.-:[]";
    for (const std::string_view scheme : {"http://", "https://"})
        if (const auto host = between(text, scheme, ""))
            return !host->empty() &&
                   host->find_first_not_of(host_characters) == std::string_view::npos;
    return false;
}

std::optional<std::int64_t> Site::live_board(std::string_view target) {
    const auto number = between(path_of(target), "/game/", "/live");
    return number ? board_number(*number) : std::nullopt;
}

bool Site::is_own_origin(const Request& request) const {
    if (!request.origin) return false;
    if (!origin_.empty()) return *request.origin == origin_;
    const auto host = between(*request.origin, "http://", "");
    return host && !host->empty() && *host == request.host;
}

Response Site::answer(const Request& request, game::Instant now) {
    const std::string_view path = path_of(request.target);
    if (request.method == Method::get) return get(path, now);
    if (request.method == Method::post && path == "/new-game") return new_game(request, now);
    return refusal(405, "methodNotAllowed",
                   "Only GET and HEAD, and POST to /new-game, are understood.");
}

Response Site::get(std::string_view path, game::Instant now) {
    const auto* const file = find_in_bundle(is_page(path) ? "/index.html" : path);
    if (file) return {200, std::string(file->content_type), std::string(file->content)};
    if (path == "/match.json" && showcase_) return {200, "application/json", showcase_->shown()};
    if (path == "/server.json")
        return {200, "application/json",
                boost::json::serialize(boost::json::object{{"engine", hall_.engine_name()},
                                                           {"match", showcase_ != nullptr}})};
    const auto name = between(path, "/game/", "");
    return name ? game_file(*name, now) : not_found();
}

Response Site::game_file(std::string_view name, game::Instant now) {
    if (const auto number = between(name, "", ".json"))
        if (const auto board = board_number(*number))
            if (auto text = hall_.describe(*board, now))
                return {200, "application/json", std::move(*text)};
    if (const auto number = between(name, "", ".pgn"))
        if (const auto board = board_number(*number))
            if (const auto* const table = hall_.table(*board))
                return {200, "application/x-chess-pgn", json::write_pgn(table->game, table->card)};
    return refusal(404, "unknownGame", "There is no such game.");
}

// A type that a form of another site cannot send without having asked first.
Response Site::new_game(const Request& request, game::Instant now) {
    if (request.origin && !is_own_origin(request))
        return refusal(403, "foreignOrigin", "Pages of other sites may not do this.");
    if (!request.content_type.starts_with("application/json"))
        return refusal(415, "badRequest", "Content-Type: expected application/json");
    if (showcase_) return refusal(403, "matchOnly", "Here a match is shown, and nothing played.");
    const auto board = hall_.open_board(request.body, now);
    if (!board) return refusal(422, board.error().word, board.error().text);
    boost::json::object reply{
        {"ok", true}, {"game", (*board)->number}, {"seat", (*board)->host_secret}};
    if (!(*board)->invitation.to_engine) reply["invite"] = (*board)->guest_secret;
    return {201, "application/json", boost::json::serialize(reply)};
}

}  // namespace adoube::arbiter::web
