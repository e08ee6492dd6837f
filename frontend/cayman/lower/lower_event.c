/* SPDX-License-Identifier: MIT */
/*
 * Signals to the hardware around the program, "HD 6900 Series ISA" sections 3.5, 3.8, 8.1. A described launch
 * gets a record of each: dword 0 of its buffer counts them, and from byte 16 on follow four dwords each,
 *
 *   {1 EMIT_VERTEX, 2 CUT_VERTEX, 3 EMIT_CUT_VERTEX | stream << 8, execution mask, low and high}
 *   {4 INTERRUPT, 5 INTERRUPT_AND_SLEEP, CF_IDX0, CF_IDX1}
 *
 * After INTERRUPT_AND_SLEEP only the host could wake the wavefront, so it ends with a fault, as HALT does.
 *
 * Global wave sync: the launch's buffer has a resource's value in each dword. SEMA_P and BARRIER wait for
 * other wavefronts, which must be resident together. The engines run a work-group to its end before the
 * worker takes another one: as many work-groups are resident as there are workers, which may be one. So waits
 * are executed in launches of one work-group, whose wavefronts are all resident, and refused in others. There
 * BARRIER is the work-group's barrier, and a wavefront that SEMA_P holds up stops at that barrier, where the
 * others pass it by ending or by waiting too. A program that needs real barriers beside semaphores is
 * refused.
 */
#include "lower.h"

enum { KIND_EMIT = 1, KIND_CUT, KIND_EMIT_CUT, KIND_INTERRUPT, KIND_SLEEP, FIRST_RECORD = 16 };
enum gws_opcode { GWS_SEMA_V, GWS_SEMA_P, GWS_BARRIER, GWS_INIT };

static struct lane_operand
temporary(const struct cay_lower *l, unsigned n)
{
    return cay_scalar(cay_temp_rf(l, CAY_TEMP_DATA) + 4 * n, LANE_UD);
}

/* A message of one dword for the wavefront. */
static struct lane_op *
message(struct cay_lower *l, enum lane_code code, unsigned surface, struct lane_operand address,
        uint32_t offset, struct lane_operand value)
{
    struct lane_op *op = cay_emit_mem(l, code, LANE_SPACE_SURFACE, 4, address, offset);
    op->lanes = 1;
    op->flags = LANE_NOMASK;
    op->mem.surface = (uint16_t)surface;
    op->mem.comp_stride = 4;
    op->src[1] = value;
    return op;
}

static void
record(struct cay_lower *l, const struct cay_cf *cf, uint32_t kind, struct lane_operand second,
       struct lane_operand third)
{
    const struct lane_operand number = temporary(l, 0), words[] = {cay_imm(LANE_UD, kind), second, third};
    if (!cay_is_bound(l->bindings, CAY_SURFACE_EVENTS)) {
        cay_refuse(l, cay_cf_rows[cf->op].name, "nobody receives it");
        return;
    }
    struct lane_op *op =
        message(l, LANE_OP_atomic, CAY_SURFACE_EVENTS, cay_imm(LANE_UD, 0), 0, cay_imm(LANE_UD, 1));
    op->mem.atomic = LANE_ATOMIC_ADD;
    op->dst = number;
    for (unsigned k = 0; k < 3; k++) {
        cay_emit_scalar(l, LANE_OP_mov, LANE_UD, temporary(l, 1), words[k], cay_none, cay_none);
        op = message(l, LANE_OP_store, CAY_SURFACE_EVENTS, number, FIRST_RECORD + 4 * k, temporary(l, 1));
        op->mem.addr_shift = 4;
    }
}

void
cay_lower_vertex(struct cay_lower *l, const struct cay_cf *cf)
{
    const uint32_t kind = cf->op == CAY_CF_EMIT_VERTEX  ? KIND_EMIT
                          : cf->op == CAY_CF_CUT_VERTEX ? KIND_CUT
                                                        : KIND_EMIT_CUT;
    record(l, cf, kind | (cf->count & 3) << 8, cay_scalar(CAY_CELL_EXEC, LANE_UD),
           cay_scalar(CAY_CELL_EXEC + 4, LANE_UD));
}

void
cay_lower_interrupt(struct cay_lower *l, const struct cay_cf *cf)
{
    const bool sleeps = cf->op == CAY_CF_INTERRUPT_AND_SLEEP;
    record(l, cf, sleeps ? KIND_SLEEP : KIND_INTERRUPT, cay_scalar(l->cf_index, LANE_UD),
           cay_scalar(l->cf_index + 4, LANE_UD));
    if (sleeps)
        cay_emit_trap(l, EMU_FAULT_HALT);
}

/* An index register, or a number. */
static struct lane_operand
number(const struct cay_lower *l, unsigned mode, uint32_t value)
{
    return mode ? cay_scalar(l->cf_index + 4 * (mode - 1), LANE_UD) : cay_imm(LANE_UD, value);
}

static bool
can_wait(struct cay_lower *l, const struct cay_gws *g, const char *name)
{
    const uint32_t waves = l->bindings->waves;
    if (!waves)
        cay_refuse(l, name, "%s waits for wavefronts of other work-groups, which may not be resident",
                   g->opcode == GWS_SEMA_P ? "SEMA_P" : "BARRIER");
    else if (g->opcode == GWS_BARRIER && (g->value_index_mode || g->value != waves))
        cay_refuse(l, name, "BARRIER waits for another number of wavefronts than the launch's %u", waves);
    else if (g->opcode == GWS_SEMA_P && l->uses_barrier)
        cay_refuse(l, name, "SEMA_P in a program with barriers");
    return !l->failed;
}

static bool
supported(struct cay_lower *l, const struct cay_cf *cf)
{
    const char *name = cay_cf_rows[cf->op].name;
    const struct cay_gws *g = &cf->gws;
    if (g->opcode == GWS_SEMA_P || g->opcode == GWS_BARRIER)
        can_wait(l, g, name);
    if (g->value_index_mode == 3 || g->resource_index_mode == 3)
        cay_refuse(l, name, "an index made of both index registers");
    else if (g->opcode != GWS_BARRIER && !cay_is_bound(l->bindings, CAY_SURFACE_GWS))
        cay_refuse(l, name, "its resources are not bound");
    return !l->failed;
}

static void
barrier(struct cay_lower *l)
{
    cay_emit(l, LANE_OP_barrier);
    l->has_barrier = true;
}

/* A message to the resource whose number is in temporary 0. */
static struct lane_op *
resource(struct cay_lower *l, const struct cay_gws *g, enum lane_code code, struct lane_operand value)
{
    struct lane_op *op = message(l, code, CAY_SURFACE_GWS, temporary(l, 0), 4u * g->resource, value);
    op->mem.addr_shift = 2;
    return op;
}

/* Waits until the value is positive, then takes one. The wavefronts of a work-group run in turn, so nothing
 * comes between reading and writing. */
static void
semaphore_p(struct cay_lower *l, const struct cay_gws *g)
{
    const struct lane_operand value = temporary(l, 1);
    const uint32_t again = l->lane->op_count;
    resource(l, g, LANE_OP_load, cay_none)->dst = value;
    cay_emit_scalar_test(l, LANE_OP_cmp, LANE_COND_GT, cay_none, cay_scalar(value.base, LANE_D),
                         cay_imm(LANE_D, 0));
    const uint32_t positive = cay_emit_skip(l, LANE_OP_brnz, CAY_CELL_COUNTER);
    barrier(l);
    cay_emit(l, LANE_OP_br)->ctrl.target = again;
    cay_bind_here(l, positive);
    cay_emit_scalar(l, LANE_OP_add, LANE_D, value, value, cay_imm(LANE_D, UINT32_MAX), cay_none);
    resource(l, g, LANE_OP_store, value);
}

void
cay_lower_gws(struct cay_lower *l, const struct cay_cf *cf)
{
    const struct cay_gws *g = &cf->gws;
    if (!supported(l, cf))
        return;
    const struct lane_operand at = temporary(l, 0), value = temporary(l, 1);
    cay_emit_scalar(l, LANE_OP_mov, LANE_UD, at, number(l, g->resource_index_mode, 0), cay_none, cay_none);
    cay_emit_scalar(l, LANE_OP_and, LANE_UD, at, at, cay_imm(LANE_UD, 31), cay_none);
    cay_emit_scalar(l, LANE_OP_mov, LANE_UD, value, number(l, g->value_index_mode, g->value), cay_none,
                    cay_none);
    switch (g->opcode) {
    case GWS_BARRIER:
        barrier(l);
        break;
    case GWS_SEMA_P:
        semaphore_p(l, g);
        break;
    case GWS_SEMA_V:
        cay_emit_scalar(l, LANE_OP_mov, LANE_UD, value, cay_imm(LANE_UD, 1), cay_none, cay_none);
        resource(l, g, LANE_OP_atomic, value)->mem.atomic = LANE_ATOMIC_ADD;
        break;
    default:
        resource(l, g, LANE_OP_store, value);
        break;
    }
}
