/* SPDX-License-Identifier: MIT */
/*
 * Waits without an end. While a hardware thread runs, no other one does; so what it polls cannot change any
 * more once it has found the same values at the same places, and stored none, a million times.
 */
#include "check_priv.h"
#include "emu/kernel.h"

enum { MOST_POLLS = 1 << 20 };

static void
halt(struct rt_check *check, struct emu_thread *t)
{
    check->polls.halt = 1;
    check->polls.count = 0;
    t->stop = &check->polls.halt; /* looked at when a loop closes */
}

static void
tell(struct rt_check *check, struct emu_thread *t, uint32_t op)
{
    struct check_place place = check_place_of(check, t, op, 0);
    if (check_wants(check, RT_CHECK_WAIT) && !check_seen(check, RT_CHECK_WAIT, op, op))
        check_tell(
            check, RT_CHECK_WAIT, &place, NULL,
            "an endless wait: this message has found the same value %d times. Other hardware threads need "
            "not "
            "go on before this one waits at a barrier or ends, and the work-items of this one wait with it, "
            "so none of them will change it",
            MOST_POLLS);
    halt(check, t);
}

/* Whether the message is one of those that are sent again and again. */
static bool
is_again(struct check_polls *polls, uint32_t op, uint64_t address, uint64_t value)
{
    uint32_t i = 0;
    while (i < polls->used && polls->seen[i].op != op)
        i++;
    if (i < polls->used && polls->seen[i].address == address && polls->seen[i].value == value)
        return true;
    const bool full = i == CHECK_POLLS;
    i = full ? 0 : i;
    polls->used = full ? 1 : i < polls->used ? polls->used : i + 1;
    polls->seen[i].op = op;
    polls->seen[i].address = address;
    polls->seen[i].value = value;
    return false;
}

void
check_poll(struct rt_check *check, struct emu_thread *t, uint32_t op, uint64_t address, uint64_t value)
{
    struct check_polls *polls = &check->polls;
    const uint32_t thread = check_thread_index(check, t);
    if (polls->thread != thread) {
        polls->thread = thread;
        polls->used = polls->count = 0;
    }
    polls->count = is_again(polls, op, address, value) ? polls->count + 1 : 0;
    if (polls->count >= MOST_POLLS)
        tell(check, t, op);
}

bool
rt_check_halted(const struct rt_check *check)
{
    return check && check->polls.halt;
}

/* By the limit of time; by polls; or by a fault, which is reported anyway. */
void
check_stopped(struct rt_check *check, const struct emu_thread *t)
{
    const struct lane_program *program = check->emu->kernel->program;
    const uint32_t op = t->pc < program->op_count ? t->pc : 0;
    struct check_place place = check_place_of(check, t, op, 0);
    if (t->fault.kind == EMU_FAULT_HANG && !check->polls.halt && check_wants(check, RT_CHECK_WAIT) &&
        !check_seen(check, RT_CHECK_WAIT, op, op))
        check_tell(
            check, RT_CHECK_WAIT, &place, NULL,
            "the work-group runs without an end: this is where its time was over (CAYGEN_HANG_SECONDS)");
}
