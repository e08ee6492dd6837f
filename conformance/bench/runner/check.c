/* SPDX-License-Identifier: MIT */
#include "check.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>

void
check_number(struct check *check, size_t index, double got, double want)
{
    check->checked++;
    if (fabs(got - want) <= check->row->tolerance * (1 + fabs(want)))
        return;
    if (check->wrong++ == 0)
        snprintf(check->first, sizeof check->first, "result %zu is %.9g instead of %.9g", index, got, want);
}

void
check_bits(struct check *check, size_t index, uint64_t got, uint64_t want)
{
    check->checked++;
    if (got == want)
        return;
    if (check->wrong++ == 0)
        snprintf(check->first, sizeof check->first, "result %zu is %#" PRIx64 " instead of %#" PRIx64, index,
                 got, want);
}

bool
check_passed(const struct check *check)
{
    return check->checked > 0 && (double)check->wrong <= check->row->strays * (double)check->checked;
}
