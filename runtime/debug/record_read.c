/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "emu/image.h"
#include "emu/lane.h"
#include "record.h"

/* Limits that no real launch reaches. */
enum { MOST_ENTRIES = 1 << 20 };
#define MOST_BYTES (UINT64_C(1) << 40)

struct reader {
    FILE *file;
    struct emu_error *error;
};

static int
damaged(struct reader *r, const char *what)
{
    return emu_fail(r->error, EMU_INVALID, "not a record of a launch, or damaged: %s", what);
}

/* NULL with the error set. */
static void *
read_array(struct reader *r, uint64_t count, size_t size, const char *what)
{
    if (count > MOST_BYTES / size || (size > 1 && count > MOST_ENTRIES)) {
        damaged(r, what);
        return NULL;
    }
    void *array = calloc(count + 1, size);
    if (!array)
        emu_fail(r->error, EMU_NO_MEMORY, "out of memory");
    else if (fread(array, size, count, r->file) != count)
        damaged(r, what);
    else
        return array;
    free(array);
    return NULL;
}

static int
read_head(struct reader *r, struct rt_record_head *head)
{
    if (fread(head, sizeof *head, 1, r->file) != 1 ||
        memcmp(head->magic, rt_record_magic, sizeof head->magic) != 0)
        return damaged(r, "its first bytes");
    if (head->layout != rt_record_layout())
        return emu_fail(r->error, EMU_UNSUPPORTED, "another build of Caygen wrote the record");
    uint64_t items = 1;
    for (unsigned d = 0; d < 3; d++)
        if (!head->group_count[d] || !head->local_size[d] ||
            __builtin_mul_overflow(items, head->local_size[d], &items) || items > MOST_ENTRIES)
            return damaged(r, "sizes");
    if (head->device >= FE_DEVICE_COUNT || !memchr(head->kernel, 0, sizeof head->kernel))
        return damaged(r, "device or kernel");
    return 0;
}

static int
read_arrays(struct reader *r, struct rt_replay *p)
{
    const struct rt_record_head *h = &p->head;
    const struct {
        uint64_t count;
        size_t size;
    } arrays[] = {{(uint64_t)h->payload_bytes + h->link_bytes, 1},
                  {h->surface_count, sizeof(struct emu_surface)},
                  {h->image_count, sizeof(struct emu_image)},
                  {h->sampler_count, sizeof(struct emu_sampler)},
                  {h->range_count, sizeof(struct emu_range)},
                  {h->map_count, sizeof(struct emu_map)},
                  {h->binary_bytes, 1}};
    for (unsigned i = 0; i < sizeof arrays / sizeof *arrays; i++) {
        p->arrays[i] = read_array(r, arrays[i].count, arrays[i].size, "tables");
        if (!p->arrays[i])
            return -1;
    }
    return 0;
}

static void
fill_launch(struct rt_replay *p)
{
    const struct rt_record_head *h = &p->head;
    p->launch =
        (struct emu_launch){.kernel = &p->kernel.emu,
                            .work_dim = h->work_dim,
                            .payload = p->arrays[0],
                            .surfaces = p->arrays[1],
                            .surface_count = h->surface_count,
                            .images = p->arrays[2],
                            .image_count = h->image_count,
                            .samplers = p->arrays[3],
                            .sampler_count = h->sampler_count,
                            .ranges = p->arrays[4],
                            .range_count = h->range_count,
                            .pool = (uint8_t *)(uintptr_t)h->pool, // NOLINT(performance-no-int-to-ptr)
                            .maps = h->map_count ? p->arrays[5] : NULL,
                            .map_count = h->map_count,
                            .local_bytes = h->local_bytes,
                            .thread_slots = h->thread_slots};
    memcpy(p->launch.local_size, h->local_size, sizeof h->local_size);
    memcpy(p->launch.group_count, h->group_count, sizeof h->group_count);
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
load_kernel(struct reader *r, struct rt_replay *p)
{
    const struct rt_record_head *h = &p->head;
    if (fe_program_load(p->arrays[6], h->binary_bytes, (enum fe_device)h->device, &p->program, r->error))
        return -1;
    for (uint32_t i = 0; i < p->program->kernel_count; i++) {
        if (strcmp(p->program->kernels[i].name, h->kernel) != 0)
            continue;
        p->kernel = p->program->kernels[i];
        p->kernel.emu.payload_bytes = h->payload_bytes;
        p->kernel.emu.link_bytes = h->link_bytes;
        stop_clocks(p->kernel.emu.program);
        return emu_kernel_check(&p->kernel.emu, r->error);
    }
    return damaged(r, "no such kernel");
}

/* --- memory --- */

static uint8_t *
host_of(uint64_t address)
{
    return (uint8_t *)(uintptr_t)address; // NOLINT(performance-no-int-to-ptr)
}

/* How far memory has been mapped: the last region's end, and its last page's. */
struct mapped {
    uint64_t bytes_end, pages_end;
};

/* Maps memory where it was, in whole pages; the first page may be shared with the last region. Regions
 * ascend. */
static int
map_region(struct reader *r, const struct rt_record_region *region, struct mapped *mapped)
{
    const uint64_t page = RT_RECORD_PAGE, end = (region->begin + region->bytes + page - 1) / page * page;
    uint64_t begin = region->begin / page * page;
    if (!region->bytes || region->bytes > MOST_BYTES || end < region->begin ||
        region->begin < mapped->bytes_end)
        return damaged(r, "memory");
    begin = begin < mapped->pages_end ? mapped->pages_end : begin;
    *mapped = (struct mapped){region->begin + region->bytes, end};
    if (begin >= end)
        return 0;
    void *at = mmap(host_of(begin), end - begin, PROT_READ | PROT_WRITE,
                    MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
    if (at != host_of(begin))
        return emu_fail(r->error, EMU_NO_MEMORY,
                        "the addresses at 0x%llx are taken in this process; try again "
                        "(addresses are random, unless that is turned off)",
                        (unsigned long long)begin);
    return 0;
}

static int
read_region(struct reader *r, struct rt_record_region *region, struct mapped *mapped)
{
    uint64_t at;
    if (fread(region, sizeof *region, 1, r->file) != 1)
        return damaged(r, "memory");
    if (map_region(r, region, mapped)) {
        region->bytes = 0; /* nothing to unmap */
        return -1;
    }
    for (uint64_t n = 0; n < region->pages; n++) {
        if (fread(&at, sizeof at, 1, r->file) != 1 || at >= region->bytes || at % RT_RECORD_PAGE)
            return damaged(r, "memory");
        const uint64_t rest = region->bytes - at, bytes = rest < RT_RECORD_PAGE ? rest : RT_RECORD_PAGE;
        if (fread(host_of(region->begin + at), 1, bytes, r->file) != bytes)
            return damaged(r, "memory");
    }
    return 0;
}

static int
read_memory(struct reader *r, struct rt_replay *p)
{
    struct mapped mapped = {0};
    if (p->head.region_count > MOST_ENTRIES)
        return damaged(r, "memory");
    p->regions = calloc(p->head.region_count + 1, sizeof *p->regions);
    if (!p->regions)
        return emu_fail(r->error, EMU_NO_MEMORY, "out of memory");
    for (uint32_t i = 0; i < p->head.region_count; i++)
        if (read_region(r, &p->regions[i], &mapped))
            return -1;
    return 0;
}

static int
read_all(struct reader *r, struct rt_replay *p)
{
    if (read_head(r, &p->head) || read_arrays(r, p) || load_kernel(r, p) || read_memory(r, p))
        return -1;
    fill_launch(p);
    return 0;
}

int
rt_replay_open(const char *path, struct rt_replay *replay, struct emu_error *error)
{
    struct reader r = {fopen(path, "rb"), error};
    *replay = (struct rt_replay){0};
    if (!r.file)
        return emu_fail(error, EMU_INVALID, "the file cannot be read");
    const int err = read_all(&r, replay);
    fclose(r.file);
    if (err)
        rt_replay_close(replay);
    return err;
}

void
rt_replay_close(struct rt_replay *p)
{
    for (uint32_t i = 0; p->regions && i < p->head.region_count; i++) {
        const uint64_t begin = p->regions[i].begin / RT_RECORD_PAGE * RT_RECORD_PAGE;
        if (p->regions[i].bytes)
            munmap(host_of(begin), p->regions[i].begin + p->regions[i].bytes - begin);
    }
    for (unsigned i = 0; i < sizeof p->arrays / sizeof *p->arrays; i++)
        free(p->arrays[i]);
    free(p->regions);
    fe_program_free(p->program);
    *p = (struct rt_replay){0};
}

size_t
rt_replay_bytes(const struct rt_replay *p)
{
    size_t bytes = 0;
    for (uint32_t i = 0; i < p->head.region_count; i++)
        bytes += p->regions[i].bytes;
    return bytes;
}

void
rt_replay_save(const struct rt_replay *p, uint8_t *to)
{
    for (uint32_t i = 0; i < p->head.region_count; to += p->regions[i].bytes, i++)
        memcpy(to, host_of(p->regions[i].begin), p->regions[i].bytes);
}

void
rt_replay_restore(const struct rt_replay *p, const uint8_t *from)
{
    for (uint32_t i = 0; i < p->head.region_count; from += p->regions[i].bytes, i++)
        memcpy(host_of(p->regions[i].begin), from, p->regions[i].bytes);
}

uint64_t
rt_replay_address(const struct rt_replay *p, size_t at)
{
    uint32_t i = 0;
    assert(at < rt_replay_bytes(p));
    for (; at >= p->regions[i].bytes; i++)
        at -= p->regions[i].bytes;
    return p->regions[i].begin + at;
}
