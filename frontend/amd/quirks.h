/* SPDX-License-Identifier: MIT */
/* Mistakes of the compiler behind each container; see docs/architecture.md, Quirks. */
#ifndef AMD_QUIRKS_H
#define AMD_QUIRKS_H

#include "cayman/isa/cay_quirks.h"

extern const struct cay_quirks cay_quirks_object;   /* clang's object */
extern const struct cay_quirks cay_quirks_clover;   /* Mesa clover's program binary */
extern const struct cay_quirks cay_quirks_catalyst; /* AMD's own compiler: none */

#endif
