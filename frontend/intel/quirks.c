/* SPDX-License-Identifier: MIT */
#include "quirks.h"

/* As packaged with ocloc 22.43: functions and -cl-opt-disable save registers with Gen9's split send on
 * Broadwell too. */
const struct gen_quirks gen_quirks_igc = {.gen9_sends = true};
