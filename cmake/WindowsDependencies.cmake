# What stands on Windows for the packages of AdoubeDependencies.cmake: the headers that Debian has for
# Linux serve for Windows as well, and what is no header is compiled along.
#
#   ADOUBE_BOOST_SOURCE  a folder with the sources of Boost, of which libs/program_options is
#                        taken; without it there is no perft

set(ADOUBE_BOOST_SOURCE "" CACHE PATH "The sources of the Boost whose headers are installed")

find_package(Threads REQUIRED)

# Beside these headers lie those of Linux, which must not be found.
set(borrowed ${PROJECT_BINARY_DIR}/borrowed)
file(MAKE_DIRECTORY ${borrowed})
foreach(library boost fmt)
  if(NOT EXISTS /usr/include/${library})
    message(FATAL_ERROR "no headers of ${library}: expected /usr/include/${library}")
  endif()
  file(CREATE_LINK /usr/include/${library} ${borrowed}/${library} SYMBOLIC)
endforeach()

add_library(adoube_borrowed INTERFACE)
target_include_directories(adoube_borrowed SYSTEM INTERFACE ${borrowed})

add_library(adoube_fmt INTERFACE)
target_compile_definitions(adoube_fmt INTERFACE FMT_HEADER_ONLY)
target_link_libraries(adoube_fmt INTERFACE adoube_borrowed)
add_library(fmt::fmt ALIAS adoube_fmt)

# Sockets, because Boost.Asio brings signals to a program.
add_library(adoube_boost INTERFACE)
target_compile_definitions(adoube_boost INTERFACE _WIN32_WINNT=0x0A00)
target_link_libraries(adoube_boost INTERFACE adoube_borrowed ws2_32 mswsock)
add_library(Boost::system ALIAS adoube_boost)

file(WRITE ${borrowed}/json.cpp "#include <boost/json/src.hpp>\n")
add_library(adoube_boost_json STATIC EXCLUDE_FROM_ALL ${borrowed}/json.cpp)
target_link_libraries(adoube_boost_json PUBLIC adoube_boost)
add_library(Boost::json ALIAS adoube_boost_json)

if(ADOUBE_BOOST_SOURCE)
  set(folder ${ADOUBE_BOOST_SOURCE}/libs/program_options/src)
  set(parts cmdline config_file convert options_description parsers positional_options split
    utf8_codecvt_facet value_semantic variables_map)
  list(TRANSFORM parts REPLACE "(.+)" "${folder}/\\1.cpp")
  add_library(adoube_boost_options STATIC EXCLUDE_FROM_ALL ${parts})
  target_link_libraries(adoube_boost_options PUBLIC adoube_boost)
  add_library(Boost::program_options ALIAS adoube_boost_options)
endif()
