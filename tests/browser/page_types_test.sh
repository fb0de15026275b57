#!/bin/bash
# The types of the pages' sources hold.
#
#   page_types_test.sh PAGES PACKAGES     (PACKAGES: the folder with node_modules)
set -euo pipefail
rm --recursive --force "$2/src"  # files that are no longer there
cp --recursive "$1/src" "$1/tsconfig.json" "$2"
"$2/node_modules/.bin/tsc" --project "$2/tsconfig.json"
