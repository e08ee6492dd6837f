/* SPDX-License-Identifier: MIT */
#include "taint.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "emu/lane.h"
#include "emu/ref.h"

enum {
    DWORD = 4,
    PREDICATE = 12 /* bytes of the cells that a predicate may look at */
};

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

void
taint_unwritten(struct taint *taint, uint32_t rf, uint32_t bytes)
{
    memset(taint->bits + rf, 0xff, bytes);
    for (uint32_t at = rf / DWORD; at * DWORD < rf + bytes; at++)
        taint->origin[at] = TAINT_REGISTER + at * DWORD;
}

void
taint_copy(struct taint *to, const struct taint *from, const struct lane_program *program)
{
    const size_t bytes = (size_t)program->rf_bytes + LANE_RF_SLACK;
    memcpy(to->bits, from->bits, bytes);
    memcpy(to->origin, from->origin, (bytes / DWORD + 1) * sizeof *to->origin);
}

bool
taint_is_known(const struct taint *taint, uint32_t lo, uint32_t hi)
{
    uint64_t all = 0, part;
    for (; lo + sizeof part <= hi; lo += sizeof part) {
        memcpy(&part, taint->bits + lo, sizeof part);
        all |= part;
    }
    for (; lo < hi; lo++)
        all |= taint->bits[lo];
    return !all;
}

uint64_t
taint_of(const struct taint *taint, const struct lane_program *p, const struct emu_thread *t,
         const struct lane_operand *o, unsigned lane, uint32_t *origin)
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
          const struct lane_operand *o, unsigned lane, uint64_t bits, uint32_t origin)
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

uint32_t
taint_origin_of_cell(const struct taint *taint, uint32_t cell)
{
    return taint->origin[cell / DWORD];
}

static void
set_cell_origin(struct taint *taint, uint32_t cell, uint32_t origin)
{
    if (origin)
        taint->origin[cell / DWORD] = taint->origin[cell / DWORD + 1] = origin;
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

/* Of a lane that is written, the bits of the flags. */
void
taint_clear_flags(struct taint *taint, const struct lane_op *op, uint64_t lanes)
{
    const unsigned shift = op->cond_shift + op->chan;
    if (op->write_flag && op->cond_cell != LANE_EXEC_CELL)
        set_cell(taint, op->cond_cell, taint_of_cell(taint, op->cond_cell) & ~(lanes << shift));
}

/* The lanes for which a predicate over these cells holds. */
static uint64_t
holds(const struct lane_op *op, const uint8_t *cells)
{
    struct lane_op plain = *op;
    plain.code = LANE_OP_mov; /* works only where its predicate holds */
    plain.flags |= LANE_NOMASK;
    plain.pred_cell = 0;
    return emu_ref_lanes(&plain, cells);
}

/* The lanes that are on, whatever the predicate is. */
static uint64_t
enabled(const struct lane_op *op, const struct emu_thread *t)
{
    struct lane_op plain = *op;
    plain.pred = LANE_PRED_NONE;
    return emu_ref_lanes(&plain, t->rf);
}

/* A lane is not known if other values of the unknown bits would change it. No form of predicate holds for
 * fewer lanes when a bit is set: it is enough to set all of them, and none. */
uint64_t
taint_of_predicate(const struct taint *taint, const struct emu_thread *t, const struct lane_op *op)
{
    uint8_t none[PREDICATE], all[PREDICATE];
    if (op->pred == LANE_PRED_NONE || taint_is_known(taint, op->pred_cell, op->pred_cell + PREDICATE))
        return 0;
    for (unsigned i = 0; i < PREDICATE; i++) {
        const uint8_t value = t->rf[op->pred_cell + i], unknown = taint->bits[op->pred_cell + i];
        none[i] = value & (uint8_t)~unknown;
        all[i] = value | unknown;
    }
    return (holds(op, none) ^ holds(op, all)) & enabled(op, t);
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

/* The same for what the operand holds. */
static uint64_t
widened(const struct lane_operand *o, uint64_t value)
{
    const unsigned above = 64 - lane_type_bytes(o->type) * 8;
    return lane_type_is_signed(o->type) ? (uint64_t)((int64_t)(value << above) >> above) : value;
}

/* A carry comes from bits that may be 1. With all unknown bits 0 it comes from as few as possible, with all
 * of them 1 from as many: if both sums have a bit alike, no other value changes it. */
static uint64_t
added(uint64_t a, uint64_t x, uint64_t b, uint64_t y)
{
    const uint64_t least = (x & ~a) + (y & ~b), most = (x | a) + (y | b);
    return a | b | (least ^ most);
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

/* bfe. The sign of a field is its highest bit. */
static uint64_t
field(const struct lane_op *op, const struct sources *s)
{
    const unsigned width = (unsigned)s->value[0] & 31, from = (unsigned)s->value[1] & 31;
    const uint64_t bits = s->bits[2] >> from & ((UINT64_C(1) << width) - 1);
    if (s->bits[0] || s->bits[1])
        return ~UINT64_C(0);
    const bool sign = lane_type_is_signed(op->type) && width && bits >> (width - 1) & 1;
    return sign ? bits | ~UINT64_C(0) << width : bits;
}

/* The unknown bits of x & y: those that a known 0 of the other one does not decide. */
static uint64_t
and_of(uint64_t a, uint64_t x, uint64_t b, uint64_t y)
{
    return (a | b) & (a | x) & (b | y);
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
        return and_of(a, s->value[0], b, s->value[1]);
    case LANE_OP_or:
        return and_of(a, ~s->value[0], b, ~s->value[1]);
    case LANE_OP_xor:
        return a | b;
    case LANE_OP_shl:
    case LANE_OP_shr:
    case LANE_OP_asr:
        return shifted(op, s);
    case LANE_OP_add:
        return added(a, s->value[0], b, s->value[1]);
    case LANE_OP_bfe:
        return field(op, s);
    default:
        return ~UINT64_C(0);
    }
}

/* An integer compared with itself, or xor-ed: the result is the same whatever it is. Compilers ask so which
 * lanes are enabled. */
static bool
is_any_value(const struct lane_op *op)
{
    const bool fits = lane_code_is(op->code, LANE_COMPARES) || op->code == LANE_OP_xor;
    return fits && is_plain_integer(op) && memcmp(&op->src[0], &op->src[1], sizeof op->src[0]) == 0;
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

static uint32_t
read_sources(const struct taint *taint, const struct lane_program *p, const struct emu_thread *t,
             const struct lane_op *op, unsigned lane, struct sources *s)
{
    uint32_t origin = 0;
    for (unsigned i = 0; i < lane_code_sources(op->code); i++) {
        const struct lane_operand *o = &op->src[i];
        s->bits[i] = extended(o, taint_of(taint, p, t, o, lane, &origin));
        s->value[i] = widened(o, emu_ref_value(p, t->rf, o, lane));
        if (o->mods & LANE_MOD_NOT)
            s->value[i] = ~s->value[i];
        s->any |= s->bits[i] != 0;
    }
    return origin;
}

/* sel: the source that the predicate chooses. */
static uint64_t
selected(const struct lane_op *op, const struct sources *s, uint64_t chosen, uint64_t unsure, unsigned lane)
{
    if (unsure >> lane & 1)
        return ~UINT64_C(0);
    const unsigned i = chosen >> lane & 1 ? 0 : 1;
    return is_copy(op, i) ? s->bits[i] : s->bits[i] ? ~UINT64_C(0) : 0;
}

/* Each bit of the result is one of a source, or known. */
static bool
moves_bits(const struct lane_op *op)
{
    switch (op->code) {
    case LANE_OP_mov:
    case LANE_OP_sel:
        return is_copy(op, 0) || is_plain_integer(op);
    case LANE_OP_and:
    case LANE_OP_or:
    case LANE_OP_shl:
    case LANE_OP_shr:
    case LANE_OP_bfe:
        return true;
    default:
        return false;
    }
}

/* What an op makes of each lane: the unknown bits of its result and of its flag. */
struct step {
    uint64_t results[LANE_MAX], flags;
    uint32_t origins[LANE_MAX];
};

static void
find_step(const struct taint *taint, const struct lane_program *p, const struct emu_thread *t,
          const struct lane_op *op, uint64_t unsure, struct step *step)
{
    const bool selects = op->code == LANE_OP_sel, compares = lane_code_is(op->code, LANE_COMPARES);
    const uint64_t chosen = selects ? holds(op, t->rf + op->pred_cell) : 0;
    step->flags = 0;
    for (unsigned i = 0; i < op->lanes; i++) {
        struct sources s = {.any = false};
        step->origins[i] = 0;
        if (!is_any_value(op))
            step->origins[i] = read_sources(taint, p, t, op, i, &s);
        step->results[i] = selects ? selected(op, &s, chosen, unsure, i) : result_of(op, &s);
        if (unsure >> i & 1) {
            step->results[i] = ~UINT64_C(0);
            step->origins[i] = taint_origin_of_cell(taint, op->pred_cell);
        }
        if (step->results[i] && !moves_bits(op))
            step->origins[i] |= TAINT_COMPUTED;
        step->flags |= (uint64_t)(compares ? s.any : step->results[i] != 0) << i;
    }
}

/* Returns the lanes that leave or stay in the execution mask for an unknown reason. */
static uint64_t
write_flags(struct taint *taint, const struct lane_op *op, uint64_t lanes, const struct step *step)
{
    const unsigned shift = op->cond_shift + op->chan;
    const uint64_t flags = step->flags & lanes;
    if (flags)
        set_cell_origin(taint, op->cond_cell, step->origins[__builtin_ctzll(flags)]);
    if (op->cond_cell == LANE_EXEC_CELL)
        return flags;
    const uint64_t old = taint_of_cell(taint, op->cond_cell);
    set_cell(taint, op->cond_cell, (old & ~(lanes << shift)) | flags << shift);
    return 0;
}

static uint64_t
value_of_cell(const struct emu_thread *t, uint32_t cell)
{
    uint64_t value;
    memcpy(&value, t->rf + cell, sizeof value);
    return value;
}

static uint64_t
mask_bits(const struct taint *taint, const struct emu_thread *t, const struct lane_op *op)
{
    const uint64_t a = taint_of_cell(taint, op->ctrl.cell[1]), b = taint_of_cell(taint, op->ctrl.cell[2]);
    const uint64_t x = value_of_cell(t, op->ctrl.cell[1]), y = value_of_cell(t, op->ctrl.cell[2]);
    switch (op->code) {
    case LANE_OP_mmov:
        return a;
    case LANE_OP_mand:
        return and_of(a, x, b, y);
    case LANE_OP_mandn:
        return and_of(a, x, b, ~y);
    default:
        return and_of(a, ~x, b, ~y);
    }
}

static uint64_t
step_mask(struct taint *taint, const struct emu_thread *t, const struct lane_op *op)
{
    const uint64_t bits = mask_bits(taint, t, op);
    const uint32_t from = op->ctrl.cell[taint_of_cell(taint, op->ctrl.cell[1]) ? 1 : 2];
    if (bits)
        set_cell_origin(taint, op->ctrl.cell[0], taint_origin_of_cell(taint, from));
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
        return step_mask(taint, t, op);
    const uint64_t unsure = taint_of_predicate(taint, t, op);
    struct step step;
    find_step(taint, p, t, op, unsure, &step);
    for (unsigned i = 0; i < op->lanes; i++)
        if ((lanes | unsure) >> i & 1)
            taint_set(taint, p, t, &op->dst, i, step.results[i], step.origins[i]);
    return op->write_flag ? write_flags(taint, op, lanes, &step) : 0;
}
