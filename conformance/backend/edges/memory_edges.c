/* SPDX-License-Identifier: MIT */
/*
 * Every form of access at addresses where arithmetic may wrap: at both ends of windows from 1 byte to more
 * than 4 GiB, at 2 GiB and at 4 GiB. Every space, width, engine and host level, full and partial masks.
 * Results are compared with a simple model (model.h). All memory around the windows is protected (world.h).
 * memory_edges [ROUNDS [SEED [REPORTS]]]
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "machine.h"

/* --- forms --- */

#define LANES(what, elem, mask, lanes)                                                                       \
    {                                                                                                        \
#what " of " #lanes " x " #elem " bytes, components " #mask, LANE_OP_##what, elem, mask, lanes,      \
            false, 0, 0, 0, 0                                                                                \
    }
#define BOTH(elem, mask, lanes) LANES(load, elem, mask, lanes), LANES(store, elem, mask, lanes)
#define MOVED(what, elem, mask, shift, offset, bits)                                                         \
    {                                                                                                        \
#what " of 16 x " #elem " bytes, moved addresses", LANE_OP_##what, elem, mask, 16, false, 0, shift,  \
            offset, bits                                                                                     \
    }
#define ATOMIC(op, elem, lanes)                                                                              \
    {                                                                                                        \
        "atomic " #op " of " #lanes " x " #elem " bytes", LANE_OP_atomic, elem, 1, lanes, false,             \
            LANE_ATOMIC_##op, 0, 0, 0                                                                        \
    }
#define LINEAR(what, elem, mask, lanes)                                                                      \
    {                                                                                                        \
#what " of a block of " #lanes " x " #elem " bytes, components " #mask, LANE_OP_##what, elem, mask,  \
            lanes, true, 0, 0, 0, 0                                                                          \
    }
static const struct form forms[] = {
    BOTH(1, 1, 16),
    BOTH(1, 3, 8),
    BOTH(1, 15, 16),
    BOTH(2, 1, 8),
    BOTH(2, 7, 16),
    BOTH(4, 1, 16),
    BOTH(4, 1, 8),
    BOTH(4, 3, 16),
    BOTH(4, 7, 8),
    BOTH(4, 15, 16),
    BOTH(4, 9, 16),
    LANES(load, 4, 8, 16),
    BOTH(4, 1, 1),
    BOTH(8, 1, 16),
    BOTH(8, 3, 8),
    LANES(load, 4, 3, 64),
    LANES(store, 4, 1, 64),
    MOVED(load, 4, 1, 2, 12, 0xfffffffc),
    MOVED(store, 4, 3, 2, 20, 0xfffffffc),
    MOVED(load, 1, 1, 0, 0xfffffff0, 0),
    ATOMIC(ADD, 4, 16),
    ATOMIC(CMPXCHG, 4, 8),
    ATOMIC(ADD, 8, 16),
    ATOMIC(ADD, 4, 1),
    ATOMIC(MSKOR, 4, 16),
    ATOMIC(MSKOR, 4, 64),
    LINEAR(load, 4, 1, 4),
    LINEAR(load, 4, 1, 32),
    LINEAR(load, 4, 3, 8),
    LINEAR(load, 1, 1, 16),
    LINEAR(load, 4, 1, 1),
    LINEAR(store, 4, 1, 4),
    LINEAR(store, 4, 1, 32),
    LINEAR(store, 4, 3, 8),
};
enum { FORMS = sizeof forms / sizeof *forms };

/* --- addresses --- */

static int64_t
any_distance(struct world *w)
{
    static const int64_t distances[] = {
        16, 17, 64, 4096, INT64_C(1) << 28, (INT64_C(1) << 30) - 3, INT64_C(1) << 31};
    const int64_t d = distances[world_below(w, sizeof distances / sizeof *distances)];
    return world_below(w, 4) ? d : -d;
}

enum kind { ROW, ELEMENTS, UNIFORM, NEAR, APART, ANYWHERE, KINDS };

/* A place near a pivot, mostly inside the window. */
static int64_t
near(struct world *w, const struct window *window, unsigned span, uint64_t pivot)
{
    const int64_t reach = 40, last = (int64_t)window->size - (int64_t)span,
                  at = (int64_t)pivot - (int64_t)span;
    const int64_t low = at > reach ? at - reach : 0, high = last < at + 2 * reach ? last : at + 2 * reach;
    if (high < low || !world_below(w, 64))
        return at + world_below(w, 2 * (unsigned)reach);
    return low + world_below(w, (unsigned)(high - low) + 1);
}

/*
 * The offset of lane i from the window's first byte; negative: before it. The message ends at the pivot or
 * crosses it.
 */
static void
choose_targets(struct world *w, const struct window *window, const struct form *f, enum kind kind,
               uint64_t pivot, int64_t targets[LANE_MAX])
{
    const unsigned span = form_span(f);
    const int64_t step = kind == ROW        ? span
                         : kind == ELEMENTS ? f->elem
                         : kind == APART    ? any_distance(w)
                                            : 0;
    const int64_t before = world_below(w, 2) ? f->lanes : world_below(w, f->lanes + 1u);
    const int64_t more = world_below(w, 2) ? 0 : world_below(w, span + 4);
    const int64_t whole =
        f->linear || !step ? (int64_t)span : before * step + (int64_t)span - (step < span ? step : span);
    for (unsigned i = 0; i < LANE_MAX; i++)
        targets[i] = kind == NEAR ? near(w, window, span, pivot)
                     : kind == ANYWHERE
                         ? near(w, window, span, window->pivots[world_below(w, window->pivot_count)].at)
                         : (int64_t)pivot - whole - more + (int64_t)i * step;
}

/* What the address register holds. */
static uint64_t
register_of(const struct form *f, const struct place *place, int64_t target)
{
    const uint64_t address = place->origin + (uint64_t)target - f->offset;
    return place->space == LANE_SPACE_FLAT ? address >> f->shift : (uint32_t)address >> f->shift;
}

/* Mostly bytes and words, and data that lie inside. */
static void
choose_mask(struct world *w, struct registers *r, unsigned lane)
{
    static const uint32_t masks[] = {0,          0xff,       0xff00,     0xff0000, 0xff000000,
                                     0xffff,     0xffff0000, 0xffffffff, 0xffff00, 0xff00ff,
                                     0x80000000, 0x7f8,      0x7fff8000};
    r->data2[lane] = masks[world_below(w, sizeof masks / sizeof *masks)];
    if (world_below(w, 4))
        r->data[0][lane] &= r->data2[lane];
}

/* Lanes that are off have any address. Half of the compare-and-exchange operations succeed. */
static void
choose_registers(struct world *w, const struct form *f, const struct place *place,
                 const int64_t targets[LANE_MAX], struct registers *r)
{
    const bool full = world_below(w, 2);
    r->exec = full ? UINT64_MAX : world_random(w) & (world_below(w, 4) ? UINT64_MAX : world_random(w));
    for (unsigned i = 0; i < LANE_MAX; i++) {
        const bool stray = !f->linear && !(r->exec >> i & 1) && world_below(w, 2);
        r->at[i] = stray ? world_random(w) : register_of(f, place, targets[i]);
        r->data2[i] = world_random(w);
        for (unsigned n = 0; n < COMPONENTS; n++) {
            r->data[n][i] = world_below(w, 2) ? world_random(w) : 0;
            r->dst[n][i] = world_random(w);
        }
        if (f->atomic == LANE_ATOMIC_MSKOR)
            choose_mask(w, r, i);
    }
}

/* --- comparison --- */

struct trial {
    struct world *world;
    const struct form *form;
    unsigned number; /* the form's */
    struct place place;
    bool mapped;
    struct registers registers;
    struct outcome expected;
    unsigned long compared, different, most; /* most: to report */
};

static void
report(struct trial *t, const struct machine *m, const char *what, uint64_t got, uint64_t expected)
{
    static const char *const spaces[] = {"surface", "flat", "pool", "local", "scratch"};
    if (t->different++ >= t->most)
        return;
    fprintf(stderr,
            "%s %s, %s, %s%s of 0x%llx bytes at 0x%llx, lanes 0x%llx: %s: 0x%llx, not 0x%llx; addresses",
            backend_engine_name(m->engine), backend_cpu_name(m->cpu), t->form->name,
            t->mapped ? "mapped " : "", spaces[t->place.space], (unsigned long long)t->place.window->size,
            (unsigned long long)t->place.origin, (unsigned long long)t->registers.exec, what,
            (unsigned long long)got, (unsigned long long)expected);
    for (unsigned i = 0; i < t->form->lanes && i < THREAD_LANES; i++)
        fprintf(stderr, " %llx", (unsigned long long)t->registers.at[i]);
    fprintf(stderr, "\n");
}

static void
compare_fault(struct trial *t, const struct machine *m)
{
    const struct emu_fault *f = &m->thread.fault;
    if (f->kind != EMU_FAULT_ADDRESS || f->lanes != t->expected.lanes)
        report(t, m, "lanes at fault", f->lanes, t->expected.lanes);
    else if (f->address != t->expected.address)
        report(t, m, "address at fault", f->address, t->expected.address);
}

static void
compare_results(struct trial *t, const struct machine *m)
{
    const uint64_t mask = form_register(t->form) == 8 ? UINT64_MAX : UINT32_MAX;
    for (unsigned n = 0; n < form_components(t->form) && form_has_result(t->form); n++)
        for (unsigned i = 0; i < t->form->lanes; i++)
            if (machine_result(m, n, i) != (t->expected.dst[n][i] & mask)) {
                report(t, m, "result", machine_result(m, n, i), t->expected.dst[n][i] & mask);
                return;
            }
}

/* Restores memory. */
static void
compare_memory(struct trial *t, const struct machine *m, enum ending ending)
{
    const struct outcome *o = &t->expected;
    bool same = ending == ENDED;
    for (unsigned i = 0; i < o->change_count; i++) {
        const struct change *c = &o->changes[i];
        if (same && *c->at != c->now)
            report(t, m, "byte written", *c->at, c->now);
        same = same && *c->at == c->now;
    }
    for (unsigned i = o->change_count; i > 0; i--)
        *o->changes[i - 1].at = o->changes[i - 1].old;
    const int64_t changed = world_mend(t->place.window);
    if (changed >= 0 && ending != TOUCHED)
        report(t, m, "a byte was written that should not be, at", (uint64_t)changed, 0);
}

static void
try_machine(struct trial *t, struct machine *m)
{
    const enum ending ending = machine_run(m, &t->registers);
    t->compared++;
    if (ending == TOUCHED)
        report(t, m, "touched what is around the window", 1, 0);
    else if (ending != (t->expected.faults ? FAULTED : ENDED))
        report(t, m, "faults", ending == FAULTED, t->expected.faults);
    else if (t->expected.faults)
        compare_fault(t, m);
    else
        compare_results(t, m);
    compare_memory(t, m, ending);
}

/* --- the table --- */

enum { MACHINES = 1 + 3 * BACKEND_CPU_COUNT, DRAWS = 2 };

struct machines {
    struct machine *all[MACHINES];
    unsigned count;
};

/* Without gathers and masks, jit has few forms of its own. Some tests are enough. */
static bool
is_tried(const struct trial *t, enum backend_engine engine, enum backend_cpu cpu)
{
    return engine == BACKEND_SIMD || cpu != BACKEND_BASELINE || t->number % 4 == 0;
}

static void
open_machines(struct machines *set, const struct trial *t)
{
    static const enum backend_engine engines[] = {BACKEND_SIMD, BACKEND_JIT, BACKEND_QUICK};
    const uint64_t scratch = t->place.space == LANE_SPACE_SCRATCH ? t->place.window->size : 0;
    set->count = 0;
    set->all[set->count++] = machine_open(t->form, t->place.space, BACKEND_REF, BACKEND_BASELINE, scratch);
    for (unsigned cpu = 0; cpu <= backend_cpu_detect(); cpu++)
        for (unsigned i = 0; i < sizeof engines / sizeof *engines; i++)
            if (is_tried(t, engines[i], cpu))
                set->all[set->count++] = machine_open(t->form, t->place.space, engines[i], cpu, scratch);
}

static void
close_machines(struct machines *set)
{
    for (unsigned i = 0; i < set->count; i++)
        machine_close(set->all[i]);
}

static void
try_pivot(struct trial *t, const struct machines *set, enum kind kind, uint64_t pivot)
{
    int64_t targets[LANE_MAX];
    choose_targets(t->world, t->place.window, t->form, kind, pivot, targets);
    choose_registers(t->world, t->form, &t->place, targets, &t->registers);
    if (t->form->lanes < LANE_MAX) /* of threads of 16 lanes */
        t->registers.exec &= 0xffff;
    model_run(t->form, &t->place, &t->registers, &t->expected);
    for (unsigned i = 0; i < set->count; i++)
        try_machine(t, set->all[i]);
}

/* The first message is inside if possible, because jit's fast paths remember its range. */
static void
try_window(struct trial *t, const struct machines *set)
{
    const struct window *w = t->place.window;
    for (unsigned i = 0; i < set->count; i++)
        machine_launch(set->all[i], &t->place, t->mapped);
    try_pivot(t, set, UNIFORM, w->size);
    for (unsigned n = 0; n < w->pivot_count; n++)
        for (enum kind kind = 0; kind < KINDS; kind++)
            for (unsigned draw = 0; draw < DRAWS; draw++)
                try_pivot(t, set, kind, w->pivots[n].at);
}

static bool
holds(enum lane_space space, const struct window *w)
{
    return space == LANE_SPACE_FLAT || space == LANE_SPACE_SURFACE ||
           w->size <= (space == LANE_SPACE_POOL ? UINT64_C(1) << 32 : UINT32_MAX);
}

/* In the pool, a window lies at its beginning and at its end, and both as a part of it and as a map. */
static void
try_places(struct trial *t, const struct machines *set)
{
    const bool pool = t->place.space == LANE_SPACE_POOL;
    for (unsigned i = 0; i < (pool ? 4 : 1); i++) {
        t->mapped = i & 1;
        t->place.origin = t->place.space == LANE_SPACE_FLAT ? (uintptr_t)t->place.window->base
                          : i > 1                           ? (UINT64_C(1) << 32) - t->place.window->size
                                                            : 0;
        try_window(t, set);
    }
}

static void
try_windows(struct trial *t)
{
    struct machines set;
    open_machines(&set, t);
    for (unsigned n = 0; n < WINDOWS; n++) {
        t->place.window = &t->world->windows[n];
        if (holds(t->place.space, t->place.window))
            try_places(t, &set);
    }
    close_machines(&set);
}

/* A kernel knows how much scratch it has: one for each window, so only for two of them. */
static void
try_scratch(struct trial *t)
{
    static const unsigned some[] = {5, 9};
    for (unsigned n = 0; n < sizeof some / sizeof *some; n++) {
        struct machines set;
        t->place.window = &t->world->windows[some[n]];
        open_machines(&set, t);
        try_places(t, &set);
        close_machines(&set);
    }
}

static void
try_form(struct trial *t, unsigned number)
{
    static const enum lane_space spaces[] = {LANE_SPACE_SURFACE, LANE_SPACE_FLAT, LANE_SPACE_LOCAL,
                                             LANE_SPACE_POOL, LANE_SPACE_SCRATCH};
    t->number = number;
    t->form = &forms[number];
    for (unsigned s = 0; s < sizeof spaces / sizeof *spaces; s++) {
        t->place.space = spaces[s];
        if (spaces[s] == LANE_SPACE_SCRATCH)
            try_scratch(t);
        else if (spaces[s] != LANE_SPACE_FLAT || !(t->form->shift || t->form->offset))
            try_windows(t);
    }
}

int
main(int argc, char **argv)
{
    static struct world w;
    static struct trial t;
    const unsigned rounds = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 0) : 1;
    if (!world_open(&w)) {
        fprintf(stderr, "no room for 70 GiB of addresses\n");
        return 77;
    }
    w.state = argc > 2 ? strtoull(argv[2], NULL, 0) : 1;
    machine_catch_strays();
    t.world = &w;
    t.most = argc > 3 ? strtoul(argv[3], NULL, 0) : 20;
    for (unsigned round = 0; round < rounds; round++)
        for (unsigned i = 0; i < FORMS; i++)
            try_form(&t, i);
    printf("%lu messages, %lu different\n", t.compared, t.different);
    world_close(&w);
    return t.different != 0;
}
