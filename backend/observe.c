/* SPDX-License-Identifier: MIT */
/*
 * An engine that stops at chosen ops. Ops between two of these run on simd, one after another. Control flow
 * is the reference's.
 */
#include "backend/observe.h"

#include <assert.h>
#include <stdlib.h>

#include "emu/kernel.h"
#include "emu/ref.h"
#include "simd/simd.h"

struct observed {
    struct backend_code code;        /* first: its address is the whole's */
    struct simd_code *simd, *single; /* single: each op alone */
    const struct backend_observer *observer;
    uint32_t *ends; /* by op: where a run that begins there ends */
};

static bool
is_control(const struct lane_program *program, uint32_t op)
{
    return lane_code_family(program->ops[op].code) == LANE_CTRL;
}

/* The op at t->pc and, unless it runs alone, those behind it that nobody wants. False: the thread stops. */
static bool
run_ops(const struct observed *o, struct emu_thread *t, bool alone, enum emu_stop *stop)
{
    const uint32_t op = t->pc;
    if (is_control(o->code.program, op))
        return emu_ref_step(o->code.program, t, stop);
    *stop = simd_run_one(alone ? o->single : o->simd, t->rf, t, op);
    t->pc = alone ? op + 1 : o->ends[op];
    return *stop != EMU_STOP_FAULT;
}

static bool
step(const struct observed *o, struct emu_thread *t, enum emu_stop *stop)
{
    const struct backend_observer *observer = o->observer;
    const uint32_t op = t->pc;
    const uint8_t moments = observer->moments[op];
    const bool close = observer->close && observer->close[t->slot];
    if (close)
        observer->each(observer->user, t, op);
    if (moments & BACKEND_BEFORE)
        observer->before(observer->user, t, op);
    if (!run_ops(o, t, close, stop))
        return false;
    if (moments & BACKEND_AFTER)
        observer->after(observer->user, t, op);
    return true;
}

static enum emu_stop
run(const struct backend_code *code, struct emu_thread *t)
{
    const struct observed *o = (const struct observed *)code;
    enum emu_stop stop;
    if (t->fresh) {
        emu_start_registers(t);
        o->observer->start(o->observer->user, t);
    }
    while (step(o, t, &stop))
        continue;
    o->observer->stop(o->observer->user, t, stop);
    return stop;
}

static void
fill_context(const struct backend_code *code, uint8_t *rf)
{
    const struct observed *o = (const struct observed *)code;
    o->simd->base.context(&o->simd->base, rf);
    o->single->base.context(&o->single->base, rf);
}

static void
destroy(struct backend_code *code)
{
    struct observed *o = (struct observed *)code;
    if (o->simd)
        o->simd->base.destroy(&o->simd->base);
    if (o->single)
        o->single->base.destroy(&o->single->base);
    free(o->ends);
    free(o);
}

static void
find_ends(struct observed *o)
{
    const struct lane_program *program = o->code.program;
    for (uint32_t op = program->op_count; op-- > 0;)
        o->ends[op] = simd_run_ends(o->simd, op) ? op + 1 : o->ends[op + 1];
}

struct backend_code *
backend_observed(const struct emu_kernel *kernel, enum backend_cpu cpu,
                 const struct backend_observer *observer, uint64_t order, struct emu_error *error)
{
    struct observed *o = calloc(1, sizeof *o);
    if (o)
        *o = (struct observed){.code = {.program = kernel->program,
                                        .own_start = true,
                                        .alone = true,
                                        .order = order,
                                        .context = fill_context,
                                        .run = run,
                                        .destroy = destroy},
                               .observer = observer,
                               .ends = calloc((size_t)kernel->program->op_count + 1, sizeof *o->ends)};
    if (o)
        backend_set_facts(&o->code, kernel->program);
    if (o && o->ends)
        o->simd = simd_stepped_code(kernel, cpu, observer->moments, error);
    else
        emu_fail(error, EMU_NO_MEMORY, "out of memory for prepared code");
    if (o && o->simd)
        o->single = simd_single_code(o->simd, error);
    if (o && !o->single) {
        destroy(&o->code);
        return NULL;
    }
    if (o) {
        o->code.rf_bytes = o->single->base.rf_bytes;
        find_ends(o);
    }
    return o ? &o->code : NULL;
}
