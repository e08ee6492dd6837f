/* SPDX-License-Identifier: MIT */
/* A kernel that does one math instruction on arrays, run by the simd engine. */
#ifndef ACCURACY_MACHINE_H
#define ACCURACY_MACHINE_H

#include <stdint.h>

#include "formats.h"

/* Function controls. */
enum machine_function {
    MATH_INV = 1,
    MATH_LOG,
    MATH_EXP,
    MATH_SQT,
    MATH_RSQT,
    MATH_SIN,
    MATH_COS,
    MATH_FDIV = 9,
    MATH_POW,
    MATH_INVM = 14,
    MATH_RSQTM
};

enum { MACHINE_BYTES = 1 << 20 };

struct machine;

/* NULL: said on stderr. */
struct machine *machine_new(enum machine_function function, enum format_id format, unsigned sources);
void machine_free(struct machine *machine);
uint8_t *machine_source(struct machine *machine, unsigned n); /* MACHINE_BYTES each */
const uint8_t *machine_result(const struct machine *machine);
void machine_run(struct machine *machine);

#endif
