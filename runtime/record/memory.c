/* SPDX-License-Identifier: MIT */
#include "memory.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "emu/image.h"
#include "emu/texture.h"

static void
add_region(struct record_regions *r, const void *base, uint64_t bytes)
{
    if (base && bytes)
        r->list[r->count++] = (struct rt_record_region){(uintptr_t)base, bytes, 0};
}

uint64_t
record_image_bytes(const struct emu_image *image)
{
    assert(image->base && image->height && image->depth && image->layers);
    const uint64_t slices = (uint64_t)image->depth * image->layers;
    return (slices - 1) * image->slice_pitch + (image->height - 1) * image->row_pitch +
           (uint64_t)image->width * image->format.texel_bytes;
}

static int
by_begin(const void *a, const void *b)
{
    const struct rt_record_region *x = a, *y = b;
    return (x->begin > y->begin) - (x->begin < y->begin);
}

/* Regions that touch or overlap become one. */
static void
merge(struct record_regions *r)
{
    uint32_t kept = 0;
    qsort(r->list, r->count, sizeof *r->list, by_begin);
    for (uint32_t i = 0; i < r->count; i++) {
        struct rt_record_region *last = kept ? &r->list[kept - 1] : NULL;
        const struct rt_record_region next = r->list[i];
        if (!last || next.begin > last->begin + last->bytes)
            r->list[kept++] = next;
        else if (next.begin + next.bytes > last->begin + last->bytes)
            last->bytes = next.begin + next.bytes - last->begin;
    }
    r->count = kept;
}

static void
add_textures(const struct emu_launch *l, struct record_regions *r)
{
    uint64_t bytes;
    for (uint32_t i = 0; i < l->texture_count; i++)
        for (unsigned k = 0; k < l->textures[i].level_count; k++)
            if (emu_texture_level_bytes(&l->textures[i], k, &bytes))
                add_region(r, l->textures[i].level[k].base, bytes);
}

bool
record_find_regions(const struct emu_launch *l, struct record_regions *r)
{
    const size_t most = (size_t)l->range_count + l->map_count + l->surface_count + l->image_count +
                        (size_t)l->texture_count * EMU_TEXTURE_LEVELS;
    *r = (struct record_regions){.list = calloc(most + 1, sizeof *r->list)};
    if (!r->list)
        return false;
    for (uint32_t i = 0; i < l->range_count; i++)
        if (l->ranges[i].end > l->ranges[i].begin)
            r->list[r->count++] =
                (struct rt_record_region){l->ranges[i].begin, l->ranges[i].end - l->ranges[i].begin, 0};
    for (uint32_t i = 0; i < l->map_count; i++)
        add_region(r, l->maps[i].host, l->maps[i].end - l->maps[i].begin);
    for (uint32_t i = 0; i < l->surface_count; i++)
        add_region(r, l->surfaces[i].base, l->surfaces[i].size);
    for (uint32_t i = 0; i < l->image_count; i++)
        if (l->images[i].base)
            add_region(r, l->images[i].base, record_image_bytes(&l->images[i]));
    add_textures(l, r);
    merge(r);
    return true;
}

bool
record_is_zero(const uint8_t *bytes, size_t count)
{
    assert(bytes && count);
    return !bytes[0] && memcmp(bytes, bytes + 1, count - 1) == 0;
}

size_t
record_page_bytes(const struct rt_record_region *region, uint64_t at)
{
    assert(at < region->bytes);
    return region->bytes - at < RT_RECORD_PAGE ? (size_t)(region->bytes - at) : RT_RECORD_PAGE;
}

uint8_t *
record_host(uint64_t address)
{
    return (uint8_t *)(uintptr_t)address; // NOLINT(performance-no-int-to-ptr)
}
