# Proves that check_layers.cmake finds what it should: a tree of files that it has to accept, and one
# in which every file breaks a rule, with what the check has to say about each.
#
#   cmake -D CHECK=<check_layers.cmake> -D SCRATCH=<folder> -P check_layers_test.cmake

cmake_minimum_required(VERSION 3.25)

file(REMOVE_RECURSE "${SCRATCH}")

function(accept path line)
  file(WRITE "${SCRATCH}/good/${path}" "#pragma once\n${line}\n")
endfunction()

set(reasons "")
function(refuse path line reason)
  file(WRITE "${SCRATCH}/bad/${path}" "#pragma once\n${line}\n")
  set(reasons ${reasons} "${path}: ${reason}" PARENT_SCOPE)
endfunction()

# Includes point down, to the next layer or past it.
accept(src/rules/move.h [[#include "rules/square.h"]])
accept(src/rules/castling.h [[#include "base/expected.h"]])
accept(src/uci/command.h [[#include "rules/move.h"]])
accept(src/app/loop.cpp [[#include "perft/counter.h"]])
accept(arbiter/runtime/main.cpp [[#include "arbiter/match/referee.h"]])
accept(perft/program/main.cpp [[#include "perft/counter.h"]])
accept(perft/program/console.cpp "#include <cstdio>")

# None points up or aside.
refuse(src/base/expected.h [[#include "rules/move.h"]]
  [[includes "rules/move.h", but src/base may not use src/rules]])
refuse(src/rules/upward.h [[  #  include "notation/fen.h"]]
  [[includes "notation/fen.h", but src/rules may not use src/notation]])
refuse(src/engine/search.cpp [[#include "uci/command.h"]]
  [[includes "uci/command.h", but src/engine may not use src/uci]])
refuse(src/game/game.h [[#include "arbiter/match/referee.h"]]
  [[includes "arbiter/match/referee.h", but src/game may not use arbiter/match]])
refuse(arbiter/match/referee.cpp [[#include "arbiter/players/player.h"]]
  [[includes "arbiter/players/player.h", but arbiter/match may not use arbiter/players]])
refuse(perft/counter.cpp [[#include "perft/program/options.h"]]
  [[includes "perft/program/options.h", but perft may not use perft/program]])

# Every include shows its layer, and every source belongs to one.
refuse(src/rules/nameless.h [[#include "square.h"]]
  [[includes "square.h", which names no layer]])
refuse(src/rules/foreign.h [[#include "support/catch.h"]]
  [[includes "support/catch.h", which names no layer]])
refuse(arbiter/extra/tool.cpp "" "belongs to no layer")

# The core knows nothing of the outside world.
foreach(core IN ITEMS src/base src/rules src/notation src/game src/uci src/engine perft
        arbiter/match arbiter/json arbiter/session)
  refuse(${core}/console.h "#include <iostream>" "touches the console")
  refuse(${core}/files.h "#include <fstream>" "touches the files")
  refuse(${core}/sockets.h "#include <boost/asio/steady_timer.hpp>" "touches the sockets")
  refuse(${core}/processes.h "#include <boost/process/v2/process.hpp>" "touches the processes")
  refuse(${core}/log.h "#include <spdlog/spdlog.h>" "touches the log")
  refuse(${core}/clock.h "auto now = std::chrono::steady_clock::now()" "touches the clock")
  refuse(${core}/environment.h "auto home = std::getenv(name)" "touches the environment")
endforeach()
refuse(src/engine/threads.h "#include <thread>" "touches the threads")
accept(perft/threads.cpp "#include <thread>")
accept(src/app/search_thread.cpp "#include <thread>")
accept(src/rules/clock.h "// Ask nobody for steady_clock::now(): time is an argument.")

# In the shell each part of it has its owner.
accept(arbiter/process/child.cpp "#include <boost/process/v2/process.hpp>")
refuse(arbiter/players/child.cpp "#include <boost/process/v2/process.hpp>" "touches the processes")
accept(arbiter/runtime/clock.cpp "return std::chrono::steady_clock::now()")
refuse(arbiter/present/clock.cpp "return std::chrono::steady_clock::now()" "touches the clock")
refuse(arbiter/runtime/shell.cpp "std::system(text.c_str())" "touches the shells")
refuse(arbiter/process/pipe.cpp "auto* const pipe = popen(text, mode)" "touches the shells")
accept(arbiter/process/error.cpp "return boost::system::system_category()")
refuse(arbiter/runtime/store.cpp "#include <sqlite3.h>" "touches the database")

function(run_check tree)
  execute_process(
    COMMAND "${CMAKE_COMMAND}" -D "ROOT=${SCRATCH}/${tree}" -P "${CHECK}"
    RESULT_VARIABLE code OUTPUT_QUIET ERROR_VARIABLE said)
  set(code ${code} PARENT_SCOPE)
  set(said "${said}" PARENT_SCOPE)
endfunction()

run_check(good)
if(NOT code EQUAL 0)
  message(SEND_ERROR "Nothing is wrong with these files, but the check says:\n${said}")
endif()

run_check(bad)
if(code EQUAL 0)
  message(SEND_ERROR "Every one of these files is wrong, but the check accepts them")
endif()
foreach(reason IN LISTS reasons)
  string(FIND "${said}" "${reason}" position)
  if(position EQUAL -1)
    message(SEND_ERROR "The check should have said '${reason}'")
  endif()
endforeach()
