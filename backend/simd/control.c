/* SPDX-License-Identifier: MIT */
/* Control flow of one thread. */
#include "control.h"

#include <stdlib.h>

#include "branch.h"
#include "emu/ref.h"

static const struct simd_op *
stop(const struct simd_op *op, struct simd_ctx *x, enum emu_stop why)
{
    x->stop = why;
    x->t->pc = (uint32_t)(op->lane - x->code->base.program->ops) + 1;
    return NULL;
}

static const struct simd_op *
fault(const struct simd_op *op, struct simd_ctx *x, enum emu_fault_kind kind)
{
    x->t->fault = (struct emu_fault){
        .kind = kind,
        .inst = op->lane->inst,
        .lanes = simd_cell(x->t->rf, LANE_EXEC_CELL),
    };
    return stop(op, x, EMU_STOP_FAULT);
}

#define JUMP(to) SIMD_JUMP(to, fault(op, x, EMU_FAULT_HANG))

#define MASK(name)                                                                                           \
    static const struct simd_op *do_##name(SIMD_ARGS)                                                        \
    {                                                                                                        \
        simd_move_##name(rf, op);                                                                            \
        SIMD_NEXT;                                                                                           \
    }
SIMD_MASKS(MASK)

#define BRANCH(name)                                                                                         \
    static const struct simd_op *do_##name(SIMD_ARGS)                                                        \
    {                                                                                                        \
        const bool jumps = simd_jumps_##name(rf, op);                                                        \
        simd_move_##name(rf, op);                                                                            \
        if (jumps)                                                                                           \
            JUMP(op->target);                                                                                \
        SIMD_NEXT;                                                                                           \
    }
SIMD_BRANCHES(BRANCH)

static const struct simd_op *
do_barrier(SIMD_ARGS)
{
    (void)rf;
    return stop(op, x, EMU_STOP_BARRIER);
}

static const struct simd_op *
do_end(SIMD_ARGS)
{
    (void)rf;
    return stop(op, x, EMU_STOP_END);
}

static const struct simd_op *
do_trap(SIMD_ARGS)
{
    (void)rf;
    return fault(op, x, op->lane->code == LANE_OP_trap ? emu_fault_of_trap(op->lane) : EMU_FAULT_ILLEGAL);
}

const struct simd_op *
simd_do_fence(SIMD_ARGS)
{
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    SIMD_NEXT;
}

static const struct simd_op *
do_clock(SIMD_ARGS)
{
    const uint64_t now = emu_clock();
    memcpy(rf + op->dst, &now, sizeof(now));
    SIMD_NEXT;
}

uint32_t
simd_return_offset(const struct lane_program *program, const struct lane_op *call)
{
    const struct lane_op *next = call + 1, *const end = program->ops + program->op_count;
    return next < end ? next->inst : UINT32_MAX;
}

static const struct simd_op *
do_call(SIMD_ARGS)
{
    const uint32_t inst = simd_return_offset(x->code->base.program, op->lane);
    memcpy(rf + op->dst, &inst, sizeof(inst));
    JUMP(op->target);
}

static int
compare_entry(const void *key, const void *entry)
{
    const uint32_t inst = *(const uint32_t *)key, at = ((const struct lane_entry *)entry)->inst;
    return (inst > at) - (inst < at);
}

const struct lane_entry *
simd_entry(const struct lane_program *program, uint32_t inst)
{
    return program->entry_count ? bsearch(&inst, program->entries, program->entry_count,
                                          sizeof(*program->entries), compare_entry)
                                : NULL;
}

static const struct simd_op *
do_ret(SIMD_ARGS)
{
    uint32_t inst;
    memcpy(&inst, rf + op->src[0], sizeof(inst));
    const struct lane_entry *entry = simd_entry(x->code->base.program, inst);
    if (!entry)
        return fault(op, x, EMU_FAULT_JUMP);
    JUMP(x->code->ops + x->code->starts[entry->op]);
}

static const struct simd_op *
do_fpmode(SIMD_ARGS)
{
    uint32_t mode;
    memcpy(&mode, rf + op->src[0], sizeof(mode));
    if (mode != x->t->fpmode) {
        x->t->fpmode = mode;
        emu_fpmode_enter(mode);
    }
    SIMD_NEXT;
}

static bool
ref_op(const struct lane_op *lane, struct simd_ctx *x)
{
    x->t->pc = (uint32_t)(lane - x->code->base.program->ops);
    return emu_ref_op(x->code->base.program, lane, x->t);
}

bool
simd_ref_one(const struct simd_op *op, struct simd_ctx *x)
{
    return ref_op(op->lane, x) && (!op->spare || ref_op(op->lane + op->spare, x));
}

#define ENTRY(name) [LANE_OP_##name] = do_##name,
simd_fn *
simd_control(unsigned lane_code)
{
    static simd_fn *const handlers[LANE_OP_COUNT] = {SIMD_CONTROLS(ENTRY)[LANE_OP_fence] = simd_do_fence};
    return lane_code < LANE_OP_COUNT ? handlers[lane_code] : NULL;
}
