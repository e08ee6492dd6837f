/* SPDX-License-Identifier: MIT */
#include "quirks.h"

/* As packaged with ocloc 22.43: with -cl-opt-disable registers are saved with Gen9's split send on Broadwell
 * too, and Broxton's stores to indexed arrays of doubles lose their lane. */
const struct gen_quirks gen_quirks_igc = {.gen9_sends = true, .split_smov = true};

/* Beignet 1.3.2 for Gen8 and Gen9: comparisons of the upper channels write null1; char becomes long in one
 * step; loops inside the code for one instruction jump with the width they compute with; scans of long have
 * rows that cross a register; sums of products that are the same for all lanes have one channel; fences lack
 * the mark of an immediate. */
const struct gen_quirks gen_quirks_beignet = {.numbered_null = true,
                                              .quad_from_byte = true,
                                              .wide_jmpi = true,
                                              .rows_cross = true,
                                              .scalar_mad = true,
                                              .fence_in_a0 = true};
