/* SPDX-License-Identifier: MIT */
/* One ALU instruction to lane ops; "HD 6900 Series ISA" section 8.2, each function under the pages it obeys.
 */
#include <assert.h>

#include "lower.h"

typedef void alu_fn(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row,
                    struct lane_operand dst);

static struct lane_operand
as(struct lane_operand o, enum lane_type type)
{
    o.type = (uint8_t)type;
    return o;
}

static struct lane_operand
middle(const struct cay_lower *l, unsigned n, enum lane_type type)
{
    assert(CAY_TEMP_MIDDLE + n < CAY_TEMP_REDUCE);
    return cay_vector(cay_temp_rf(l, CAY_TEMP_MIDDLE + n), type);
}

/* OMOD and CLAMP, section 4.9.1, of an op with a float result. */
void
cay_modify_output(struct cay_lower *l, const struct cay_alu *i, struct lane_op *op)
{
    static const uint8_t omods[] = {0, LANE_OMOD_MUL2, LANE_OMOD_MUL4, LANE_OMOD_DIV2};
    assert(i->omod < sizeof omods);
    if (i->omod && l->keeps_flags)
        cay_flags_modified(l);
    if (lane_type_is_float(op->dst.type) || op->dst.kind == LANE_NONE)
        op->flags |= (uint8_t)(omods[i->omod] | (i->clamp ? LANE_SAT : 0));
    else if (i->omod || i->clamp)
        cay_refuse(l, cay_alu_rows[i->op].name, "output modifiers on an integer result");
}

static void
do_refuse(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row,
          struct lane_operand dst)
{
    (void)i, (void)dst;
    cay_refuse(l, row->name, "cannot be executed yet");
}

static void
do_nop(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row, struct lane_operand dst)
{
    (void)l, (void)i, (void)row, (void)dst;
}

/*
 * LSHL_INT, LSHR_INT and ASHR_INT are lane ops as they are: five bits of the count. The guide has that for
 * ASHR_INT in section 4.8 and for LSHR_INT in 8.2, but a result of 0 beyond 31 for LSHR_INT in 4.8 and for
 * LSHL_INT in both. What was made for this GPU says five bits: Direct3D 10's shifts, which it executes;
 * Mesa's r600 driver, which makes these three of NIR's shifts, after NIR has dropped `& 31` of their counts;
 * LLVM's R600 back end, which takes care that no shift by 32 has to give 0. So do the next GPUs' V_LSHL_B32
 * and V_LSHR_B32.
 */
static void
do_alu(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row, struct lane_operand dst)
{
    struct lane_operand src[3] = {cay_none, cay_none, cay_none};
    for (unsigned n = 0; n < row->sources; n++)
        src[n] = cay_source(l, i, n, row->type);
    struct lane_op *op = cay_emit_alu(l, row->lane, row->type, as(dst, row->type), src[0], src[1], src[2]);
    cay_modify_output(l, i, op);
}

/* SIN, COS: beyond 256 turns the result is that of 0. */
static void
do_wave(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row, struct lane_operand dst)
{
    const struct lane_operand t = middle(l, 0, LANE_UD), u = middle(l, 1, LANE_UD);
    struct lane_operand a = cay_plain_source(l, i, 0);
    if (a.kind == LANE_IMM) {
        cay_emit_alu(l, LANE_OP_mov, LANE_UD, u, a, cay_none, cay_none);
        a = u;
    }
    struct lane_operand size = as(a, LANE_F), inside = t;
    size.mods = LANE_MOD_ABS;
    inside.mods = LANE_MOD_NOT;
    cay_emit_alu(l, LANE_OP_cmp, LANE_F, t, size, cay_imm(LANE_F, 0x43800000), cay_none)->cond = LANE_COND_GT;
    cay_emit_alu(l, LANE_OP_and, LANE_UD, t, a, inside, cay_none);
    cay_modify_output(l, i,
                      cay_emit_alu(l, row->lane, LANE_F, as(dst, LANE_F), as(t, LANE_F), cay_none, cay_none));
}

static void
do_set(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row, struct lane_operand dst)
{
    const struct lane_operand a = cay_source(l, i, 0, row->type), b = cay_source(l, i, 1, row->type);
    const struct lane_operand to = i->omod ? middle(l, 0, LANE_F) : as(dst, LANE_F);
    struct lane_op *op = cay_emit_alu(l, LANE_OP_set, row->type, to, a, b, cay_none);
    op->cond = row->cond;
    if (i->omod) /* the lane op has no multiplier */
        op = cay_emit_alu(l, LANE_OP_mov, LANE_F, as(dst, LANE_F), to, cay_none, cay_none);
    cay_modify_output(l, i, op);
}

static void
do_cmp(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row, struct lane_operand dst)
{
    const struct lane_operand a = cay_source(l, i, 0, row->type), b = cay_source(l, i, 1, row->type);
    struct lane_op *op = cay_emit_alu(l, LANE_OP_cmp, row->type, as(dst, LANE_UD), a, b, cay_none);
    op->cond = row->cond;
    cay_modify_output(l, i, op);
}

static void
do_csel(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row, struct lane_operand dst)
{
    const struct lane_operand c = cay_source(l, i, 0, row->type), a = cay_source(l, i, 1, row->type);
    const struct lane_operand b = cay_source(l, i, 2, row->type);
    struct lane_op *op = cay_emit_alu(l, LANE_OP_csel, row->type, as(dst, row->type), a, b, c);
    op->cond = row->cond;
    cay_modify_output(l, i, op);
}

/* MOV copies bits; with modifiers they are a float's. */
static void
do_mov(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row, struct lane_operand dst)
{
    const bool as_float = i->src[0].neg || i->src[0].abs || i->omod || i->clamp;
    const enum lane_type type = as_float ? LANE_F : row->type;
    const struct lane_operand a = cay_source(l, i, 0, type);
    cay_modify_output(l, i, cay_emit_alu(l, LANE_OP_mov, type, as(dst, type), a, cay_none, cay_none));
}

static void
do_sub(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row, struct lane_operand dst)
{
    const struct lane_operand a = cay_source(l, i, 0, row->type);
    struct lane_operand b = cay_source(l, i, 1, row->type);
    if (b.kind == LANE_IMM)
        b.imm = (uint32_t)-b.imm;
    else
        b.mods = LANE_MOD_NEG;
    cay_modify_output(l, i, cay_emit_alu(l, LANE_OP_add, row->type, as(dst, row->type), a, b, cay_none));
}

/* FLT_TO_INT, FLT_TO_UINT: towards zero, out of range to the nearest limit, NaN to 0. */
static void
do_flt_to_int(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row,
              struct lane_operand dst)
{
    const struct lane_operand a = cay_source(l, i, 0, LANE_F);
    struct lane_op *op = cay_emit_alu(l, LANE_OP_mov, LANE_F, as(dst, row->type), a, cay_none, cay_none);
    cay_modify_output(l, i, op);
    op->flags |= LANE_SAT;
}

/* Source 0 with the infinity of its sign in place of a NaN. */
static struct lane_operand
without_nan(struct cay_lower *l, const struct cay_alu *i)
{
    const struct lane_operand t = middle(l, 0, LANE_UD), a = cay_source(l, i, 0, LANE_UD);
    cay_emit_alu(l, LANE_OP_cmp, LANE_F, t, as(a, LANE_F), as(a, LANE_F), cay_none)->cond = LANE_COND_NE;
    cay_emit_alu(l, LANE_OP_and, LANE_UD, t, t, cay_imm(LANE_UD, 0x7fffff), cay_none);
    struct lane_operand keep = t;
    keep.mods = LANE_MOD_NOT;
    cay_emit_alu(l, LANE_OP_and, LANE_UD, t, a, keep, cay_none);
    return as(t, LANE_F);
}

/* FLT_TO_INT_FLOOR: unlike FLT_TO_INT, NaN gives max_int, -NaN the other limit. */
static void
do_flt_to_int_floor(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row,
                    struct lane_operand dst)
{
    (void)row;
    const struct lane_operand a = without_nan(l, i);
    struct lane_op *op = cay_emit_alu(l, LANE_OP_rndd, LANE_F, as(dst, LANE_D), a, cay_none, cay_none);
    cay_modify_output(l, i, op);
    op->flags |= LANE_SAT;
}

/*
 * FLT_TO_INT_RPI: floor(x + 0.5) without a rounding in between, NaN as above. One is added to floor(x) where
 * x - floor(x), which is exact there, is 0.5 or more.
 */
static void
do_flt_to_int_rpi(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row,
                  struct lane_operand dst)
{
    (void)row;
    const struct lane_operand up = without_nan(l, i), half = cay_imm(LANE_F, 0x3f000000);
    const struct lane_operand below = middle(l, 1, LANE_F);
    struct lane_operand minus_below = below, plus_one = as(up, LANE_D);
    minus_below.mods = plus_one.mods = LANE_MOD_NEG;
    cay_emit_alu(l, LANE_OP_rndd, LANE_F, below, up, cay_none, cay_none);
    cay_emit_alu(l, LANE_OP_add, LANE_F, up, up, minus_below, cay_none);
    cay_emit_alu(l, LANE_OP_cmp, LANE_F, as(up, LANE_UD), up, half, cay_none)->cond = LANE_COND_GE;
    cay_emit_alu(l, LANE_OP_mov, LANE_F, as(below, LANE_D), below, cay_none, cay_none)->flags |= LANE_SAT;
    cay_modify_output(
        l, i, cay_emit_alu(l, LANE_OP_add, LANE_D, as(dst, LANE_D), as(below, LANE_D), plus_one, cay_none));
}

/* INT_TO_FLT, UINT_TO_FLT, FLT16_TO_FLT32: the source's own type says what is converted. */
static void
do_to_flt(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row,
          struct lane_operand dst)
{
    const bool signed_bits = i->src[0].neg || i->src[0].abs;
    const struct lane_operand a =
        row->type == LANE_HF && signed_bits ? cay_source(l, i, 0, LANE_UD) : cay_source(l, i, 0, row->type);
    cay_modify_output(
        l, i, cay_emit_alu(l, LANE_OP_mov, LANE_F, as(dst, LANE_F), as(a, row->type), cay_none, cay_none));
}

/* FLT32_TO_FLT16: the half in the low bits, the high ones 0. */
static void
do_to_half(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row,
           struct lane_operand dst)
{
    (void)row;
    const struct lane_operand a = cay_source(l, i, 0, LANE_F);
    cay_emit_alu(l, LANE_OP_mov, LANE_F, middle(l, 0, LANE_HF), a, cay_none, cay_none);
    cay_modify_output(
        l, i,
        cay_emit_alu(l, LANE_OP_mov, LANE_UD, as(dst, LANE_UD), middle(l, 0, LANE_UW), cay_none, cay_none));
}

/* FLT32_TO_FLT16_RTZ: the same, towards zero whatever the mode. */
static void
do_to_half_rtz(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row,
               struct lane_operand dst)
{
    enum { TO_ZERO = 3 << 4 };
    cay_enter_mode(l, l->fpmode, l->fpmode | TO_ZERO);
    do_to_half(l, i, row, dst);
    cay_enter_mode(l, l->fpmode | TO_ZERO, l->fpmode);
}

/* OFFSET_TO_FLT: the low 4 bits, signed, in sixteenths. */
static void
do_offset(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row,
          struct lane_operand dst)
{
    const struct lane_operand four = middle(l, 0, row->type), a = cay_source(l, i, 0, row->type);
    cay_emit_alu(l, LANE_OP_bfe, row->type, four, cay_imm(LANE_UD, 4), cay_imm(LANE_UD, 0), a);
    cay_modify_output(
        l, i,
        cay_emit_alu(l, LANE_OP_mul, LANE_F, as(dst, LANE_F), four, cay_imm(LANE_F, 0x3d800000), cay_none));
}

/* UBYTE0..3_FLT: a byte of the source to float. */
static void
do_ubyte(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row, struct lane_operand dst)
{
    const unsigned byte = row->opcode - cay_alu_rows[CAY_OP2_UBYTE0_FLT].opcode;
    assert(byte < 4);
    struct lane_operand a = cay_source(l, i, 0, LANE_UD);
    a.base += byte;
    a.imm = a.imm >> 8 * byte & 0xff;
    cay_modify_output(
        l, i, cay_emit_alu(l, LANE_OP_mov, LANE_F, as(dst, LANE_F), as(a, LANE_UB), cay_none, cay_none));
}

/* Byte n of a source in dwords. */
static struct lane_operand
byte_of(struct lane_operand o, unsigned n)
{
    assert(n < 4 && o.kind != LANE_INDIRECT && !o.mods);
    o.base += n;
    o.imm = o.imm >> 8 * n & 0xff;
    return as(o, LANE_UB);
}

static struct lane_operand
as_magnitude(struct lane_operand o)
{
    o.mods = LANE_MOD_ABS;
    return o;
}

/* The low 24 bits of source n, extended by the row's type. */
static struct lane_operand
low_24(struct cay_lower *l, const struct cay_alu *i, unsigned n, enum lane_type type)
{
    const struct lane_operand a = cay_source(l, i, n, type), to = middle(l, n, type);
    cay_emit_alu(l, LANE_OP_bfe, type, to, cay_imm(LANE_UD, 24), cay_imm(LANE_UD, 0), a);
    return to;
}

/* MUL_[U]INT24, MULHI_[U]INT24, MULADD_[U]INT24 */
static void
do_mul24(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row, struct lane_operand dst)
{
    const struct lane_operand a = low_24(l, i, 0, row->type), b = low_24(l, i, 1, row->type);
    const struct lane_operand c = row->sources > 2 ? cay_source(l, i, 2, row->type) : cay_none;
    const enum lane_code code = row->sources > 2 ? LANE_OP_mad : row->lane;
    cay_modify_output(l, i, cay_emit_alu(l, code, row->type, as(dst, row->type), a, b, c));
}

/* *_CLAMPED: an infinite result becomes the largest float of its sign; NaN stays. */
static void
do_clamped(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row,
           struct lane_operand dst)
{
    const struct lane_operand t = middle(l, 0, LANE_F), a = cay_source(l, i, 0, LANE_F);
    cay_emit_alu(l, row->lane, LANE_F, t, a, cay_none, cay_none);
    cay_emit_alu(l, LANE_OP_minl, LANE_F, t, cay_imm(LANE_F, 0x7f7fffff), t, cay_none);
    cay_modify_output(
        l, i,
        cay_emit_alu(l, LANE_OP_maxl, LANE_F, as(dst, LANE_F), cay_imm(LANE_F, 0xff7fffff), t, cay_none));
}

/* *_FF: an infinite result becomes zero, of its sign. */
static void
do_ff(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row, struct lane_operand dst)
{
    const struct lane_operand t = middle(l, 0, LANE_F), mask = middle(l, 1, LANE_UD);
    struct lane_operand kept = mask;
    kept.mods = LANE_MOD_NOT;
    cay_emit_alu(l, row->lane, LANE_F, t, cay_source(l, i, 0, LANE_F), cay_none, cay_none);
    cay_emit_alu(l, LANE_OP_cmp, LANE_F, mask, as_magnitude(t), cay_imm(LANE_F, 0x7f800000), cay_none)->cond =
        LANE_COND_EQ;
    cay_emit_alu(l, LANE_OP_and, LANE_UD, mask, mask, cay_imm(LANE_UD, INT32_MAX), cay_none);
    cay_emit_alu(l, LANE_OP_and, LANE_UD, as(t, LANE_UD), as(t, LANE_UD), kept, cay_none);
    cay_modify_output(l, i, cay_emit_alu(l, LANE_OP_mov, LANE_F, as(dst, LANE_F), t, cay_none, cay_none));
}

/* BFE_*: src0 value, src1 offset, src2 width; the lane op takes width, offset, value. */
static void
do_bfe(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row, struct lane_operand dst)
{
    const struct lane_operand value = cay_source(l, i, 0, row->type), offset = cay_source(l, i, 1, LANE_UD);
    const struct lane_operand width = cay_source(l, i, 2, LANE_UD);
    cay_modify_output(l, i,
                      cay_emit_alu(l, LANE_OP_bfe, row->type, as(dst, row->type), width, offset, value));
}

/* BYTE_ALIGN_INT: BIT_ALIGN_INT by 8 times the low 2 bits of src2. */
static void
do_byte_align(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row,
              struct lane_operand dst)
{
    const struct lane_operand a = cay_source(l, i, 0, LANE_UD), b = cay_source(l, i, 1, LANE_UD);
    const struct lane_operand c = cay_source(l, i, 2, LANE_UD), bits = middle(l, 0, LANE_UD);
    cay_emit_alu(l, LANE_OP_shl, LANE_UD, bits, c, cay_imm(LANE_UD, 3), cay_none);
    cay_modify_output(l, i, cay_emit_alu(l, row->lane, LANE_UD, as(dst, LANE_UD), a, b, bits));
}

/* MULADD_M2, _M4, _D2: MULADD with an output multiplier of its own. */
static void
do_muladd_scaled(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row,
                 struct lane_operand dst)
{
    struct cay_alu scaled = *i;
    scaled.omod = (uint8_t)(1 + row->opcode - cay_alu_rows[CAY_OP3_MULADD_M2].opcode);
    assert(scaled.omod >= 1 && scaled.omod <= 3);
    do_alu(l, &scaled, row, dst);
}

/* MOVA_INT: the clamp to 9 bits of an index changes nothing, since indexes beyond it miss the register file
 * as well. */
static void
do_mova(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row, struct lane_operand dst)
{
    (void)row;
    cay_lower_mova(l, i, dst);
}

/* LERP_UINT: of each byte (src0 + src1 + bit 0 of src2) >> 1. */
static void
do_lerp(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row, struct lane_operand dst)
{
    const enum lane_type type = row->type;
    const struct lane_operand differ = middle(l, 0, type), up = middle(l, 1, type);
    const struct lane_operand a = cay_source(l, i, 0, type), b = cay_source(l, i, 1, type);
    cay_emit_alu(l, LANE_OP_xor, type, differ, a, b, cay_none);
    cay_emit_alu(l, LANE_OP_and, type, up, differ, cay_source(l, i, 2, type), cay_none);
    cay_emit_alu(l, LANE_OP_and, type, up, up, cay_imm(type, 0x01010101), cay_none);
    cay_emit_alu(l, LANE_OP_shr, type, differ, differ, cay_imm(type, 1), cay_none);
    cay_emit_alu(l, LANE_OP_and, type, differ, differ, cay_imm(type, 0x7f7f7f7f), cay_none);
    cay_emit_alu(l, LANE_OP_add, type, up, up, differ, cay_none);
    cay_emit_alu(l, LANE_OP_and, type, differ, a, b, cay_none);
    cay_modify_output(l, i, cay_emit_alu(l, LANE_OP_add, type, as(dst, type), differ, up, cay_none));
}

/* SAD_ACCUM_UINT, and _HI with the sum in the high half: |a - b| of the four bytes, onto src2. */
static void
do_sad(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row, struct lane_operand dst)
{
    const struct lane_operand a = cay_plain_source(l, i, 0), b = cay_plain_source(l, i, 1);
    const struct lane_operand sum = middle(l, 0, LANE_D), one = middle(l, 1, LANE_D);
    for (unsigned byte = 0; byte < 4; byte++) {
        struct lane_operand less = byte_of(b, byte);
        less.mods = LANE_MOD_NEG;
        cay_emit_alu(l, LANE_OP_add, LANE_D, one, byte_of(a, byte), less, cay_none);
        cay_emit_alu(l, LANE_OP_add, LANE_D, sum, as_magnitude(one), byte ? sum : cay_imm(LANE_D, 0),
                     cay_none);
    }
    if (i->op == CAY_OP3_SAD_ACCUM_HI_UINT)
        cay_emit_alu(l, LANE_OP_shl, LANE_D, sum, sum, cay_imm(LANE_D, 16), cay_none);
    cay_modify_output(l, i,
                      cay_emit_alu(l, LANE_OP_add, row->type, as(dst, row->type), as(sum, row->type),
                                   cay_source(l, i, 2, row->type), cay_none));
}

/* MBCNT_32HI_INT: bits of src0 that stand for lanes before this one, of lanes 32 to 63. */
static void
do_mbcnt(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row, struct lane_operand dst)
{
    const struct lane_operand below = cay_lane_masks(l, 1);
    const struct lane_operand t = middle(l, 0, row->type);
    cay_emit_alu(l, LANE_OP_and, row->type, t, cay_source(l, i, 0, row->type), below, cay_none);
    cay_modify_output(l, i, cay_emit_alu(l, row->lane, row->type, as(dst, row->type), t, cay_none, cay_none));
}

/* MUL_LIT: -MAX_FLOAT unless src1 > -MAX_FLOAT and src2 > 0, which no NaN is. */
static void
do_mul_lit(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row,
           struct lane_operand dst)
{
    const struct lane_operand least = cay_imm(LANE_F, 0xff7fffff), lit = middle(l, 0, LANE_D);
    const struct lane_operand product = middle(l, 1, LANE_F);
    const struct lane_operand a = cay_source(l, i, 0, LANE_F), b = cay_source(l, i, 1, LANE_F);
    cay_emit_alu(l, LANE_OP_cmp, LANE_F, lit, b, least, cay_none)->cond = LANE_COND_GT;
    cay_emit_alu(l, LANE_OP_cmp, LANE_F, as(product, LANE_D), cay_source(l, i, 2, LANE_F), cay_imm(LANE_F, 0),
                 cay_none)
        ->cond = LANE_COND_GT;
    cay_emit_alu(l, LANE_OP_and, LANE_D, lit, lit, as(product, LANE_D), cay_none);
    cay_emit_alu(l, row->lane, LANE_F, product, a, b, cay_none);
    struct lane_op *op = cay_emit_alu(l, LANE_OP_csel, LANE_F, as(dst, LANE_F), product, least, lit);
    op->cond = LANE_COND_NE;
    cay_modify_output(l, i, op);
}

/* lower_joint.c has made the slot's part. */
static void
do_joint(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row, struct lane_operand dst)
{
    const bool face = row->action == CAY_DO_CUBE && i->dst_chan == 3; /* takes no output modifiers */
    const bool is_float = row->type == LANE_F && row->action != CAY_DO_UINT4 && !face;
    const enum lane_type type = is_float ? LANE_F : LANE_UD;
    struct lane_op *op = cay_emit_alu(l, LANE_OP_mov, type, as(dst, type), as(l->joint[i->dst_chan], type),
                                      cay_none, cay_none);
    if (row->type != LANE_DF && !face)
        cay_modify_output(l, i, op);
}

static void
do_kill(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row, struct lane_operand dst)
{
    (void)row;
    cay_lower_kill(l, i, dst);
}

static void
do_barrier(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row,
           struct lane_operand dst)
{
    (void)i, (void)row, (void)dst;
    cay_emit(l, LANE_OP_barrier);
    cay_after_barrier(l);
    l->has_barrier = true;
}

static void
do_lds(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row, struct lane_operand dst)
{
    (void)row, (void)dst;
    cay_lower_lds(l, i);
}

/* DOT4: lower_group.c has put the sum into CAY_TEMP_REDUCE. */
static void
do_dot4(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row, struct lane_operand dst)
{
    (void)row;
    const struct lane_operand sum = cay_vector(cay_temp_rf(l, CAY_TEMP_REDUCE), LANE_F);
    cay_modify_output(l, i, cay_emit_alu(l, LANE_OP_mov, LANE_F, as(dst, LANE_F), sum, cay_none, cay_none));
}

static void
do_flags(struct cay_lower *l, const struct cay_alu *i, const struct cay_alu_row *row, struct lane_operand dst)
{
    (void)row;
    cay_lower_flags(l, i, dst);
}

static alu_fn *const actions[CAY_DO_COUNT] = {
    [CAY_DO_REFUSE] = do_refuse,
    [CAY_DO_NOP] = do_nop,
    [CAY_DO_ALU] = do_alu,
    [CAY_DO_WAVE] = do_wave,
    [CAY_DO_SET] = do_set,
    [CAY_DO_CMP] = do_cmp,
    [CAY_DO_CSEL] = do_csel,
    [CAY_DO_MOV] = do_mov,
    [CAY_DO_SUB] = do_sub,
    [CAY_DO_FLT_TO_INT] = do_flt_to_int,
    [CAY_DO_FLT_TO_INT_RPI] = do_flt_to_int_rpi,
    [CAY_DO_FLT_TO_INT_FLOOR] = do_flt_to_int_floor,
    [CAY_DO_TO_FLT] = do_to_flt,
    [CAY_DO_TO_HALF] = do_to_half,
    [CAY_DO_UBYTE] = do_ubyte,
    [CAY_DO_MUL24] = do_mul24,
    [CAY_DO_CLAMPED] = do_clamped,
    [CAY_DO_BFE] = do_bfe,
    [CAY_DO_BYTE_ALIGN] = do_byte_align,
    [CAY_DO_MULADD_SCALED] = do_muladd_scaled,
    [CAY_DO_MOVA] = do_mova,
    [CAY_DO_BARRIER] = do_barrier,
    [CAY_DO_LDS] = do_lds,
    [CAY_DO_DOT4] = do_dot4,
    [CAY_DO_KILL] = do_kill,
    [CAY_DO_FLAGS] = do_flags,
    [CAY_DO_SET_MODE] = do_nop, /* lower_mode.c has done it */
    [CAY_DO_FF] = do_ff,
    [CAY_DO_TO_HALF_RTZ] = do_to_half_rtz,
    [CAY_DO_OFFSET] = do_offset,
    [CAY_DO_MBCNT] = do_mbcnt,
    [CAY_DO_LERP] = do_lerp,
    [CAY_DO_SAD] = do_sad,
    [CAY_DO_MUL_LIT] = do_mul_lit,
    [CAY_DO_UINT4] = do_joint,
    [CAY_DO_PREV] = do_joint,
    [CAY_DO_CUBE] = do_joint,
    [CAY_DO_MAX4] = do_joint,
    [CAY_DO_DF] = do_joint,
    [CAY_DO_DF4] = do_joint,
    [CAY_DO_FREXP] = do_joint,
    [CAY_DO_FRACT_64] = do_joint,
    [CAY_DO_MINMAX_64] = do_joint,
    [CAY_DO_SET_64] = do_joint,
    [CAY_DO_CNDNE_64] = do_joint,
    [CAY_DO_LDEXP] = do_joint,
    [CAY_DO_TO_F32] = do_joint,
    [CAY_DO_TO_F64] = do_joint,
    [CAY_DO_MATH_64] = do_joint,
    [CAY_DO_PRED_64] = do_joint,
    [CAY_DO_INTERP] = do_joint,
    [CAY_DO_LOAD_PARAM] = do_joint,
};

void
cay_lower_alu(struct cay_lower *l, const struct cay_alu *i, struct lane_operand dst)
{
    const struct cay_alu_row *row = &cay_alu_rows[i->op];
    assert(i->op < CAY_ALU_COUNT && actions[row->action]); /* lower_pred.c does the others */
    actions[row->action](l, i, row, dst);
}
