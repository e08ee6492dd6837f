/* SPDX-License-Identifier: MIT */
#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "describe.h"
#include "emu/image.h"
#include "emu/kernel.h"
#include "emu/texture.h"
#include "memory.h"
#include "out.h"
#include "record.h"

static void
write_region(struct record_out *out, struct rt_record_region *region)
{
    const uint8_t *base = record_host(region->begin);
    for (uint64_t at = 0; at < region->bytes; at += RT_RECORD_PAGE)
        region->pages += !record_is_zero(base + at, record_page_bytes(region, at));
    record_out_struct(out, RECORD_REGION, region);
    for (uint64_t at = 0; at < region->bytes && !out->err; at += RT_RECORD_PAGE) {
        const size_t bytes = record_page_bytes(region, at);
        if (record_is_zero(base + at, bytes))
            continue;
        record_out_bytes(out, &at, sizeof at);
        record_out_bytes(out, base + at, bytes);
    }
}

static struct rt_record_head
head_of(const struct rt_record_source *s, const struct record_regions *regions)
{
    const struct emu_launch *l = s->launch;
    return (struct rt_record_head){.payload_bytes = l->kernel->payload_bytes,
                                   .link_bytes = l->kernel->link_bytes,
                                   .work_dim = l->work_dim,
                                   .local_bytes = l->local_bytes,
                                   .thread_slots = l->thread_slots,
                                   .strict = l->strict,
                                   .origin = (uint8_t)s->origin,
                                   .part_count = s->part_count,
                                   .surface_count = l->surface_count,
                                   .image_count = l->image_count,
                                   .sampler_count = l->sampler_count,
                                   .texture_count = l->texture_count,
                                   .texture_sampler_count = l->texture_sampler_count,
                                   .range_count = l->range_count,
                                   .map_count = l->map_count,
                                   .arg_count = s->arg_count,
                                   .area_count = s->area_count,
                                   .region_count = regions->count,
                                   .pool = (uintptr_t)l->pool,
                                   .binary_bytes = s->binary_bytes,
                                   .source_bytes = s->source_bytes,
                                   .number = s->number,
                                   .range = s->range};
}

static void
write_parts(struct record_out *out, const struct rt_record_source *s, const struct rt_record_head *head)
{
    for (uint32_t i = 0; i < s->part_count; i++) {
        record_out_struct(out, RECORD_PART, &s->parts[i]);
        record_out_bytes(out, s->parts[i].payload, (size_t)head->payload_bytes + head->link_bytes);
    }
}

static void
write_bindings(struct record_out *out, const struct emu_launch *l)
{
    record_out_structs(out, RECORD_SURFACE, l->surfaces, l->surface_count);
    record_out_structs(out, RECORD_IMAGE, l->images, l->image_count);
    record_out_structs(out, RECORD_SAMPLER, l->samplers, l->sampler_count);
    for (uint32_t i = 0; i < l->texture_count; i++) {
        record_out_struct(out, RECORD_TEXTURE, &l->textures[i]);
        record_out_structs(out, RECORD_LEVEL, l->textures[i].level, EMU_TEXTURE_LEVELS);
    }
    record_out_structs(out, RECORD_TEXTURE_SAMPLER, l->texture_samplers, l->texture_sampler_count);
    record_out_structs(out, RECORD_RANGE, l->ranges, l->range_count);
    record_out_structs(out, RECORD_MAP, l->maps, l->map_count);
}

static void
write_args(struct record_out *out, const struct rt_record_source *s)
{
    for (uint32_t i = 0; i < s->arg_count; i++) {
        record_out_struct(out, RECORD_ARG, &s->args[i]);
        if (s->args[i].kind == RT_RECORD_VALUE)
            record_out_bytes(out, s->args[i].value, s->args[i].size);
    }
}

static void
write_all(struct record_out *out, const struct rt_record_source *s, struct record_regions *regions,
          struct rt_record_written *written)
{
    const struct rt_record_head head = head_of(s, regions);
    record_out_bytes(out, record_launch_magic, sizeof record_launch_magic);
    record_out_struct(out, RECORD_HEAD, &head);
    record_out_string(out, fe_device_name(s->device));
    record_out_string(out, s->kernel);
    record_out_string(out, s->engine);
    record_out_string(out, s->options);
    record_out_bytes(out, s->binary, s->binary_bytes);
    record_out_bytes(out, s->source, s->source_bytes);
    write_parts(out, s, &head);
    write_bindings(out, s->launch);
    write_args(out, s);
    record_out_structs(out, RECORD_AREA, s->areas, s->area_count);
    *written = (struct rt_record_written){out->hash.bytes, regions->count, {0}};
    for (uint32_t i = 0; i < regions->count && !out->err; i++)
        write_region(out, &regions->list[i]);
}

int
rt_record_write(const char *folder, const struct rt_record_source *source, struct rt_record_written *written)
{
    struct record_regions regions;
    struct record_out out;
    assert(folder && source->launch && source->binary && source->part_count && written);
    if (!record_find_regions(source->launch, &regions))
        return ENOMEM;
    int err = record_out_begin(&out, folder, RT_RECORD_LAUNCH);
    if (!err) {
        write_all(&out, source, &regions, written);
        err = record_out_end(&out, true);
        memcpy(written->key, out.key, sizeof written->key);
    }
    free(regions.list);
    return err ? err : record_describe(folder, source);
}
