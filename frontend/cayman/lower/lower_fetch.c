/* SPDX-License-Identifier: MIT */
/* Vertex fetches, "HD 6900 Series ISA" sections 8.3 and 9.3, from the buffers a compute program has. */
#include <assert.h>

#include "lower.h"

enum { NUM_FORMAT_NORM, NUM_FORMAT_INT, NUM_FORMAT_SCALED, FETCH_NO_INDEX_OFFSET = 2 };

static void
refuse(struct cay_lower *l, const struct cay_fetch *i)
{
    cay_refuse(l, cay_fetch_rows[i->op].name, "cannot be executed yet");
}

/* Buffer 1 is global memory, 2 the code image with its constant tables, 3 the parameters. */
static bool
space_of(unsigned buffer, enum lane_space *space)
{
    static const enum lane_space spaces[] = {LANE_SPACE_POOL, LANE_SPACE_CODE, LANE_SPACE_UNIFORM};
    if (buffer < 1 || buffer > 3)
        return false;
    *space = spaces[buffer - 1];
    return true;
}

/* How many elements, counted from X, go unchanged into the same element of the destination; 0: it differs. */
static unsigned
plain_elements(const struct cay_fetch *i, unsigned components)
{
    assert(components >= 1 && components <= 4);
    unsigned n = 0;
    while (n < components && i->dst_sel[n] == n)
        n++;
    for (unsigned c = n; c < 4; c++)
        if (i->dst_sel[c] != CAY_DST_SEL_MASK)
            return 0;
    return n;
}

static bool
needs_conversion(const struct cay_fetch *i, const struct cay_data_format_row *format)
{
    if (format->is_float || i->num_format != NUM_FORMAT_INT)
        return format->elem != 4 || !format->is_float;
    return format->elem < 4 && i->format_signed;
}

static enum lane_type
element_type(const struct cay_fetch *i, const struct cay_data_format_row *format)
{
    static const enum lane_type types[3][3] = {
        {LANE_UB, LANE_B, LANE_UB}, {LANE_UW, LANE_W, LANE_HF}, {LANE_UD, LANE_D, LANE_F}};
    const unsigned size = format->elem == 4 ? 2 : format->elem == 2;
    return types[size][format->is_float ? 2 : i->format_signed];
}

/* NUM_FORMAT_NORM: 1 / (2^n - 1), or 1 / (2^(n-1) - 1) for signed elements. */
static uint32_t
norm_factor(const struct cay_fetch *i, const struct cay_data_format_row *format)
{
    union {
        float f;
        uint32_t bits;
    } factor;
    const unsigned bits = 8u * format->elem - i->format_signed;
    assert(bits > 0 && bits <= 32);
    factor.f = (float)(1.0 / (double)(((uint64_t)1 << bits) - 1));
    return factor.bits;
}

/* One element from a temporary into the destination register, as a number of the wanted kind. */
static void
convert(struct cay_lower *l, const struct cay_fetch *i, const struct cay_data_format_row *format,
        uint32_t from, uint32_t to)
{
    const bool to_float = format->is_float || i->num_format != NUM_FORMAT_INT;
    const enum lane_type type = to_float ? LANE_F : i->format_signed ? LANE_D : LANE_UD;
    const struct lane_operand src = cay_vector(from, element_type(i, format)), dst = cay_vector(to, type);
    cay_emit_alu(l, LANE_OP_mov, type, dst, src, cay_none, cay_none);
    if (format->is_float || i->num_format != NUM_FORMAT_NORM)
        return;
    const struct lane_operand factor = cay_imm(LANE_F, norm_factor(i, format));
    cay_emit_alu(l, LANE_OP_mul, LANE_F, dst, dst, factor, cay_none);
    if (i->format_signed)
        cay_emit_alu(l, LANE_OP_max, LANE_F, dst, dst, cay_imm(LANE_F, 0xbf800000), cay_none);
}

/* DST_SEL: from the fetched elements, 0 or 1, or left alone. */
static void
select_elements(struct cay_lower *l, const struct cay_fetch *i, const struct cay_data_format_row *format)
{
    for (unsigned c = 0; c < 4; c++) {
        const unsigned sel = i->dst_sel[c];
        if (sel == CAY_DST_SEL_MASK)
            continue;
        const uint32_t to = cay_gpr_rf(l, i->dst_gpr, c);
        if (sel < format->components) {
            convert(l, i, format, cay_temp_rf(l, CAY_TEMP_FETCH + sel), to);
            continue;
        }
        /* Elements the format does not have read as 0, and W as 1. */
        const bool one = sel == CAY_DST_SEL_1 || sel == 3;
        cay_emit_alu(l, LANE_OP_mov, LANE_UD, cay_vector(to, LANE_UD), cay_imm(LANE_UD, one ? 0x3f800000 : 0),
                     cay_none, cay_none);
    }
}

static bool
supported(struct cay_lower *l, const struct cay_fetch *i, const struct cay_data_format_row *format)
{
    const char *name = cay_fetch_rows[i->op].name;
    if (!format || i->use_const_fields || i->srf_no_zero || i->endian_swap)
        cay_refuse(l, name, "data format %u cannot be executed yet", i->data_format);
    else if (i->fetch_type != FETCH_NO_INDEX_OFFSET || i->structured_read)
        cay_refuse(l, name, "fetch type %u cannot be executed yet", i->fetch_type);
    else if (i->src_rel || i->dst_rel || i->index_mode || i->lds_req)
        cay_refuse(l, name, "relative or indexed operands cannot be executed yet");
    return !l->failed;
}

static void
vtx(struct cay_lower *l, const struct cay_fetch *i)
{
    const struct cay_data_format_row *format = cay_find_data_format(i->data_format);
    enum lane_space space;
    if (!supported(l, i, format))
        return;
    if (!space_of(i->resource, &space)) {
        cay_refuse(l, cay_fetch_rows[i->op].name, "buffer %u cannot be read", i->resource);
        return;
    }
    const unsigned plain = needs_conversion(i, format) ? 0 : plain_elements(i, format->components);
    const struct lane_operand address = cay_vector(cay_gpr_rf(l, i->src_gpr, i->src_sel[0]), LANE_UD);
    struct lane_op *op = cay_emit_mem(l, LANE_OP_load, space, format->elem, address, i->immediate);
    op->mem.comp_mask = (uint8_t)((1u << (plain ? plain : format->components)) - 1);
    op->dst = cay_vector(plain ? cay_gpr_rf(l, i->dst_gpr, 0) : cay_temp_rf(l, CAY_TEMP_FETCH), LANE_UD);
    if (!plain)
        select_elements(l, i, format);
}

/* FETCH_WHOLE_QUAD: the other lanes of the quads fetch and get results too. */
static void
begin_whole_quad(struct cay_lower *l)
{
    cay_emit_mask(l, LANE_OP_mmov, cay_late_cell(l, CAY_LATE_OUTER), CAY_CELL_EXEC, 0);
    cay_whole_quads(l, cay_late_cell(l, CAY_LATE_TEST), CAY_CELL_EXEC);
    cay_emit_mask(l, LANE_OP_mmov, CAY_CELL_EXEC, cay_late_cell(l, CAY_LATE_TEST), 0);
}

static void
end_whole_quad(struct cay_lower *l)
{
    cay_emit_mask(l, LANE_OP_mmov, CAY_CELL_EXEC, cay_late_cell(l, CAY_LATE_OUTER), 0);
}

void
cay_lower_fetch_clause(struct cay_lower *l, const struct cay_cf *cf)
{
    static void (*const actions[])(struct cay_lower *, const struct cay_fetch *) = {
#define CAY_FETCH(id, opcode, listing, format, action) action,
#include "cayman/isa/cay_fetch.def"
#undef CAY_FETCH
    };
    assert(cf->first + cf->items <= l->p->fetch_count);
    for (uint32_t k = 0; k < cf->items && !l->failed; k++) {
        const struct cay_fetch *i = &l->p->fetches[cf->first + k];
        l->inst = i->offset;
        if (i->whole_quad)
            begin_whole_quad(l);
        actions[i->op](l, i);
        if (i->whole_quad)
            end_whole_quad(l);
    }
}
