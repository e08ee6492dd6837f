/* SPDX-License-Identifier: MIT */
/* Every choice of a local size keeps the limits, and is the largest that does: checked on many sizes by
 * trying them all. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "runtime/kernel.h"

static const size_t globals[] = {1, 2, 3, 7, 8, 12, 16, 17, 60, 64, 97, 128, 1000, 4096};
static const size_t max_sizes[][3] = {{256, 256, 256}, {1024, 16, 4}, {64, 1024, 1024}};
static const size_t group_sizes[] = {1, 7, 64, 100, 256, 1024};
static const size_t widths[] = {8, 16, 32, 64};
#define COUNT(a) (sizeof(a) / sizeof *(a))

/* One launch: what it asks for, the limits, and the choice. */
struct choice {
    struct rt_kernel_info info;
    const size_t *max;
    struct rt_ndrange range;
    size_t room; /* work-items of a group at most */
};

static size_t
items(const struct choice *c)
{
    return c->range.local[0] * c->range.local[1] * c->range.local[2];
}

#define EXPECT(c, condition)                                                                                 \
    do {                                                                                                     \
        if (!(condition))                                                                                    \
            fail_msg("%s: %zu x %zu x %zu of %zu x %zu x %zu, group %zu, SIMD%zu, threads %zu, item sizes "  \
                     "%zu %zu %zu",                                                                          \
                     #condition, (c)->range.local[0], (c)->range.local[1], (c)->range.local[2],              \
                     (c)->range.global[0], (c)->range.global[1], (c)->range.global[2], (c)->info.group_size, \
                     (c)->info.simd, (c)->info.required_threads, (c)->max[0], (c)->max[1], (c)->max[2]);     \
    } while (0)

/* The n-th launch of a kernel; false: there are no more. */
static bool
make_launch(struct choice *c, unsigned n)
{
    *c = (struct choice){.range.dims = 3};
    for (unsigned i = 0; i < 3; i++, n /= COUNT(globals))
        c->range.global[i] = globals[n % COUNT(globals)];
    c->max = max_sizes[n % COUNT(max_sizes)];
    n /= COUNT(max_sizes);
    c->info.group_size = group_sizes[n % COUNT(group_sizes)];
    n /= COUNT(group_sizes);
    c->info.simd = widths[n % COUNT(widths)];
    n /= COUNT(widths);
    c->info.required_threads = n % 3; /* 0, 1, 2 */
    const size_t threads = c->info.required_threads * c->info.simd;
    c->room = threads && threads < c->info.group_size ? threads : c->info.group_size;
    return n < 3;
}

/* 31 and 3 have no factor in common with the counts above, so that a part of the launches meets every value.
 */
enum { STEP = 31 };

static void
check_limits(const struct choice *c)
{
    for (unsigned i = 0; i < 3; i++) {
        EXPECT(c, c->range.local[i] >= 1);
        EXPECT(c, c->range.local[i] <= c->range.global[i]);
        EXPECT(c, c->range.local[i] <= c->max[i]);
    }
    EXPECT(c, items(c) <= c->room);
}

/* The largest divisor that fits behind the dimensions before it; in x, one that fills hardware threads goes
 * first. */
static void
check_divisors(const struct choice *c)
{
    size_t taken = 1;
    for (unsigned i = 0; i < 3; i++) {
        const size_t step = i ? 1 : c->info.simd;
        size_t largest = 0, full = 0;
        for (size_t d = 1; d <= c->max[i] && d * taken <= c->room; d++) {
            largest = c->range.global[i] % d ? largest : d;
            full = c->range.global[i] % d || d % step ? full : d;
        }
        EXPECT(c, c->range.local[i] == (full ? full : largest));
        taken *= c->range.local[i];
    }
}

static void
uniform(void **state)
{
    struct choice c;
    (void)state;
    for (unsigned n = 0; make_launch(&c, n); n += STEP) {
        rt_ndrange_choose(&c.range, &c.info, c.max);
        check_limits(&c);
        check_divisors(&c);
    }
}

/* A quarter of the lanes would be off, or a group would have less than four full threads. */
static bool
is_poor(const struct choice *c)
{
    const size_t simd = c->info.simd, lanes = (items(c) + simd - 1) / simd * simd;
    const bool is_all = !memcmp(c->range.local, c->range.global, sizeof c->range.local);
    return !is_all && (4 * items(c) < 3 * lanes || items(c) < 4 * simd);
}

/* As much as fits, dimension by dimension; x in full hardware threads. */
static void
check_free(const struct choice *c)
{
    size_t taken = 1;
    for (unsigned i = 0; i < 3; i++) {
        size_t largest = 1;
        while (largest < c->range.global[i] && largest < c->max[i] && (largest + 1) * taken <= c->room)
            largest++;
        if (i == 0 && largest > c->info.simd)
            largest = largest / c->info.simd * c->info.simd;
        EXPECT(c, c->range.local[i] == largest);
        taken *= largest;
    }
}

/* Each of the three reasons why sizes need not divide. */
static void
non_uniform(void **state)
{
    struct choice c;
    unsigned reason = 0, freed = 0;
    (void)state;
    for (unsigned n = 0; make_launch(&c, n); n += STEP) {
        struct choice divided = c;
        rt_ndrange_choose(&divided.range, &divided.info, divided.max);
        reason = (reason + 1) % 3;
        c.info.non_uniform = reason == 0;
        c.info.blind = reason == 1;
        c.info.ignores_groups = reason == 2;
        rt_ndrange_choose(&c.range, &c.info, c.max);
        check_limits(&c);
        if (is_poor(&divided) && !c.info.required_threads) {
            check_free(&c);
            freed++;
        } else {
            check_divisors(&c);
        }
    }
    assert_true(freed > 100);
}

static void
required(void **state)
{
    struct choice c;
    (void)state;
    make_launch(&c, 12345);
    c.info.required[0] = 9, c.info.required[1] = 4, c.info.required[2] = 2;
    c.info.non_uniform = true;
    rt_ndrange_choose(&c.range, &c.info, c.max);
    assert_memory_equal(c.range.local, c.info.required, sizeof c.range.local);
}

/* The host program's own sizes are replaced only if they are poor and nothing tells the kernel. */
static void
widened(void **state)
{
    struct choice c;
    unsigned kept = 0, replaced = 0;
    (void)state;
    for (unsigned n = 0; make_launch(&c, n); n += STEP) {
        c.info.required_threads = 0;
        c.info.ignores_groups = true;
        for (unsigned i = 0; i < 3; i++)
            c.range.local[i] = n / STEP % 2 && i < 2 && c.range.global[i] % 8 == 0 ? 8 : 1;
        struct choice given = c, chosen = c;
        rt_ndrange_choose(&chosen.range, &chosen.info, chosen.max);
        rt_ndrange_widen(&c.range, &c.info, c.max);
        const bool is_replaced = is_poor(&given);
        EXPECT(&c, !memcmp(&c.range, is_replaced ? &chosen.range : &given.range, sizeof c.range));
        kept += !is_replaced;
        replaced += is_replaced;
        given.info.ignores_groups = false;
        c = given;
        rt_ndrange_widen(&c.range, &c.info, c.max);
        EXPECT(&c, !memcmp(&c.range, &given.range, sizeof c.range));
    }
    assert_true(kept > 10 && replaced > 100);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(uniform), cmocka_unit_test(non_uniform),
                                       cmocka_unit_test(required), cmocka_unit_test(widened)};
    return cmocka_run_group_tests_name("local_size", tests, NULL, NULL);
}
