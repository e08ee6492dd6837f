/* SPDX-License-Identifier: MIT */
/* Comparing a kernel's results with what plain C computes, within the row's tolerance. */
#ifndef BENCH_CHECK_H
#define BENCH_CHECK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "row.h"

struct check {
    const struct row *row;
    size_t checked, wrong;
    char first[160]; /* the first difference, in words */
};

/* |got - want| <= tolerance * (1 + |want|). index is for the words only. */
void check_number(struct check *check, size_t index, double got, double want);

/* Equal, whatever the row's tolerance. */
void check_bits(struct check *check, size_t index, uint64_t got, uint64_t want);

/* Something was checked, and no more strayed than the row allows. */
bool check_passed(const struct check *check);

#endif
