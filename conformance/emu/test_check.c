/* SPDX-License-Identifier: MIT */
/* lane_program_check: one input per rule that must be refused, and random programs that must not escape. */
#include <stdlib.h>
#include <string.h>

#include "rig.h"
#include "values.h"

/* A legal program with an op of every family. */
enum {
    AT_ADD,
    AT_CMP,
    AT_BFE,
    AT_INDIRECT,
    AT_LOAD,
    AT_ATOMIC,
    AT_MAND,
    AT_DIVERT,
    AT_BRZ,
    AT_BRF,
    AT_CALL,
    AT_RET,
    AT_FPMODE,
    AT_LOG2,
    AT_END
};

static void
append_mem(struct rig *r, enum lane_code code)
{
    struct lane_op *op = rig_op(r, code, LANE_UD);
    op->src[0] = rig_packed(LANE_UD, RIG_A);
    op->src[1] = rig_packed(LANE_UD, RIG_B);
    op->dst = rig_packed(LANE_UD, RIG_DST);
    op->mem = (struct lane_mem){.space = LANE_SPACE_SURFACE,
                                .elem = 4,
                                .comp_mask = code == LANE_OP_load ? 15 : 1,
                                .comp_stride = 64,
                                .addr_mask = UINT32_MAX};
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
}

static void
build(struct rig *r)
{
    static const struct lane_indirect ind = {
        .addr = RIG_C, .scale = 1, .lo = RIG_A, .hi = RIG_A + 256, .index_type = LANE_UW, .per_lane = true};
    rig_clear(r);
    r->program->const_rf = 6144;
    r->program->const_bytes = 128;
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
    append_mem(r, LANE_OP_load);
    append_mem(r, LANE_OP_atomic);
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
    r.program->const_bytes = 0; /* the rig owns no constants */
    rig_close(&r);
}

/* RULE(reason that must be in the text, op to break, statement on `op` or `p`) */
#define RULES                                                                                                \
    RULE("runs off its end", AT_END, op->code = LANE_OP_barrier)                                             \
    RULE("runs off its end", AT_END, op->code = LANE_OP_COUNT)                                               \
    RULE("runs off its end", AT_END, p->op_count = 0)                                                        \
    RULE("register file", AT_ADD, p->cells_bytes = 4)                                                        \
    RULE("register file", AT_ADD, p->cells_bytes = RIG_RF + 8)                                               \
    RULE("register file", AT_ADD, p->rf_bytes = 0x80000000u)                                                 \
    RULE("constants at", AT_ADD, p->const_rf = RIG_RF - 100)                                                 \
    RULE("constants at", AT_ADD, p->const_rf = 64)                                                           \
    RULE("uniforms at", AT_ADD, p->uniform_rf = RIG_RF - 100)                                                \
    RULE("uniforms at", AT_ADD, p->uniform_rf = 6200)                                                        \
    RULE("entry", AT_ADD, p->entries[1].op = AT_END + 1)                                                     \
    RULE("out of order", AT_ADD, p->entries[1].inst = p->entries[0].inst)                                    \
    RULE("unknown code", AT_ADD, op->code = LANE_OP_COUNT)                                                   \
    RULE("flags", AT_ADD, op->flags = 64)                                                                    \
    RULE("lanes 0", AT_ADD, op->lanes = 0)                                                                   \
    RULE("lanes 65", AT_ADD, op->lanes = 65)                                                                 \
    RULE("lanes 16", AT_ADD, op->chan = 49)                                                                  \
    RULE("lanes 0", AT_LOAD, op->lanes = 0)                                                                  \
    RULE("lanes 0", AT_DIVERT, op->lanes = 0)                                                                \
    RULE("execution type 11", AT_ADD, op->type = LANE_TYPE_COUNT)                                            \
    RULE("execution type f", AT_BFE, op->type = LANE_F)                                                      \
    RULE("execution type d", AT_LOG2, op->type = LANE_D)                                                     \
    RULE("not 32-bit", AT_BFE, op->type = LANE_UQ)                                                           \
    RULE("double precision", AT_LOG2, op->type = LANE_DF)                                                    \
    RULE("output multiplier", AT_BFE, op->flags = LANE_OMOD_MUL2)                                            \
    RULE("mask is an integer", AT_CMP, op->dst.type = LANE_F)                                                \
    RULE("src0: operand kind", AT_ADD, op->src[0].kind = 9)                                                  \
    RULE("src0: type", AT_ADD, op->src[0].type = LANE_TYPE_COUNT)                                            \
    RULE("src1: modifiers", AT_ADD, op->src[1].mods = 8)                                                     \
    RULE("complement", AT_ADD, op->src[1].mods = LANE_MOD_NOT)                                               \
    RULE("complement", AT_BFE, op->src[1].mods = LANE_MOD_NOT | LANE_MOD_NEG)                                \
    RULE("src0: width", AT_ADD, op->src[0].width = 0)                                                        \
    RULE("src0: width", AT_ADD, op->src[0].width = 3)                                                        \
    RULE("src0: width", AT_ADD, op->src[0].width = 128)                                                      \
    RULE("src1 is missing", AT_ADD, op->src[1].kind = LANE_NONE)                                             \
    RULE("src0: bytes", AT_ADD, op->src[0].base = RIG_RF - 60)                                               \
    RULE("src0: bytes", AT_ADD, op->src[0].base = UINT32_MAX)                                                \
    RULE("src0: bytes", AT_ADD, op->src[0].vstride = -4096)                                                  \
    RULE("src0: bytes", AT_ADD, op->src[0].hstride = 2000)                                                   \
    RULE("dst: bytes", AT_ADD, op->dst.base = RIG_RF - 60)                                                   \
    RULE("dst: byte", AT_ADD, op->dst.base = 6144 - 60)                                                      \
    RULE("dst: byte", AT_ADD, op->dst.base = 6500)                                                           \
    RULE("dst: byte", AT_ADD, op->dst.base = 4)                                                              \
    RULE("dst is an immediate", AT_ADD, op->dst.kind = LANE_IMM)                                             \
    RULE("dst has source modifiers", AT_ADD, op->dst.mods = LANE_MOD_NEG)                                    \
    RULE("no indirection", AT_INDIRECT, op->src[0].indirect = 1)                                             \
    RULE("index type", AT_INDIRECT, p->indirects[0].index_type = LANE_UD)                                    \
    RULE("per row and per lane", AT_INDIRECT, p->indirects[0].per_row = true)                                \
    RULE("index: bytes", AT_INDIRECT, p->indirects[0].addr = RIG_RF - 30)                                    \
    RULE("window", AT_INDIRECT, p->indirects[0].lo = RIG_A + 257)                                            \
    RULE("src0: bytes", AT_INDIRECT, p->indirects[0].hi = RIG_RF + 1)                                        \
    RULE("dst: byte", AT_INDIRECT, (op->dst = op->src[0], p->indirects[0].hi = 6145))                        \
    RULE("dst: byte", AT_INDIRECT, (op->dst = op->src[0], p->indirects[0].lo = 7))                           \
    RULE("predicate 14", AT_ADD, op->pred = LANE_PRED_ALL32 + 1)                                             \
    RULE("predicate bit", AT_ADD, (op->pred = LANE_PRED_NORMAL, op->pred_shift = 49))                        \
    RULE("predicate bit", AT_ADD, (op->pred = LANE_PRED_ANY32, op->pred_shift = 40))                         \
    RULE("predicate cell", AT_ADD, (op->pred = LANE_PRED_NORMAL, op->pred_cell = 34))                        \
    RULE("predicate cell", AT_ADD, (op->pred = LANE_PRED_NORMAL, op->pred_cell = RIG_RF - 4))                \
    RULE("predicate cell", AT_ADD, (op->pred = LANE_PRED_ANYV, op->pred_cell = RIG_RF - 8))                  \
    RULE("condition 9", AT_CMP, op->cond = LANE_COND_UN + 1)                                                 \
    RULE("does not compare", AT_CMP, op->cond = LANE_COND_NONE)                                              \
    RULE("does not compare", AT_CMP, op->cond = LANE_COND_OV)                                                \
    RULE("without a condition", AT_ADD, op->write_flag = true)                                               \
    RULE("flag bit", AT_CMP, op->cond_shift = 49)                                                            \
    RULE("flag cell", AT_CMP, op->cond_cell = 33)                                                            \
    RULE("flag cell", AT_CMP, op->cond_cell = 6144)                                                          \
    RULE("flag cell", AT_CMP, op->cond_cell = RIG_RF - 4)                                                    \
    RULE("address space", AT_LOAD, op->mem.space = LANE_SPACE_CODE + 1)                                      \
    RULE("address space", AT_LOAD, (op->code = LANE_OP_store, op->mem.space = LANE_SPACE_UNIFORM))           \
    RULE("address space", AT_ATOMIC, op->mem.space = LANE_SPACE_UNIFORM)                                     \
    RULE("elements of 3", AT_LOAD, op->mem.elem = 3)                                                         \
    RULE("no component", AT_LOAD, op->mem.comp_mask = 0)                                                     \
    RULE("address shift", AT_LOAD, op->mem.addr_shift = 32)                                                  \
    RULE("address mask", AT_LOAD, op->mem.addr_mask = 0)                                                     \
    RULE("address type", AT_LOAD, op->src[0].type = LANE_F)                                                  \
    RULE("address type", AT_LOAD, op->src[0] = rig_packed(LANE_UQ, RIG_A))                                   \
    RULE("address type", AT_LOAD, op->src[0].type = LANE_UW)                                                 \
    RULE("plain registers", AT_LOAD, op->src[0].kind = LANE_INDIRECT)                                        \
    RULE("plain registers", AT_LOAD, op->src[0].mods = LANE_MOD_NEG)                                         \
    RULE("plain registers", AT_LOAD, op->dst.kind = LANE_INDIRECT)                                           \
    RULE("address: bytes", AT_LOAD, op->src[0].base = RIG_RF - 60)                                           \
    RULE("narrower", AT_LOAD, op->dst.type = LANE_UW)                                                        \
    RULE("dst: bytes", AT_LOAD, op->mem.comp_stride = 3000)                                                  \
    RULE("dst: byte", AT_LOAD, op->mem.comp_stride = 1700)                                                   \
    RULE("dst is an immediate", AT_LOAD, op->dst.kind = LANE_IMM)                                            \
    RULE("src1 is missing", AT_LOAD, (op->code = LANE_OP_store, op->src[1].kind = LANE_NONE))                \
    RULE("atomic 22", AT_ATOMIC, op->mem.atomic = LANE_ATOMIC_FCMPXCHG + 1)                                  \
    RULE("atomic of 2", AT_ATOMIC, op->mem.elem = 2)                                                         \
    RULE("atomic of 8", AT_ATOMIC, (op->mem.elem = 8, op->mem.atomic = LANE_ATOMIC_FADD))                    \
    RULE("atomic with components", AT_ATOMIC, op->mem.comp_mask = 3)                                         \
    RULE("src2 is missing", AT_ATOMIC, op->mem.atomic = LANE_ATOMIC_CMPXCHG)                                 \
    RULE("cell 130", AT_MAND, op->ctrl.cell[2] = 130)                                                        \
    RULE("cell 124", AT_MAND, op->ctrl.cell[1] = 124)                                                        \
    RULE("cell 6", AT_MAND, op->ctrl.cell[0] = 6)                                                            \
    RULE("cell 128", AT_DIVERT, op->ctrl.cell[0] = 128)                                                      \
    RULE("cell 128", AT_BRZ, op->ctrl.cell[1] = 128)                                                         \
    RULE("target", AT_DIVERT, op->ctrl.target = AT_END + 1)                                                  \
    RULE("target", AT_BRZ, op->ctrl.target = UINT32_MAX)                                                     \
    RULE("target", AT_CALL, op->ctrl.target = AT_END + 1)                                                    \
    RULE("2 lanes", AT_BRF, op->lanes = 2)                                                                   \
    RULE("predicate bit", AT_BRF, (op->pred_shift = 49, op->chan = 15))                                      \
    RULE("not a dword register", AT_CALL, op->dst.kind = LANE_NONE)                                          \
    RULE("nothing to return to", AT_CALL, p->entries[0].inst = 0)                                            \
    RULE("dst: bytes", AT_CALL, op->dst.base = RIG_RF - 3)                                                   \
    RULE("src0 is not a dword", AT_RET, op->src[0].kind = LANE_NONE)                                         \
    RULE("src0: bytes", AT_RET, op->src[0].base = RIG_RF - 3)                                                \
    RULE("src0 is not a dword", AT_FPMODE, op->src[0].type = LANE_UW)

static void
every_rule_refuses(void **state)
{
    (void)state;
    struct rig r;
    rig_open(&r);
    struct lane_program *p = r.program;
#define RULE(reason, index, statement)                                                                       \
    {                                                                                                        \
        struct emu_error error = {.kind = EMU_OK};                                                           \
        build(&r);                                                                                           \
        struct lane_op *op = &p->ops[index];                                                                 \
        (void)op;                                                                                            \
        statement;                                                                                           \
        if (lane_program_check(p, &error) == 0)                                                              \
            fail_msg("accepted: %s", #statement);                                                            \
        assert_int_equal(error.kind, EMU_INVALID);                                                           \
        if (!strstr(error.text, reason))                                                                     \
            fail_msg("%s: refused because of %s", #statement, error.text);                                   \
    }
    RULES
#undef RULE
    p->const_bytes = 0;
    rig_close(&r);
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
    r.program->const_bytes = 0;
    rig_close(&r);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_base_is_legal),
        cmocka_unit_test(every_rule_refuses),
        cmocka_unit_test(accepted_programs_stay_inside),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
