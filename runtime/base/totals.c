/* SPDX-License-Identifier: MIT */
#include "runtime/totals.h"

#include <unistd.h>

#include "runtime/log.h"
#include "runtime/platform.h"

static double
seconds_of(enum rt_total which)
{
    return (double)atomic_load(&rt_platform()->totals.of[which].nanoseconds) * 1e-9;
}

static unsigned
count_of(enum rt_total which)
{
    return atomic_load(&rt_platform()->totals.of[which].count);
}

/* On a terminal, prints once why the first run takes so long. */
static void
tell_patience(void)
{
    const double patience = 2, seconds = seconds_of(RT_TOTAL_COMPILED) + seconds_of(RT_TOTAL_TRANSLATED);
    struct rt_totals *totals = &rt_platform()->totals;
    if (seconds < patience || atomic_exchange(&totals->told, true) || !isatty(STDERR_FILENO))
        return;
    const char *folder = rt_platform()->cache ? rt_platform()->options.cache_folder : NULL;
    const unsigned runs = count_of(RT_TOTAL_COMPILED), kernels = count_of(RT_TOTAL_TRANSLATED);
    rt_warn("%.0f seconds so far for %u run%s of compilers and %u kernel%s translated to host code%s%s",
            seconds, runs, runs == 1 ? "" : "s", kernels, kernels == 1 ? "" : "s",
            folder ? "; the next run finds them in " : "; nothing is kept for the next run",
            folder ? folder : "");
}

void
rt_total(enum rt_total which, uint64_t nanoseconds)
{
    struct rt_totals *totals = &rt_platform()->totals;
    atomic_fetch_add_explicit(&totals->of[which].count, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&totals->of[which].nanoseconds, nanoseconds, memory_order_relaxed);
    if (which == RT_TOTAL_COMPILED || which == RT_TOTAL_TRANSLATED)
        tell_patience();
}

/* If several threads work at once, the times of all of them are added. */
void
rt_totals_print(void)
{
    static const char *const words[RT_TOTAL_COUNT][2] = {
#define RT_TOTAL(id, one, several) {one, several},
#include "runtime/totals.def"
#undef RT_TOTAL
    };
    for (unsigned i = 0; i < RT_TOTAL_COUNT; i++) {
        const unsigned count = count_of((enum rt_total)i);
        if (count)
            rt_warn("%7u %s in %.1f ms", count, words[i][count > 1], seconds_of((enum rt_total)i) * 1e3);
    }
}

void
rt_totals_reset(void)
{
    struct rt_totals *totals = &rt_platform()->totals;
    for (unsigned i = 0; i < RT_TOTAL_COUNT; i++) {
        atomic_store(&totals->of[i].count, 0);
        atomic_store(&totals->of[i].nanoseconds, 0);
    }
}
