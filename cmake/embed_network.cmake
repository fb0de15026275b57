# Writes the network as the C++ source that engine/network/network_data.h declares.
#   cmake -D FROM=network.bin -D TO=source -P embed_network.cmake
cmake_minimum_required(VERSION 3.25)

file(READ ${FROM} bytes HEX)
string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
file(WRITE ${TO} "#include \"engine/network/network_data.h\"

namespace adoube::engine {

namespace {

constexpr unsigned char network_bytes[]{${bytes}};

}  // namespace

constexpr std::span<const unsigned char> network_data{network_bytes};

}  // namespace adoube::engine
")
