/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "machine.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "../backend/one_group.h"

enum { PAGE = 4096, ROUNDS = 100, MOST_RF = 1 << 17 };

unsigned
machine_area_bytes(enum area area)
{
    static const uint32_t bytes[AREAS] = {[SURFACE] = LARGE_BYTES,
                                          [LOCAL] = LARGE_BYTES,
                                          [SCRATCH] = THREADS * SMALL_BYTES,
                                          [RANGE] = SMALL_BYTES,
                                          [RESULT] = RESULT_BYTES};
    return bytes[area];
}

/* Whole pages with a protected one on both sides. */
static uint8_t *
map_area(uint32_t bytes)
{
    uint8_t *at = mmap(NULL, bytes + 2 * PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (at == MAP_FAILED || mprotect(at + PAGE, bytes, PROT_READ | PROT_WRITE))
        return NULL;
    return at + PAGE;
}

bool
machine_open(struct machine *m)
{
    struct dice d = {1};
    bool failed = false;
    for (unsigned i = 0; i < AREAS; i++) {
        const unsigned bytes = machine_area_bytes(i);
        m->areas[i] = map_area(bytes);
        m->initial[i] = malloc(bytes);
        m->expected[i] = malloc(bytes);
        failed |= !m->areas[i] || !m->initial[i] || !m->expected[i];
        for (unsigned k = 0; !failed && k < bytes; k += 8) {
            const uint64_t noise = dice_throw(&d);
            memcpy(m->initial[i] + k, &noise, sizeof noise);
        }
    }
    m->rf = aligned_alloc(64, (size_t)THREADS * MOST_RF);
    return !failed && m->rf;
}

void
machine_close(struct machine *m)
{
    for (unsigned i = 0; i < AREAS; i++) {
        munmap(m->areas[i] - PAGE, machine_area_bytes(i) + 2 * PAGE);
        free(m->initial[i]);
        free(m->expected[i]);
    }
    free(m->rf);
}

void
machine_keep(struct machine *m)
{
    for (unsigned i = 0; i < AREAS; i++)
        memcpy(m->expected[i], m->areas[i], machine_area_bytes(i));
}

enum area
machine_compare(const struct machine *m, uint32_t *at)
{
    for (unsigned i = 0; i < AREAS; i++)
        if (memcmp(m->expected[i], m->areas[i], machine_area_bytes(i)))
            for (*at = 0;; ++*at)
                if (m->expected[i][*at] != m->areas[i][*at])
                    return (enum area)i;
    return AREAS;
}

struct emu_launch
machine_launch(const struct machine *m, const struct rows_case *c, const struct launch *l)
{
    struct emu_launch launch = {.kernel = &c->kernel,
                                .work_dim = 3,
                                .group_count = {8, 8, 8},
                                .payload = (const uint8_t *)l->payload,
                                .surfaces = l->surfaces,
                                .surface_count = 2,
                                .ranges = &l->range,
                                .range_count = 1,
                                .pool = (uint8_t *)l->range.begin - POOL_START,
                                .maps = l->mapped ? &l->map : NULL,
                                .map_count = l->mapped,
                                .local_bytes = l->local_bytes};
    memcpy(launch.local_size, c->local_size, sizeof launch.local_size);
    (void)m;
    return launch;
}

/* --- a run --- */

struct run {
    struct machine *m;
    const struct rows_case *c;
    const struct launch *launch;
    const struct backend_code *code, *other;
    struct emu_start *start;
    struct emu_thread threads[THREADS];
    uint8_t ended[THREADS];
    unsigned count, live;
};

static const uint32_t group[3] = {3, 5, 7};

/* The thread's memory in the space that does not end with it is the window's. */
static void
start_thread(struct run *r, const struct emu_launch *launch, unsigned i)
{
    static const int stop = 0;
    const bool at_end = r->launch->seed >> 8 & 1;
    struct machine *m = r->m;
    struct emu_thread *t = &r->threads[i];
    const uint32_t scratch = i * SMALL_BYTES + SMALL_BYTES - r->c->kernel.scratch_bytes;
    *t = (struct emu_thread){.rf = m->rf + (size_t)i * MOST_RF,
                             .launch = launch,
                             .local = m->areas[LOCAL] + (at_end ? LARGE_BYTES - launch->local_bytes : 0),
                             .scratch = m->areas[SCRATCH] + (r->launch->in_turn ? 0 : scratch),
                             .stop = &stop};
    memset(t->rf, (int)(r->launch->seed & 0xff), r->code->rf_bytes);
    emu_start_context(r->start, t->rf);
    if (r->code->context)
        r->code->context(r->code, t->rf);
    emu_start_state(r->start, t, group, i, i);
    const uint32_t full = emu_start_full_threads(r->start), last = full < r->count ? full : r->count;
    if (r->launch->in_turn && r->code->own_start && i < last)
        t->after = last - i - 1;
}

/* Some turns of a mixed launch are another engine's. */
static const struct backend_code *
code_of_turn(const struct run *r, unsigned thread, unsigned round)
{
    return r->other && r->launch->seed >> (thread * 5 + round) & 1 ? r->other : r->code;
}

static enum emu_stop
take_turn(struct run *r, unsigned i, unsigned round)
{
    const struct backend_code *code = code_of_turn(r, i, round);
    struct emu_thread *t = &r->threads[i];
    if (!code->own_start && t->fresh)
        emu_start_registers(t);
    return code->run(code, t);
}

static void
end_thread(struct run *r, unsigned i)
{
    r->live -= !r->ended[i];
    r->ended[i] = true;
}

/* The engine may have gone on with the next threads. Returns the last one that ran. */
static unsigned
last_that_ran(const struct run *r, unsigned i)
{
    const struct emu_thread *t = &r->threads[i];
    return t->slot > i ? t->slot : i;
}

/* False: a fault. */
static bool
run_round(struct run *r, unsigned round, struct outcome *out)
{
    for (unsigned i = 0; i < r->count; i++) {
        if (r->ended[i])
            continue;
        out->stop = take_turn(r, i, round);
        const unsigned last = last_that_ran(r, i);
        out->thread = last;
        out->fault = r->threads[i].fault;
        if (out->stop == EMU_STOP_FAULT)
            return false;
        for (unsigned k = i; k <= last && out->stop == EMU_STOP_END; k++)
            end_thread(r, k);
    }
    return true;
}

static void
run_threads(struct run *r, struct outcome *out)
{
    const unsigned saved = emu_fpmode_enter(r->c->program->fpmode);
    while (r->live && out->rounds < ROUNDS && run_round(r, out->rounds, out))
        out->rounds++;
    emu_fpmode_leave(saved);
}

/* As backend/worker.c does it: the engine starts the threads and runs them to their ends in one call. False:
 * it leaves that to the scheduler. */
static bool
run_group(struct run *r, struct outcome *out)
{
    const uint32_t fpmode = r->c->program->fpmode;
    struct one_group one;
    one_group_init(&one, (struct engine_round){r->threads, r->ended, r->count, fpmode, 0, false}, MOST_RF,
                   r->start, group, 0);
    const unsigned saved = emu_fpmode_enter(fpmode);
    out->thread = engine_groups_of(r->code)(r->code, &one.groups);
    emu_fpmode_leave(saved);
    out->stop = out->thread == r->count ? EMU_STOP_END : EMU_STOP_FAULT;
    if (out->stop == EMU_STOP_FAULT)
        out->fault = r->threads[out->thread].fault;
    return !one.groups.left || out->stop == EMU_STOP_FAULT;
}

void
machine_run(struct machine *m, const struct rows_case *c, const struct launch *l,
            const struct backend_code *code, const struct backend_code *other, struct outcome *out)
{
    const struct emu_launch launch = machine_launch(m, c, l);
    struct run r = {
        .m = m, .c = c, .launch = l, .code = code, .other = other, .start = emu_start_new(&launch)};
    *out = (struct outcome){0};
    if (!r.start || code->rf_bytes > MOST_RF)
        abort();
    for (unsigned i = 0; i < AREAS; i++)
        memcpy(m->areas[i], m->initial[i], machine_area_bytes(i));
    r.count = emu_start_threads(r.start);
    r.count = r.live = r.count > THREADS ? THREADS : r.count;
    for (unsigned i = 0; i < r.count; i++)
        start_thread(&r, &launch, i);
    if (!l->in_group || !code->has_barrier || !engine_groups_of(code) || !run_group(&r, out)) {
        for (unsigned i = 0; i < r.count; i++) /* again: the engine may have begun */
            start_thread(&r, &launch, i);
        run_threads(&r, out);
    }
    emu_start_free(r.start);
}
