/* SPDX-License-Identifier: MIT */
#include "model.h"

#include <string.h>

struct group {
    const struct model_kernel *kernel;
    const struct shape *shape;
    size_t id[3], first[3], size[3]; /* first: the global id without offset of its first work-item */
    size_t items;
    unsigned lanes;
};

#define COUNT(x) (sizeof(x) / sizeof *(x))

const struct shape model_shapes[] = {
    {1, {1000, 1, 1}, {256, 1, 1}, {0, 0, 0}},  {1, {37, 1, 1}, {32, 1, 1}, {5, 0, 0}},
    {1, {7, 1, 1}, {64, 1, 1}, {100, 0, 0}},    {1, {513, 1, 1}, {16, 1, 1}, {0, 0, 0}},
    {1, {300, 1, 1}, {1, 1, 1}, {3, 0, 0}},     {1, {97, 1, 1}, {13, 1, 1}, {1, 0, 0}},
    {1, {256, 1, 1}, {64, 1, 1}, {0, 0, 0}},    {2, {33, 17, 1}, {16, 8, 1}, {0, 0, 0}},
    {2, {64, 9, 1}, {16, 4, 1}, {2, 7, 0}},     {2, {5, 100, 1}, {8, 32, 1}, {0, 1, 0}},
    {2, {31, 30, 1}, {5, 3, 1}, {9, 0, 0}},     {3, {9, 10, 11}, {4, 4, 4}, {0, 0, 0}},
    {3, {8, 7, 5}, {4, 2, 3}, {1, 2, 3}},       {3, {3, 50, 2}, {2, 100, 1}, {0, 0, 4}},
    {3, {17, 3, 19}, {16, 1, 16}, {10, 20, 30}}};
const size_t model_shape_count = COUNT(model_shapes);

static size_t
smaller(size_t a, size_t b)
{
    return a < b ? a : b;
}

uint32_t
model_input(size_t at)
{
    return (uint32_t)at * 2654435761u + 12345;
}

bool
model_part(const struct shape *s, unsigned part, size_t offset[3], size_t global[3], size_t local[3])
{
    for (unsigned d = 0; d < 3; d++) {
        const size_t rest = s->global[d] % s->local[d], whole = s->global[d] - rest;
        const bool last = part & 1u << d;
        offset[d] = s->offset[d] + (last ? whole : 0);
        global[d] = last ? rest : whole;
        local[d] = last ? rest : s->local[d];
        if (!global[d])
            return false;
    }
    return true;
}

/* The number of a group's work-item in the whole range. */
static size_t
at(const struct group *g, size_t i)
{
    const struct shape *s = g->shape;
    const size_t x = g->first[0] + i % g->size[0], y = g->first[1] + i / g->size[0] % g->size[1],
                 z = g->first[2] + i / g->size[0] / g->size[1];
    return (z * s->global[1] + y) * s->global[0] + x;
}

static void
fill_ids(const struct group *g, uint32_t *out)
{
    const struct shape *s = g->shape;
    for (size_t i = 0; i < g->items; i++) {
        uint32_t *to = out + at(g, i) * g->kernel->words;
        const size_t local[3] = {i % g->size[0], i / g->size[0] % g->size[1], i / g->size[0] / g->size[1]};
        for (unsigned d = 0; d < 3; d++) {
            to[d] = (uint32_t)g->size[d];
            to[3 + d] = (uint32_t)s->local[d];
            to[6 + d] = (uint32_t)local[d];
            to[9 + d] = (uint32_t)g->id[d];
            to[12 + d] = (uint32_t)((s->global[d] + s->local[d] - 1) / s->local[d]);
            to[15 + d] = (uint32_t)(s->offset[d] + g->first[d] + local[d]);
            to[18 + d] = (uint32_t)s->global[d];
            to[21 + d] = (uint32_t)s->offset[d];
        }
        to[24] = (uint32_t)at(g, i);
        to[25] = (uint32_t)i;
        to[26] = s->dims;
    }
}

static void
fill_scan(const struct group *g, uint32_t *out)
{
    uint32_t sum = 0;
    for (size_t i = 0; i < g->items; i++) {
        sum += (uint32_t)at(g, i) * 7 + 3;
        out[at(g, i) * 2] = sum;
        out[at(g, i) * 2 + 1] = (uint32_t)at(g, g->items - 1 - i) * 7 + 3;
    }
}

static void
fill_count(const struct group *g, uint32_t *out)
{
    uint32_t odd = 0;
    for (size_t i = 0; i < g->items; i++) {
        odd += at(g, i) & 1;
        out[at(g, i)] = 0;
    }
    out[at(g, 0)] = odd + 1;
}

static void
fill_stack(const struct group *g, uint32_t *out)
{
    for (size_t i = 0; i < g->items; i++) {
        uint32_t mine[32], sum = 0;
        const uint32_t n = (uint32_t)at(g, i);
        for (uint32_t k = 0; k < 32; k++)
            mine[(k * 5 + n) & 31] = n + k;
        for (uint32_t k = 0; k < 32; k += 3)
            sum = sum * 31 + mine[(k + n * 3) & 31];
        out[n] = sum;
    }
}

static void
fill_copies(const struct group *g, uint32_t *out)
{
    for (size_t i = 0; i < g->items; i++)
        out[at(g, i)] = model_input(at(g, g->items - 1 - i));
}

static uint32_t
value_of(const struct group *g, size_t i)
{
    return (uint32_t)at(g, i) * 5 + 1;
}

static void
fill_collectives(const struct group *g, uint32_t *out)
{
    uint32_t sum = 0, largest = 0, all = 1, any = 0, least = UINT32_MAX;
    for (size_t i = 0; i < g->items; i++) {
        const uint32_t value = value_of(g, i), other = value ^ 0x155;
        uint32_t *to = out + at(g, i) * g->kernel->words;
        to[3] = sum;
        sum += value;
        to[2] = sum;
        least = other < least ? other : least;
        to[4] = least;
        largest = other > largest ? other : largest;
        all &= value > 3;
        any |= value == 6;
    }
    for (size_t i = 0; i < g->items; i++) {
        uint32_t *to = out + at(g, i) * g->kernel->words;
        to[0] = sum;
        to[1] = largest;
        to[5] = value_of(g, g->items - 1);
        to[6] = all;
        to[7] = any;
    }
}

static uint32_t
sub_groups(size_t items, unsigned lanes)
{
    return (uint32_t)((items + lanes - 1) / lanes);
}

static void
fill_sub_groups(const struct group *g, uint32_t *out)
{
    const size_t enqueued = g->shape->local[0] * g->shape->local[1] * g->shape->local[2];
    for (size_t start = 0; start < g->items; start += g->lanes) {
        const size_t end = smaller(start + g->lanes, g->items);
        uint32_t sum = 0;
        for (size_t i = start; i < end; i++) {
            uint32_t *to = out + at(g, i) * g->kernel->words;
            to[7] = sum;
            sum += value_of(g, i);
        }
        for (size_t i = start; i < end; i++) {
            uint32_t *to = out + at(g, i) * g->kernel->words;
            to[0] = (uint32_t)(end - start);
            to[1] = g->lanes;
            to[2] = sub_groups(g->items, g->lanes);
            to[3] = sub_groups(enqueued, g->lanes);
            to[4] = (uint32_t)(start / g->lanes);
            to[5] = (uint32_t)(i - start);
            to[6] = sum;
        }
    }
}

const struct model_kernel model_kernels[] = {
    {.name = "ids", .words = 32, .fill = fill_ids},
    {.name = "scan", .works_apart = true, .words = 2, .has_local = true, .fill = fill_scan},
    {.name = "count", .works_apart = true, .words = 1, .fill = fill_count},
    {.name = "stack", .works_apart = true, .words = 1, .fill = fill_stack},
    {.name = "copies",
     .works_apart = true,
     .words = 1,
     .has_input = true,
     .has_local = true,
     .one_row = true,
     .fill = fill_copies},
    {.name = "collectives", .words = 8, .fill = fill_collectives},
    {.name = "sub_groups", .words = 8, .needs_lanes = true, .fill = fill_sub_groups}};
const size_t model_kernel_count = COUNT(model_kernels);

static void
run_group(struct group *g, uint32_t *out)
{
    g->items = 1;
    for (unsigned d = 0; d < 3; d++) {
        g->first[d] = g->id[d] * g->shape->local[d];
        g->size[d] = smaller(g->shape->local[d], g->shape->global[d] - g->first[d]);
        g->items *= g->size[d];
    }
    g->kernel->fill(g, out);
}

void
model_run(const struct model_kernel *k, const struct shape *s, unsigned lanes, uint32_t *out)
{
    struct group g = {.kernel = k, .shape = s, .lanes = lanes};
    size_t count[3];
    if (k->needs_lanes && !lanes)
        return;
    for (unsigned d = 0; d < 3; d++)
        count[d] = (s->global[d] + s->local[d] - 1) / s->local[d];
    for (g.id[2] = 0; g.id[2] < count[2]; g.id[2]++)
        for (g.id[1] = 0; g.id[1] < count[1]; g.id[1]++)
            for (g.id[0] = 0; g.id[0] < count[0]; g.id[0]++)
                run_group(&g, out);
}
