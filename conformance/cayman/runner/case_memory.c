/* SPDX-License-Identifier: MIT */
#include "case_memory.h"

#include "cayman/isa/cay_texture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool
case_complain(const struct launch_case *c, const char *engine, const char *what)
{
    printf("%s (line %u), %s: %s\n", c->name, c->line, engine, what);
    return false;
}

static bool
fill(const struct launch_case *c, struct case_memory *m, const struct case_range *f)
{
    const char *error;
    uint32_t value;
    if ((uint64_t)f->first + f->count > c->bytes[f->place] / 4)
        return case_complain(c, f->expression, "fills beyond the end");
    for (uint32_t i = f->first; i < f->first + f->count; i++) {
        if (!case_value(f, i, &value, &error))
            return case_complain(c, f->expression, error);
        memcpy(m->at[f->place] + 4 * (size_t)i, &value, 4);
    }
    return true;
}

static void
describe(const struct launch_case *c, struct case_memory *m, unsigned place)
{
    if (place >= CAY_SURFACE_COUNT)
        return;
    if (c->images[place].width) {
        m->images[place] = c->images[place];
        m->images[place].base = m->at[place];
    } else {
        m->surfaces[place] = (struct emu_surface){m->at[place], (c->bytes[place] + 3) & ~3u};
    }
}

/* An address of the GPU is an offset in memory. */
static uint8_t *
find(void *user, uint64_t address, uint64_t bytes)
{
    const struct emu_range *range = user;
    const uint64_t size = range->end - range->begin;
    return address <= size && bytes <= size - address ? (uint8_t *)range->begin + address : NULL;
}

/* A resource that is not in memory is not bound. */
static bool
describe_resource(const struct launch_case *c, struct case_memory *m, unsigned n)
{
    struct cay_buffer buffer;
    struct emu_error error = {EMU_OK, ""};
    const uint32_t *words = c->resources[n];
    if (cay_buffer_of(words, &buffer)) {
        uint8_t *base = find(&m->range, buffer.address, buffer.bytes);
        m->surfaces[CAY_SURFACE_FETCH + n] =
            (struct emu_surface){base, base ? (buffer.bytes + 3) & ~3ull : 0};
    } else if (cay_resource_type(words) == CAY_TEXTURE &&
               cay_texture_of(words, find, &m->range, &m->textures[n], &error)) {
        return case_complain(c, "resource", error.text);
    }
    return true;
}

static bool
describe_fetches(const struct launch_case *c, struct case_memory *m)
{
    static const uint32_t colour[4] = {0x3e800000, 0x3f000000, 0x3f400000, 0x3f800000};
    struct emu_error error = {EMU_OK, ""};
    bool fine = true;
    for (unsigned n = 0; n < CAY_RESOURCES; n++)
        fine = describe_resource(c, m, n) && fine;
    for (unsigned n = 0; n < CAY_SAMPLERS; n++)
        if (c->has_sampler[n] && cay_sampler_of(c->samplers[n], colour, &m->samplers[n], &error))
            fine = case_complain(c, "sampler", error.text);
    return fine;
}

size_t
case_memory_bytes(const struct launch_case *c, unsigned place)
{
    return place == CASE_C0 ? CASE_PAYLOAD + CASE_FLOW_BYTES : c->bytes[place];
}

bool
case_memory_describe(const struct launch_case *c, struct case_memory *m)
{
    for (unsigned p = 0; p < CASE_PLACES; p++)
        if (m->at[p])
            describe(c, m, p);
    m->range = (struct emu_range){(uintptr_t)m->at[CASE_MEMORY],
                                  (uintptr_t)m->at[CASE_MEMORY] + c->bytes[CASE_MEMORY]};
    memcpy(m->at[CASE_C0] + CASE_PAYLOAD, c->flow, sizeof c->flow);
    if (!describe_fetches(c, m))
        return false;
    for (unsigned k = 0; k < c->fill_count; k++)
        if (!fill(c, m, &c->fills[k]))
            return false;
    return true;
}

bool
case_memory_make(const struct launch_case *c, struct case_memory *m)
{
    memset(m, 0, sizeof *m);
    for (unsigned p = 0; p < CASE_PLACES; p++) {
        if (!c->bytes[p])
            continue;
        m->at[p] = calloc(1, case_memory_bytes(c, p) + 64);
        if (!m->at[p])
            abort();
    }
    return case_memory_describe(c, m);
}

struct cay_bindings
case_bind_everything(const struct launch_case *c)
{
    struct cay_bindings all = c->bindings;
    memset(all.bound, 0xff, sizeof all.bound);
    memset(all.rat_coordinates, 2, sizeof all.rat_coordinates);
    all.flow_offset = CASE_PAYLOAD;
    all.fetch_program = 1;
    all.shared_gprs = 128;
    return all;
}

void
case_memory_free(struct case_memory *m)
{
    for (unsigned p = 0; p < CASE_PLACES; p++)
        free(m->at[p]);
}

struct emu_launch
case_launch(const struct launch_case *c, const struct emu_kernel *kernel, const struct case_memory *m)
{
    return (struct emu_launch){.kernel = kernel,
                               .work_dim = 1,
                               .local_size = {c->local, 1, 1},
                               .group_count = {c->groups, 1, 1},
                               .payload = m->at[CASE_C0],
                               .surfaces = m->surfaces,
                               .surface_count = CAY_SURFACE_FETCH_END,
                               .images = m->images,
                               .image_count = CAY_SURFACE_COUNT,
                               .textures = m->textures,
                               .texture_count = CAY_RESOURCES,
                               .texture_samplers = m->samplers,
                               .texture_sampler_count = CAY_SAMPLERS,
                               .ranges = &m->range,
                               .range_count = 1,
                               .pool = m->at[CASE_MEMORY],
                               .local_bytes = c->lds};
}
