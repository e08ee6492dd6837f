/* SPDX-License-Identifier: MIT */
/* Control flow words, "HD 6900 Series ISA" section 9.1. */
#include <stddef.h>

#include "cay_decode.h"

static int
decode_general(struct cay_decoder *d, const uint32_t *w, struct cay_cf *cf)
{
    cf->addr = cay_cf_addr(w);
    cf->pop_count = (uint8_t)cay_cf_pop_count(w);
    cf->cf_const = (uint8_t)cay_cf_cf_const(w);
    cf->cond = (uint8_t)cay_cf_cond(w);
    cf->count = cay_cf_count(w);
    cf->valid_pixel_mode = cay_cf_valid_pixel_mode(w);
    cf->barrier = cay_cf_barrier(w);
    cf->jumptable_sel = (uint8_t)cay_cf_jumptable_sel(w);
    if (cf->jumptable_sel > 5)
        return cay_invalid(d, cf->offset, "JUMPTABLE_SEL %u is reserved", cf->jumptable_sel);
    return cay_check_reserved(d, cf->offset, CAY_WORDS_cf, 2, w);
}

static int
decode_gws(struct cay_decoder *d, const uint32_t *w, struct cay_cf *cf)
{
    cf->gws = (struct cay_gws){.value = (uint16_t)cay_gws_value(w),
                               .resource = (uint8_t)cay_gws_resource(w),
                               .opcode = (uint8_t)cay_gws_gws_opcode(w),
                               .value_index_mode = (uint8_t)cay_gws_val_index_mode(w),
                               .resource_index_mode = (uint8_t)cay_gws_rsrc_index_mode(w),
                               .is_signed = cay_gws_sign(w)};
    cf->pop_count = (uint8_t)cay_gws_pop_count(w);
    cf->cf_const = (uint8_t)cay_gws_cf_const(w);
    cf->cond = (uint8_t)cay_gws_cond(w);
    cf->count = cay_gws_count(w);
    cf->valid_pixel_mode = cay_gws_valid_pixel_mode(w);
    cf->barrier = cay_gws_barrier(w);
    return cay_check_reserved(d, cf->offset, CAY_WORDS_gws, 2, w);
}

static int
decode_alu(struct cay_decoder *d, const uint32_t *w, struct cay_cf *cf)
{
    cf->addr = cay_cf_alu_addr(w);
    cf->count = cay_cf_alu_count(w);
    cf->kcache[0] =
        (struct cay_kcache){(uint8_t)cay_cf_alu_kcache_mode0(w), (uint8_t)cay_cf_alu_kcache_bank0(w),
                            (uint8_t)cay_cf_alu_kcache_addr0(w), 0};
    cf->kcache[1] =
        (struct cay_kcache){(uint8_t)cay_cf_alu_kcache_mode1(w), (uint8_t)cay_cf_alu_kcache_bank1(w),
                            (uint8_t)cay_cf_alu_kcache_addr1(w), 0};
    cf->alt_const = cay_cf_alu_alt_const(w);
    cf->whole_quad_mode = cay_cf_alu_whole_quad_mode(w);
    cf->barrier = cay_cf_alu_barrier(w);
    return cay_check_reserved(d, cf->offset, CAY_WORDS_cf_alu, 2, w);
}

static int
decode_alu_ext(struct cay_decoder *d, const uint32_t *w, struct cay_cf *cf)
{
    cf->kcache[0].index_mode = (uint8_t)cay_cf_alu_ext_kcache_bank_index_mode0(w);
    cf->kcache[1].index_mode = (uint8_t)cay_cf_alu_ext_kcache_bank_index_mode1(w);
    cf->kcache[2] = (struct cay_kcache){
        (uint8_t)cay_cf_alu_ext_kcache_mode2(w), (uint8_t)cay_cf_alu_ext_kcache_bank2(w),
        (uint8_t)cay_cf_alu_ext_kcache_addr2(w), (uint8_t)cay_cf_alu_ext_kcache_bank_index_mode2(w)};
    cf->kcache[3] = (struct cay_kcache){
        (uint8_t)cay_cf_alu_ext_kcache_mode3(w), (uint8_t)cay_cf_alu_ext_kcache_bank3(w),
        (uint8_t)cay_cf_alu_ext_kcache_addr3(w), (uint8_t)cay_cf_alu_ext_kcache_bank_index_mode3(w)};
    cf->barrier = cay_cf_alu_ext_barrier(w);
    return cay_check_reserved(d, cf->offset, CAY_WORDS_cf_alu_ext, 2, w);
}

/* What the three export formats have in common, at the same place in each. */
static void
decode_export_common(const uint32_t *w, struct cay_cf *cf)
{
    cf->exp.type = (uint8_t)cay_export_buf_type(w);
    cf->exp.rw_gpr = (uint8_t)cay_export_buf_rw_gpr(w);
    cf->exp.rw_rel = cay_export_buf_rw_rel(w);
    cf->exp.index_gpr = (uint8_t)cay_export_buf_index_gpr(w);
    cf->exp.elem_size = (uint8_t)cay_export_buf_elem_size(w);
    cf->exp.burst_count = (uint8_t)cay_export_buf_burst_count(w);
    cf->exp.mark = cay_export_buf_mark(w);
    cf->valid_pixel_mode = cay_export_buf_valid_pixel_mode(w);
    cf->barrier = cay_export_buf_barrier(w);
}

static int
decode_export_buf(struct cay_decoder *d, const uint32_t *w, struct cay_cf *cf)
{
    decode_export_common(w, cf);
    cf->exp.array_base = (uint16_t)cay_export_buf_array_base(w);
    cf->exp.array_size = (uint16_t)cay_export_buf_array_size(w);
    cf->exp.comp_mask = (uint8_t)cay_export_buf_comp_mask(w);
    return cay_check_reserved(d, cf->offset, CAY_WORDS_export_buf, 2, w);
}

static int
decode_export_swiz(struct cay_decoder *d, const uint32_t *w, struct cay_cf *cf)
{
    decode_export_common(w, cf);
    cf->exp.array_base = (uint16_t)cay_export_swiz_array_base(w);
    cf->exp.sel[0] = (uint8_t)cay_export_swiz_sel_x(w);
    cf->exp.sel[1] = (uint8_t)cay_export_swiz_sel_y(w);
    cf->exp.sel[2] = (uint8_t)cay_export_swiz_sel_z(w);
    cf->exp.sel[3] = (uint8_t)cay_export_swiz_sel_w(w);
    return cay_check_reserved(d, cf->offset, CAY_WORDS_export_swiz, 2, w);
}

static int
decode_export_rat(struct cay_decoder *d, const uint32_t *w, struct cay_cf *cf)
{
    decode_export_common(w, cf);
    cf->exp.rat_op = cay_find_rat(cay_export_rat_rat_inst(w));
    if (cf->exp.rat_op == CAY_RAT_COUNT)
        return cay_invalid(d, cf->offset, "RAT_INST %u is reserved", cay_export_rat_rat_inst(w));
    cf->exp.rat_id = (uint8_t)cay_export_rat_rat_id(w);
    cf->exp.rat_index_mode = (uint8_t)cay_export_rat_rat_index_mode(w);
    cf->exp.array_size = (uint16_t)cay_export_rat_array_size(w);
    cf->exp.comp_mask = (uint8_t)cay_export_rat_comp_mask(w);
    return cay_check_reserved(d, cf->offset, CAY_WORDS_export_rat, 2, w);
}

static int (*const decode_format[])(struct cay_decoder *, const uint32_t *, struct cay_cf *) = {
    [CAY_FORMAT_CF] = decode_general,
    [CAY_FORMAT_GWS] = decode_gws,
    [CAY_FORMAT_ALU] = decode_alu,
    [CAY_FORMAT_ALU_EXT] = decode_alu_ext,
    [CAY_FORMAT_EXPORT_RAT] = decode_export_rat,
    [CAY_FORMAT_EXPORT_BUF] = decode_export_buf,
    [CAY_FORMAT_EXPORT_SWIZ] = decode_export_swiz,
};

int
cay_decode_cf(struct cay_decoder *d, uint32_t offset, struct cay_cf *cf)
{
    uint32_t w[2];
    cf->offset = offset;
    if (cay_words(d, offset, 2, w))
        return -1;
    /* Bit 29 of word 1 tells the 4-bit CF_INST of ALU clauses from the 8-bit one. */
    const bool alu = w[1] >> 29 & 1;
    const uint32_t opcode = alu ? cay_cf_alu_cf_inst(w) : cay_cf_cf_inst(w);
    cf->op = cay_find_cf(alu, opcode);
    if (cf->op == CAY_CF_COUNT)
        return cay_invalid(d, offset, "CF_INST %u is reserved", opcode);
    return decode_format[cay_cf_rows[cf->op].format](d, w, cf);
}
