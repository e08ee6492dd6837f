/* SPDX-License-Identifier: MIT */
/*
 * How hardware threads start. Local ids, payload and execution masks do not change between the work-groups of
 * a launch: they are laid out once per launch as they lie in the register file, and starting a thread is one
 * copy.
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

static void
stretch(uint32_t *low, uint32_t *high, uint32_t at, uint32_t bytes)
{
    if (!at || !bytes)
        return;
    *low = at < *low ? at : *low;
    *high = at + bytes > *high ? at + bytes : *high;
}

void
emu_start_image(const struct emu_kernel *kernel, uint32_t *rf, uint32_t *bytes)
{
    uint32_t low = UINT32_MAX, high = 0;
    for (unsigned d = 0; d < 3; d++)
        stretch(&low, &high, kernel->local_id_rf[d], kernel->lanes * kernel->local_id_bytes);
    stretch(&low, &high, kernel->payload_rf, kernel->payload_bytes);
    stretch(&low, &high, kernel->thread_rf, sizeof(uint32_t));
    *rf = high ? low : 0;
    *bytes = high ? high - low : 0;
}

/* Ids of lanes that follow one another: from `id` on, in steps of 0 or 1. */
static void
put_ids(uint8_t *at, uint32_t id, uint32_t step, uint32_t count, unsigned bytes)
{
    for (uint32_t i = 0; bytes == sizeof(uint16_t) && i < count; i++, id += step) {
        const uint16_t narrow = (uint16_t)id;
        memcpy(at + i * sizeof narrow, &narrow, sizeof narrow);
    }
    for (uint32_t i = 0; bytes == sizeof(uint32_t) && i < count; i++, id += step)
        memcpy(at + i * sizeof id, &id, sizeof id);
}

/* The ids of the work-item `count` behind, in the same row or the first of the next one. */
static void
count_up(uint32_t id[3], const uint32_t size[3], uint32_t count)
{
    id[0] += count;
    for (unsigned d = 0; id[d] == size[d] && d < 2; d++) {
        id[d] = 0;
        id[d + 1]++;
    }
}

static uint32_t
least(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

/* Lane k of thread i is work-item i * lanes + k. Launches may be so short that a division for each item, or
 * one item at a time, would take longer: what a thread has of a row of the work-group is filled at once. */
static void
fill_local_ids(struct emu_start *start, uint64_t items)
{
    const struct emu_kernel *kernel = start->launch->kernel;
    const uint32_t *size = start->launch->local_size;
    const unsigned bytes = kernel->local_id_bytes;
    uint32_t id[3] = {0, 0, 0}, lane = 0, count;
    uint8_t *image = start->images;
    for (uint64_t n = 0; n < items; n += count) {
        count = least(kernel->lanes - lane, size[0] - id[0]);
        for (unsigned d = 0; d < 3; d++)
            if (kernel->local_id_rf[d])
                put_ids(image + kernel->local_id_rf[d] - start->image_rf + lane * bytes, id[d], d == 0, count,
                        bytes);
        count_up(id, size, count);
        lane = lane + count == kernel->lanes ? 0 : lane + count;
        image += lane ? 0 : start->image_bytes;
    }
}

static void
fill_thread_numbers(struct emu_start *start)
{
    const struct emu_kernel *kernel = start->launch->kernel;
    for (uint32_t i = 0; kernel->thread_rf && i < start->threads; i++)
        memcpy(start->images + (size_t)i * start->image_bytes + kernel->thread_rf - start->image_rf, &i,
               sizeof i);
}

static void
fill_payload(struct emu_start *start)
{
    const struct emu_kernel *kernel = start->launch->kernel;
    if (!kernel->payload_rf || !kernel->payload_bytes)
        return;
    for (uint32_t i = 0; i < start->threads; i++)
        memcpy(start->images + (size_t)i * start->image_bytes + kernel->payload_rf - start->image_rf,
               start->launch->payload, kernel->payload_bytes);
}

static void
fill_what_differs(struct emu_start *start)
{
    const uint32_t *size = start->launch->local_size;
    fill_local_ids(start, (uint64_t)size[0] * size[1] * size[2]);
    fill_thread_numbers(start);
}

static struct emu_start_shape
shape_of(const struct emu_launch *launch)
{
    const struct emu_kernel *k = launch->kernel;
    return (struct emu_start_shape){
        .lanes = k->lanes,
        .local_size = {launch->local_size[0], launch->local_size[1], launch->local_size[2]},
        .local_id_rf = {k->local_id_rf[0], k->local_id_rf[1], k->local_id_rf[2]},
        .local_id_bytes = k->local_id_bytes,
        .payload_rf = k->payload_rf,
        .payload_bytes = k->payload_bytes,
        .thread_rf = k->thread_rf};
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
    start->fpmode = kernel->program->fpmode;
    start->shape = shape_of(launch);
    start->threads = (uint32_t)((items + kernel->lanes - 1) / kernel->lanes);
    start->full_exec = low_mask(kernel->lanes);
    start->last_exec = low_mask((uint32_t)(items - (uint64_t)(start->threads - 1) * kernel->lanes));
    emu_start_image(kernel, &start->image_rf, &start->image_bytes);
    start->images = calloc(start->threads, (size_t)start->image_bytes + 1);
    if (!start->images) {
        emu_start_free(start);
        return NULL;
    }
    fill_payload(start);
    fill_what_differs(start);
    return start;
}

static bool
overlaps(const struct emu_start_shape *s, uint32_t at, uint32_t bytes)
{
    return at && at < s->payload_rf + s->payload_bytes && s->payload_rf < at + bytes;
}

/* Does the payload lie over some of what differs between threads? */
static bool
payload_hides(const struct emu_start_shape *s)
{
    bool hides = overlaps(s, s->thread_rf, sizeof(uint32_t));
    for (unsigned d = 0; d < 3; d++)
        hides |= overlaps(s, s->local_id_rf[d], s->lanes * s->local_id_bytes);
    return hides;
}

bool
emu_start_again(struct emu_start *start, const struct emu_launch *launch)
{
    const struct emu_start_shape shape = shape_of(launch);
    if (memcmp(&shape, &start->shape, sizeof shape) != 0)
        return false;
    start->launch = launch;
    start->fpmode = launch->kernel->program->fpmode;
    fill_payload(start);
    if (payload_hides(&shape))
        fill_what_differs(start);
    return true;
}

uint32_t
emu_start_full_threads(const struct emu_start *start)
{
    return start->threads - (start->last_exec != start->full_exec);
}

uint32_t
emu_row_lanes(const struct emu_launch *launch)
{
    enum { LEAST = 4, MOST = 0x8000 };
    const uint32_t lanes = launch->kernel->lanes;
    const uint32_t *size = launch->local_size;
    if (lanes < LEAST || (lanes & (lanes - 1)) || size[0] > MOST || size[1] > MOST || size[2] > MOST)
        return 0;
    if (!(size[0] & (lanes - 1)))
        return lanes;
    const bool power = !(size[0] & (size[0] - 1)),
               full = !((uint64_t)size[0] * size[1] * size[2] & (lanes - 1));
    return size[0] >= LEAST && size[0] < lanes && power && full ? size[0] : 0;
}

enum emu_rows
emu_rows_of(const struct emu_launch *launch)
{
    const uint32_t lanes = emu_row_lanes(launch), *size = launch->local_size;
    if (!lanes)
        return EMU_ROWS_ANYWHERE;
    if (size[0] == lanes)
        return size[2] == 1 ? EMU_ROWS_IN_PLANE : EMU_ROWS_FROM_0;
    return size[1] == 1 && size[2] == 1 ? EMU_ROWS_ONE : EMU_ROWS_ANYWHERE;
}

void
emu_start_free(struct emu_start *start)
{
    if (!start)
        return;
    free(start->images);
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
        const uint32_t there = kernel->payload_bytes + kernel->link_bytes;
        const uint32_t bytes = there < p->uniform_bytes ? there : p->uniform_bytes;
        memset(rf + p->uniform_rf, 0, p->uniform_bytes);
        if (bytes)
            memcpy(rf + p->uniform_rf, start->launch->payload, bytes);
    }
}

/* Most copies at a thread's start are so short that a call would cost more. */
static inline void
copy_image(uint8_t *to, const uint8_t *from, uint32_t bytes)
{
    uint32_t i = 0;
    for (; i + 64 <= bytes; i += 64)
        __builtin_memcpy(to + i, from + i, 64);
    for (; i + 8 <= bytes; i += 8)
        __builtin_memcpy(to + i, from + i, 8);
    for (; i < bytes; i++)
        to[i] = from[i];
}

static inline void
clear_cells(uint8_t *rf, uint32_t bytes)
{
    const uint64_t zero = 0;
    uint32_t i = 0;
    for (; i + 64 <= bytes; i += 64)
        __builtin_memset(rf + i, 0, 64);
    for (; i + 8 <= bytes; i += 8)
        __builtin_memcpy(rf + i, &zero, 8);
    for (; i < bytes; i++)
        rf[i] = 0;
}

void
emu_start_state(const struct emu_start *start, struct emu_thread *t, const uint32_t group[3], uint32_t index,
                uint32_t slot)
{
    assert(index < start->threads);
    t->pc = 0;
    t->fpmode = start->fpmode;
    t->launch = start->launch;
    t->fault.kind = EMU_FAULT_NONE;
    t->start = start;
    t->image = start->images + (size_t)index * start->image_bytes;
    t->exec = index + 1 == start->threads ? start->last_exec : start->full_exec;
    for (unsigned d = 0; d < 3; d++)
        t->group[d] = group[d];
    t->slot = slot;
    t->fresh = true;
    t->after = 0;
}

uint32_t
emu_start_value(const struct emu_thread *t, const struct emu_start_field *field)
{
    const uint32_t sources[EMU_START_SOURCES] = {
        [EMU_START_GROUP_X] = t->group[0],
        [EMU_START_GROUP_Y] = t->group[1],
        [EMU_START_GROUP_Z] = t->group[2],
        [EMU_START_SLOT] = t->slot,
    };
    return (sources[field->source] & field->mask) | field->bits;
}

static void
fill_field(struct emu_thread *t, const struct emu_start_field *field)
{
    const uint32_t value = emu_start_value(t, field);
    uint32_t row[LANE_MAX];
    for (unsigned i = 0; i < field->dwords; i++)
        row[i] = value;
    memcpy(t->rf + field->rf, row, field->dwords * sizeof *row);
}

void
emu_start_registers(struct emu_thread *t)
{
    const struct emu_start *start = t->start;
    const struct emu_kernel *kernel = start->launch->kernel;
    clear_cells(t->rf, kernel->program->cells_bytes);
    memcpy(t->rf + LANE_EXEC_CELL, &t->exec, sizeof t->exec);
    copy_image(t->rf + start->image_rf, t->image, start->image_bytes);
    for (uint32_t i = 0; i < kernel->start_count; i++)
        fill_field(t, &kernel->start[i]);
    t->fresh = false;
}

void
emu_start_thread(const struct emu_start *start, struct emu_thread *t, const uint32_t group[3], uint32_t index,
                 uint32_t slot)
{
    emu_start_state(start, t, group, index, slot);
    emu_start_registers(t);
}
