// How many moves a second one session acts on, on virtual time and without a store: requests in,
// replies out, as text. Prints one line; run a release build of it.
#include <array>
#include <cstdio>
#include <ctime>
#include <string>
#include <string_view>

#include "arbiter/session/session.h"

namespace {

using namespace adoube;
using arbiter::session::Session;

constexpr std::array<std::string_view, 52> moves{
    "e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6", "e1g1", "f8e7", "f1e1",
    "b7b5", "a4b3", "d7d6", "c2c3", "e8g8", "h2h3", "c6a5", "b3c2", "c7c5", "d2d4", "d8c7",
    "b1d2", "a5c6", "d4d5", "c6d8", "a2a4", "a8b8", "a4b5", "a6b5", "b2b4", "c5c4", "d2f1",
    "d8e6", "d5e6", "c8e6", "c1g5", "h7h6", "g5h4", "f8c8", "f1e3", "c7d7", "d1d2", "c8d8",
    "a1d1", "b8a8", "e3f5", "e6f5", "e4f5", "d6d5", "f3e5", "d7c7"};

constexpr int games = 5'000;

// Plays one game; gives how many of its moves were acted on.
int play_game(Session& session, int number) {
    const std::string create = R"({"op":"create","host":"ann","guest":"bob","at":0,"seed":)" +
                               std::to_string(number) +
                               R"(,"options":{"colorAssignment":"hostWhite"}})";
    int acted = 0;
    if (session.answer(create, {}).line.empty()) return 0;
    for (std::size_t ply = 0; ply < moves.size(); ++ply) {
        const std::string by = ply % 2 == 0 ? "ann" : "bob";
        const std::string request = R"({"id":1,"op":"act","game":"g)" + std::to_string(number) +
                                    R"(","by":")" + by + R"(","action":{"type":"move","uci":")" +
                                    std::string(moves[ply]) + R"("},"at":)" +
                                    std::to_string(1000 * (ply + 1)) + "}";
        const auto answer = session.answer(request, {});
        acted += answer.line.find(R"("ok":true)") != std::string::npos ? 1 : 0;
    }
    return acted;
}

}  // namespace

int main() {
    Session session({});
    const std::clock_t start = std::clock();
    int acted = 0;
    for (int number = 1; number <= games; ++number) acted += play_game(session, number);
    const double used = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    std::printf("%d moves acted in %.2f s of processor time: %.0f moves/s\n", acted, used,
                acted / used);
    const bool all = acted == games * static_cast<int>(moves.size());
    return all ? 0 : 1;
}
