/* SPDX-License-Identifier: MIT */
/* Masks, predicates, regions, branches, divergence, calls, barriers, the watchdog. */
#include <string.h>

#include "rig.h"

enum { FLAG = 64, WAIT = 16, COUNT = RIG_DST };

static void
set_cell(struct rig *r, uint32_t cell, uint64_t value)
{
    memcpy(r->rf + cell, &value, sizeof value);
}

static uint64_t
cell(const struct rig *r, uint32_t at)
{
    return rig_get(r, at, LANE_UQ, 0);
}

static void
mask_ops(void **state)
{
    static const struct {
        enum lane_code code;
        uint64_t want;
    } rows[] = {{LANE_OP_mmov, 0xcc}, {LANE_OP_mand, 0x88}, {LANE_OP_mandn, 0x44}, {LANE_OP_mor, 0xee}};
    (void)state;
    struct rig r;
    rig_open(&r);
    for (unsigned i = 0; i < 4; i++) {
        rig_clear(&r);
        struct lane_op *op = rig_op(&r, rows[i].code, LANE_UB);
        op->ctrl.cell[0] = 8, op->ctrl.cell[1] = 16, op->ctrl.cell[2] = 24;
        set_cell(&r, 16, 0xcc), set_cell(&r, 24, 0xaa), set_cell(&r, 8, 0x1111);
        rig_run(&r, 1, RIG_IEEE);
        assert_true(cell(&r, 8) == rows[i].want);
    }
    rig_close(&r);
}

/* mov 1 with a predicate over a known flag pattern: which lanes were written. */
static uint64_t
lanes_written(struct rig *r, struct lane_op settings, uint64_t flags, uint64_t exec)
{
    rig_clear(r);
    struct lane_op *op = rig_op(r, LANE_OP_mov, LANE_UB);
    const uint32_t inst = op->inst;
    *op = settings;
    op->code = LANE_OP_mov, op->type = LANE_UB, op->inst = inst;
    op->src[0] = rig_imm(LANE_UB, 1), op->dst = rig_packed(LANE_UB, RIG_DST);
    memset(r->rf + RIG_DST, 0, 64);
    set_cell(r, FLAG, flags);
    rig_run(r, exec, RIG_IEEE);
    uint64_t lanes = 0;
    for (unsigned i = 0; i < 64; i++)
        lanes |= (uint64_t)r->rf[RIG_DST + i] << i;
    return lanes;
}

static void
predicates(void **state)
{
    static const struct {
        enum lane_pred pred;
        uint64_t want; /* of flags f0d1 2c3e, second register (4 bytes on) 0x8001 0137 */
    } rows[] = {{LANE_PRED_NONE, 0xffffffff},  {LANE_PRED_NORMAL, 0xf0d12c3e},
                {LANE_PRED_ANYV, 0xf0d12d3f},  {LANE_PRED_ALLV, 0x80010036},
                {LANE_PRED_ANY2, 0xf0f33c3f},  {LANE_PRED_ALL2, 0xf0c00c3c},
                {LANE_PRED_ANY4, 0xf0ffffff},  {LANE_PRED_ALL4, 0xf0000000},
                {LANE_PRED_ANY8, 0xffffffff},  {LANE_PRED_ALL8, 0},
                {LANE_PRED_ANY16, 0xffffffff}, {LANE_PRED_ALL16, 0},
                {LANE_PRED_ANY32, 0xffffffff}, {LANE_PRED_ALL32, 0}};
    (void)state;
    struct rig r;
    rig_open(&r);
    const uint64_t flags = 0x80010137f0d12c3e;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct lane_op s = {.lanes = 32, .pred = (uint8_t)rows[i].pred, .pred_cell = FLAG};
        assert_true(lanes_written(&r, s, flags, UINT64_MAX) == rows[i].want);
        assert_true(lanes_written(&r, s, flags, 0xff0) == (rows[i].want & 0xff0));
        s.flags = LANE_PRED_INV;
        const uint64_t inverse = rows[i].pred == LANE_PRED_NONE ? UINT32_MAX : ~rows[i].want & UINT32_MAX;
        assert_true(lanes_written(&r, s, flags, UINT64_MAX) == inverse);
        s.flags = LANE_NOMASK;
        assert_true(lanes_written(&r, s, flags, 0) == rows[i].want);
    }
    rig_close(&r);
}

/* Channels, shifts: lane i is channel chan + i, and that is bit pred_shift + chan + i. */
static void
channels(void **state)
{
    (void)state;
    struct rig r;
    rig_open(&r);
    struct lane_op s = {.lanes = 8, .chan = 8};
    assert_true(lanes_written(&r, s, 0, 0x5500) == 0x55);
    s.pred = LANE_PRED_NORMAL, s.pred_cell = FLAG, s.pred_shift = 16;
    assert_true(lanes_written(&r, s, 0x3c000000, UINT64_MAX) == 0x3c);
    s.pred_cell = FLAG + 4, s.pred_shift = 0;
    assert_true(lanes_written(&r, s, 0x0f0000000000, UINT64_MAX) == 0x0f);
    s.pred = LANE_PRED_ALL8, s.pred_shift = 16, s.pred_cell = FLAG;
    assert_true(lanes_written(&r, s, 0xff000000, UINT64_MAX) == 0xff);
    assert_true(lanes_written(&r, s, 0xfe000000, UINT64_MAX) == 0);
    s = (struct lane_op){.lanes = 64, .pred = LANE_PRED_NORMAL, .pred_cell = FLAG};
    assert_true(lanes_written(&r, s, 0x8000000000000001, UINT64_MAX) == 0x8000000000000001);
    rig_close(&r);
}

static void
select_by_predicate(void **state)
{
    (void)state;
    struct rig r;
    rig_open(&r);
    struct lane_op *op = rig_elementwise(&r, LANE_OP_sel, LANE_UD);
    op->pred = LANE_PRED_NORMAL, op->pred_cell = FLAG;
    for (unsigned i = 0; i < 16; i++)
        rig_put(&r, RIG_A, LANE_UD, i, 100 + i), rig_put(&r, RIG_B, LANE_UD, i, 200 + i),
            rig_put(&r, RIG_DST, LANE_UD, i, 7);
    set_cell(&r, FLAG, 0x00f0);
    rig_run(&r, 0x3ffc, RIG_IEEE);
    for (unsigned i = 0; i < 16; i++)
        assert_int_equal(rig_get(&r, RIG_DST, LANE_UD, i), i < 2 || i > 13   ? 7
                                                           : i >= 4 && i < 8 ? 100 + i
                                                                             : 200 + i);
    rig_close(&r);
}

/* A flag write to cell 0 narrows the execution mask. */
static void
flags_into_the_execution_mask(void **state)
{
    (void)state;
    struct rig r;
    rig_open(&r);
    struct lane_op *op = rig_elementwise(&r, LANE_OP_cmp, LANE_UD);
    op->dst.kind = LANE_NONE, op->cond = LANE_COND_LT, op->write_flag = true;
    op->src[1] = rig_imm(LANE_UD, 6);
    for (unsigned i = 0; i < 16; i++)
        rig_put(&r, RIG_A, LANE_UD, i, i);
    rig_run(&r, 0xff1e, RIG_IEEE);
    assert_true(cell(&r, LANE_EXEC_CELL) == 0x1e);
    rig_close(&r);
}

/* <4;2,1> style regions, negative strides, and sources that overlap dst. */
static void
regions(void **state)
{
    (void)state;
    struct rig r;
    rig_open(&r);
    struct lane_op *op = rig_op(&r, LANE_OP_mov, LANE_UW);
    op->src[0] = (struct lane_operand){
        .kind = LANE_REG, .type = LANE_UW, .width = 2, .vstride = -12, .hstride = 4, .base = RIG_A + 200};
    op->dst =
        (struct lane_operand){.kind = LANE_REG, .type = LANE_UD, .width = 64, .hstride = 8, .base = RIG_DST};
    for (unsigned i = 0; i < 256; i++)
        r.rf[RIG_A + i] = (uint8_t)i;
    rig_run(&r, 0xffff, RIG_IEEE);
    for (unsigned i = 0; i < 16; i++) {
        const unsigned at = 200 - (i / 2) * 12 + (i % 2) * 4;
        assert_int_equal(rig_get(&r, RIG_DST + i * 8, LANE_UD, 0), at | (at + 1) << 8);
    }
    rig_clear(&r);
    op = rig_op(&r, LANE_OP_mov, LANE_UB);
    op->src[0] = rig_packed(LANE_UB, RIG_A), op->dst = rig_packed(LANE_UB, RIG_A + 1);
    rig_run(&r, 0xffff, RIG_IEEE);
    for (unsigned i = 0; i < 16; i++)
        assert_int_equal(r.rf[RIG_A + 1 + i], i);
    rig_close(&r);
}

static void
indirect_regions(void **state)
{
    static const struct lane_indirect by_lane = {
        .addr = RIG_B, .scale = 4, .lo = RIG_A, .hi = RIG_A + 40, .index_type = LANE_D, .per_lane = true};
    static const struct lane_indirect by_row = {
        .addr = RIG_B, .scale = 1, .lo = RIG_A, .hi = RIG_A + 256, .index_type = LANE_UW, .per_row = true};
    (void)state;
    struct rig r;
    rig_open(&r);
    for (unsigned i = 0; i < 64; i++)
        rig_put(&r, RIG_A, LANE_UD, i, 1000 + i);
    for (unsigned i = 0; i < 16; i++)
        rig_put(&r, RIG_B, LANE_D, i, (uint64_t)(12 - (int)i)); /* 12 .. -3 */
    struct lane_op *op = rig_elementwise(&r, LANE_OP_mov, LANE_UD);
    op->src[0] = rig_scalar(LANE_UD, RIG_A);
    op->src[0].kind = LANE_INDIRECT, op->src[0].indirect = lane_program_add_indirect(r.program, &by_lane);
    rig_run(&r, 0xffff, RIG_IEEE);
    for (int i = 0; i < 16; i++) /* dwords 0..9 lie in the window */
        assert_int_equal(rig_get(&r, RIG_DST, LANE_UD, (unsigned)i),
                         12 - i >= 0 && 12 - i < 10 ? 1000 + 12 - i : 0);
    r.program->indirects[op->src[0].indirect].outside = RIG_A + 8;
    rig_run(&r, 0xffff, RIG_IEEE);
    for (int i = 0; i < 16; i++) /* outside it dword 2 is read instead */
        assert_int_equal(rig_get(&r, RIG_DST, LANE_UD, (unsigned)i),
                         12 - i >= 0 && 12 - i < 10 ? 1000 + 12 - i : 1002);
    rig_clear(&r);
    op = rig_elementwise(&r, LANE_OP_mov, LANE_UD);
    op->dst = rig_packed(LANE_UD, RIG_A);
    op->dst.kind = LANE_INDIRECT, op->dst.indirect = lane_program_add_indirect(r.program, &by_row);
    op->dst.vstride = 0;
    op->src[0] = rig_packed(LANE_UD, RIG_C);
    for (unsigned i = 0; i < 16; i++)
        rig_put(&r, RIG_C, LANE_UD, i, i);
    rig_put(&r, RIG_B, LANE_UW, 0, 32), rig_put(&r, RIG_B, LANE_UW, 1, 240);
    rig_run(&r, 0xffff, RIG_IEEE);
    assert_int_equal(rig_get(&r, RIG_A, LANE_UD, 7), 1007);
    for (unsigned i = 0; i < 8; i++)
        assert_int_equal(rig_get(&r, RIG_A, LANE_UD, 8 + i), i);
    for (unsigned i = 0; i < 4; i++) /* the rest of the row lies beyond the window */
        assert_int_equal(rig_get(&r, RIG_A, LANE_UD, 60 + i), 8 + i);
    rig_close(&r);
}

static struct lane_op *
add_imm(struct rig *r, uint32_t base, uint32_t value)
{
    struct lane_op *op = rig_op(r, LANE_OP_add, LANE_UD);
    op->dst = op->src[0] = rig_packed(LANE_UD, base);
    op->src[1] = rig_imm(LANE_UD, value);
    return op;
}

static void
compare_flag(struct rig *r, uint32_t base, enum lane_cond cond, struct lane_operand with)
{
    struct lane_op *op = rig_op(r, LANE_OP_cmp, LANE_UD);
    op->src[0] = rig_packed(LANE_UD, base), op->src[1] = with;
    op->cond = (uint8_t)cond, op->write_flag = true, op->cond_cell = FLAG;
}

static struct lane_op *
jump(struct rig *r, enum lane_code code, uint32_t cell_at, uint32_t target, bool inverted)
{
    struct lane_op *op = rig_op(r, code, LANE_UB);
    op->ctrl.cell[0] = op->ctrl.cell[1] = cell_at, op->ctrl.target = target;
    if (code == LANE_OP_divert || code == LANE_OP_loop || code == LANE_OP_brf)
        op->pred = LANE_PRED_NORMAL, op->pred_cell = FLAG;
    op->flags = inverted ? LANE_PRED_INV : 0;
    return op;
}

/* if (lane id < 5) count += 1; else count += 10; count += 100 */
static void
if_else(struct rig *r)
{
    rig_clear(r);
    compare_flag(r, RIG_A, LANE_COND_LT, rig_imm(LANE_UD, 5));        /* 0 */
    jump(r, LANE_OP_divert, WAIT, 4, true);                           /* 1: to else */
    add_imm(r, COUNT, 1);                                             /* 2 */
    struct lane_op *op = jump(r, LANE_OP_divert, WAIT + 8, 4, false); /* 3: all to endif */
    op->pred = LANE_PRED_NONE;
    jump(r, LANE_OP_join, WAIT, 6, false);     /* 4: else */
    add_imm(r, COUNT, 10);                     /* 5 */
    jump(r, LANE_OP_join, WAIT + 8, 8, false); /* 6: endif */
    add_imm(r, COUNT, 100);                    /* 7 */
}

static void
divergence(void **state)
{
    static const uint64_t masks[] = {0xffff, 0x001f, 0xffe0, 0x8001, 0};
    (void)state;
    struct rig r;
    rig_open(&r);
    for (unsigned m = 0; m < 5; m++) {
        if_else(&r);
        for (unsigned i = 0; i < 16; i++)
            rig_put(&r, RIG_A, LANE_UD, i, i), rig_put(&r, COUNT, LANE_UD, i, 0);
        set_cell(&r, WAIT, 0), set_cell(&r, WAIT + 8, 0);
        assert_int_equal(rig_run(&r, masks[m], RIG_IEEE), EMU_STOP_END);
        for (unsigned i = 0; i < 16; i++)
            assert_int_equal(rig_get(&r, COUNT, LANE_UD, i), masks[m] >> i & 1 ? (i < 5 ? 101 : 110) : 0);
        assert_true(cell(&r, LANE_EXEC_CELL) == masks[m]);
        assert_true(cell(&r, WAIT) == 0 && cell(&r, WAIT + 8) == 0);
    }
    rig_close(&r);
}

/* do count++ while (count <= id): lane i goes round i + 1 times. */
static void
loops(void **state)
{
    (void)state;
    struct rig r;
    rig_open(&r);
    add_imm(&r, COUNT, 1);
    compare_flag(&r, COUNT, LANE_COND_LE, rig_packed(LANE_UD, RIG_A));
    jump(&r, LANE_OP_loop, WAIT, 0, false);
    jump(&r, LANE_OP_join, WAIT, 4, false);
    for (unsigned i = 0; i < 16; i++)
        rig_put(&r, RIG_A, LANE_UD, i, i);
    assert_int_equal(rig_run(&r, 0x7ffe, RIG_IEEE), EMU_STOP_END);
    for (unsigned i = 0; i < 16; i++)
        assert_int_equal(rig_get(&r, COUNT, LANE_UD, i), i == 0 || i == 15 ? 0 : i + 1);
    assert_true(cell(&r, LANE_EXEC_CELL) == 0x7ffe);
    rig_close(&r);
}

static void
scalar_branches(void **state)
{
    static const struct {
        enum lane_code code;
        uint64_t value;
        bool inverted, taken;
    } rows[] = {{LANE_OP_br, 0, false, true},
                {LANE_OP_brz, 0, false, true},
                {LANE_OP_brz, 1ull << 63, false, false},
                {LANE_OP_brnz, 0, false, false},
                {LANE_OP_brnz, 1ull << 40, false, true},
                {LANE_OP_brf, 8, false, true},
                {LANE_OP_brf, ~8ull, false, false},
                {LANE_OP_brf, 8, true, false},
                {LANE_OP_brf, ~8ull, true, true}};
    (void)state;
    struct rig r;
    rig_open(&r);
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        rig_clear(&r);
        struct lane_op *op = jump(&r, rows[i].code, FLAG, 2, rows[i].inverted);
        op->lanes = 1, op->chan = 3;
        add_imm(&r, COUNT, 1);
        rig_put(&r, COUNT, LANE_UD, 0, 0);
        set_cell(&r, FLAG, rows[i].value);
        rig_run(&r, 1, RIG_IEEE);
        assert_int_equal(rig_get(&r, COUNT, LANE_UD, 0), !rows[i].taken);
    }
    rig_close(&r);
}

static void
calls(void **state)
{
    (void)state;
    struct rig r;
    rig_open(&r);
    struct lane_op *op = jump(&r, LANE_OP_call, 0, 4, false); /* 0 */
    op->dst = rig_scalar(LANE_UD, RIG_C);
    add_imm(&r, COUNT, 1);                                                 /* 1 */
    jump(&r, LANE_OP_br, 0, 6, false);                                     /* 2 */
    rig_op(&r, LANE_OP_trap, LANE_UB);                                     /* 3 */
    add_imm(&r, COUNT, 10);                                                /* 4: the subroutine */
    rig_op(&r, LANE_OP_ret, LANE_UB)->src[0] = rig_scalar(LANE_UD, RIG_C); /* 5 */
    lane_program_add_entry(r.program, 0, 0);
    lane_program_add_entry(r.program, 16, 1);
    lane_program_add_entry(r.program, 64, 4);
    assert_int_equal(rig_run(&r, 1, RIG_IEEE), EMU_STOP_END);
    assert_int_equal(rig_get(&r, COUNT, LANE_UD, 0), 11);
    assert_int_equal(rig_get(&r, RIG_C, LANE_UD, 0), 16);
    r.program->ops[5].src[0] = rig_imm(LANE_UD, 17); /* no instruction there */
    assert_int_equal(rig_run(&r, 3, RIG_IEEE), EMU_STOP_FAULT);
    assert_int_equal(r.thread.fault.kind, EMU_FAULT_JUMP);
    assert_int_equal(r.thread.fault.inst, 5 * 16);
    assert_true(r.thread.fault.lanes == 3);
    rig_close(&r);
}

static void
barriers_traps_and_modes(void **state)
{
    (void)state;
    struct rig r;
    rig_open(&r);
    add_imm(&r, COUNT, 1);
    rig_op(&r, LANE_OP_barrier, LANE_UB);
    add_imm(&r, COUNT, 1);
    rig_op(&r, LANE_OP_fpmode, LANE_UB)->src[0] = rig_imm(LANE_UD, RIG_IEEE | 1 << 4);
    struct lane_op *op = rig_elementwise(&r, LANE_OP_add, LANE_F);
    op->src[0] = rig_imm(LANE_F, 0x3f800000), op->src[1] = rig_imm(LANE_F, 0x00000001), op->dst.base = RIG_A;
    rig_op(&r, LANE_OP_trap, LANE_UB);
    assert_int_equal(rig_run(&r, 1, RIG_IEEE), EMU_STOP_BARRIER);
    assert_int_equal(r.thread.pc, 2);
    assert_int_equal(rig_get(&r, COUNT, LANE_UD, 0), 1);
    const unsigned saved = emu_fpmode_enter(RIG_IEEE);
    assert_int_equal(emu_ref_run(r.program, &r.thread), EMU_STOP_FAULT);
    emu_fpmode_leave(saved);
    assert_int_equal(r.thread.fault.kind, EMU_FAULT_ILLEGAL);
    assert_int_equal(rig_get(&r, COUNT, LANE_UD, 0), 2);
    assert_int_equal(r.thread.fpmode, RIG_IEEE | 1 << 4);
    assert_int_equal(rig_get(&r, RIG_A, LANE_F, 0), 0x3f800001); /* rounded up */
    rig_close(&r);
}

static void
the_watchdog_stops_loops(void **state)
{
    (void)state;
    struct rig r;
    rig_open(&r);
    const int stop = 1;
    jump(&r, LANE_OP_br, 0, 1, false); /* forward: not asked */
    jump(&r, LANE_OP_br, 0, 1, false)->inst = 0x40;
    r.thread.stop = &stop;
    assert_int_equal(rig_run(&r, 5, RIG_IEEE), EMU_STOP_FAULT);
    assert_int_equal(r.thread.fault.kind, EMU_FAULT_HANG);
    assert_int_equal(r.thread.fault.inst, 0x40);
    assert_true(r.thread.fault.lanes == 5);
    assert_string_equal(emu_fault_name(r.thread.fault.kind), "hang");
    rig_close(&r);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(mask_ops),
        cmocka_unit_test(predicates),
        cmocka_unit_test(channels),
        cmocka_unit_test(select_by_predicate),
        cmocka_unit_test(flags_into_the_execution_mask),
        cmocka_unit_test(regions),
        cmocka_unit_test(indirect_regions),
        cmocka_unit_test(divergence),
        cmocka_unit_test(loops),
        cmocka_unit_test(scalar_branches),
        cmocka_unit_test(calls),
        cmocka_unit_test(barriers_traps_and_modes),
        cmocka_unit_test(the_watchdog_stops_loops),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
