/* SPDX-License-Identifier: MIT */
/* A thread of the jit engine, up to its next stop. */
#include "code.h"

struct jit_needed
jit_tiers_needed(const struct jit_code *code, const struct emu_launch *launch)
{
    struct emu_launch own = *launch;
    own.kernel = code->request.kernel;
    const struct engine_starts starts = engine_starts_of(&own);
    const bool full = starts.all || starts.row_lanes;
    const struct jit_tiers *some = &code->tiers[JIT_SOME_LANES];
    return (struct jit_needed){full ? &code->tiers[jit_full_tier(&starts)] : some,
                               full && starts.some ? some : NULL};
}

static struct jit_tier *
cold_one(struct jit_tier *tier)
{
    return tier && jit_tier_is_cold(tier) ? tier : NULL;
}

/* The best code that may follow this, if its time has not come. */
static struct jit_tier *
cold_best(const struct jit_code *code, const struct jit_tiers *tiers, const struct emu_launch *launch)
{
    if (!code->whole)
        return cold_one(tiers->best);
    const struct jit_needed needed = jit_tiers_needed(code->whole, launch);
    struct jit_tier *first = cold_one(needed.first->best);
    return first || !needed.last ? first : cold_one(needed.last->best);
}

/* Whose code is of interest next; NULL: all is done. */
static struct jit_tier *
next_one(const struct jit_code *code, const struct jit_tiers *tiers, const struct emu_launch *launch)
{
    struct jit_tier *best = cold_best(code, tiers, launch);
    struct jit_tier *quick = tiers->quick;
    if (best && code->parts)
        quick = jit_tiers_needed(code->parts, launch).first->quick;
    quick = cold_one(quick);
    return quick ? quick : best;
}

/* Counts the time until there is nothing more to wait for. */
static enum emu_stop
interpret(const struct jit_code *code, const struct jit_tiers *tiers, struct emu_thread *t)
{
    struct jit_tier *cold = next_one(code, tiers, t->launch);
    if (!cold)
        return code->simd->run(code->simd, t);
    const uint64_t start = __builtin_ia32_rdtsc();
    const enum emu_stop stop = code->simd->run(code->simd, t);
    jit_tier_heat(cold, __builtin_ia32_rdtsc() - start);
    return stop;
}

jit_function *
jit_find_entry(const struct jit_code *code, const struct jit_tiers *tiers, const struct emu_launch *launch,
               uint32_t *traits, struct jit_tier **heats)
{
    jit_function *entry = tiers->best ? jit_tier_entry(tiers->best, traits) : NULL;
    *heats = NULL;
    if (entry || !tiers->quick)
        return entry;
    *heats = cold_best(code, tiers, launch);
    return jit_tier_entry(tiers->quick, traits);
}

uint32_t
jit_run_entry(jit_function *entry, struct jit_ctx *x, struct jit_tier *heats)
{
    if (!heats)
        return entry(x->t->rf, x, x->t->pc);
    const uint64_t start = __builtin_ia32_rdtsc();
    const uint32_t stop = entry(x->t->rf, x, x->t->pc);
    jit_tier_heat(heats, __builtin_ia32_rdtsc() - start);
    return stop;
}

unsigned
jit_full_tier(const struct engine_starts *starts)
{
    if (!starts->row_lanes)
        return JIT_ALL_LANES;
    static const unsigned first[] = {[EMU_ROWS_ANYWHERE] = JIT_LONG_ROWS,
                                     [EMU_ROWS_ONE] = JIT_ONE_ROW,
                                     [EMU_ROWS_FROM_0] = JIT_ROWS_FROM_0,
                                     [EMU_ROWS_IN_PLANE] = JIT_ROWS_IN_PLANE};
    const bool from_0 = starts->rows == EMU_ROWS_FROM_0 || starts->rows == EMU_ROWS_IN_PLANE;
    return first[starts->rows] + (from_0 ? (unsigned)__builtin_ctz(starts->row_lanes) - 2 : 0);
}

const struct jit_tiers *
jit_tiers_of(const struct jit_code *code, const struct emu_thread *t, unsigned full)
{
    return &code->tiers[t->exec == code->full ? full : JIT_SOME_LANES];
}

static struct jit_group
group_of_one(const struct emu_thread *t, uint8_t *ended)
{
    return (struct jit_group){.ended = ended, .images = t->image, .count = 1, .slot = t->slot};
}

enum emu_stop
jit_run_thread(const struct jit_code *code, struct emu_thread *t, unsigned full, struct jit_ctx *x)
{
    uint32_t traits = 0;
    uint8_t ended = 0;
    struct jit_tier *heats;
    const struct jit_tiers *tiers = jit_tiers_of(code, t, full);
    jit_function *entry = jit_find_entry(code, tiers, t->launch, &traits, &heats);
    const bool fresh = t->fresh;
    if (entry && (t->pc || fresh)) {
        x->t = t;
        if (fresh && !(traits & JIT_OWN_START))
            emu_start_registers(t);
        if (traits & JIT_GROUPS)
            x->group = group_of_one(t, &ended);
        t->fresh = false;
        const uint32_t stop = jit_run_entry(entry, x, heats);
        if (stop != JIT_STOP_BAIL)
            return (enum emu_stop)stop;
    }
    if (fresh) {
        t->pc = 0; /* code may have begun with the threads before it */
        emu_start_registers(t);
    }
    return interpret(code, tiers, t);
}
