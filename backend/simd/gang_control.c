/* SPDX-License-Identifier: MIT */
/* Control flow of gangs. A branch on which the threads do not agree is left to each of them. */
#include "branch.h"
#include "control.h"
#include "emu/ref.h"
#include "gang.h"

static uint32_t
index_of(const struct simd_op *op, const struct simd_ctx *x)
{
    return (uint32_t)(op->lane - x->code->base.program->ops);
}

static const struct simd_op *
stop(const struct simd_op *op, struct simd_ctx *x, enum emu_stop why)
{
    x->stop = why;
    for (uint32_t i = 0; i < x->count; i++)
        x->t[i].pc = index_of(op, x) + 1;
    return NULL;
}

/* Nothing of this op is done. */
static const struct simd_op *
part(const struct simd_op *op, struct simd_ctx *x)
{
    x->parted = true;
    for (uint32_t i = 0; i < x->count; i++)
        x->t[i].pc = index_of(op, x);
    return NULL;
}

/* Of the first thread, and so of the gang. */
static const struct simd_op *
fault(const struct simd_op *op, struct simd_ctx *x, enum emu_fault_kind kind)
{
    x->t->fault = (struct emu_fault){
        .kind = kind,
        .inst = op->lane->inst,
        .lanes = simd_cell(x->t->rf, LANE_EXEC_CELL),
    };
    x->t->pc = index_of(op, x) + 1;
    x->count = 0;
    return NULL;
}

#define JUMP(to) SIMD_JUMP(to, fault(op, x, EMU_FAULT_HANG))

void
simd_sense(struct simd_ctx *x)
{
    uint64_t on = x->code->full;
    for (uint32_t i = 0; i < x->count; i++)
        on &= simd_cell(x->t->rf + i * x->stride, LANE_EXEC_CELL);
    x->all_on = on == x->code->full;
}

const struct simd_op *
simd_do_sense(SIMD_ARGS)
{
    simd_sense(x);
    SIMD_NEXT;
}

#define BRANCH(name)                                                                                         \
    static const struct simd_op *do_##name(SIMD_ARGS)                                                        \
    {                                                                                                        \
        const bool jumps = simd_jumps_##name(rf, op);                                                        \
        for (uint32_t i = 0; i < x->count; i++)                                                              \
            if (simd_jumps_##name(rf + i * x->stride, op) != jumps)                                          \
                return part(op, x);                                                                          \
        for (uint32_t i = 0; i < x->count; i++)                                                              \
            simd_move_##name(rf + i * x->stride, op);                                                        \
        simd_sense(x);                                                                                       \
        if (jumps)                                                                                           \
            JUMP(op->target);                                                                                \
        SIMD_NEXT;                                                                                           \
    }
SIMD_BRANCHES(BRANCH)

/* Threads all of whose lanes wait at the target may go the way of the others: what lies between does nothing
 * in them. */
const struct simd_op *
simd_do_divert_together(SIMD_ARGS)
{
    bool jumps = true;
    for (uint32_t i = 0; i < x->count; i++) {
        uint8_t *const own = rf + i * x->stride;
        jumps &= simd_jumps_divert(own, op);
        simd_move_divert(own, op);
    }
    simd_sense(x);
    if (jumps)
        JUMP(op->target);
    SIMD_NEXT;
}

#define MASK(name)                                                                                           \
    static const struct simd_op *do_##name(SIMD_ARGS)                                                        \
    {                                                                                                        \
        for (uint32_t i = 0; i < x->count; i++)                                                              \
            simd_move_##name(rf + i * x->stride, op);                                                        \
        simd_sense(x);                                                                                       \
        SIMD_NEXT;                                                                                           \
    }
SIMD_MASKS(MASK)

static const struct simd_op *
do_barrier(SIMD_ARGS)
{
    return stop(op, x, EMU_STOP_BARRIER);
}

static const struct simd_op *
do_end(SIMD_ARGS)
{
    return stop(op, x, EMU_STOP_END);
}

static const struct simd_op *
do_trap(SIMD_ARGS)
{
    return fault(op, x, op->lane->code == LANE_OP_trap ? emu_fault_of_trap(op->lane) : EMU_FAULT_ILLEGAL);
}

static const struct simd_op *
do_clock(SIMD_ARGS)
{
    for (uint32_t i = 0; i < x->count; i++) {
        const uint64_t now = emu_clock();
        memcpy(rf + i * x->stride + op->dst, &now, sizeof(now));
    }
    SIMD_NEXT;
}

static uint32_t
dword(const uint8_t *rf, uint32_t at)
{
    uint32_t bits;
    memcpy(&bits, rf + at, sizeof(bits));
    return bits;
}

/* Whether all threads have the same first source. */
static bool
is_shared(const uint8_t *rf, const struct simd_op *op, const struct simd_ctx *x)
{
    for (uint32_t i = 0; i < x->count; i++)
        if (dword(rf + i * x->stride, op->src[0]) != dword(rf, op->src[0]))
            return false;
    return true;
}

static const struct simd_op *
do_call(SIMD_ARGS)
{
    const uint32_t inst = simd_return_offset(x->code->base.program, op->lane);
    for (uint32_t i = 0; i < x->count; i++)
        memcpy(rf + i * x->stride + op->dst, &inst, sizeof(inst));
    JUMP(op->target);
}

static const struct simd_op *
do_ret(SIMD_ARGS)
{
    if (!is_shared(rf, op, x))
        return part(op, x);
    const struct lane_entry *entry = simd_entry(x->code->base.program, dword(rf, op->src[0]));
    if (!entry)
        return fault(op, x, EMU_FAULT_JUMP);
    JUMP(x->code->ops + x->code->starts[entry->op]);
}

static const struct simd_op *
do_fpmode(SIMD_ARGS)
{
    const uint32_t mode = dword(rf, op->src[0]);
    if (!is_shared(rf, op, x))
        return part(op, x);
    if (mode != x->t->fpmode)
        emu_fpmode_enter(mode);
    for (uint32_t i = 0; i < x->count; i++)
        x->t[i].fpmode = mode;
    SIMD_NEXT;
}

#define ENTRY(name) [LANE_OP_##name] = do_##name,
simd_fn *
simd_gang_control(unsigned lane_code)
{
    static simd_fn *const handlers[LANE_OP_COUNT] = {SIMD_CONTROLS(ENTRY)[LANE_OP_fence] = simd_do_fence};
    return lane_code < LANE_OP_COUNT ? handlers[lane_code] : NULL;
}

/* A thread that fails ends the gang behind it: those before it go on, for their faults come first. */
const struct simd_op *
simd_do_each(SIMD_ARGS)
{
    const struct simd_op *const end = op + 1 + op->comps;
    for (uint32_t i = 0; i < x->count; i++) {
        const struct simd_op *at = op + 1;
        while (at && at != end)
            at = at->fn(rf + i * x->stride, at, &x->each[i]);
        if (!at) {
            x->count = i;
            break;
        }
    }
    if (!x->count)
        return NULL;
    SIMD_GO(end + 1);
}
