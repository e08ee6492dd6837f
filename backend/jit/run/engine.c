/* SPDX-License-Identifier: MIT */
/*
 * The jit engine. It runs translated code where it exists. The simd engine runs threads that start with lanes
 * off, ops without a native form, and programs that are not translated yet. Both keep the same register file
 * at barriers and at a thread's start, so each can go on where the other one stopped.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "emu/error.h"
#include "emu/kernel.h"
#include "round.h"
#include "simd/control.h"
#include "tier.h"

/* The size of the sites' place behind the register file: a message has one site per mode. */
enum { SITE_BYTES = 16 };

/* Code for threads with all lanes on, with some, and for each length of rows: 4, 8, 16, 32, 64. */
enum { ROW_TIERS = JIT_ROWS, TIERS = ROW_TIERS + 5 };

/* Of code that starts alike: the one to run for long, and one that is sooner there (see BACKEND_QUICK). */
struct tiers {
    struct jit_tier *best, *quick; /* quick is NULL in most programs */
};

struct jit_code {
    struct backend_code base;
    struct backend_request request;
    struct backend_code *simd; /* runs whole threads */
    uint64_t full;
    /* from the first launch on; many programs have kernels that are never launched */
    bool prepared;
    struct simd_code *single;  /* runs single ops */
    struct tiers tiers[TIERS]; /* see row_tier; best NULL: no memory for them */
    uint32_t sites_rf;
};

/* --- what translated code calls --- */

static uint32_t
fallback(uint8_t *rf, struct jit_ctx *x, uint32_t op)
{
    const struct jit_code *code = x->code;
    return simd_run_one(code->single, rf, x->t, op) == EMU_STOP_FAULT ? EMU_STOP_FAULT + 1 : 0;
}

static uint32_t
control_fault(struct jit_ctx *x, uint32_t op, uint32_t kind, uint64_t exec)
{
    const struct jit_code *code = x->code;
    x->t->fault = (struct emu_fault){
        .kind = (enum emu_fault_kind)kind, .inst = code->base.program->ops[op].inst, .lanes = exec};
    return 0;
}

static uint32_t
set_fpmode(struct jit_ctx *x, uint32_t mode)
{
    if (mode != x->t->fpmode) {
        x->t->fpmode = mode;
        emu_fpmode_enter(mode);
    }
    return 0;
}

/* The range of the message that was just executed, for its op's site (message.c). */
static void
fill_site(uint8_t *site, const struct emu_thread *t, bool pool)
{
    const struct emu_range *range = &t->last_range;
    const uint64_t size = range->end - range->begin, begin = range->begin - (pool ? t->pool : 0);
    const uint64_t flat[2] = {begin, size};
    const uint64_t in_pool[2] = {begin | size << 32, range->begin};
    if (!pool)
        memcpy(site, flat, sizeof flat);
    else if (begin <= UINT32_MAX && size <= UINT32_MAX &&
             begin + size <= UINT64_C(1) << 32) /* a range of the pool */
        memcpy(site, in_pool, sizeof in_pool);
}

/* Runs the op in the interpreter, which leaves the range that it used, and stores this for the next time. */
static uint32_t
slow(uint8_t *rf, struct jit_ctx *x, uint32_t op, uint32_t site)
{
    const struct jit_code *code = x->code;
    const uint32_t stop = fallback(rf, x, op);
    if (stop || !site)
        return stop;
    fill_site(rf + site, x->t, code->base.program->ops[op].mem.space == LANE_SPACE_POOL);
    return 0;
}

/* --- running --- */

/* Whose code is of interest next; NULL: all is done. */
static struct jit_tier *
cold_one(const struct tiers *tiers)
{
    if (tiers->quick && jit_tier_is_cold(tiers->quick))
        return tiers->quick;
    return tiers->best && jit_tier_is_cold(tiers->best) ? tiers->best : NULL;
}

/* Counts the time until there is nothing more to wait for. */
static enum emu_stop
interpret(const struct jit_code *code, const struct tiers *tiers, struct emu_thread *t)
{
    struct jit_tier *cold = cold_one(tiers);
    if (!cold)
        return code->simd->run(code->simd, t);
    const uint64_t start = __builtin_ia32_rdtsc();
    const enum emu_stop stop = code->simd->run(code->simd, t);
    jit_tier_heat(cold, __builtin_ia32_rdtsc() - start);
    return stop;
}

/* Its code's function, or NULL, and what that can do. *heats: the tier that this code's time counts for, or
 * NULL. */
static jit_function *
find_entry(const struct tiers *tiers, uint32_t *traits, struct jit_tier **heats)
{
    jit_function *entry = tiers->best ? jit_tier_entry(tiers->best, traits) : NULL;
    *heats = NULL;
    if (entry || !tiers->quick)
        return entry;
    if (jit_tier_is_cold(tiers->best))
        *heats = tiers->best;
    return jit_tier_entry(tiers->quick, traits);
}

static uint32_t
run_entry(jit_function *entry, struct jit_ctx *x, struct jit_tier *heats)
{
    if (!heats)
        return entry(x->t->rf, x, x->t->pc);
    const uint64_t start = __builtin_ia32_rdtsc();
    const uint32_t stop = entry(x->t->rf, x, x->t->pc);
    jit_tier_heat(heats, __builtin_ia32_rdtsc() - start);
    return stop;
}

static unsigned
row_tier(uint32_t row_lanes)
{
    return ROW_TIERS + (unsigned)__builtin_ctz(row_lanes) - 2;
}

/* Chooses the code that the thread runs: also behind a barrier that which suits its start, even if another
 * engine started it. */
static const struct tiers *
tiers_of(const struct jit_code *code, const struct emu_thread *t, uint32_t row_lanes)
{
    if (t->exec != code->full)
        return &code->tiers[JIT_SOME_LANES];
    return &code->tiers[row_lanes ? row_tier(row_lanes) : JIT_ALL_LANES];
}

static struct jit_ctx
context_of(const struct jit_code *code)
{
    return (struct jit_ctx){.slow = slow,
                            .detour = jit_detour(code->request.cpu),
                            .code = code,
                            .fallback = fallback,
                            .control_fault = control_fault,
                            .set_fpmode = set_fpmode};
}

/* One thread to its next stop. */
static struct jit_group
group_of_one(const struct emu_thread *t, uint8_t *ended)
{
    return (struct jit_group){.ended = ended, .images = t->image, .count = 1, .slot = t->slot};
}

static enum emu_stop
run_thread(const struct jit_code *code, struct emu_thread *t, uint32_t row_lanes, struct jit_ctx *x)
{
    uint32_t traits = 0;
    uint8_t ended = 0;
    struct jit_tier *heats;
    const struct tiers *tiers = tiers_of(code, t, row_lanes);
    jit_function *entry = find_entry(tiers, &traits, &heats);
    const bool fresh = t->fresh;
    if (entry && (t->pc || fresh)) {
        x->t = t;
        if (fresh && !(traits & JIT_OWN_START))
            emu_start_registers(t);
        if (traits & JIT_GROUPS)
            x->group = group_of_one(t, &ended);
        t->fresh = false;
        const uint32_t stop = run_entry(entry, x, heats);
        if (stop != JIT_STOP_BAIL)
            return (enum emu_stop)stop;
    }
    if (fresh)
        emu_start_registers(t);
    return interpret(code, tiers, t);
}

static enum emu_stop
jit_run(const struct backend_code *base, struct emu_thread *t)
{
    const struct jit_code *code = (const struct jit_code *)base;
    struct jit_ctx x = context_of(code);
    return run_thread(code, t, emu_row_lanes(t->launch), &x);
}

static void
start_threads(struct engine_round *round, uint32_t first)
{
    for (uint32_t i = first; i < round->count; i++) {
        emu_start_state(round->start, &round->threads[i], round->group, i, round->slot + i);
        round->ended[i] = false;
    }
}

/* A group from its start to its end, in one call. Returns the number of the first thread that has done
 * nothing: 0 if there is no code for that, else the count. */
static uint32_t
run_group(const struct jit_code *code, struct engine_round *round, uint32_t row_lanes, struct jit_ctx *x,
          enum emu_stop *stop)
{
    struct emu_thread *const t = &round->threads[0];
    struct jit_tier *heats;
    uint32_t traits = 0;
    emu_start_state(round->start, t, round->group, 0, round->slot);
    jit_function *entry = find_entry(tiers_of(code, t, row_lanes), &traits, &heats);
    const bool alike = round->count == 1 || emu_start_full_threads(round->start) == round->count;
    if (!entry || !(traits & JIT_GROUPS) || !alike)
        return 0;
    t->fresh = false;
    if (t->fpmode != round->fpmode)
        emu_fpmode_enter(t->fpmode);
    round->fpmode = t->fpmode;
    x->t = t;
    x->group = (struct jit_group){round->ended, t->image, round->rf_stride, round->count, 0, round->slot, 1};
    const uint32_t result = run_entry(entry, x, heats);
    if (result == JIT_STOP_BAIL)
        return (uint32_t)(x->t - round->threads);
    *stop = (enum emu_stop)result;
    return round->count;
}

static uint32_t
run_round(const struct backend_code *base, struct engine_round *round)
{
    assert(round->count > 0);
    const struct jit_code *code = (const struct jit_code *)base;
    struct jit_ctx x = context_of(code);
    const uint32_t row_lanes = emu_row_lanes(round->threads[0].launch);
    enum emu_stop end = EMU_STOP_END;
    const uint32_t begun = round->start ? run_group(code, round, row_lanes, &x, &end) : 0;
    if (end == EMU_STOP_FAULT)
        return (uint32_t)(x.t - round->threads);
    if (round->start)
        start_threads(round, begun);
    for (uint32_t i = begun; i < round->count; i++) {
        struct emu_thread *t = &round->threads[i];
        if (round->ended[i])
            continue;
        if (t->fpmode != round->fpmode)
            emu_fpmode_enter(t->fpmode);
        const enum emu_stop stop = run_thread(code, t, row_lanes, &x);
        round->fpmode = t->fpmode;
        if (stop == EMU_STOP_FAULT)
            return i;
        round->ended[i] = stop == EMU_STOP_END;
    }
    return round->count;
}

engine_run_round *
backend_jit_round(const struct backend_code *code)
{
    return code->run == jit_run ? run_round : NULL;
}

static void
jit_context(const struct backend_code *base, uint8_t *rf)
{
    const struct jit_code *code = (const struct jit_code *)base;
    code->simd->context(code->simd, rf);
    if (!code->tiers[JIT_ALL_LANES].best)
        return;
    code->single->base.context(&code->single->base, rf);
    memset(rf + code->sites_rf, 0, code->base.rf_bytes - code->sites_rf);
}

/* --- making --- */

static void
free_tiers(struct jit_code *code)
{
    for (unsigned i = 0; i < TIERS; i++) {
        jit_tier_free(code->tiers[i].best);
        jit_tier_free(code->tiers[i].quick);
        code->tiers[i] = (struct tiers){NULL, NULL};
    }
}

static void
jit_destroy(struct backend_code *base)
{
    struct jit_code *code = (struct jit_code *)base;
    free_tiers(code);
    if (code->single)
        code->single->base.destroy(&code->single->base);
    if (code->simd)
        code->simd->destroy(code->simd);
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

/* sites: the number of its place for range sites. */
static struct jit_tier *
new_tier(const struct jit_code *code, unsigned number, unsigned sharing, unsigned sites, uint32_t site_bytes)
{
    const bool rows = number >= ROW_TIERS;
    const struct jit_target target = {.cpu = code->request.cpu,
                                      .start = rows ? JIT_ROWS : (enum jit_start)number,
                                      .row_lanes = rows ? 4u << (number - ROW_TIERS) : 0,
                                      .sites_rf = code->sites_rf + sites * site_bytes,
                                      .sharing = sharing};
    return jit_tier_new(&code->request, &target, site_bytes);
}

/* Sets the number of places for range sites. A launch has rows of one length: their sites share a place. */
static bool
make_tiers(struct jit_code *code, uint32_t site_bytes, unsigned *places)
{
    const bool quick_first = code->request.engine == BACKEND_AUTO && jit_gains_by_sharing(code->base.program);
    const unsigned sharing = code->request.engine == BACKEND_QUICK;
    bool made = true;
    *places = (JIT_ROWS + 1) * (quick_first ? 2 : 1);
    for (unsigned i = 0; i < TIERS; i++) {
        struct tiers *t = &code->tiers[i];
        const unsigned start = i < ROW_TIERS ? i : JIT_ROWS;
        t->best = new_tier(code, i, sharing, start, site_bytes);
        t->quick = quick_first ? new_tier(code, i, JIT_SHARING, JIT_ROWS + 1 + start, site_bytes) : NULL;
        made &= t->best && (t->quick || !quick_first);
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
    assert(!code->single && !code->tiers[JIT_ALL_LANES].best);
    code->single = simd_single_code((const struct simd_code *)code->simd, &error);
    if (!code->single)
        return;
    code->sites_rf = (code->single->base.rf_bytes + 15) & ~UINT32_C(15);
    if (make_tiers(code, bytes, &places))
        code->base.rf_bytes = code->sites_rf + places * bytes;
    else
        free_tiers(code);
}

/* Quick code is of no use where the best is in the cache. */
static void
prepare_tiers(const struct tiers *tiers)
{
    jit_tier_prepare(tiers->best);
    if (tiers->quick && jit_tier_is_cold(tiers->best))
        jit_tier_prepare(tiers->quick);
}

static void
jit_prepare(const struct backend_code *base, const struct engine_starts *starts)
{
    struct jit_code *code = (struct jit_code *)base;
    if (!code->prepared)
        prepare_first(code);
    code->prepared = true;
    if (!code->tiers[JIT_ALL_LANES].best)
        return;
    if (starts->all)
        prepare_tiers(&code->tiers[JIT_ALL_LANES]);
    if (starts->some)
        prepare_tiers(&code->tiers[JIT_SOME_LANES]);
    if (starts->row_lanes)
        prepare_tiers(&code->tiers[row_tier(starts->row_lanes)]);
}

struct backend_code *
backend_jit_code(const struct backend_request *request, struct emu_error *error)
{
    const struct emu_kernel *kernel = request->kernel;
    struct jit_code *code = calloc(1, sizeof *code);
    if (!code) {
        emu_fail(error, EMU_NO_MEMORY, "no memory for prepared code");
        return NULL;
    }
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
    return &code->base;
}
