/* SPDX-License-Identifier: MIT */
/* What a hardware thread finds in its registers. */
#include <string.h>

#include "rig.h"
#include "thread_start.h"

static uint8_t payload[48];

static void
launch(struct rig *r, uint32_t id_bytes, uint8_t lanes, uint32_t x, uint32_t y, uint32_t z)
{
    r->kernel.local_id_bytes = id_bytes;
    r->kernel.lanes = lanes;
    r->kernel.payload_bytes = sizeof payload;
    r->kernel.payload_rf = RIG_B;
    for (unsigned d = 0; d < 3; d++) {
        r->kernel.local_id_rf[d] = RIG_DST + d * 256;
        payload[d] = (uint8_t)(d + 40);
    }
    r->launch.payload = payload;
    r->launch.local_size[0] = x, r->launch.local_size[1] = y, r->launch.local_size[2] = z;
    r->program->fpmode = 0x4c0;
    rig_op(r, LANE_OP_end, LANE_UB);
    assert_int_equal(emu_kernel_check(&r->kernel, NULL), 0);
}

static void
check_ids(const struct rig *r, enum lane_type type, uint32_t index)
{
    const uint32_t *size = r->launch.local_size;
    const uint32_t items = size[0] * size[1] * size[2], first = index * r->kernel.lanes;
    uint64_t exec = 0;
    for (uint32_t i = 0; i < r->kernel.lanes && first + i < items; i++) {
        const uint32_t n = first + i;
        exec |= (uint64_t)1 << i;
        assert_int_equal(rig_get(r, r->kernel.local_id_rf[0], type, i), n % size[0]);
        assert_int_equal(rig_get(r, r->kernel.local_id_rf[1], type, i), n / size[0] % size[1]);
        assert_int_equal(rig_get(r, r->kernel.local_id_rf[2], type, i), n / (size[0] * size[1]));
    }
    assert_true(rig_get(r, LANE_EXEC_CELL, LANE_UQ, 0) == exec);
}

static void
gen_threads(void **state)
{
    static const uint8_t simd[] = {8, 16, 32};
    static const uint32_t group[3] = {3, 0x10004, 5};
    (void)state;
    for (unsigned s = 0; s < 3; s++) {
        struct rig r;
        rig_open(&r);
        launch(&r, 2, simd[s], 5, 3, 7);
        start_with_header(&r.kernel, 256);
        struct emu_start *start = emu_start_new(&r.launch);
        assert_int_equal(emu_start_threads(start), (105 + simd[s] - 1) / simd[s]);
        for (uint32_t i = 0; i < emu_start_threads(start); i++) {
            memset(r.rf, 0xee, RIG_RF);
            r.thread.pc = 77;
            emu_start_thread(start, &r.thread, group, i, 0x600 + i);
            check_ids(&r, LANE_UW, i);
            const uint32_t want[8] = {0, 3, 0, 0, 0, i, 0x10004, 5};
            assert_memory_equal(r.rf + 256, want, sizeof want);
            assert_memory_equal(r.rf + RIG_B, payload, sizeof payload);
            assert_int_equal(r.thread.pc, 0);
            assert_int_equal(r.thread.fpmode, 0x4c0);
            for (unsigned at = 8; at < RIG_CELLS; at++)
                assert_int_equal(r.rf[at], 0);
            assert_int_equal(r.rf[RIG_CELLS], 0xee);
        }
        emu_start_free(start);
        rig_close(&r);
    }
}

static void
cayman_threads(void **state)
{
    static const uint32_t group[3] = {9, 0x20000, 1};
    (void)state;
    struct rig r;
    rig_open(&r);
    launch(&r, 4, 64, 33, 2, 2);
    for (unsigned d = 0; d < 3; d++)
        start_with_group_id(&r.kernel, RIG_A + d * 256, d);
    r.program->uniform_rf = RIG_C;
    r.program->uniform_bytes = 64;
    struct emu_start *start = emu_start_new(&r.launch);
    assert_int_equal(emu_start_threads(start), 3);
    memset(r.rf, 0xee, RIG_RF);
    emu_start_context(start, r.rf);
    assert_memory_equal(r.rf + RIG_C, payload, sizeof payload);
    for (unsigned i = sizeof payload; i < 64; i++)
        assert_int_equal(r.rf[RIG_C + i], 0);
    for (uint32_t i = 0; i < 3; i++) {
        emu_start_thread(start, &r.thread, group, i, i);
        check_ids(&r, LANE_UD, i);
        for (unsigned d = 0; d < 3; d++)
            for (unsigned lane = 0; lane < 64; lane++)
                assert_int_equal(rig_get(&r, RIG_A + d * 256, LANE_UD, lane), group[d]);
    }
    emu_start_free(start);
    emu_start_free(NULL);
    rig_close(&r);
}

static void
expect_again(struct rig *r, struct emu_start *start, uint32_t payload_rf)
{
    static const uint32_t group[3] = {0};
    for (unsigned i = 0; i < sizeof payload; i++)
        payload[i] ^= 0xff;
    assert_true(emu_start_again(start, &r->launch));
    for (uint32_t i = 0; i < emu_start_threads(start); i++) {
        memset(r->rf, 0xee, RIG_RF);
        emu_start_thread(start, &r->thread, group, i, i);
        check_ids(r, LANE_UW, i);
        assert_memory_equal(r->rf + payload_rf, payload, 16);
    }
}

/* The images of a launch that is over serve the next one. */
static void
launches_that_start_alike(void **state)
{
    (void)state;
    struct rig r;
    rig_open(&r);
    launch(&r, 2, 16, 5, 3, 7);
    struct emu_start *start = emu_start_new(&r.launch);
    expect_again(&r, start, RIG_B);
    r.launch.local_size[0] = 7, r.launch.local_size[2] = 5;
    assert_false(emu_start_again(start, &r.launch));
    emu_start_free(start);
    r.kernel.payload_rf = RIG_DST - 16; /* the payload lies over ids */
    start = emu_start_new(&r.launch);
    expect_again(&r, start, RIG_DST - 16);
    r.kernel.local_id_bytes = 4;
    assert_false(emu_start_again(start, &r.launch));
    emu_start_free(start);
    rig_close(&r);
}

static void
rows_in_their_groups(void **state)
{
    static const struct {
        uint32_t size[3];
        enum emu_rows rows;
    } cases[] = {
        {{16, 4, 2}, EMU_ROWS_FROM_0},   {{16, 4, 1}, EMU_ROWS_IN_PLANE}, {{8, 4, 1}, EMU_ROWS_IN_PLANE},
        {{8, 2, 3}, EMU_ROWS_FROM_0},    {{64, 1, 1}, EMU_ROWS_ONE},      {{32, 2, 1}, EMU_ROWS_ANYWHERE},
        {{32, 1, 2}, EMU_ROWS_ANYWHERE}, {{5, 16, 1}, EMU_ROWS_ANYWHERE}, {{16, 1, 1}, EMU_ROWS_IN_PLANE},
    };
    (void)state;
    struct rig r;
    rig_open(&r);
    launch(&r, 2, 16, 1, 1, 1);
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        memcpy(r.launch.local_size, cases[i].size, sizeof cases[i].size);
        assert_int_equal(emu_rows_of(&r.launch), cases[i].rows);
    }
    rig_close(&r);
}

static void
constants_and_unwanted_parts(void **state)
{
    (void)state;
    struct rig r;
    rig_open(&r);
    launch(&r, 2, 8, 8, 1, 1);
    static const uint32_t data[4] = {1, 2, 3, 4}, group[3] = {0};
    assert_int_equal(lane_program_add_const(r.program, data, sizeof data), 0);
    r.program->const_rf = RIG_C;
    r.kernel.payload_rf = 0;
    memset(r.kernel.local_id_rf, 0, sizeof r.kernel.local_id_rf);
    struct emu_start *start = emu_start_new(&r.launch);
    memset(r.rf, 0xee, RIG_RF);
    emu_start_context(start, r.rf);
    assert_memory_equal(r.rf + RIG_C, data, sizeof data);
    emu_start_thread(start, &r.thread, group, 0, 0);
    for (unsigned at = RIG_CELLS; at < RIG_C; at++)
        assert_int_equal(r.rf[at], 0xee);
    emu_start_free(start);
    rig_close(&r);
}

static void
kernels_that_would_start_outside(void **state)
{
    (void)state;
    struct rig r;
    rig_open(&r);
    launch(&r, 2, 16, 16, 1, 1);
    start_with_header(&r.kernel, 256);
    struct emu_kernel *k = &r.kernel;
    const struct emu_kernel good = *k;
#define REFUSED(statement)                                                                                   \
    {                                                                                                        \
        struct emu_error error = {.kind = EMU_OK};                                                           \
        *k = good;                                                                                           \
        statement;                                                                                           \
        assert_int_equal(emu_kernel_check(k, &error), -1);                                                   \
        assert_int_equal(error.kind, EMU_INVALID);                                                           \
    }
    REFUSED(k->lanes = 0)
    REFUSED(k->lanes = 65)
    REFUSED(k->start[5].rf = RIG_RF - 3)
    REFUSED(k->start[0].rf = 64)
    REFUSED(k->start_count = EMU_START_FIELDS + 1)
    REFUSED(k->local_id_bytes = 8)
    REFUSED(k->payload_bytes = RIG_RF)
    REFUSED(k->payload_rf = UINT32_MAX)
    REFUSED(k->local_id_rf[2] = RIG_RF - 31)
    REFUSED((k->start[1].dwords = 16, k->start[1].rf = RIG_RF - 63))
    REFUSED(k->program = NULL)
#undef REFUSED
    *k = good;
    r.program->op_count = 0;
    assert_int_equal(emu_kernel_check(k, NULL), -1);
    rig_close(&r);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(gen_threads),
        cmocka_unit_test(cayman_threads),
        cmocka_unit_test(launches_that_start_alike),
        cmocka_unit_test(rows_in_their_groups),
        cmocka_unit_test(constants_and_unwanted_parts),
        cmocka_unit_test(kernels_that_would_start_outside),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
