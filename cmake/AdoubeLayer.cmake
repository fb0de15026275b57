# How every target of the project is compiled, and the two shapes a target can have: a layer
# (a static library that names the layers below it) and a program.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Debug, Release or RelWithDebInfo" FORCE)
endif()

add_library(adoube_flags INTERFACE)
target_compile_features(adoube_flags INTERFACE cxx_std_20)
target_include_directories(adoube_flags INTERFACE
  $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src> $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>
  $<INSTALL_INTERFACE:include/adoube>)
# Headers and libraries must agree about it: the tables of sliders differ.
if(ADOUBE_NATIVE)
  target_compile_options(adoube_flags INTERFACE -march=native)
endif()

# What follows is for the project itself, not for those who use its libraries.
set(own_options -Wall -Wextra -Wpedantic -Wconversion -Wshadow)
# g++ 12 sees overlapping copies where strings are joined (GCC bug 105651); there are none.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  list(APPEND own_options -Wno-restrict)
endif()
if(ADOUBE_WERROR)
  list(APPEND own_options -Werror)
endif()
if(ADOUBE_SANITIZE)
  list(APPEND own_options
    -fsanitize=${ADOUBE_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  target_link_options(adoube_flags INTERFACE $<BUILD_INTERFACE:-fsanitize=${ADOUBE_SANITIZE}>)
endif()
if(ADOUBE_FUZZ)
  list(APPEND own_options -fsanitize=fuzzer-no-link)
endif()
target_compile_options(adoube_flags INTERFACE "$<BUILD_INTERFACE:${own_options}>")

# adoube_layer(NAME [SOURCES file...] [USES target...])
# A layer of headers only (no SOURCES) becomes an interface library.
function(adoube_layer name)
  cmake_parse_arguments(PARSE_ARGV 1 layer "" "" "SOURCES;USES")
  if(layer_SOURCES)
    add_library(adoube_${name} STATIC ${layer_SOURCES})
    target_link_libraries(adoube_${name} PUBLIC adoube_flags ${layer_USES})
  else()
    add_library(adoube_${name} INTERFACE)
    target_link_libraries(adoube_${name} INTERFACE adoube_flags ${layer_USES})
  endif()
endfunction()

# adoube_program(NAME SOURCES file... [USES target...])
function(adoube_program name)
  cmake_parse_arguments(PARSE_ARGV 1 program "" "" "SOURCES;USES")
  add_executable(${name} ${program_SOURCES})
  target_link_libraries(${name} PRIVATE adoube_flags ${program_USES})
endfunction()

# adoube_test(NAME SOURCES file... [USES target...] [LABELS label...])
# One Catch2 executable, registered with CTest as one test. Its label is "unit" unless said
# otherwise; slow suites carry "slow" and are left out of the quick run.
function(adoube_test name)
  cmake_parse_arguments(PARSE_ARGV 1 test "" "" "SOURCES;USES;LABELS")
  if(NOT test_LABELS)
    set(test_LABELS unit)
  endif()
  add_executable(${name} ${test_SOURCES})
  target_link_libraries(${name} PRIVATE adoube_flags adoube_test_support ${test_USES})
  # Assertions take long to optimise and gain nothing by it; what is tested is optimised fully.
  target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-O1>)
  target_compile_definitions(${name} PRIVATE
    ADOUBE_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data"
    ADOUBE_PROGRAMS="${CMAKE_RUNTIME_OUTPUT_DIRECTORY}")
  add_test(NAME ${name} COMMAND ${name})
  set_tests_properties(${name} PROPERTIES LABELS "${test_LABELS}")
endfunction()
