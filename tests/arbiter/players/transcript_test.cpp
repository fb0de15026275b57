#include "arbiter/players/transcript.h"

#include <algorithm>

#include "support/catch.h"

using namespace adoube::arbiter;
using namespace std::chrono_literals;

namespace {

constexpr Moment noted_at{100s};

}  // namespace

TEST_CASE("A transcript tells when, which way and what", "[players]") {
    Transcript transcript;
    transcript.note(noted_at, Transcript::Way::in, "position startpos\ngo nodes 1");
    transcript.note(noted_at + 250ms, Transcript::Way::out, "bestmove e2e4");
    CHECK(transcript.text(noted_at + 1s) ==
          "-1.000 < position startpos\n-1.000 < go nodes 1\n-0.750 > bestmove e2e4\n");
}

TEST_CASE("A transcript keeps the last lines alone, and not all of a long one", "[players]") {
    Transcript transcript;
    for (int line = 1; line <= 250; ++line)
        transcript.note(noted_at, Transcript::Way::out, std::to_string(line));
    const std::string text = transcript.text(noted_at);
    CHECK(text.starts_with("(150 lines before)\n0.000 > 151\n"));
    CHECK(text.ends_with("0.000 > 250\n"));
    CHECK(std::count(text.begin(), text.end(), '\n') == 101);

    Transcript long_line;
    long_line.note(noted_at, Transcript::Way::out, "head " + std::string(1'000'000, 'x') + " tail");
    const std::string cut = long_line.text(noted_at);
    CHECK(cut.size() < 500);
    CHECK(cut.starts_with("0.000 > head xxx"));
    CHECK(cut.ends_with("xxx tail\n"));
}

TEST_CASE("A transcript holds no control characters", "[players]") {
    Transcript transcript;
    transcript.note(noted_at, Transcript::Way::out, "\x1b[2J\xff\\ \t\r");
    CHECK(transcript.text(noted_at) == "0.000 > \\x1b[2J\\xff\\x5c \\x09\\x0d\n");
}
