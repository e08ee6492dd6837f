/* SPDX-License-Identifier: MIT */
/*
 * Launches that change, between work-groups, from whole wavefronts to parts of them and back: every group
 * runs once, in one way, and a fault tells the whole wavefront's thread and lanes. The code for parts stores
 * other numbers, so the results say in which way a group ran.
 * At last the engine auto goes from simd to quick code in parts, and to its best code.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "engine.h"
#include "processor_seconds.h"
#include "program_parts.h"

enum { LANES = 64, PART = 16, ITEMS = 3 * LANES + 13, GROUPS = 700, WORKERS = 3 };
enum { WHOLE = 1, PARTS = 2 }; /* what is stored beside an item's number */
enum { VECTOR = 4 * LANES, IDS = 64, GROUP = IDS + VECTOR, AT = GROUP + VECTOR, SUM = AT + VECTOR };
enum { VECTORS_END = SUM + VECTOR, CELLS = 8 };
/* The first item without memory, in launches that fail. */
enum { BAD_GROUP = 41, BAD_ITEM = 2 * LANES + 37 };

/* In which the best code is there. It takes a hundredth of this. */
enum { MOST_SECONDS = 100, MOST_TRIES = 50 };

struct world {
    struct emu_launch launch; /* first: the hooks get it alone */
    const struct backend_code *parts;
    const struct emu_kernel *part_kernel;
    unsigned asked, period; /* each answer lasts for so many questions */
};

static struct lane_operand
vector(uint32_t base)
{
    return (struct lane_operand){
        .kind = LANE_REG, .type = LANE_UD, .width = LANES, .vstride = VECTOR, .hstride = 4, .base = base};
}

/* at = 4 * (group * ITEMS + id); sum = at * 4 + WHOLE */
static struct lane_program *
make_program(void)
{
    struct lane_program *p = lane_program_new();
    if (!p)
        abort();
    p->cells_bytes = CELLS;
    p->rf_bytes = VECTORS_END;
    part_alu(p, LANE_OP_mul, LANES, vector(AT), vector(GROUP), part_number(LANE_UD, ITEMS));
    part_alu(p, LANE_OP_add, LANES, vector(AT), vector(AT), vector(IDS));
    part_alu(p, LANE_OP_mul, LANES, vector(AT), vector(AT), part_number(LANE_UD, 4));
    part_alu(p, LANE_OP_mul, LANES, vector(SUM), vector(AT), part_number(LANE_UD, 4));
    part_alu(p, LANE_OP_add, LANES, vector(SUM), vector(SUM), part_number(LANE_UD, WHOLE));
    struct lane_op *store = part_store(p, LANE_SPACE_SURFACE, LANES, vector(AT), vector(SUM));
    store->flags = 0;
    store->mem.comp_stride = VECTOR;
    part_append(p, LANE_OP_end, LANE_UD, LANES);
    for (uint32_t i = 0; i < p->op_count; i++)
        p->ops[i].inst = i;
    return p;
}

static void
store_other_numbers(struct lane_program *p)
{
    for (uint32_t i = 0; i < p->op_count; i++)
        if (p->ops[i].code == LANE_OP_add && p->ops[i].src[1].kind == LANE_IMM)
            p->ops[i].src[1].imm = PARTS;
}

/* --- what an engine with two ways has --- */

static const struct backend_code *
find_parts(const struct backend_code *code, const struct emu_launch *launch, const struct emu_kernel **kernel)
{
    const struct world *world = (const struct world *)launch;
    (void)code;
    *kernel = world->part_kernel;
    return world->parts;
}

static bool
likes_parts(const struct backend_code *code, const struct emu_launch *launch, const struct emu_launch *parts)
{
    struct world *world = (struct world *)launch;
    (void)code;
    (void)parts;
    return __atomic_fetch_add(&world->asked, 1, __ATOMIC_RELAXED) / world->period % 2;
}

/* --- the launches --- */

static int
look_at_groups(const uint32_t *data, bool *wholes, bool *parts)
{
    for (uint32_t i = 0; i < GROUPS * ITEMS; i++) {
        const uint32_t way = data[i] - 16 * i, first = data[i / ITEMS * ITEMS] - 16 * (i / ITEMS * ITEMS);
        if ((way != WHOLE && way != PARTS) || way != first)
            return 1;
        *wholes |= way == WHOLE;
        *parts |= way == PARTS;
    }
    return 0;
}

static int
run_all(struct world *world, struct backend_pool *pool, const struct backend_code *code)
{
    static uint32_t data[GROUPS * ITEMS];
    struct emu_surface surface = {(uint8_t *)data, sizeof data};
    struct emu_fault fault;
    bool wholes = false, parts = false;
    memset(data, 0xff, sizeof data);
    world->launch.surfaces = &surface;
    world->asked = 0;
    return backend_run(pool, code, &world->launch, 0, &fault) || look_at_groups(data, &wholes, &parts) ||
           !wholes || !parts;
}

/* Always in parts, and one group after another. */
static int
fail(struct world *world, const struct backend_code *code)
{
    static uint32_t data[BAD_GROUP * ITEMS + BAD_ITEM];
    struct emu_surface surface = {(uint8_t *)data, sizeof data};
    struct backend_pool *pool = backend_pool_new(1);
    struct emu_fault fault;
    if (!pool)
        abort();
    world->launch.surfaces = &surface;
    world->launch.strict = true;
    world->period = 1u << 30;
    world->asked = world->period;
    const int failed = backend_run(pool, code, &world->launch, 0, &fault);
    world->launch.strict = false;
    backend_pool_free(pool);
    return !failed || fault.group[0] != BAD_GROUP || fault.thread != BAD_ITEM / LANES ||
           !(fault.lanes >> (BAD_ITEM % LANES) & 1) || fault.lanes & ((1ull << BAD_ITEM % LANES) - 1);
}

static struct backend_code *
make_code(const struct emu_kernel *kernel, enum backend_engine engine)
{
    const struct backend_request request = {
        .kernel = kernel, .engine = engine, .cpu = backend_cpu_detect(), .quick_parts = true};
    struct emu_error error = {EMU_OK, ""};
    struct backend_code *code = NULL;
    if (emu_kernel_check(kernel, &error) || backend_code_make(&request, &code, &error)) {
        fprintf(stderr, "%s\n", error.text);
        exit(1);
    }
    return code;
}

static int
try(const struct emu_kernel *kernel, const struct emu_kernel *part, enum backend_engine engine)
{
    struct backend_code *code = make_code(kernel, engine), *parts = make_code(part, engine);
    struct backend_pool *pool = backend_pool_new(WORKERS);
    struct world world = {.launch = {.kernel = kernel,
                                     .work_dim = 1,
                                     .local_size = {ITEMS, 1, 1},
                                     .group_count = {GROUPS, 1, 1},
                                     .surface_count = 1},
                          .parts = parts,
                          .part_kernel = part};
    int wrong = 0;
    if (!pool)
        abort();
    code->find_parts = find_parts;
    code->likes_parts = likes_parts;
    for (world.period = 1; world.period < 32; world.period *= 3)
        wrong += run_all(&world, pool, code);
    wrong += fail(&world, code);
    if (wrong)
        fprintf(stderr, "%s: %d launches are wrong\n", backend_engine_name(engine), wrong);
    backend_pool_free(pool);
    backend_code_free(parts);
    backend_code_free(code);
    return wrong;
}

/* The engine's own two ways. */
struct own_world {
    struct emu_launch launch; /* first: the hook gets it alone */
    bool (*likes_parts)(const struct backend_code *code, const struct emu_launch *launch,
                        const struct emu_launch *parts);
    unsigned liked; /* how often quick code in parts was the better way */
};

static bool
count_liked(const struct backend_code *code, const struct emu_launch *launch, const struct emu_launch *parts)
{
    struct own_world *world = (struct own_world *)(uintptr_t)launch;
    const bool likes = world->likes_parts(code, launch, parts);
    if (likes)
        __atomic_add_fetch(&world->liked, 1, __ATOMIC_RELAXED);
    return likes;
}

/* Launches until its best code is there. True: all had right results. */
static bool
run_to_best(struct own_world *world, struct backend_code *code)
{
    static uint32_t data[GROUPS * ITEMS];
    struct emu_surface surface = {(uint8_t *)data, sizeof data};
    const double start = processor_seconds();
    const struct emu_kernel *part;
    struct emu_fault fault;
    bool wholes = false, parts = false, wrong = false; /* both ways are of one program here */
    struct backend_pool *pool = backend_pool_new(WORKERS);
    if (!pool || !code->likes_parts)
        abort();
    world->launch.surfaces = &surface;
    world->likes_parts = code->likes_parts;
    code->likes_parts = count_liked;
    do {
        memset(data, 0xff, sizeof data);
        wrong |= backend_run(pool, code, &world->launch, 0, &fault) ||
                 look_at_groups(data, &wholes, &parts) || processor_seconds() - start > MOST_SECONDS * SLOWED;
    } while (!wrong && code->find_parts(code, &world->launch, &part));
    backend_pool_free(pool);
    return !wrong;
}

/* From simd by way of quick code in parts. On a busy host the best code may be there before any worker has
 * asked for that; then again. */
static int
try_auto(const struct emu_kernel *kernel)
{
    struct own_world world = {.launch = {.kernel = kernel,
                                         .work_dim = 1,
                                         .local_size = {ITEMS, 1, 1},
                                         .group_count = {GROUPS, 1, 1},
                                         .surface_count = 1}};
    bool right = true;
    for (unsigned i = 0; i < MOST_TRIES && right && !world.liked; i++) {
        struct backend_code *code = make_code(kernel, BACKEND_AUTO);
        right = run_to_best(&world, code);
        backend_code_free(code);
    }
    if (right && world.liked)
        return 0;
    fprintf(stderr, right ? "auto: no quick code in parts\n" : "auto is wrong\n");
    return 1;
}

int
main(void)
{
    struct emu_kernel part, kernel = {.lanes = LANES,
                                      .program = make_program(),
                                      .local_id_rf = {IDS, 0, 0},
                                      .local_id_bytes = 4,
                                      .part_lanes = PART,
                                      .vectors_rf = IDS,
                                      .vectors_end = VECTORS_END};
    int wrong = 0;
    emu_kernel_add_start(&kernel, (struct emu_start_field){GROUP, LANES, EMU_START_GROUP_X, UINT32_MAX, 0});
    if (emu_kernel_part(&kernel, &part))
        abort();
    store_other_numbers(part.program);
    for (enum backend_engine engine = BACKEND_REF; engine <= BACKEND_JIT; engine++)
        wrong += try(&kernel, &part, engine);
    wrong += HAS_JIT && try_auto(&kernel);
    lane_program_free(part.program);
    lane_program_free(kernel.program);
    return wrong != 0;
}
