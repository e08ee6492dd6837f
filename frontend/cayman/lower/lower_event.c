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
 * Global wave sync: all wavefronts of the launch are resident (emu_kernel.wait_rf). One of them runs at a
 * time, until it waits or ends, so nothing comes between reading a resource and writing it. A wavefront that
 * waits stops, and looks again when its turn comes. BARRIER: whoever finds as many waiting as it asks for,
 * itself included, opens the barrier.
 */
#include <assert.h>

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

bool
cay_gws_waits(const struct cay_gws *g)
{
    return g->opcode == GWS_SEMA_P || g->opcode == GWS_BARRIER;
}

static bool
supported(struct cay_lower *l, const struct cay_cf *cf)
{
    const char *name = cay_cf_rows[cf->op].name;
    const struct cay_gws *g = &cf->gws;
    if (g->value_index_mode == 3 || g->resource_index_mode == 3)
        cay_refuse(l, name, "an index made of both index registers");
    else if (!cay_is_bound(l->bindings, CAY_SURFACE_GWS))
        cay_refuse(l, name, "its resources are not bound");
    return !l->failed;
}

enum { RESOURCES = 32, VALUES = 0, WAITING = 4 * RESOURCES, OPENED = 8 * RESOURCES };

/* Never taken. It uses the value behind the barrier, so that engines keep it in the register file there. */
static void
trap_unless(struct cay_lower *l, enum lane_code taken, uint32_t rf, uint32_t value)
{
    cay_emit_scalar_test(l, LANE_OP_cmp, LANE_COND_EQ, cay_none, cay_scalar(rf, LANE_D),
                         cay_imm(LANE_D, value));
    const uint32_t skip = cay_emit_skip(l, taken, CAY_CELL_COUNTER);
    cay_emit_trap(l, EMU_FAULT_DEADLOCK);
    cay_bind_here(l, skip);
}

void
cay_after_barrier(struct cay_lower *l)
{
    if (l->uses_wait)
        trap_unless(l, LANE_OP_brnz, l->wait, 0);
}

/* Gives way to the launch's other wavefronts. */
static void
give_way(struct cay_lower *l)
{
    const struct lane_operand waits = cay_scalar(l->wait, LANE_UD);
    assert(l->wait);
    cay_emit_scalar(l, LANE_OP_mov, LANE_UD, waits, cay_imm(LANE_UD, 1), cay_none, cay_none);
    cay_emit(l, LANE_OP_barrier);
    trap_unless(l, LANE_OP_brnz, l->wait, 1);
    trap_unless(l, LANE_OP_brz, l->wait + 4, UINT32_MAX);
    cay_emit_scalar(l, LANE_OP_mov, LANE_UD, waits, cay_imm(LANE_UD, 0), cay_none, cay_none);
    l->has_barrier = true;
}

static void
end_wait(struct cay_lower *l)
{
    const struct lane_operand ended = cay_scalar(l->wait + 4, LANE_UD);
    cay_emit_scalar(l, LANE_OP_add, LANE_UD, ended, ended, cay_imm(LANE_UD, 1), cay_none);
}

/* A message to the resource whose number is in temporary 0. part: VALUES, WAITING, OPENED */
static struct lane_op *
resource(struct cay_lower *l, enum lane_code code, uint32_t part, struct lane_operand value)
{
    struct lane_op *op = message(l, code, CAY_SURFACE_GWS, temporary(l, 0), part, value);
    op->mem.addr_shift = 2;
    return op;
}

/* A branch taken if a < b. */
static uint32_t
skip_if_less(struct cay_lower *l, enum lane_type type, struct lane_operand a, struct lane_operand b)
{
    struct lane_op *op = cay_emit_scalar_test(l, LANE_OP_cmp, LANE_COND_LT, cay_none, a, b);
    op->type = (uint8_t)type;
    return cay_emit_skip(l, LANE_OP_brnz, CAY_CELL_COUNTER);
}

/* Waits until the value is positive, then takes one. */
static void
semaphore_p(struct cay_lower *l)
{
    const struct lane_operand value = temporary(l, 1);
    const uint32_t again = l->lane->op_count;
    resource(l, LANE_OP_load, VALUES, cay_none)->dst = value;
    const uint32_t positive = skip_if_less(l, LANE_D, cay_imm(LANE_D, 0), cay_scalar(value.base, LANE_D));
    give_way(l);
    cay_emit(l, LANE_OP_br)->ctrl.target = again;
    cay_bind_here(l, positive);
    end_wait(l);
    cay_emit_scalar(l, LANE_OP_add, LANE_D, value, value, cay_imm(LANE_D, UINT32_MAX), cay_none);
    resource(l, LANE_OP_store, VALUES, value);
}

/* Waits until the barrier has opened once more than it had before. */
static void
wait_until_open(struct cay_lower *l)
{
    const struct lane_operand before = temporary(l, 3), now = temporary(l, 4);
    resource(l, LANE_OP_load, OPENED, cay_none)->dst = before;
    const uint32_t again = l->lane->op_count;
    give_way(l);
    resource(l, LANE_OP_load, OPENED, cay_none)->dst = now;
    cay_emit_scalar_test(l, LANE_OP_cmp, LANE_COND_EQ, cay_none, cay_scalar(now.base, LANE_D),
                         cay_scalar(before.base, LANE_D));
    const uint32_t opened = cay_emit_skip(l, LANE_OP_brz, CAY_CELL_COUNTER);
    cay_emit(l, LANE_OP_br)->ctrl.target = again;
    cay_bind_here(l, opened);
    end_wait(l);
}

/* Temporary 1: how many wavefronts the barrier is for. */
static void
barrier(struct cay_lower *l)
{
    const struct lane_operand others = temporary(l, 2), value = temporary(l, 1), one = temporary(l, 3);
    cay_emit_scalar(l, LANE_OP_mov, LANE_UD, one, cay_imm(LANE_UD, 1), cay_none, cay_none);
    struct lane_op *op = resource(l, LANE_OP_atomic, WAITING, one);
    op->mem.atomic = LANE_ATOMIC_ADD;
    op->dst = others;
    cay_emit_scalar(l, LANE_OP_add, LANE_UD, others, others, cay_imm(LANE_UD, 1), cay_none);
    const uint32_t waits = skip_if_less(l, LANE_UD, others, value);
    resource(l, LANE_OP_atomic, OPENED, one)->mem.atomic = LANE_ATOMIC_ADD;
    cay_emit_scalar(l, LANE_OP_mov, LANE_UD, one, cay_imm(LANE_UD, 0), cay_none, cay_none);
    resource(l, LANE_OP_store, WAITING, one);
    const uint32_t open = l->lane->op_count;
    cay_emit(l, LANE_OP_br);
    cay_bind_here(l, waits);
    wait_until_open(l);
    cay_bind_here(l, open);
}

/* A resource has ten bits: 0 to 1023, or with SIGN -512 to 511. */
static void
initialise(struct cay_lower *l, bool is_signed, struct lane_operand value)
{
    const struct lane_operand ten = cay_imm(LANE_UD, 10), first = cay_imm(LANE_UD, 0);
    const enum lane_type type = is_signed ? LANE_D : LANE_UD;
    cay_emit_scalar(l, LANE_OP_bfe, type, cay_scalar(value.base, type), ten, first, value);
    resource(l, LANE_OP_store, VALUES, value);
}

void
cay_lower_gws(struct cay_lower *l, const struct cay_cf *cf)
{
    const struct cay_gws *g = &cf->gws;
    if (!supported(l, cf))
        return;
    const struct lane_operand at = temporary(l, 0), value = temporary(l, 1);
    cay_emit_scalar(l, LANE_OP_add, LANE_UD, at, number(l, g->resource_index_mode, 0),
                    cay_imm(LANE_UD, g->resource), cay_none);
    cay_emit_scalar(l, LANE_OP_and, LANE_UD, at, at, cay_imm(LANE_UD, RESOURCES - 1), cay_none);
    cay_emit_scalar(l, LANE_OP_mov, LANE_UD, value, number(l, g->value_index_mode, g->value), cay_none,
                    cay_none);
    switch (g->opcode) {
    case GWS_BARRIER:
        barrier(l);
        break;
    case GWS_SEMA_P:
        semaphore_p(l);
        break;
    case GWS_SEMA_V:
        cay_emit_scalar(l, LANE_OP_mov, LANE_UD, value, cay_imm(LANE_UD, 1), cay_none, cay_none);
        resource(l, LANE_OP_atomic, VALUES, value)->mem.atomic = LANE_ATOMIC_ADD;
        break;
    default:
        initialise(l, g->is_signed, value);
        break;
    }
}
