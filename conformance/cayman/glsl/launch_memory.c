/* SPDX-License-Identifier: MIT */
#include "launch_memory.h"

#include "cayman/isa/cay_texture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ALL_FLOW = 8192, RAT = 1u << 26 };

static bool
complain(const struct glsl_launch *l, const char *what, unsigned n, const char *why)
{
    printf("%s: %s %u: %s\n", l->name, what, n, why);
    return false;
}

uint8_t *
launch_find(struct glsl_launch *l, uint64_t address, uint64_t bytes)
{
    for (unsigned k = 0; k < l->block_count; k++) {
        const struct launch_block *b = &l->blocks[k];
        if (address >= b->address && address - b->address <= b->bytes &&
            bytes <= b->bytes - (address - b->address))
            return b->host + (address - b->address);
    }
    return NULL;
}

static uint8_t *
find(void *user, uint64_t address, uint64_t bytes)
{
    return launch_find(user, address, bytes);
}

static bool
fill(struct glsl_launch *l)
{
    for (unsigned k = 0; k < l->block_count; k++) {
        l->blocks[k].host = calloc(1, l->blocks[k].bytes + 64);
        if (!l->blocks[k].host)
            abort();
    }
    for (unsigned k = 0; k < l->contents.count;) {
        const uint32_t *w = l->contents.word + k;
        const uint64_t address = w[0] | (uint64_t)w[1] << 32;
        for (uint32_t n = 0; n < w[2]; n++) {
            uint8_t *to = launch_find(l, address + 4 * n, 4);
            if (to)
                memcpy(to, &w[3 + n], 4);
        }
        k += 3 + w[2];
    }
    return true;
}

static void
bind(struct launch_memory *m, unsigned surface, uint8_t *base, uint64_t bytes)
{
    m->surfaces[surface] = (struct emu_surface){base, (bytes + 3) & ~3ull};
    cay_bind(&m->bindings, surface);
}

/* Constant buffer 0 is the payload; the constants of control flow follow it. */
static bool
describe_constants(struct glsl_launch *l, struct launch_memory *m)
{
    const uint32_t flow = l->consts[0].bytes > ALL_FLOW ? l->consts[0].bytes : ALL_FLOW;
    m->payload_bytes = flow + FLOW_BYTES;
    m->payload = calloc(1, m->payload_bytes + 64);
    if (!m->payload)
        abort();
    m->bindings.flow_offset = flow;
    memcpy(m->payload + flow, l->loops, sizeof l->loops);
    for (unsigned n = 0; n < LAUNCH_CONSTS; n++) {
        const uint32_t bytes = l->consts[n].bytes;
        uint8_t *at = launch_find(l, l->consts[n].address, bytes);
        if (bytes && !at)
            return complain(l, "constant buffer", n, "is not in memory");
        if (bytes && n)
            bind(m, CAY_SURFACE_CONST + n, at, bytes);
        else if (bytes)
            memcpy(m->payload, at, bytes);
    }
    return true;
}

/* ARRAY_MODE becomes LINEAR_ALIGNED. */
static void
make_linear(struct glsl_launch *l)
{
    enum { MODE = 28, LINEAR_ALIGNED = 1 };
    for (unsigned k = 0; k < l->texel_count; k++) {
        uint32_t *w = l->resources[l->texels[k].resource];
        w[1] = (w[1] & ~(15u << MODE)) | (uint32_t)LINEAR_ALIGNED << MODE;
    }
}

static bool
fill_texels(struct glsl_launch *l, struct launch_memory *m)
{
    for (unsigned k = 0; k < l->texel_count; k++) {
        const struct launch_texels *t = &l->texels[k];
        const struct emu_texture_level *level = &m->textures[t->resource].level[0];
        const uint32_t *s = t->size;
        if (s[0] != level->width || s[1] != level->height || s[2] > m->textures[t->resource].layers ||
            t->words.count < s[0] * s[1] * s[2])
            return complain(l, "texels", k, "have other sizes");
        for (uint32_t row = 0; row < s[1] * s[2]; row++)
            memcpy(level->base + row / s[1] * level->slice_pitch + row % s[1] * level->row_pitch,
                   t->words.word + (size_t)row * s[0], 4 * (size_t)s[0]);
    }
    return true;
}

static bool
describe_resources(struct glsl_launch *l, struct launch_memory *m)
{
    struct cay_buffer buffer;
    struct emu_error error = {EMU_OK, ""};
    make_linear(l);
    m->bindings.resources = (const uint32_t(*)[8])l->resources;
    for (unsigned n = 0; n < CAY_RESOURCES; n++) {
        const uint32_t *w = l->resources[n];
        if (cay_buffer_of(w, &buffer)) {
            uint8_t *base = launch_find(l, buffer.address, buffer.bytes);
            if (!base)
                return complain(l, "resource", n, "is not in memory");
            m->surfaces[CAY_SURFACE_FETCH + n] = (struct emu_surface){base, (buffer.bytes + 3) & ~3ull};
        } else if (cay_resource_type(w) == CAY_TEXTURE &&
                   cay_texture_of(w, find, l, &m->textures[n], &error)) {
            return complain(l, "resource", n, error.text);
        }
    }
    for (unsigned n = 0; n < CAY_SAMPLERS; n++)
        if (l->has_sampler[n] && cay_sampler_of(l->samplers[n], l->samplers[n] + 3, &m->samplers[n], &error))
            return complain(l, "sampler", n, error.text);
    return true;
}

static struct emu_image
row_of(const struct emu_image_format *format, uint8_t *base, uint64_t bytes)
{
    return (struct emu_image){.base = base,
                              .format = *format,
                              .shape = EMU_IMAGE_1D,
                              .width = (uint32_t)(bytes / format->texel_bytes),
                              .height = 1,
                              .depth = 1,
                              .layers = 1,
                              .row_pitch = bytes,
                              .slice_pitch = bytes};
}

/* The return buffer of RAT n is resource 160 + n. */
static bool
describe_rat(struct glsl_launch *l, struct launch_memory *m, unsigned n)
{
    enum { FIRST_RETURN = 160 };
    struct cay_buffer buffer;
    unsigned coordinates;
    const struct rat_registers *r = &l->rats[n];
    if (!(r->info & RAT))
        return true;
    if (!launch_image_of(l, r, &m->images[n], &coordinates))
        return complain(l, "RAT", n, "its registers describe no image that is known");
    m->bindings.rat_coordinates[n] = (uint8_t)coordinates;
    cay_bind(&m->bindings, CAY_SURFACE_RAT + n);
    if (cay_buffer_of(l->resources[FIRST_RETURN + n], &buffer)) {
        uint8_t *base = launch_find(l, (uint64_t)r->immed << 8, buffer.bytes);
        if (!base)
            return complain(l, "return buffer", n, "is not in memory");
        bind(m, CAY_SURFACE_RETURN + n, base, buffer.bytes);
        m->bindings.return_images |= (uint16_t)(1u << n);
        m->images[CAY_SURFACE_RETURN + n] = row_of(&m->images[n].format, base, buffer.bytes);
    }
    return true;
}

bool
launch_memory_make(struct glsl_launch *l, struct launch_memory *m)
{
    memset(m, 0, sizeof *m);
    fill(l);
    memcpy(m->gds, l->gds, sizeof m->gds);
    bind(m, CAY_SURFACE_GDS, (uint8_t *)m->gds, sizeof m->gds);
    for (unsigned n = 0; n < LAUNCH_RATS; n++)
        if (!describe_rat(l, m, n))
            return false;
    return describe_constants(l, m) && describe_resources(l, m) && fill_texels(l, m);
}

void
launch_memory_free(struct glsl_launch *l, struct launch_memory *m)
{
    free(m->payload);
    for (unsigned k = 0; k < l->block_count; k++) {
        free(l->blocks[k].host);
        l->blocks[k].host = NULL;
    }
}
