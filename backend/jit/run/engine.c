/* SPDX-License-Identifier: MIT */
/*
 * The jit engine. It runs translated code where it exists. The simd engine runs threads that start with lanes
 * off, ops without a native form, and programs that are not translated yet. Both keep the same register file
 * at barriers and at a thread's start, so each can go on where the other one stopped.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "code.h"
#include "emu/error.h"
#include "emu/kernel.h"
#include "jit/host/host.h"
#include "jit/pair/pair.h"

/* The size of the sites' place behind the register file: a message has one site per mode. */
enum { SITE_BYTES = 16 };

static enum emu_stop
jit_run(const struct backend_code *base, struct emu_thread *t)
{
    const struct jit_code *code = (const struct jit_code *)base;
    struct jit_ctx x = jit_context_of(code);
    const struct engine_starts starts = engine_starts_of(t->launch);
    return jit_run_thread(code, t, jit_full_tier(&starts), &x);
}

engine_run_groups *
backend_jit_groups(const struct backend_code *code)
{
    return code->run == jit_run ? jit_run_groups : NULL;
}

engine_run_round *
backend_jit_round(const struct backend_code *code)
{
    return code->run == jit_run ? jit_run_round : NULL;
}

static void
jit_context(const struct backend_code *base, uint8_t *rf)
{
    const struct jit_code *code = (const struct jit_code *)base;
    code->simd->context(code->simd, rf);
    if (!code->has_tiers)
        return;
    code->single->base.context(&code->single->base, rf);
    memset(rf + code->sites_rf, 0, code->base.rf_bytes - code->sites_rf);
}

/* --- making --- */

static void
free_tiers(struct jit_code *code)
{
    for (unsigned i = 0; i < JIT_TIERS; i++) {
        jit_tier_free(code->tiers[i].best);
        jit_tier_free(code->tiers[i].quick);
        code->tiers[i] = (struct jit_tiers){NULL, NULL};
    }
}

static void
jit_destroy(struct backend_code *base)
{
    struct jit_code *code = (struct jit_code *)base;
    free_tiers(code);
    if (code->parts)
        jit_destroy(&code->parts->base);
    lane_program_free(code->part_kernel.program);
    if (code->pair_code)
        jit_destroy(&code->pair_code->base);
    jit_pair_free(code->pair);
    if (code->single)
        code->single->base.destroy(&code->single->base);
    if (code->simd)
        code->simd->destroy(code->simd);
    fork_lock_destroy(&code->preparing);
    free(code);
}

static uint32_t
most_sites(const struct lane_program *p)
{
    uint32_t n = 0;
    for (uint32_t i = 0; i < p->op_count; i++)
        if (lane_code_family(p->ops[i].code) == LANE_MEM)
            n += 4 * (p->ops[i].mem.space == LANE_SPACE_FLAT || p->ops[i].mem.space == LANE_SPACE_POOL);
    return n;
}

static enum jit_start
start_of(unsigned number)
{
    return number < JIT_ROWS ? (enum jit_start)number : JIT_ROWS;
}

static enum emu_rows
rows_of(unsigned number)
{
    if (number >= JIT_ROWS_FROM_0)
        return number >= JIT_ROWS_IN_PLANE ? EMU_ROWS_IN_PLANE : EMU_ROWS_FROM_0;
    return number == JIT_ONE_ROW ? EMU_ROWS_ONE : EMU_ROWS_ANYWHERE;
}

static unsigned
row_lanes_of(unsigned number, unsigned lanes)
{
    if (number >= JIT_ROWS_FROM_0)
        return 4u << (number - JIT_ROWS_FROM_0) % (JIT_ROWS_IN_PLANE - JIT_ROWS_FROM_0);
    return number >= JIT_ROWS ? lanes : 0;
}

/* sites: the number of its place for range sites. */
static struct jit_tier *
new_tier(const struct jit_code *code, unsigned number, bool quick, unsigned sites, uint32_t site_bytes)
{
    const struct jit_target target = {.cpu = code->request.cpu,
                                      .start = start_of(number),
                                      .row_lanes = row_lanes_of(number, code->request.kernel->lanes),
                                      .rows = rows_of(number),
                                      .slow_gathers = jit_host_gathers_slowly(),
                                      .solos = code->request.solos,
                                      .sites_rf = code->sites_rf + sites * site_bytes,
                                      .images = quick ? (struct jit_images){.kinds = {0}} : code->images,
                                      .quick = quick};
    return jit_tier_new(&code->request, &target, site_bytes);
}

/* Sets the number of places for range sites. A launch has rows of one length: their sites share a place. */
static bool
make_tiers(struct jit_code *code, uint32_t site_bytes, unsigned *places)
{
    const bool has_quick = code->request.engine == BACKEND_AUTO && !code->parts, has_best = !code->whole;
    const bool quick = code->request.engine == BACKEND_QUICK;
    const unsigned quick_sites = has_best ? JIT_ROWS + 1 : 0;
    bool made = true;
    *places = quick_sites + (has_quick ? JIT_ROWS + 1 : 0);
    for (unsigned i = 0; i < JIT_TIERS; i++) {
        struct jit_tiers *t = &code->tiers[i];
        const unsigned start = start_of(i);
        t->best = has_best ? new_tier(code, i, quick, start, site_bytes) : NULL;
        t->quick = has_quick ? new_tier(code, i, true, quick_sites + start, site_bytes) : NULL;
        made &= (t->best || !has_best) && (t->quick || !has_quick);
    }
    return made;
}

/* Sets what lies behind the register files of both interpreters. */
static void
prepare_first(struct jit_code *code)
{
    struct emu_error error = {.text = ""};
    const uint32_t bytes = most_sites(code->base.program) * SITE_BYTES;
    unsigned places;
    assert(!code->single && !code->has_tiers);
    code->single = simd_single_code((const struct simd_code *)code->simd, &error);
    if (!code->single)
        return;
    code->sites_rf = (code->single->base.rf_bytes + 15) & ~UINT32_C(15);
    code->has_tiers = make_tiers(code, bytes, &places);
    if (code->has_tiers)
        code->base.rf_bytes = code->sites_rf + places * bytes;
    else
        free_tiers(code);
}

/* Quick code is of no use where the best is in the cache. */
static bool
wants_quick(const struct jit_tiers *tiers)
{
    return tiers->quick && (!tiers->best || jit_tier_is_cold(tiers->best));
}

static void
prepare_tiers(const struct jit_tiers *tiers)
{
    if (tiers->best)
        jit_tier_prepare(tiers->best);
    if (wants_quick(tiers))
        jit_tier_prepare(tiers->quick);
}

static bool
are_prepared(const struct jit_tiers *tiers)
{
    return (!tiers->best || jit_tier_is_prepared(tiers->best)) &&
           (!wants_quick(tiers) || jit_tier_is_prepared(tiers->quick));
}

static struct jit_code *new_code(const struct backend_request *request, struct emu_error *error);

/* Without memory for it quick code is for whole threads as well. */
static void
make_parts(struct jit_code *code)
{
    struct emu_error error = {.text = ""};
    struct backend_request request = code->request;
    assert(!code->parts && !code->part_kernel.program);
    if (emu_kernel_part(request.kernel, &code->part_kernel) || emu_kernel_check(&code->part_kernel, &error))
        return;
    request.kernel = &code->part_kernel;
    code->parts = new_code(&request, &error);
    if (!code->parts)
        return;
    code->parts->whole = code;
    backend_set_facts(&code->parts->base, code->base.program);
}

/* Parts have no parts of their own: their kernel's part_lanes is 0. */
static bool
may_have_parts(const struct backend_request *request)
{
    return request->quick_parts && request->engine == BACKEND_AUTO && request->kernel->part_lanes;
}

/* What a launch that starts so needs. */
struct needed_tiers {
    struct jit_tiers *of[3];
    unsigned count;
};

static struct needed_tiers
tiers_for(struct jit_code *code, const struct engine_starts *starts)
{
    struct needed_tiers needed = {.count = 0};
    if (!code->has_tiers)
        return needed;
    if (starts->all)
        needed.of[needed.count++] = &code->tiers[JIT_ALL_LANES];
    if (starts->some)
        needed.of[needed.count++] = &code->tiers[JIT_SOME_LANES];
    if (starts->row_lanes)
        needed.of[needed.count++] = &code->tiers[jit_full_tier(starts)];
    return needed;
}

static bool
is_prepared(struct jit_code *code, const struct engine_starts *starts)
{
    if (!__atomic_load_n(&code->prepared, __ATOMIC_ACQUIRE))
        return false;
    const struct needed_tiers needed = tiers_for(code, starts);
    for (unsigned i = 0; i < needed.count; i++)
        if (!are_prepared(needed.of[i]))
            return false;
    return true;
}

static void
prepare_all(struct jit_code *code, const struct engine_starts *starts, const struct emu_launch *launch)
{
    if (!code->prepared) {
        code->images = jit_images_of(launch);
        if (may_have_parts(&code->request))
            make_parts(code);
        prepare_first(code);
        __atomic_store_n(&code->prepared, true, __ATOMIC_RELEASE);
    }
    const struct needed_tiers needed = tiers_for(code, starts);
    for (unsigned i = 0; i < needed.count; i++)
        prepare_tiers(needed.of[i]);
}

static void
jit_prepare(const struct backend_code *base, const struct engine_starts *starts,
            const struct emu_launch *launch)
{
    struct jit_code *code = (struct jit_code *)base;
    if (is_prepared(code, starts))
        return;
    fork_lock_take(&code->preparing);
    prepare_all(code, starts, launch);
    fork_lock_release(&code->preparing);
}

static struct jit_code *
new_code(const struct backend_request *request, struct emu_error *error)
{
    const struct emu_kernel *kernel = request->kernel;
    struct jit_code *code = calloc(1, sizeof *code);
    if (!code) {
        emu_fail(error, EMU_NO_MEMORY, "no memory for prepared code");
        return NULL;
    }
    fork_lock_init(&code->preparing);
    code->request = *request;
    code->full = kernel->lanes >= 64 ? UINT64_MAX : (UINT64_C(1) << kernel->lanes) - 1;
    code->base.program = kernel->program;
    code->base.context = jit_context;
    code->base.prepare = jit_prepare;
    code->base.run = jit_run;
    code->base.own_start = true;
    code->base.destroy = jit_destroy;
    code->simd = backend_simd_code(kernel, request->cpu, error);
    if (!code->simd) {
        jit_destroy(&code->base);
        return NULL;
    }
    code->base.rf_bytes = code->simd->rf_bytes;
    return code;
}

/* Without memory for it the kernel runs as it is. */
static void
make_pair(struct jit_code *code)
{
    struct emu_error error = {.text = ""};
    struct backend_request request = code->request;
    const char *why;
    code->pair = jit_pair_new(request.kernel, &why);
    if (!code->pair)
        return;
    request.kernel = jit_pair_kernel(code->pair);
    code->pair_code = new_code(&request, &error);
    if (code->pair_code)
        backend_set_facts(&code->pair_code->base, code->base.program);
}

static void
look_for_pair(struct jit_code *code)
{
    if (__atomic_load_n(&code->looked_for_pair, __ATOMIC_ACQUIRE))
        return;
    fork_lock_take(&code->preparing);
    if (!code->looked_for_pair &&
        (code->request.pairs == BACKEND_PAIRS_ALL || jit_pair_gains(code->request.kernel)))
        make_pair(code);
    __atomic_store_n(&code->looked_for_pair, true, __ATOMIC_RELEASE);
    fork_lock_release(&code->preparing);
}

static const struct backend_code *
jit_find_pair(const struct backend_code *base, const struct emu_kernel **kernel)
{
    struct jit_code *code = (struct jit_code *)base;
    look_for_pair(code);
    if (!code->pair_code)
        return NULL;
    *kernel = jit_pair_kernel(code->pair);
    return &code->pair_code->base;
}

static bool
has_entry(const struct jit_tier *tier)
{
    uint32_t traits;
    return tier && jit_tier_entry(tier, &traits);
}

/* Whether whole threads are better than parts: the best code is there for all of them, or for one kind, and
 * there will be none for the other. Before that simd would run some of them. */
static bool
has_best(const struct jit_code *code, const struct emu_launch *launch)
{
    const struct jit_needed needed = jit_tiers_needed(code, launch);
    const struct jit_tier *first = needed.first->best, *last = needed.last ? needed.last->best : first;
    return jit_tier_is_done(first) && jit_tier_is_done(last) && (has_entry(first) || has_entry(last));
}

static const struct backend_code *
jit_find_parts(const struct backend_code *base, const struct emu_launch *launch,
               const struct emu_kernel **kernel)
{
    const struct jit_code *code = (const struct jit_code *)base;
    if (!code->parts || !code->has_tiers || has_best(code, launch))
        return NULL;
    *kernel = &code->part_kernel;
    return &code->parts->base;
}

static bool
jit_likes_parts(const struct backend_code *base, const struct emu_launch *launch,
                const struct emu_launch *parts)
{
    const struct jit_code *code = (const struct jit_code *)base;
    return !has_best(code, launch) && has_entry(jit_tiers_needed(code->parts, parts).first->quick);
}

struct backend_code *
backend_jit_code(const struct backend_request *request, struct emu_error *error)
{
    struct jit_code *code = new_code(request, error);
    if (!code)
        return NULL;
    if (may_have_parts(request)) {
        code->base.find_parts = jit_find_parts;
        code->base.likes_parts = jit_likes_parts;
    }
    if (request->engine != BACKEND_QUICK && request->pairs != BACKEND_PAIRS_NONE)
        code->base.find_pair = jit_find_pair;
    return &code->base;
}
