/* SPDX-License-Identifier: MIT */
/*
 * The engines' short ways of log2, exp2, pow, rsqrt, sine and cosine (backend/jit/translate/emit_math.c,
 * backend/simd/tmpl/near_n.h) against their definitions (emu/lane_math.h), bit by bit: estimates [STEP]. STEP
 * 1 tries all 2^32 arguments; other steps every STEP-th of them, and all that surround the bounds where the
 * short ways begin and end.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "emu/fpmode.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "emu/lane_math.h"
#include "program_parts.h"
#include "thread_start.h"

enum {
    MOST_LANES = 64,
    COUNT = 1 << 20,
    HEADER = 256,
    OFFSET = 320,
    X = 512,
    WHOLE = 768,
    Y = 1024,
    EXPONENT = 1280,
    END = 1536
};

/* The exponents of each lane are its argument's bits, mixed: of both signs, from 2^-7 to 2. */
enum { MIXED = 0, MIX = 0x9e3779b1, MIX_KEEPS = 0x83ffffff, MIX_SETS = 0x3c000000 };

typedef float definition(float x, float exponent);

struct trial {
    enum lane_code code;
    enum lane_code round; /* LANE_OP_rndz, or the code again: then arguments are taken as they are */
    definition *f;
    uint32_t exponent; /* its bits, or MIXED */
    uint32_t fpmode;
};

static struct lane_op *
append_function(struct lane_program *p, enum lane_code code, unsigned lanes, uint32_t to, uint32_t from)
{
    struct lane_op *op = part_append(p, code, LANE_F, lanes);
    op->dst = part_register(LANE_F, to, 4);
    op->src[0] = part_register(LANE_F, from, 4);
    return op;
}

static void
append_mixing(struct lane_program *p, enum lane_code code, unsigned lanes, uint32_t from, uint32_t by)
{
    struct lane_op *op = part_append(p, code, LANE_UD, lanes);
    op->dst = part_register(LANE_UD, EXPONENT, 4);
    op->src[0] = part_register(LANE_UD, from, 4);
    op->src[1] = part_number(LANE_UD, by);
}

static struct lane_operand
append_exponent(struct lane_program *p, uint32_t exponent, unsigned lanes)
{
    if (exponent != MIXED)
        return part_number(LANE_F, exponent);
    append_mixing(p, LANE_OP_mul, lanes, X, MIX);
    append_mixing(p, LANE_OP_and, lanes, EXPONENT, MIX_KEEPS);
    append_mixing(p, LANE_OP_or, lanes, EXPONENT, MIX_SETS);
    return part_register(LANE_F, EXPONENT, 4);
}

static float
exponent_of(uint32_t exponent, float x)
{
    uint32_t bits;
    memcpy(&bits, &x, 4);
    bits = exponent == MIXED ? ((bits * MIX) & MIX_KEEPS) | MIX_SETS : exponent;
    memcpy(&x, &bits, 4);
    return x;
}

/* Every group does as many arguments as it has lanes, of surface 0 to surface 1. */
static struct lane_program *
make_program(const struct trial *t, unsigned lanes)
{
    const bool rounds = t->round != t->code;
    struct lane_program *p = lane_program_new();
    if (!p)
        abort();
    p->cells_bytes = 64;
    p->rf_bytes = END;
    p->fpmode = LANE_FPMODE_F32_DENORM | t->fpmode;
    part_group_place(p, OFFSET, HEADER + 4, lanes * 4);
    part_block(p, LANE_OP_load, lanes, 0, OFFSET, X, 0);
    if (rounds)
        append_function(p, t->round, lanes, WHOLE, X);
    struct lane_operand exponent = {0};
    if (t->code == LANE_OP_pow)
        exponent = append_exponent(p, t->exponent, lanes);
    append_function(p, t->code, lanes, Y, rounds ? WHOLE : X)->src[1] = exponent;
    part_block(p, LANE_OP_store, lanes, 1, OFFSET, Y, 0);
    part_append(p, LANE_OP_end, LANE_UD, 1);
    return p;
}

struct bench {
    struct backend_pool *pool;
    struct backend_code *code;
    const struct emu_kernel *kernel;
    enum backend_engine engine;
    unsigned lanes;
    float *x, *y;
};

/* Of the first n arguments: how many results differ. */
static unsigned
try_arguments(const struct bench *b, const struct trial *t, unsigned n)
{
    const struct emu_surface surfaces[2] = {{(uint8_t *)b->x, n * 4}, {(uint8_t *)b->y, n * 4}};
    const struct emu_launch launch = {.kernel = b->kernel,
                                      .work_dim = 1,
                                      .local_size = {b->lanes, 1, 1},
                                      .group_count = {(n + b->lanes - 1) / b->lanes, 1, 1},
                                      .surfaces = surfaces,
                                      .surface_count = 2};
    struct emu_fault fault;
    unsigned different = 0;
    if (backend_run(b->pool, b->code, &launch, 0, &fault)) {
        fprintf(stderr, "%s\n", emu_fault_name(fault.kind));
        return n;
    }
    for (unsigned i = 0; i < n; i++) {
        const float expected = t->f(b->x[i], exponent_of(t->exponent, b->x[i]));
        const bool same = memcmp(&expected, &b->y[i], 4) == 0 || (expected != expected && b->y[i] != b->y[i]);
        if (!same && different++ < 4)
            fprintf(stderr, "%a: %a instead of %a\n", (double)b->x[i], (double)b->y[i], (double)expected);
    }
    return different;
}

static unsigned
try_steps(const struct bench *b, const struct trial *t, uint64_t step)
{
    unsigned different = 0, n = 0;
    for (uint64_t bits = 0; bits <= UINT32_MAX; bits += step) {
        const uint32_t word = (uint32_t)bits;
        memcpy(&b->x[n++], &word, 4);
        if (n == COUNT || bits + step > UINT32_MAX) {
            different += try_arguments(b, t, n);
            n = 0;
        }
    }
    return different;
}

static const uint32_t bounds[] = {
    0, 0x00800000, 0x3f3504f3, 0x3f800000, 0x3fb504f3, 0x40000000, 0x42f80000, 0x43000000, 0x7f800000,
    0x80000000, 0x80800000, 0xbf800000, 0xc2f80000, 0xc3000000, 0xff800000, 0x7fc00000, 0x0d800000,
    0x4a800000, 0x8d800000, 0xca800000, 0x3fc90fdb, 0xbf490fdb, 0x3e000000, 0x3f000000,
    /* their powers of two are denormal */
    0xc2fe0000, 0xc3010000, 0xc3040000, 0xc3070000, 0xc30a0000, 0xc30d0000, 0xc3100000, 0xc3130000};
enum { BOUNDS = sizeof bounds / sizeof *bounds };

static unsigned
try_bounds(const struct bench *b, const struct trial *t)
{
    unsigned n = 0;
    for (unsigned i = 0; i < BOUNDS; i++)
        for (int32_t k = -1024; k < 1024; k++) {
            const uint32_t word = bounds[i] + (uint32_t)k;
            memcpy(&b->x[n++], &word, 4);
        }
    return try_arguments(b, t, n);
}

/* All lanes of a group are the same, so that no other lane puts the group in doubt. */
static unsigned
try_bounds_alone(const struct bench *b, const struct trial *t)
{
    unsigned n = 0;
    for (unsigned i = 0; i < BOUNDS * 5 * b->lanes; i++) {
        const uint32_t word = bounds[i / (5 * b->lanes)] + i / b->lanes % 5 - 2;
        memcpy(&b->x[n++], &word, 4);
    }
    return try_arguments(b, t, n);
}

#define UNARY(id)                                                                                            \
    static float of_##id(float x, float unused)                                                              \
    {                                                                                                        \
        (void)unused;                                                                                        \
        return lane_##id##_f32(x);                                                                           \
    }
UNARY(log2)
UNARY(exp2)
UNARY(rsqrt)
UNARY(sin)
UNARY(cos)
UNARY(sinrev)
UNARY(cosrev)

/* The jit leaves out the polynomial if it sees that arguments are whole numbers. */
static float
exp2_of_whole(float x, float unused)
{
    (void)unused;
    return lane_exp2_f32(truncf(x));
}

#define TRIAL(id)                                                                                            \
    {                                                                                                        \
        LANE_OP_##id, LANE_OP_##id, of_##id, 0, 0                                                            \
    }
#define POWER(exponent)                                                                                      \
    {                                                                                                        \
        LANE_OP_pow, LANE_OP_pow, lane_pow_f32, exponent, 0                                                  \
    }
static const struct trial trials[] = {TRIAL(log2),
                                      TRIAL(exp2),
                                      {LANE_OP_exp2, LANE_OP_rndz, exp2_of_whole, 0, 0},
                                      {LANE_OP_exp2, LANE_OP_exp2, of_exp2, 0,
                                       EMU_FPMODE_FLUSH_SOURCES}, /* the power of what is flushed is 1, too */
                                      TRIAL(rsqrt),
                                      TRIAL(sin),
                                      TRIAL(cos),
                                      TRIAL(sinrev),
                                      TRIAL(cosrev),
                                      POWER(MIXED),
                                      POWER(0x400ccccd), /* 2.2 */
                                      POWER(0x3ee8ba2f), /* 1 / 2.2 */
                                      POWER(0x40000000), /* 2: many results are in the middle of two floats */
                                      POWER(0xbfc00000), /* -1.5 */
                                      POWER(0x42b40000), /* 90 */
                                      POWER(0x4b800001), /* 2^24 and 2 */
                                      POWER(0x80000000),
                                      POWER(1),
                                      POWER(0x00800000),
                                      POWER(0x7f800000),
                                      POWER(0xff800000),
                                      POWER(0x7fc00000)};
enum { TRIALS = sizeof trials / sizeof *trials };

static void
name_trial(const struct trial *t, const struct bench *b)
{
    printf("%s: %s", backend_engine_name(b->engine), lane_code_name(t->code));
    if (t->code == LANE_OP_pow && t->exponent == MIXED)
        printf(" by the lane's exponent");
    else if (t->code == LANE_OP_pow)
        printf(" by %g", (double)exponent_of(t->exponent, 0));
    printf("%s%s of %u lanes: ", t->round != t->code ? " of whole numbers" : "",
           t->fpmode ? " without denormal arguments" : "", b->lanes);
}

static unsigned
try_function(struct bench *b, const struct trial *t, uint64_t step)
{
    struct emu_error error = {0};
    struct emu_kernel kernel = {.lanes = (uint8_t)b->lanes};
    start_with_header(&kernel, HEADER);
    kernel.program = make_program(t, b->lanes);
    b->kernel = &kernel;
    if (emu_kernel_check(&kernel, &error) ||
        backend_code_new(&kernel, b->engine, backend_cpu_detect(), &b->code, &error)) {
        fprintf(stderr, "%s\n", error.text);
        exit(1);
    }
    const unsigned different = try_bounds(b, t) + try_bounds_alone(b, t) + try_steps(b, t, step);
    name_trial(t, b);
    printf("%u different\n", different);
    backend_code_free(b->code);
    lane_program_free(kernel.program);
    return different;
}

/* A power is tried with fewer arguments, as there are many exponents. */
static unsigned
try_functions(struct bench *b, uint64_t step)
{
    unsigned different = 0;
    for (unsigned i = 0; i < TRIALS; i++)
        different += try_function(b, &trials[i], trials[i].code == LANE_OP_pow && step > 1 ? step * 4 : step);
    return different;
}

static unsigned
try_engine(struct bench *b, enum backend_engine engine, uint64_t step)
{
    unsigned different = 0;
    b->engine = engine;
    for (b->lanes = 16; b->lanes <= MOST_LANES; b->lanes *= 4)
        different += try_functions(b, b->lanes == 16 ? step : step * 16 + 1);
    b->lanes = 8;
    return different + try_functions(b, step * 16 + 1);
}

int
main(int argc, char **argv)
{
    const uint64_t step = argc > 1 ? strtoull(argv[1], NULL, 0) : 1021;
    struct bench b = {.pool = backend_pool_new(0), .x = malloc(COUNT * 4), .y = malloc(COUNT * 4)};
    unsigned different = 0;
    if (!b.pool || !b.x || !b.y || !step)
        return 1;
    different = try_engine(&b, BACKEND_SIMD, step) + try_engine(&b, BACKEND_JIT, step);
    backend_pool_free(b.pool);
    free(b.x);
    free(b.y);
    return different != 0;
}
