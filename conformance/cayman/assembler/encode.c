/* SPDX-License-Identifier: MIT */
#include "encode.h"

#include <stddef.h>

#include "cayman/isa/cay_tables.h"

static void
put(struct encoding *e, const char *name, unsigned word, unsigned first, unsigned bits, uint32_t value)
{
    if (bits < 32 && value >> bits && !e->too_large)
        e->too_large = name;
    e->w[word] |= value << first;
}

#define CAY_FIELD(format, field, word, first, bits)                                                          \
    static inline void set_##format##_##field(struct encoding *e, uint32_t value)                            \
    {                                                                                                        \
        put(e, #field, word, first, bits, value);                                                            \
    }
#include "cayman/isa/cay_fields.def"
#undef CAY_FIELD

/* --- control flow --- */

static void
general(struct encoding *e, const struct cay_cf *cf)
{
    set_cf_addr(e, cf->addr);
    set_cf_jumptable_sel(e, cf->jumptable_sel);
    set_cf_pop_count(e, cf->pop_count);
    set_cf_cf_const(e, cf->cf_const);
    set_cf_cond(e, cf->cond);
    set_cf_count(e, cf->count);
    set_cf_valid_pixel_mode(e, cf->valid_pixel_mode);
    set_cf_barrier(e, cf->barrier);
    set_cf_cf_inst(e, cay_cf_rows[cf->op].opcode);
}

static void
gws(struct encoding *e, const struct cay_cf *cf)
{
    set_gws_value(e, cf->gws.value);
    set_gws_resource(e, cf->gws.resource);
    set_gws_sign(e, cf->gws.is_signed);
    set_gws_val_index_mode(e, cf->gws.value_index_mode);
    set_gws_rsrc_index_mode(e, cf->gws.resource_index_mode);
    set_gws_gws_opcode(e, cf->gws.opcode);
    set_gws_pop_count(e, cf->pop_count);
    set_gws_cf_const(e, cf->cf_const);
    set_gws_cond(e, cf->cond);
    set_gws_count(e, cf->count);
    set_gws_valid_pixel_mode(e, cf->valid_pixel_mode);
    set_gws_cf_inst(e, cay_cf_rows[cf->op].opcode);
    set_gws_barrier(e, cf->barrier);
}

static void
alu_clause(struct encoding *e, const struct cay_cf *cf)
{
    set_cf_alu_addr(e, cf->addr);
    set_cf_alu_kcache_bank0(e, cf->kcache[0].bank);
    set_cf_alu_kcache_bank1(e, cf->kcache[1].bank);
    set_cf_alu_kcache_mode0(e, cf->kcache[0].mode);
    set_cf_alu_kcache_mode1(e, cf->kcache[1].mode);
    set_cf_alu_kcache_addr0(e, cf->kcache[0].addr);
    set_cf_alu_kcache_addr1(e, cf->kcache[1].addr);
    /* Clauses of 129 slots and more are those whose COUNT has lost bit 7 (struct cay_quirks). */
    set_cf_alu_count(e, cf->count & 127);
    set_cf_alu_alt_const(e, cf->alt_const);
    set_cf_alu_cf_inst(e, cay_cf_rows[cf->op].opcode);
    set_cf_alu_whole_quad_mode(e, cf->whole_quad_mode);
    set_cf_alu_barrier(e, cf->barrier);
}

static void
alu_extended(struct encoding *e, const struct cay_cf *cf)
{
    set_cf_alu_ext_kcache_bank_index_mode0(e, cf->kcache[0].index_mode);
    set_cf_alu_ext_kcache_bank_index_mode1(e, cf->kcache[1].index_mode);
    set_cf_alu_ext_kcache_bank_index_mode2(e, cf->kcache[2].index_mode);
    set_cf_alu_ext_kcache_bank_index_mode3(e, cf->kcache[3].index_mode);
    set_cf_alu_ext_kcache_bank2(e, cf->kcache[2].bank);
    set_cf_alu_ext_kcache_bank3(e, cf->kcache[3].bank);
    set_cf_alu_ext_kcache_mode2(e, cf->kcache[2].mode);
    set_cf_alu_ext_kcache_mode3(e, cf->kcache[3].mode);
    set_cf_alu_ext_kcache_addr2(e, cf->kcache[2].addr);
    set_cf_alu_ext_kcache_addr3(e, cf->kcache[3].addr);
    set_cf_alu_ext_cf_inst(e, cay_cf_rows[cf->op].opcode);
    set_cf_alu_ext_barrier(e, cf->barrier);
}

/* What the three export formats have in common, at the same place in each. */
static void
export_common(struct encoding *e, const struct cay_cf *cf)
{
    const struct cay_export *x = &cf->exp;
    set_export_buf_type(e, x->type);
    set_export_buf_rw_gpr(e, x->rw_gpr);
    set_export_buf_rw_rel(e, x->rw_rel);
    set_export_buf_index_gpr(e, x->index_gpr);
    set_export_buf_elem_size(e, x->elem_size);
    set_export_buf_burst_count(e, x->burst_count);
    set_export_buf_valid_pixel_mode(e, cf->valid_pixel_mode);
    set_export_buf_cf_inst(e, cay_cf_rows[cf->op].opcode);
    set_export_buf_mark(e, x->mark);
    set_export_buf_barrier(e, cf->barrier);
}

static void
export_buf(struct encoding *e, const struct cay_cf *cf)
{
    export_common(e, cf);
    set_export_buf_array_base(e, cf->exp.array_base);
    set_export_buf_array_size(e, cf->exp.array_size);
    set_export_buf_comp_mask(e, cf->exp.comp_mask);
}

static void
export_swiz(struct encoding *e, const struct cay_cf *cf)
{
    export_common(e, cf);
    set_export_swiz_array_base(e, cf->exp.array_base);
    set_export_swiz_sel_x(e, cf->exp.sel[0]);
    set_export_swiz_sel_y(e, cf->exp.sel[1]);
    set_export_swiz_sel_z(e, cf->exp.sel[2]);
    set_export_swiz_sel_w(e, cf->exp.sel[3]);
}

static void
export_rat(struct encoding *e, const struct cay_cf *cf)
{
    export_common(e, cf);
    set_export_rat_rat_id(e, cf->exp.rat_id);
    set_export_rat_rat_inst(e, cay_rat_rows[cf->exp.rat_op].opcode);
    set_export_rat_rat_index_mode(e, cf->exp.rat_index_mode);
    set_export_rat_array_size(e, cf->exp.array_size);
    set_export_rat_comp_mask(e, cf->exp.comp_mask);
}

struct encoding
encode_cf(const struct cay_cf *cf)
{
    static void (*const formats[])(struct encoding *, const struct cay_cf *) = {
        [CAY_FORMAT_CF] = general,
        [CAY_FORMAT_GWS] = gws,
        [CAY_FORMAT_ALU] = alu_clause,
        [CAY_FORMAT_ALU_EXT] = alu_extended,
        [CAY_FORMAT_EXPORT_RAT] = export_rat,
        [CAY_FORMAT_EXPORT_BUF] = export_buf,
        [CAY_FORMAT_EXPORT_SWIZ] = export_swiz,
    };
    struct encoding e = {{0}, NULL};
    formats[cay_cf_rows[cf->op].format](&e, cf);
    return e;
}

/* --- ALU --- */

static void
sources_0_1(struct encoding *e, const struct cay_alu *i)
{
    set_op2_src0_sel(e, i->src[0].sel);
    set_op2_src0_rel(e, i->src[0].rel);
    set_op2_src0_chan(e, i->src[0].chan);
    set_op2_src1_sel(e, i->src[1].sel);
    set_op2_src1_rel(e, i->src[1].rel);
    set_op2_src1_chan(e, i->src[1].chan);
    set_op2_index_mode(e, i->index_mode);
    set_op2_pred_sel(e, i->pred_sel);
    set_op2_last(e, i->last);
    set_op2_bank_swizzle(e, i->bank_swizzle);
    set_op2_dst_chan(e, i->dst_chan);
}

static void
op2(struct encoding *e, const struct cay_alu *i)
{
    set_op2_src0_neg(e, i->src[0].neg);
    set_op2_src1_neg(e, i->src[1].neg);
    set_op2_src0_abs(e, i->src[0].abs);
    set_op2_src1_abs(e, i->src[1].abs);
    set_op2_update_exec_mask(e, i->update_exec_mask);
    set_op2_update_pred(e, i->update_pred);
    set_op2_write_mask(e, i->write_mask);
    set_op2_omod(e, i->omod);
    set_op2_alu_inst(e, cay_alu_rows[i->op].opcode);
    set_op2_dst_gpr(e, i->dst_gpr);
    set_op2_dst_rel(e, i->dst_rel);
    set_op2_clamp(e, i->clamp);
}

static void
source_2(struct encoding *e, const struct cay_alu *i)
{
    set_op3_src2_sel(e, i->src[2].sel);
    set_op3_src2_rel(e, i->src[2].rel);
    set_op3_src2_chan(e, i->src[2].chan);
    set_op3_alu_inst(e, cay_alu_rows[i->op].opcode);
}

static void
op3(struct encoding *e, const struct cay_alu *i)
{
    source_2(e, i);
    set_op3_src0_neg(e, i->src[0].neg);
    set_op3_src1_neg(e, i->src[1].neg);
    set_op3_src2_neg(e, i->src[2].neg);
    set_op3_dst_gpr(e, i->dst_gpr);
    set_op3_dst_rel(e, i->dst_rel);
    set_op3_clamp(e, i->clamp);
}

static void
lds(struct encoding *e, const struct cay_alu *i)
{
    source_2(e, i);
    set_lds_lds_op(e, cay_lds_rows[i->lds_op].opcode);
    set_lds_idx_offset_0(e, i->idx_offset & 1);
    set_lds_idx_offset_1(e, i->idx_offset >> 1 & 1);
    set_lds_idx_offset_2(e, i->idx_offset >> 2 & 1);
    set_lds_idx_offset_3(e, i->idx_offset >> 3 & 1);
    set_lds_idx_offset_4(e, i->idx_offset >> 4 & 1);
    set_lds_idx_offset_5(e, i->idx_offset >> 5);
}

struct encoding
encode_alu(const struct cay_alu *i)
{
    struct encoding e = {{0}, NULL};
    sources_0_1(&e, i);
    if (i->op == CAY_OP3_LDS_IDX_OP)
        lds(&e, i);
    else if (cay_alu_rows[i->op].op3)
        op3(&e, i);
    else
        op2(&e, i);
    return e;
}

/* --- fetches --- */

/* Word 1 begins alike in vertex, texture and memory-read instructions. */
static void
destination(struct encoding *e, const struct cay_fetch *i)
{
    set_vtx_dst_gpr(e, i->dst_gpr);
    set_vtx_dst_rel(e, i->dst_rel);
    set_vtx_dst_sel_x(e, i->dst_sel[0]);
    set_vtx_dst_sel_y(e, i->dst_sel[1]);
    set_vtx_dst_sel_z(e, i->dst_sel[2]);
    set_vtx_dst_sel_w(e, i->dst_sel[3]);
}

static void
vtx(struct encoding *e, const struct cay_fetch *i)
{
    destination(e, i);
    set_vtx_vc_inst(e, cay_fetch_rows[i->op].opcode);
    set_vtx_fetch_type(e, i->fetch_type);
    set_vtx_fetch_whole_quad(e, i->whole_quad);
    set_vtx_buffer_id(e, i->resource);
    set_vtx_src_gpr(e, i->src_gpr);
    set_vtx_src_rel(e, i->src_rel);
    set_vtx_src_sel_x(e, i->src_sel[0]);
    set_vtx_src_sel_y(e, i->src_sel[1]);
    set_vtx_structured_read(e, i->structured_read);
    set_vtx_lds_req(e, i->lds_req);
    set_vtx_use_const_fields(e, i->use_const_fields);
    set_vtx_data_format(e, i->data_format);
    set_vtx_num_format_all(e, i->num_format);
    set_vtx_format_comp_all(e, i->format_signed);
    set_vtx_srf_mode_all(e, i->srf_no_zero);
    set_vtx_offset(e, i->immediate);
    set_vtx_endian_swap(e, i->endian_swap);
    set_vtx_buffer_index_mode(e, i->index_mode);
    set_vtx_const_buf_no_stride(e, i->no_stride);
    set_vtx_alt_const(e, i->alt_const);
}

static void
tex(struct encoding *e, const struct cay_fetch *i)
{
    destination(e, i);
    set_tex_tex_inst(e, cay_fetch_rows[i->op].opcode);
    set_tex_fetch_whole_quad(e, i->whole_quad);
    set_tex_resource_id(e, i->resource);
    set_tex_sampler_id(e, i->sampler);
    set_tex_src_gpr(e, i->src_gpr);
    set_tex_src_rel(e, i->src_rel);
    set_tex_src_sel_x(e, i->src_sel[0]);
    set_tex_src_sel_y(e, i->src_sel[1]);
    set_tex_src_sel_z(e, i->src_sel[2]);
    set_tex_src_sel_w(e, i->src_sel[3]);
    set_tex_coord_type_x(e, i->coord_type & 1);
    set_tex_coord_type_y(e, i->coord_type >> 1 & 1);
    set_tex_coord_type_z(e, i->coord_type >> 2 & 1);
    set_tex_coord_type_w(e, i->coord_type >> 3 & 1);
    set_tex_alt_const(e, i->alt_const);
    set_tex_inst_mod(e, i->inst_mod);
    set_tex_resource_index_mode(e, i->index_mode);
    set_tex_sampler_index_mode(e, i->sampler_index_mode);
    set_tex_lod_bias(e, (uint32_t)i->lod_bias & 127);
    set_tex_offset_x(e, (uint32_t)i->texel_offset[0] & 31);
    set_tex_offset_y(e, (uint32_t)i->texel_offset[1] & 31);
    set_tex_offset_z(e, (uint32_t)i->texel_offset[2] & 31);
}

enum { MEM_INST_MEM = 2 };

static void
mem_rd(struct encoding *e, const struct cay_fetch *i)
{
    destination(e, i);
    set_mem_rd_mem_inst(e, MEM_INST_MEM);
    set_mem_rd_mem_op(e, cay_fetch_rows[i->op].opcode);
    set_mem_rd_elem_size(e, i->elem_size);
    set_mem_rd_fetch_whole_quad(e, i->whole_quad);
    set_mem_rd_uncached(e, i->uncached);
    set_mem_rd_indexed(e, i->indexed);
    set_mem_rd_src_gpr(e, i->src_gpr);
    set_mem_rd_src_rel(e, i->src_rel);
    set_mem_rd_src_sel_x(e, i->src_sel[0]);
    set_mem_rd_src_sel_y(e, i->src_sel[1]);
    set_mem_rd_lds_req(e, i->lds_req);
    set_mem_rd_burst_cnt(e, i->burst_count);
    set_mem_rd_data_format(e, i->data_format);
    set_mem_rd_num_format_all(e, i->num_format);
    set_mem_rd_array_base(e, i->immediate);
    set_mem_rd_array_size(e, i->array_size);
    set_mem_rd_endian_swap(e, i->endian_swap);
}

static void
mem_gds(struct encoding *e, const struct cay_fetch *i)
{
    set_mem_gds_mem_inst(e, MEM_INST_MEM);
    set_mem_gds_mem_op(e, cay_fetch_rows[i->op].opcode);
    set_mem_gds_src_gpr(e, i->src_gpr);
    set_mem_gds_src_rel_mode(e, i->src_rel_mode);
    set_mem_gds_src_sel_x(e, i->src_sel[0]);
    set_mem_gds_src_sel_y(e, i->src_sel[1]);
    set_mem_gds_src_sel_z(e, i->src_sel[2]);
    set_mem_gds_dst_gpr(e, i->dst_gpr);
    set_mem_gds_dst_rel_mode(e, i->dst_rel_mode);
    set_mem_gds_gds_op(e, i->gds_op < CAY_LDS_COUNT ? cay_lds_rows[i->gds_op].opcode : 0);
    set_mem_gds_offset_gpr(e, i->gds_offset);
    set_mem_gds_uav_index_mode(e, i->index_mode);
    set_mem_gds_uav_id(e, i->uav);
    set_mem_gds_alloc_consume(e, i->alloc_consume);
    set_mem_gds_bcast_first_req(e, i->bcast_first);
    set_mem_gds_dst_sel_x(e, i->dst_sel[0]);
    set_mem_gds_dst_sel_y(e, i->dst_sel[1]);
    set_mem_gds_dst_sel_z(e, i->dst_sel[2]);
    set_mem_gds_dst_sel_w(e, i->dst_sel[3]);
}

struct encoding
encode_fetch(const struct cay_fetch *i)
{
    static void (*const formats[])(struct encoding *, const struct cay_fetch *) = {
        [CAY_FORMAT_VTX] = vtx,
        [CAY_FORMAT_TEX] = tex,
        [CAY_FORMAT_MEM_RD] = mem_rd,
        [CAY_FORMAT_MEM_GDS] = mem_gds,
    };
    struct encoding e = {{0}, NULL};
    formats[cay_fetch_rows[i->op].format](&e, i);
    return e;
}
