/* SPDX-License-Identifier: MIT */
/*
 * Programs that switch the floating point mode between their ops, on the fast engines against the reference,
 * bit by bit. Each program does one op on the same numbers in every mode. An engine that moves the op over a
 * switch, or takes two of them for the same, gives other bits: modes [GROUPS [SEED]].
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "program_parts.h"
#include "thread_start.h"

/* Where things are in the register file; a block holds a number of each lane. */
enum { LANES = 16, WIDE = 2 * LANES, BLOCK = LANES * 8, SOURCES = 3 };
enum { HEADER = 256, FROM = 320, TO = 324, X = 512, RESULTS = 1024 };

/* Rounding to nearest, up, down, to zero; halves and floats keep their denormals or do not, or only in
 * sources or in results. */
static const uint32_t modes[] = {0x4c0,   0x4d0,   0x4e0,   0x4f0, 0x0c0, 0x0d0, 0x0e0, 0x0f0,
                                 0x440,   0x450,   0x460,   0x470, 0x000, 0x010, 0x020, 0x030,
                                 0x104c0, 0x204c0, 0x104f0, 0x4c0, 0x020, 0x4f0, 0x440};
enum { MODES = sizeof modes / sizeof *modes, RF = RESULTS + MODES * BLOCK };

struct trial {
    uint8_t code, exec, dst, src, mods, flags, cond;
};

#define OP(op, type)                                                                                         \
    {                                                                                                        \
        LANE_OP_##op, LANE_##type, LANE_##type, LANE_##type, 0, 0, 0                                         \
    }
#define MOV(exec, to, from)                                                                                  \
    {                                                                                                        \
        LANE_OP_mov, LANE_##exec, LANE_##to, LANE_##from, 0, 0, 0                                            \
    }

static const struct trial trials[] = {
    OP(add, F),
    OP(mul, F),
    OP(mad, F),
    OP(muladd, F),
    OP(mulz, F),
    OP(madz, F),
    OP(min, F),
    OP(max, F),
    OP(minl, F),
    OP(maxl, F),
    OP(fdiv, F),
    OP(inv, F),
    OP(sqrt, F),
    OP(rsqrt, F),
    OP(frc, F),
    OP(rndz, F),
    OP(rndd, F),
    OP(rndu, F),
    OP(rnde, F),
    OP(log2, F),
    OP(exp2, F),
    OP(pow, F),
    OP(sin, F),
    OP(add, DF),
    OP(mul, DF),
    OP(mad, DF),
    OP(min, DF),
    OP(max, DF),
    OP(fdiv, DF),
    OP(inv, DF),
    OP(sqrt, DF),
    OP(rndd, DF),
    OP(add, HF),
    OP(mul, HF),
    OP(mad, HF),
    OP(muladd, HF),
    OP(fdiv, HF),
    OP(sqrt, HF),
    {LANE_OP_add, LANE_F, LANE_F, LANE_F, LANE_MOD_NEG, LANE_SAT, 0},
    {LANE_OP_add, LANE_F, LANE_F, LANE_F, 0, LANE_OMOD_MUL2, 0},
    {LANE_OP_mul, LANE_F, LANE_F, LANE_F, LANE_MOD_ABS, LANE_OMOD_DIV2 | LANE_SAT, 0},
    {LANE_OP_add, LANE_DF, LANE_DF, LANE_DF, LANE_MOD_NEG, LANE_SAT, 0},
    {LANE_OP_csel, LANE_F, LANE_F, LANE_F, 0, 0, LANE_COND_GT},
    {LANE_OP_cmp, LANE_F, LANE_D, LANE_F, 0, 0, LANE_COND_EQ},
    {LANE_OP_cmp, LANE_F, LANE_D, LANE_F, LANE_MOD_ABS, 0, LANE_COND_LT},
    {LANE_OP_cmp, LANE_DF, LANE_Q, LANE_DF, 0, 0, LANE_COND_GE},
    {LANE_OP_add, LANE_F, LANE_DF, LANE_F, 0, 0, 0},
    {LANE_OP_mul, LANE_F, LANE_HF, LANE_F, 0, 0, 0},
    {LANE_OP_add, LANE_F, LANE_D, LANE_F, 0, 0, 0},
    {LANE_OP_mul, LANE_F, LANE_F, LANE_D, 0, 0, 0},
    {LANE_OP_mul, LANE_F, LANE_F, LANE_D, LANE_MOD_ABS, 0, 0},
    MOV(F, HF, F),
    MOV(HF, F, HF),
    MOV(F, DF, F),
    MOV(DF, F, DF),
    {LANE_OP_mov, LANE_F, LANE_F, LANE_DF, LANE_MOD_NEG, 0, 0},
    {LANE_OP_add, LANE_F, LANE_F, LANE_DF, LANE_MOD_ABS, 0, 0},
    MOV(F, D, F),
    MOV(DF, UQ, DF),
    MOV(B, F, B),
    MOV(UB, HF, UB),
    MOV(UW, F, UW),
    MOV(W, DF, W),
    MOV(D, F, D),
    MOV(D, HF, D),
    MOV(UD, F, UD),
    MOV(UD, DF, UD),
    MOV(Q, F, Q),
    MOV(Q, DF, Q),
    MOV(UQ, F, UQ),
    MOV(UQ, DF, UQ),
    {LANE_OP_add, LANE_D, LANE_F, LANE_D, 0, 0, 0},
    {LANE_OP_mul, LANE_UD, LANE_F, LANE_UD, 0, LANE_SAT, 0},
};
enum { TRIALS = sizeof trials / sizeof *trials };

/* --- the program --- */

static void
append_trial(struct lane_program *p, const struct trial *t, unsigned mode)
{
    part_append(p, LANE_OP_fpmode, LANE_UD, 1)->src[0] = part_number(LANE_UD, modes[mode]);
    struct lane_op *op = part_append(p, t->code, t->exec, LANES);
    const unsigned sources = lane_code_sources(t->code);
    op->flags |= t->flags | LANE_NOMASK;
    op->cond = t->cond;
    op->dst = part_packed(t->dst, RESULTS + mode * BLOCK);
    for (unsigned s = 0; s < sources; s++)
        op->src[s] = part_packed(t->src, X + s * BLOCK);
    op->src[sources > 1].mods = t->mods;
}

static struct lane_program *
make_program(const struct trial *t, uint32_t start)
{
    struct lane_program *p = lane_program_new();
    if (!p)
        abort();
    p->cells_bytes = 64;
    p->rf_bytes = RF;
    p->fpmode = start;
    part_group_place(p, FROM, HEADER + 4, SOURCES * BLOCK);
    part_group_place(p, TO, HEADER + 4, MODES * BLOCK);
    for (unsigned s = 0; s < SOURCES; s++)
        part_block(p, LANE_OP_load, WIDE, 0, FROM, X + s * BLOCK, s * BLOCK);
    for (unsigned mode = 0; mode < MODES; mode++)
        append_trial(p, t, mode);
    for (unsigned mode = 0; mode < MODES; mode++)
        part_block(p, LANE_OP_store, WIDE, 1, TO, RESULTS + mode * BLOCK, mode * BLOCK);
    part_append(p, LANE_OP_end, LANE_UD, 1);
    return p;
}

/* --- numbers --- */

struct bench {
    struct backend_pool *pool;
    unsigned groups;
    uint8_t *sources, *expected, *got;
    uint64_t state;
    unsigned long compared, different;
};

static uint64_t
next(struct bench *b)
{
    return part_random(&b->state);
}

/* A float in [-152, -120], whose power of two is about as small as the least one. */
static uint64_t
some_exponent(uint64_t random)
{
    const float x = -120 - 32 * (float)(random >> 40) * 0x1p-24F;
    uint32_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

/* A number with so many bits of fraction: 0, denormal, the least and the greatest, near 1 with few bits or
 * all, any. */
static uint64_t
some_float(struct bench *b, unsigned bits, unsigned fraction)
{
    const uint64_t random = next(b), sign = (random & 1) << (bits - 1), one = UINT64_C(1) << fraction,
                   low = (random >> 8) & (one - 1), all = (UINT64_C(1) << (bits - 1)) - 1;
    const uint64_t middle = (all >> (fraction + 1)) << fraction; /* of 1 */
    switch (random >> 1 & 15) {
    case 0:
        return sign;
    case 1:
    case 2:
        return sign | low;
    case 3:
        return sign | one | (low & 3);
    case 4:
        return sign | (all - one - (low & 3));
    case 5:
        return random >> 3 & all;
    case 6:
        return bits == 32 ? some_exponent(random) : random >> 3 & all;
    case 7:
        return sign | (middle + (low & 7));
    default:
        return sign | (middle + low + (random >> 60) * one - 4 * one);
    }
}

static uint64_t
some_integer(struct bench *b)
{
    const uint64_t random = next(b);
    const uint64_t size = next(b) >> (random & 63);
    return random & 0x700 ? (random & 0x40 ? ~size : size) : 0;
}

static void
fill(struct bench *b, enum lane_type type)
{
    const unsigned bytes = lane_type_bytes(type);
    memset(b->sources, 0, (size_t)b->groups * SOURCES * BLOCK);
    for (unsigned block = 0; block < b->groups * SOURCES; block++)
        for (unsigned i = 0; i < LANES; i++) {
            const uint64_t v = type == LANE_F    ? some_float(b, 32, 23)
                               : type == LANE_DF ? some_float(b, 64, 52)
                               : type == LANE_HF ? some_float(b, 16, 10)
                                                 : some_integer(b);
            memcpy(b->sources + block * BLOCK + i * bytes, &v, bytes);
        }
}

/* --- runs --- */

static void
run(const struct bench *b, const struct trial *t, uint32_t start, enum backend_engine engine,
    enum backend_cpu cpu, uint8_t *out)
{
    struct emu_error error = {0};
    struct emu_fault fault;
    struct backend_code *code;
    struct emu_kernel kernel = {.lanes = WIDE, .program = make_program(t, start)};
    start_with_header(&kernel, HEADER);
    if (emu_kernel_check(&kernel, &error) || backend_code_new(&kernel, engine, cpu, &code, &error)) {
        fprintf(stderr, "%s of %s: %s\n", lane_code_name(t->code), lane_type_name(t->exec), error.text);
        exit(1);
    }
    const struct emu_surface surfaces[2] = {{b->sources, b->groups * SOURCES * BLOCK},
                                            {out, b->groups * MODES * BLOCK}};
    const struct emu_launch launch = {.kernel = &kernel,
                                      .work_dim = 1,
                                      .local_size = {WIDE, 1, 1},
                                      .group_count = {b->groups, 1, 1},
                                      .surfaces = surfaces,
                                      .surface_count = 2};
    memset(out, 0xa5, (size_t)b->groups * MODES * BLOCK);
    if (backend_run(b->pool, code, &launch, 0, &fault)) {
        fprintf(stderr, "%s\n", emu_fault_name(fault.kind));
        exit(1);
    }
    backend_code_free(code);
    lane_program_free(kernel.program);
}

static bool
is_nan(enum lane_type type, uint64_t bits)
{
    return type == LANE_HF   ? (bits & 0x7fff) > 0x7c00
           : type == LANE_F  ? (bits & INT32_MAX) > 0x7f800000
           : type == LANE_DF ? (bits & INT64_MAX) > UINT64_C(0x7ff0000000000000)
                             : false;
}

static void
compare(struct bench *b, const struct trial *t, enum backend_engine engine, enum backend_cpu cpu)
{
    const unsigned bytes = lane_type_bytes(t->dst);
    for (unsigned n = 0; n < b->groups * MODES * LANES; n++) {
        uint64_t expected = 0, got = 0;
        const size_t at = (size_t)(n / LANES) * BLOCK + n % LANES * bytes;
        memcpy(&expected, b->expected + at, bytes);
        memcpy(&got, b->got + at, bytes);
        b->compared++;
        if (expected == got || (is_nan(t->dst, expected) && is_nan(t->dst, got)) || b->different++ > 20)
            continue;
        fprintf(stderr, "%s %s: %s.%s of %s to %s in mode 0x%x: 0x%llx instead of 0x%llx\n",
                backend_engine_name(engine), backend_cpu_name(cpu), lane_code_name(t->code),
                lane_type_name(t->exec), lane_type_name(t->src), lane_type_name(t->dst),
                modes[n / LANES % MODES], (unsigned long long)got, (unsigned long long)expected);
    }
}

static void
try_trial(struct bench *b, unsigned number)
{
    const struct trial *t = &trials[number];
    const uint32_t start = modes[number % MODES];
    fill(b, t->src);
    run(b, t, start, BACKEND_REF, BACKEND_BASELINE, b->expected);
    for (unsigned cpu = 0; cpu <= backend_cpu_detect(); cpu++)
        for (enum backend_engine engine = BACKEND_SIMD; engine <= BACKEND_JIT; engine++) {
            run(b, t, start, engine, cpu, b->got);
            compare(b, t, engine, cpu);
        }
}

int
main(int argc, char **argv)
{
    struct bench b = {.pool = backend_pool_new(0),
                      .groups = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 0) : 24,
                      .state = argc > 2 ? strtoull(argv[2], NULL, 0) : 1};
    b.sources = malloc((size_t)b.groups * SOURCES * BLOCK);
    b.expected = malloc((size_t)b.groups * MODES * BLOCK);
    b.got = malloc((size_t)b.groups * MODES * BLOCK);
    if (!b.pool || !b.groups || !b.sources || !b.expected || !b.got)
        return 1;
    for (unsigned i = 0; i < TRIALS; i++)
        try_trial(&b, i);
    printf("%lu results, %lu different\n", b.compared, b.different);
    backend_pool_free(b.pool);
    free(b.sources);
    free(b.expected);
    free(b.got);
    return b.different != 0;
}
