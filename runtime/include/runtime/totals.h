/* SPDX-License-Identifier: MIT */
/* The work of a process and the time it took. CAYGEN_DEBUG=summary prints it at exit. */
#ifndef RUNTIME_TOTALS_H
#define RUNTIME_TOTALS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

enum rt_total {
#define RT_TOTAL(id, one, several) RT_TOTAL_##id,
#include "runtime/totals.def"
#undef RT_TOTAL
    RT_TOTAL_COUNT
};

struct rt_totals {
    struct {
        atomic_uint count;
        atomic_ullong nanoseconds;
    } of[RT_TOTAL_COUNT];
    atomic_bool told; /* that it takes long */
};

void rt_total(enum rt_total which, uint64_t nanoseconds);
void rt_totals_print(void);
/* A forked child begins at zero. */
void rt_totals_reset(void);

#endif
