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
#include "simd/control.h"
#include "tier.h"

/* The size of the sites' place behind the register file: a message has one site per mode. */
enum { SITE_BYTES = 16 };

/* Code for threads with all lanes on, with some, and for each length of rows: 4, 8, 16, 32, 64. */
enum { ROW_TIERS = JIT_ROWS, TIERS = ROW_TIERS + 5 };

struct jit_code {
    struct backend_code base;
    struct backend_request request;
    struct backend_code *simd; /* runs whole threads */
    uint64_t full;
    /* from the first launch on; many programs have kernels that are never launched */
    bool prepared;
    struct simd_code *single;      /* runs single ops */
    struct jit_tier *tiers[TIERS]; /* see row_tier; all NULL: no memory for them */
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

/* Counts the time until there is nothing more to wait for. */
static enum emu_stop
interpret(const struct jit_code *code, struct jit_tier *tier, struct emu_thread *t)
{
    if (!tier || !jit_tier_is_cold(tier))
        return code->simd->run(code->simd, t);
    const uint64_t start = __builtin_ia32_rdtsc();
    const enum emu_stop stop = code->simd->run(code->simd, t);
    jit_tier_heat(tier, __builtin_ia32_rdtsc() - start);
    return stop;
}

static unsigned
row_tier(uint32_t row_lanes)
{
    return ROW_TIERS + (unsigned)__builtin_ctz(row_lanes) - 2;
}

/* Chooses the code that the thread runs. Behind a barrier both can go on, no matter which one the thread
 * started with. */
static struct jit_tier *
tier_of(const struct jit_code *code, const struct emu_thread *t)
{
    struct jit_tier *all = code->tiers[JIT_ALL_LANES], *some = code->tiers[JIT_SOME_LANES];
    const uint32_t row_lanes = emu_row_lanes(t->launch);
    if (row_lanes && (!t->fresh || t->exec == code->full))
        return code->tiers[row_tier(row_lanes)];
    if (t->fresh)
        return t->exec == code->full ? all : some;
    return all && jit_tier_is_used(all) ? all : some;
}

static enum emu_stop
jit_run(const struct backend_code *base, struct emu_thread *t)
{
    const struct jit_code *code = (const struct jit_code *)base;
    bool starts_in_webs = false;
    struct jit_tier *tier = tier_of(code, t);
    jit_function *entry = tier ? jit_tier_entry(tier, &starts_in_webs) : NULL;
    const bool fresh = t->fresh;
    if (entry && (t->pc || fresh)) {
        struct jit_ctx x = {t,         slow, jit_detour(code->request.cpu), code, fallback, control_fault,
                            set_fpmode};
        if (fresh && !starts_in_webs)
            emu_start_registers(t);
        t->fresh = false;
        const uint32_t stop = entry(t->rf, &x, t->pc);
        if (stop != JIT_STOP_BAIL)
            return (enum emu_stop)stop;
    }
    if (fresh)
        emu_start_registers(t);
    return interpret(code, tier, t);
}

static void
jit_context(const struct backend_code *base, uint8_t *rf)
{
    const struct jit_code *code = (const struct jit_code *)base;
    code->simd->context(code->simd, rf);
    if (!code->tiers[JIT_ALL_LANES])
        return;
    code->single->base.context(&code->single->base, rf);
    memset(rf + code->sites_rf, 0, code->base.rf_bytes - code->sites_rf);
}

/* --- making --- */

static void
jit_destroy(struct backend_code *base)
{
    struct jit_code *code = (struct jit_code *)base;
    for (unsigned tier = 0; tier < TIERS; tier++)
        jit_tier_free(code->tiers[tier]);
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
            n += 2 * (p->ops[i].mem.space == LANE_SPACE_FLAT || p->ops[i].mem.space == LANE_SPACE_POOL);
    return n;
}

/* Sets what lies behind the register files of both interpreters. */
static void
prepare_first(struct jit_code *code)
{
    struct emu_error error = {.text = ""};
    const uint32_t bytes = most_sites(code->base.program) * SITE_BYTES;
    assert(!code->single && !code->tiers[JIT_ALL_LANES]);
    code->single = simd_single_code((const struct simd_code *)code->simd, &error);
    if (!code->single)
        return;
    code->sites_rf = (code->single->base.rf_bytes + 15) & ~UINT32_C(15);
    bool made = true;
    for (unsigned tier = 0; tier < TIERS; tier++) {
        const bool rows = tier >= ROW_TIERS;
        /* A launch has rows of one length: their sites share a place. */
        const enum jit_start start = rows ? JIT_ROWS : (enum jit_start)tier;
        const struct jit_target target = {.cpu = code->request.cpu,
                                          .start = start,
                                          .row_lanes = rows ? 4u << (tier - ROW_TIERS) : 0,
                                          .sites_rf = code->sites_rf + start * bytes};
        code->tiers[tier] = jit_tier_new(&code->request, &target, bytes);
        made &= code->tiers[tier] != NULL;
    }
    if (made) {
        code->base.rf_bytes = code->sites_rf + (JIT_ROWS + 1) * bytes;
        return;
    }
    for (unsigned tier = 0; tier < TIERS; tier++) {
        jit_tier_free(code->tiers[tier]);
        code->tiers[tier] = NULL;
    }
}

static void
jit_prepare(const struct backend_code *base, const struct engine_starts *starts)
{
    struct jit_code *code = (struct jit_code *)base;
    if (!code->prepared)
        prepare_first(code);
    code->prepared = true;
    if (!code->tiers[JIT_ALL_LANES])
        return;
    if (starts->all)
        jit_tier_prepare(code->tiers[JIT_ALL_LANES]);
    if (starts->some)
        jit_tier_prepare(code->tiers[JIT_SOME_LANES]);
    if (starts->row_lanes)
        jit_tier_prepare(code->tiers[row_tier(starts->row_lanes)]);
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
