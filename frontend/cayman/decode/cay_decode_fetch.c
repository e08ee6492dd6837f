/* SPDX-License-Identifier: MIT */
/* Fetch clauses, "HD 6900 Series ISA" sections 9.3 to 9.6. */
#include <stddef.h>

#include "cay_decode.h"

/* Word 1 begins alike in vertex, texture and memory-read instructions. */
static void
decode_dst(const uint32_t *w, struct cay_fetch *i)
{
    i->dst_gpr = (uint8_t)cay_vtx_dst_gpr(w);
    i->dst_rel = cay_vtx_dst_rel(w);
    i->dst_sel[0] = (uint8_t)cay_vtx_dst_sel_x(w);
    i->dst_sel[1] = (uint8_t)cay_vtx_dst_sel_y(w);
    i->dst_sel[2] = (uint8_t)cay_vtx_dst_sel_z(w);
    i->dst_sel[3] = (uint8_t)cay_vtx_dst_sel_w(w);
}

static int
sign_extend(uint32_t value, unsigned bits)
{
    const uint32_t sign = 1u << (bits - 1);
    return (int)((value ^ sign) - sign);
}

static enum cay_word_format
decode_vtx(const uint32_t *w, struct cay_fetch *i)
{
    decode_dst(w, i);
    i->whole_quad = cay_vtx_fetch_whole_quad(w);
    i->resource = (uint8_t)cay_vtx_buffer_id(w);
    i->src_gpr = (uint8_t)cay_vtx_src_gpr(w);
    i->src_rel = cay_vtx_src_rel(w);
    i->src_sel[0] = (uint8_t)cay_vtx_src_sel_x(w);
    i->src_sel[1] = (uint8_t)cay_vtx_src_sel_y(w);
    i->structured_read = (uint8_t)cay_vtx_structured_read(w);
    i->lds_req = cay_vtx_lds_req(w);
    i->fetch_type = (uint8_t)cay_vtx_fetch_type(w);
    i->use_const_fields = cay_vtx_use_const_fields(w);
    i->data_format = (uint8_t)cay_vtx_data_format(w);
    i->num_format = (uint8_t)cay_vtx_num_format_all(w);
    i->format_signed = cay_vtx_format_comp_all(w);
    i->srf_no_zero = cay_vtx_srf_mode_all(w);
    i->immediate = (uint16_t)cay_vtx_offset(w);
    i->endian_swap = (uint8_t)cay_vtx_endian_swap(w);
    i->index_mode = (uint8_t)cay_vtx_buffer_index_mode(w);
    i->no_stride = cay_vtx_const_buf_no_stride(w);
    i->alt_const = cay_vtx_alt_const(w);
    return CAY_WORDS_vtx;
}

static enum cay_word_format
decode_tex(const uint32_t *w, struct cay_fetch *i)
{
    decode_dst(w, i);
    i->whole_quad = cay_tex_fetch_whole_quad(w);
    i->resource = (uint8_t)cay_tex_resource_id(w);
    i->sampler = (uint8_t)cay_tex_sampler_id(w);
    i->src_gpr = (uint8_t)cay_tex_src_gpr(w);
    i->src_rel = cay_tex_src_rel(w);
    i->src_sel[0] = (uint8_t)cay_tex_src_sel_x(w);
    i->src_sel[1] = (uint8_t)cay_tex_src_sel_y(w);
    i->src_sel[2] = (uint8_t)cay_tex_src_sel_z(w);
    i->src_sel[3] = (uint8_t)cay_tex_src_sel_w(w);
    i->index_mode = (uint8_t)cay_tex_resource_index_mode(w);
    i->sampler_index_mode = (uint8_t)cay_tex_sampler_index_mode(w);
    i->alt_const = cay_tex_alt_const(w);
    i->inst_mod = (uint8_t)cay_tex_inst_mod(w);
    i->lod_bias = (int8_t)sign_extend(cay_tex_lod_bias(w), 7);
    i->texel_offset[0] = (int8_t)sign_extend(cay_tex_offset_x(w), 5);
    i->texel_offset[1] = (int8_t)sign_extend(cay_tex_offset_y(w), 5);
    i->texel_offset[2] = (int8_t)sign_extend(cay_tex_offset_z(w), 5);
    i->coord_type = (uint8_t)(cay_tex_coord_type_x(w) | cay_tex_coord_type_y(w) << 1 |
                              cay_tex_coord_type_z(w) << 2 | cay_tex_coord_type_w(w) << 3);
    return CAY_WORDS_tex;
}

static enum cay_word_format
decode_mem_rd(const uint32_t *w, struct cay_fetch *i)
{
    decode_dst(w, i);
    i->mem_op = (uint8_t)cay_mem_rd_mem_op(w);
    i->src_gpr = (uint8_t)cay_mem_rd_src_gpr(w);
    i->src_rel = cay_mem_rd_src_rel(w);
    i->src_sel[0] = (uint8_t)cay_mem_rd_src_sel_x(w);
    i->src_sel[1] = (uint8_t)cay_mem_rd_src_sel_y(w);
    i->data_format = (uint8_t)cay_mem_rd_data_format(w);
    i->num_format = (uint8_t)cay_mem_rd_num_format_all(w);
    i->immediate = (uint16_t)cay_mem_rd_array_base(w);
    i->array_size = (uint16_t)cay_mem_rd_array_size(w);
    i->elem_size = (uint8_t)cay_mem_rd_elem_size(w);
    i->burst_count = (uint8_t)cay_mem_rd_burst_cnt(w);
    i->indexed = cay_mem_rd_indexed(w);
    i->uncached = cay_mem_rd_uncached(w);
    i->whole_quad = cay_mem_rd_fetch_whole_quad(w);
    i->lds_req = cay_mem_rd_lds_req(w);
    i->endian_swap = (uint8_t)cay_mem_rd_endian_swap(w);
    i->format_signed = cay_mem_rd_format_comp_all(w);
    i->srf_no_zero = cay_mem_rd_srf_mode_all(w);
    return CAY_WORDS_mem_rd;
}

static enum cay_word_format
decode_mem_gds(const uint32_t *w, struct cay_fetch *i)
{
    i->mem_op = (uint8_t)cay_mem_gds_mem_op(w);
    i->src_gpr = (uint8_t)cay_mem_gds_src_gpr(w);
    i->src_sel[0] = (uint8_t)cay_mem_gds_src_sel_x(w);
    i->src_sel[1] = (uint8_t)cay_mem_gds_src_sel_y(w);
    i->src_sel[2] = (uint8_t)cay_mem_gds_src_sel_z(w);
    i->src_rel_mode = (uint8_t)cay_mem_gds_src_rel_mode(w);
    i->dst_rel_mode = (uint8_t)cay_mem_gds_dst_rel_mode(w);
    i->gds_op = cay_find_lds(cay_mem_gds_gds_op(w));
    i->gds_offset = (uint8_t)cay_mem_gds_offset_gpr(w);
    i->index_mode = (uint8_t)cay_mem_gds_uav_index_mode(w);
    i->uav = (uint8_t)cay_mem_gds_uav_id(w);
    i->alloc_consume = cay_mem_gds_alloc_consume(w);
    i->bcast_first = cay_mem_gds_bcast_first_req(w);
    i->dst_gpr = (uint8_t)cay_mem_gds_dst_gpr(w);
    i->dst_sel[0] = (uint8_t)cay_mem_gds_dst_sel_x(w);
    i->dst_sel[1] = (uint8_t)cay_mem_gds_dst_sel_y(w);
    i->dst_sel[2] = (uint8_t)cay_mem_gds_dst_sel_z(w);
    i->dst_sel[3] = (uint8_t)cay_mem_gds_dst_sel_w(w);
    return CAY_WORDS_mem_gds;
}

static enum cay_word_format (*const decode_format[])(const uint32_t *, struct cay_fetch *) = {
    [CAY_FORMAT_VTX] = decode_vtx,
    [CAY_FORMAT_TEX] = decode_tex,
    [CAY_FORMAT_MEM_RD] = decode_mem_rd,
    [CAY_FORMAT_MEM_GDS] = decode_mem_gds,
};

/* Values that the manual has reserved. SRC_SEL 7 is not among its values either, but Mesa's r600 driver has
 * it for coordinates that nothing reads (sfn_instr_tex.cpp). */
static int
check_values(struct cay_decoder *d, uint32_t offset, const struct cay_fetch *i)
{
    const struct {
        const char *name;
        unsigned value, reserved;
    } fields[] = {
        {"FETCH_TYPE", i->fetch_type, 3},   {"STRUCTURED_READ", i->structured_read, 3},
        {"ENDIAN_SWAP", i->endian_swap, 3}, {"INDEX_MODE", i->index_mode, 3},
        {"NUM_FORMAT", i->num_format, 3},   {"SAMPLER_INDEX_MODE", i->sampler_index_mode, 3},
        {"SRC_SEL_X", i->src_sel[0], 6},    {"SRC_SEL_Y", i->src_sel[1], 6},
        {"SRC_SEL_Z", i->src_sel[2], 6},    {"SRC_SEL_W", i->src_sel[3], 6},
    };
    const bool has_two_mods =
        i->op == CAY_FETCH_LD || i->op == CAY_FETCH_GET_GRADIENTS_H || i->op == CAY_FETCH_GET_GRADIENTS_V;
    if (has_two_mods && i->inst_mod > 1)
        return cay_invalid(d, offset, "INST_MOD %u is reserved", i->inst_mod);
    for (unsigned k = 0; k < sizeof fields / sizeof *fields; k++)
        if (fields[k].value == fields[k].reserved)
            return cay_invalid(d, offset, "%s %u is reserved", fields[k].name, fields[k].value);
    return 0;
}

static int
decode_instruction(struct cay_decoder *d, uint32_t offset, bool gds, struct cay_fetch *i)
{
    uint32_t w[4];
    i->offset = offset;
    if (cay_words(d, offset, 4, w))
        return -1;
    i->op = cay_find_fetch(cay_vtx_vc_inst(w), cay_mem_rd_mem_op(w));
    if (i->op == CAY_FETCH_COUNT)
        return cay_invalid(d, offset, "fetch instruction %u is reserved", cay_vtx_vc_inst(w));
    const enum cay_format format = cay_fetch_rows[i->op].format;
    if (gds != (format == CAY_FORMAT_MEM_GDS))
        return cay_invalid(d, offset, "%s does not belong into this clause", cay_fetch_rows[i->op].name);
    const enum cay_word_format words = decode_format[format](w, i);
    for (unsigned c = 0; c < 4; c++)
        if (i->dst_sel[c] == 6)
            return cay_invalid(d, offset, "DST_SEL 6 is reserved");
    if (check_values(d, offset, i))
        return -1;
    if (i->op == CAY_FETCH_MEM_GDS && i->gds_op == CAY_LDS_COUNT)
        return cay_invalid(d, offset, "GDS_OP %u is reserved", cay_mem_gds_gds_op(w));
    if (w[3])
        return cay_invalid(d, offset, "the fourth word is not 0");
    return cay_check_reserved(d, offset, words, 3, w);
}

int
cay_decode_fetch_clause(struct cay_decoder *d, struct cay_cf *cf)
{
    const bool gds = cay_cf_rows[cf->op].clause == CAY_CLAUSE_GDS;
    if (cf->addr > d->bytes / 8)
        return cay_invalid(d, cf->offset, "the clause lies outside the code");
    cf->first = d->out->fetch_count;
    for (uint32_t k = 0; k <= cf->count; k++) {
        if (!d->budget--)
            return cay_invalid(d, cf->offset, "clauses overlap too often");
        struct cay_fetch *i =
            cay_grow(&d->out->fetches, &d->out->fetch_count, &d->out->fetch_room, sizeof *i);
        if (!i)
            return emu_fail(d->error, EMU_NO_MEMORY, "out of memory");
        if (decode_instruction(d, 8 * cf->addr + 16 * k, gds, i))
            return -1;
    }
    cf->items = d->out->fetch_count - cf->first;
    return 0;
}
