/* SPDX-License-Identifier: MIT */
/* Control flow of gangs. A branch on which the threads do not agree is left to each of them. */
#include "branch.h"
#include "control.h"
#include "emu/ref.h"
#include "gang.h"

#define EACH(i, x) (uint32_t i = 0; i < (x)->count; i++)

static uint32_t
index_of(const struct simd_op *op, const struct simd_ctx *x)
{
    return (uint32_t)(op->lane - x->code->base.program->ops);
}

static const struct simd_op *
stop(const struct simd_op *op, struct simd_ctx *x, enum emu_stop why)
{
    x->stop = why;
    for
        EACH(i, x)
    x->t[i].pc = index_of(op, x) + 1;
    return NULL;
}

/* Nothing of this op is done. */
static const struct simd_op *
part(const struct simd_op *op, struct simd_ctx *x)
{
    x->parted = true;
    for
        EACH(i, x)
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

/* Backward jumps look at the stop flag, so no loop outlives it. */
static bool
is_stopped(const struct simd_op *op, const struct simd_op *target, const struct simd_ctx *x)
{
    return target <= op && x->t->stop && __atomic_load_n(x->t->stop, __ATOMIC_RELAXED);
}

void
simd_sense(struct simd_ctx *x)
{
    uint64_t on = x->code->full;
    for
        EACH(i, x)
    on &= simd_cell(x->t->rf + i * x->stride, LANE_EXEC_CELL);
    x->all_on = on == x->code->full;
}

const struct simd_op *
simd_do_sense(SIMD_ARGS)
{
    simd_sense(x);
    SIMD_NEXT;
}

#define JUMP(to)                                                                                             \
    do {                                                                                                     \
        const struct simd_op *const target_ = (to);                                                          \
        if (is_stopped(op, target_, x))                                                                      \
            return fault(op, x, EMU_FAULT_HANG);                                                             \
        SIMD_GO(target_);                                                                                    \
    } while (0)

#define BRANCH(name)                                                                                         \
    static const struct simd_op *do_##name(SIMD_ARGS)                                                        \
    {                                                                                                        \
        const bool jumps = simd_jumps_##name(rf, op);                                                        \
        for                                                                                                  \
            EACH(i, x)                                                                                       \
        if (simd_jumps_##name(rf + i * x->stride, op) != jumps)                                              \
            return part(op, x);                                                                              \
        for                                                                                                  \
            EACH(i, x)                                                                                       \
        simd_move_##name(rf + i * x->stride, op);                                                            \
        simd_sense(x);                                                                                       \
        if (jumps)                                                                                           \
            JUMP(op->target);                                                                                \
        SIMD_NEXT;                                                                                           \
    }
SIMD_BRANCHES(BRANCH)

#define MASK(name, expr)                                                                                     \
    static const struct simd_op *do_##name(SIMD_ARGS)                                                        \
    {                                                                                                        \
        for                                                                                                  \
            EACH(i, x)                                                                                       \
            {                                                                                                \
                uint8_t *const at = rf + i * x->stride;                                                      \
                const uint64_t a = simd_cell(at, op->cell[0]), b = simd_cell(at, op->cell[1]);               \
                simd_set_cell(at, op->dst, expr);                                                            \
            }                                                                                                \
        simd_sense(x);                                                                                       \
        SIMD_NEXT;                                                                                           \
    }
static const struct simd_op *
do_mmov(SIMD_ARGS)
{
    for
        EACH(i, x)
    simd_set_cell(rf + i * x->stride, op->dst, simd_cell(rf + i * x->stride, op->cell[0]));
    simd_sense(x);
    SIMD_NEXT;
}
MASK(mand, a &b)
MASK(mandn, a & ~b)
MASK(mor, a | b)

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
do_fence(SIMD_ARGS)
{
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    SIMD_NEXT;
}

static const struct simd_op *
do_clock(SIMD_ARGS)
{
    for
        EACH(i, x)
        {
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
    for
        EACH(i, x)
    if (dword(rf + i * x->stride, op->src[0]) != dword(rf, op->src[0]))
        return false;
    return true;
}

static const struct simd_op *
do_call(SIMD_ARGS)
{
    const uint32_t inst = simd_return_offset(x->code->base.program, op->lane);
    for
        EACH(i, x)
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
    for
        EACH(i, x)
    x->t[i].fpmode = mode;
    SIMD_NEXT;
}

simd_fn *
simd_gang_control(unsigned lane_code)
{
    static simd_fn *const handlers[LANE_OP_COUNT] = {
        [LANE_OP_mmov] = do_mmov,   [LANE_OP_mand] = do_mand,     [LANE_OP_mandn] = do_mandn,
        [LANE_OP_mor] = do_mor,     [LANE_OP_br] = do_br,         [LANE_OP_brz] = do_brz,
        [LANE_OP_brnz] = do_brnz,   [LANE_OP_brf] = do_brf,       [LANE_OP_divert] = do_divert,
        [LANE_OP_join] = do_join,   [LANE_OP_loop] = do_loop,     [LANE_OP_call] = do_call,
        [LANE_OP_ret] = do_ret,     [LANE_OP_fpmode] = do_fpmode, [LANE_OP_barrier] = do_barrier,
        [LANE_OP_end] = do_end,     [LANE_OP_trap] = do_trap,     [LANE_OP_fence] = do_fence,
        [LANE_OP_clock] = do_clock,
    };
    return lane_code < LANE_OP_COUNT ? handlers[lane_code] : NULL;
}

/* A thread that fails ends the gang behind it: those before it go on, for their faults come first. */
const struct simd_op *
simd_do_each(SIMD_ARGS)
{
    const struct simd_op *const end = op + 1 + op->comps;
    for
        EACH(i, x)
        {
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
