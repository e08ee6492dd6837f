/* SPDX-License-Identifier: MIT */
/* An engine around another one, which looks at the clock before and after. */
#include "backend/timed.h"

#include <assert.h>
#include <stdlib.h>
#include <time.h>

#include "emu/thread.h"
#include "engine.h"

struct timed {
    struct backend_code code; /* first: its address is the whole's */
    const struct backend_code *inner;
    const struct backend_timer *timer;
};

static const struct timed *
timed_of(const struct backend_code *code)
{
    return (const struct timed *)code;
}

static uint64_t
now(void)
{
    struct timespec ts;
    clock_gettime(CLOCK_MONOTONIC, &ts);
    return (uint64_t)ts.tv_sec * 1000000000u + (uint64_t)ts.tv_nsec;
}

static enum emu_stop
run(const struct backend_code *code, struct emu_thread *t)
{
    const struct timed *w = timed_of(code);
    const uint32_t seat = t->slot / emu_start_threads(t->start);
    const uint64_t begin = now();
    const enum emu_stop stop = w->inner->run(w->inner, t);
    w->timer->ran(w->timer->user, t, seat, begin, now());
    return stop;
}

static void
fill_context(const struct backend_code *code, uint8_t *rf)
{
    const struct timed *w = timed_of(code);
    if (w->inner->context)
        w->inner->context(w->inner, rf);
}

static void
prepare(const struct backend_code *code, const struct engine_starts *starts, const struct emu_launch *launch)
{
    struct timed *w = (struct timed *)code;
    if (w->inner->prepare)
        w->inner->prepare(w->inner, starts, launch);
    w->code.rf_bytes = w->inner->rf_bytes;
}

static void
destroy(struct backend_code *code)
{
    free(code);
}

struct backend_code *
backend_timed(const struct backend_code *code, const struct backend_timer *timer)
{
    assert(timer->ran);
    struct timed *w = calloc(1, sizeof *w);
    if (!w)
        return NULL;
    *w = (struct timed){.code = *code, .inner = code, .timer = timer};
    w->code.context = fill_context;
    w->code.prepare = prepare;
    w->code.gang = 0; /* its threads run one by one */
    w->code.find_pair = NULL;
    w->code.find_parts = NULL;
    w->code.run = run;
    w->code.destroy = destroy;
    return &w->code;
}
