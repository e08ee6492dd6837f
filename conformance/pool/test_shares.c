/* SPDX-License-Identifier: MIT */
/* Which groups workers take: each group once, the same ones again in the next launch, and never so that
 * groups that wait for those before them wait for ever. */
#include <pthread.h>
#include <sched.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "pace.h"
#include "shares.h"

enum { MOST_GROUPS = 3000 };
/* The first of those in which groups may wait for groups before them: IN_ORDER. */
enum way { FROM_ENDS, IN_ORDER, IN_BLOCKS, IN_BLOCKS_OF_FEW, IN_TURNS, WAYS };

static uint32_t
random_below(uint64_t *seed, uint32_t n)
{
    *seed = *seed * UINT64_C(6364136223846793005) + 1442695040888963407u;
    return (uint32_t)(*seed >> 33) % n;
}

static void
divide(struct pool_shares *s, enum way way, unsigned workers, uint64_t groups, uint64_t chunk)
{
    *s = (struct pool_shares){0};
    shares_in_order(s, groups, chunk);
    if (way == FROM_ENDS)
        shares_from_ends(s, workers, 3, chunk);
    else if (way == IN_TURNS)
        shares_in_turns(s, workers);
    else if (way != IN_ORDER)
        shares_in_blocks(s, workers, way == IN_BLOCKS_OF_FEW);
}

/* --- each group once --- */

struct taker {
    struct pool_shares *shares;
    uint8_t *taken; /* of each group: how often */
    unsigned seat;
};

static void *
take_all(void *user)
{
    const struct taker *t = user;
    uint64_t first, end;
    shares_enter(t->shares, t->seat);
    while (shares_take(t->shares, t->seat, &first, &end))
        for (uint64_t i = first; i < end; i++)
            __atomic_fetch_add(&t->taken[i], 1, __ATOMIC_RELAXED);
    shares_leave(t->shares, t->seat);
    return NULL;
}

static void
check_each_once(enum way way, unsigned workers, uint64_t groups, uint64_t chunk)
{
    static uint8_t taken[MOST_GROUPS];
    static struct pool_shares shares;
    struct taker takers[POOL_SHARES];
    pthread_t threads[POOL_SHARES];
    memset(taken, 0, sizeof taken);
    divide(&shares, way, workers, groups, chunk);
    assert_int_equal(shares_left(&shares), groups > 0);
    for (unsigned i = 0; i < workers; i++) {
        takers[i] = (struct taker){&shares, taken, i};
        assert_int_equal(pthread_create(&threads[i], NULL, take_all, &takers[i]), 0);
    }
    for (unsigned i = 0; i < workers; i++)
        pthread_join(threads[i], NULL);
    assert_false(shares_left(&shares));
    for (uint64_t i = 0; i < groups; i++)
        assert_int_equal(taken[i], 1);
}

static void
each_group_is_taken_once(void **state)
{
    (void)state;
    static const uint64_t groups[] = {0, 1, 2, 17, 64, MOST_GROUPS}, chunks[] = {1, 3, 16, 5000};
    for (unsigned way = 0; way < WAYS; way++)
        for (unsigned g = 0; g < sizeof groups / sizeof *groups; g++)
            for (unsigned c = 0; c < sizeof chunks / sizeof *chunks; c++) {
                check_each_once((enum way)way, 2, groups[g], chunks[c]);
                check_each_once((enum way)way, POOL_SHARES, groups[g], chunks[c]);
            }
}

/* --- whose groups --- */

static void
all_enter(struct pool_shares *s, unsigned workers)
{
    for (unsigned w = 0; w < workers; w++)
        shares_enter(s, w);
}

static void
workers_that_are_equally_fast_keep_their_own(void **state)
{
    (void)state;
    enum { WORKERS = 3, CHUNK = 10, GROUPS = 605 };
    struct pool_shares s;
    uint64_t first, end;
    divide(&s, IN_TURNS, WORKERS, GROUPS, CHUNK);
    all_enter(&s, WORKERS);
    for (uint64_t i = 0; i < GROUPS; i = end) {
        assert_true(shares_take(&s, (unsigned)(i / CHUNK % WORKERS), &first, &end));
        assert_int_equal(first, i);
        assert_int_equal(end, i + CHUNK < GROUPS ? i + CHUNK : GROUPS);
    }
    divide(&s, IN_BLOCKS, WORKERS, GROUPS, CHUNK);
    all_enter(&s, WORKERS);
    for (unsigned w = 0; w < WORKERS; w++) {
        assert_true(shares_take(&s, w, &first, &end));
        assert_int_equal(first, w ? 202 + 202 * (w - 1) : 0);
        assert_int_equal(end, first + CHUNK);
    }
    divide(&s, IN_BLOCKS_OF_FEW, WORKERS, GROUPS, CHUNK);
    all_enter(&s, WORKERS);
    assert_true(shares_take(&s, 2, &first, &end));
    assert_int_equal(first, 404);
    assert_int_equal(end, 404 + 100);
}

static void
expect(struct pool_shares *s, unsigned seat, uint64_t first, uint64_t end)
{
    uint64_t got_first, got_end;
    assert_true(shares_take(s, seat, &got_first, &got_end));
    assert_int_equal(got_first, first);
    assert_int_equal(got_end, end);
}

/* Two workers share a part, and one of them has no other one. */
static void
two_workers_come_from_both_ends(void **state)
{
    (void)state;
    enum { WORKERS = 3, LEAST = 10, PART = 2 };
    struct pool_shares s = {.count = 0};
    uint64_t first, end;
    shares_in_order(&s, 301, 1);
    shares_from_ends(&s, WORKERS, PART, LEAST);
    expect(&s, 1, 101, 201);
    expect(&s, 0, 0, 50);
    expect(&s, 1, 76, 101);
    expect(&s, 0, 50, 63);
    expect(&s, 2, 201, 251);
    expect(&s, 0, 63, 73);
    expect(&s, 1, 73, 76);
    expect(&s, 1, 276, 301); /* helps, from the same end */
    expect(&s, 0, 251, 263);
    expect(&s, 2, 263, 273);
    assert_true(shares_left(&s));
    expect(&s, 2, 273, 276);
    for (unsigned seat = 0; seat < WORKERS; seat++)
        assert_false(shares_take(&s, seat, &first, &end));
    assert_false(shares_left(&s));
}

/* Whoever is not there gets nothing left for it. */
static void
one_worker_alone_goes_in_order(void **state)
{
    (void)state;
    struct pool_shares s;
    uint64_t first, end;
    for (enum way way = IN_BLOCKS; way < WAYS; way++) {
        divide(&s, way, 4, 100, 7);
        shares_enter(&s, 3);
        for (uint64_t i = 0; i < 100; i = end) {
            assert_true(shares_take(&s, 3, &first, &end));
            assert_int_equal(first, i);
        }
        assert_false(shares_take(&s, 3, &first, &end));
    }
}

static void
nobody_gets_far_ahead(void **state)
{
    (void)state;
    enum { GROUPS = 200, WORKERS = 2, FAR = 4 * WORKERS };
    struct pool_shares s;
    uint64_t first, end;
    bool taken[GROUPS] = {false};
    divide(&s, IN_TURNS, WORKERS, GROUPS, 1);
    shares_enter(&s, 0);
    shares_enter(&s, 1);
    for (unsigned least = 0; shares_take(&s, 0, &first, &end);) { /* the other one takes nothing */
        assert_true(first <= least + FAR);
        taken[first] = true;
        while (least < GROUPS && taken[least])
            least++;
    }
    for (unsigned i = 0; i < GROUPS; i++)
        assert_true(taken[i]);
}

/* --- groups that wait --- */

enum { NONE = -1 };
struct waiting {
    struct pool_shares shares;
    bool ended[MOST_GROUPS], here[POOL_SHARES];
    int64_t runs[POOL_SHARES]; /* a group, chunks are of one; NONE */
    unsigned workers, groups, first_left;
};

/* Ends the worker's group if those before it have ended, takes the next, or comes or goes. False: it must
 * wait. */
static bool
step(struct waiting *w, unsigned worker, uint64_t *seed)
{
    uint64_t first, end;
    if (!w->here[worker]) {
        shares_enter(&w->shares, worker);
        w->here[worker] = true;
        return true;
    }
    if (w->runs[worker] != NONE) {
        if (w->first_left != w->runs[worker])
            return false;
        w->ended[w->first_left] = true;
        w->runs[worker] = NONE;
        while (w->first_left < w->groups && w->ended[w->first_left])
            w->first_left++;
        return true;
    }
    if (random_below(seed, 3) == 0 && shares_try_leave(&w->shares, worker)) {
        w->here[worker] = false;
        return true;
    }
    if (!shares_take(&w->shares, worker, &first, &end))
        return false;
    assert_int_equal(end, first + 1);
    w->runs[worker] = (int64_t)first;
    return true;
}

static bool
some_are_here(const struct waiting *w)
{
    bool some = false;
    for (unsigned i = 0; i < w->workers; i++)
        some |= w->here[i];
    return some;
}

/* Each group waits for all before it, workers come and go in any order, and some worker that is there can
 * always go on. */
static void
groups_may_wait_for_groups_before_them(void **state)
{
    (void)state;
    static struct waiting w;
    uint64_t seed = 1;
    for (unsigned round = 0; round < 2000; round++) {
        w = (struct waiting){.workers = 2 + random_below(&seed, POOL_SHARES - 1),
                             .groups = 1 + random_below(&seed, 60)};
        divide(&w.shares, round % 2 ? IN_TURNS : IN_BLOCKS, w.workers, w.groups, 1);
        for (unsigned i = 0; i < w.workers; i++)
            w.runs[i] = NONE;
        while (w.first_left < w.groups) {
            bool moved = step(&w, random_below(&seed, w.workers), &seed);
            for (unsigned i = 0; i < w.workers && !moved; i++)
                moved = w.here[i] && step(&w, i, &seed);
            assert_true(moved || !some_are_here(&w));
        }
        assert_false(shares_left(&w.shares));
    }
}

/* The same with threads: each runs its groups, of which each waits for the one before. */
struct chained {
    struct pool_shares shares;
    uint32_t ended; /* atomic: so many groups have */
    unsigned next_seat;
};

static void *
run_chained(void *user)
{
    struct chained *c = user;
    const unsigned seat = __atomic_fetch_add(&c->next_seat, 1, __ATOMIC_RELAXED);
    uint64_t first, end;
    shares_enter(&c->shares, seat);
    while (shares_take(&c->shares, seat, &first, &end))
        for (uint64_t i = first; i < end; i++) {
            while (__atomic_load_n(&c->ended, __ATOMIC_ACQUIRE) != i)
                sched_yield();
            __atomic_store_n(&c->ended, (uint32_t)i + 1, __ATOMIC_RELEASE);
        }
    shares_leave(&c->shares, seat);
    return NULL;
}

static void
threads_may_wait_for_each_other(void **state)
{
    (void)state;
    enum { LAUNCHES = 400, WORKERS = 3, GROUPS = 120, CHUNK = 3 };
    static struct chained c;
    pthread_t threads[WORKERS];
    for (unsigned launch = 0; launch < LAUNCHES; launch++) {
        c.ended = c.next_seat = 0;
        divide(&c.shares, (enum way)(IN_ORDER + launch % (WAYS - IN_ORDER)), WORKERS, GROUPS, CHUNK);
        for (unsigned i = 0; i < WORKERS; i++)
            assert_int_equal(pthread_create(&threads[i], NULL, run_chained, &c), 0);
        for (unsigned i = 0; i < WORKERS; i++)
            pthread_join(threads[i], NULL);
        assert_int_equal(c.ended, GROUPS);
    }
}

/* --- blocks only for codes that they suit --- */

static void
slow_blocks_are_given_up(void **state)
{
    (void)state;
    struct pool_paces paces = {0};
    static const char code[128];
    const struct backend_code *const c = (const void *)code;
    assert_false(pool_likes_blocks(&paces, c));
    pool_note_pace(&paces, c, 500, PACE_TURNS); /* the caches were cold */
    pool_note_pace(&paces, c, 100, PACE_OTHER);
    assert_false(pool_likes_blocks(&paces, c));
    pool_note_pace(&paces, c, 100, PACE_TURNS);
    assert_true(pool_likes_blocks(&paces, c));
    pool_note_pace(&paces, c, 190, PACE_BLOCKS); /* the host was busy */
    pool_note_pace(&paces, c, 90, PACE_BLOCKS);
    pool_note_pace(&paces, c, 190, PACE_BLOCKS);
    pool_note_pace(&paces, c, 190, PACE_OTHER);
    assert_true(pool_likes_blocks(&paces, c));
    pool_note_pace(&paces, c, 190, PACE_BLOCKS);
    assert_false(pool_likes_blocks(&paces, c));
    for (unsigned i = 0; i < 63; i++)
        pool_note_pace(&paces, c, 100, PACE_TURNS);
    assert_false(pool_likes_blocks(&paces, c));
    pool_note_pace(&paces, c, 100, PACE_TURNS);
    assert_true(pool_likes_blocks(&paces, c));
    pool_note_pace(&paces, c, 190, PACE_BLOCKS);
    assert_false(pool_likes_blocks(&paces, c));
    assert_true(pool_pace(&paces, c) == 190);
}

/* Launches one after another, as backend_run makes them; each takes what the host would need. */
static unsigned
count_alone(struct pool_paces *paces, const struct backend_code *code, unsigned launches, double shared_ns,
            double alone_ns)
{
    unsigned alone = 0;
    for (unsigned i = 0; i < launches; i++) {
        const bool goes_alone = pool_goes_alone(paces, code);
        pool_note_cycle(paces, code, goes_alone ? alone_ns : shared_ns);
        alone += goes_alone;
    }
    return alone;
}

static void
tiny_launches_go_the_faster_way(void **state)
{
    (void)state;
    struct pool_paces paces = {0};
    static const char code[128];
    const struct backend_code *const c = (const void *)code;
    assert_false(pool_goes_alone(&paces, c)); /* nothing is known of it */
    pool_note_pace(&paces, c, 100, PACE_OTHER);
    assert_in_range(count_alone(&paces, c, 10000, 80, 120), 30, 100); /* tries */
    assert_in_range(count_alone(&paces, c, 20000, 150, 120), 15000, 19900);
    assert_in_range(count_alone(&paces, c, 20000, 80, 120), 30, 5000);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_group_is_taken_once),
        cmocka_unit_test(workers_that_are_equally_fast_keep_their_own),
        cmocka_unit_test(two_workers_come_from_both_ends),
        cmocka_unit_test(one_worker_alone_goes_in_order),
        cmocka_unit_test(nobody_gets_far_ahead),
        cmocka_unit_test(threads_may_wait_for_each_other),
        cmocka_unit_test(groups_may_wait_for_groups_before_them),
        cmocka_unit_test(slow_blocks_are_given_up),
        cmocka_unit_test(tiny_launches_go_the_faster_way),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
