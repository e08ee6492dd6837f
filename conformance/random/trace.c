/* SPDX-License-Identifier: MIT */
#include "trace.h"

#include <string.h>

#include "emu/lane_nans.h"
#include "emu/ref.h"
#include "ref_priv.h"

/* Kinds of NaNs: 0 as they are, some payloads, then operands'. */
enum { FIRST_OPERAND = 6, LAST_OPERAND, ANY_OPERAND };
_Static_assert((int)ANY_OPERAND == (int)TRACER_KINDS, "the last kind with a meaning of its own");

/* --- other NaNs --- */

/* First the two that hardware makes from nothing and the one all bits of which are set; then any of them. */
static uint64_t
some_payload(struct tracer *t, uint64_t quiet, uint64_t sign)
{
    switch (t->kind <= 3 ? t->kind : 1 + rnd_below(&t->rnd, 6)) {
    case 1:
        return sign;
    case 2:
        return 0;
    case 3:
        return (quiet - 1) | sign;
    default:
        return rnd_next(&t->rnd) & ((quiet - 1) | sign);
    }
}

/* If several operands are NaNs, the host keeps one of them, perhaps another one in each lane. 0: no operand
 * is a NaN. */
static uint64_t
some_operand(struct tracer *t, const struct lane_op *op, const uint8_t *rf, unsigned lane)
{
    uint64_t found = 0;
    for (unsigned s = 0; s < lane_code_sources(op->code); s++) {
        if (op->src[s].type != op->dst.type)
            continue;
        const uint64_t bits = ref_load(t->program, rf, &op->src[s], lane);
        const bool is_nan = lane_is_nan_bits(bits, op->dst.type);
        const bool taken =
            !found || t->kind == LAST_OPERAND || (t->kind == ANY_OPERAND && rnd_once_in(&t->rnd, 2));
        if (is_nan && taken)
            found = bits;
    }
    return found ? found | lane_quiet_bit(op->dst.type) : 0;
}

static void
change_nan(struct tracer *t, uint8_t *at, enum lane_type type, uint64_t operand)
{
    const uint64_t infinity = lane_infinity_bits(type), sign = lane_sign_bit(type),
                   quiet = lane_quiet_bit(type);
    uint64_t bits = 0;
    memcpy(&bits, at, lane_type_bytes(type));
    if (!lane_is_nan_bits(bits, type))
        return;
    t->nans++;
    if (t->kind >= FIRST_OPERAND && t->kind <= ANY_OPERAND) {
        bits = operand ? operand : bits;
        memcpy(at, &bits, lane_type_bytes(type));
        return;
    }
    /* engines pass payloads on; whose sign a NaN gets is the host's choice of operand */
    if (t->kind > 3 && t->kind % 2)
        bits ^= rnd_next(&t->rnd) & sign;
    else if (t->kind)
        bits = infinity | quiet | some_payload(t, quiet, sign);
    memcpy(at, &bits, lane_type_bytes(type));
}

/* If an address comes from the bits of a NaN, every payload may lead to other data. Then no number of runs
 * shows all bytes that depend on it. */
static void
note_addresses(struct tracer *t, const struct lane_op *op, const struct emu_thread *thread)
{
    const uint64_t enabled = ref_enabled(op, thread->rf);
    for (unsigned i = 0; i < op->lanes; i++)
        if (enabled >> i & 1)
            t->addresses =
                (t->addresses ^ ref_load(t->program, thread->rf, &op->src[0], op->mem.linear ? 0 : i)) *
                UINT64_C(0x100000001b3);
}

static bool
step_elementwise(struct tracer *t, const struct lane_op *op, struct emu_thread *thread)
{
    int64_t at[LANE_MAX];
    uint64_t operand[LANE_MAX];
    const bool watch = lane_op_makes_nans(op);
    const uint64_t enabled = watch ? ref_enabled(op, thread->rf) : 0;
    for (unsigned i = 0; watch && i < op->lanes; i++) {
        at[i] = enabled >> i & 1 ? emu_ref_offset(t->program, thread->rf, &op->dst, i) : -1;
        operand[i] = at[i] >= 0 ? some_operand(t, op, thread->rf, i) : 0;
    }
    if (lane_code_family(op->code) == LANE_MEM && op->src[0].kind != LANE_NONE)
        note_addresses(t, op, thread);
    const bool fine = emu_ref_op(t->program, op, thread);
    for (unsigned i = 0; watch && i < op->lanes; i++)
        if (at[i] >= 0)
            change_nan(t, thread->rf + at[i], op->dst.type, operand[i]);
    return fine;
}

/* --- stepping --- */

enum emu_stop
tracer_run(void *user, struct emu_thread *thread)
{
    struct tracer *t = user;
    for (;;) {
        const struct lane_op *op = &t->program->ops[thread->pc];
        enum emu_stop stop;
        if (t->steps++ > t->max_steps) {
            t->gave_up = true;
            return EMU_STOP_END;
        }
        if (lane_code_family(op->code) == LANE_CTRL) {
            if (!emu_ref_step(t->program, thread, &stop))
                return stop;
            continue;
        }
        thread->pc++;
        if (!step_elementwise(t, op, thread))
            return EMU_STOP_FAULT;
    }
}

void
tracer_init(struct tracer *t, const struct lane_program *program, unsigned kind, uint64_t seed,
            unsigned max_steps)
{
    *t = (struct tracer){
        .program = program, .kind = kind, .max_steps = max_steps, .rnd = rnd_of(seed + kind * 77, RND_NANS)};
}
