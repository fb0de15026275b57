# What the project stands on, all of it from Debian packages. Headers of others are SYSTEM
# includes: their warnings are not ours.

find_package(Threads REQUIRED)
find_package(Boost 1.81 REQUIRED COMPONENTS iostreams program_options json system)
find_package(fmt REQUIRED)
find_package(spdlog REQUIRED)
find_package(SQLite3 REQUIRED)
find_package(Libedit REQUIRED)
# Without it perft counts on one machine only. The C interface is all that is used.
if(ADOUBE_MPI)
  set(MPI_CXX_SKIP_MPICXX ON)
  find_package(MPI COMPONENTS CXX QUIET)
endif()
find_library(ADOUBE_FATHOM_LIBRARY fathom)  # optional: Syzygy tables
find_path(ADOUBE_FATHOM_INCLUDE tbprobe.h)
find_program(ADOUBE_NODE node)  # optional, with npm: the pages of arbiter serve
find_program(ADOUBE_NPM npm)
if(ADOUBE_TESTS)
  find_package(Catch2 REQUIRED)
endif()
