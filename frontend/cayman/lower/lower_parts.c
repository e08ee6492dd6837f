/* SPDX-License-Identifier: MIT */
/*
 * Wavefronts in parts. The 64 lanes of a wavefront need 8 registers of AVX2 for each value, and code for all
 * of them. In a kernel without local memory, and without instructions that look at other lanes or at the
 * wavefront, work-items share nothing but global memory, in which OpenCL 1.2 (section 3.3.1) lets them see
 * each other behind barriers and through atomics only. So threads of 16 lanes give the same results
 * (emu_kernel_part).
 */
#include "emu/error.h"
#include "emu/kernel.h"
#include "frontend/program.h"
#include "lower.h"

/* Of the wavefront, or of memory that is laid out by its lanes. */
static bool
sees_wavefront(const struct cay_lower *l)
{
    return l->uses_area || l->uses_clause_global || l->uses_clock || l->uses_wave || l->uses_lane_masks ||
           l->uses_lane_numbers || l->uses_shared || l->uses_cf_index || l->uses_late_cells || l->uses_wait ||
           l->uses_item || l->uses_texture_state || l->has_kill || l->queue_slots || l->scratch_bytes;
}

/* A vector, or a value of the wavefront: not one lane's. */
static bool
can_part_operand(const struct cay_lower *l, const struct lane_operand *o)
{
    if (o->kind == LANE_NONE || o->kind == LANE_IMM)
        return true;
    return o->width == CAY_LANES || (o->width == 1 && o->base >= l->scalars);
}

static bool
can_part_operands(const struct cay_lower *l, const struct lane_op *op)
{
    return can_part_operand(l, &op->dst) && can_part_operand(l, &op->src[0]) &&
           can_part_operand(l, &op->src[1]) && can_part_operand(l, &op->src[2]);
}

static bool
can_part_message(const struct lane_mem *m)
{
    return !m->linear && m->space != LANE_SPACE_LOCAL && m->space != LANE_SPACE_SCRATCH;
}

/* Ops for all lanes, and those on one value of the wavefront. */
static bool
can_part_lanes(const struct lane_op *op)
{
    const bool is_scalar = op->lanes == 1 && (op->flags & LANE_NOMASK) && op->pred == LANE_PRED_NONE;
    return !op->chan && op->pred <= LANE_PRED_NORMAL && (op->lanes == CAY_LANES || is_scalar);
}

static bool
can_part_op(const struct cay_lower *l, const struct lane_op *op)
{
    switch (lane_code_family(op->code)) {
    case LANE_ALU:
    case LANE_MATH:
        return can_part_lanes(op) && can_part_operands(l, op);
    case LANE_MEM:
        return op->code == LANE_OP_fence || (op->code != LANE_OP_clock && can_part_lanes(op) &&
                                             can_part_message(&op->mem) && can_part_operands(l, op));
    case LANE_MASK:
        return true;
    case LANE_CTRL:
        return !lane_code_is(op->code, LANE_PREDICATED) || op->lanes == CAY_LANES;
    case LANE_IMAGE:
        break;
    }
    return false;
}

static bool
is_vectors(const struct cay_lower *l, uint32_t rf)
{
    return l->gpr <= rf && rf < l->scalars;
}

/* A window of vectors, which an index counts in registers, or of scalars. */
static bool
can_part_window(const struct cay_lower *l, const struct lane_indirect *w)
{
    if (w->per_row)
        return false;
    if (!is_vectors(l, w->lo))
        return true;
    return w->scale % CAY_VECTOR == 0 && (w->lo - l->gpr) % CAY_VECTOR == 0 &&
           (w->hi - l->gpr) % CAY_VECTOR == 0 && w->hi <= l->scalars;
}

static bool
can_part(const struct cay_lower *l, const struct fe_kernel *kernel)
{
    bool can = l->bindings->stage == CAY_STAGE_COMPUTE && !kernel->local_bytes && !sees_wavefront(l) &&
               (l->scalars - l->gpr) % CAY_VECTOR == 0;
    for (uint32_t k = 0; can && k < l->lane->indirect_count; k++)
        can = can_part_window(l, &l->lane->indirects[k]);
    for (uint32_t k = 0; can && k < l->lane->op_count; k++)
        can = can_part_op(l, &l->lane->ops[k]);
    return can;
}

void
cay_allow_parts(const struct cay_lower *l, struct fe_kernel *kernel)
{
    if (!can_part(l, kernel))
        return;
    kernel->emu.part_lanes = CAY_PART;
    kernel->emu.vectors_rf = l->gpr;
    kernel->emu.vectors_end = l->scalars;
}

int
cay_part(struct fe_kernel *kernel, struct emu_error *error)
{
    struct emu_kernel part;
    if (!kernel->emu.part_lanes)
        return 0;
    if (emu_kernel_part(&kernel->emu, &part))
        return emu_fail(error, EMU_NO_MEMORY, "out of memory");
    lane_program_free(kernel->emu.program);
    kernel->emu = part;
    kernel->registers_bytes /= CAY_LANES / CAY_PART;
    return 0;
}
