// What the server answers to HTTP requests: values in, values out. Pages and their parts come out
// of the bundle, games out of the hall.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "arbiter/web/hall.h"
#include "arbiter/web/live_match.h"

namespace adoube::arbiter::web {

enum class Method : std::uint8_t { get, post, other };  // HEAD is a GET without the body

struct Request {
    Method method = Method::get;
    std::string_view target{};  // "/game/12.json?x=1"
    std::string_view host{};    // header Host
    std::optional<std::string_view> origin{};
    std::string_view content_type{};
    std::string_view body{};
};

struct Response {
    unsigned status = 200;
    std::string content_type = "application/json";
    std::string body{};
};

// True for what browsers can send as Origin: scheme and host, maybe a port, nothing behind.
[[nodiscard]] bool is_origin(std::string_view text);

class Site {
public:
    // `origin` is where the pages are seen from, such as "https://chess.example"; empty: wherever
    // the request says that it was sent to. With a showcase a match is shown and nothing played.
    Site(Hall& hall, std::string origin, const Showcase* showcase = nullptr)
        : hall_(hall), origin_(std::move(origin)), showcase_(showcase) {}

    // May change the hall; publish() then comes before the response is sent.
    [[nodiscard]] Response answer(const Request& request, game::Instant now);

    // True if a page of this site sends the request: other sites may not make a visitor's browser
    // act here.
    [[nodiscard]] bool is_own_origin(const Request& request) const;

    // The board whose live connection the path asks for: "/game/12/live".
    [[nodiscard]] static std::optional<std::int64_t> live_board(std::string_view target);

private:
    [[nodiscard]] Response get(std::string_view path, game::Instant now);
    [[nodiscard]] Response new_game(const Request& request, game::Instant now);
    [[nodiscard]] Response game_file(std::string_view name, game::Instant now);

    Hall& hall_;
    std::string origin_;
    const Showcase* showcase_;
};

}  // namespace adoube::arbiter::web
