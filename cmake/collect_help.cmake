# Writes what programs and all their commands print for --help into a folder, a file each.
#
#   cmake -D FOLDER=<folder> -P cmake/collect_help.cmake PROGRAM...

cmake_minimum_required(VERSION 3.25)

function(collect_help name)
  execute_process(COMMAND ${ARGN} --help OUTPUT_VARIABLE text COMMAND_ERROR_IS_FATAL ANY)
  file(WRITE ${FOLDER}/${name}.txt "${text}")
  set(help "${text}" PARENT_SCOPE)
endfunction()

# "COMMAND --help" is only understood by programs whose usage begins with the word.
function(collect_commands name program)
  if(NOT help MATCHES "^Usage: ${name} COMMAND")
    return()
  endif()
  string(REGEX MATCH "\nCommands:\n(  [a-z]+ [^\n]*\n)+" list "${help}")
  string(REGEX MATCHALL "\n  [a-z]+" commands "${list}")
  foreach(command IN LISTS commands)
    string(STRIP "${command}" command)
    collect_help(${name}-${command} ${program} ${command})
  endforeach()
endfunction()

file(REMOVE_RECURSE ${FOLDER})
math(EXPR last "${CMAKE_ARGC} - 1")
set(is_program OFF)
foreach(i RANGE ${last})
  if(is_program)
    cmake_path(GET CMAKE_ARGV${i} STEM name)
    collect_help(${name} ${CMAKE_ARGV${i}})
    collect_commands(${name} ${CMAKE_ARGV${i}})
  elseif(CMAKE_ARGV${i} MATCHES "collect_help.cmake$")
    set(is_program ON)
  endif()
endforeach()
