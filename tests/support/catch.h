// The one place that knows which Catch2 is installed: version 2 (one header) or 3.
#pragma once

#ifdef ADOUBE_CATCH2_V3
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
#endif
