/* SPDX-License-Identifier: MIT */
/*
 * Memory reads of fetch clauses, "HD 6900 Series ISA" chapter 6 and section 9.5: MEM_RD_SCRATCH and
 * MEM_RD_SCATTER read back what the writes of lower_export.c have written, at the same addresses. Dwords are
 * read as they are, whatever NUM_FORMAT says; formats of narrower elements are refused.
 */
#include "lower_export.h"
#include "lower_fetch.h"

static bool
supported(struct cay_lower *l, const struct cay_fetch *i)
{
    const char *name = cay_fetch_rows[i->op].name;
    const struct cay_data_format_row *format = cay_find_data_format(i->data_format);
    if (!format || format->elem != 4)
        cay_refuse(l, name, "data format %u", i->data_format);
    else if (i->endian_swap == 3)
        cay_refuse(l, name, "a reserved byte order");
    else if (i->lds_req && i->burst_count)
        cay_refuse(l, name, "a burst into local memory");
    else if (!i->dst_rel && i->dst_gpr + i->burst_count >= CAY_GPRS)
        cay_refuse(l, name, "a burst beyond the last register");
    else if (i->elem_size != 3 && i->op == CAY_FETCH_MEM_RD_SCRATCH)
        cay_refuse(l, name, "ELEM_SIZE %u: elements of scratch memory have four dwords", i->elem_size);
    else if (i->op == CAY_FETCH_MEM_RD_SCATTER && !cay_is_bound(l->bindings, CAY_SURFACE_SCATTER))
        cay_refuse(l, name, "its buffer is not bound");
    return !l->failed;
}

static struct lane_operand
data(const struct cay_lower *l)
{
    return cay_vector(cay_temp_rf(l, CAY_TEMP_DATA), LANE_UD);
}

/* Element c of a result that local memory gets (LDS_REQ, lower_fetch.c), or of a GPR. */
static struct lane_operand
target(struct cay_lower *l, const struct cay_fetch *i, unsigned step, unsigned c)
{
    if (i->lds_req)
        return cay_vector(cay_temp_rf(l, CAY_TEMP_RESULT + c), LANE_UD);
    return i->dst_rel ? cay_loop_relative(l, i->dst_gpr + step, c)
                      : cay_vector(cay_gpr_rf(l, i->dst_gpr + step, c), LANE_UD);
}

/* DST_SEL: from the dwords that were read, 0 or 1, or left alone. */
static void
select_elements(struct cay_lower *l, const struct cay_fetch *i, unsigned step, unsigned dwords)
{
    for (unsigned c = 0; c < dwords && i->endian_swap; c++)
        cay_swap_bytes(l, cay_temp_rf(l, CAY_TEMP_DATA + c), i->endian_swap);
    for (unsigned c = 0; c < 4; c++) {
        const unsigned sel = i->dst_sel[c];
        if (sel == CAY_DST_SEL_MASK)
            continue;
        struct lane_operand from = cay_imm(LANE_UD, sel == CAY_DST_SEL_1 ? 0x3f800000 : 0);
        if (sel < dwords)
            from = cay_vector(cay_temp_rf(l, CAY_TEMP_DATA + sel), LANE_UD);
        cay_emit_alu(l, LANE_OP_mov, LANE_UD, target(l, i, step, c), from, cay_none, cay_none);
    }
    if (i->lds_req)
        cay_fetch_deliver(l, i, i->dst_gpr);
}

/* The index, or no operand. */
static struct lane_operand
index_of(struct cay_lower *l, const struct cay_fetch *i)
{
    if (!i->indexed)
        return cay_none;
    if (!i->src_rel)
        return cay_vector(cay_gpr_rf(l, i->src_gpr, i->src_sel[0]), LANE_UD);
    const struct lane_operand to = cay_vector(cay_temp_rf(l, CAY_TEMP_DATA), LANE_UD);
    const struct lane_operand from = cay_loop_relative(l, i->src_gpr, i->src_sel[0]);
    cay_emit_alu(l, LANE_OP_mov, LANE_UD, to, from, cay_none, cay_none);
    return to;
}

/* A burst that begins in the array may end behind it, in what else is scratch memory. */
static void
scratch(struct cay_lower *l, const struct cay_fetch *i)
{
    const uint32_t last = (i->indexed ? i->array_size : 0u) + i->burst_count;
    cay_need_scratch(l, cay_fetch_rows[i->op].name, i->immediate + last + 1u);
    if (l->failed)
        return;
    const struct lane_operand address = cay_scratch_address(l, index_of(l, i), i->array_size);
    for (unsigned step = 0; step <= i->burst_count; step++) {
        struct lane_op *op = cay_emit_mem(l, LANE_OP_load, LANE_SPACE_SCRATCH, 4, address,
                                          16 * CAY_LANES * (i->immediate + step));
        op->mem.addr_shift = 4;
        op->mem.comp_mask = 15;
        op->dst = data(l);
        select_elements(l, i, step, 4);
    }
}

static void
scatter(struct cay_lower *l, const struct cay_fetch *i)
{
    const unsigned dwords = i->elem_size + 1u;
    struct lane_operand address = cay_imm(LANE_UD, 0);
    if (i->indexed) {
        address = cay_vector(cay_temp_rf(l, CAY_TEMP_ADDRESS), LANE_UD);
        cay_emit_alu(l, LANE_OP_mov, LANE_UD, address, index_of(l, i), cay_none, cay_none);
    }
    for (unsigned step = 0; step <= i->burst_count; step++) {
        struct lane_op *op =
            cay_emit_mem(l, LANE_OP_load, LANE_SPACE_SURFACE, 4, address, 4 * (i->immediate + step * dwords));
        op->mem.surface = CAY_SURFACE_SCATTER;
        op->mem.addr_shift = 2;
        op->mem.comp_mask = (uint8_t)((1u << dwords) - 1);
        op->dst = data(l);
        select_elements(l, i, step, dwords);
    }
}

void
cay_lower_memory_read(struct cay_lower *l, const struct cay_fetch *i)
{
    if (!supported(l, i))
        return;
    if (i->op == CAY_FETCH_MEM_RD_SCRATCH)
        scratch(l, i);
    else
        scatter(l, i);
}
