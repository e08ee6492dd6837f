/* SPDX-License-Identifier: MIT */
/*
 * The `launch` of a record (runtime/record/record.h) without regard to its SHA-256: read, and if it is one,
 * its first work-group runs for some ops on the reference. Whatever the file binds must be in the memory it
 * has.
 */
#include "backend/backend.h"
#include "backend/groups.h"
#include "backend/watch.h"
#include "fuzz.h"
#include "record/record.h"

#include <stdlib.h>

enum { MOST_STEPS = 3000, MOST_ITEMS = 256, MOST_MEMORY = 1 << 24 };

static bool
wants(void *user, const uint32_t group[3], uint32_t thread)
{
    (void)user, (void)group, (void)thread;
    return true;
}

static bool
before(void *user, const struct emu_thread *t)
{
    unsigned *steps = user;
    (void)t;
    return ++*steps < MOST_STEPS;
}

static void
after(void *user, struct emu_thread *t, uint32_t op, const enum emu_stop *stop)
{
    (void)user, (void)t, (void)op, (void)stop;
}

static void
run(struct rt_replay *replay, struct backend_pool *pool)
{
    unsigned steps = 0;
    struct emu_fault fault;
    struct emu_error error = {EMU_OK, ""};
    struct emu_launch one = replay->launch;
    struct backend_code *code = NULL;
    const struct backend_watch watch = {&steps, wants, before, after};
    for (unsigned d = 0; d < 3; d++)
        one.group_count[d] = 1;
    if (backend_code_new(&replay->kernel.emu, BACKEND_REF, BACKEND_BASELINE, &code, &error))
        return;
    struct backend_code *watched = backend_watched(code, &watch);
    if (watched)
        (void)backend_run_from(pool, watched, &one, replay->first_group, 0, &fault);
    backend_code_free(watched);
    backend_code_free(code);
}

static void
save_and_restore(const struct rt_replay *replay)
{
    const size_t bytes = rt_replay_bytes(replay);
    uint8_t *memory = malloc(bytes + 1);
    if (!memory)
        return;
    rt_replay_save(replay, memory);
    for (size_t at = 0; at < bytes; at += RT_RECORD_PAGE / 2)
        if (rt_replay_place(replay, rt_replay_address(replay, at)) != at)
            fuzz_finding("byte %zu is at another place", at);
    rt_replay_restore(replay, memory);
    free(memory);
}

int
LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static struct backend_pool *pool;
    struct rt_replay replay;
    struct emu_error error = {EMU_OK, ""};
    if (size < RT_RECORD_KEY)
        return 0;
    if (!pool)
        pool = backend_pool_new(1);
    uint8_t *copy = malloc(size);
    if (!copy || !pool) {
        free(copy);
        return 0;
    }
    memcpy(copy, bytes, size);
    if (rt_replay_read(copy, size - RT_RECORD_KEY, &replay, &error)) {
        if (!error.text[0])
            fuzz_finding("refused without a reason");
        return 0;
    }
    const uint32_t *local = replay.launch.local_size;
    if (rt_replay_bytes(&replay) <= MOST_MEMORY) {
        save_and_restore(&replay);
        if ((uint64_t)local[0] * local[1] * local[2] <= MOST_ITEMS)
            run(&replay, pool);
    }
    rt_replay_close(&replay);
    return 0;
}
