/* SPDX-License-Identifier: MIT */
#include "quirks.h"

/* As packaged with ocloc 22.43: with -cl-opt-disable registers are saved with Gen9's split send on Broadwell
 * too, and Broxton's stores to indexed arrays of doubles lose their lane. */
const struct gen_quirks gen_quirks_igc = {.gen9_sends = true, .split_smov = true};

/* Beignet 1.3.2 for Gen8 and Gen9: comparisons of the upper channels write null1, char becomes long in one
 * step, loops inside an instruction's long code jump as they compute, fences lack the immediate's mark. */
const struct gen_quirks gen_quirks_beignet = {
    .numbered_null = true, .quad_from_byte = true, .wide_jmpi = true, .fence_in_a0 = true};
