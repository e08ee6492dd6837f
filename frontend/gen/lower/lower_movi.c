/* SPDX-License-Identifier: MIT */
/*
 * movi: elements of one register, picked by the address registers. The first address names the register, each
 * address its own element; channel n of the destination register uses address n (Ivy Bridge PRM, Volume 4
 * Part 3, 6.42).
 */
#include "lower_functions.h"
#include "lower_ops.h"

enum { ADDRESSES = 16, IN_REGISTER = GEN_GRF_BYTES - 1 };

static bool
is_legal(const struct gen_inst *inst, unsigned first, unsigned bytes)
{
    const struct gen_operand *o = &inst->src[0];
    return o->file == GEN_FILE_GRF && o->indirect && o->addr_subreg == 0 && o->vstride != GEN_VSTRIDE_VXH &&
           !inst->align16 && o->type == inst->dst.type && inst->exec_size <= 8 && bytes <= 4 &&
           inst->dst.hstride <= 1 && first + inst->exec_size <= ADDRESSES;
}

void
lower_movi(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    const unsigned bytes = lane_type_bytes(lower_type(inst->dst.type));
    const unsigned first = inst->dst.indirect ? 0 : inst->dst.subreg / bytes;
    if (!is_legal(inst, first, bytes)) {
        lower_refuse_with(l, inst, EMU_INVALID, "this form of movi does not exist");
        return;
    }
    const struct lane_operand here = lower_region(LANE_UW, l->rf.arf + ARF_A0 + 2 * first, 2);
    const struct lane_operand head = lower_region(LANE_UW, l->rf.arf + ARF_A0, 0);
    const struct lane_operand offset = lower_imm(LANE_UW, (uint16_t)inst->src[0].addr_imm);
    struct lane_operand at = lower_step(l, inst, LANE_OP_add, LANE_UW, 1, here, offset);
    at = lower_step(l, inst, LANE_OP_and, LANE_UW, 1, at, lower_imm(LANE_UW, IN_REGISTER & ~(bytes - 1)));
    struct lane_operand base = lower_step(l, inst, LANE_OP_add, LANE_UW, 2, head, offset);
    base = lower_step(l, inst, LANE_OP_and, LANE_UW, 2, base, lower_imm(LANE_UW, 0xffff & ~IN_REGISTER));
    at = lower_step(l, inst, LANE_OP_or, LANE_UW, 1, at, base);
    const struct lane_indirect how = {.addr = at.base,
                                      .scale = 1,
                                      .lo = l->rf.grf,
                                      .hi = l->rf.grf + GRF_END,
                                      .index_type = LANE_UW,
                                      .per_lane = true};
    struct lane_operand src = lower_region(lower_type(inst->dst.type), l->rf.grf, 0);
    src.kind = LANE_INDIRECT;
    src.mods =
        (uint8_t)((inst->src[0].absolute ? LANE_MOD_ABS : 0) | (inst->src[0].negate ? LANE_MOD_NEG : 0));
    src.indirect = lane_program_add_indirect(l->program, &how);
    if (src.indirect == UINT32_MAX) {
        lower_no_memory(l);
        return;
    }
    const bool raw = !src.mods && !inst->saturate;
    struct lane_op *op = lower_elementwise(l, inst, code, src.type, &src, 1);
    if (raw && op->dst.kind != LANE_NONE)
        op->type = op->dst.type = op->src[0].type = (uint8_t)lower_unsigned_type((enum lane_type)src.type);
}
