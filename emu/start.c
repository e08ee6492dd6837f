/* SPDX-License-Identifier: MIT */
/*
 * How hardware threads start. Local ids and execution masks do not change between the work-groups of a
 * launch: they are computed once per launch, and starting a thread copies them.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "emu/kernel.h"
#include "emu/lane.h"
#include "emu/thread.h"
#include "start_priv.h"

static uint64_t
low_mask(uint32_t lanes)
{
    return lanes >= 64 ? UINT64_MAX : ((uint64_t)1 << lanes) - 1;
}

static unsigned
id_size(const struct emu_kernel *kernel)
{
    return kernel->machine == EMU_GEN ? 2 : 4;
}

/* Work-items are numbered with x fastest; lane k of thread i is number i * lanes + k. */
static void
fill_local_ids(struct emu_start *start, uint64_t items)
{
    const struct emu_kernel *kernel = start->launch->kernel;
    const uint32_t *size = start->launch->local_size;
    const unsigned bytes = id_size(kernel);
    for (uint64_t n = 0; n < items; n++) {
        const uint32_t id[3] = {(uint32_t)(n % size[0]), (uint32_t)(n / size[0] % size[1]),
                                (uint32_t)(n / size[0] / size[1])};
        uint8_t *block = start->local_ids + n / kernel->lanes * 3 * start->id_bytes;
        for (unsigned d = 0; d < 3; d++)
            memcpy(block + d * start->id_bytes + n % kernel->lanes * bytes, &id[d], bytes);
    }
}

struct emu_start *
emu_start_new(const struct emu_launch *launch)
{
    const struct emu_kernel *kernel = launch->kernel;
    const uint64_t items = (uint64_t)launch->local_size[0] * launch->local_size[1] * launch->local_size[2];
    assert(kernel->lanes >= 1 && kernel->lanes <= LANE_MAX && items > 0);
    struct emu_start *start = calloc(1, sizeof *start);
    if (!start)
        return NULL;
    start->launch = launch;
    start->threads = (uint32_t)((items + kernel->lanes - 1) / kernel->lanes);
    start->id_bytes = kernel->lanes * id_size(kernel);
    start->full_exec = low_mask(kernel->lanes);
    start->last_exec = low_mask((uint32_t)(items - (uint64_t)(start->threads - 1) * kernel->lanes));
    start->local_ids = calloc(start->threads, (size_t)3 * start->id_bytes);
    if (!start->local_ids) {
        emu_start_free(start);
        return NULL;
    }
    fill_local_ids(start, items);
    return start;
}

void
emu_start_free(struct emu_start *start)
{
    if (!start)
        return;
    free(start->local_ids);
    free(start);
}

uint32_t
emu_start_threads(const struct emu_start *start)
{
    return start->threads;
}

void
emu_start_context(const struct emu_start *start, uint8_t *rf)
{
    const struct emu_kernel *kernel = start->launch->kernel;
    const struct lane_program *p = kernel->program;
    if (p->const_bytes)
        memcpy(rf + p->const_rf, p->consts, p->const_bytes);
    if (p->uniform_bytes) {
        const uint32_t bytes =
            kernel->payload_bytes < p->uniform_bytes ? kernel->payload_bytes : p->uniform_bytes;
        memset(rf + p->uniform_rf, 0, p->uniform_bytes);
        if (bytes)
            memcpy(rf + p->uniform_rf, start->launch->payload, bytes);
    }
}

static void
put_local_ids(const struct emu_start *start, uint8_t *rf, uint32_t index)
{
    const uint8_t *block = start->local_ids + (size_t)index * 3 * start->id_bytes;
    for (unsigned d = 0; d < 3; d++)
        if (start->launch->kernel->local_id_rf[d])
            memcpy(rf + start->launch->kernel->local_id_rf[d], block + d * start->id_bytes, start->id_bytes);
}

void
emu_start_thread(const struct emu_start *start, struct emu_thread *t, const uint32_t group[3], uint32_t index,
                 uint32_t slot)
{
    assert(index < start->threads);
    const struct emu_kernel *kernel = start->launch->kernel;
    const uint64_t exec = index + 1 == start->threads ? start->last_exec : start->full_exec;
    t->pc = 0;
    t->fpmode = kernel->program->fpmode;
    t->launch = start->launch;
    t->fault = (struct emu_fault){.kind = EMU_FAULT_NONE};
    memset(t->rf, 0, kernel->program->cells_bytes);
    memcpy(t->rf + LANE_EXEC_CELL, &exec, sizeof exec);
    put_local_ids(start, t->rf, index);
    if (kernel->machine == EMU_GEN)
        emu_start_gen(start, t->rf, group, slot);
    else
        emu_start_cayman(start, t->rf, group);
}
