/* SPDX-License-Identifier: MIT */
/* Runs of whole work-groups, and of one that stops in the middle. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "backend/groups.h"
#include "compare_priv.h"
#include "stop_program.h"

void
finder_group_ids(const struct finder *f, uint64_t number, uint32_t ids[3])
{
    const uint32_t *first = f->replay->first_group, *count = f->replay->launch.group_count;
    ids[0] = first[0] + (uint32_t)(number % count[0]);
    number /= count[0];
    ids[1] = first[1] + (uint32_t)(number % count[1]);
    ids[2] = first[2] + (uint32_t)(number / count[1]);
}

int
finder_run_group(const struct finder *f, const struct backend_code *code, double seconds,
                 const struct emu_launch *launch, uint64_t number, struct emu_fault *fault)
{
    struct emu_launch one = *launch;
    uint32_t ids[3];
    assert(number < f->groups);
    for (unsigned d = 0; d < 3; d++)
        one.group_count[d] = 1;
    finder_group_ids(f, number, ids);
    return backend_run_from(f->pool, code, &one, ids, seconds, fault);
}

void
finder_run_groups(const struct finder *f, const struct backend_code *code, double seconds, int64_t count,
                  struct state *end)
{
    int failed = 0;
    end->fault = (struct emu_fault){.kind = EMU_FAULT_NONE};
    rt_replay_restore(f->replay, f->initial);
    if (count == ALL_AT_ONCE)
        failed =
            backend_run_from(f->pool, code, &f->replay->launch, f->replay->first_group, seconds, &end->fault);
    for (int64_t i = 0; i < count && !failed; i++)
        failed = finder_run_group(f, code, seconds, &f->replay->launch, (uint64_t)i, &end->fault);
    end->stopped = false;
    end->failed = failed != 0;
    rt_replay_save(f->replay, end->memory);
}

uint32_t
finder_visit(const struct finder *f, uint64_t step)
{
    uint32_t visits = 1;
    for (uint64_t i = 0; i < step; i++)
        visits += f->steps[i].thread == f->steps[step].thread && f->steps[i].op == f->steps[step].op;
    return visits;
}

/* The launch with one more surface, for the registers. NULL: out of memory. */
static struct emu_surface *
add_surface(const struct rt_replay *replay, struct emu_launch *launch, uint32_t bytes)
{
    const uint32_t count = replay->launch.surface_count;
    struct emu_surface *surfaces = calloc(count + 1, sizeof *surfaces);
    uint8_t *base = calloc(1, bytes);
    *launch = replay->launch;
    if (!surfaces || !base) {
        free(surfaces);
        free(base);
        return NULL;
    }
    if (count)
        memcpy(surfaces, replay->launch.surfaces, count * sizeof *surfaces);
    surfaces[count] = (struct emu_surface){base, bytes};
    launch->surfaces = surfaces;
    launch->surface_count = count + 1;
    return surfaces;
}

static void
take_state(const struct finder *f, const struct rt_stop_program *stop, const uint8_t *written,
           struct state *at)
{
    rt_replay_save(f->replay, at->memory);
    memset(at->known, 0, f->rf_bytes);
    at->stopped = at->failed && at->fault.inst == RT_STOP_INST;
    if (!at->stopped)
        return;
    at->failed = false;
    rt_stop_program_unpack(stop, written, at->rf, at->known);
    memcpy(at->own, written + stop->own_at, stop->local_bytes + stop->scratch_bytes);
}

static int
run_stop(struct finder *f, const struct rt_stop_program *stop, struct state *at)
{
    struct emu_launch launch;
    struct emu_error error = {EMU_OK, ""};
    struct backend_code *code = NULL;
    struct emu_surface *surfaces = add_surface(f->replay, &launch, stop->bytes);
    if (!surfaces)
        return -1;
    uint8_t *written = surfaces[launch.surface_count - 1].base;
    launch.kernel = &stop->kernel;
    const int err = f->engine->make(f->engine->user, &stop->kernel, &code, &error);
    if (!err) {
        rt_replay_restore(f->replay, f->at_group);
        at->fault = (struct emu_fault){.kind = EMU_FAULT_NONE};
        at->failed = finder_run_group(f, code, f->engine->seconds, &launch, f->group, &at->fault) != 0;
        take_state(f, stop, written, at);
    }
    backend_code_free(code);
    free(written);
    free(surfaces);
    return err;
}

int
finder_stop_at(struct finder *f, uint64_t step, struct state *at)
{
    struct rt_stop_program stop;
    const struct emu_launch *launch = &f->replay->launch;
    assert(step < f->step_count);
    const struct rt_stop_place place = {.op = f->steps[step].op,
                                        .slot = f->steps[step].thread, /* one worker: seat 0 */
                                        .count = finder_visit(f, step)};
    if (rt_stop_program_make(&stop, launch->kernel, &place, launch->surface_count, f->local_bytes,
                             f->scratch_bytes))
        return -1;
    const int err = run_stop(f, &stop, at);
    rt_stop_program_free(&stop);
    return err;
}
