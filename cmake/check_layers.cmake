# Checks that every include of the project points down and that each part of the outside world is
# touched only by the layers that own it.
#
#   cmake -D ROOT=<folder that holds src/, perft/ and arbiter/> -P cmake/check_layers.cmake
#
# Prints one line a violation on stderr and fails if there was any. docs/architecture.md says what
# the layers are; to let a layer do more, change the tables here and write down why in
# docs/decisions/.

cmake_minimum_required(VERSION 3.25)

# A layer is a folder, or one file of a folder; the longest name that fits a path wins. After the
# colon stand the layers right below it: what these may include, it may include too.
set(layers
  "src/base:"
  "src/base/standard_output.h:"
  "src/rules: src/base"
  "src/mating: src/rules"
  "src/notation: src/rules"
  "src/game: src/mating"
  "src/uci: src/notation"
  "src/engine: src/rules"
  "perft: src/notation"
  "perft/program: perft src/base/standard_output.h"
  "src/syzygy: src/rules"
  "src/app: src/engine src/uci src/syzygy perft src/base/standard_output.h"
  "arbiter/audit: src/game src/notation"
  "arbiter/match: src/game src/notation"
  "arbiter/json: src/game src/notation"
  "arbiter/session: arbiter/json"
  "arbiter/process: src/base"
  "arbiter/players: arbiter/match arbiter/process src/uci"
  "arbiter/storage: arbiter/json"
  "arbiter/present: arbiter/match arbiter/json"
  "arbiter/web: arbiter/session arbiter/storage arbiter/present arbiter/process"
  "arbiter/runtime: arbiter/players arbiter/web arbiter/audit src/syzygy
    src/base/standard_output.h")

set(programs src/app perft/program arbiter/runtime)
set(shell ${programs} arbiter/process arbiter/players arbiter/storage arbiter/present arbiter/web)

# Each part of the outside world: its name, how a line that uses it looks, and who may.
set(world console files threads sockets processes shells log database clock environment)
set(pattern_console "#include <(iostream|cstdio)>")
set(users_console ${shell} src/base/standard_output.h)
set(pattern_files "#include <(fstream|filesystem)>")
set(users_files ${shell} src/syzygy)
set(pattern_threads "#include <thread>")
set(users_threads ${shell} perft)
set(pattern_sockets "#include <boost/(asio|beast)")
set(users_sockets ${programs} arbiter/process arbiter/players arbiter/web)
set(pattern_processes "#include <boost/process")
set(users_processes arbiter/process)
set(pattern_shells "(popen|std::system|[ (;]system|wordexp)\\(")
set(users_shells "")  # nobody: what runs is an array of arguments from start to end
set(pattern_log "#include <spdlog/")
set(users_log ${shell})
set(pattern_database "#include <sqlite3")
set(users_database arbiter/storage)
set(pattern_clock "::now\\(")
set(users_clock ${programs})
set(pattern_environment "getenv\\(")
set(users_environment ${programs})

# The layers that a layer may include: itself and all that is below it.
function(find_allowed layer result)
  set(allowed ${layer})
  foreach(entry IN LISTS layers)
    if(entry MATCHES "^${layer}:(.*)$")
      separate_arguments(below UNIX_COMMAND "${CMAKE_MATCH_1}")
      foreach(lower IN LISTS below)
        find_allowed(${lower} further)
        list(APPEND allowed ${further})
      endforeach()
    endif()
  endforeach()
  set(${result} ${allowed} PARENT_SCOPE)
endfunction()

# The layer to which a path from the root belongs; empty if to none.
function(find_layer path result)
  set(found "")
  foreach(entry IN LISTS layers)
    string(REGEX REPLACE ":.*" "" name "${entry}")
    string(LENGTH "${name}" length)
    string(LENGTH "${found}" found_length)
    string(FIND "${path}/" "${name}/" position)
    if(position EQUAL 0 AND length GREATER found_length)
      set(found ${name})
    endif()
  endforeach()
  set(${result} "${found}" PARENT_SCOPE)
endfunction()

function(report text)
  message(NOTICE "${text}")
  set_property(GLOBAL APPEND PROPERTY violations "${text}")
endfunction()

# Headers are named from src/ or from the root, so that every include shows its layer.
function(check_includes file layer)
  find_allowed(${layer} allowed)
  file(STRINGS "${ROOT}/${file}" lines REGEX "^[ \t]*#[ \t]*include[ \t]*\"")
  foreach(line IN LISTS lines)
    string(REGEX REPLACE ".*\"(.*)\".*" "\\1" header "${line}")
    find_layer("${header}" owner)
    if(NOT owner)
      find_layer("src/${header}" owner)
    endif()
    if(NOT owner)
      report("${file}: includes \"${header}\", which names no layer")
    elseif(NOT owner IN_LIST allowed)
      report("${file}: includes \"${header}\", but ${layer} may not use ${owner}")
    endif()
  endforeach()
endfunction()

function(check_world file layer)
  foreach(part IN LISTS world)
    if(layer IN_LIST users_${part})
      continue()
    endif()
    set(before_a_comment "^([^/]|/[^/])*")
    file(STRINGS "${ROOT}/${file}" lines REGEX "${before_a_comment}${pattern_${part}}")
    if(lines)
      report("${file}: touches the ${part} of the outside world, which ${layer} may not")
    endif()
  endforeach()
endfunction()

file(GLOB_RECURSE files RELATIVE "${ROOT}"
  "${ROOT}/src/*.h" "${ROOT}/src/*.cpp"
  "${ROOT}/perft/*.h" "${ROOT}/perft/*.cpp"
  "${ROOT}/arbiter/*.h" "${ROOT}/arbiter/*.cpp")
if(NOT files)
  message(FATAL_ERROR
    "check_layers: no sources: ${ROOT}, and src/, perft/ and arbiter/ were expected there")
endif()

foreach(file IN LISTS files)
  find_layer("${file}" layer)
  if(layer)
    check_includes("${file}" ${layer})
    check_world("${file}" ${layer})
  else()
    report("${file}: belongs to no layer")
  endif()
endforeach()

get_property(violations GLOBAL PROPERTY violations)
list(LENGTH violations count)
list(LENGTH files total)
if(count GREATER 0)
  message(FATAL_ERROR "check_layers: ${count} violations in ${total} files")
endif()
message(STATUS "check_layers: ${total} files, every include points down")
