# Makes bundle.cpp out of the pages: fetches the packages of the lock file, then runs the bundler.
#
#   cmake -D NODE= -D NPM= -D PAGES= -D WORK= -D BUNDLE= -P build.cmake
#
# Packages that cannot be fetched make a program without pages; with CI=true they are a failure.

file(MAKE_DIRECTORY ${WORK})
set(stamp ${WORK}/node_modules/.package-lock.json)
if(NOT EXISTS ${stamp} OR ${PAGES}/package-lock.json IS_NEWER_THAN ${stamp})
  file(COPY ${PAGES}/package.json ${PAGES}/package-lock.json ${PAGES}/.npmrc DESTINATION ${WORK})
  execute_process(COMMAND ${NPM} ci --ignore-scripts WORKING_DIRECTORY ${WORK}
    OUTPUT_VARIABLE output ERROR_VARIABLE output RESULT_VARIABLE failed)
  if(failed AND "$ENV{CI}" STREQUAL "true")
    message(FATAL_ERROR "npm ci failed, and the packages of the web pages were expected:\n${output}")
  endif()
  if(failed)
    message(WARNING "arbiter is built without web pages: npm ci failed:\n${output}")
    set(reason "the packages of the pages could not be fetched when it was built")
    configure_file(${PAGES}/../no_bundle.cpp.in ${BUNDLE} @ONLY)
    return()
  endif()
  file(TOUCH ${stamp})
endif()

execute_process(COMMAND ${NODE} ${PAGES}/bundle.mjs ${PAGES} ${WORK} ${BUNDLE}
  RESULT_VARIABLE failed)
if(failed)
  message(FATAL_ERROR "the web pages could not be bundled")
endif()
