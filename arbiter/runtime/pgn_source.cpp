#include "arbiter/runtime/pgn_source.h"

#include <array>
#include <boost/iostreams/filter/bzip2.hpp>
#include <boost/iostreams/filter/gzip.hpp>
#include <boost/iostreams/filter/zstd.hpp>
#include <boost/iostreams/filtering_stream.hpp>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string_view>

namespace adoube::arbiter {

namespace io = boost::iostreams;

struct PgnSource::Streams {
    std::ifstream file;
    io::filtering_istream text;
};

namespace {

constexpr std::size_t buffer_size = std::size_t{1} << 16;

// The first bytes of a file, which stays as it was.
[[nodiscard]] std::string magic_of(std::ifstream& file) {
    std::array<char, 4> bytes{};
    file.read(bytes.data(), bytes.size());
    const auto count = static_cast<std::size_t>(file.gcount());
    file.clear();
    file.seekg(0);
    return {bytes.data(), count};
}

void push_decompressor(io::filtering_istream& stream, std::string_view magic) {
    if (magic.starts_with("\x1F\x8B")) stream.push(io::gzip_decompressor(), buffer_size);
    if (magic.starts_with("BZh")) stream.push(io::bzip2_decompressor(), buffer_size);
    if (magic.starts_with("\x28\xB5\x2F\xFD")) stream.push(io::zstd_decompressor(), buffer_size);
}

}  // namespace

PgnSource::PgnSource(std::unique_ptr<Streams> streams) : streams_(std::move(streams)) {}
PgnSource::PgnSource(PgnSource&&) noexcept = default;
PgnSource& PgnSource::operator=(PgnSource&&) noexcept = default;
PgnSource::~PgnSource() = default;

Expected<PgnSource, FileError> PgnSource::open(const std::string& path) {
    auto streams = std::make_unique<Streams>();
    if (path == "-") {
        streams->text.push(std::cin, buffer_size);
        return PgnSource(std::move(streams));
    }
    if (std::filesystem::is_directory(path)) return Failure{FileError("it is a folder")};
    streams->file.open(path, std::ios::binary);
    if (!streams->file) return Failure{FileError(std::strerror(errno))};
    push_decompressor(streams->text, magic_of(streams->file));
    streams->text.push(streams->file, buffer_size);
    return PgnSource(std::move(streams));
}

Expected<std::size_t, FileError> PgnSource::read(std::span<char> buffer) {
    io::filtering_istream& text = streams_->text;
    try {
        text.read(buffer.data(), static_cast<std::streamsize>(buffer.size()));
    } catch (const std::exception& error) {
        return Failure{FileError(error.what())};
    }
    if (text.bad()) return Failure{FileError("it cannot be read or decompressed to its end")};
    return static_cast<std::size_t>(text.gcount());
}

Expected<std::string, FileError> read_whole_file(const std::string& path) {
    auto source = PgnSource::open(path);
    if (!source) return Failure{source.error()};
    std::string text;
    std::string buffer(buffer_size, '\0');
    while (true) {
        const auto size = source->read(buffer);
        if (!size) return Failure{size.error()};
        if (*size == 0) return text;
        text.append(buffer, 0, *size);
    }
}

}  // namespace adoube::arbiter
