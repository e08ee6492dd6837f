/* SPDX-License-Identifier: MIT */
/* Names, properties and the builders of lane programs. */
#include <stdlib.h>
#include <string.h>

#include "rig.h"

static void
names_are_distinct(void **state)
{
    (void)state;
    for (unsigned a = 0; a < LANE_OP_COUNT; a++) {
        assert_true(strlen(lane_code_name(a)) > 0);
        for (unsigned b = 0; b < a; b++)
            assert_string_not_equal(lane_code_name(a), lane_code_name(b));
    }
    assert_string_equal(lane_code_name(LANE_OP_mov), "mov");
    assert_string_equal(lane_code_name(LANE_OP_trap), "trap");
}

static void
properties_follow_the_table(void **state)
{
    (void)state;
    assert_int_equal(lane_code_family(LANE_OP_mad), LANE_ALU);
    assert_int_equal(lane_code_family(LANE_OP_pow), LANE_MATH);
    assert_int_equal(lane_code_family(LANE_OP_load), LANE_MEM);
    assert_int_equal(lane_code_family(LANE_OP_mor), LANE_MASK);
    assert_int_equal(lane_code_family(LANE_OP_br), LANE_CTRL);
    assert_int_equal(lane_code_sources(LANE_OP_mov), 1);
    assert_int_equal(lane_code_sources(LANE_OP_mad), 3);
    assert_int_equal(lane_code_sources(LANE_OP_end), 0);
}

static void
types_have_sizes(void **state)
{
    static const struct {
        enum lane_type type;
        const char *name;
        unsigned bytes;
        bool is_float, is_signed;
    } rows[] = {
        {LANE_UB, "ub", 1, false, false}, {LANE_B, "b", 1, false, true},    {LANE_UW, "uw", 2, false, false},
        {LANE_W, "w", 2, false, true},    {LANE_UD, "ud", 4, false, false}, {LANE_D, "d", 4, false, true},
        {LANE_UQ, "uq", 8, false, false}, {LANE_Q, "q", 8, false, true},    {LANE_HF, "hf", 2, true, false},
        {LANE_F, "f", 4, true, false},    {LANE_DF, "df", 8, true, false}};
    (void)state;
    assert_int_equal(sizeof rows / sizeof rows[0], LANE_TYPE_COUNT);
    for (unsigned i = 0; i < LANE_TYPE_COUNT; i++) {
        assert_string_equal(lane_type_name(rows[i].type), rows[i].name);
        assert_int_equal(lane_type_bytes(rows[i].type), rows[i].bytes);
        assert_int_equal(lane_type_is_float(rows[i].type), rows[i].is_float);
        assert_int_equal(lane_type_is_signed(rows[i].type), rows[i].is_signed);
    }
}

static void
strides_of_regions(void **state)
{
    static const struct {
        int16_t vstride;
        uint8_t width;
        int16_t hstride;
        unsigned lanes;
        int32_t stride;
    } rows[] = {{32, 8, 4, 16, 4},         {0, 1, 0, 16, 0}, {8, 1, 0, 16, 8},        {16, 8, 2, 8, 2},
                {64, 8, 4, 16, INT32_MIN}, {64, 8, 4, 8, 4}, {0, 4, 4, 8, INT32_MIN}, {7, 2, 3, 1, 0},
                {4, 2, 2, 16, 2},          {0, 2, 0, 16, 0}};
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const struct lane_operand o = {
            .kind = LANE_REG, .vstride = rows[i].vstride, .width = rows[i].width, .hstride = rows[i].hstride};
        assert_int_equal(lane_operand_stride(&o, rows[i].lanes), rows[i].stride);
        for (unsigned lane = 0; rows[i].stride != INT32_MIN && lane < rows[i].lanes; lane++)
            assert_int_equal((int)lane * rows[i].stride,
                             (int)(lane / o.width) * o.vstride + (int)(lane % o.width) * o.hstride);
    }
}

static void
constants_are_aligned(void **state)
{
    (void)state;
    struct lane_program *p = lane_program_new();
    static const uint8_t data[128] = {1, 2, 3};
    assert_int_equal(lane_program_add_const(p, data, 1), 0);
    assert_int_equal(lane_program_add_const(p, data, 2), 2);
    assert_int_equal(lane_program_add_const(p, data, 3), 4);
    assert_int_equal(lane_program_add_const(p, data, 8), 8);
    assert_int_equal(lane_program_add_const(p, data, 100), 64);
    assert_int_equal(lane_program_add_const(p, data, 64), 192);
    assert_int_equal(p->const_bytes, 256);
    assert_memory_equal(p->consts + 192, data, 64);
    lane_program_free(p);
    lane_program_free(NULL);
}

static void
programs_grow(void **state)
{
    (void)state;
    struct lane_program *p = lane_program_new();
    for (unsigned i = 0; i < 1000; i++) {
        struct lane_op *op = lane_program_append(p);
        assert_int_equal(op->code, 0);
        assert_int_equal(op->lanes, 0);
        op->inst = i;
        assert_int_equal(lane_program_add_entry(p, i * 16, i), 0);
        const struct lane_indirect ind = {.addr = i};
        assert_int_equal(lane_program_add_indirect(p, &ind), i);
    }
    for (unsigned i = 0; i < 1000; i++) {
        assert_int_equal(p->ops[i].inst, i);
        assert_int_equal(p->entries[i].op, i);
        assert_int_equal(p->indirects[i].addr, i);
    }
    lane_program_free(p);
}

static void
ops_print_like_snprintf(void **state)
{
    (void)state;
    struct rig r;
    rig_open(&r);
    struct lane_op *op = rig_elementwise(&r, LANE_OP_add, LANE_F);
    op->flags = LANE_SAT | LANE_PRED_INV;
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = 64;
    op->src[1].mods = LANE_MOD_NEG | LANE_MOD_ABS;
    char text[256], small[8];
    const int n = lane_op_print(r.program, 0, text, sizeof text);
    assert_int_equal(n, strlen(text));
    assert_non_null(strstr(text, "add.f.sat"));
    assert_non_null(strstr(text, "(!f64+0)"));
    assert_non_null(strstr(text, "-|r3072"));
    assert_int_equal(lane_op_print(r.program, 0, small, sizeof small), n);
    assert_int_equal(strlen(small), sizeof small - 1);
    assert_int_equal(lane_op_print(r.program, 0, NULL, 0), n);
    rig_close(&r);
}

/* Whatever the fields hold, printing neither crashes nor reads beyond the tables. */
static void
garbage_prints(void **state)
{
    (void)state;
    struct rig r;
    rig_open(&r);
    struct lane_op *op = rig_op(&r, LANE_OP_mov, LANE_UB);
    for (unsigned code = 0; code <= LANE_OP_COUNT; code++) {
        char text[512];
        memset(op, 0xff, sizeof *op);
        op->code = (uint16_t)code;
        op->mem.linear = true;
        op->write_flag = true;
        assert_true(lane_op_print(r.program, 0, text, sizeof text) > 0);
    }
    rig_close(&r);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_are_distinct),      cmocka_unit_test(properties_follow_the_table),
        cmocka_unit_test(types_have_sizes),        cmocka_unit_test(strides_of_regions),
        cmocka_unit_test(constants_are_aligned),   cmocka_unit_test(programs_grow),
        cmocka_unit_test(ops_print_like_snprintf), cmocka_unit_test(garbage_prints),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
