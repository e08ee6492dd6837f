/* SPDX-License-Identifier: MIT */
/*
 * Minima and maxima of bytes on the simd engine against the reference: bytes one, two or four bytes apart, at
 * all places of their words and dwords, of all numbers of lanes, with and without predicates, by gangs of
 * threads with all lanes on and with some.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "program_parts.h"

enum { LANES = 32, THREADS = 9, OFF = 7, ROW = 256, PLACE = 3 * ROW, TRIES = 6 };
enum { FLAGS = 8, CELLS = 16 };
/* Where things are in the register file. */
enum { THREAD = 64, IDS = 128, AT = 192, A = 256, B = A + ROW, RESULT = B + ROW, END = RESULT + ROW };

struct form {
    enum lane_code code;
    enum lane_type type;
    unsigned lanes, a, b, to; /* bytes between lanes */
    bool predicated;
};

static struct lane_operand
bytes(uint32_t base, unsigned stride, uint64_t *seed)
{
    return part_register(LANE_UB, base + (uint32_t)(part_random(seed) % 8), stride);
}

static struct lane_program *
make(const struct form *form, uint64_t *seed)
{
    struct lane_program *p = lane_program_new();
    if (!p)
        abort();
    p->cells_bytes = CELLS;
    p->rf_bytes = END;
    part_group_place(p, AT, THREAD, PLACE);
    for (uint32_t at = A; at < END; at += ROW)
        part_block(p, LANE_OP_load, ROW / 4, 0, AT, at, at - A);
    part_compare(p, LANES, FLAGS, LANE_COND_GT, part_packed(LANE_UD, A), part_packed(LANE_UD, B), true);
    struct lane_op *op = part_alu(p, form->code, form->lanes, bytes(RESULT, form->to, seed),
                                  bytes(A, form->a, seed), bytes(B, form->b, seed));
    op->type = (uint8_t)form->type;
    op->flags = 0;
    op->pred = form->predicated ? LANE_PRED_NORMAL : LANE_PRED_NONE;
    op->pred_cell = FLAGS;
    part_block(p, LANE_OP_store, ROW / 4, 0, AT, RESULT, RESULT - A);
    part_append(p, LANE_OP_end, LANE_UD, LANES);
    return p;
}

static void
run(struct backend_pool *pool, const struct emu_kernel *kernel, enum backend_engine engine,
    enum backend_cpu cpu, uint8_t data[THREADS * PLACE])
{
    struct emu_error error = {0};
    struct emu_fault fault;
    struct backend_code *code;
    struct emu_surface surface = {data, THREADS * PLACE};
    const struct emu_launch launch = {.kernel = kernel,
                                      .work_dim = 1,
                                      .local_size = {THREADS * LANES - OFF, 1, 1},
                                      .group_count = {1, 1, 1},
                                      .surfaces = &surface,
                                      .surface_count = 1};
    uint64_t seed = 1;
    for (unsigned i = 0; i < THREADS * PLACE; i++)
        data[i] = (uint8_t)part_random(&seed);
    if (emu_kernel_check(kernel, &error) || backend_code_new(kernel, engine, cpu, &code, &error)) {
        fprintf(stderr, "%s\n", error.text);
        exit(1);
    }
    if (backend_run(pool, code, &launch, 0, &fault)) {
        fprintf(stderr, "a launch failed\n");
        exit(1);
    }
    backend_code_free(code);
}

static int
try(struct backend_pool *pool, const struct form *form, uint64_t *seed)
{
    static uint8_t expected[THREADS * PLACE], got[THREADS * PLACE];
    int wrong = 0;
    struct lane_program *p = make(form, seed);
    const struct emu_kernel kernel = {
        .lanes = LANES, .program = p, .thread_rf = THREAD, .local_id_rf = {IDS, 0, 0}, .local_id_bytes = 2};
    run(pool, &kernel, BACKEND_REF, BACKEND_BASELINE, expected);
    for (unsigned cpu = 0; cpu <= (unsigned)backend_cpu_detect(); cpu++) {
        run(pool, &kernel, BACKEND_SIMD, (enum backend_cpu)cpu, got);
        if (!memcmp(expected, got, sizeof got))
            continue;
        fprintf(stderr, "%s of %u lanes, %u and %u apart to %u apart%s: level %s differs\n",
                form->code == LANE_OP_min ? "min" : "max", form->lanes, form->a, form->b, form->to,
                form->predicated ? ", predicated" : "", backend_cpu_name((enum backend_cpu)cpu));
        wrong++;
    }
    lane_program_free(p);
    return wrong;
}

static int
try_strides(struct backend_pool *pool, struct form form, uint64_t *seed)
{
    int wrong = 0;
    for (form.to = 1; form.to <= 4; form.to *= 2)
        for (form.a = 1; form.a <= 4; form.a *= 2)
            for (form.b = 1; form.b <= 4; form.b *= 2)
                for (unsigned i = 0; i < TRIES; i++)
                    wrong += try(pool, &form, seed);
    return wrong;
}

int
main(void)
{
    static const unsigned lanes[] = {4, 8, 16, 32};
    static const enum lane_type types[] = {LANE_UW, LANE_D, LANE_W, LANE_B};
    uint64_t seed = 7;
    int wrong = 0;
    struct backend_pool *pool = backend_pool_new(1);
    if (!pool)
        return 1;
    for (unsigned i = 0; i < 16 * sizeof lanes / sizeof lanes[0]; i++) {
        const struct form form = {.code = i & 1 ? LANE_OP_max : LANE_OP_min,
                                  .predicated = i & 2,
                                  .type = types[i / 4 % 4],
                                  .lanes = lanes[i / 16]};
        wrong += try_strides(pool, form, &seed);
    }
    backend_pool_free(pool);
    return wrong != 0;
}
