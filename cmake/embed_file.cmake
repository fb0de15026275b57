# Writes the bytes of a file as a C++ source that defines a span of them, as HEADER declares it.
#   cmake -D FROM=file -D TO=source -D HEADER=header -D NAME=span -P embed_file.cmake
cmake_minimum_required(VERSION 3.25)

file(READ ${FROM} bytes HEX)
string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
file(WRITE ${TO} "#include \"${HEADER}\"

namespace adoube::engine {

namespace {

constexpr unsigned char ${NAME}_bytes[]{${bytes}};

}  // namespace

constexpr std::span<const unsigned char> ${NAME}{${NAME}_bytes};

}  // namespace adoube::engine
")
