// Eight sets of squares side by side, so that one step of counting serves eight sets of moves.
// Built for a processor with AVX-512 they sit in one register; built for any other they are an
// array, and the compiler does with it what it can. Both count the same.
#pragma once

#if defined(__AVX512F__) && defined(__AVX512BW__) && defined(__AVX512VL__) && \
    defined(__AVX512VPOPCNTDQ__)
#include "perft/fast/lanes_avx512.h"
#else
#include "perft/fast/lanes_portable.h"
#endif
