/* SPDX-License-Identifier: MIT */
/* lane_program_check: one changed field breaks each rule, and random programs must not leave the registers.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rig.h"
#include "thread_start.h"
#include "values.h"

/* A legal program with an op of every family. */
enum {
    AT_ADD,
    AT_CMP,
    AT_BFE,
    AT_INDIRECT,
    AT_LOAD,
    AT_STORE,
    AT_ATOMIC,
    AT_CLOCK,
    AT_SAMPLE,
    AT_TEXSTORE,
    AT_TEXATOMIC,
    AT_BLOCKLOAD,
    AT_BLOCKSTORE,
    AT_MAND,
    AT_DIVERT,
    AT_BRZ,
    AT_BRF,
    AT_CALL,
    AT_RET,
    AT_FPMODE,
    AT_TRAP,
    AT_LOG2,
    AT_END
};

static void
append_mem(struct rig *r, enum lane_code code)
{
    struct lane_op *op = rig_op(r, code, LANE_UD);
    op->src[0] = rig_packed(LANE_UD, RIG_A);
    if (code != LANE_OP_load)
        op->src[1] = rig_packed(LANE_UD, RIG_B);
    if (code != LANE_OP_store)
        op->dst = rig_packed(LANE_UD, RIG_DST);
    op->mem = (struct lane_mem){.space = LANE_SPACE_SURFACE,
                                .elem = 4,
                                .comp_mask = code == LANE_OP_load ? 15 : 1,
                                .comp_stride = 64,
                                .addr_mask = UINT32_MAX};
}

static void
append_image(struct rig *r, enum lane_code code)
{
    const bool block = code == LANE_OP_blockload || code == LANE_OP_blockstore;
    const bool store = code == LANE_OP_texstore || code == LANE_OP_blockstore;
    struct lane_op *op = rig_op(r, code, LANE_UD);
    op->src[0] = rig_packed(LANE_UD, RIG_A);
    if (store || code == LANE_OP_texatomic)
        op->src[1] = rig_packed(LANE_UD, RIG_B);
    else if (!block)
        op->src[1] = rig_scalar(LANE_UD, RIG_C);
    if (!store)
        op->dst = rig_packed(LANE_UD, RIG_DST);
    const unsigned comps = code == LANE_OP_texatomic ? 1 : 4;
    op->image = (struct lane_image){.coords = 2,
                                    .comps = (uint8_t)comps,
                                    .comp_mask = (uint8_t)((1 << comps) - 1),
                                    .atomic = LANE_ATOMIC_ADD,
                                    .coord = {RIG_A + 64},
                                    .comp_stride = 64};
}

static void
append_messages(struct rig *r)
{
    append_mem(r, LANE_OP_load);
    append_mem(r, LANE_OP_store);
    append_mem(r, LANE_OP_atomic);
    struct lane_op *op = rig_op(r, LANE_OP_clock, LANE_UB);
    op->dst = rig_scalar(LANE_UQ, RIG_DST);
    append_image(r, LANE_OP_sample);
    append_image(r, LANE_OP_texstore);
    append_image(r, LANE_OP_texatomic);
    append_image(r, LANE_OP_blockload);
    append_image(r, LANE_OP_blockstore);
}

static void
append_ctrl(struct rig *r)
{
    struct lane_op *op = rig_op(r, LANE_OP_mand, LANE_UB);
    op->ctrl.cell[0] = 8, op->ctrl.cell[1] = 0, op->ctrl.cell[2] = 20;
    op = rig_op(r, LANE_OP_divert, LANE_UB);
    op->ctrl.cell[0] = 16, op->ctrl.target = AT_END;
    op->pred = LANE_PRED_NORMAL, op->pred_cell = 32;
    op = rig_op(r, LANE_OP_brz, LANE_UB);
    op->ctrl.cell[1] = 16, op->ctrl.target = AT_END;
    op = rig_op(r, LANE_OP_brf, LANE_UB);
    op->lanes = 1, op->pred = LANE_PRED_ANY16, op->pred_cell = 36, op->ctrl.target = AT_END;
    op = rig_op(r, LANE_OP_call, LANE_UB);
    op->dst = rig_scalar(LANE_UD, RIG_C), op->ctrl.target = AT_FPMODE;
    op = rig_op(r, LANE_OP_ret, LANE_UB);
    op->src[0] = rig_scalar(LANE_UD, RIG_C);
    op = rig_op(r, LANE_OP_fpmode, LANE_UB);
    op->src[0] = rig_imm(LANE_UD, RIG_IEEE);
    op = rig_op(r, LANE_OP_trap, LANE_UB);
    op->src[0] = rig_imm(LANE_UD, EMU_FAULT_BREAKPOINT);
}

static void
build(struct rig *r)
{
    static const struct lane_indirect ind = {
        .addr = RIG_C, .scale = 1, .lo = RIG_A, .hi = RIG_A + 256, .index_type = LANE_UW, .per_lane = true};
    rig_clear(r);
    static const uint8_t consts[128];
    r->program->const_rf = 6144;
    r->program->const_bytes = 0;
    assert_int_equal(lane_program_add_const(r->program, consts, sizeof consts), 0);
    r->program->uniform_rf = 6400;
    r->program->uniform_bytes = 256;
    r->program->rf_bytes = RIG_RF;
    r->program->cells_bytes = RIG_CELLS;
    rig_elementwise(r, LANE_OP_add, LANE_F);
    struct lane_op *op = rig_elementwise(r, LANE_OP_cmp, LANE_F);
    op->dst = rig_packed(LANE_D, RIG_DST), op->cond = LANE_COND_GT;
    op->write_flag = true, op->cond_cell = 36, op->cond_shift = 16;
    rig_elementwise(r, LANE_OP_bfe, LANE_UD);
    op = rig_elementwise(r, LANE_OP_mov, LANE_UD);
    op->src[0].kind = LANE_INDIRECT, op->src[0].indirect = lane_program_add_indirect(r->program, &ind);
    append_messages(r);
    append_ctrl(r);
    rig_elementwise(r, LANE_OP_log2, LANE_F);
    rig_op(r, LANE_OP_end, LANE_UB);
    lane_program_add_entry(r->program, AT_RET * 16, AT_RET);
    lane_program_add_entry(r->program, AT_FPMODE * 16, AT_FPMODE);
}

static void
the_base_is_legal(void **state)
{
    (void)state;
    struct rig r;
    struct emu_error error = {.kind = EMU_OK};
    rig_open(&r);
    build(&r);
    assert_int_equal(r.program->op_count, AT_END + 1);
    if (lane_program_check(r.program, &error) != 0)
        fail_msg("%s", error.text);
    assert_int_equal(error.kind, EMU_OK);
    rig_close(&r);
}

/* BREAK(rule that must be named, op to break, statement on `op` or `p`) */
#define BREAKS                                                                                               \
    BREAK(program_end, AT_END, op->code = LANE_OP_barrier)                                                   \
    BREAK(program_end, AT_END, op->code = LANE_OP_COUNT)                                                     \
    BREAK(program_end, AT_END, p->op_count = 0)                                                              \
    BREAK(rf_size, AT_ADD, p->cells_bytes = 4)                                                               \
    BREAK(rf_size, AT_ADD, p->cells_bytes = RIG_RF + 8)                                                      \
    BREAK(rf_size, AT_ADD, p->rf_bytes = 0x80000000u)                                                        \
    BREAK(const_area, AT_ADD, p->const_rf = RIG_RF - 100)                                                    \
    BREAK(const_area, AT_ADD, p->const_rf = 64)                                                              \
    BREAK(uniform_area, AT_ADD, p->uniform_rf = RIG_RF - 100)                                                \
    BREAK(uniform_area, AT_ADD, p->uniform_rf = 6200)                                                        \
    BREAK(entry_op, AT_ADD, p->entries[1].op = AT_END + 1)                                                   \
    BREAK(entry_order, AT_ADD, p->entries[1].inst = p->entries[0].inst)                                      \
    BREAK(op_code, AT_ADD, op->code = LANE_OP_COUNT)                                                         \
    BREAK(op_flags, AT_ADD, op->flags = 64)                                                                  \
    BREAK(lanes_power, AT_ADD, op->lanes = 12)                                                               \
    BREAK(lanes_power, AT_LOAD, op->lanes = 3)                                                               \
    BREAK(op_lanes, AT_ADD, op->lanes = 0)                                                                   \
    BREAK(op_lanes, AT_ADD, op->lanes = 65)                                                                  \
    BREAK(op_lanes, AT_ADD, op->chan = 49)                                                                   \
    BREAK(op_lanes, AT_LOAD, op->lanes = 0)                                                                  \
    BREAK(op_lanes, AT_DIVERT, op->lanes = 0)                                                                \
    BREAK(op_type, AT_ADD, op->type = LANE_TYPE_COUNT)                                                       \
    BREAK(alu_class, AT_BFE, op->type = LANE_F)                                                              \
    BREAK(alu_class, AT_LOG2, op->type = LANE_D)                                                             \
    BREAK(alu_32, AT_BFE, op->type = LANE_UQ)                                                                \
    BREAK(alu_double, AT_LOG2, op->type = LANE_DF)                                                           \
    BREAK(op_omod, AT_BFE, op->flags = LANE_OMOD_MUL2)                                                       \
    BREAK(alu_mask, AT_CMP, op->dst.type = LANE_F)                                                           \
    BREAK(operand_kind, AT_ADD, op->src[0].kind = 9)                                                         \
    BREAK(operand_type, AT_ADD, op->src[0].type = LANE_TYPE_COUNT)                                           \
    BREAK(operand_mods, AT_ADD, op->src[1].mods = 8)                                                         \
    BREAK(operand_not, AT_ADD, op->src[1].mods = LANE_MOD_NOT)                                               \
    BREAK(operand_not, AT_BFE, op->src[1].mods = LANE_MOD_NOT | LANE_MOD_NEG)                                \
    BREAK(operand_width, AT_ADD, op->src[0].width = 0)                                                       \
    BREAK(operand_width, AT_ADD, op->src[0].width = 3)                                                       \
    BREAK(operand_width, AT_ADD, op->src[0].width = 128)                                                     \
    BREAK(op_roles, AT_ADD, op->src[1].kind = LANE_NONE)                                                     \
    BREAK(operand_inside, AT_ADD, op->src[0].base = RIG_RF - 60)                                             \
    BREAK(operand_inside, AT_ADD, op->src[0].base = UINT32_MAX)                                              \
    BREAK(operand_inside, AT_ADD, op->src[0].vstride = -4096)                                                \
    BREAK(operand_inside, AT_ADD, op->src[0].hstride = 2000)                                                 \
    BREAK(operand_inside, AT_ADD, op->dst.base = RIG_RF - 60)                                                \
    BREAK(operand_writable, AT_ADD, op->dst.base = 6144 - 60)                                                \
    BREAK(operand_writable, AT_ADD, op->dst.base = 6500)                                                     \
    BREAK(operand_writable, AT_ADD, op->dst.base = 4)                                                        \
    BREAK(operand_writable, AT_ADD, op->dst.kind = LANE_IMM)                                                 \
    BREAK(operand_mods, AT_ADD, op->dst.mods = LANE_MOD_NEG)                                                 \
    BREAK(indirect_index, AT_INDIRECT, op->src[0].indirect = 1)                                              \
    BREAK(indirect_form, AT_INDIRECT, p->indirects[0].index_type = LANE_UD)                                  \
    BREAK(indirect_form, AT_INDIRECT, p->indirects[0].per_row = true)                                        \
    BREAK(indirect_reach, AT_INDIRECT, p->indirects[0].addr = RIG_RF - 30)                                   \
    BREAK(indirect_outside, AT_INDIRECT, p->indirects[0].outside = RIG_A + 256 - 4)                          \
    BREAK(indirect_window, AT_INDIRECT, p->indirects[0].lo = RIG_A + 257)                                    \
    BREAK(indirect_window, AT_INDIRECT, p->indirects[0].hi = RIG_RF + 1)                                     \
    BREAK(indirect_window, AT_INDIRECT, (op->dst = op->src[0], p->indirects[0].hi = 6145))                   \
    BREAK(indirect_window, AT_INDIRECT, (op->dst = op->src[0], p->indirects[0].lo = 7))                      \
    BREAK(pred_kind, AT_ADD, op->pred = LANE_PRED_ALL32 + 1)                                                 \
    BREAK(pred_bits, AT_ADD, (op->pred = LANE_PRED_NORMAL, op->pred_shift = 49))                             \
    BREAK(pred_bits, AT_ADD, (op->pred = LANE_PRED_ANY32, op->pred_shift = 40))                              \
    BREAK(cell_place, AT_ADD, (op->pred = LANE_PRED_NORMAL, op->pred_cell = 34))                             \
    BREAK(pred_cell, AT_ADD, (op->pred = LANE_PRED_NORMAL, op->pred_cell = RIG_RF - 4))                      \
    BREAK(pred_cell, AT_ADD, (op->pred = LANE_PRED_ANYV, op->pred_cell = RIG_RF - 8))                        \
    BREAK(cond_kind, AT_CMP, op->cond = LANE_COND_UN + 1)                                                    \
    BREAK(cond_compares, AT_CMP, op->cond = LANE_COND_NONE)                                                  \
    BREAK(cond_compares, AT_CMP, op->cond = LANE_COND_OV)                                                    \
    BREAK(flag_cond, AT_ADD, op->write_flag = true)                                                          \
    BREAK(flag_bits, AT_CMP, op->cond_shift = 49)                                                            \
    BREAK(cell_place, AT_CMP, op->cond_cell = 33)                                                            \
    BREAK(flag_cell, AT_CMP, op->cond_cell = 6144)                                                           \
    BREAK(flag_cell, AT_CMP, op->cond_cell = RIG_RF - 4)                                                     \
    BREAK(mem_space, AT_LOAD, op->mem.space = LANE_SPACE_CODE + 1)                                           \
    BREAK(mem_space, AT_STORE, op->mem.space = LANE_SPACE_UNIFORM)                                           \
    BREAK(mem_space, AT_ATOMIC, op->mem.space = LANE_SPACE_UNIFORM)                                          \
    BREAK(mem_elem, AT_LOAD, op->mem.elem = 3)                                                               \
    BREAK(mem_components, AT_LOAD, op->mem.comp_mask = 0)                                                    \
    BREAK(mem_shift, AT_LOAD, op->mem.addr_shift = 32)                                                       \
    BREAK(mem_mask, AT_LOAD, op->mem.addr_mask = 0)                                                          \
    BREAK(mem_address, AT_LOAD, op->src[0].type = LANE_F)                                                    \
    BREAK(mem_address, AT_LOAD, op->src[0] = rig_packed(LANE_UQ, RIG_A))                                     \
    BREAK(mem_address, AT_LOAD, op->src[0].type = LANE_UW)                                                   \
    BREAK(mem_address, AT_LOAD, op->src[0].kind = LANE_INDIRECT)                                             \
    BREAK(mem_address, AT_LOAD, op->src[0].mods = LANE_MOD_NEG)                                              \
    BREAK(mem_data, AT_LOAD, op->dst.kind = LANE_INDIRECT)                                                   \
    BREAK(operand_inside, AT_LOAD, op->src[0].base = RIG_RF - 60)                                            \
    BREAK(mem_data_size, AT_LOAD, op->dst.type = LANE_UW)                                                    \
    BREAK(operand_inside, AT_LOAD, op->mem.comp_stride = 3000)                                               \
    BREAK(operand_writable, AT_LOAD, op->mem.comp_stride = 1700)                                             \
    BREAK(operand_writable, AT_LOAD, op->dst.kind = LANE_IMM)                                                \
    BREAK(op_roles, AT_LOAD, op->src[2] = op->src[0])                                                        \
    BREAK(mem_atomic, AT_ATOMIC, op->mem.atomic = LANE_ATOMIC_FCMPXCHG + 1)                                  \
    BREAK(mem_atomic, AT_ATOMIC, op->mem.elem = 2)                                                           \
    BREAK(mem_atomic, AT_ATOMIC, (op->mem.elem = 8, op->mem.atomic = LANE_ATOMIC_FADD))                      \
    BREAK(mem_atomic, AT_ATOMIC, op->mem.comp_mask = 3)                                                      \
    BREAK(op_roles, AT_ATOMIC, op->mem.atomic = LANE_ATOMIC_CMPXCHG)                                         \
    BREAK(cell_place, AT_MAND, op->ctrl.cell[2] = 130)                                                       \
    BREAK(cell_inside, AT_MAND, op->ctrl.cell[1] = 124)                                                      \
    BREAK(cell_place, AT_MAND, op->ctrl.cell[0] = 6)                                                         \
    BREAK(cell_inside, AT_DIVERT, op->ctrl.cell[0] = 128)                                                    \
    BREAK(cell_inside, AT_BRZ, op->ctrl.cell[1] = 128)                                                       \
    BREAK(ctrl_target, AT_DIVERT, op->ctrl.target = AT_END + 1)                                              \
    BREAK(ctrl_target, AT_BRZ, op->ctrl.target = UINT32_MAX)                                                 \
    BREAK(ctrl_target, AT_CALL, op->ctrl.target = AT_END + 1)                                                \
    BREAK(brf_lane, AT_BRF, op->lanes = 2)                                                                   \
    BREAK(pred_bits, AT_BRF, (op->pred_shift = 49, op->chan = 15))                                           \
    BREAK(op_roles, AT_CALL, op->dst.kind = LANE_NONE)                                                       \
    BREAK(call_return, AT_CALL, p->entries[0].inst = 0)                                                      \
    BREAK(operand_inside, AT_CALL, op->dst.base = RIG_RF - 3)                                                \
    BREAK(op_roles, AT_RET, op->src[0].kind = LANE_NONE)                                                     \
    BREAK(operand_inside, AT_RET, op->src[0].base = RIG_RF - 3)                                              \
    BREAK(ctrl_source, AT_FPMODE, op->src[0].type = LANE_UW)                                                 \
    BREAK(const_area, AT_ADD, (free(p->consts), p->consts = NULL))                                           \
    BREAK(op_omod, AT_ADD, op->flags = LANE_OMOD_MUL2 | LANE_OMOD_DIV2)                                      \
    BREAK(op_type, AT_LOAD, op->type = LANE_TYPE_COUNT)                                                      \
    BREAK(op_lanes, AT_MAND, op->chan = 128)                                                                 \
    BREAK(op_lanes, AT_CLOCK, op->lanes = 65)                                                                \
    BREAK(op_flag_write, AT_LOAD, op->write_flag = true)                                                     \
    BREAK(op_flag_write, AT_MAND, op->cond = LANE_COND_EQ)                                                   \
    BREAK(op_pred_unused, AT_MAND, op->pred = LANE_PRED_ANY8)                                                \
    BREAK(op_pred_unused, AT_CLOCK, op->pred = LANE_PRED_NORMAL)                                             \
    BREAK(op_pred_unused, AT_BRZ, op->pred = LANE_PRED_NORMAL)                                               \
    BREAK(cell_place, AT_ADD, (op->pred = LANE_PRED_NORMAL, op->pred_cell = 4))                              \
    BREAK(cell_place, AT_CMP, op->cond_cell = 4)                                                             \
    BREAK(cell_place, AT_BRZ, op->ctrl.cell[1] = 4)                                                          \
    BREAK(operand_imm, AT_FPMODE, op->src[0].imm = UINT64_C(1) << 32)                                        \
    BREAK(operand_imm, AT_TRAP, op->src[0].imm = UINT64_C(1) << 40)                                          \
    BREAK(op_roles, AT_ADD, op->src[2] = op->src[0])                                                         \
    BREAK(op_roles, AT_LOAD, op->src[1] = op->src[0])                                                        \
    BREAK(op_roles, AT_STORE, op->dst = op->src[0])                                                          \
    BREAK(op_roles, AT_STORE, op->src[1].kind = LANE_NONE)                                                   \
    BREAK(op_roles, AT_LOAD, op->src[0].kind = LANE_NONE)                                                    \
    BREAK(op_roles, AT_ATOMIC, op->src[2] = op->src[1])                                                      \
    BREAK(op_roles, AT_CLOCK, op->dst.kind = LANE_NONE)                                                      \
    BREAK(op_roles, AT_CLOCK, op->src[0] = op->dst)                                                          \
    BREAK(op_roles, AT_MAND, op->dst = rig_packed(LANE_UD, RIG_DST))                                         \
    BREAK(op_roles, AT_BRZ, op->src[0] = rig_packed(LANE_UD, RIG_DST))                                       \
    BREAK(op_roles, AT_FPMODE, op->dst = rig_packed(LANE_UD, RIG_DST))                                       \
    BREAK(op_roles, AT_TRAP, op->src[1] = op->src[0])                                                        \
    BREAK(op_roles, AT_SAMPLE, op->src[0].kind = LANE_NONE)                                                  \
    BREAK(op_roles, AT_SAMPLE, op->src[2] = op->src[0])                                                      \
    BREAK(op_roles, AT_TEXSTORE, op->dst = op->src[0])                                                       \
    BREAK(op_roles, AT_TEXSTORE, op->src[1].kind = LANE_NONE)                                                \
    BREAK(op_roles, AT_TEXATOMIC, op->src[2] = op->src[1])                                                   \
    BREAK(op_roles, AT_TEXATOMIC, op->src[1].kind = LANE_NONE)                                               \
    BREAK(op_roles, AT_BLOCKLOAD, op->src[0].kind = LANE_NONE)                                               \
    BREAK(op_roles, AT_BLOCKLOAD, op->src[1] = op->src[0])                                                   \
    BREAK(op_roles, AT_BLOCKSTORE, op->src[1].kind = LANE_NONE)                                              \
    BREAK(op_roles, AT_BLOCKSTORE, op->dst = op->src[1])                                                     \
    BREAK(mem_data, AT_STORE, op->src[1].mods = LANE_MOD_NEG)                                                \
    BREAK(clock_dst, AT_CLOCK, op->dst.type = LANE_UD)                                                       \
    BREAK(operand_inside, AT_CLOCK, op->dst.base = RIG_RF - 4)                                               \
    BREAK(image_coords, AT_SAMPLE, op->image.coords = 0)                                                     \
    BREAK(image_coords, AT_TEXSTORE, op->image.coords = 4)                                                   \
    BREAK(operand_inside, AT_SAMPLE, op->image.coord[0] = RIG_RF - 60)                                       \
    BREAK(operand_inside, AT_SAMPLE, op->image.comp_stride = 3000)                                           \
    BREAK(operand_inside, AT_SAMPLE, op->src[1].base = RIG_RF - 2)                                           \
    BREAK(image_comps, AT_SAMPLE, op->image.comps = 5)                                                       \
    BREAK(image_comps, AT_SAMPLE, op->image.comp_mask = 16)                                                  \
    BREAK(image_comps, AT_TEXATOMIC, op->image.comps = 2)                                                    \
    BREAK(image_comps, AT_TEXATOMIC, op->image.comp_mask = 2)                                                \
    BREAK(image_data, AT_SAMPLE, op->src[0].type = LANE_UW)                                                  \
    BREAK(image_data, AT_SAMPLE, op->src[0].mods = LANE_MOD_NEG)                                             \
    BREAK(image_data, AT_SAMPLE, op->src[1].kind = LANE_IMM)                                                 \
    BREAK(image_data, AT_SAMPLE, op->dst.type = LANE_UW)                                                     \
    BREAK(image_data, AT_SAMPLE, op->dst.kind = LANE_INDIRECT)                                               \
    BREAK(image_data, AT_TEXSTORE, op->src[1].type = LANE_HF)                                                \
    BREAK(image_data, AT_TEXATOMIC, op->dst.type = LANE_HF)                                                  \
    BREAK(image_data, AT_BLOCKLOAD, op->dst.type = LANE_HF)                                                  \
    BREAK(image_data, AT_BLOCKLOAD, op->src[0].type = LANE_UQ)                                               \
    BREAK(operand_inside, AT_BLOCKLOAD, op->src[0].base = RIG_RF - 8)                                        \
    BREAK(operand_writable, AT_BLOCKLOAD, op->dst.base = 0)                                                  \
    BREAK(operand_inside, AT_BLOCKSTORE, op->src[1].base = RIG_RF - 60)                                      \
    BREAK(image_atomic, AT_TEXATOMIC, op->image.atomic = LANE_ATOMIC_FCMPXCHG + 1)                           \
    BREAK(call_dst, AT_CALL, op->dst.type = LANE_UW)                                                         \
    BREAK(call_dst, AT_CALL, op->dst.kind = LANE_IMM)                                                        \
    BREAK(trap_fault, AT_TRAP, op->src[0].imm = EMU_FAULT_COUNT)                                             \
    BREAK(trap_fault, AT_TRAP, op->src[0].kind = LANE_REG)

/* BREAK_KERNEL(rule that must be named, statement on `k` or `p`) */
#define BREAKS_KERNEL                                                                                        \
    BREAK_KERNEL(kernel_lanes, k->lanes = 0)                                                                 \
    BREAK_KERNEL(kernel_lanes, k->lanes = 65)                                                                \
    BREAK_KERNEL(kernel_lanes, k->program = NULL)                                                            \
    BREAK_KERNEL(start_fields, k->start_count = EMU_START_FIELDS + 1)                                        \
    BREAK_KERNEL(start_fields, k->start[0].rf = 0)                                                           \
    BREAK_KERNEL(start_fields, k->start[0].dwords = 0)                                                       \
    BREAK_KERNEL(start_fields, k->start[0].dwords = LANE_MAX + 1)                                            \
    BREAK_KERNEL(start_fields, k->start[0].source = EMU_START_SOURCES)                                       \
    BREAK_KERNEL(start_fields, k->local_id_bytes = 3)                                                        \
    BREAK_KERNEL(start_inside, k->start[5].rf = RIG_RF - 3)                                                  \
    BREAK_KERNEL(start_inside, k->payload_rf = 64)                                                           \
    BREAK_KERNEL(start_inside, k->payload_bytes = UINT32_MAX)                                                \
    BREAK_KERNEL(start_inside, k->local_id_rf[2] = RIG_RF - 31)                                              \
    BREAK_KERNEL(start_inside, (k->start[2].dwords = 16, k->start[2].rf = RIG_RF - 63))                      \
    BREAK_KERNEL(start_apart, k->start[0].rf = 6144 - 3)                                                     \
    BREAK_KERNEL(start_apart, k->payload_rf = 6500)                                                          \
    BREAK_KERNEL(start_apart, k->local_id_rf[0] = 7000)

static const char *const rules[] = {
#define LANE_RULE(name, rule, who) #name,
#include "emu/lane_rules.def"
#undef LANE_RULE
};

enum { RULES = sizeof rules / sizeof *rules };

static unsigned broken[RULES];

/* The message ends with the rule's name. */
static void
expect_rule(const struct emu_error *error, const char *rule, const char *statement)
{
    char end[80];
    snprintf(end, sizeof end, "(rule %s)", rule);
    assert_int_equal(error->kind, EMU_INVALID);
    if (strlen(error->text) < strlen(end) || strcmp(error->text + strlen(error->text) - strlen(end), end))
        fail_msg("%s: refused because of %s, not of %s", statement, error->text, rule);
    for (unsigned i = 0; i < RULES; i++)
        broken[i] += !strcmp(rules[i], rule);
}

static void
every_break_is_refused(void **state)
{
    (void)state;
    struct rig r;
    rig_open(&r);
    struct lane_program *p = r.program;
#define BREAK(rule, index, statement)                                                                        \
    {                                                                                                        \
        struct emu_error error = {.kind = EMU_OK};                                                           \
        build(&r);                                                                                           \
        struct lane_op *op = &p->ops[index];                                                                 \
        (void)op;                                                                                            \
        statement;                                                                                           \
        if (lane_program_check(p, &error) == 0)                                                              \
            fail_msg("accepted: %s", #statement);                                                            \
        expect_rule(&error, #rule, #statement);                                                              \
    }
    BREAKS
#undef BREAK
    rig_close(&r);
}

static void
build_kernel(struct rig *r, struct emu_kernel *k)
{
    build(r);
    *k = (struct emu_kernel){.program = r->program,
                             .lanes = 16,
                             .payload_rf = 544,
                             .payload_bytes = 256,
                             .local_id_rf = {800, 832, 864},
                             .local_id_bytes = 2};
    start_with_header(k, 512);
}

static void
every_break_of_a_kernel_is_refused(void **state)
{
    (void)state;
    struct rig r;
    struct emu_kernel kernel, *const k = &kernel;
    struct emu_error error = {.kind = EMU_OK};
    rig_open(&r);
    build_kernel(&r, k);
    if (emu_kernel_check(k, &error) != 0)
        fail_msg("%s", error.text);
#define BREAK_KERNEL(rule, statement)                                                                        \
    build_kernel(&r, k);                                                                                     \
    error = (struct emu_error){.kind = EMU_OK};                                                              \
    statement;                                                                                               \
    if (emu_kernel_check(k, &error) == 0)                                                                    \
        fail_msg("accepted: %s", #statement);                                                                \
    expect_rule(&error, #rule, #statement);
    BREAKS_KERNEL
#undef BREAK_KERNEL
    rig_close(&r);
}

/* Runs last and uses the counts of the tests before it. Each rule must have been broken by a test. */
static void
every_rule_has_its_break(void **state)
{
    (void)state;
    for (unsigned i = 0; i < RULES; i++)
        if (!broken[i])
            fail_msg("emu/lane_rules.def: nothing here breaks rule %s", rules[i]);
}

/* C gives a bool two values only. */
static void
make_bools(struct lane_op *op)
{
    *(uint8_t *)&op->write_flag &= 1;
    if (op->code < LANE_OP_COUNT && lane_code_family(op->code) == LANE_MEM)
        *(uint8_t *)&op->mem.linear &= 1;
}

/* Bytes of a legal program changed at random: what the checker accepts runs without leaving the register
 * file. */
static void
accepted_programs_stay_inside(void **state)
{
    (void)state;
    struct rig r;
    struct random random = {.state = 2024};
    static const int stop = 1;
    static uint8_t surface[64];
    static const struct emu_surface surfaces[] = {{surface, sizeof surface}};
    unsigned accepted = 0;
    rig_open(&r);
    r.thread.stop = &stop; /* the first backward branch ends a loop */
    r.launch.surfaces = surfaces;
    r.launch.surface_count = 1;
    for (unsigned round = 0; round < 30000; round++) {
        build(&r);
        for (unsigned n = 0; n < 1 + round % 3; n++) {
            uint8_t *bytes = (uint8_t *)&r.program->ops[random_bits(&random) % AT_END];
            bytes[random_bits(&random) % offsetof(struct lane_op, inst)] = (uint8_t)random_bits(&random);
        }
        for (unsigned i = 0; i < r.program->op_count; i++)
            make_bools(&r.program->ops[i]);
        if (lane_program_check(r.program, NULL) != 0)
            continue;
        accepted++;
        for (unsigned i = RIG_CELLS; i < RIG_RF; i++)
            r.rf[i] = (uint8_t)random_bits(&random);
        memset(r.rf + RIG_RF, 0x5a, LANE_RF_SLACK);
        uint8_t fixed[256 + 256];
        memcpy(fixed, r.rf + 6144, sizeof fixed);
        memset(r.rf, 0xff, 8);
        r.thread.pc = 0;
        const unsigned saved = emu_fpmode_enter(RIG_IEEE);
        while (emu_ref_run(r.program, &r.thread) == EMU_STOP_BARRIER)
            ;
        emu_fpmode_leave(saved);
        assert_memory_equal(r.rf + 6144, fixed, 128);
        assert_memory_equal(r.rf + 6400, fixed + 256, 256);
        for (unsigned i = 0; i < LANE_RF_SLACK; i++)
            assert_int_equal(r.rf[RIG_RF + i], 0x5a);
    }
    print_message("  %u of 30000 mutated programs accepted and run\n", accepted);
    assert_true(accepted > 1000);
    rig_close(&r);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_base_is_legal),
        cmocka_unit_test(every_break_is_refused),
        cmocka_unit_test(every_break_of_a_kernel_is_refused),
        cmocka_unit_test(every_rule_has_its_break),
        cmocka_unit_test(accepted_programs_stay_inside),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
