/* SPDX-License-Identifier: MIT */
/*
 * Accesses to local memory near its end, at ids times a step, plus an offset. The jit leaves out a check
 * where the kernel says how much local memory each launch has and all of its work-items stay inside. Behind
 * local memory there is a page that nobody may touch, and some launches have less than the kernel says.
 */
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include <cmocka.h>

#include "backend/backend.h"
#include "emu/error.h"
#include "emu/fpmode.h"
#include "emu/thread.h"
#include "engine.h"
#include "facts.h"
#include "jit/translate/compile.h"

enum { LANES = 16, LOCAL = 256, PAGE = 4096, SITES_RF = 1 << 16 };

struct access {
    unsigned elem, step, offset;
    bool store;
};

struct rig {
    uint8_t *page; /* its last bytes are local memory; the next page is closed */
    uint8_t results[2 * LANE_MAX * 4];
};

/* --- the program --- */

static struct lane_mem
memory(enum lane_space space, unsigned elem)
{
    return (struct lane_mem){
        .space = (uint8_t)space, .elem = (uint8_t)elem, .comp_mask = 1, .addr_mask = UINT32_MAX};
}

static void
append(struct lane_program *p, enum lane_code code, struct lane_operand at, struct lane_operand data,
       struct lane_mem mem)
{
    struct lane_op *op = part_append(p, code, LANE_UD, LANES);
    op->src[0] = at;
    *(code == LANE_OP_load ? &op->dst : &op->src[1]) = data;
    op->mem = mem;
}

/* Loads go on to the surface; stores write the payload. */
static struct lane_program *
make_program(const struct access *a)
{
    const struct lane_operand data = part_packed(LANE_UD, a->store ? PAYLOAD : C);
    struct lane_program *p = facts_with_ids(LANES);
    part_alu(p, LANE_OP_mul, LANES, part_packed(LANE_UD, B), part_packed(LANE_UD, A),
             part_number(LANE_UD, a->step));
    part_alu(p, LANE_OP_add, LANES, part_packed(LANE_UD, B), part_packed(LANE_UD, B),
             part_number(LANE_UD, a->offset));
    append(p, a->store ? LANE_OP_store : LANE_OP_load, part_packed(LANE_UD, B), data,
           memory(LANE_SPACE_LOCAL, a->elem));
    if (!a->store) {
        part_alu(p, LANE_OP_shl, LANES, part_packed(LANE_UD, A), part_packed(LANE_UD, A),
                 part_number(LANE_UD, 2));
        append(p, LANE_OP_store, part_packed(LANE_UD, A), data, memory(LANE_SPACE_SURFACE, 4));
    }
    part_append(p, LANE_OP_end, LANE_UD, 1);
    p->cells_bytes = CELLS;
    p->rf_bytes = RF;
    p->fpmode = 0x4c0;
    return p;
}

/* --- runs --- */

static uint8_t *
new_page(void)
{
    uint8_t *page = mmap(NULL, 2 * PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    assert_true(page != MAP_FAILED && !mprotect(page + PAGE, PAGE, PROT_NONE));
    return page;
}

static uint8_t *
local_of(struct rig *r, uint32_t bytes)
{
    return r->page + PAGE - bytes;
}

static void
fill(struct rig *r)
{
    for (unsigned i = 0; i < PAGE; i++)
        r->page[i] = (uint8_t)(i * 37 + 1);
    memset(r->results, 0, sizeof r->results);
}

static void
run(struct rig *r, struct backend_code *code, const struct emu_kernel *kernel, uint32_t local_bytes,
    const uint8_t *payload)
{
    const struct emu_surface surface = {r->results, sizeof r->results};
    const struct emu_launch launch = {.kernel = kernel,
                                      .work_dim = 1,
                                      .local_size = {kernel->lanes, 1, 1},
                                      .group_count = {1, 1, 1},
                                      .payload = payload,
                                      .surfaces = &surface,
                                      .surface_count = 1,
                                      .local_bytes = local_bytes};
    const struct engine_starts starts = engine_starts_of(&launch);
    if (code->prepare)
        code->prepare(code, &starts, &launch);
    struct emu_start *start = emu_start_new(&launch);
    uint8_t *rf = aligned_alloc(64, (code->rf_bytes + 63) & ~63u);
    assert_true(start && rf);
    memset(rf, 0, code->rf_bytes);
    struct emu_thread t = {.rf = rf, .launch = &launch, .local = local_of(r, local_bytes)};
    emu_start_context(start, rf);
    if (code->context)
        code->context(code, rf);
    emu_start_state(start, &t, (const uint32_t[3]){0, 0, 0}, 0, 0);
    if (!code->own_start)
        emu_start_registers(&t);
    const unsigned saved = emu_fpmode_enter(t.fpmode);
    assert_int_equal(code->run(code, &t), EMU_STOP_END);
    emu_fpmode_leave(saved);
    free(rf);
    emu_start_free(start);
}

/* What the program does, lane by lane. */
static void
expect(struct rig *r, const struct access *a, uint32_t local_bytes, const uint8_t *payload)
{
    for (unsigned i = 0; i < LANES; i++) {
        const uint32_t at = i * a->step + a->offset;
        if (at + a->elem > local_bytes)
            continue;
        if (a->store)
            memcpy(local_of(r, local_bytes) + at, payload + 4 * i, a->elem);
        else
            memcpy(r->results + 4 * i, local_of(r, local_bytes) + at, a->elem);
    }
}

static void
check(const struct access *a, uint32_t local_bytes, enum backend_cpu cpu)
{
    struct emu_error error = {.text = ""};
    struct backend_code *code;
    struct lane_program *p = make_program(a);
    struct emu_kernel kernel = facts_kernel(p, LANES);
    struct rig r, model;
    uint8_t payload[64];
    for (unsigned i = 0; i < sizeof payload; i++)
        payload[i] = (uint8_t)(200 - i);
    r.page = new_page();
    model.page = new_page();
    fill(&r);
    fill(&model);
    kernel.local_bytes = LOCAL;
    assert_int_equal(backend_code_new(&kernel, BACKEND_JIT, cpu, &code, &error), 0);
    run(&r, code, &kernel, local_bytes, payload);
    expect(&model, a, local_bytes, payload);
    assert_memory_equal(r.page, model.page, PAGE);
    assert_memory_equal(r.results, model.results, sizeof r.results);
    backend_code_free(code);
    lane_program_free(p);
    munmap(r.page, 2 * PAGE);
    munmap(model.page, 2 * PAGE);
}

static void
test_ends(void **state)
{
    (void)state;
    static const unsigned steps[] = {0, 2, 4, 8, 12};
    for (unsigned k = 0; k < 4 * sizeof steps / sizeof *steps; k++)
        for (int behind = -4; behind <= 4; behind += 2) {
            const unsigned elem = k % 2 ? 4 : 2, step = steps[k / 4];
            const struct access a = {
                elem, step, (unsigned)((int)(LOCAL - elem - (LANES - 1) * step) + behind), k / 2 % 2};
            const enum backend_cpu cpu =
                (enum backend_cpu)((k + (unsigned)(behind + 4)) % (unsigned)(backend_cpu_detect() + 1));
            if (a.store && step < elem) /* lanes would overlap */
                continue;
            check(&a, LOCAL, cpu);
            check(&a, LOCAL - 16, cpu);
            check(&a, LOCAL + 16, cpu);
        }
}

/* --- messages that share a routine --- */

enum { WIDE = 32, APART = 20, WIDE_LOCAL = 1024 };

/* Two loads of one shape and without a form of their own, at ids times 20. */
static struct lane_program *
make_pair(const uint32_t offsets[2])
{
    struct lane_program *p = facts_with_ids(WIDE);
    part_alu(p, LANE_OP_mul, WIDE, part_packed(LANE_UD, B), part_packed(LANE_UD, A),
             part_number(LANE_UD, APART));
    part_alu(p, LANE_OP_shl, WIDE, part_packed(LANE_UD, A), part_packed(LANE_UD, A), part_number(LANE_UD, 2));
    for (unsigned i = 0; i < 2; i++) {
        struct lane_op *op = part_append(p, LANE_OP_load, LANE_UD, WIDE);
        op->src[0] = part_packed(LANE_UD, B);
        op->dst = part_packed(LANE_UD, C);
        op->mem = memory(LANE_SPACE_LOCAL, 4);
        op->mem.offset = offsets[i];
        op = part_append(p, LANE_OP_store, LANE_UD, WIDE);
        op->src[0] = part_packed(LANE_UD, A);
        op->src[1] = part_packed(LANE_UD, C);
        op->mem = memory(LANE_SPACE_SURFACE, 4);
        op->mem.offset = i * WIDE * 4;
    }
    part_append(p, LANE_OP_end, LANE_UD, 1);
    p->cells_bytes = CELLS;
    p->rf_bytes = RF;
    p->fpmode = 0x4c0;
    return p;
}

static void
check_pair(const uint32_t offsets[2], enum backend_engine engine, enum backend_cpu cpu)
{
    struct emu_error error = {.text = ""};
    struct backend_code *code;
    struct lane_program *p = make_pair(offsets);
    struct emu_kernel kernel = facts_kernel(p, WIDE);
    const uint8_t payload[64] = {0};
    struct rig r;
    r.page = new_page();
    fill(&r);
    kernel.local_bytes = WIDE_LOCAL;
    assert_int_equal(backend_code_new(&kernel, engine, cpu, &code, &error), 0);
    run(&r, code, &kernel, WIDE_LOCAL, payload);
    for (unsigned i = 0; i < 2 * WIDE; i++) {
        const uint32_t at = i % WIDE * APART + offsets[i / WIDE];
        uint32_t expected = 0, got;
        if (at + 4 <= WIDE_LOCAL)
            memcpy(&expected, local_of(&r, WIDE_LOCAL) + at, 4);
        memcpy(&got, r.results + 4 * i, 4);
        assert_int_equal(got, expected);
    }
    backend_code_free(code);
    lane_program_free(p);
    munmap(r.page, 2 * PAGE);
}

static void
test_shared_routines(void **state)
{
    (void)state;
    static const uint32_t pairs[][2] = {{0, 600}, {600, 0}, {600, 500}, {0, 100000}};
    for (unsigned i = 0; i < sizeof pairs / sizeof *pairs; i++)
        for (enum backend_cpu cpu = BACKEND_BASELINE; cpu <= backend_cpu_detect(); cpu++) {
            check_pair(pairs[i], BACKEND_QUICK, cpu);
            check_pair(pairs[i], BACKEND_JIT, cpu);
        }
}

/* Code without the check is shorter. */
static size_t
size_of_code(const struct access *a, uint32_t local_bytes)
{
    const struct jit_target target = {.cpu = BACKEND_AVX2,
                                      .start = JIT_ROWS,
                                      .row_lanes = LANES,
                                      .rows = EMU_ROWS_FROM_0,
                                      .sites_rf = SITES_RF};
    struct lane_program *p = make_program(a);
    struct emu_kernel kernel = facts_kernel(p, LANES);
    struct emu_error error = {0};
    struct jit_object object;
    kernel.local_bytes = local_bytes;
    assert_int_equal(jit_compile(&kernel, &target, &object, &error), 0);
    const size_t size = object.size;
    jit_object_free(&object);
    lane_program_free(p);
    return size;
}

static void
test_check_is_left_out(void **state)
{
    (void)state;
    const struct access a = {4, 4, 16, false};
    const size_t without = size_of_code(&a, 16 + 4 * LANES), with = size_of_code(&a, 16 + 4 * LANES - 1);
    assert_true(without < with);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_ends), cmocka_unit_test(test_shared_routines),
                                       cmocka_unit_test(test_check_is_left_out)};
    return cmocka_run_group_tests_name("rows.local_bounds", tests, NULL, NULL);
}
