/* SPDX-License-Identifier: MIT */
#include "trace.h"

#include <string.h>

#include "emu/ref.h"
#include "ref_priv.h"

/* Kinds of NaNs: 0 as they are, some payloads, then operands'. */
enum { FIRST_OPERAND = 6, LAST_OPERAND, ANY_OPERAND };
_Static_assert((int)ANY_OPERAND == (int)TRACER_KINDS, "the last kind with a meaning of its own");

/* --- other NaNs --- */

/* Is a NaN in dst a copy whose bits count? */
static bool
copies_nans(const struct lane_op *op)
{
    const bool plain = !(op->flags & (LANE_SAT | LANE_OMOD_MUL2 | LANE_OMOD_MUL4 | LANE_OMOD_DIV2));
    bool same = plain && op->dst.type == op->type;
    for (unsigned s = 0; s < lane_code_sources(op->code); s++)
        same = same && op->src[s].type == op->type && !op->src[s].mods;
    return same && (op->code == LANE_OP_mov || op->code == LANE_OP_sel || op->code == LANE_OP_min ||
                    op->code == LANE_OP_max);
}

static bool
makes_nans(const struct lane_op *op)
{
    return lane_code_family(op->code) <= LANE_MATH && op->dst.kind != LANE_NONE &&
           lane_type_is_float(op->dst.type) && !copies_nans(op);
}

static int64_t
index_of(const uint8_t *rf, const struct lane_indirect *ind, unsigned k)
{
    uint16_t narrow;
    int32_t wide;
    if (ind->index_type == LANE_UW) {
        memcpy(&narrow, rf + ind->addr + 2 * k, 2);
        return narrow;
    }
    memcpy(&wide, rf + ind->addr + 4 * k, 4);
    return wide;
}

/* The offset of dst's lane; -1: outside its window. */
static int64_t
locate(const struct lane_program *p, const struct lane_op *op, const uint8_t *rf, unsigned lane)
{
    const struct lane_operand *o = &op->dst;
    const int64_t direct =
        (int64_t)o->base + (int)(lane / o->width) * o->vstride + (int)(lane % o->width) * o->hstride;
    if (o->kind == LANE_REG)
        return direct;
    const struct lane_indirect *ind = &p->indirects[o->indirect];
    const unsigned k = ind->per_lane ? lane : ind->per_row ? lane / o->width : 0;
    const int64_t at = direct + (int64_t)ind->scale * index_of(rf, ind, k);
    return at >= ind->lo && at + lane_type_bytes(o->type) <= ind->hi ? at : -1;
}

static uint64_t
infinity_of(enum lane_type type)
{
    return type == LANE_HF ? 0x7c00 : type == LANE_F ? 0x7f800000 : 0x7ff0000000000000;
}

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

static uint64_t
sign_of(enum lane_type type)
{
    return UINT64_C(1) << (lane_type_bytes(type) * 8 - 1);
}

static uint64_t
quiet_of(enum lane_type type)
{
    const uint64_t infinity = infinity_of(type);
    return (infinity & ~(infinity - 1)) >> 1;
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
        const bool is_nan = (bits & ~sign_of(op->dst.type)) > infinity_of(op->dst.type);
        const bool taken =
            !found || t->kind == LAST_OPERAND || (t->kind == ANY_OPERAND && rnd_once_in(&t->rnd, 2));
        if (is_nan && taken)
            found = bits;
    }
    return found ? found | quiet_of(op->dst.type) : 0;
}

static void
change_nan(struct tracer *t, uint8_t *at, enum lane_type type, uint64_t operand)
{
    const uint64_t infinity = infinity_of(type), sign = sign_of(type), quiet = quiet_of(type);
    uint64_t bits = 0;
    memcpy(&bits, at, lane_type_bytes(type));
    if ((bits & ~sign) <= infinity)
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
    const bool watch = makes_nans(op);
    const uint64_t enabled = watch ? ref_enabled(op, thread->rf) : 0;
    for (unsigned i = 0; watch && i < op->lanes; i++) {
        at[i] = enabled >> i & 1 ? locate(t->program, op, thread->rf, i) : -1;
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
