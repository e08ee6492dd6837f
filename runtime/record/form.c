/* SPDX-License-Identifier: MIT */
/* One row for each member that a record keeps. A change of rows is a new version: see the magics. */
#include "form.h"

#include <assert.h>
#include <string.h>

#include "emu/image.h"
#include "emu/texture.h"
#include "record.h"

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "records are little endian");

const char record_launch_magic[16] = "caygen launch 2\n", record_results_magic[16] = "caygen result 2\n";

#define SIZE(s, member) sizeof(((struct s *)0)->member)
#define ONE(s, member)                                                                                       \
    {                                                                                                        \
        offsetof(struct s, member), SIZE(s, member), 1, false                                                \
    }
#define BOOL(s, member)                                                                                      \
    {                                                                                                        \
        offsetof(struct s, member), SIZE(s, member), 1, true                                                 \
    }
#define ALL(s, member)                                                                                       \
    {                                                                                                        \
        offsetof(struct s, member), SIZE(s, member[0]), SIZE(s, member) / SIZE(s, member[0]), false          \
    }

static const struct record_field head[] = {ONE(rt_record_head, payload_bytes),
                                           ONE(rt_record_head, link_bytes),
                                           ONE(rt_record_head, work_dim),
                                           ONE(rt_record_head, local_bytes),
                                           ONE(rt_record_head, thread_slots),
                                           BOOL(rt_record_head, strict),
                                           ONE(rt_record_head, origin),
                                           ONE(rt_record_head, part_count),
                                           ONE(rt_record_head, surface_count),
                                           ONE(rt_record_head, image_count),
                                           ONE(rt_record_head, sampler_count),
                                           ONE(rt_record_head, texture_count),
                                           ONE(rt_record_head, texture_sampler_count),
                                           ONE(rt_record_head, range_count),
                                           ONE(rt_record_head, map_count),
                                           ONE(rt_record_head, arg_count),
                                           ONE(rt_record_head, area_count),
                                           ONE(rt_record_head, region_count),
                                           ONE(rt_record_head, pool),
                                           ONE(rt_record_head, binary_bytes),
                                           ONE(rt_record_head, source_bytes),
                                           ONE(rt_record_head, number),
                                           ONE(rt_record_head, range.dims),
                                           ALL(rt_record_head, range.offset),
                                           ALL(rt_record_head, range.global),
                                           ALL(rt_record_head, range.local)};
static const struct record_field part[] = {ALL(rt_record_part, local_size), ALL(rt_record_part, group_count),
                                           ALL(rt_record_part, first_group)};
static const struct record_field surface[] = {ONE(emu_surface, base), ONE(emu_surface, size)};
static const struct record_field image[] = {ONE(emu_image, base),        ONE(emu_image, format.order),
                                            ONE(emu_image, format.type), ONE(emu_image, shape),
                                            ONE(emu_image, width),       ONE(emu_image, height),
                                            ONE(emu_image, depth),       ONE(emu_image, layers),
                                            ONE(emu_image, row_pitch),   ONE(emu_image, slice_pitch)};
static const struct record_field sampler[] = {BOOL(emu_sampler, valid), BOOL(emu_sampler, linear),
                                              BOOL(emu_sampler, normalised), ALL(emu_sampler, address)};
static const struct record_field texture[] = {ONE(emu_texture, level_count),
                                              ONE(emu_texture, shape),
                                              ONE(emu_texture, samples),
                                              ONE(emu_texture, layers),
                                              ONE(emu_texture, slices_before),
                                              ONE(emu_texture, sample_pitch),
                                              BOOL(emu_texture, tiles.is_displayed),
                                              BOOL(emu_texture, tiles.samples_together),
                                              ONE(emu_texture, tiles.banks),
                                              ONE(emu_texture, tiles.bank_width),
                                              ONE(emu_texture, tiles.bank_height),
                                              ONE(emu_texture, tiles.aspect),
                                              ONE(emu_texture, tiles.split),
                                              ONE(emu_texture, format.bytes),
                                              ONE(emu_texture, format.block),
                                              ONE(emu_texture, format.block_signed),
                                              ONE(emu_texture, format.channels),
                                              ALL(emu_texture, format.shift),
                                              ALL(emu_texture, format.bits),
                                              ALL(emu_texture, format.kind),
                                              ALL(emu_texture, format.select),
                                              ONE(emu_texture, format.swap),
                                              BOOL(emu_texture, format.is_srgb)};
static const struct record_field level[] = {
    ONE(emu_texture_level, base),   ONE(emu_texture_level, width),     ONE(emu_texture_level, height),
    ONE(emu_texture_level, depth),  ONE(emu_texture_level, row_pitch), ONE(emu_texture_level, slice_pitch),
    ONE(emu_texture_level, tiling), ONE(emu_texture_level, swizzle)};
static const struct record_field texture_sampler[] = {BOOL(emu_texture_sampler, valid),
                                                      ALL(emu_texture_sampler, wrap),
                                                      BOOL(emu_texture_sampler, magnify_linear),
                                                      BOOL(emu_texture_sampler, minify_linear),
                                                      BOOL(emu_texture_sampler, depth_linear),
                                                      BOOL(emu_texture_sampler, has_depth_filter),
                                                      ONE(emu_texture_sampler, mip),
                                                      ONE(emu_texture_sampler, compare),
                                                      ONE(emu_texture_sampler, border),
                                                      ALL(emu_texture_sampler, colour),
                                                      ONE(emu_texture_sampler, bias),
                                                      ONE(emu_texture_sampler, least),
                                                      ONE(emu_texture_sampler, most)};
static const struct record_field range[] = {ONE(emu_range, begin), ONE(emu_range, end)};
static const struct record_field map[] = {ONE(emu_map, begin), ONE(emu_map, end), ONE(emu_map, host)};
static const struct record_field arg[] = {
    ONE(rt_record_arg, kind),   ONE(rt_record_arg, begin),  ONE(rt_record_arg, size),
    ONE(rt_record_arg, flags),  ONE(rt_record_arg, type),   ONE(rt_record_arg, order),
    ONE(rt_record_arg, format), ALL(rt_record_arg, extent), ALL(rt_record_arg, pitch)};
static const struct record_field area[] = {ONE(rt_record_area, use), ONE(rt_record_area, arg),
                                           ONE(rt_record_area, begin), ONE(rt_record_area, size)};
static const struct record_field region[] = {ONE(rt_record_region, begin), ONE(rt_record_region, bytes),
                                             ONE(rt_record_region, pages)};
static const struct record_field end[] = {
    ONE(rt_record_end, fault.kind),    ONE(rt_record_end, fault.inst),    ONE(rt_record_end, fault.lanes),
    ONE(rt_record_end, fault.address), ONE(rt_record_end, fault.bytes),   BOOL(rt_record_end, fault.write),
    ONE(rt_record_end, fault.surface), ALL(rt_record_end, fault.control), ALL(rt_record_end, fault.group),
    ONE(rt_record_end, fault.thread),  ONE(rt_record_end, milliseconds)};

#define FORM(fields, type)                                                                                   \
    {                                                                                                        \
        fields, sizeof(fields) / sizeof *(fields), sizeof(struct type)                                       \
    }

static const struct record_form forms[RECORD_STRUCTS] = {[RECORD_HEAD] = FORM(head, rt_record_head),
                                                         [RECORD_PART] = FORM(part, rt_record_part),
                                                         [RECORD_SURFACE] = FORM(surface, emu_surface),
                                                         [RECORD_IMAGE] = FORM(image, emu_image),
                                                         [RECORD_SAMPLER] = FORM(sampler, emu_sampler),
                                                         [RECORD_TEXTURE] = FORM(texture, emu_texture),
                                                         [RECORD_LEVEL] = FORM(level, emu_texture_level),
                                                         [RECORD_TEXTURE_SAMPLER] =
                                                             FORM(texture_sampler, emu_texture_sampler),
                                                         [RECORD_RANGE] = FORM(range, emu_range),
                                                         [RECORD_MAP] = FORM(map, emu_map),
                                                         [RECORD_ARG] = FORM(arg, rt_record_arg),
                                                         [RECORD_AREA] = FORM(area, rt_record_area),
                                                         [RECORD_REGION] = FORM(region, rt_record_region),
                                                         [RECORD_END] = FORM(end, rt_record_end)};

const struct record_form *
record_form_of(enum record_struct what)
{
    assert(what < RECORD_STRUCTS);
    return &forms[what];
}

size_t
record_form_bytes(const struct record_form *form)
{
    size_t bytes = 0;
    for (uint32_t i = 0; i < form->count; i++)
        bytes += (size_t)form->fields[i].size * form->fields[i].count;
    assert(bytes <= RECORD_MOST_PACKED);
    return bytes;
}

void
record_pack(const struct record_form *form, const void *from, uint8_t *to)
{
    assert(form->count && from && to);
    for (uint32_t i = 0; i < form->count; i++) {
        const struct record_field *f = &form->fields[i];
        const size_t bytes = (size_t)f->size * f->count;
        memcpy(to, (const uint8_t *)from + f->offset, bytes);
        to += bytes;
    }
}

bool
record_unpack(const struct record_form *form, const uint8_t *from, void *to)
{
    assert(form->count && from && to);
    for (uint32_t i = 0; i < form->count; i++) {
        const struct record_field *f = &form->fields[i];
        const size_t bytes = (size_t)f->size * f->count;
        if (f->is_bool && *from > 1)
            return false;
        memcpy((uint8_t *)to + f->offset, from, bytes);
        from += bytes;
    }
    return true;
}
