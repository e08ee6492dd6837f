/* SPDX-License-Identifier: MIT */
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "emu/image.h"
#include "emu/kernel.h"
#include "record.h"

const char rt_record_magic[16] = "caygen launch 1";

/* A file of another layout is refused. */
uint32_t
rt_record_layout(void)
{
    return (uint32_t)(sizeof(struct rt_record_head) + 3 * sizeof(struct emu_image) +
                      5 * sizeof(struct emu_sampler) + 7 * sizeof(struct emu_surface) +
                      11 * sizeof(struct emu_range) + 13 * sizeof(struct emu_map));
}

/* --- which memory --- */

struct regions {
    struct rt_record_region *list;
    uint32_t count;
};

static void
add_region(struct regions *r, const void *base, uint64_t bytes)
{
    if (base && bytes)
        r->list[r->count++] = (struct rt_record_region){(uintptr_t)base, bytes, 0};
}

static uint64_t
image_bytes(const struct emu_image *image)
{
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
merge(struct regions *r)
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

static bool
find_regions(const struct emu_launch *l, struct regions *r)
{
    const size_t most = (size_t)l->range_count + l->map_count + l->surface_count + l->image_count;
    *r = (struct regions){.list = calloc(most + 1, sizeof *r->list)};
    if (!r->list)
        return false;
    for (uint32_t i = 0; i < l->range_count; i++)
        r->list[r->count++] =
            (struct rt_record_region){l->ranges[i].begin, l->ranges[i].end - l->ranges[i].begin, 0};
    for (uint32_t i = 0; i < l->map_count; i++)
        add_region(r, l->maps[i].host, l->maps[i].end - l->maps[i].begin);
    for (uint32_t i = 0; i < l->surface_count; i++)
        add_region(r, l->surfaces[i].base, l->surfaces[i].size);
    for (uint32_t i = 0; i < l->image_count; i++)
        if (l->images[i].base)
            add_region(r, l->images[i].base, image_bytes(&l->images[i]));
    merge(r);
    return true;
}

/* --- writing --- */

static bool
is_zero(const uint8_t *bytes, size_t count)
{
    return !bytes[0] && memcmp(bytes, bytes + 1, count - 1) == 0;
}

static size_t
page_bytes(const struct rt_record_region *region, uint64_t at)
{
    return region->bytes - at < RT_RECORD_PAGE ? (size_t)(region->bytes - at) : RT_RECORD_PAGE;
}

static void
write_region(FILE *file, struct rt_record_region *region)
{
    const uint8_t *base = (const uint8_t *)(uintptr_t)region->begin; // NOLINT(performance-no-int-to-ptr)
    for (uint64_t at = 0; at < region->bytes; at += RT_RECORD_PAGE)
        region->pages += !is_zero(base + at, page_bytes(region, at));
    fwrite(region, sizeof *region, 1, file);
    for (uint64_t at = 0; at < region->bytes; at += RT_RECORD_PAGE) {
        const size_t bytes = page_bytes(region, at);
        if (is_zero(base + at, bytes))
            continue;
        fwrite(&at, sizeof at, 1, file);
        fwrite(base + at, 1, bytes, file);
    }
}

static void
fill_head(struct rt_record_head *head, const struct rt_record_source *source)
{
    const struct emu_launch *l = source->launch;
    *head = (struct rt_record_head){.layout = rt_record_layout(),
                                    .device = source->device,
                                    .payload_bytes = l->kernel->payload_bytes,
                                    .link_bytes = l->kernel->link_bytes,
                                    .work_dim = l->work_dim,
                                    .local_bytes = l->local_bytes,
                                    .thread_slots = l->thread_slots,
                                    .surface_count = l->surface_count,
                                    .image_count = l->image_count,
                                    .sampler_count = l->sampler_count,
                                    .range_count = l->range_count,
                                    .map_count = l->map_count,
                                    .pool = (uintptr_t)l->pool,
                                    .binary_bytes = source->binary_bytes};
    memcpy(head->magic, rt_record_magic, sizeof head->magic);
    snprintf(head->kernel, sizeof head->kernel, "%s", source->kernel);
    memcpy(head->local_size, l->local_size, sizeof head->local_size);
    memcpy(head->group_count, l->group_count, sizeof head->group_count);
    memcpy(head->first_group, source->first_group, sizeof head->first_group);
}

static void
write_all(FILE *file, const struct rt_record_source *source, struct regions *regions)
{
    const struct emu_launch *l = source->launch;
    struct rt_record_head head;
    fill_head(&head, source);
    head.region_count = regions->count;
    fwrite(&head, sizeof head, 1, file);
    fwrite(l->payload, 1, head.payload_bytes + head.link_bytes, file);
    fwrite(l->surfaces, sizeof *l->surfaces, l->surface_count, file);
    fwrite(l->images, sizeof *l->images, l->image_count, file);
    fwrite(l->samplers, sizeof *l->samplers, l->sampler_count, file);
    fwrite(l->ranges, sizeof *l->ranges, l->range_count, file);
    fwrite(l->maps, sizeof *l->maps, l->map_count, file);
    fwrite(source->binary, 1, source->binary_bytes, file);
    for (uint32_t i = 0; i < regions->count; i++)
        write_region(file, &regions->list[i]);
}

/* Only its user may read it, because it holds the program's memory. */
static FILE *
create(const char *path)
{
    const int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    FILE *file = fd >= 0 ? fdopen(fd, "wb") : NULL;
    if (fd >= 0 && !file)
        close(fd);
    return file;
}

int
rt_record_write(const char *path, const struct rt_record_source *source)
{
    struct regions regions;
    assert(path && source->launch && source->binary);
    if (!find_regions(source->launch, &regions))
        return ENOMEM;
    FILE *file = create(path);
    int err = file ? 0 : errno;
    if (file) {
        write_all(file, source, &regions);
        const bool bad = ferror(file);
        err = fclose(file) || bad ? EIO : 0;
    }
    free(regions.list);
    return err;
}
