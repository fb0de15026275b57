#include "arbiter/runtime/pgn_source.h"

#include <boost/iostreams/device/back_inserter.hpp>
#include <boost/iostreams/filter/bzip2.hpp>
#include <boost/iostreams/filter/gzip.hpp>
#include <boost/iostreams/filter/zstd.hpp>
#include <boost/iostreams/filtering_stream.hpp>
#include <vector>

#include "arbiter/runtime/temporary.h"
#include "support/catch.h"

namespace adoube::arbiter {

namespace io = boost::iostreams;

namespace {

constexpr std::string_view game = "[Event \"x\"]\n\n1. e4 e5 *\n";

template <class Compressor>
[[nodiscard]] std::string compressed(std::string_view text, Compressor compressor) {
    std::string bytes;
    io::filtering_ostream stream;
    stream.push(std::move(compressor));
    stream.push(io::back_inserter(bytes));
    stream << text;
    stream.reset();
    return bytes;
}

// All of a file, in small pieces; nothing if it cannot be read to its end.
[[nodiscard]] std::optional<std::string> all_of(const std::string& path) {
    auto source = PgnSource::open(path);
    REQUIRE(source);
    std::string text;
    std::vector<char> buffer(7);
    while (true) {
        const auto size = source->read(buffer);
        if (!size) return std::nullopt;
        if (*size == 0) return text;
        text.append(buffer.data(), *size);
    }
}

}  // namespace

TEST_CASE("Plain and compressed files give the same text", "[arbiter][runtime]") {
    CHECK(all_of(TemporaryFile(game).path()) == game);
    CHECK(all_of(TemporaryFile(compressed(game, io::gzip_compressor())).path()) == game);
    CHECK(all_of(TemporaryFile(compressed(game, io::bzip2_compressor())).path()) == game);
    CHECK(all_of(TemporaryFile(compressed(game, io::zstd_compressor())).path()) == game);
    CHECK(all_of(TemporaryFile("").path()) == "");
}

TEST_CASE("A compressed file that is cut off is an error", "[arbiter][runtime]") {
    std::string bytes = compressed(game, io::gzip_compressor());
    bytes.resize(bytes.size() - 10);
    CHECK_FALSE(all_of(TemporaryFile(bytes).path()));
}

TEST_CASE("What cannot be opened says why", "[arbiter][runtime]") {
    const auto missing = PgnSource::open("/no/such/file.pgn");
    REQUIRE_FALSE(missing);
    CHECK(missing.error() == "No such file or directory");
    const auto folder = PgnSource::open("/");
    REQUIRE_FALSE(folder);
    CHECK(folder.error() == "it is a folder");
}

}  // namespace adoube::arbiter
