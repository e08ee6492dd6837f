/* SPDX-License-Identifier: MIT */
#include "taint.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "emu/lane.h"
#include "emu/ref.h"

enum { DWORD = 4 };

bool
taint_begin(struct taint *taint, const struct lane_program *program)
{
    const size_t bytes = (size_t)program->rf_bytes + LANE_RF_SLACK;
    if (taint->bits)
        return true;
    taint->bits = calloc(bytes, 1);
    taint->origin = calloc(bytes / DWORD + 1, sizeof *taint->origin);
    if (taint->bits && taint->origin)
        return true;
    taint_end(taint);
    return false;
}

void
taint_end(struct taint *taint)
{
    free(taint->bits);
    free(taint->origin);
    *taint = (struct taint){0};
}

uint64_t
taint_of(const struct taint *taint, const struct lane_program *p, const struct emu_thread *t,
         const struct lane_operand *o, unsigned lane, uint16_t *origin)
{
    uint64_t bits = 0;
    if (o->kind != LANE_REG && o->kind != LANE_INDIRECT)
        return 0;
    const int64_t at = emu_ref_offset(p, t->rf, o, lane);
    if (at < 0)
        return 0;
    memcpy(&bits, taint->bits + at, lane_type_bytes(o->type));
    if (bits)
        *origin = taint->origin[at / DWORD];
    return bits;
}

void
taint_set(struct taint *taint, const struct lane_program *p, const struct emu_thread *t,
          const struct lane_operand *o, unsigned lane, uint64_t bits, uint16_t origin)
{
    if (o->kind != LANE_REG && o->kind != LANE_INDIRECT)
        return;
    const int64_t at = emu_ref_offset(p, t->rf, o, lane);
    if (at < 0)
        return;
    memcpy(taint->bits + at, &bits, lane_type_bytes(o->type));
    if (bits)
        taint->origin[at / DWORD] = origin;
}

/* --- cells --- */

uint64_t
taint_of_cell(const struct taint *taint, uint32_t cell)
{
    uint64_t bits;
    memcpy(&bits, taint->bits + cell, sizeof bits);
    return bits;
}

static void
set_cell(struct taint *taint, uint32_t cell, uint64_t bits)
{
    memcpy(taint->bits + cell, &bits, sizeof bits);
}

void
taint_clear_cell(struct taint *taint, uint32_t cell)
{
    set_cell(taint, cell, 0);
}

static uint64_t
lanes_mask(const struct lane_op *op)
{
    return op->lanes < 64 ? (UINT64_C(1) << op->lanes) - 1 : ~UINT64_C(0);
}

/* The forms over groups of channels: unknown if anything in the cell is. */
uint64_t
taint_of_predicate(const struct taint *taint, const struct lane_op *op)
{
    if (op->pred == LANE_PRED_NONE)
        return 0;
    const uint64_t bits = taint_of_cell(taint, op->pred_cell);
    if (op->pred == LANE_PRED_NORMAL)
        return bits >> op->pred_shift >> op->chan & lanes_mask(op);
    return bits ? lanes_mask(op) : 0;
}

/* --- values --- */

struct sources {
    uint64_t bits[3], value[3];
    bool any;
};

static bool
is_plain_integer(const struct lane_op *op)
{
    bool plain =
        !lane_type_is_float(op->type) && !lane_type_is_float(op->dst.type) && !(op->flags & LANE_SAT);
    for (unsigned s = 0; s < lane_code_sources(op->code); s++)
        plain &= !lane_type_is_float(op->src[s].type) && !(op->src[s].mods & ~(unsigned)LANE_MOD_NOT);
    return plain;
}

/* Copies between equal types, floats too. */
static bool
is_copy(const struct lane_op *op, unsigned s)
{
    return op->src[s].type == op->dst.type && !op->src[s].mods && !(op->flags & LANE_SAT);
}

/* A sign bit that is not known is copied to all bits above it. */
static uint64_t
extended(const struct lane_operand *o, uint64_t bits)
{
    const unsigned width = lane_type_bytes(o->type) * 8;
    if (width == 64 || !lane_type_is_signed(o->type) || !(bits >> (width - 1) & 1))
        return bits;
    return bits | ~UINT64_C(0) << width;
}

/* A carry goes up from the lowest bit that is not known. */
static uint64_t
carried(uint64_t bits)
{
    return bits | (0 - bits);
}

static uint64_t
shifted(const struct lane_op *op, const struct sources *s)
{
    const unsigned width = lane_type_bytes(op->type) * 8, by = (unsigned)s->value[1] & (width - 1);
    const uint64_t low = width < 64 ? (UINT64_C(1) << width) - 1 : ~UINT64_C(0), bits = s->bits[0] & low;
    if (s->bits[1])
        return ~UINT64_C(0);
    if (op->code == LANE_OP_shl)
        return bits << by;
    const bool sign = op->code == LANE_OP_asr && bits >> (width - 1) & 1;
    return bits >> by | (sign && by ? ~(low >> by) : 0);
}

/* What the usual integer ops do with bits that are not known; of all others the whole result is not. */
static uint64_t
integer_result(const struct lane_op *op, const struct sources *s)
{
    const uint64_t a = s->bits[0], b = s->bits[1];
    switch (op->code) {
    case LANE_OP_mov:
    case LANE_OP_not:
        return a;
    case LANE_OP_and:
        return (a | b) & (a | s->value[0]) & (b | s->value[1]);
    case LANE_OP_or:
        return (a | b) & (a | ~s->value[0]) & (b | ~s->value[1]);
    case LANE_OP_xor:
        return a | b;
    case LANE_OP_shl:
    case LANE_OP_shr:
    case LANE_OP_asr:
        return shifted(op, s);
    case LANE_OP_add:
        return carried(a | b);
    default:
        return ~UINT64_C(0);
    }
}

static uint64_t
result_of(const struct lane_op *op, const struct sources *s)
{
    if (!s->any)
        return 0;
    if (op->code == LANE_OP_mov && is_copy(op, 0))
        return s->bits[0];
    return is_plain_integer(op) ? integer_result(op, s) : ~UINT64_C(0);
}

static uint16_t
read_sources(const struct taint *taint, const struct lane_program *p, const struct emu_thread *t,
             const struct lane_op *op, unsigned lane, struct sources *s)
{
    uint16_t origin = 0;
    for (unsigned i = 0; i < lane_code_sources(op->code); i++) {
        const struct lane_operand *o = &op->src[i];
        s->bits[i] = extended(o, taint_of(taint, p, t, o, lane, &origin));
        s->value[i] = emu_ref_value(p, t->rf, o, lane);
        if (o->mods & LANE_MOD_NOT)
            s->value[i] = ~s->value[i];
        s->any |= s->bits[i] != 0;
    }
    return origin;
}

/* sel: the source that the predicate chooses. */
static uint64_t
selected(const struct taint *taint, const struct lane_op *op, const struct sources *s, uint64_t chosen,
         unsigned lane)
{
    if (taint_of_predicate(taint, op) >> lane & 1)
        return ~UINT64_C(0);
    const unsigned i = chosen >> lane & 1 ? 0 : 1;
    return is_copy(op, i) ? s->bits[i] : s->bits[i] ? ~UINT64_C(0) : 0;
}

/* The channels for which the predicate holds. */
static uint64_t
chosen_by(const struct lane_op *op, const struct emu_thread *t)
{
    struct lane_op plain = *op;
    plain.code = LANE_OP_mov; /* works only where its predicate holds */
    plain.flags |= LANE_NOMASK;
    return emu_ref_lanes(&plain, t->rf);
}

static uint64_t
step_lanes(struct taint *taint, const struct lane_program *p, const struct emu_thread *t,
           const struct lane_op *op, uint64_t lanes)
{
    const uint64_t unsure = op->code == LANE_OP_sel ? 0 : taint_of_predicate(taint, op);
    const uint64_t chosen = op->code == LANE_OP_sel ? chosen_by(op, t) : 0;
    uint64_t results[LANE_MAX], flags = 0;
    uint16_t origins[LANE_MAX];
    for (unsigned i = 0; i < op->lanes; i++) {
        struct sources s = {.any = false};
        origins[i] = read_sources(taint, p, t, op, i, &s);
        results[i] = op->code == LANE_OP_sel ? selected(taint, op, &s, chosen, i) : result_of(op, &s);
        results[i] |= unsure >> i & 1 ? ~UINT64_C(0) : 0;
        flags |= (uint64_t)(lane_code_is(op->code, LANE_COMPARES) ? s.any : results[i] != 0) << i;
    }
    for (unsigned i = 0; i < op->lanes; i++)
        if ((lanes | unsure) >> i & 1)
            taint_set(taint, p, t, &op->dst, i, results[i], origins[i]);
    return flags;
}

/* Returns the lanes that leave or stay in the execution mask for an unknown reason. */
static uint64_t
write_flags(struct taint *taint, const struct lane_op *op, uint64_t lanes, uint64_t flags)
{
    const unsigned shift = op->cond_shift + op->chan;
    if (op->cond_cell == LANE_EXEC_CELL)
        return flags & lanes;
    const uint64_t old = taint_of_cell(taint, op->cond_cell);
    set_cell(taint, op->cond_cell, (old & ~(lanes << shift)) | (flags & lanes) << shift);
    return 0;
}

static uint64_t
step_mask(struct taint *taint, const struct lane_op *op)
{
    const uint64_t a = taint_of_cell(taint, op->ctrl.cell[1]), b = taint_of_cell(taint, op->ctrl.cell[2]);
    const uint64_t bits = op->code == LANE_OP_mmov ? a : a | b;
    if (op->ctrl.cell[0] == LANE_EXEC_CELL)
        return bits;
    set_cell(taint, op->ctrl.cell[0], bits);
    return 0;
}

uint64_t
taint_step(struct taint *taint, const struct lane_program *p, const struct emu_thread *t,
           const struct lane_op *op)
{
    assert(taint->bits);
    const uint64_t lanes = emu_ref_lanes(op, t->rf);
    if (lane_code_family(op->code) == LANE_MASK)
        return step_mask(taint, op);
    const uint64_t flags = step_lanes(taint, p, t, op, lanes);
    return op->write_flag ? write_flags(taint, op, lanes, flags) : 0;
}
