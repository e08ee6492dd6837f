/* SPDX-License-Identifier: MIT */
#include "quirks.h"

/* As packaged with ocloc 22.43: with -cl-opt-disable registers are saved with Gen9's split send on Broadwell
 * too, and Broxton's stores to indexed arrays of doubles lose their lane. */
const struct gen_quirks gen_quirks_igc = {.gen9_sends = true, .split_smov = true};
