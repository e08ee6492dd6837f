/* SPDX-License-Identifier: MIT */
/*
 * Doubles, "HD 6900 Series ISA" sections 4.12 and 8.2. Of a pair of slots the first (x or z) reads the high
 * dwords and carries the modifiers, the second the low dwords; the result is the other way round: its low
 * dword goes to the first slot (the guide's examples; Mesa's r600 driver does so too). Instructions of four
 * slots read the high dwords in x, y and z and the low ones in w, and their result is there twice.
 *
 * Lanes of doubles are made 16 at a time, as the simd engine has them.
 */
#include <assert.h>
#include <stddef.h>

#include "lower.h"

enum { CHUNK = 16, RESULT = 3, HIGH = 1, SIGN = INT32_MIN };

static struct lane_operand
scratch(const struct cay_lower *l, unsigned n, enum lane_type type)
{
    assert(CAY_AREA_SCRATCH + n < CAY_AREA_WIDE);
    return cay_vector(cay_area_rf(l, CAY_AREA_SCRATCH + n), type);
}

static struct lane_operand
wide(const struct cay_lower *l, unsigned n)
{
    struct lane_operand o = cay_vector(cay_area_rf(l, CAY_AREA_WIDE + 2 * n), LANE_DF);
    o.vstride = 2 * CAY_VECTOR;
    o.hstride = 8;
    return o;
}

/* The low (0) or high (1) dwords of double n. */
static struct lane_operand
half(const struct cay_lower *l, unsigned n, unsigned which)
{
    struct lane_operand o = wide(l, n);
    o.type = LANE_UD;
    o.base += 4 * which;
    return o;
}

static struct lane_operand
shifted(struct lane_operand o, unsigned lanes)
{
    if (o.kind == LANE_REG)
        o.base += lanes * (unsigned)o.hstride;
    return o;
}

/* An op on doubles, in their own mode. The chunks' ops differ in their lanes only. */
static void
emit(struct cay_lower *l, const struct cay_alu *i, enum lane_code code, enum lane_cond cond,
     struct lane_operand to, struct lane_operand a, struct lane_operand b, struct lane_operand c)
{
    cay_enter_mode(l, l->fpmode, l->fpmode_double);
    for (unsigned first = 0; first < CAY_LANES; first += CHUNK) {
        const struct lane_operand src[3] = {shifted(a, first), shifted(b, first), shifted(c, first)};
        struct lane_op *op = cay_emit_lanes(l, code, LANE_DF, first, CHUNK, shifted(to, first), src);
        op->cond = (uint8_t)cond;
        if (i)
            cay_modify_output(l, i, op);
    }
    cay_enter_mode(l, l->fpmode_double, l->fpmode);
}

static void
dword(struct cay_lower *l, enum lane_code code, struct lane_operand to, struct lane_operand a,
      struct lane_operand b)
{
    cay_emit_alu(l, code, LANE_UD, to, a, b, cay_none);
}

/* to = where cond 0 ? a : b, in dwords */
static void
choose(struct cay_lower *l, struct lane_operand where, enum lane_cond cond, struct lane_operand to,
       struct lane_operand a, struct lane_operand b)
{
    cay_emit_alu(l, LANE_OP_csel, LANE_D, to, a, b, where)->cond = (uint8_t)cond;
}

static struct cay_alu
without_modifiers(const struct cay_alu *i, unsigned n)
{
    struct cay_alu plain = *i;
    plain.src[n].neg = plain.src[n].abs = false;
    return plain;
}

/* Source n of the slots with the high and the low dwords. */
static struct lane_operand
source(struct cay_lower *l, const struct cay_alu *high, const struct cay_alu *low, unsigned n)
{
    const struct cay_alu plain_high = without_modifiers(high, n), plain_low = without_modifiers(low, n);
    struct lane_operand o = wide(l, n);
    dword(l, LANE_OP_mov, half(l, n, HIGH), cay_source(l, &plain_high, n, LANE_UD), cay_none);
    dword(l, LANE_OP_mov, half(l, n, 0), cay_source(l, &plain_low, n, LANE_UD), cay_none);
    o.mods = (uint8_t)((high->src[n].neg ? LANE_MOD_NEG : 0) | (high->src[n].abs ? LANE_MOD_ABS : 0));
    return o;
}

static unsigned
result_of(unsigned chan)
{
    return RESULT + chan / 2;
}

static void
give(struct cay_lower *l, unsigned chan)
{
    l->joint[chan] = half(l, result_of(chan), 0);
    l->joint[chan + 1] = half(l, result_of(chan), HIGH);
}

/* The same dword in both slots. */
static void
give_both(struct cay_lower *l, unsigned chan, struct lane_operand o)
{
    l->joint[chan] = l->joint[chan + 1] = o;
}

static struct lane_operand
joint_vector(const struct cay_lower *l, unsigned chan)
{
    return cay_vector(cay_area_rf(l, CAY_AREA_JOINT + chan), LANE_UD);
}

/* ADD_64 */
void
cay_double_op(struct cay_lower *l, const struct cay_alu *const slot[4], unsigned chan)
{
    const struct cay_alu *i = slot[chan];
    const struct lane_operand a = source(l, i, slot[chan + 1], 0), b = source(l, i, slot[chan + 1], 1);
    emit(l, i, cay_alu_rows[i->op].lane, LANE_COND_NONE, wide(l, result_of(chan)), a, b, cay_none);
    give(l, chan);
}

/* MUL_64, FMA_64 */
void
cay_double_op_4(struct cay_lower *l, const struct cay_alu *const slot[4], unsigned chan)
{
    const struct cay_alu_row *row = &cay_alu_rows[slot[0]->op];
    struct lane_operand s[3] = {cay_none, cay_none, cay_none};
    assert(chan == 0);
    for (unsigned n = 0; n < row->sources; n++)
        s[n] = source(l, slot[0], slot[3], n);
    emit(l, slot[0], row->lane, LANE_COND_NONE, wide(l, RESULT), s[0], s[1], s[2]);
    give(l, chan);
    l->joint[2] = l->joint[0];
    l->joint[3] = l->joint[1];
}

/* to = all ones where the doubles compare so */
static void
compare(struct cay_lower *l, enum lane_cond cond, struct lane_operand to, struct lane_operand a,
        struct lane_operand b)
{
    emit(l, NULL, LANE_OP_cmp, cond, to, a, b, cay_none);
}

void
cay_double_set(struct cay_lower *l, const struct cay_alu *const slot[4], unsigned chan)
{
    const struct cay_alu *i = slot[chan];
    const struct lane_operand a = source(l, i, slot[chan + 1], 0), b = source(l, i, slot[chan + 1], 1);
    const struct lane_operand mask = joint_vector(l, chan);
    compare(l, cay_alu_rows[i->op].cond, mask, a, b);
    give_both(l, chan, mask);
}

/* PRED_SET*_64: 0 where it holds, else all ones; lower_pred.c makes the predicate of it. */
void
cay_double_pred(struct cay_lower *l, const struct cay_alu *const slot[4], unsigned chan)
{
    cay_double_set(l, slot, chan);
    dword(l, LANE_OP_not, l->joint[chan], l->joint[chan], cay_none);
}

/* MIN_64, MAX_64: src0 if it is less or greater, else src1, NaN or not; of two zeros -0 is the lesser. */
void
cay_double_minmax(struct cay_lower *l, const struct cay_alu *const slot[4], unsigned chan)
{
    const struct cay_alu *i = slot[chan];
    const bool is_max = i->op == CAY_OP2_MAX_64;
    const unsigned r = result_of(chan);
    const struct lane_operand mask = scratch(l, 0, LANE_UD), signs = scratch(l, 1, LANE_UD);
    struct lane_operand a = source(l, i, slot[chan + 1], 0), b = source(l, i, slot[chan + 1], 1);
    /* with modifiers applied: the copies below are of dwords */
    emit(l, NULL, LANE_OP_mov, LANE_COND_NONE, wide(l, 2), a, cay_none, cay_none);
    emit(l, NULL, LANE_OP_mov, LANE_COND_NONE, wide(l, r), b, cay_none, cay_none);
    compare(l, LANE_COND_EQ, mask, a, b);
    dword(l, LANE_OP_and, mask, mask, cay_imm(LANE_UD, (uint32_t)SIGN));
    dword(l, is_max ? LANE_OP_and : LANE_OP_or, signs, half(l, 2, HIGH), half(l, r, HIGH));
    cay_emit_alu(l, LANE_OP_bfi2, LANE_UD, half(l, r, HIGH), mask, signs, half(l, r, HIGH));
    compare(l, is_max ? LANE_COND_GT : LANE_COND_LT, mask, a, b);
    choose(l, mask, LANE_COND_NE, half(l, r, 0), half(l, 2, 0), half(l, r, 0));
    choose(l, mask, LANE_COND_NE, half(l, r, HIGH), half(l, 2, HIGH), half(l, r, HIGH));
    if (i->omod || i->clamp)
        emit(l, i, LANE_OP_mov, LANE_COND_NONE, wide(l, r), wide(l, r), cay_none, cay_none);
    give(l, chan);
}

/* CNDNE_64 */
void
cay_double_cndne(struct cay_lower *l, const struct cay_alu *const slot[4], unsigned chan)
{
    const struct cay_alu *high = slot[chan], *low = slot[chan + 1];
    const unsigned r = result_of(chan);
    const struct lane_operand mask = scratch(l, 0, LANE_UD),
                              zero = {.kind = LANE_IMM, .type = LANE_DF, .width = 1};
    compare(l, LANE_COND_NE, mask, source(l, high, low, 0), zero);
    emit(l, NULL, LANE_OP_mov, LANE_COND_NONE, wide(l, 1), source(l, high, low, 1), cay_none, cay_none);
    emit(l, NULL, LANE_OP_mov, LANE_COND_NONE, wide(l, r), source(l, high, low, 2), cay_none, cay_none);
    choose(l, mask, LANE_COND_NE, half(l, r, 0), half(l, 1, 0), half(l, r, 0));
    choose(l, mask, LANE_COND_NE, half(l, r, HIGH), half(l, 1, HIGH), half(l, r, HIGH));
    if (high->clamp)
        emit(l, high, LANE_OP_mov, LANE_COND_NONE, wide(l, r), wide(l, r), cay_none, cay_none);
    give(l, chan);
}

/* FRACT_64: in [0, 1) even where src - floor(src) rounds up to 1, table 8.4. */
void
cay_double_fract(struct cay_lower *l, const struct cay_alu *const slot[4], unsigned chan)
{
    const unsigned r = result_of(chan);
    const struct lane_operand mask = scratch(l, 0, LANE_UD);
    const struct lane_operand one = {
        .kind = LANE_IMM, .type = LANE_DF, .width = 1, .imm = 0x3ff0000000000000};
    emit(l, NULL, LANE_OP_frc, LANE_COND_NONE, wide(l, r), source(l, slot[chan], slot[chan + 1], 0), cay_none,
         cay_none);
    compare(l, LANE_COND_GE, mask, wide(l, r), one);
    dword(l, LANE_OP_or, half(l, r, 0), half(l, r, 0), mask);
    choose(l, mask, LANE_COND_NE, half(l, r, HIGH), cay_imm(LANE_UD, 0x3fefffff), half(l, r, HIGH));
    if (slot[chan]->omod || slot[chan]->clamp)
        emit(l, slot[chan], LANE_OP_mov, LANE_COND_NONE, wide(l, r), wide(l, r), cay_none, cay_none);
    give(l, chan);
}

/* FLT64_TO_FLT32: the float goes to the first slot, 0 to the second ("always 0"). */
void
cay_double_to_float(struct cay_lower *l, const struct cay_alu *const slot[4], unsigned chan)
{
    const struct lane_operand a = source(l, slot[chan], slot[chan + 1], 0);
    struct lane_operand to = joint_vector(l, chan);
    to.type = LANE_F;
    cay_enter_mode(l, l->fpmode, l->fpmode_double);
    for (unsigned first = 0; first < CAY_LANES; first += CHUNK) {
        struct lane_op *op =
            cay_emit_alu(l, LANE_OP_mov, LANE_DF, shifted(to, first), shifted(a, first), cay_none, cay_none);
        op->lanes = CHUNK;
        op->chan = (uint8_t)first;
        cay_modify_output(l, slot[chan], op);
    }
    cay_enter_mode(l, l->fpmode_double, l->fpmode);
    l->joint[chan] = joint_vector(l, chan);
    l->joint[chan + 1] = cay_imm(LANE_UD, 0);
}

/* The double NaN of a float NaN: sign and mantissa as they are, signaling or not. */
static void
keep_nan(struct cay_lower *l, unsigned r, struct lane_operand bits)
{
    const struct lane_operand mask = scratch(l, 1, LANE_UD), part = scratch(l, 2, LANE_UD);
    struct lane_operand f = bits;
    f.type = LANE_F;
    cay_emit_alu(l, LANE_OP_cmp, LANE_F, mask, f, f, cay_none)->cond = LANE_COND_NE;
    dword(l, LANE_OP_shl, part, bits, cay_imm(LANE_UD, 29));
    choose(l, mask, LANE_COND_NE, half(l, r, 0), part, half(l, r, 0));
    cay_emit_alu(l, LANE_OP_asr, LANE_D, part, bits, cay_imm(LANE_UD, 3), cay_none);
    dword(l, LANE_OP_and, part, part, cay_imm(LANE_UD, 0x800fffff));
    dword(l, LANE_OP_or, part, part, cay_imm(LANE_UD, 0x7ff00000));
    choose(l, mask, LANE_COND_NE, half(l, r, HIGH), part, half(l, r, HIGH));
}

/* FLT32_TO_FLT64: the float is read in the first slot. */
void
cay_float_to_double(struct cay_lower *l, const struct cay_alu *const slot[4], unsigned chan)
{
    const struct cay_alu *i = slot[chan];
    const unsigned r = result_of(chan);
    const struct lane_operand bits = scratch(l, 0, LANE_UD);
    struct lane_operand f = bits;
    f.type = LANE_F;
    dword(l, LANE_OP_mov, bits, cay_source(l, i, 0, LANE_UD), cay_none);
    emit(l, NULL, LANE_OP_mov, LANE_COND_NONE, wide(l, r), f, cay_none, cay_none);
    keep_nan(l, r, bits);
    if (i->omod || i->clamp)
        emit(l, i, LANE_OP_mov, LANE_COND_NONE, wide(l, r), wide(l, r), cay_none, cay_none);
    give(l, chan);
}

/* to = bits 30:20 of a high dword */
static void
exponent(struct cay_lower *l, struct lane_operand to, struct lane_operand high)
{
    cay_emit_alu(l, LANE_OP_bfe, LANE_UD, to, cay_imm(LANE_UD, 11), cay_imm(LANE_UD, 20), high);
}

/* The source with its modifiers as dwords: double 2. */
static void
copy_source(struct cay_lower *l, const struct cay_alu *high, const struct cay_alu *low)
{
    const struct lane_operand a = source(l, high, low, 0);
    dword(l, LANE_OP_mov, half(l, 2, 0), half(l, 0, 0), cay_none);
    dword(l, LANE_OP_mov, half(l, 2, HIGH), half(l, 0, HIGH), cay_none);
    if (a.mods & LANE_MOD_ABS)
        dword(l, LANE_OP_and, half(l, 2, HIGH), half(l, 2, HIGH), cay_imm(LANE_UD, INT32_MAX));
    if (a.mods & LANE_MOD_NEG)
        dword(l, LANE_OP_xor, half(l, 2, HIGH), half(l, 2, HIGH), cay_imm(LANE_UD, (uint32_t)SIGN));
}

/*
 * LDEXP_64. The text has the exponent in src0 and the mantissa in src1; the example, the rule for modifiers
 * ("the src1 operand is an integer") and Mesa's r600 driver have them the other way round, and so has this.
 * The exponent is that of the first slot. Denormals and results below 2^-1022 become zeros.
 */
void
cay_double_ldexp(struct cay_lower *l, const struct cay_alu *const slot[4], unsigned chan)
{
    const unsigned r = result_of(chan);
    const struct lane_operand old = scratch(l, 0, LANE_D), now = scratch(l, 1, LANE_D),
                              gone = scratch(l, 2, LANE_D);
    const struct lane_operand high = half(l, 2, HIGH), low = half(l, 2, 0), sign = scratch(l, 3, LANE_UD);
    copy_source(l, slot[chan], slot[chan + 1]);
    exponent(l, old, high);
    cay_emit_alu(l, LANE_OP_add, LANE_D, now, old, cay_source(l, slot[chan], 1, LANE_D), cay_none)->flags |=
        LANE_SAT;
    dword(l, LANE_OP_and, sign, high, cay_imm(LANE_UD, (uint32_t)SIGN));
    dword(l, LANE_OP_shl, half(l, r, HIGH), now, cay_imm(LANE_UD, 20));
    cay_emit_alu(l, LANE_OP_bfi2, LANE_UD, half(l, r, HIGH), cay_imm(LANE_UD, 0x7ff00000), half(l, r, HIGH),
                 high);
    /* underflow, or zero and denormal */
    choose(l, old, LANE_COND_EQ, now, cay_imm(LANE_D, 0), now);
    choose(l, now, LANE_COND_LE, half(l, r, HIGH), sign, half(l, r, HIGH));
    choose(l, now, LANE_COND_LE, half(l, r, 0), cay_imm(LANE_UD, 0), low);
    /* overflow */
    cay_emit_alu(l, LANE_OP_cmp, LANE_D, gone, now, cay_imm(LANE_D, 0x7fe), cay_none)->cond = LANE_COND_GT;
    dword(l, LANE_OP_or, sign, sign, cay_imm(LANE_UD, 0x7ff00000));
    choose(l, gone, LANE_COND_NE, half(l, r, HIGH), sign, half(l, r, HIGH));
    choose(l, gone, LANE_COND_NE, half(l, r, 0), cay_imm(LANE_UD, 0), half(l, r, 0));
    /* infinity and NaN */
    cay_emit_alu(l, LANE_OP_cmp, LANE_D, gone, old, cay_imm(LANE_D, 0x7ff), cay_none)->cond = LANE_COND_EQ;
    choose(l, gone, LANE_COND_NE, half(l, r, HIGH), high, half(l, r, HIGH));
    choose(l, gone, LANE_COND_NE, half(l, r, 0), low, half(l, r, 0));
    if (slot[chan]->omod || slot[chan]->clamp)
        emit(l, slot[chan], LANE_OP_mov, LANE_COND_NONE, wide(l, r), wide(l, r), cay_none, cay_none);
    give(l, chan);
}

/* FREXP_64: the exponent in y (the example; 0 in x), the fraction in z and w. */
void
cay_double_frexp(struct cay_lower *l, const struct cay_alu *const slot[4], unsigned chan)
{
    const struct lane_operand old = scratch(l, 0, LANE_D), power = joint_vector(l, 1),
                              mask = scratch(l, 1, LANE_D);
    const struct lane_operand high = half(l, 2, HIGH), low = half(l, 2, 0), part = scratch(l, 2, LANE_UD);
    assert(chan == 0);
    (void)chan;
    copy_source(l, slot[0], slot[1]);
    exponent(l, old, high);
    cay_emit_alu(l, LANE_OP_add, LANE_D, power, old, cay_imm(LANE_D, (uint32_t)-1022), cay_none);
    dword(l, LANE_OP_or, part, high, cay_imm(LANE_UD, 0x7ff00000));
    dword(l, LANE_OP_and, part, part, cay_imm(LANE_UD, 0xbfefffff)); /* exponent 0x3fe */
    /* infinity: NaN64; NaN: itself */
    cay_emit_alu(l, LANE_OP_cmp, LANE_D, mask, old, cay_imm(LANE_D, 0x7ff), cay_none)->cond = LANE_COND_EQ;
    choose(l, mask, LANE_COND_NE, power, cay_imm(LANE_UD, UINT32_MAX), power);
    choose(l, mask, LANE_COND_NE, part, high, part);
    dword(l, LANE_OP_shl, scratch(l, 3, LANE_UD), high, cay_imm(LANE_UD, 12));
    dword(l, LANE_OP_or, scratch(l, 3, LANE_UD), scratch(l, 3, LANE_UD), low); /* 0: no mantissa */
    cay_emit_alu(l, LANE_OP_cmp, LANE_UD, scratch(l, 3, LANE_UD), scratch(l, 3, LANE_UD), cay_imm(LANE_UD, 0),
                 cay_none)
        ->cond = LANE_COND_EQ;
    dword(l, LANE_OP_and, mask, mask, scratch(l, 3, LANE_UD));
    choose(l, mask, LANE_COND_NE, part, cay_imm(LANE_UD, 0xfff80000), part);
    /* zero and denormal */
    choose(l, old, LANE_COND_EQ, power, cay_imm(LANE_UD, 0), power);
    choose(l, old, LANE_COND_EQ, low, cay_imm(LANE_UD, 0), low);
    dword(l, LANE_OP_and, scratch(l, 3, LANE_UD), high, cay_imm(LANE_UD, (uint32_t)SIGN));
    choose(l, old, LANE_COND_EQ, part, scratch(l, 3, LANE_UD), part);
    dword(l, LANE_OP_mov, joint_vector(l, 2), low, cay_none);
    dword(l, LANE_OP_mov, joint_vector(l, 3), part, cay_none);
    l->joint[0] = cay_imm(LANE_UD, 0);
    for (unsigned c = 1; c < 4; c++)
        l->joint[c] = joint_vector(l, c);
}

/*
 * RECIP_64 and its kind read the high dword as src0 and the low one as src1, in every slot. "The result is a
 * high-order dword ... the low-order bits are assumed to be 0": 0 in x and z, the high dword in y and w,
 * where Mesa's r600 driver takes a pair from. The approximation is the exact result cut off.
 */
void
cay_double_math(struct cay_lower *l, const struct cay_alu *const slot[4], unsigned chan)
{
    const struct cay_alu *i = slot[chan];
    const struct cay_alu plain[2] = {without_modifiers(i, 0), without_modifiers(i, 1)};
    const bool clamped = i->op == CAY_OP2_RECIP_CLAMPED_64 || i->op == CAY_OP2_RECIPSQRT_CLAMPED_64;
    const struct lane_operand high = half(l, RESULT, HIGH), mask = scratch(l, 0, LANE_UD);
    struct lane_operand a = wide(l, 0);
    a.mods = (uint8_t)((i->src[0].neg ? LANE_MOD_NEG : 0) | (i->src[0].abs ? LANE_MOD_ABS : 0));
    dword(l, LANE_OP_mov, half(l, 0, HIGH), cay_source(l, &plain[0], 0, LANE_UD), cay_none);
    dword(l, LANE_OP_mov, half(l, 0, 0), cay_source(l, &plain[1], 1, LANE_UD), cay_none);
    emit(l, NULL, cay_alu_rows[i->op].lane, LANE_COND_NONE, wide(l, RESULT), a, cay_none, cay_none);
    if (clamped) {
        dword(l, LANE_OP_and, mask, high, cay_imm(LANE_UD, INT32_MAX));
        dword(l, LANE_OP_xor, mask, mask, cay_imm(LANE_UD, 0x7ff00000));
        dword(l, LANE_OP_or, mask, mask, half(l, RESULT, 0)); /* 0: infinite */
        dword(l, LANE_OP_add, scratch(l, 1, LANE_UD), high, cay_imm(LANE_UD, UINT32_MAX));
        choose(l, mask, LANE_COND_EQ, high, scratch(l, 1, LANE_UD), high);
    }
    dword(l, LANE_OP_mov, half(l, RESULT, 0), cay_imm(LANE_UD, 0), cay_none);
    if (i->omod || i->clamp)
        emit(l, i, LANE_OP_mov, LANE_COND_NONE, wide(l, RESULT), wide(l, RESULT), cay_none, cay_none);
    for (unsigned c = chan; c < 4; c++)
        l->joint[c] = c % 2 ? high : cay_imm(LANE_UD, 0);
}
