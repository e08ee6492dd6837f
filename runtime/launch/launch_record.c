/* SPDX-License-Identifier: MIT */
#include "launch_record.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "launch.h"
#include "memory/ranges.h"
#include "program/build.h"
#include "record/keep.h"
#include "runtime/device.h"
#include "runtime/image.h"
#include "runtime/memory.h"
#include "runtime/platform.h"
#include "runtime/program.h"

enum { MORE_AREAS = 8 };

/* What a record needs and a launch does not have in that form. */
struct kept {
    struct rt_record_part parts[RT_LAUNCH_PARTS];
    uint8_t *payloads; /* of the parts */
    struct rt_record_arg *args;
    struct rt_record_area *areas;
    uint32_t part_count, area_count;
};

/* --- arguments --- */

static void
take_image(const struct rt_image *image, cl_mem mem, struct rt_record_arg *to)
{
    const uint64_t extent[4] = {image->width, image->height, image->depth, image->array_size};
    to->kind = RT_RECORD_IMAGE;
    to->type = mem->type;
    to->order = image->format.image_channel_order;
    to->format = image->format.image_channel_data_type;
    memcpy(to->extent, extent, sizeof extent);
    to->pitch[0] = image->row_pitch;
    to->pitch[1] = image->slice_pitch;
}

static void
take_mem(const struct rt_arg *from, struct rt_record_arg *to)
{
    cl_mem mem = from->mem;
    to->begin = (uintptr_t)mem->data + from->offset;
    to->size = mem->size - from->offset;
    to->flags = mem->flags;
    to->kind = mem->type == CL_MEM_OBJECT_PIPE ? RT_RECORD_PIPE
               : mem->svm                      ? RT_RECORD_ADDRESS
                                               : RT_RECORD_BUFFER;
    if (mem->image)
        take_image(mem->image, mem, to);
}

static struct rt_record_arg
take_arg(const struct rt_arg *from, uint32_t local_offset)
{
    struct rt_record_arg to = {
        .kind = RT_RECORD_VALUE, .size = from->value ? from->size : 0, .value = from->value};
    if (from->sampler) {
        to = (struct rt_record_arg){.kind = RT_RECORD_SAMPLER,
                                    .type = from->sampling.normalized != 0,
                                    .order = from->sampling.address,
                                    .format = from->sampling.filter};
    } else if (from->mem) {
        take_mem(from, &to);
    } else if (from->pointer) {
        to.kind = from->address ? RT_RECORD_ADDRESS : RT_RECORD_BUFFER;
        to.begin = (uintptr_t)from->address;
    } else if (from->local) {
        to.kind = RT_RECORD_LOCAL;
        to.size = from->size;
        to.begin = (uint64_t)local_offset + 1;
    }
    return to;
}

/* --- areas --- */

static void
add(struct kept *k, enum rt_record_use use, uint32_t arg, const void *base, size_t size)
{
    if (base && size)
        k->areas[k->area_count++] = (struct rt_record_area){(uint8_t)use, arg, (uintptr_t)base, size};
}

static void
add_areas(struct kept *k, const struct rt_launch *launch, const struct rt_arena *arena,
          const struct rt_ranges *ranges)
{
    const struct rt_build *build = launch->on->build;
    for (cl_uint i = 0; i < launch->arg_count; i++)
        if (launch->args[i].mem)
            add(k, RT_RECORD_ARGUMENT, i, launch->args[i].mem->data, launch->args[i].mem->size);
    for (size_t i = 0; i < ranges->mem_count; i++)
        add(k, RT_RECORD_OTHER, 0, ranges->mems[i]->data, ranges->mems[i]->size);
    add(k, RT_RECORD_PROGRAM, 0, build->constants, build->fe->constant_bytes);
    add(k, RT_RECORD_PROGRAM, 0, build->globals, build->fe->global_bytes);
    add(k, RT_RECORD_PROGRAM, 0, arena->constants, launch->constants_bytes);
    add(k, RT_RECORD_PRIVATE, 0, arena->private_base, arena->private_bytes);
    add(k, RT_RECORD_PRINTF, 0, arena->printf_base, arena->printf_bytes);
}

/* --- the whole --- */

static void
take_parts(struct kept *k, struct rt_launch *launch, size_t payload)
{
    assert(k->payloads && !k->part_count);
    for (unsigned part = 0; part < RT_LAUNCH_PARTS; part++) {
        if (!rt_launch_take_part(launch, part))
            continue;
        struct rt_record_part *to = &k->parts[k->part_count];
        uint8_t *at = k->payloads + k->part_count++ * payload;
        rt_launch_patch_part(launch);
        memcpy(at, launch->payload, payload);
        memcpy(to->local_size, launch->emu.local_size, sizeof to->local_size);
        memcpy(to->group_count, launch->emu.group_count, sizeof to->group_count);
        memcpy(to->first_group, launch->first_group, sizeof to->first_group);
        to->payload = at;
    }
}

static bool
take(struct kept *k, struct rt_launch *launch, const struct rt_arena *arena, const struct rt_ranges *ranges)
{
    const size_t payload = (size_t)launch->code.emu.payload_bytes + launch->code.emu.link_bytes;
    k->payloads = malloc(payload * RT_LAUNCH_PARTS + 1);
    k->args = calloc(launch->arg_count + 1, sizeof *k->args);
    k->areas = calloc(launch->arg_count + ranges->mem_count + MORE_AREAS, sizeof *k->areas);
    if (!k->payloads || !k->args || !k->areas)
        return false;
    take_parts(k, launch, payload);
    for (cl_uint i = 0; i < launch->arg_count; i++)
        k->args[i] = take_arg(&launch->args[i], launch->local_offsets[i]);
    add_areas(k, launch, arena, ranges);
    return true;
}

static void
take_source(cl_program program, struct rt_record_source *to)
{
    if (program->source) {
        to->origin = RT_RECORD_SOURCE;
        to->source = program->source;
        to->source_bytes = program->source_size;
    } else if (program->il && !program->specialisation_count) {
        to->origin = RT_RECORD_IL;
        to->source = program->il;
        to->source_bytes = program->il_size;
    }
}

static struct rt_record_range
range_of(const struct rt_ndrange *range)
{
    struct rt_record_range to = {.dims = range->dims};
    for (unsigned d = 0; d < 3; d++) {
        to.offset[d] = range->offset[d];
        to.global[d] = range->global[d];
        to.local[d] = range->local[d];
    }
    return to;
}

static struct rt_recording *
record(const struct rt_launch *launch, const struct kept *k, uint32_t number)
{
    cl_program program = launch->kernel->program;
    const struct rt_program_device *built = rt_program_on(program, launch->on->device);
    assert(built && built->binary && k->part_count);
    struct rt_record_source source = {
        .kernel = launch->kernel->name,
        .device = launch->on->build->fe->device,
        .engine = backend_engine_name((enum backend_engine)rt_platform()->options.engine),
        .code = &launch->code,
        .binary = built->binary,
        .binary_bytes = built->binary_size,
        .options = built->options,
        .launch = &launch->emu,
        .number = number,
        .range = range_of(&launch->range),
        .parts = k->parts,
        .part_count = k->part_count,
        .args = k->args,
        .arg_count = launch->arg_count,
        .areas = k->areas,
        .area_count = k->area_count};
    take_source(program, &source);
    return rt_recording_new(&source);
}

struct rt_recording *
rt_launch_record_begin(struct rt_launch *launch, const struct rt_arena *arena, const struct rt_ranges *ranges)
{
    struct kept k = {.part_count = 0};
    struct rt_recording *recording = NULL;
    uint32_t number;
    if (!rt_recording_begin(launch->kernel->name, &number))
        return NULL;
    if (take(&k, launch, arena, ranges))
        recording = record(launch, &k, number);
    free(k.payloads);
    free(k.args);
    free(k.areas);
    return recording;
}

void
rt_launch_record_end(struct rt_recording *recording, const struct emu_fault *fault, double milliseconds)
{
    rt_recording_free(recording, &(struct rt_record_end){*fault, milliseconds});
    rt_recording_end();
}
