/* SPDX-License-Identifier: MIT */
/*
 * Refuses, by name, regions that an instruction cannot have, before anything is lowered. The hardware's
 * result for them is undefined (Apollo Lake PRM, Volume 6, "Register Region Restrictions"; the numbers below
 * are its own). Regions that depend on an address register are not known here.
 *
 * Some regions break a rule of the manual and still have one meaning only, which Intel's compiler (IGC, visa)
 * names and relies on. They are executed:
 *   2.2  one row whose VertStride is something else: the VertStride is never used (HWConformity.cpp,
 *        fixSrcRegion; the pass that shortens a multiplication's factor sets it to 0)
 *   2.4  a HorzStride with Width 1: it is never used (fixSrcRegion; ocloc 22.43 emits <4;1,4>:uw after
 *        that pass, where one double becomes a byte and a word)
 *   2.5  a VertStride with one channel: it is never used (fixSrcRegion)
 *   2.6  a Width without strides: each channel reads the same element (fixSrcRegion; ocloc emits it for
 *        64-bit data)
 *   2.8  on Broadwell, rows that overlap and cross a register (fixSrcRegion leaves them there as they are)
 *   6.1 to 6.3  on Broxton: 64-bit regions (ocloc keeps none of these rules)
 * and an smov whose ExecSize counts the channels of the mask. Mesa's checker of its own code
 * (brw_eu_validate.c) refuses 2.1 to 2.8 as the manual does. 2.1 stays refused: IGC asserts that it never
 * happens. Nor is it checked that sources of two registers are not the destination (the last special
 * restriction): reading comes before writing here.
 */
#include <assert.h>

#include "gen/isa/gen_isa.h"
#include "lower_ops.h"

enum { OPERAND_BYTES = 64, SPAN = 2, OWORD = 16, INDIRECT_ROWS_MOST = 16 };

static bool
has_region(const struct gen_operand *o)
{
    return o->file == GEN_FILE_GRF || lower_is_acc(o);
}

static unsigned
bytes_of(const struct gen_operand *o)
{
    return lane_type_bytes(lower_type(o->type));
}

static bool
is_integer(const struct gen_operand *o)
{
    return !lane_type_is_float(lower_type(o->type));
}

static bool
is_byte(const struct gen_operand *o)
{
    return o->type == GEN_UB || o->type == GEN_B;
}

/* Bytes of the execution data type: bytes compute as words, halves beside floats as floats. */
static unsigned
exec_bytes(const struct gen_inst *inst)
{
    unsigned widest = 2;
    bool half = false;
    for (unsigned n = 0; n < 3; n++) {
        const struct gen_operand *o = &inst->src[n];
        if (lower_is_null(o))
            continue;
        widest = bytes_of(o) > widest ? bytes_of(o) : widest;
        half = half || o->type == GEN_HF;
    }
    return half && inst->dst.type == GEN_F ? 4 : widest;
}

/* A mov that copies bits. */
static bool
is_raw_move(const struct gen_inst *inst)
{
    const struct gen_operand *src = &inst->src[0];
    return inst->op == GEN_OP_mov && bytes_of(src) == bytes_of(&inst->dst) && !src->negate &&
           !src->absolute && !inst->saturate && (is_integer(src) || src->type == inst->dst.type);
}

/* 1.1: ExecSize elements of the largest type are at most two registers. */
static void
check_size(struct gen_lower *l, const struct gen_inst *inst)
{
    const struct gen_operand *const operands[] = {&inst->dst, &inst->src[0], &inst->src[1], &inst->src[2]};
    for (unsigned n = 0; n < 4; n++)
        if (has_region(operands[n]) && inst->exec_size * bytes_of(operands[n]) > OPERAND_BYTES)
            lower_refuse_with(l, inst, EMU_INVALID, "ExecSize %u of %u bytes each", inst->exec_size,
                              bytes_of(operands[n]));
}

/* 7: halves side by side although floats execute: within an oword. */
static bool
is_packed_half(const struct gen_inst *inst)
{
    return inst->dst.type == GEN_HF && inst->dst.hstride == 1 && exec_bytes(inst) == 4 &&
           inst->dst.subreg % OWORD == 0 && inst->exec_size <= 8 &&
           !(is_integer(&inst->src[0]) && !lower_is_null(&inst->src[0]));
}

/* 1.2, 4.1, 4.2, 5: the destination of a wider execution type. */
static void
check_destination_stride(struct gen_lower *l, const struct gen_inst *inst)
{
    const struct gen_operand *dst = &inst->dst;
    const unsigned bytes = bytes_of(dst), exec = exec_bytes(inst);
    if (exec <= bytes || inst->exec_size == 1 || is_raw_move(inst) || is_packed_half(inst))
        return;
    if (dst->hstride * bytes < exec)
        lower_refuse_with(l, inst, EMU_INVALID, "destination HorzStride %u of %u bytes, executed in %u bytes",
                          dst->hstride, bytes, exec);
    const unsigned off = dst->indirect ? 0 : dst->subreg % exec;
    if (off && !(bytes < 4 && off == bytes))
        lower_refuse_with(l, inst, EMU_INVALID, "destination at byte %u, executed in %u bytes", dst->subreg,
                          exec);
}

/* "Special Restrictions": integers and halves are converted in dwords of the destination. */
static void
check_half_conversion(struct gen_lower *l, const struct gen_inst *inst)
{
    const bool to_half = inst->dst.type == GEN_HF, from_half = inst->src[0].type == GEN_HF;
    const bool compares = inst->op == GEN_OP_cmp || inst->op == GEN_OP_cmpn;
    if (inst->exec_size == 1 || compares || lower_is_null(&inst->dst) || to_half == from_half)
        return;
    if (!is_integer(to_half ? &inst->src[0] : &inst->dst))
        return;
    if (inst->dst.hstride * bytes_of(&inst->dst) < 4 && !is_byte(&inst->dst))
        lower_refuse_with(l, inst, EMU_INVALID, "conversion of halves and integers to less than dwords");
}

/* 3.2 */
static void
check_destination_span(struct gen_lower *l, const struct gen_inst *inst)
{
    const struct gen_operand *dst = &inst->dst;
    const unsigned bytes = bytes_of(dst);
    const unsigned end =
        dst->subreg + (inst->exec_size - 1u) * (dst->hstride ? dst->hstride : 1) * bytes + bytes;
    if (!dst->indirect && end > SPAN * GEN_GRF_BYTES)
        lower_refuse_with(l, inst, EMU_INVALID, "the destination spans more than two registers");
}

static void
check_destination(struct gen_lower *l, const struct gen_inst *inst)
{
    if (!has_region(&inst->dst) || inst->align16)
        return;
    check_destination_span(l, inst);
    if (inst->op == GEN_OP_movi || lower_stores_one_channel(inst))
        return;
    check_destination_stride(l, inst);
    check_half_conversion(l, inst);
}

/* 2.1. The other rules for parameters do not change which elements are read. */
static const char *
wrong_parameters(const struct gen_inst *inst, const struct gen_operand *o)
{
    if (inst->exec_size == 1 && gen_has(inst->platform, GEN_SCALAR_ROWS))
        return NULL;
    return inst->exec_size < o->width ? "Width above ExecSize" : NULL;
}

/* 2.8: IGC splits such rows for the others. */
static bool
may_cross(const struct gen_lower *l, const struct gen_operand *o)
{
    return l->quirks->rows_cross ||
           (gen_has(l->platform, GEN_ROWS_MAY_CROSS) && o->vstride < o->width * o->hstride);
}

/* 2.8, 3.1 */
static const char *
wrong_span(const struct gen_lower *l, const struct gen_inst *inst, const struct gen_operand *o)
{
    const unsigned bytes = bytes_of(o), width = o->width <= inst->exec_size ? o->width : inst->exec_size;
    assert(o->width > 0 && (inst->exec_size == 1 || width == o->width)); /* see wrong_parameters */
    const unsigned rows = inst->exec_size / width, row = (width - 1u) * o->hstride * bytes + bytes - 1;
    for (unsigned r = 0; r < rows; r++) {
        const unsigned first = o->subreg + r * o->vstride * bytes;
        if (first / GEN_GRF_BYTES != (first + row) / GEN_GRF_BYTES && !may_cross(l, o))
            return "a row crosses a register";
        if ((first + row) / GEN_GRF_BYTES >= SPAN)
            return "more than two registers";
    }
    return NULL;
}

/* 8 */
static const char *
wrong_indirect(const struct gen_inst *inst, const struct gen_operand *o, unsigned n)
{
    if (o->vstride != GEN_VSTRIDE_VXH)
        return NULL;
    if (n)
        return "an address for each row";
    return inst->exec_size > INDIRECT_ROWS_MOST ? "an address for each row at ExecSize 32" : NULL;
}

static void
check_source(struct gen_lower *l, const struct gen_inst *inst, unsigned n)
{
    const struct gen_operand *o = &inst->src[n];
    if (!has_region(o) || o->align16 || lower_is_null(o))
        return;
    const char *why = wrong_parameters(inst, o);
    if (!why)
        why = o->indirect ? wrong_indirect(inst, o, n) : wrong_span(l, inst, o);
    if (why)
        lower_refuse_with(l, inst, EMU_INVALID, "src%u's region: %s", n, why);
}

/* Elements that an accumulator of the type has ("Accumulator Channel Precision"). */
static unsigned
acc_elements(const struct gen_operand *o)
{
    static const uint8_t first[9] = {[2] = 16, [4] = 8, [8] = 4};
    assert(bytes_of(o) < sizeof first);
    const unsigned one = first[bytes_of(o)];
    return o->type == GEN_F || o->type == GEN_HF ? 2 * one : one;
}

static void
check_acc_channels(struct gen_lower *l, const struct gen_inst *inst, const struct gen_operand *o)
{
    if (lower_is_acc(o) && !o->reg && inst->exec_size > acc_elements(o))
        lower_refuse_with(l, inst, EMU_INVALID, "the accumulator has %u channels of this type",
                          acc_elements(o));
}

/* 6: 64-bit data, on Broxton. Its rules for regions are not kept by the compiler. */
static void
check_double_wide(struct gen_lower *l, const struct gen_inst *inst)
{
    const struct gen_operand *const operands[] = {&inst->dst, &inst->src[0], &inst->src[1]};
    bool wide = false, indirect = false;
    for (unsigned n = 0; n < 3; n++) {
        wide = wide || (has_region(operands[n]) && bytes_of(operands[n]) == 8);
        indirect = indirect || operands[n]->indirect;
    }
    if (gen_has(l->platform, GEN_NO_INDIRECT_64) && wide && indirect)
        lower_refuse_with(l, inst, EMU_INVALID, "indirect addressing with 64-bit data");
}

/* Bytes from one row of four channels, or two of 64 bits, to the next. */
static unsigned
row_step(const struct gen_operand *o)
{
    const unsigned bytes = bytes_of(o);
    return o->vstride ? (bytes == 8 ? 2 : 4) * bytes : 0;
}

/* "Special Restrictions": what a destination register gets comes from one source register. */
static bool
is_scattered(const struct gen_inst *inst, const struct gen_operand *o)
{
    const unsigned row = bytes_of(o) == 8 ? 2 : 4, to = bytes_of(&inst->dst);
    unsigned of[SPAN] = {0, 0};
    bool seen[SPAN] = {false, false};
    for (unsigned i = 0; i < inst->exec_size; i++) {
        const unsigned into = (inst->dst.subreg + i * to) / GEN_GRF_BYTES;
        const unsigned from = (o->subreg + i / row * row_step(o)) / GEN_GRF_BYTES;
        if (into >= SPAN)
            return false;
        if (seen[into] && of[into] != from)
            return true;
        seen[into] = true;
        of[into] = from;
    }
    return false;
}

/* The same, and section 7: the sizes differ. */
static const char *
wrong_mixture(const struct gen_inst *inst, const struct gen_operand *o)
{
    const bool half = o->type == GEN_HF || inst->dst.type == GEN_HF;
    const bool single = o->type == GEN_F || inst->dst.type == GEN_F;
    if (bytes_of(o) == bytes_of(&inst->dst))
        return NULL;
    if (lower_is_acc(o))
        return "an accumulator beside another type in Align16";
    if (inst->exec_size * bytes_of(o) > GEN_GRF_BYTES ||
        inst->exec_size * bytes_of(&inst->dst) > GEN_GRF_BYTES)
        return "more than one register of another size in Align16";
    if (half && single && o->type == GEN_HF && !o->vstride && !o->replicate)
        return "VertStride 0 of halves beside floats in Align16";
    return NULL;
}

static void
check_align16(struct gen_lower *l, const struct gen_inst *inst)
{
    if (!inst->align16 || gen_is_macro(inst) || inst->exec_size == 1 || !has_region(&inst->dst) ||
        inst->dst.indirect)
        return;
    for (unsigned n = 0; n < 3; n++) {
        const struct gen_operand *o = &inst->src[n];
        if (!has_region(o) || !o->align16 || o->indirect)
            continue;
        const char *why = wrong_mixture(inst, o);
        if (!why && !o->replicate && is_scattered(inst, o))
            why = "a destination register's data come from two registers";
        if (why)
            lower_refuse_with(l, inst, EMU_INVALID, "src%u's region: %s", n, why);
    }
}

static bool
computes(const struct gen_inst *inst)
{
    const bool message = inst->op >= GEN_OP_send && inst->op <= GEN_OP_sendsc;
    return !message && !inst->has_jip && !inst->has_uip && inst->op != GEN_OP_jmpi &&
           inst->op != GEN_OP_ret && inst->op != GEN_OP_call && inst->op != GEN_OP_calla &&
           inst->op != GEN_OP_brd && inst->op != GEN_OP_brc && inst->op != GEN_OP_wait &&
           inst->op != GEN_OP_illegal && inst->op != GEN_OP_nop;
}

void
lower_check_regions(struct gen_lower *l, const struct gen_inst *inst)
{
    if (!computes(inst))
        return;
    if (!lower_stores_one_channel(inst))
        check_size(l, inst);
    check_destination(l, inst);
    for (unsigned n = 0; n < 3; n++) {
        check_source(l, inst, n);
        check_acc_channels(l, inst, &inst->src[n]);
    }
    check_acc_channels(l, inst, &inst->dst);
    check_align16(l, inst);
    check_double_wide(l, inst);
}
