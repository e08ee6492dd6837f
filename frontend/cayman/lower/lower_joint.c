/* SPDX-License-Identifier: MIT */
/*
 * Results that several slots of a group make together, "HD 6900 Series ISA" sections 4.8.2, 4.12 and 8.2:
 * reductions, doubles, and instructions that take the result of another channel. They are computed before
 * any slot writes, in all lanes; then each slot copies its part.
 */
#include <assert.h>
#include <string.h>

#include "lower.h"

static struct lane_operand
area(const struct cay_lower *l, unsigned vector, enum lane_type type)
{
    return cay_vector(cay_area_rf(l, vector), type);
}

static struct lane_operand
scratch(const struct cay_lower *l, unsigned n, enum lane_type type)
{
    assert(CAY_AREA_SCRATCH + n < CAY_AREA_WIDE);
    return area(l, CAY_AREA_SCRATCH + n, type);
}

static struct lane_operand
result(struct cay_lower *l, unsigned chan, enum lane_type type)
{
    l->joint[chan] = area(l, CAY_AREA_JOINT + chan, type);
    return l->joint[chan];
}

/* MAX4: w first, as DOT4 adds. */
static void
max4(struct cay_lower *l, const struct cay_alu *const slot[4], unsigned chan)
{
    const struct lane_operand most = result(l, chan, LANE_F);
    cay_emit_alu(l, LANE_OP_mov, LANE_F, most, cay_source(l, slot[3], 0, LANE_F), cay_none, cay_none);
    for (int c = 2; c >= 0; c--)
        cay_emit_alu(l, LANE_OP_maxl, LANE_F, most, most, cay_source(l, slot[c], 0, LANE_F), cay_none);
    l->joint[1] = l->joint[2] = l->joint[3] = most;
}

/* FLT_TO_UINT4: the low bytes of four conversions, x in the lowest byte. */
static void
uint4(struct cay_lower *l, const struct cay_alu *const slot[4], unsigned chan)
{
    const struct lane_operand all = result(l, chan, LANE_UD), one = scratch(l, 0, LANE_UD);
    for (int c = 3; c >= 0; c--) {
        struct lane_op *op =
            cay_emit_alu(l, LANE_OP_mov, LANE_F, one, cay_source(l, slot[c], 0, LANE_F), cay_none, cay_none);
        op->flags |= LANE_SAT;
        if (c == 3)
            cay_emit_alu(l, LANE_OP_mov, LANE_UD, all, one, cay_none, cay_none);
        else
            cay_emit_alu(l, LANE_OP_bfi2, LANE_UD, all, cay_imm(LANE_UD, 0xff), one, all);
        if (c)
            cay_emit_alu(l, LANE_OP_shl, LANE_UD, all, all, cay_imm(LANE_UD, 8), cay_none);
    }
    l->joint[1] = l->joint[2] = l->joint[3] = all;
}

static struct lane_operand
magnitude(struct lane_operand o)
{
    o.mods = LANE_MOD_ABS;
    return o;
}

static struct lane_operand
negative(struct lane_operand o)
{
    o.mods = LANE_MOD_NEG;
    return o;
}

static void
compare(struct cay_lower *l, enum lane_cond cond, struct lane_operand to, struct lane_operand a,
        struct lane_operand b)
{
    cay_emit_alu(l, LANE_OP_cmp, LANE_F, to, a, b, cay_none)->cond = (uint8_t)cond;
}

/* to = where ? a : b, for floats without modifiers bit by bit */
static void
choose(struct cay_lower *l, struct lane_operand to, struct lane_operand where, struct lane_operand a,
       struct lane_operand b)
{
    cay_emit_alu(l, LANE_OP_csel, LANE_F, to, a, b, where)->cond = LANE_COND_NE;
}

/*
 * CUBE: src0 = Rn.zzxy, so x, y, z are src0 of slots z, w and x. The guide has no table of faces and no rule
 * for ties. Taken from Southern Islands' V_CUBE*: z wins over y, y over x; faces +x 0, -x 1, +y 2, -y 3, +z
 * 4, -z 5; and the face's own S and T.
 */
struct cube {
    struct lane_operand x, y, z, z_major, y_major, below;
};

static void
cube_face(struct cay_lower *l, const struct cube *c)
{
    const struct lane_operand face = result(l, 3, LANE_F), major = result(l, 2, LANE_F);
    choose(l, face, c->y_major, cay_imm(LANE_F, 0x40000000), cay_imm(LANE_F, 0));
    choose(l, face, c->z_major, cay_imm(LANE_F, 0x40800000), face);
    choose(l, major, c->y_major, c->y, c->x);
    choose(l, major, c->z_major, c->z, major);
    compare(l, LANE_COND_LT, c->below, major, cay_imm(LANE_F, 0));
    struct lane_operand one = scratch(l, 0, LANE_F); /* x is not needed any more when faces are numbered */
    choose(l, one, c->below, cay_imm(LANE_F, 0x3f800000), cay_imm(LANE_F, 0));
    cay_emit_alu(l, LANE_OP_add, LANE_F, face, face, one, cay_none);
    cay_emit_alu(l, LANE_OP_mul, LANE_F, major, major, cay_imm(LANE_F, 0x40000000), cay_none);
}

/* S: x major -z or z, y major x, z major x or -x; T: -y, z or -z, -y. By the sign of the major axis. */
static void
cube_coordinates(struct cay_lower *l, const struct cube *c)
{
    const struct lane_operand t = result(l, 0, LANE_F), s = result(l, 1, LANE_F);
    compare(l, LANE_COND_LT, c->below, c->x, cay_imm(LANE_F, 0));
    choose(l, s, c->below, c->z, negative(c->z));
    choose(l, s, c->y_major, c->x, s);
    compare(l, LANE_COND_LT, c->below, c->z, cay_imm(LANE_F, 0));
    choose(l, t, c->below, negative(c->x), c->x);
    choose(l, s, c->z_major, t, s);
    compare(l, LANE_COND_LT, c->below, c->y, cay_imm(LANE_F, 0));
    choose(l, t, c->below, negative(c->z), c->z);
    choose(l, t, c->y_major, t, negative(c->y));
    choose(l, t, c->z_major, negative(c->y), t);
}

static void
cube(struct cay_lower *l, const struct cay_alu *const slot[4], unsigned chan)
{
    const struct cube c = {scratch(l, 0, LANE_F), scratch(l, 1, LANE_F), scratch(l, 2, LANE_F),
                           scratch(l, 3, LANE_D), scratch(l, 4, LANE_D), scratch(l, 5, LANE_D)};
    (void)chan;
    cay_emit_alu(l, LANE_OP_mov, LANE_F, c.x, cay_source(l, slot[2], 0, LANE_F), cay_none, cay_none);
    cay_emit_alu(l, LANE_OP_mov, LANE_F, c.y, cay_source(l, slot[3], 0, LANE_F), cay_none, cay_none);
    cay_emit_alu(l, LANE_OP_mov, LANE_F, c.z, cay_source(l, slot[0], 0, LANE_F), cay_none, cay_none);
    compare(l, LANE_COND_GE, c.y_major, magnitude(c.y), magnitude(c.x));
    compare(l, LANE_COND_GE, c.z_major, magnitude(c.z), magnitude(c.x));
    compare(l, LANE_COND_GE, c.below, magnitude(c.z), magnitude(c.y));
    cay_emit_alu(l, LANE_OP_and, LANE_D, c.z_major, c.z_major, c.below, cay_none);
    cube_coordinates(l, &c);
    cube_face(l, &c);
}

/* --- results of other channels --- */

/* The channel whose result an instruction takes: of MUL_PREV and its kind w for y and z for x; of the others
 * the next one. */
static unsigned
previous_of(const struct cay_alu *i)
{
    switch (i->op) {
    case CAY_OP2_MUL_PREV:
    case CAY_OP2_MUL_IEEE_PREV:
    case CAY_OP2_ADD_PREV:
    case CAY_OP2_MULADD_PREV:
    case CAY_OP2_MULADD_IEEE_PREV:
        return i->dst_chan + 2u;
    default:
        return i->dst_chan + 1u;
    }
}

/* The type of a result that instructions of other channels may take; LANE_TYPE_COUNT: none may. */
static enum lane_type
result_type(const struct cay_alu *i)
{
    const struct cay_alu_row *row = &cay_alu_rows[i->op];
    if (row->action == CAY_DO_PREV || row->action == CAY_DO_ALU || row->action == CAY_DO_SAD ||
        row->action == CAY_DO_MBCNT || row->action == CAY_DO_MULADD_SCALED || row->action == CAY_DO_MUL_LIT)
        return row->type;
    return row->action == CAY_DO_TO_FLT || row->action == CAY_DO_UBYTE || row->action == CAY_DO_SET ||
                   row->action == CAY_DO_WAVE
               ? LANE_F
               : LANE_TYPE_COUNT;
}

/* "The output modifier and clamping on the w/z channel is not applied": a result without them. */
static bool
previous_result(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu *const slot[4],
                struct lane_operand *out)
{
    const unsigned chan = previous_of(i);
    const enum lane_type type = (enum lane_type)cay_alu_rows[i->op].type;
    if (chan > 3 || !slot[chan] || result_type(slot[chan]) != type) {
        cay_refuse(l, cay_alu_rows[i->op].name, "the slot whose result it takes has none");
        return false;
    }
    if (!l->joint[chan].kind) {
        struct cay_alu plain = *slot[chan];
        plain.omod = 0;
        plain.clamp = false;
        cay_lower_alu(l, &plain, result(l, chan, type));
    }
    *out = l->joint[chan];
    return true;
}

/* Sum of absolute differences of four bytes onto `sum`. */
static void
add_differences(struct cay_lower *l, const struct cay_alu *i, struct lane_operand sum,
                struct lane_operand before)
{
    const struct lane_operand a = scratch(l, 0, LANE_UD), b = scratch(l, 1, LANE_UD);
    const struct lane_operand one = scratch(l, 2, LANE_D);
    cay_emit_alu(l, LANE_OP_mov, LANE_UD, a, cay_source(l, i, 0, LANE_UD), cay_none, cay_none);
    cay_emit_alu(l, LANE_OP_mov, LANE_UD, b, cay_source(l, i, 1, LANE_UD), cay_none, cay_none);
    for (unsigned byte = 0; byte < 4; byte++) {
        struct lane_operand x = a, y = b, magnitude = one;
        x.type = y.type = LANE_UB;
        x.base += byte;
        y.base += byte;
        y.mods = LANE_MOD_NEG;
        magnitude.mods = LANE_MOD_ABS;
        cay_emit_alu(l, LANE_OP_add, LANE_D, one, x, y, cay_none);
        cay_emit_alu(l, LANE_OP_add, LANE_D, sum, magnitude, byte ? sum : before, cay_none);
    }
}

/* MUL_PREV: "multiply src1 by previous channel's result", "Arg2 * prev": src0 is not used. */
static void
combine(struct cay_lower *l, const struct cay_alu *i, struct lane_operand to, struct lane_operand before)
{
    const struct cay_alu_row *row = &cay_alu_rows[i->op];
    const struct lane_operand bits = scratch(l, 0, LANE_UD);
    switch (i->op) {
    case CAY_OP2_MUL_PREV:
    case CAY_OP2_MUL_IEEE_PREV:
        cay_emit_alu(l, row->lane, LANE_F, to, cay_source(l, i, 1, LANE_F), before, cay_none);
        return;
    case CAY_OP2_ADD_PREV:
        cay_emit_alu(l, LANE_OP_add, LANE_F, to, cay_source(l, i, 0, LANE_F), before, cay_none);
        return;
    case CAY_OP2_MBCNT_32LO_ACCUM_PREV_INT:
        cay_emit_alu(l, LANE_OP_and, LANE_UD, bits, cay_source(l, i, 0, LANE_UD), cay_lane_masks(l, 0),
                     cay_none);
        cay_emit_alu(l, LANE_OP_cbit, LANE_UD, bits, bits, cay_none, cay_none);
        cay_emit_alu(l, LANE_OP_add, LANE_UD, to, bits, before, cay_none);
        return;
    case CAY_OP2_BCNT_ACCUM_PREV_INT:
        cay_emit_alu(l, LANE_OP_cbit, LANE_UD, bits, cay_source(l, i, 0, LANE_UD), cay_none, cay_none);
        cay_emit_alu(l, LANE_OP_add, LANE_UD, to, bits, before, cay_none);
        return;
    case CAY_OP2_SAD_ACCUM_PREV_UINT:
        add_differences(l, i, to, before);
        return;
    default: { /* DOT*, MULADD*_PREV */
        const struct lane_operand a = cay_source(l, i, 0, LANE_F), b = cay_source(l, i, 1, LANE_F);
        cay_emit_alu(l, row->lane, LANE_F, to, a, b, before);
    }
    }
}

static void
prev(struct cay_lower *l, const struct cay_alu *const slot[4], unsigned chan)
{
    struct lane_operand before;
    const struct cay_alu *i = slot[chan];
    if (previous_result(l, i, slot, &before))
        combine(l, i, result(l, chan, (enum lane_type)cay_alu_rows[i->op].type), before);
}

/* --- the group --- */

static cay_joint_fn *const actions[CAY_DO_COUNT] = {
    [CAY_DO_MAX4] = max4,
    [CAY_DO_UINT4] = uint4,
    [CAY_DO_CUBE] = cube,
    [CAY_DO_PREV] = prev,
    [CAY_DO_DF] = cay_double_op,
    [CAY_DO_DF4] = cay_double_op_4,
    [CAY_DO_FREXP] = cay_double_frexp,
    [CAY_DO_LDEXP] = cay_double_ldexp,
    [CAY_DO_FRACT_64] = cay_double_fract,
    [CAY_DO_MINMAX_64] = cay_double_minmax,
    [CAY_DO_SET_64] = cay_double_set,
    [CAY_DO_PRED_64] = cay_double_pred,
    [CAY_DO_CNDNE_64] = cay_double_cndne,
    [CAY_DO_TO_F32] = cay_double_to_float,
    [CAY_DO_TO_F64] = cay_float_to_double,
    [CAY_DO_MATH_64] = cay_double_math,
    [CAY_DO_INTERP] = cay_interpolate,
    [CAY_DO_LOAD_PARAM] = cay_load_param,
};

/* Slots of which one instruction consists, beginning with `chan`. */
static unsigned
width_of(const struct cay_alu_row *row, const struct cay_alu *const slot[4], unsigned chan)
{
    if (row->slots == CAY_SLOTS_PAIR)
        return 2;
    if (row->slots == CAY_SLOTS_ALL)
        return 4;
    unsigned width = 1;
    while (row->slots == CAY_SLOTS_SAME && chan + width < 4 && slot[chan + width] &&
           slot[chan + width]->op == slot[chan]->op)
        width++;
    return width;
}

static bool
fills_its_slots(const struct cay_alu *const slot[4], unsigned chan, unsigned width)
{
    bool ok = chan % width == 0 || cay_alu_rows[slot[chan]->op].slots == CAY_SLOTS_SAME;
    for (unsigned c = chan; ok && c < chan + width; c++)
        ok = slot[c] && slot[c]->op == slot[chan]->op;
    return ok;
}

/* One instruction; `done` has a bit for each slot that is part of one. */
static void
lower_one(struct cay_lower *l, const struct cay_alu *const slot[4], unsigned chan, unsigned *done)
{
    const struct cay_alu_row *row = &cay_alu_rows[slot[chan]->op];
    const unsigned width = width_of(row, slot, chan);
    l->inst = slot[chan]->offset;
    if (!fills_its_slots(slot, chan, width)) {
        cay_refuse(l, row->name, "does not fill its slots");
        return;
    }
    *done |= ((1u << width) - 1) << chan;
    actions[row->action](l, slot, chan);
}

void
cay_lower_joint(struct cay_lower *l, const struct cay_group *g)
{
    const struct cay_alu *slot[4] = {NULL};
    unsigned done = 0;
    memset(l->joint, 0, sizeof l->joint);
    l->pred_sel = CAY_PRED_SEL_OFF;
    for (unsigned k = 0; k < g->count; k++)
        slot[l->p->alu[g->first + k].dst_chan] = &l->p->alu[g->first + k];
    for (unsigned c = 0; c < 4 && !l->failed; c++)
        if (slot[c] && !(done >> c & 1) && actions[cay_alu_rows[slot[c]->op].action] &&
            cay_alu_rows[slot[c]->op].action != CAY_DO_PREV)
            lower_one(l, slot, c, &done);
    for (unsigned c = 4; c-- && !l->failed;) /* from w on, since each takes a later channel's */
        if (slot[c] && cay_alu_rows[slot[c]->op].action == CAY_DO_PREV)
            lower_one(l, slot, c, &done);
}
