/* SPDX-License-Identifier: MIT */
/*
 * GDS clauses, "HD 6900 Series ISA" sections 8.5 and 9.6: the operations of cay_lds.def on memory that all
 * work-groups share, and writes of tessellation factors.
 *
 * Addresses are bytes, as in the local data share; Mesa's r600 driver multiplies a counter's number by 4 on
 * Cayman. The second field that the manual calls SRC_GPR is described as a dword offset; it is taken as one,
 * since Mesa leaves it 0 where no register is meant.
 *
 * With ALLOC_CONSUME the address is that of counter UAV_ID. With BCAST_FIRST_REQ the first active lane alone
 * is served, and all lanes get its result, active or not.
 */
#include <assert.h>

#include "lower_ds.h"
#include "lower_export.h"

enum { ORDERED_COUNT = 4 * 16, SEL_0 = 4, SEL_1 = 5 };

static const char *
name_of(const struct cay_fetch *i)
{
    return i->op == CAY_FETCH_MEM_GDS ? cay_lds_rows[i->gds_op].name : cay_fetch_rows[i->op].name;
}

static struct lane_operand
source(struct cay_lower *l, const struct cay_fetch *i, unsigned n)
{
    const unsigned sel = i->src_sel[n];
    if (sel >= SEL_0)
        return cay_imm(LANE_UD, sel == SEL_1 ? 0x3f800000 : 0);
    if (i->src_rel_mode == CAY_REL_NONE)
        return cay_vector(cay_gpr_rf(l, i->src_gpr, sel), LANE_UD);
    const struct lane_operand to = cay_vector(cay_temp_rf(l, CAY_TEMP_SOURCE + n), LANE_UD);
    if (i->src_rel_mode == CAY_REL_GLOBAL) {
        cay_read_shared(l, name_of(i), i->src_gpr, sel, false, to);
        return to;
    }
    const struct lane_operand from = cay_loop_relative(l, i->src_gpr, sel);
    cay_emit_alu(l, LANE_OP_mov, LANE_UD, to, from, cay_none, cay_none);
    return to;
}

/* Of the operands that an operation has; Mesa's r600 driver selects 7 for the others. */
static bool
selects(const struct cay_fetch *i, unsigned sources)
{
    for (unsigned n = 0; n < sources; n++)
        if (i->src_sel[n] > SEL_1)
            return false;
    return true;
}

static bool
supported(struct cay_lower *l, const struct cay_fetch *i, unsigned surface, unsigned sources)
{
    const char *const name = name_of(i);
    if (i->index_mode == 3 || i->src_rel_mode > CAY_REL_GLOBAL || i->dst_rel_mode > CAY_REL_GLOBAL ||
        !selects(i, sources))
        cay_refuse(l, name, "a reserved selection");
    else if (!cay_is_bound(l->bindings, surface))
        cay_refuse(l, name, "its memory is not bound");
    return !l->failed;
}

void
cay_lower_tf_write(struct cay_lower *l, const struct cay_fetch *i)
{
    if (!supported(l, i, CAY_SURFACE_TF, 2))
        return;
    struct lane_op *op = cay_emit_mem(l, LANE_OP_store, LANE_SPACE_SURFACE, 4, source(l, i, 0), 0);
    op->mem.surface = CAY_SURFACE_TF;
    op->src[1] = source(l, i, 1);
}

/* A scalar dword of the temporaries. */
static struct lane_operand
scalar(const struct cay_lower *l, unsigned n)
{
    return cay_scalar(cay_temp_rf(l, CAY_TEMP_ADDRESS) + 4 * n, LANE_UD);
}

/* The number of the first active lane, in scalar(0); some number of 32 or more if none is. */
static struct lane_operand
first_lane(struct cay_lower *l)
{
    const struct lane_operand first = scalar(l, 0), high = scalar(l, 1);
    cay_emit_scalar(l, LANE_OP_fbl, LANE_UD, high, cay_scalar(CAY_CELL_EXEC + 4, LANE_UD), cay_none,
                    cay_none);
    cay_emit_scalar(l, LANE_OP_add, LANE_UD, high, high, cay_imm(LANE_UD, 32), cay_none);
    cay_emit_scalar(l, LANE_OP_fbl, LANE_UD, first, cay_scalar(CAY_CELL_EXEC, LANE_UD), cay_none, cay_none);
    /* none: all ones */
    cay_emit_scalar(l, LANE_OP_min, LANE_UD, first, first, high, cay_none);
    return first;
}

/* CAY_CELL_TEMP = the first active lane */
static void
select_first(struct cay_lower *l)
{
    struct lane_op *op =
        cay_emit_alu(l, LANE_OP_cmp, LANE_UD, cay_none, cay_lane_numbers(l), first_lane(l), cay_none);
    op->cond = LANE_COND_EQ;
    op->write_flag = true;
    op->cond_cell = CAY_CELL_TEMP;
}

/* All lanes get what the first active one has. */
static void
broadcast(struct cay_lower *l, uint32_t rf)
{
    const struct lane_indirect window = {
        .addr = scalar(l, 0).base, .scale = 4, .lo = rf, .hi = rf + CAY_VECTOR, .index_type = LANE_D};
    struct lane_operand from = cay_scalar(rf, LANE_UD);
    from.indirect = lane_program_add_indirect(l->lane, &window);
    from.kind = LANE_INDIRECT;
    if (from.indirect == UINT32_MAX)
        cay_no_memory(l);
    cay_emit_alu(l, LANE_OP_mov, LANE_UD, cay_vector(rf, LANE_UD), from, cay_none, cay_none)->flags =
        LANE_NOMASK;
}

/* Where a counter is, as a dword operand. */
static struct lane_operand
counter(struct cay_lower *l, const struct cay_fetch *i)
{
    if (!i->index_mode)
        return cay_imm(LANE_UD, 4u * i->uav);
    const struct lane_operand at = cay_scalar(l->cf_index + 8, LANE_D);
    const struct lane_operand index = cay_scalar(l->cf_index + 4u * (i->index_mode - 1u), LANE_D);
    cay_emit_scalar(l, LANE_OP_mad, LANE_D, at, index, cay_imm(LANE_D, 4), cay_imm(LANE_D, 4u * i->uav));
    return cay_scalar(l->cf_index + 8, LANE_UD);
}

/* The address and the surface of an operation. */
static bool
choose(struct cay_lower *l, const struct cay_fetch *i, struct cay_ds *d)
{
    const bool is_ordered = cay_lds_rows[i->gds_op].action == CAY_LDS_DO_ORDERED;
    const bool counts = i->alloc_consume || is_ordered;
    d->surface = counts ? CAY_SURFACE_COUNTERS : CAY_SURFACE_GDS;
    if (!supported(l, i, d->surface, cay_lds_rows[i->gds_op].sources))
        return false;
    if (is_ordered && !i->bcast_first) {
        cay_refuse(l, name_of(i), "without BCAST_FIRST_REQ");
        return false;
    }
    for (unsigned n = 0; n < cay_lds_rows[i->gds_op].sources; n++)
        d->source[n] = source(l, i, n);
    if (is_ordered) {
        const struct lane_operand low = cay_vector(cay_temp_rf(l, CAY_TEMP_DATA + 2), LANE_UD);
        cay_emit_alu(l, LANE_OP_and, LANE_UD, low, d->source[0], cay_imm(LANE_UD, 127), cay_none);
        d->source[1] = low;
        d->source[0] = cay_imm(LANE_UD, ORDERED_COUNT);
    } else if (i->alloc_consume) {
        d->source[0] = counter(l, i);
    }
    return true;
}

static struct lane_op *
move_to(struct cay_lower *l, const struct cay_fetch *i, unsigned chan, struct lane_operand from)
{
    if (i->dst_rel_mode == CAY_REL_GLOBAL)
        return cay_write_shared(l, name_of(i), i->dst_gpr, chan, false, from);
    const struct lane_operand to = i->dst_rel_mode ? cay_loop_relative(l, i->dst_gpr, chan)
                                                   : cay_vector(cay_gpr_rf(l, i->dst_gpr, chan), LANE_UD);
    return cay_emit_alu(l, LANE_OP_mov, LANE_UD, to, from, cay_none, cay_none);
}

/* DST_SEL: from the values returned, 0 or 1, or left alone. */
static void
give_back(struct cay_lower *l, const struct cay_fetch *i, const struct cay_ds *d)
{
    const unsigned count = cay_lds_rows[i->gds_op].queues;
    for (unsigned c = 0; c < 4; c++) {
        const unsigned sel = i->dst_sel[c];
        if (sel == CAY_DST_SEL_MASK)
            continue;
        const struct lane_operand from =
            sel < count ? d->to[sel] : cay_imm(LANE_UD, sel == CAY_DST_SEL_1 ? 0x3f800000 : 0);
        struct lane_op *op = move_to(l, i, c, from);
        if (i->bcast_first)
            op->flags = LANE_NOMASK;
    }
}

void
cay_lower_gds(struct cay_lower *l, const struct cay_fetch *i)
{
    assert(i->gds_op < CAY_LDS_COUNT);
    const struct cay_lds_row *row = &cay_lds_rows[i->gds_op];
    struct cay_ds d = {.op = i->gds_op, .space = LANE_SPACE_SURFACE, .idx_offset = i->gds_offset};
    if (!choose(l, i, &d))
        return;
    for (unsigned q = 0; q < row->queues; q++)
        d.to[q] = cay_vector(cay_temp_rf(l, CAY_TEMP_DATA + q), LANE_UD);
    if (i->bcast_first) {
        select_first(l);
        d.lanes_cell = CAY_CELL_TEMP;
    }
    cay_lower_ds(l, &d);
    for (unsigned q = 0; q < row->queues && i->bcast_first; q++)
        broadcast(l, d.to[q].base);
    if (row->queues)
        give_back(l, i, &d);
}
