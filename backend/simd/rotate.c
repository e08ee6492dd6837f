/* SPDX-License-Identifier: MIT */
#include "rotate.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "outline.h"
#include "ranges.h"

enum { WINDOW = 16, MOST_STEPS = 1 << 16, BITS = 32 };

struct search {
    const struct lane_program *program;
    bool *entered; /* ops that are entered from elsewhere than the op before */
    uint8_t *seen; /* of ops: a bit for each of enum way */
    uint32_t *todo;
    uint32_t steps; /* that are left: a search that takes long finds nothing */
};

static bool
is_packed(const struct lane_operand *o, unsigned lanes)
{
    return o->kind == LANE_REG && lane_operand_stride(o, lanes) == (int32_t)lane_type_bytes(o->type);
}

/* Does an ALU op write all of it, where `like` does? */
static bool
covers(const struct lane_op *op, struct simd_range r, const struct lane_op *like)
{
    const enum lane_family family = lane_code_family(op->code);
    if ((family != LANE_ALU && family != LANE_MATH) || op->pred != LANE_PRED_NONE ||
        !is_packed(&op->dst, op->lanes))
        return false;
    const struct simd_range all = simd_range_of(&op->dst, op->lanes);
    const bool same =
        op->chan == like->chan && op->lanes == like->lanes && !((op->flags ^ like->flags) & LANE_NOMASK);
    return all.lo <= r.lo && all.hi >= r.hi && (same || op->flags & LANE_NOMASK);
}

/* --- is it read later? --- */

/* On the way from an op that writes: */
enum way {
    SAME_LANES,  /* the execution mask has not changed since */
    OTHER_LANES, /* it has */
    NEW_VALUE,   /* it has, and then the lanes that are on have got another value */
    WAYS
};

static void
go_on(struct search *s, uint32_t *count, uint32_t op, enum way way)
{
    if (s->seen[op] >> way & 1)
        return;
    s->seen[op] |= (uint8_t)(1u << way);
    s->todo[(*count)++] = op * WAYS + (uint32_t)way;
}

/* Does each lane that is on read its own part alone? */
static bool
reads_own_lanes(const struct lane_op *op, struct simd_range r, const struct lane_op *like)
{
    bool own = lane_code_family(op->code) <= LANE_MATH && !(op->flags & LANE_NOMASK) &&
               op->dst.kind != LANE_INDIRECT && !simd_cells_meet(op, r) && op->lanes == like->lanes &&
               op->chan == like->chan;
    for (unsigned i = 0; i < 3; i++)
        own &= !simd_operand_meets(&op->src[i], op->lanes, r) ||
               (op->src[i].base == r.lo && is_packed(&op->src[i], op->lanes) &&
                lane_type_bytes(op->src[i].type) == 4);
    return own;
}

static enum way
way_behind(const struct lane_op *op, struct simd_range r, const struct lane_op *like, enum way way)
{
    if (simd_writes_mask(op))
        return OTHER_LANES;
    return way != SAME_LANES && covers(op, r, like) ? NEW_VALUE : way;
}

/* Is what op `index` writes read on some way from op `from` on? */
static bool
is_read_from(struct search *s, uint32_t index, uint32_t from)
{
    const struct lane_program *p = s->program;
    const struct lane_op *written = &p->ops[index];
    const struct simd_range r = simd_range_of(&written->dst, written->lanes);
    const uint32_t fixed = p->op_count / 64; /* of clearing `seen` */
    uint32_t count = 0;
    if (s->steps <= fixed)
        return true;
    s->steps -= fixed;
    memset(s->seen, 0, p->op_count);
    go_on(s, &count, from, SAME_LANES);
    while (count) {
        const uint32_t at = s->todo[--count] / WAYS;
        const enum way way = (enum way)(s->todo[count] % WAYS);
        const struct lane_op *op = &p->ops[at];
        if (!s->steps || (simd_reads(op, r) && !(way == NEW_VALUE && reads_own_lanes(op, r, written))))
            return true;
        s->steps--;
        if (covers(op, r, written) && (way == SAME_LANES || op->flags & LANE_NOMASK))
            continue;
        const enum way behind = way_behind(op, r, written, way);
        if (lane_code_is(op->code, LANE_TARGET))
            go_on(s, &count, op->ctrl.target, behind);
        if (!lane_code_is(op->code, LANE_LEAVES) && at + 1 < p->op_count)
            go_on(s, &count, at + 1, behind);
    }
    return false;
}

/* --- the three ops --- */

/* Lanes that compilers use and integer ops have handlers for (tmpl/integer.c). */
static bool
has_handlers(const struct lane_op *op)
{
    return (op->lanes == 8 || op->lanes == 16 || op->lanes == 64) && op->chan % 8 == 0;
}

/* Of 32 bits, without modifiers and flags, for all lanes of the mask. */
static bool
is_plain(const struct lane_op *op)
{
    bool plain = op->pred == LANE_PRED_NONE && !op->write_flag && !(op->flags & ~LANE_NOMASK) &&
                 lane_type_bytes(op->type) == 4 && lane_type_bytes(op->dst.type) == 4 &&
                 !lane_type_is_float(op->type) && !lane_type_is_float(op->dst.type) &&
                 is_packed(&op->dst, op->lanes);
    for (unsigned i = 0; i < 2; i++)
        plain &= !op->src[i].mods && !lane_type_is_float(op->src[i].type);
    return plain && has_handlers(op) && lane_type_bytes(op->src[0].type) == 4 &&
           is_packed(&op->src[0], op->lanes);
}

/* By a number from 1 to 31. */
static bool
shifts(const struct lane_op *op, enum lane_code code)
{
    return op->code == code && is_plain(op) && op->src[1].kind == LANE_IMM && op->src[1].imm > 0 &&
           op->src[1].imm < BITS;
}

static bool
shifts_right(const struct lane_op *op)
{
    return shifts(op, LANE_OP_shr) ||
           (shifts(op, LANE_OP_asr) && !lane_type_is_signed(op->type)); /* no sign to shift in */
}

static bool
are_same_lanes(const struct lane_op *a, const struct lane_op *b)
{
    return a->lanes == b->lanes && a->chan == b->chan && a->flags == b->flags;
}

/* The last op before `index`, in the same stretch of code, that writes the operand. UINT32_MAX: none. */
static uint32_t
writer_of(const struct search *s, uint32_t index, const struct lane_operand *o)
{
    const struct simd_range r = simd_range_of(o, s->program->ops[index].lanes);
    for (uint32_t i = index; i > 0 && index - i < WINDOW && !s->entered[i]; i--) {
        if (simd_writes(&s->program->ops[i - 1], r))
            return i - 1;
    }
    return UINT32_MAX;
}

/* Between the two ops, and but for these two, nobody touches what they read and write. */
static bool
is_quiet(const struct search *s, uint32_t first, uint32_t second, uint32_t end)
{
    const struct lane_op *a = &s->program->ops[first < second ? first : second],
                         *b = &s->program->ops[first < second ? second : first];
    const struct simd_range x = simd_range_of(&a->src[0], a->lanes), left = simd_range_of(&a->dst, a->lanes),
                            right = simd_range_of(&b->dst, b->lanes);
    bool quiet = true;
    for (uint32_t i = (first < second ? first : second) + 1; i < end; i++) {
        const struct lane_op *op = &s->program->ops[i];
        if (op != b)
            quiet &= !simd_writes(op, x) && !simd_reads(op, left) && !simd_reads(op, right) &&
                     !simd_writes(op, left) && !simd_writes(op, right) && !simd_writes_mask(op);
    }
    return quiet && !simd_meet(left, right) && !simd_meet(left, x); /* b reads x when a is done */
}

static bool
rotates(struct search *s, uint32_t index, uint32_t left, uint32_t right)
{
    const struct lane_program *p = s->program;
    const struct lane_op *op = &p->ops[index], *l = &p->ops[left], *r = &p->ops[right];
    return shifts(l, LANE_OP_shl) && shifts_right(r) && l->src[1].imm + r->src[1].imm == BITS &&
           l->src[0].base == r->src[0].base && are_same_lanes(l, op) && are_same_lanes(r, op) &&
           l->src[0].base >= p->cells_bytes && l->dst.base >= p->cells_bytes &&
           r->dst.base >= p->cells_bytes && is_quiet(s, left, right, index) && index + 1 < p->op_count &&
           (covers(op, simd_range_of(&l->dst, l->lanes), l) || !is_read_from(s, left, index + 1)) &&
           (covers(op, simd_range_of(&r->dst, r->lanes), r) || !is_read_from(s, right, index + 1));
}

static void
visit(struct search *s, uint32_t index, uint32_t *rotations)
{
    const struct lane_op *op = &s->program->ops[index];
    if (op->code != LANE_OP_or || !is_plain(op) || !is_packed(&op->src[1], op->lanes) ||
        lane_type_bytes(op->src[1].type) != 4)
        return;
    uint32_t a = writer_of(s, index, &op->src[0]), b = writer_of(s, index, &op->src[1]);
    if (a == UINT32_MAX || b == UINT32_MAX || rotations[a] || rotations[b])
        return;
    const bool in_order =
        s->program->ops[a].dst.base == op->src[0].base && s->program->ops[b].dst.base == op->src[1].base;
    if (in_order && rotates(s, index, b, a)) {
        const uint32_t other = a;
        a = b;
        b = other;
    } else if (!in_order || !rotates(s, index, a, b)) {
        return;
    }
    rotations[a] = rotations[b] = SIMD_LEFT;
    rotations[index] = SIMD_ROTATES + a;
}

/* Also what is behind a branch: a stretch of code ends there. */
static void
mark_branches(struct search *s)
{
    const struct lane_program *p = s->program;
    for (uint32_t i = 0; i < p->op_count; i++)
        if (lane_code_is(p->ops[i].code, LANE_TARGET | LANE_LEAVES))
            s->entered[i + 1] = true;
}

uint32_t *
simd_find_rotations(const struct lane_program *program)
{
    const size_t ops = (size_t)program->op_count + 1;
    struct search s = {.program = program,
                       .entered = simd_find_entered(program),
                       .seen = malloc(ops),
                       .todo = malloc(WAYS * ops * sizeof *s.todo),
                       .steps = MOST_STEPS};
    uint32_t *rotations = calloc(ops, sizeof *rotations);
    if (s.entered && s.seen && s.todo && rotations) {
        mark_branches(&s);
        for (uint32_t i = 0; i < program->op_count; i++)
            visit(&s, i, rotations);
    } else {
        free(rotations);
        rotations = NULL;
    }
    free(s.entered);
    free(s.seen);
    free(s.todo);
    return rotations;
}

struct lane_op
simd_rotation(const struct lane_program *program, uint32_t index, const uint32_t *rotations)
{
    assert(rotations[index] >= SIMD_ROTATES);
    const struct lane_op *left = &program->ops[rotations[index] - SIMD_ROTATES];
    struct lane_op op = *left;
    op.code = LANE_OP_rol;
    op.dst = program->ops[index].dst;
    op.inst = program->ops[index].inst;
    return op;
}
