/* SPDX-License-Identifier: MIT */
#include "runtime/totals.h"

#include "runtime/log.h"
#include "runtime/platform.h"

void
rt_total(enum rt_total which, uint64_t nanoseconds)
{
    struct rt_totals *totals = &rt_platform()->totals;
    atomic_fetch_add_explicit(&totals->of[which].count, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&totals->of[which].nanoseconds, nanoseconds, memory_order_relaxed);
}

/* Things that several threads did at once count with the time of each. */
void
rt_totals_print(void)
{
    static const char *const words[RT_TOTAL_COUNT][2] = {
#define RT_TOTAL(id, one, several) {one, several},
#include "runtime/totals.def"
#undef RT_TOTAL
    };
    const struct rt_totals *totals = &rt_platform()->totals;
    for (unsigned i = 0; i < RT_TOTAL_COUNT; i++) {
        const unsigned count = atomic_load(&totals->of[i].count);
        if (count)
            rt_warn("%7u %s in %.1f ms", count, words[i][count > 1],
                    (double)atomic_load(&totals->of[i].nanoseconds) * 1e-6);
    }
}
