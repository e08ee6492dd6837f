/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "machine.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "../backend/one_group.h"
#include "engine.h"
#include "rnd.h"

/* Addresses are data, so they had better not change from run to run. */
#define WORLD_HINT UINT64_C(0x200000000000)

struct machine {
    const struct random_case *c;
    const struct engine *engine;
    struct emu_surface surfaces[SURFACES];
    struct emu_range ranges[RANGES];
    struct emu_launch launch;
    struct emu_start *start;
    struct emu_thread threads[MAX_THREADS];
    uint8_t *rf; /* of all threads */
    size_t rf_stride;
    uint8_t ended[MAX_THREADS];
    uint32_t fpmode; /* the host's */
};

enum { FIRST_SLOT = 5, MOST_ROUNDS = 1000 };
static const uint32_t group[3] = {3, 5, 7};

uint8_t *
machine_world(void)
{
    void *const hint = (void *)(uintptr_t)WORLD_HINT; // NOLINT(performance-no-int-to-ptr)
    void *at = mmap(hint, WORLD_END, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return at == MAP_FAILED ? NULL : at;
}

/* Two ranges in the middle of their areas, and two that touch each other. */
static void
lay_out_ranges(struct machine *m)
{
    const uintptr_t at = (uintptr_t)m->c->world + WORLD_RANGES;
    for (unsigned i = 0; i < RANGES; i++)
        m->ranges[i] = (struct emu_range){at + i * AREA + 64, at + (i + 1) * AREA - 64};
    m->ranges[2].end = m->ranges[3].begin = at + 3 * AREA;
}

static void
lay_out(struct machine *m)
{
    uint8_t *const world = m->c->world;
    for (unsigned i = 0; i < SURFACES; i++)
        m->surfaces[i] = (struct emu_surface){world + WORLD_SURFACES + i * AREA, AREA - 512 * i};
    m->surfaces[2].base = world + WORLD_RANGES + 64; /* a buffer that is bound and pointed to */
    m->surfaces[RESULT_SURFACE] = (struct emu_surface){world + WORLD_RESULT, RESULT_BYTES};
    lay_out_ranges(m);
    m->launch = (struct emu_launch){.kernel = &m->c->kernel,
                                    .work_dim = 2,
                                    .group_count = {8, 8, 8},
                                    .surfaces = m->surfaces,
                                    .surface_count = SURFACES,
                                    .ranges = m->ranges,
                                    .range_count = RANGES,
                                    .pool = world + WORLD_POOL,
                                    .local_bytes = AREA - 64,
                                    .payload = world + WORLD_PAYLOAD};
    memcpy(m->launch.local_size, m->c->local_size, sizeof m->launch.local_size);
}

static void
init_thread(struct machine *m, unsigned i)
{
    uint8_t *rf = m->rf + i * m->rf_stride;
    memset(rf, 0, m->engine->rf_bytes);
    m->threads[i] = (struct emu_thread){.rf = rf,
                                        .fpmode = m->c->program->fpmode,
                                        .launch = &m->launch,
                                        .local = m->c->world + WORLD_LOCAL,
                                        .scratch = m->c->world + WORLD_SCRATCH + i * AREA,
                                        .stop = &m->c->stop};
    emu_start_context(m->start, rf);
    if (m->engine->context)
        m->engine->context(m->engine->user, rf);
}

static void
start_thread(struct machine *m, unsigned i)
{
    emu_start_state(m->start, &m->threads[i], group, i, FIRST_SLOT + i);
    if (!m->engine->own_start)
        emu_start_registers(&m->threads[i]);
    m->ended[i] = false;
}

/* Is hardly anything of the thread's start where it would have been copied to? */
static bool
started_itself(const struct random_case *c, const struct emu_thread *t)
{
    uint32_t at, bytes, missing = 0, nonzero = 0;
    emu_start_image(&c->kernel, &at, &bytes);
    for (uint32_t i = 0; i < bytes; i++) {
        nonzero += t->image[i] != 0;
        missing += t->image[i] != 0 && t->rf[at + i] == 0;
    }
    return missing > nonzero / 2;
}

/* Every live thread to its next barrier or its end. False: a fault. */
static bool
run_round(struct machine *m, struct outcome *out, unsigned *live)
{
    unsigned ended = 0;
    for (unsigned i = 0; i < m->c->threads; i++) {
        struct emu_thread *t = &m->threads[i];
        if (m->ended[i])
            continue;
        if (t->fpmode != m->fpmode)
            emu_fpmode_enter(t->fpmode);
        out->stop = m->engine->run(m->engine->user, t);
        m->fpmode = t->fpmode;
        out->fpmode[i] = t->fpmode & 0x4f0;
        if (out->stop == EMU_STOP_FAULT) {
            out->fault = t->fault;
            out->thread = i;
            return false;
        }
        m->ended[i] = out->stop == EMU_STOP_END;
        ended += m->ended[i];
    }
    out->apart |= ended && ended < *live;
    *live -= ended;
    return true;
}

static void
run_one_by_one(struct machine *m, struct outcome *out)
{
    unsigned live = m->c->threads;
    bool on = true;
    for (unsigned i = 0; i < m->c->threads; i++)
        start_thread(m, i);
    while (live && on && out->rounds < MOST_ROUNDS) {
        out->rounds++;
        on = run_round(m, out, &live);
    }
    for (unsigned i = 0; i < m->c->threads; i++)
        out->own_starts += started_itself(m->c, &m->threads[i]);
}

/*
 * As backend/worker.c does it: the engine starts the threads. Only memory, modes and faults are compared, as
 * of threads that run one by one. The register files cannot be: behind a barrier they hold the first lanes of
 * rows only, and a thread that has ended leaves in them what it had there at its last barrier. Programs store
 * all of their registers in the end.
 */
static void
run_as_group(struct machine *m, struct outcome *out)
{
    struct one_group one;
    one_group_init(&one, (struct engine_round){m->threads, m->ended, m->c->threads, m->fpmode, 0, false},
                   m->rf_stride, m->start, group, FIRST_SLOT);
    memset(m->ended, true, sizeof m->ended); /* as the group before has left it */
    const uint32_t failed = m->engine->run_groups(m->engine->user, &one.groups);
    m->fpmode = one.groups.round.fpmode;
    if (one.groups.left && failed == m->c->threads) { /* the scheduler's turn */
        memset(m->ended, false, sizeof m->ended);
        run_one_by_one(m, out);
        return;
    }
    out->rounds = 1;
    out->stop = EMU_STOP_END;
    if (failed < m->c->threads) {
        out->stop = EMU_STOP_FAULT;
        out->fault = m->threads[failed].fault;
        out->thread = failed;
    }
    for (unsigned i = 0; i < m->c->threads; i++)
        out->fpmode[i] = m->threads[i].fpmode & 0x4f0;
}

void
machine_run(const struct random_case *c, const struct engine *engine, struct outcome *out)
{
    struct machine m = {.c = c, .engine = engine, .fpmode = c->program->fpmode};
    struct rnd r = rnd_of(c->seed, RND_DATA);
    *out = (struct outcome){0};
    lay_out(&m);
    rnd_fill(&r, c->world, WORLD_END);
    m.start = emu_start_new(&m.launch);
    m.rf_stride = ((size_t)engine->rf_bytes + 63) / 64 * 64;
    m.rf = aligned_alloc(64, c->threads * m.rf_stride);
    if (!m.rf || !m.start || emu_start_threads(m.start) != c->threads)
        abort();
    for (unsigned i = 0; i < c->threads; i++)
        init_thread(&m, i);
    const unsigned saved = emu_fpmode_enter(m.fpmode);
    if (engine->run_groups)
        run_as_group(&m, out);
    else
        run_one_by_one(&m, out);
    emu_fpmode_leave(saved);
    memcpy(out->world, c->world, WORLD_END);
    free(m.rf);
    emu_start_free(m.start);
}

/* --- the backend's engines --- */

static enum emu_stop
run_code(void *user, struct emu_thread *t)
{
    const struct backend_code *code = user;
    return code->run(code, t);
}

static void
code_context(void *user, uint8_t *rf)
{
    const struct backend_code *code = user;
    if (code->context)
        code->context(code, rf);
}

static uint32_t
run_code_groups(void *user, struct engine_groups *groups)
{
    const struct backend_code *code = user;
    return engine_groups_of(code)(code, groups);
}

/* A scheduler that the watchdog has called gives the group up behind a barrier: there is nothing to compare.
 */
static void
run_code_group(const struct random_case *c, const struct backend_code *code, struct engine e,
               struct outcome *out)
{
    out->rounds = 0;
    if (!code->has_barrier || c->stop || !engine_groups_of(code))
        return;
    e.run_groups = run_code_groups;
    machine_run(c, &e, out);
}

int
machine_run_backend(const struct random_case *c, enum backend_engine engine, enum backend_cpu cpu,
                    struct outcome *out, struct outcome *group_out, struct emu_error *error)
{
    struct backend_code *code;
    *error = (struct emu_error){EMU_OK, ""};
    const struct backend_request request = {.kernel = &c->kernel,
                                            .engine = engine,
                                            .cpu = cpu,
                                            .solos = c->seed % 2 ? BACKEND_SOLOS_ALL : BACKEND_SOLOS_GAINING};
    if (backend_code_make(&request, &code, error))
        return -1;
    struct emu_launch launch = {.kernel = &c->kernel};
    memcpy(launch.local_size, c->local_size, sizeof launch.local_size);
    struct engine_starts starts = engine_starts_of(&launch);
    starts.all = starts.some = true;
    if (code->prepare)
        code->prepare(code, &starts, &launch);
    const struct engine e = {run_code, code_context, NULL, code, code->rf_bytes, code->own_start};
    machine_run(c, &e, out);
    if (group_out)
        run_code_group(c, code, e, group_out);
    backend_code_free(code);
    return 0;
}
