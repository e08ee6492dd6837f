/* SPDX-License-Identifier: MIT */
/* Mistakes of Intel's compilers; see docs/architecture.md, Quirks. */
#ifndef INTEL_QUIRKS_H
#define INTEL_QUIRKS_H

#include "gen/isa/gen_inst.h"

extern const struct gen_quirks gen_quirks_beignet;
extern const struct gen_quirks gen_quirks_igc; /* every container but Beignet's comes from it */

#endif
