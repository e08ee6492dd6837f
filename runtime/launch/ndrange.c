/* SPDX-License-Identifier: MIT */
/* Chooses the work-group size if the host program does not. */
#include <assert.h>
#include <string.h>

#include "runtime/kernel.h"

static size_t
smaller(size_t a, size_t b)
{
    return a < b ? a : b;
}

/* The largest divisor of n up to limit that is a multiple of `step`; 0: there is none. A division takes long,
 * and every launch comes here: mostly the first one is a hit. */
static size_t
largest_divisor(size_t n, size_t limit, size_t step)
{
    size_t d = limit - limit % step;
    while (d && n % d)
        d -= step;
    return d;
}

/* A multiple of `step` if there is one. */
static size_t
best_divisor(size_t n, size_t limit, size_t step)
{
    const size_t most = smaller(n, limit), best = largest_divisor(n, most, step);
    return best ? best : largest_divisor(n, most, 1);
}

static void
choose_divisors(struct rt_ndrange *range, const struct rt_kernel_info *info, const size_t max[3], size_t room)
{
    for (unsigned i = 0; i < 3; i++) {
        assert(range->global[i] > 0);
        range->local[i] = best_divisor(range->global[i], smaller(room, max[i]), i ? 1 : info->simd);
        room /= range->local[i];
    }
}

/* The last group of a dimension may be smaller. */
static void
choose_freely(struct rt_ndrange *range, const struct rt_kernel_info *info, const size_t max[3], size_t room)
{
    for (unsigned i = 0; i < 3; i++) {
        size_t n = smaller(range->global[i], smaller(room, max[i]));
        if (i == 0 && n > info->simd)
            n -= n % info->simd;
        range->local[i] = n;
        room /= n;
    }
}

/* More than a quarter of the lanes would be off, or groups would be very short. */
static bool
is_poor(const struct rt_ndrange *range, const struct rt_kernel_info *info)
{
    const size_t items = range->local[0] * range->local[1] * range->local[2];
    const size_t lanes = (items + info->simd - 1) / info->simd * info->simd;
    return memcmp(range->local, range->global, sizeof range->local) != 0 &&
           (items * 4 < lanes * 3 || items < 4 * info->simd);
}

void
rt_ndrange_choose(struct rt_ndrange *range, const struct rt_kernel_info *info, const size_t max_item_sizes[3])
{
    if (info->required[0]) {
        for (unsigned i = 0; i < 3; i++)
            range->local[i] = info->required[i];
        return;
    }
    size_t room = info->group_size;
    if (info->required_threads && info->required_threads * info->simd < room)
        room = info->required_threads * info->simd;
    choose_divisors(range, info, max_item_sizes, room);
    if ((info->non_uniform || info->blind || info->ignores_groups) && !info->required_threads &&
        is_poor(range, info))
        choose_freely(range, info, max_item_sizes, room);
}

void
rt_ndrange_widen(struct rt_ndrange *range, const struct rt_kernel_info *info, const size_t max_item_sizes[3])
{
    if (info->ignores_groups && is_poor(range, info))
        rt_ndrange_choose(range, info, max_item_sizes);
}
