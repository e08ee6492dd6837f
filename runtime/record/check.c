/* SPDX-License-Identifier: MIT */
/* What engines rely on and do not check again: bound objects lie in memory that there is. */
#include <assert.h>
#include <string.h>

#include "emu/image.h"
#include "emu/texture.h"
#include "memory.h"
#include "reader.h"

static bool
is_inside(const struct rt_replay *p, uint64_t base, uint64_t bytes)
{
    for (uint32_t i = 0; i < p->head.region_count; i++) {
        const struct rt_record_region *r = &p->regions[i];
        if (base >= r->begin && base - r->begin <= r->bytes && bytes <= r->bytes - (base - r->begin))
            return true;
    }
    return false;
}

static bool
is_bound(const struct rt_replay *p, const void *base, uint64_t bytes)
{
    return base ? is_inside(p, (uintptr_t)base, bytes) : bytes == 0;
}

static bool
are_surfaces_good(const struct rt_replay *p)
{
    const struct emu_surface *s = p->surfaces;
    for (uint32_t i = 0; i < p->head.surface_count; i++)
        if (s[i].size && (s[i].size % 4 || !is_bound(p, s[i].base, s[i].size)))
            return false;
    return true;
}

/* The format is found again. */
static bool
is_image_good(const struct rt_replay *p, struct emu_image *image)
{
    if (!image->base)
        return true;
    if (!emu_image_format_find(image->format.order, image->format.type, &image->format) ||
        image->shape > EMU_IMAGE_BUFFER || !image->width || !image->height || !image->depth || !image->layers)
        return false;
    for (uint32_t i = 0; i < p->head.region_count; i++) {
        const struct rt_record_region *r = &p->regions[i];
        const uint64_t base = (uintptr_t)image->base;
        if (base >= r->begin && base - r->begin < r->bytes)
            return emu_image_fits(image, r->bytes - (base - r->begin));
    }
    return false;
}

static bool
are_images_good(const struct rt_replay *p)
{
    struct emu_image *image = p->images;
    for (uint32_t i = 0; i < p->head.image_count; i++)
        if (!is_image_good(p, &image[i]))
            return false;
    return true;
}

static bool
are_samplers_good(const struct rt_replay *p)
{
    const struct emu_sampler *s = p->samplers;
    const struct emu_texture_sampler *t = p->texture_samplers;
    for (uint32_t i = 0; i < p->head.sampler_count; i++)
        for (unsigned k = 0; k < 3; k++)
            if (s[i].address[k] > EMU_ADDRESS_BORDER)
                return false;
    for (uint32_t i = 0; i < p->head.texture_sampler_count; i++) {
        for (unsigned k = 0; k < 3; k++)
            if (t[i].wrap[k] > EMU_WRAP_MIRROR_ONCE_BORDER)
                return false;
        if (t[i].mip > EMU_MIP_LINEAR || t[i].compare > EMU_COMPARE_ALWAYS || t[i].border > EMU_BORDER_COLOUR)
            return false;
    }
    return true;
}

static bool
are_textures_good(const struct rt_replay *p)
{
    uint64_t bytes;
    const struct emu_texture *t = p->textures;
    for (uint32_t i = 0; i < p->head.texture_count; i++) {
        if (t[i].level_count && !emu_texture_is_valid(&t[i]))
            return false;
        for (unsigned k = 0; k < t[i].level_count; k++)
            if (!emu_texture_level_bytes(&t[i], k, &bytes) || !is_bound(p, t[i].level[k].base, bytes))
                return false;
    }
    return true;
}

static bool
are_ranges_good(const struct rt_replay *p)
{
    const struct emu_range *r = p->ranges;
    const struct emu_map *m = p->maps;
    for (uint32_t i = 0; i < p->head.range_count; i++)
        if (r[i].end < r[i].begin || (i && r[i].begin < r[i - 1].end) ||
            (r[i].end > r[i].begin && !is_inside(p, r[i].begin, r[i].end - r[i].begin)))
            return false;
    for (uint32_t i = 0; i < p->head.map_count; i++)
        if (m[i].end < m[i].begin || m[i].end > UINT64_C(1) << 32 || (i && m[i].begin < m[i - 1].end) ||
            !is_bound(p, m[i].host, m[i].end - m[i].begin))
            return false;
    return true;
}

int
record_check_bindings(struct record_reader *r, const struct rt_replay *p)
{
    assert(p->regions && p->mapped == p->head.region_count);
    if (!are_surfaces_good(p))
        return record_damaged(r, "a buffer is not in its memory");
    if (!are_images_good(p) || !are_textures_good(p))
        return record_damaged(r, "an image");
    if (!are_samplers_good(p))
        return record_damaged(r, "a sampler");
    return are_ranges_good(p) ? 0 : record_damaged(r, "addresses that are not in its memory");
}
