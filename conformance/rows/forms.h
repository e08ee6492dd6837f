/* SPDX-License-Identifier: MIT */
/* Which forms of messages a program has, as far as its rows say (backend/jit/translate/emit_row.c). */
#ifndef CONFORMANCE_ROWS_FORMS_H
#define CONFORMANCE_ROWS_FORMS_H

#include <stdbool.h>

#include "case.h"
#include "pattern_forms.h"

enum form { SAME, CONSECUTIVE, SLIDING, SPACED, OTHER_ROW, NO_ROW, FORMS };
extern const char *const form_names[FORMS];

struct form_counts {
    unsigned long loads[FORMS][2][2], stores[FORMS][2][2]; /* [form][several rows][masked] */
    unsigned long shifted;                                 /* messages whose addresses are a shifted row */
    struct pattern_counts patterns;
    unsigned long webs, rows, steps, parts, live_at_resume; /* of all webs: rows, with a step, with parts */
};

/* False: out of memory. */
bool forms_count(const struct rows_case *c, unsigned row_lanes, struct form_counts *counts);

#endif
