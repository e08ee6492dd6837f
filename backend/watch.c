/* SPDX-License-Identifier: MIT */
/*
 * An engine around another one. To watch a launch, the caller runs it with this code instead of the kernel's.
 * Other launches do not use it.
 */
#include "backend/watch.h"

#include <assert.h>
#include <stdlib.h>

#include "emu/lane.h"
#include "emu/lane_half.h"
#include "emu/ref.h"
#include "engine.h"

struct watched {
    struct backend_code code; /* first: its address is the whole's */
    const struct backend_code *inner;
    const struct backend_watch *watch;
};

static const struct watched *
watched_of(const struct backend_code *code)
{
    return (const struct watched *)code;
}

/* The calls print floats, so denormals must not be zero in them. */
static bool
before(const struct backend_watch *watch, const struct emu_thread *t)
{
    const unsigned saved = emu_fpmode_enter(LANE_FPMODE_F32_DENORM);
    const bool goes_on = watch->before(watch->user, t);
    emu_fpmode_leave(saved);
    return goes_on;
}

static void
after(const struct backend_watch *watch, struct emu_thread *t, uint32_t op, const enum emu_stop *stop)
{
    const unsigned saved = emu_fpmode_enter(LANE_FPMODE_F32_DENORM);
    watch->after(watch->user, t, op, stop);
    emu_fpmode_leave(saved);
}

static enum emu_stop
step_through(const struct watched *w, struct emu_thread *t)
{
    const struct lane_program *program = w->code.program;
    enum emu_stop stop;
    for (;;) {
        const uint32_t op = t->pc;
        if (!before(w->watch, t)) {
            t->fault = (struct emu_fault){.kind = EMU_FAULT_HANG, .inst = program->ops[op].inst};
            return EMU_STOP_FAULT;
        }
        const bool goes_on = emu_ref_step(program, t, &stop);
        after(w->watch, t, op, goes_on ? NULL : &stop);
        if (!goes_on)
            return stop;
    }
}

/* The inner engine may not go on with the next thread by itself: that one may be watched. */
static enum emu_stop
run_inner(const struct watched *w, struct emu_thread *t)
{
    const uint32_t after_it = t->after;
    t->after = 0;
    const enum emu_stop stop = w->inner->run(w->inner, t);
    t->after = after_it;
    return stop;
}

static enum emu_stop
run(const struct backend_code *code, struct emu_thread *t)
{
    const struct watched *w = watched_of(code);
    const uint32_t index = t->slot % emu_start_threads(t->start);
    if (!w->watch->wants(w->watch->user, t->group, index))
        return run_inner(w, t);
    if (t->fresh)
        emu_start_registers(t);
    return step_through(w, t);
}

static void
fill_context(const struct backend_code *code, uint8_t *rf)
{
    const struct watched *w = watched_of(code);
    if (w->inner->context)
        w->inner->context(w->inner, rf);
}

static void
prepare(const struct backend_code *code, const struct engine_starts *starts, const struct emu_launch *launch)
{
    struct watched *w = (struct watched *)code;
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
backend_watched(const struct backend_code *code, const struct backend_watch *watch)
{
    assert(watch->wants && watch->before && watch->after);
    struct watched *w = calloc(1, sizeof *w);
    if (!w)
        return NULL;
    *w = (struct watched){.code = *code, .inner = code, .watch = watch};
    w->code.context = fill_context;
    w->code.prepare = prepare;
    w->code.gang = 0; /* its threads run one by one */
    w->code.find_pair = NULL;
    w->code.find_parts = NULL;
    w->code.run = run;
    w->code.destroy = destroy;
    return &w->code;
}

struct backend_code *
backend_watched_alone(const struct backend_code *code, const struct backend_watch *watch)
{
    struct backend_code *w = backend_watched(code, watch);
    if (w)
        w->alone = true;
    return w;
}
