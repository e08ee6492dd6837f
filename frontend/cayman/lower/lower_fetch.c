/* SPDX-License-Identifier: MIT */
/* Fetch clauses: what their instructions have in common, "HD 6900 Series ISA" sections 9.3 to 9.5. */
#include "lower_fetch.h"

#include <assert.h>

void
cay_fetch_move(struct cay_lower *l, uint32_t to, struct lane_operand from)
{
    cay_emit_alu(l, LANE_OP_mov, LANE_UD, cay_vector(to, LANE_UD), from, cay_none, cay_none);
}

/* --- registers relative to aL --- */

static struct lane_operand
looped_gpr(struct cay_lower *l, unsigned gpr, unsigned chan)
{
    struct lane_operand o = cay_vector(cay_gpr_rf(l, gpr, chan), LANE_UD);
    if (!l->loop_window) {
        const struct lane_indirect window = {.addr = l->loop_index,
                                             .scale = CAY_GPR,
                                             .lo = l->gpr,
                                             .hi = l->gpr + CAY_GPR * l->gpr_count,
                                             .index_type = LANE_D};
        l->loop_window = lane_program_add_indirect(l->lane, &window) + 1;
        if (!l->loop_window)
            cay_no_memory(l);
    }
    o.kind = LANE_INDIRECT;
    o.indirect = l->loop_window - 1;
    return o;
}

struct lane_operand
cay_fetch_source(struct cay_lower *l, unsigned gpr, bool rel, unsigned chan, unsigned temp)
{
    if (!rel)
        return cay_vector(cay_gpr_rf(l, gpr, chan), LANE_UD);
    const uint32_t to = cay_temp_rf(l, temp);
    cay_fetch_move(l, to, looped_gpr(l, gpr, chan));
    return cay_vector(to, LANE_UD);
}

struct lane_operand
cay_fetch_target(struct cay_lower *l, unsigned gpr, bool rel, unsigned chan)
{
    return rel ? looped_gpr(l, gpr, chan) : cay_vector(cay_gpr_rf(l, gpr, chan), LANE_UD);
}

struct lane_operand
cay_fetch_index(const struct cay_lower *l, unsigned index_mode)
{
    assert(index_mode == 1 || index_mode == 2);
    return cay_scalar(l->cf_index + 4u * (index_mode - 1), LANE_D);
}

/* --- results --- */

static void
deliver_to_local(struct cay_lower *l, const struct cay_fetch *i)
{
    const struct lane_operand address =
        cay_fetch_source(l, i->src_gpr, i->src_rel, i->src_sel[1], CAY_TEMP_WORK);
    uint32_t offset = 0;
    for (unsigned c = 0; c < 4; c++) {
        if (i->dst_sel[c] == CAY_DST_SEL_MASK)
            continue;
        struct lane_op *op = cay_emit_mem(l, LANE_OP_store, LANE_SPACE_LOCAL, 4, address, offset);
        op->src[1] = cay_vector(cay_temp_rf(l, CAY_TEMP_RESULT + c), LANE_UD);
        offset += 4;
    }
}

void
cay_fetch_deliver(struct cay_lower *l, const struct cay_fetch *i, unsigned gpr)
{
    const bool relative = i->dst_rel && i->op != CAY_FETCH_SEMANTIC;
    if (i->lds_req) {
        deliver_to_local(l, i);
        return;
    }
    for (unsigned c = 0; c < 4; c++) {
        if (i->dst_sel[c] == CAY_DST_SEL_MASK)
            continue;
        cay_emit_alu(l, LANE_OP_mov, LANE_UD, cay_fetch_target(l, gpr, relative, c),
                     cay_vector(cay_temp_rf(l, CAY_TEMP_RESULT + c), LANE_UD), cay_none, cay_none);
    }
}

/* --- what a program uses --- */

static void
use_gpr(struct cay_lower *l, unsigned gpr)
{
    if (gpr < CAY_GPRS && l->gpr_count <= gpr)
        l->gpr_count = gpr + 1;
}

void
cay_scan_fetch(struct cay_lower *l, const struct cay_fetch *i)
{
    const enum cay_format format = cay_fetch_rows[i->op].format;
    const bool semantic = i->op == CAY_FETCH_SEMANTIC;
    if (format == CAY_FORMAT_MEM_GDS)
        return;
    if (semantic && l->bindings->semantics)
        use_gpr(l, l->bindings->semantics[i->dst_gpr | (unsigned)i->dst_rel << 7]);
    if (i->src_rel || (i->dst_rel && !semantic))
        l->relative = l->uses_loop_index = true;
    l->uses_cf_index |= i->index_mode || i->sampler_index_mode;
    if (format == CAY_FORMAT_TEX)
        cay_scan_tex(l, i);
    l->uses_fetch_temps |= format != CAY_FORMAT_VTX || !cay_vtx_is_plain(l, i);
}

/* --- clauses --- */

/* FETCH_WHOLE_QUAD: the other lanes of the quads fetch and get results too (lower_cond.c). */
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
    static cay_fetch_fn *const actions[] = {
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
