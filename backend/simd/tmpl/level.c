/* SPDX-License-Identifier: MIT */
/* A host level: its tables and how a run starts. */
#include "level.h"

#include "../gang.h"
#include "../mask.h"
#include "emu/kernel.h"
#include "start.h"

static const struct simd_table *const tables[] = {
    LEVEL(simd_arith),     LEVEL(simd_integer),
    LEVEL(simd_compare),   LEVEL(simd_scalar),
    LEVEL(simd_convert),   LEVEL(simd_math),
    LEVEL(simd_memory),    LEVEL(simd_double),
    LEVEL(simd_image),     LEVEL(simd_half),
    LEVEL(simd_half_math), LEVEL(simd_half_convert),
    LEVEL(simd_bytes),     NULL,
};

static const struct simd_pairs *const pairs[] = {&LEVEL(simd_integer_pairs), &LEVEL(simd_arith_pairs), NULL};

static bool
ref_one(const struct simd_op *op, struct simd_ctx *x)
{
    leave_vectors();
    return simd_ref_one(op, x);
}

static const struct simd_op *
run_ref(SIMD_ARGS)
{
    if (!ref_one(op, x)) {
        x->stop = EMU_STOP_FAULT;
        return NULL;
    }
    SIMD_NEXT;
}

static void
start_registers(const struct simd_code *code, struct emu_thread *t, bool in_gang)
{
    if (code->start.one_row)
        start_thread(&code->start, t, in_gang);
    else
        emu_start_registers(t);
}

static enum emu_stop
run(const struct backend_code *base, struct emu_thread *t)
{
    const struct simd_code *code = (const struct simd_code *)base;
    struct simd_ctx x = {.t = t, .code = code, .stop = EMU_STOP_END, .count = 1};
    const struct simd_op *op = code->ops + code->starts[t->pc];
    if (t->fresh)
        start_registers(code, t, false);
    while (op)
        op = op->fn(t->rf, op, &x);
    leave_vectors();
    return x.stop;
}

static void
run_gang(struct simd_ctx *x)
{
    const struct simd_op *op = x->code->ops + x->code->starts[x->t->pc];
    for (uint32_t i = 0; i < x->count; i++)
        if (x->t[i].fresh)
            start_registers(x->code, &x->t[i], true);
    simd_sense(x);
    while (op)
        op = op->fn(x->t->rf, op, x);
    leave_vectors();
}

const struct simd_level LEVEL(simd_level) = {
    .tables = tables, .pairs = pairs, .run = run, .run_gang = run_gang, .ref = run_ref, .ref_one = ref_one};
