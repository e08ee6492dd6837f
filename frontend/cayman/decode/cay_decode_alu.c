/* SPDX-License-Identifier: MIT */
/* ALU clauses: instructions, groups and literals, "HD 6900 Series ISA" sections 4.3 and 9.2. */
#include <assert.h>
#include <stddef.h>

#include "cay_decode.h"

static void
decode_op2(const uint32_t *w, struct cay_alu *i)
{
    i->src[0] = (struct cay_src){(uint16_t)cay_op2_src0_sel(w), (uint8_t)cay_op2_src0_chan(w),
                                 cay_op2_src0_rel(w), cay_op2_src0_neg(w), cay_op2_src0_abs(w)};
    i->src[1] = (struct cay_src){(uint16_t)cay_op2_src1_sel(w), (uint8_t)cay_op2_src1_chan(w),
                                 cay_op2_src1_rel(w), cay_op2_src1_neg(w), cay_op2_src1_abs(w)};
    i->update_exec_mask = cay_op2_update_exec_mask(w);
    i->update_pred = cay_op2_update_pred(w);
    i->write_mask = cay_op2_write_mask(w);
    i->omod = (uint8_t)cay_op2_omod(w);
    i->dst_gpr = (uint8_t)cay_op2_dst_gpr(w);
    i->dst_rel = cay_op2_dst_rel(w);
    i->clamp = cay_op2_clamp(w);
}

static void
decode_op3(const uint32_t *w, struct cay_alu *i)
{
    i->src[0] = (struct cay_src){(uint16_t)cay_op3_src0_sel(w), (uint8_t)cay_op3_src0_chan(w),
                                 cay_op3_src0_rel(w), cay_op3_src0_neg(w), false};
    i->src[1] = (struct cay_src){(uint16_t)cay_op3_src1_sel(w), (uint8_t)cay_op3_src1_chan(w),
                                 cay_op3_src1_rel(w), cay_op3_src1_neg(w), false};
    i->src[2] = (struct cay_src){(uint16_t)cay_op3_src2_sel(w), (uint8_t)cay_op3_src2_chan(w),
                                 cay_op3_src2_rel(w), cay_op3_src2_neg(w), false};
    i->write_mask = true;
    i->dst_gpr = (uint8_t)cay_op3_dst_gpr(w);
    i->dst_rel = cay_op3_dst_rel(w);
    i->clamp = cay_op3_clamp(w);
}

static void
decode_lds(const uint32_t *w, struct cay_alu *i)
{
    i->src[0] = (struct cay_src){(uint16_t)cay_lds_src0_sel(w), (uint8_t)cay_lds_src0_chan(w),
                                 cay_lds_src0_rel(w), false, false};
    i->src[1] = (struct cay_src){(uint16_t)cay_lds_src1_sel(w), (uint8_t)cay_lds_src1_chan(w),
                                 cay_lds_src1_rel(w), false, false};
    i->src[2] = (struct cay_src){(uint16_t)cay_lds_src2_sel(w), (uint8_t)cay_lds_src2_chan(w),
                                 cay_lds_src2_rel(w), false, false};
    i->lds_op = cay_find_lds(cay_lds_lds_op(w));
    i->idx_offset =
        (uint8_t)(cay_lds_idx_offset_0(w) | cay_lds_idx_offset_1(w) << 1 | cay_lds_idx_offset_2(w) << 2 |
                  cay_lds_idx_offset_3(w) << 3 | cay_lds_idx_offset_4(w) << 4 | cay_lds_idx_offset_5(w) << 5);
}

static unsigned
sources(const struct cay_alu *i)
{
    assert(i->op < CAY_ALU_COUNT);
    return i->op == CAY_OP3_LDS_IDX_OP ? cay_lds_rows[i->lds_op].sources : cay_alu_rows[i->op].sources;
}

/* SRC*_SEL: GPRs, kcache sets and the named special values; the rest is reserved. */
static bool
sel_exists(unsigned sel)
{
    return sel < 192 || (sel >= 217 && sel <= 238 && sel != 226) || (sel >= 240 && sel <= 254) ||
           (sel >= CAY_SEL_KCACHE2 && sel < CAY_SEL_KCACHE_END) ||
           (sel >= CAY_SEL_PARAM && sel < CAY_SEL_PARAM_END);
}

static int
check_alu(struct cay_decoder *d, const struct cay_alu *i)
{
    bool rel = i->dst_rel;
    for (unsigned s = 0; s < sources(i); s++) {
        if (!sel_exists(i->src[s].sel))
            return cay_invalid(d, i->offset, "SRC%u_SEL %u is reserved", s, i->src[s].sel);
        rel |= i->src[s].rel;
    }
    if (i->pred_sel == 1)
        return cay_invalid(d, i->offset, "PRED_SEL 1 is reserved");
    if (i->bank_swizzle > 5)
        return cay_invalid(d, i->offset, "BANK_SWIZZLE %u is reserved", i->bank_swizzle);
    if (rel && i->index_mode != 0 && (i->index_mode < 4 || i->index_mode == 7))
        return cay_invalid(d, i->offset, "INDEX_MODE %u is reserved", i->index_mode);
    return 0;
}

/* Which of the three ALU formats, by ALU_INST: bits 17:15 of word 1 are 0 in OP2 only. */
static enum cay_word_format
alu_format(const uint32_t *w)
{
    enum { LDS_IDX_OP = 17 };
    if (!(w[1] >> 15 & 7))
        return CAY_WORDS_op2;
    return cay_op3_alu_inst(w) == LDS_IDX_OP ? CAY_WORDS_lds : CAY_WORDS_op3;
}

static int
decode_instruction(struct cay_decoder *d, uint32_t offset, struct cay_alu *i)
{
    uint32_t w[2];
    i->offset = offset;
    if (cay_words(d, offset, 2, w))
        return -1;
    const enum cay_word_format format = alu_format(w);
    const bool op3 = format != CAY_WORDS_op2;
    const uint32_t opcode = op3 ? cay_op3_alu_inst(w) : cay_op2_alu_inst(w);
    i->op = cay_find_alu(op3, opcode);
    if (i->op == CAY_ALU_COUNT)
        return cay_invalid(d, offset, "ALU_INST %u of OP%u is reserved", opcode, op3 ? 3 : 2);
    (format == CAY_WORDS_op2 ? decode_op2 : format == CAY_WORDS_op3 ? decode_op3 : decode_lds)(w, i);
    if (format == CAY_WORDS_lds && i->lds_op == CAY_LDS_COUNT)
        return cay_invalid(d, offset, "LDS_OP %u is reserved", cay_lds_lds_op(w));
    i->index_mode = (uint8_t)cay_op2_index_mode(w);
    i->pred_sel = (uint8_t)cay_op2_pred_sel(w);
    i->last = cay_op2_last(w);
    i->bank_swizzle = (uint8_t)cay_op2_bank_swizzle(w);
    i->dst_chan = (uint8_t)cay_op2_dst_chan(w);
    return check_alu(d, i);
}

/* Dwords of literals an instruction needs: up to its highest literal element, in pairs. Direct reads of the
 * LDS have their address in the first pair. */
static uint32_t
literals(const struct cay_alu *i)
{
    uint32_t count = 0;
    for (unsigned s = 0; s < sources(i); s++)
        if ((i->src[s].sel == CAY_SEL_LDS_DIRECT_A || i->src[s].sel == CAY_SEL_LDS_DIRECT_B) && count < 2)
            count = 2;
    for (unsigned s = 0; s < sources(i); s++)
        if (i->src[s].sel == CAY_SEL_LITERAL && count < (uint32_t)(i->src[s].chan | 1) + 1)
            count = (uint32_t)(i->src[s].chan | 1) + 1;
    return count;
}

/* Reads instructions up to LAST; returns the slots read, or 0 after an error. */
static uint32_t
decode_slots(struct cay_decoder *d, uint32_t addr, uint32_t end, struct cay_group *group)
{
    unsigned used = 0;
    group->first = d->out->alu_count;
    for (uint32_t at = addr; at < end; at++) {
        if (!d->budget--)
            return cay_invalid(d, 8 * at, "clauses overlap too often"), 0;
        struct cay_alu *i =
            cay_grow(&d->out->alu, &d->out->alu_count, &d->out->alu_room, sizeof *d->out->alu);
        if (!i)
            return emu_fail(d->error, EMU_NO_MEMORY, "out of memory"), 0;
        if (decode_instruction(d, 8 * at, i))
            return 0;
        if (used >> i->dst_chan & 1)
            return cay_invalid(d, i->offset, "slot %c of the group is used twice", "xyzw"[i->dst_chan]), 0;
        used |= 1u << i->dst_chan;
        group->count++;
        if (group->literals < literals(i))
            group->literals = literals(i);
        if (i->last)
            return at + 1 - addr;
    }
    return cay_invalid(d, 8 * end, "the clause ends inside an instruction group"), 0;
}

int
cay_decode_alu_clause(struct cay_decoder *d, struct cay_cf *cf)
{
    const uint32_t end = cf->addr + cf->count + 1;
    cf->first = d->out->group_count;
    for (uint32_t addr = cf->addr; addr < end;) {
        struct cay_group group = {0};
        const uint32_t slots = decode_slots(d, addr, end, &group);
        if (!slots)
            return -1;
        addr += slots;
        assert(group.literals % 2 == 0 && group.literals <= sizeof group.literal / sizeof *group.literal);
        if (end - addr < group.literals / 2)
            return cay_invalid(d, 8 * addr, "the clause ends before the group's literals");
        if (cay_words(d, 8 * addr, group.literals, group.literal))
            return -1;
        addr += group.literals / 2;
        struct cay_group *out =
            cay_grow(&d->out->groups, &d->out->group_count, &d->out->group_room, sizeof *out);
        if (!out)
            return emu_fail(d->error, EMU_NO_MEMORY, "out of memory");
        *out = group;
    }
    cf->items = d->out->group_count - cf->first;
    return 0;
}
