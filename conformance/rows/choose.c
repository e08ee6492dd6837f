/* SPDX-License-Identifier: MIT */
/* Launches: windows of all sizes, and messages at every place of them. */
#include <string.h>

#include "machine.h"

/* A window at an end of its area. */
struct window {
    uint8_t *base;
    uint32_t bytes;
};

static struct window
some_window(struct machine *m, struct dice *d, enum area area, uint32_t multiple)
{
    const uint32_t whole = machine_area_bytes(area),
                   least = area == RANGE && dice_below(d, 8) ? whole - 3000 : 1;
    const uint32_t most[] = {40, 300, 2000, 5000, whole};
    uint32_t bytes = least + dice_below(d, most[dice_below(d, 5)]);
    bytes = (bytes + multiple - 1) / multiple * multiple;
    bytes = bytes > whole || !dice_below(d, 8) ? whole : bytes;
    return (struct window){m->areas[area] + (dice_below(d, 2) ? whole - bytes : 0), bytes};
}

/* Bytes in front of which nothing of the space is, and behind which there is nothing more. */
static uint32_t
window_bytes(const struct rows_case *c, const struct launch *l, unsigned space)
{
    switch (space) {
    case LANE_SPACE_SURFACE:
        return (uint32_t)l->surfaces[0].size;
    case LANE_SPACE_LOCAL:
        return l->local_bytes;
    case LANE_SPACE_SCRATCH:
        return c->kernel.scratch_bytes;
    default:
        return (uint32_t)(l->range.end - l->range.begin);
    }
}

/* Where lane 0 is, as seen from the window's begin. A bad place cuts the row, or has it elsewhere. */
static int64_t
some_place(struct dice *d, const struct start *s, uint32_t bytes, bool good)
{
    const int64_t reach = (int64_t)(s->lanes - 1) * s->step, low = reach < 0 ? -reach : 0;
    const int64_t high = (int64_t)bytes - s->span - s->beyond - (reach > 0 ? reach : 0);
    const int64_t some_lanes = (int64_t)dice_below(d, s->lanes + 1) * s->step;
    const int64_t little = (int64_t)dice_below(d, 2 * s->span + 1) - s->span;
    if (good && high >= low && !dice_below(d, 4))
        return dice_below(d, 2) ? low : high;
    if (good && high >= low)
        return low + (int64_t)(dice_throw(d) % (uint64_t)(high - low + 1));
    switch (dice_below(d, 6)) {
    case 0:
    case 1:
        return (int64_t)bytes - some_lanes + (dice_below(d, 2) ? little : -(int64_t)s->span);
    case 2:
    case 3:
        return -some_lanes + (dice_below(d, 2) ? little : 0);
    case 4:
        return ((int64_t)s->mask + 1) / (dice_below(d, 2) ? 1 : 2) - some_lanes + little;
    default:
        return (INT64_C(1) << (31 + dice_below(d, 2))) - some_lanes + little;
    }
}

static uint64_t
origin_of(const struct launch *l, unsigned space)
{
    return space == LANE_SPACE_FLAT ? l->range.begin : space == LANE_SPACE_POOL ? POOL_START : 0;
}

static uint64_t
some_start(struct dice *d, const struct rows_case *c, const struct launch *l, const struct start *s,
           bool calm)
{
    const bool faults =
        s->space == LANE_SPACE_FLAT || s->space == LANE_SPACE_POOL || s->space == LANE_SPACE_SCRATCH;
    const bool good = calm || dice_below(d, faults ? 60 : 3) != 0;
    const int64_t place = some_place(d, s, window_bytes(c, l, s->space), good);
    const int64_t before = (int64_t)(int32_t)s->offset + s->lowest;
    return (origin_of(l, s->space) + (uint64_t)place - (uint64_t)before) >> s->shift;
}

static void
choose_payload(struct dice *d, const struct rows_case *c, struct launch *l)
{
    const bool calm = !dice_below(d, 3);
    for (unsigned i = 0; i < c->start_count; i++)
        l->payload[i] = some_start(d, c, l, &c->starts[i], calm);
    for (unsigned i = MESSAGES; i < PAYLOAD_BYTES / 8; i++)
        l->payload[i] = dice_below(d, 2) ? dice_below(d, 50) : dice_throw(d) >> dice_below(d, 64);
}

void
machine_choose(struct machine *m, const struct rows_case *c, unsigned number, struct launch *l)
{
    struct dice d = dice_of(c->seed * 0xd1342543de82ef95u + number);
    *l = (struct launch){.seed = dice_throw(&d)};
    const struct window surface = some_window(m, &d, SURFACE, 4), local = some_window(m, &d, LOCAL, 1),
                        range = some_window(m, &d, RANGE, 1);
    l->surfaces[0] = (struct emu_surface){surface.base, surface.bytes};
    l->surfaces[RESULT_SURFACE] = (struct emu_surface){m->areas[RESULT], RESULT_BYTES};
    l->local_bytes = local.bytes;
    l->range = (struct emu_range){(uintptr_t)range.base, (uintptr_t)range.base + range.bytes};
    l->map = (struct emu_map){POOL_START, POOL_START + range.bytes, range.base};
    l->mapped = !dice_below(&d, 4);
    l->mixed = c->kernel.has_barrier && dice_below(&d, 2);
    l->in_group = c->kernel.has_barrier && !l->mixed && l->seed >> 9 & 1;
    l->in_turn = !c->kernel.has_barrier && dice_below(&d, 2);
    choose_payload(&d, c, l);
}
