/* SPDX-License-Identifier: MIT */
/*
 * Half precision on the fast engines against the reference, bit by bit: every half for what has one source,
 * pairs and triples of odd and random ones for what has more, in every rounding and denormal
 * mode: halves [ROUNDS [SEED]]. A round tries half of the rarer modes.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "emu/lane_half.h"
#include "program_parts.h"
#include "thread_start.h"

/* Numbers per launch, and where things are in the register file. */
enum { LANES = 16, COUNT = 65536, SOURCES = 3, KINDS = 3, HEADER = 256, OFFSET = 320, DWORDS = 384 };
enum { PACKED = DWORDS + KINDS * SOURCES * 64, RESULT = PACKED + SOURCES * 64, RF = 2048 };

/* An op to try. Its numbers are halves, packed, for HF; floats for F; else integers, words in every fourth
 * byte. */
struct trial {
    uint8_t code, exec, dst, src, mods, flags, cond;
};

#define HALF(op)                                                                                             \
    {                                                                                                        \
        LANE_OP_##op, LANE_HF, LANE_HF, LANE_HF, 0, 0, 0                                                     \
    }
#define CONVERT(exec, to, from)                                                                              \
    {                                                                                                        \
        LANE_OP_mov, LANE_##exec, LANE_##to, LANE_##from, 0, 0, 0                                            \
    }

static const struct trial of_one[] = {
    HALF(mov),
    {LANE_OP_mov, LANE_HF, LANE_HF, LANE_HF, LANE_MOD_ABS | LANE_MOD_NEG, 0, 0},
    {LANE_OP_mov, LANE_HF, LANE_HF, LANE_HF, LANE_MOD_NEG, LANE_SAT, 0},
    CONVERT(HF, F, HF),
    CONVERT(HF, D, HF),
    CONVERT(HF, UD, HF),
    CONVERT(HF, W, HF),
    CONVERT(HF, UW, HF),
    CONVERT(HF, B, HF),
    CONVERT(HF, UB, HF),
    CONVERT(F, HF, F),
    {LANE_OP_mov, LANE_F, LANE_HF, LANE_F, LANE_MOD_NEG, LANE_SAT, 0},
    CONVERT(D, HF, D),
    CONVERT(UD, HF, UD),
    CONVERT(W, HF, W),
    CONVERT(UW, HF, UW),
    HALF(rndz),
    HALF(rndd),
    HALF(rndu),
    HALF(rnde),
    HALF(frc),
    HALF(inv),
    HALF(sqrt),
    HALF(rsqrt),
    HALF(log2),
    HALF(exp2),
    HALF(sin),
    HALF(cos),
};
static const struct trial of_two[] = {
    HALF(add),
    {LANE_OP_add, LANE_HF, LANE_HF, LANE_HF, LANE_MOD_NEG, 0, 0},
    {LANE_OP_add, LANE_HF, LANE_HF, LANE_HF, LANE_MOD_ABS, LANE_SAT, 0},
    {LANE_OP_add, LANE_HF, LANE_F, LANE_HF, 0, 0, 0},
    {LANE_OP_mul, LANE_F, LANE_HF, LANE_HF, 0, 0, 0},
    {LANE_OP_mul, LANE_F, LANE_HF, LANE_F, 0, LANE_SAT, 0},
    HALF(mul),
    HALF(min),
    HALF(max),
    HALF(minl),
    HALF(maxl),
    HALF(mulz),
    HALF(fdiv),
    HALF(pow),
    {LANE_OP_cmp, LANE_HF, LANE_W, LANE_HF, 0, 0, LANE_COND_EQ},
    {LANE_OP_cmp, LANE_HF, LANE_W, LANE_HF, 0, 0, LANE_COND_NE},
    {LANE_OP_cmp, LANE_HF, LANE_W, LANE_HF, 0, 0, LANE_COND_LT},
    {LANE_OP_cmp, LANE_HF, LANE_W, LANE_HF, LANE_MOD_ABS, 0, LANE_COND_GE},
};
static const struct trial of_three[] = {
    HALF(mad),
    {LANE_OP_mad, LANE_HF, LANE_HF, LANE_HF, LANE_MOD_NEG, 0, 0},
    {LANE_OP_mad, LANE_F, LANE_HF, LANE_HF, 0, 0, 0},
    HALF(muladd),
    HALF(madz),
    {LANE_OP_csel, LANE_HF, LANE_HF, LANE_HF, 0, 0, LANE_COND_GT},
};

struct set {
    const struct trial *trials;
    unsigned count, sources;
};

static const struct set sets[] = {
    {of_one, sizeof of_one / sizeof *of_one, 1},
    {of_two, sizeof of_two / sizeof *of_two, 2},
    {of_three, sizeof of_three / sizeof *of_three, 3},
};
enum { SETS = sizeof sets / sizeof *sets, MOST = 32 };

/* Gen's cr0: rounding to nearest, up, down, to zero; halves and floats keep their denormals or do not. */
static const uint32_t modes[] = {0x4c0, 0x0c0, 0x400, 0x000, 0x4d0, 0x4e0, 0x4f0, 0x010, 0x020, 0x430};

/* --- the program --- */

/* Kinds of numbers; each has a surface and a register per source. */
enum kind { HALVES, FLOATS, INTEGERS };

static enum kind
kind_of(enum lane_type type)
{
    return type == LANE_HF ? HALVES : type == LANE_F ? FLOATS : INTEGERS;
}

static void
append_loads(struct lane_program *p, unsigned sources)
{
    for (unsigned kind = 0; kind < KINDS; kind++)
        for (unsigned s = 0; s < sources; s++)
            part_block(p, LANE_OP_load, LANES, kind * SOURCES + s, OFFSET, DWORDS + 64 * (kind * SOURCES + s),
                       0);
    for (unsigned s = 0; s < sources; s++) {
        struct lane_op *op = part_append(p, LANE_OP_mov, LANE_UW, LANES);
        op->dst = part_packed(LANE_UW, PACKED + 64 * s);
        op->src[0] = part_register(LANE_UW, DWORDS + 64 * (HALVES * SOURCES + s), 4);
    }
}

static void
append_trial(struct lane_program *p, const struct trial *t, unsigned sources, unsigned number)
{
    struct lane_op *op = part_append(p, t->code, t->exec, LANES);
    op->flags |= t->flags;
    op->cond = t->cond;
    op->dst = part_packed(t->dst, RESULT);
    for (unsigned s = 0; s < sources; s++)
        op->src[s] = t->src == LANE_HF
                         ? part_packed(LANE_HF, PACKED + 64 * s)
                         : part_register(t->src, DWORDS + 64 * (kind_of(t->src) * SOURCES + s), 4);
    op->src[sources > 1].mods = t->mods;
    part_block(p, LANE_OP_store, LANES * lane_type_bytes(t->dst) / 4, KINDS * SOURCES, OFFSET, RESULT,
               number * COUNT * 4);
}

/* Every group does 16 numbers. */
static struct lane_program *
make_program(const struct set *set, uint32_t fpmode)
{
    struct lane_program *p = lane_program_new();
    if (!p)
        abort();
    p->cells_bytes = 64;
    p->rf_bytes = RF;
    p->fpmode = fpmode;
    part_group_place(p, OFFSET, HEADER + 4, LANES * 4);
    append_loads(p, set->sources);
    for (unsigned i = 0; i < set->count; i++)
        append_trial(p, &set->trials[i], set->sources, i);
    part_append(p, LANE_OP_end, LANE_UD, 1);
    return p;
}

/* --- numbers --- */

struct bench {
    struct backend_pool *pool;
    uint32_t *sources;       /* KINDS * SOURCES * COUNT */
    uint8_t *expected, *got; /* MOST * COUNT dwords */
    uint64_t state;
    unsigned long compared, different;
};

static uint32_t
next(struct bench *b)
{
    return (uint32_t)(part_random(&b->state) >> 32);
}

/* 0, 1 and powers of two, what lies next to them, the ends of the ranges, NaNs; both signs. */
static const uint16_t odd_halves[] = {0x0000, 0x0001, 0x0002, 0x0200, 0x03ff, 0x0400, 0x0401, 0x07ff,
                                      0x0800, 0x1400, 0x1401, 0x2000, 0x2e66, 0x37ff, 0x3800, 0x3801,
                                      0x3bff, 0x3c00, 0x3c01, 0x3e00, 0x4000, 0x4248, 0x4400, 0x5bff,
                                      0x6400, 0x6401, 0x6800, 0x7800, 0x7bff, 0x7c00, 0x7c01, 0x7e01};
enum { ODD = 2 * sizeof odd_halves / sizeof *odd_halves };

static uint32_t
odd_half(unsigned i)
{
    return odd_halves[i / 2] | (i & 1) << 15;
}

/* Number i of a source: the high bits are anybody's. */
static uint32_t
some_half(struct bench *b, unsigned sources, unsigned s, unsigned i)
{
    const uint32_t random = next(b);
    if (sources == 1)
        return random << 16 | i;
    if (i < ODD * ODD)
        return random << 16 | odd_half(s == 0 ? i % ODD : s == 1 ? i / ODD : random % ODD);
    if (random & 0x10000) /* near each other: sums that cancel, sums that end in the middle */
        return random << 16 | ((random & 0x83ff) + ((random & 0x20000) ? 0x3c00 : 0x3000));
    return random;
}

/* Of every half: itself, the middle to the next one, and what surrounds those. */
static uint32_t
some_float(struct bench *b, unsigned i)
{
    const uint32_t random = next(b), at = lane_f32_bits(lane_f16_to_f32((uint16_t)i));
    switch (random % 8) {
    case 0:
        return random * 0x01000193u;
    case 1:
        return at;
    case 2:
        return (at & 0x80000000u) | (random & 0x7fffff); /* denormal */
    default:
        return at + (random & 0x1000) + (random >> 16) % 5 - 2;
    }
}

static uint32_t
some_integer(struct bench *b, unsigned i)
{
    const uint32_t random = next(b);
    const uint32_t size = random >> (random & 31);
    return random & 0x20 ? i * 3 - 0x8000 : random & 0x40 ? ~size : size;
}

static void
fill(struct bench *b, unsigned sources)
{
    for (unsigned s = 0; s < SOURCES; s++)
        for (unsigned i = 0; i < COUNT; i++) {
            b->sources[s * COUNT + i] = some_half(b, sources, s, i);
            b->sources[(SOURCES + s) * COUNT + i] = some_float(b, i);
            b->sources[(2 * SOURCES + s) * COUNT + i] = some_integer(b, i);
        }
}

/* --- runs --- */

static void
run(const struct bench *b, const struct set *set, uint32_t fpmode, enum backend_engine engine,
    enum backend_cpu cpu, uint8_t *out)
{
    struct emu_error error = {0};
    struct emu_fault fault;
    struct backend_code *code;
    struct emu_kernel kernel = {.lanes = LANES, .program = make_program(set, fpmode)};
    start_with_header(&kernel, HEADER);
    if (emu_kernel_check(&kernel, &error) || backend_code_new(&kernel, engine, cpu, &code, &error)) {
        fprintf(stderr, "%s\n", error.text);
        exit(1);
    }
    struct emu_surface surfaces[KINDS * SOURCES + 1];
    for (unsigned s = 0; s < KINDS * SOURCES; s++)
        surfaces[s] = (struct emu_surface){(uint8_t *)(b->sources + s * COUNT), COUNT * 4};
    surfaces[KINDS * SOURCES] = (struct emu_surface){out, set->count * COUNT * 4};
    const struct emu_launch launch = {.kernel = &kernel,
                                      .work_dim = 1,
                                      .local_size = {LANES, 1, 1},
                                      .group_count = {COUNT / LANES, 1, 1},
                                      .surfaces = surfaces,
                                      .surface_count = KINDS * SOURCES + 1};
    if (backend_run(b->pool, code, &launch, 0, &fault)) {
        fprintf(stderr, "%s\n", emu_fault_name(fault.kind));
        exit(1);
    }
    backend_code_free(code);
    lane_program_free(kernel.program);
}

static bool
is_nan(enum lane_type type, uint32_t bits)
{
    return type == LANE_HF ? (bits & 0x7fff) > 0x7c00 : type == LANE_F && (bits & LANE_F32_ABS) > 0x7f800000;
}

/* A trial's result of number i: every group of 16 has 64 bytes. */
static uint32_t
result_at(const uint8_t *results, unsigned trial, enum lane_type type, unsigned i)
{
    uint32_t bits = 0;
    const unsigned bytes = lane_type_bytes(type);
    memcpy(&bits, results + (trial * COUNT + i / LANES * LANES) * 4 + i % LANES * bytes, bytes);
    return bits;
}

static void
compare(struct bench *b, const struct set *set, uint32_t fpmode, const char *engine, enum backend_cpu cpu)
{
    for (unsigned n = 0; n < set->count * COUNT; n++) {
        const unsigned trial = n / COUNT, i = n % COUNT;
        const struct trial *t = &set->trials[trial];
        const uint32_t expected = result_at(b->expected, trial, t->dst, i),
                       got = result_at(b->got, trial, t->dst, i);
        b->compared++;
        if (expected == got || (is_nan(t->dst, expected) && is_nan(t->dst, got)) || b->different++ > 20)
            continue;
        const uint32_t *const s = b->sources + kind_of(t->src) * SOURCES * COUNT + i;
        fprintf(stderr, "%s %s mode 0x%x %s.%s to %s, trial %u, of 0x%x 0x%x 0x%x: 0x%x instead of 0x%x\n",
                engine, backend_cpu_name(cpu), fpmode, lane_code_name(t->code), lane_type_name(t->exec),
                lane_type_name(t->dst), trial, s[0], s[COUNT], s[2 * COUNT], got, expected);
    }
}

static void
try_set(struct bench *b, const struct set *set, uint32_t fpmode)
{
    fill(b, set->sources);
    run(b, set, fpmode, BACKEND_REF, BACKEND_BASELINE, b->expected);
    for (unsigned cpu = 0; cpu <= backend_cpu_detect(); cpu++)
        for (enum backend_engine engine = BACKEND_SIMD; engine <= BACKEND_JIT; engine++) {
            memset(b->got, 0xa5, set->count * COUNT * 4);
            run(b, set, fpmode, engine, cpu, b->got);
            compare(b, set, fpmode, backend_engine_name(engine), cpu);
        }
}

int
main(int argc, char **argv)
{
    const unsigned rounds = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 0) : 1;
    struct bench b = {.pool = backend_pool_new(0), .state = argc > 2 ? strtoull(argv[2], NULL, 0) : 1};
    b.sources = malloc(KINDS * SOURCES * COUNT * 4);
    b.expected = malloc(MOST * COUNT * 4);
    b.got = malloc(MOST * COUNT * 4);
    if (!b.pool || !b.sources || !b.expected || !b.got)
        return 1;
    for (unsigned round = 0; round < rounds; round++)
        for (unsigned mode = 0; mode < sizeof modes / sizeof *modes; mode++)
            for (unsigned set = 0; set < SETS; set++)
                if (mode < 2 || (mode + set + round) % 2 == 0)
                    try_set(&b, &sets[set], modes[mode]);
    printf("%lu results, %lu different\n", b.compared, b.different);
    backend_pool_free(b.pool);
    free(b.sources);
    free(b.expected);
    free(b.got);
    return b.different != 0;
}
