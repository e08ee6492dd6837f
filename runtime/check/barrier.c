/* SPDX-License-Identifier: MIT */
/* Barriers: every work-item of a group must reach the same one (OpenCL C 3.0, 6.15.8). */
#include <assert.h>
#include <inttypes.h>
#include <string.h>

#include "check_priv.h"
#include "emu/kernel.h"

static struct check_place
place_of_thread(const struct rt_check *check, uint32_t thread, uint32_t op)
{
    return (struct check_place){op, check->number, thread * check->emu->kernel->lanes, true};
}

static void
tell_lanes(struct rt_check *check, uint32_t thread, uint32_t op, uint64_t missing)
{
    struct check_place place = place_of_thread(check, thread, op);
    place.item += (uint32_t)__builtin_ctzll(missing);
    place.whole = false;
    check_tell(check, RT_CHECK_BARRIER, &place, NULL,
               "some work-items of a group reach a barrier that this one and %d more of its hardware thread "
               "do not reach",
               __builtin_popcountll(missing) - 1);
}

/* The first thread whose last barrier was another one, though it has passed as many; THREADS: none. */
static uint32_t
other_barrier(const struct rt_check *check, uint32_t thread)
{
    const struct check_thread *own = &check->thread[thread];
    uint32_t i = 0;
    while (i < check->threads &&
           (check->thread[i].barriers != own->barriers || check->thread[i].barrier_op == own->barrier_op))
        i++;
    return i;
}

void
check_barrier(struct rt_check *check, const struct emu_thread *t)
{
    const uint32_t thread = check_thread_index(check, t), op = t->pc - 1;
    assert(thread < check->threads && check->began);
    struct check_thread *own = &check->thread[thread];
    uint64_t exec;
    memcpy(&exec, t->rf + LANE_EXEC_CELL, sizeof exec);
    own->barriers++;
    own->barrier_op = op;
    if (own->barriers % RACE_BARRIERS == 0 && thread == 0) { /* their number begins again */
        shadow_forget(check->global);
        shadow_forget(check->local);
    }
    if (!check_wants(check, RT_CHECK_BARRIER))
        return;
    if (own->exec & ~exec && !check_seen(check, RT_CHECK_BARRIER, op, op))
        tell_lanes(check, thread, op, own->exec & ~exec);
    const uint32_t other = other_barrier(check, thread);
    if (other == check->threads || check_seen(check, RT_CHECK_BARRIER, op, check->thread[other].barrier_op))
        return;
    const struct check_place first = place_of_thread(check, thread, op),
                             second = place_of_thread(check, other, check->thread[other].barrier_op);
    check_tell(check, RT_CHECK_BARRIER, &first, &second,
               "work-items of one group wait at two different barriers");
}

static const char *
ordinal(uint32_t n)
{
    const uint32_t last = n / 10 % 10 == 1 ? 0 : n % 10;
    return last == 1 ? "st" : last == 2 ? "nd" : last == 3 ? "rd" : "th";
}

void
check_end(struct rt_check *check, const struct emu_thread *t)
{
    check->thread[check_thread_index(check, t)].ended = true;
}

/* Threads that have passed fewer barriers than another one has. */
void
check_group_end(struct rt_check *check)
{
    uint32_t most = 0, least = 0;
    for (uint32_t i = 0; i < check->threads; i++) {
        if (!check->thread[i].ended)
            return;
        most = check->thread[i].barriers > check->thread[most].barriers ? i : most;
        least = check->thread[i].barriers < check->thread[least].barriers ? i : least;
    }
    const struct check_thread *first = &check->thread[most], *last = &check->thread[least];
    if (first->barriers == last->barriers || !check_wants(check, RT_CHECK_BARRIER) ||
        check_seen(check, RT_CHECK_BARRIER, first->barrier_op, first->barrier_op))
        return;
    const struct check_place place = place_of_thread(check, most, first->barrier_op);
    check_tell(check, RT_CHECK_BARRIER, &place, NULL,
               "this barrier is the %" PRIu32 "%s that these work-items reach; those from work-item %" PRIu32
               " of the group on reach only %" PRIu32 " barrier%s",
               first->barriers, ordinal(first->barriers), least * check->emu->kernel->lanes, last->barriers,
               last->barriers == 1 ? "" : "s");
}
