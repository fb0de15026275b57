# What is installed: the three programs with the perft suites, and the rules as a C++ library.
#
#   find_package(adoube REQUIRED)
#   target_link_libraries(mine PRIVATE adoube::notation adoube::game)

include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

install(TARGETS adoube perft arbiter RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT programs)
install(DIRECTORY perft/suites DESTINATION ${CMAKE_INSTALL_DATADIR}/adoube COMPONENT programs)
install(FILES README.md CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT programs)
install(DIRECTORY docs DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT programs)
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright COMPONENT programs)

# Manual pages and completions are made from what the programs print for --help, so the programs
# must run here.
set(ADOUBE_ZSH_FOLDER ${CMAKE_INSTALL_DATADIR}/zsh/site-functions CACHE STRING
  "Where zsh looks for completions")
if(NOT CMAKE_CROSSCOMPILING)
  set(manual ${PROJECT_BINARY_DIR}/manual)
  set(collect_help ${PROJECT_SOURCE_DIR}/cmake/collect_help.cmake)
  add_custom_command(OUTPUT ${manual}/stamp
    COMMAND ${CMAKE_COMMAND} -E rm -rf ${manual}
    COMMAND ${CMAKE_COMMAND} -D FOLDER=${manual}/help -P ${collect_help}
      $<TARGET_FILE:adoube> $<TARGET_FILE:perft> $<TARGET_FILE:arbiter>
    COMMAND write_manual ${manual}/help ${manual}
    COMMAND ${CMAKE_COMMAND} -E touch ${manual}/stamp
    DEPENDS adoube perft arbiter write_manual ${collect_help}
    COMMENT "Writing manual pages and completions")
  add_custom_target(manual ALL DEPENDS ${manual}/stamp)

  install(DIRECTORY ${manual}/man/ DESTINATION ${CMAKE_INSTALL_MANDIR} COMPONENT programs)
  install(DIRECTORY ${manual}/bash/ COMPONENT programs
    DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
  install(DIRECTORY ${manual}/zsh/ DESTINATION ${ADOUBE_ZSH_FOLDER} COMPONENT programs)
  install(DIRECTORY ${manual}/fish/ COMPONENT programs
    DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
endif()

# The layers that stand on nothing but the standard library.
set(library_layers base rules mating notation game)
set(header_folder ${CMAKE_INSTALL_INCLUDEDIR}/adoube)
set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/adoube)

foreach(layer IN LISTS library_layers)
  set_target_properties(adoube_${layer} PROPERTIES EXPORT_NAME ${layer})
  install(DIRECTORY src/${layer} DESTINATION ${header_folder} COMPONENT library
    FILES_MATCHING PATTERN "*.h")
endforeach()
install(FILES ${PROJECT_BINARY_DIR}/generated/base/version.h DESTINATION ${header_folder}/base
  COMPONENT library)
list(TRANSFORM library_layers PREPEND adoube_ OUTPUT_VARIABLE library_targets)

set_target_properties(adoube_flags PROPERTIES EXPORT_NAME flags)
install(TARGETS adoube_flags ${library_targets} EXPORT adoube-targets
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library)
install(EXPORT adoube-targets NAMESPACE adoube:: DESTINATION ${package_folder} COMPONENT library)

file(WRITE ${CMAKE_BINARY_DIR}/adoube-config.cmake
  "include(\${CMAKE_CURRENT_LIST_DIR}/adoube-targets.cmake)\n")
write_basic_package_version_file(${CMAKE_BINARY_DIR}/adoube-config-version.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_BINARY_DIR}/adoube-config.cmake ${CMAKE_BINARY_DIR}/adoube-config-version.cmake
  DESTINATION ${package_folder} COMPONENT library)

# For those who build without CMake. Libraries stand before what they need.
if(ADOUBE_NATIVE)
  set(pkg_config_flags "-march=native")
endif()
file(RELATIVE_PATH pkg_config_prefix
  ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig ${CMAKE_INSTALL_PREFIX})
configure_file(cmake/adoube.pc.in adoube.pc @ONLY)
install(FILES ${CMAKE_BINARY_DIR}/adoube.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig
  COMPONENT library)

# scripts/package: the programs as a Debian package, the libraries not among them.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME adoube)
set(CPACK_PACKAGE_VENDOR Adoube)
set(CPACK_PACKAGE_CONTACT "Adoube authors <adoube@localhost>")
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL programs)
set(CPACK_COMPONENTS_GROUPING ALL_COMPONENTS_IN_ONE)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
  "referee of computer chess: UCI engine, perft and match arbiter
 adoube is a UCI engine, perft counts legal move sequences, and arbiter runs matches between UCI
 engines under the Laws of Chess, in standard chess and Chess960.")
include(CPack)
