/* SPDX-License-Identifier: MIT */
/*
 * A launch in a file, for `caygen compare`: the binary, the sizes, the bound objects, and the memory that it
 * may touch as it is before the first work-group runs. Kernels may store addresses as data, so memory is
 * mapped at the same addresses again. Only the build that wrote a file can read it.
 */
#ifndef RECORD_H
#define RECORD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "emu/launch.h"
#include "frontend/program.h"

enum { RT_RECORD_NAME = 1024 };

/* The file begins with it; arrays follow in the order of the counts, then the binary, then memory. */
struct rt_record_head {
    char magic[16];
    uint32_t layout; /* of the structs in the file */
    uint32_t device;
    char kernel[RT_RECORD_NAME];
    uint32_t payload_bytes, link_bytes;
    uint32_t work_dim, local_size[3], group_count[3], first_group[3];
    uint32_t local_bytes, thread_slots;
    uint32_t surface_count, image_count, sampler_count, range_count, map_count, region_count;
    uint64_t pool, binary_bytes;
};

/* Memory [begin, begin + bytes). The file holds only its pages that are not zero. */
struct rt_record_region {
    uint64_t begin, bytes, pages;
};

enum { RT_RECORD_PAGE = 4096 };

extern const char rt_record_magic[16];
uint32_t rt_record_layout(void);

/* The contents of a record. */
struct rt_record_source {
    const char *kernel;
    enum fe_device device;
    const void *binary;
    size_t binary_bytes;
    const struct emu_launch *launch;
    const uint32_t *first_group;
};
/* 0 or an errno. */
int rt_record_write(const char *path, const struct rt_record_source *source);

/* A record that was read: a launch that can be run any number of times. */
struct rt_replay {
    struct rt_record_head head;
    struct fe_program *program;
    struct fe_kernel kernel; /* a copy, with the launch's sizes */
    struct emu_launch launch;
    struct rt_record_region *regions;
    void *arrays[7];
};

/* 0, or -1 with the reason. */
int rt_replay_open(const char *path, struct rt_replay *replay, struct emu_error *error);
void rt_replay_close(struct rt_replay *replay);

/* All regions' bytes, one behind the other. */
size_t rt_replay_bytes(const struct rt_replay *replay);
void rt_replay_save(const struct rt_replay *replay, uint8_t *to);
void rt_replay_restore(const struct rt_replay *replay, const uint8_t *from);
/* The address of a byte of what rt_replay_save has saved. */
uint64_t rt_replay_address(const struct rt_replay *replay, size_t at);

#endif
