/* SPDX-License-Identifier: MIT */
/*
 * Sets the host's floating-point mode for a kernel's mode. MXCSR has one pair of denormal bits for float and
 * double, so the mode of float rules both; half precision is flushed in software (emu/lane_half.h).
 * Exceptions stay masked.
 */
#include "emu/fpmode.h"
#include "emu/lane_half.h"
#include "emu/thread.h"

#include <xmmintrin.h>

static unsigned
mxcsr_of(uint32_t fpmode)
{
    static const unsigned rounding[4] = {0, EMU_HOST_ROUND_UP, EMU_HOST_ROUND_DOWN,
                                         EMU_HOST_ROUND_UP |
                                             EMU_HOST_ROUND_DOWN}; /* even, up, down, to zero */
    const bool keeps = fpmode & LANE_FPMODE_F32_DENORM;
    const unsigned sources = keeps && !(fpmode & EMU_FPMODE_FLUSH_SOURCES) ? 0 : EMU_HOST_FLUSH_SOURCES;
    const unsigned results = keeps && !(fpmode & EMU_FPMODE_FLUSH_RESULTS) ? 0 : EMU_HOST_FLUSH_RESULTS;
    return EMU_HOST_MASKS | rounding[LANE_FPMODE_ROUND(fpmode)] | sources | results;
}

unsigned
emu_fpmode_enter(uint32_t fpmode)
{
    const unsigned saved = _mm_getcsr();
    _mm_setcsr(mxcsr_of(fpmode));
    return saved;
}

void
emu_fpmode_leave(unsigned saved)
{
    _mm_setcsr(saved);
}
