/* SPDX-License-Identifier: MIT */
/* Appending lane ops. */
#include <string.h>

#include "cayman/decode/cay_decode.h"
#include "lower.h"

struct lane_op *
cay_emit(struct cay_lower *l, enum lane_code code)
{
    struct lane_op *op = l->failed ? &l->sink : lane_program_append(l->lane);
    if (!op) {
        cay_no_memory(l);
        op = &l->sink;
    }
    memset(op, 0, sizeof *op);
    op->code = (uint16_t)code;
    op->inst = l->inst;
    return op;
}

/* PRED_SEL, "HD 6900 Series ISA" section 4.10: lanes are chosen by their predicate bit. */
static void
predicate(const struct cay_lower *l, struct lane_op *op)
{
    if (l->pred_sel == CAY_PRED_SEL_OFF)
        return;
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = CAY_CELL_PRED;
    if (l->pred_sel == CAY_PRED_SEL_ZERO)
        op->flags |= LANE_PRED_INV;
}

struct lane_op *
cay_emit_lanes(struct cay_lower *l, enum lane_code code, enum lane_type type, unsigned first, unsigned lanes,
               struct lane_operand dst, const struct lane_operand src[3])
{
    struct lane_op made = {.code = (uint16_t)code,
                           .type = (uint8_t)type,
                           .lanes = (uint8_t)lanes,
                           .chan = (uint8_t)first,
                           .dst = dst,
                           .src = {src[0], src[1], src[2]}};
    if (l->keeps_flags)
        cay_flags_of(l, &made);
    struct lane_op *op = cay_emit(l, code);
    made.inst = op->inst;
    *op = made;
    predicate(l, op);
    return op;
}

struct lane_op *
cay_emit_alu(struct cay_lower *l, enum lane_code code, enum lane_type type, struct lane_operand dst,
             struct lane_operand a, struct lane_operand b, struct lane_operand c)
{
    return cay_emit_lanes(l, code, type, 0, CAY_LANES, dst, (const struct lane_operand[3]){a, b, c});
}

void
cay_emit_mask(struct cay_lower *l, enum lane_code code, uint32_t d, uint32_t a, uint32_t b)
{
    struct lane_op *op = cay_emit(l, code);
    op->ctrl.cell[0] = d;
    op->ctrl.cell[1] = a;
    op->ctrl.cell[2] = b;
}

void
cay_emit_branch(struct cay_lower *l, enum lane_code code, uint32_t cell, uint32_t place)
{
    struct cay_fix *fix = cay_grow(&l->fixes, &l->fix_count, &l->fix_room, sizeof *fix);
    if (!fix) {
        cay_no_memory(l);
        return;
    }
    *fix = (struct cay_fix){l->lane->op_count, place};
    cay_emit(l, code)->ctrl.cell[1] = cell;
}

uint32_t
cay_emit_skip(struct cay_lower *l, enum lane_code code, uint32_t cell)
{
    const uint32_t at = l->lane->op_count;
    cay_emit(l, code)->ctrl.cell[1] = cell;
    return at;
}

void
cay_bind_here(struct cay_lower *l, uint32_t op)
{
    if (!l->failed)
        l->lane->ops[op].ctrl.target = l->lane->op_count;
}

struct lane_op *
cay_emit_scalar(struct cay_lower *l, enum lane_code code, enum lane_type type, struct lane_operand dst,
                struct lane_operand a, struct lane_operand b, struct lane_operand c)
{
    struct lane_op *op = cay_emit(l, code);
    op->type = (uint8_t)type;
    op->lanes = 1;
    op->flags = LANE_NOMASK;
    op->dst = dst;
    op->src[0] = a;
    op->src[1] = b;
    op->src[2] = c;
    return op;
}

struct lane_op *
cay_emit_scalar_test(struct cay_lower *l, enum lane_code code, enum lane_cond cond, struct lane_operand dst,
                     struct lane_operand a, struct lane_operand b)
{
    struct lane_op *op = cay_emit_scalar(l, code, LANE_D, dst, a, b, cay_none);
    op->cond = cond;
    op->write_flag = true;
    op->cond_cell = CAY_CELL_COUNTER;
    return op;
}

void
cay_emit_trap(struct cay_lower *l, enum emu_fault_kind kind)
{
    cay_emit(l, LANE_OP_trap)->src[0] = cay_imm(LANE_UD, kind);
}

struct lane_op *
cay_emit_mem(struct cay_lower *l, enum lane_code code, enum lane_space space, unsigned elem,
             struct lane_operand address, uint32_t offset)
{
    struct lane_op *op = cay_emit(l, code);
    op->type = LANE_UD;
    op->lanes = CAY_LANES;
    op->src[0] = address;
    op->mem.space = (uint8_t)space;
    op->mem.elem = (uint8_t)elem;
    op->mem.comp_mask = 1;
    op->mem.comp_stride = CAY_VECTOR;
    op->mem.offset = offset;
    op->mem.addr_mask = UINT32_MAX;
    predicate(l, op);
    return op;
}
