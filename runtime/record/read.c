/* SPDX-License-Identifier: MIT */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "emu/image.h"
#include "emu/lane.h"
#include "emu/texture.h"
#include "frontend/local.h"
#include "memory.h"
#include "reader.h"
#include "record.h"

enum { MOST_LOCAL = 16 << 20, MOST_PARTS = 8, ALIGNMENT = 64 };

/* --- sizes --- */

static int
check_part(struct record_reader *r, const struct rt_record_part *part)
{
    uint64_t items = 1, groups = 1;
    for (unsigned d = 0; d < 3; d++)
        if (!part->group_count[d] || !part->local_size[d] ||
            __builtin_mul_overflow(items, part->local_size[d], &items) ||
            __builtin_mul_overflow(groups, part->group_count[d], &groups) || items > RECORD_MOST_ENTRIES ||
            part->first_group[d] > UINT32_MAX - part->group_count[d])
            return record_damaged(r, "sizes");
    return 0;
}

static int
check_head(struct record_reader *r, const struct rt_record_head *h)
{
    if (h->payload_bytes > RECORD_MOST_PAYLOAD || h->link_bytes > RECORD_MOST_PAYLOAD ||
        h->local_bytes > MOST_LOCAL || h->origin >= RT_RECORD_ORIGINS || h->work_dim - 1 > 2 ||
        h->range.dims - 1 > 2 || !h->part_count || h->part_count > MOST_PARTS)
        return record_damaged(r, "sizes");
    return 0;
}

static int
read_parts(struct record_reader *r, struct rt_replay *p)
{
    const size_t payload = (size_t)p->head.payload_bytes + p->head.link_bytes;
    const size_t step = (payload + ALIGNMENT) / ALIGNMENT * ALIGNMENT;
    p->parts = calloc(p->head.part_count, sizeof *p->parts);
    p->payloads = aligned_alloc(ALIGNMENT, step * p->head.part_count);
    if (!p->parts || !p->payloads)
        return record_out_of_memory(r);
    for (uint32_t i = 0; i < p->head.part_count; i++) {
        if (record_take_struct(r, RECORD_PART, &p->parts[i], "sizes") || check_part(r, &p->parts[i]))
            return -1;
        const uint8_t *from = record_take(r, payload, "launch values");
        if (!from)
            return -1;
        p->parts[i].payload = memcpy((uint8_t *)p->payloads + i * step, from, payload);
    }
    return 0;
}

/* --- strings, program --- */

static int
find_device(struct record_reader *r, struct rt_replay *p)
{
    unsigned d = 0;
    while (d < FE_DEVICE_COUNT && strcmp(fe_device_name((enum fe_device)d), p->device_name) != 0)
        d++;
    if (d == FE_DEVICE_COUNT)
        return emu_fail(r->error, EMU_UNSUPPORTED, "the record is of a device that is not known here");
    p->device = (enum fe_device)d;
    return 0;
}

static int
read_program(struct record_reader *r, struct rt_replay *p)
{
    p->device_name = record_take_string(r, "the device");
    p->kernel_name = p->device_name ? record_take_string(r, "the kernel's name") : NULL;
    p->engine = p->kernel_name ? record_take_string(r, "the engine") : NULL;
    p->options = p->engine ? record_take_string(r, "options") : NULL;
    if (!p->options || find_device(r, p))
        return -1;
    p->binary = record_take(r, p->head.binary_bytes, "the binary");
    p->source = p->binary ? record_take(r, p->head.source_bytes, "the source") : NULL;
    return p->source ? 0 : -1;
}

/* A clock tells each engine something else. */
static void
stop_clocks(struct lane_program *program)
{
    for (uint32_t i = 0; i < program->op_count; i++) {
        struct lane_op *op = &program->ops[i];
        if (op->code != LANE_OP_clock)
            continue;
        *op = (struct lane_op){.code = LANE_OP_mov,
                               .type = LANE_UQ,
                               .lanes = 1,
                               .flags = LANE_NOMASK,
                               .dst = op->dst,
                               .src = {{.kind = LANE_IMM, .type = LANE_UQ, .width = 1}},
                               .inst = op->inst};
    }
}

static int
load_kernel(struct record_reader *r, struct rt_replay *p)
{
    if (fe_program_load(p->binary, p->head.binary_bytes, p->device, &p->program, r->error))
        return -1;
    if (p->head.strict)
        fe_program_keep_local(p->program);
    for (uint32_t i = 0; i < p->program->kernel_count; i++) {
        if (strcmp(p->program->kernels[i].name, p->kernel_name) != 0)
            continue;
        p->kernel = p->program->kernels[i];
        p->kernel.emu.payload_bytes = p->head.payload_bytes;
        p->kernel.emu.link_bytes = p->head.link_bytes;
        stop_clocks(p->kernel.emu.program);
        return emu_kernel_check(&p->kernel.emu, r->error);
    }
    return record_damaged(r, "no such kernel");
}

/* --- bound objects --- */

static int
read_textures(struct record_reader *r, struct rt_replay *p)
{
    const uint32_t count = p->head.texture_count;
    struct emu_texture *list =
        count > RECORD_MOST_ENTRIES / EMU_TEXTURE_LEVELS ? NULL : calloc((size_t)count + 1, sizeof *list);
    p->textures = list;
    if (!list)
        return record_damaged(r, "images");
    for (uint32_t i = 0; i < count; i++) {
        if (record_take_struct(r, RECORD_TEXTURE, &list[i], "images"))
            return -1;
        for (unsigned k = 0; k < EMU_TEXTURE_LEVELS; k++)
            if (record_take_struct(r, RECORD_LEVEL, &list[i].level[k], "images"))
                return -1;
    }
    return 0;
}

static int
read_bindings(struct record_reader *r, struct rt_replay *p)
{
    const struct rt_record_head *h = &p->head;
    p->surfaces = record_take_structs(r, RECORD_SURFACE, h->surface_count, "buffers");
    p->images = p->surfaces ? record_take_structs(r, RECORD_IMAGE, h->image_count, "images") : NULL;
    p->samplers = p->images ? record_take_structs(r, RECORD_SAMPLER, h->sampler_count, "samplers") : NULL;
    if (!p->samplers || read_textures(r, p))
        return -1;
    p->texture_samplers =
        record_take_structs(r, RECORD_TEXTURE_SAMPLER, h->texture_sampler_count, "samplers");
    p->ranges = p->texture_samplers ? record_take_structs(r, RECORD_RANGE, h->range_count, "ranges") : NULL;
    p->maps = p->ranges ? record_take_structs(r, RECORD_MAP, h->map_count, "ranges") : NULL;
    return p->maps ? 0 : -1;
}

static int
read_arg(struct record_reader *r, struct rt_record_arg *arg)
{
    if (record_take_struct(r, RECORD_ARG, arg, "arguments"))
        return -1;
    if (arg->kind >= RT_RECORD_KINDS || arg->size > RECORD_MOST_BYTES)
        return record_damaged(r, "arguments");
    if (arg->kind != RT_RECORD_VALUE)
        return 0;
    arg->value = record_take(r, arg->size, "arguments");
    return arg->value ? 0 : -1;
}

static int
read_args(struct record_reader *r, struct rt_replay *p)
{
    p->args = p->head.arg_count > RECORD_MOST_ENTRIES
                  ? NULL
                  : calloc((size_t)p->head.arg_count + 1, sizeof *p->args);
    if (!p->args)
        return record_damaged(r, "arguments");
    for (uint32_t i = 0; i < p->head.arg_count; i++)
        if (read_arg(r, &p->args[i]))
            return -1;
    p->areas = record_take_structs(r, RECORD_AREA, p->head.area_count, "arguments");
    for (uint32_t i = 0; p->areas && i < p->head.area_count; i++)
        if (p->areas[i].use >= RT_RECORD_USES || p->areas[i].size > RECORD_MOST_BYTES ||
            (p->areas[i].use == RT_RECORD_ARGUMENT && p->areas[i].arg >= p->head.arg_count))
            return record_damaged(r, "arguments");
    return p->areas ? 0 : -1;
}

/* --- the whole --- */

static void
fill_launch(struct rt_replay *p)
{
    const struct rt_record_head *h = &p->head;
    p->launch = (struct emu_launch){.kernel = &p->kernel.emu,
                                    .work_dim = h->work_dim,
                                    .surfaces = p->surfaces,
                                    .surface_count = h->surface_count,
                                    .images = h->image_count ? p->images : NULL,
                                    .image_count = h->image_count,
                                    .samplers = h->sampler_count ? p->samplers : NULL,
                                    .sampler_count = h->sampler_count,
                                    .textures = h->texture_count ? p->textures : NULL,
                                    .texture_count = h->texture_count,
                                    .texture_samplers = h->texture_sampler_count ? p->texture_samplers : NULL,
                                    .texture_sampler_count = h->texture_sampler_count,
                                    .ranges = p->ranges,
                                    .range_count = h->range_count,
                                    .pool = h->pool ? record_host(h->pool) : NULL,
                                    .maps = h->map_count ? p->maps : NULL,
                                    .map_count = h->map_count,
                                    .local_bytes = h->local_bytes,
                                    .in_order = true, /* engines are compared */
                                    .strict = h->strict,
                                    .thread_slots = h->thread_slots};
    rt_replay_take_part(p, 0);
}

void
rt_replay_take_part(struct rt_replay *p, uint32_t part)
{
    assert(part < p->head.part_count);
    const struct rt_record_part *from = &p->parts[part];
    memcpy(p->launch.local_size, from->local_size, sizeof from->local_size);
    memcpy(p->launch.group_count, from->group_count, sizeof from->group_count);
    memcpy(p->first_group, from->first_group, sizeof from->first_group);
    p->launch.payload = from->payload;
}

static int
read_launch(struct record_reader *r, struct rt_replay *p)
{
    if (!record_take(r, sizeof record_launch_magic, "its first bytes") ||
        record_take_struct(r, RECORD_HEAD, &p->head, "sizes") || check_head(r, &p->head) ||
        read_program(r, p) || read_parts(r, p) || read_bindings(r, p) || read_args(r, p) ||
        load_kernel(r, p) || record_map_memory(r, p) || record_check_bindings(r, p))
        return -1;
    fill_launch(p);
    return 0;
}

int
rt_replay_read(uint8_t *bytes, size_t size, struct rt_replay *replay, struct emu_error *error)
{
    struct record_reader r = {bytes, size, error};
    assert(bytes && replay && error);
    *replay = (struct rt_replay){.file = bytes, .file_bytes = size};
    const int err = read_launch(&r, replay);
    if (err)
        rt_replay_close(replay);
    return err;
}

bool
record_path(const char *path, const char *name, char *to, size_t size)
{
    struct stat st;
    if (stat(path, &st) == 0 && S_ISDIR(st.st_mode))
        return (size_t)snprintf(to, size, "%s/%s", path, name) < size;
    const char *slash = strrchr(path, '/');
    if (strcmp(name, RT_RECORD_LAUNCH) == 0)
        return (size_t)snprintf(to, size, "%s", path) < size;
    return (size_t)snprintf(to, size, "%.*s%s", slash ? (int)(slash - path + 1) : 0, path, name) < size;
}

bool
rt_record_is(const char *path)
{
    char file[4200], magic[sizeof record_launch_magic] = "";
    FILE *launch = record_path(path, RT_RECORD_LAUNCH, file, sizeof file) ? fopen(file, "rbe") : NULL;
    if (!launch)
        return false;
    const bool is = fread(magic, sizeof magic, 1, launch) == 1 && memcmp(magic, record_launch_magic, 14) == 0;
    (void)fclose(launch);
    return is;
}

static bool
is_unfinished(const char *path, const char *launch)
{
    char file[4200];
    struct stat st;
    return stat(launch, &st) != 0 && record_path(path, RT_RECORD_LAUNCH ".part", file, sizeof file) &&
           strcmp(file, path) != 0 && stat(file, &st) == 0;
}

int
rt_replay_open(const char *path, struct rt_replay *replay, struct emu_error *error)
{
    char file[4200];
    size_t size;
    *replay = (struct rt_replay){0};
    if (!record_path(path, RT_RECORD_LAUNCH, file, sizeof file))
        return emu_fail(error, EMU_INVALID, "the path is too long");
    if (is_unfinished(path, file))
        return emu_fail(error, EMU_INVALID, "the program ended while the launch was being recorded");
    uint8_t *bytes = record_read_file(file, record_launch_magic, &size, error);
    if (!bytes)
        return -1;
    uint8_t key[RT_RECORD_KEY];
    memcpy(key, bytes + size, sizeof key);
    const int err = rt_replay_read(bytes, size, replay, error);
    memcpy(replay->key, key, sizeof key);
    return err;
}

void
rt_replay_close(struct rt_replay *p)
{
    void *const owned[] = {p->device_name, p->kernel_name, p->engine,   p->options,
                           p->parts,       p->args,        p->areas,    p->surfaces,
                           p->images,      p->samplers,    p->textures, p->texture_samplers,
                           p->ranges,      p->maps,        p->payloads, p->file};
    rt_replay_unmap(p);
    for (size_t i = 0; i < sizeof owned / sizeof *owned; i++)
        free(owned[i]);
    free(p->regions);
    fe_program_free(p->program);
    *p = (struct rt_replay){0};
}
