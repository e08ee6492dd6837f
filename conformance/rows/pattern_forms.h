/* SPDX-License-Identifier: MIT */
/* Which messages have places that are a pattern and fit into vectors (backend/jit/translate/emit_pattern.c).
 */
#ifndef CONFORMANCE_ROWS_PATTERN_FORMS_H
#define CONFORMANCE_ROWS_PATTERN_FORMS_H

#include <stdint.h>

#include "jit/flow/flow.h"

struct pattern_counts {
    unsigned long of[2][2][2];         /* [store][local][8 bytes] */
    unsigned long several[2], gaps[2]; /* [store]: components; bytes between the lanes */
    unsigned long many;                /* loads of more than two vectors */
    unsigned long lanes[4];            /* 8, 16, 32, 64 */
    unsigned long far, overlapping;    /* not moved so: too far apart, stores to one place */
};

/* A message that may be one: unmasked, in no row form. After jit_find_patterns. */
void pattern_count(struct pattern_counts *n, const struct jit_flow *flow, uint32_t index);
/* How often the rarest kind occurs. */
unsigned long pattern_fewest(const struct pattern_counts *n);
void pattern_print(const struct pattern_counts *n);

#endif
