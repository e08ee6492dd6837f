/* SPDX-License-Identifier: MIT */
/*
 * A launch in a folder of its own, for reports of bugs, `caygen replay`, `caygen compare`, `caygen debug`:
 *
 *   launch      all that the launch is: the binary, what it was made from, arguments, sizes, bound objects,
 *               and the memory that it may touch as it is before the first work-group runs
 *   results     how it ended, and the memory that is different afterwards; missing: it did not end
 *   launch.txt  for a reader
 *
 * Kernels may store addresses as data, so memory is mapped at the same addresses again. Numbers are little
 * endian, strings and arrays have their length before them, and each file ends with the SHA-256 of all
 * before.
 */
#ifndef RECORD_H
#define RECORD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "emu/launch.h"
#include "frontend/program.h"

enum { RT_RECORD_PAGE = 4096, RT_RECORD_KEY = 32 };
#define RT_RECORD_LAUNCH "launch"
#define RT_RECORD_RESULTS "results"
#define RT_RECORD_TEXT "launch.txt"

/* What the program was made from. */
enum rt_record_origin { RT_RECORD_NO_SOURCE, RT_RECORD_SOURCE, RT_RECORD_IL, RT_RECORD_ORIGINS };

/* The range as the host program gave it; work-groups of several sizes make several parts of it. */
struct rt_record_range {
    uint32_t dims;
    uint64_t offset[3], global[3], local[3];
};

struct rt_record_part {
    uint32_t local_size[3], group_count[3], first_group[3];
    const uint8_t *payload; /* payload_bytes + link_bytes */
};

enum rt_record_kind {
    RT_RECORD_VALUE,
    RT_RECORD_LOCAL,
    RT_RECORD_BUFFER,
    RT_RECORD_ADDRESS, /* of shared memory */
    RT_RECORD_IMAGE,
    RT_RECORD_SAMPLER,
    RT_RECORD_PIPE,
    RT_RECORD_KINDS
};

/* An argument as the host program gave it. Numbers are OpenCL's. */
struct rt_record_arg {
    uint8_t kind;    /* enum rt_record_kind */
    uint64_t begin;  /* of an object's memory, 0: NULL; of local memory 1 + its offset, 0: not known */
    uint64_t size;   /* of that, of local memory, or of the value */
    uint64_t flags;  /* cl_mem_flags */
    uint32_t type;   /* of an image: cl_mem_object_type; of a sampler 1: normalised */
    uint32_t order;  /* cl_channel_order; cl_addressing_mode */
    uint32_t format; /* cl_channel_type; cl_filter_mode */
    uint64_t extent[4], pitch[2];
    const uint8_t *value;
};

/* Whose a piece of memory is. */
enum rt_record_use {
    RT_RECORD_ARGUMENT,
    RT_RECORD_OTHER,   /* another object of the context */
    RT_RECORD_PROGRAM, /* the program's variables */
    RT_RECORD_PRIVATE, /* of work-items; which place is whose depends on the order of work-groups */
    RT_RECORD_PRINTF,  /* what the kernel prints; the same */
    RT_RECORD_USES
};

struct rt_record_area {
    uint8_t use; /* enum rt_record_use */
    uint32_t arg;
    uint64_t begin, size;
};

/* Memory [begin, begin + bytes). The file holds only its pages that are not zero. */
struct rt_record_region {
    uint64_t begin, bytes, pages;
};

/* The counts of what follows, and what there is one of. */
struct rt_record_head {
    uint32_t payload_bytes, link_bytes;
    uint32_t work_dim, local_bytes, thread_slots;
    bool strict;
    uint8_t origin; /* enum rt_record_origin */
    uint32_t part_count, surface_count, image_count, sampler_count, texture_count, texture_sampler_count;
    uint32_t range_count, map_count, arg_count, area_count, region_count;
    uint64_t pool, binary_bytes, source_bytes;
    uint32_t number; /* of the launch in its process */
    struct rt_record_range range;
};

/* The contents of a record. Names of arguments are in the binary. */
struct rt_record_source {
    const char *kernel;
    enum fe_device device;
    const char *engine;
    const struct fe_kernel *code; /* of the arguments' names, for launch.txt */
    const void *binary;
    size_t binary_bytes;
    enum rt_record_origin origin;
    const void *source;
    size_t source_bytes;
    const char *options;             /* of the build */
    const struct emu_launch *launch; /* local sizes, counts and payload are the parts' */
    uint32_t number;
    struct rt_record_range range;
    const struct rt_record_part *parts;
    uint32_t part_count;
    const struct rt_record_arg *args;
    uint32_t arg_count;
    const struct rt_record_area *areas;
    uint32_t area_count;
};

/* Of a `launch` that was written: where its memory begins, and its end. */
struct rt_record_written {
    uint64_t memory_at;
    uint32_t region_count;
    uint8_t key[RT_RECORD_KEY];
};

/* Writes `launch` and launch.txt into an empty folder. 0 or an errno. */
int rt_record_write(const char *folder, const struct rt_record_source *source,
                    struct rt_record_written *written);
/* How a launch ended. */
struct rt_record_end {
    struct emu_fault fault; /* of kind NONE: it came to its end */
    double milliseconds;
};
/* Compares memory with the folder's `launch`, and writes `results`. 0 or an errno. */
int rt_record_write_results(const char *folder, const struct rt_record_written *written,
                            const struct rt_record_end *end);

/* A record that was read: a launch that can be run any number of times. */
struct rt_replay {
    struct rt_record_head head;
    enum fe_device device;
    char *device_name, *kernel_name, *engine, *options;
    struct fe_program *program;
    struct fe_kernel kernel; /* a copy, with the launch's sizes */
    struct emu_launch launch;
    struct rt_record_part *parts; /* head.part_count */
    uint32_t first_group[3];      /* of the part that `launch` is */
    struct rt_record_arg *args;
    struct rt_record_area *areas;
    const uint8_t *binary, *source;
    struct rt_record_region *regions;
    void *surfaces, *images, *samplers, *textures, *texture_samplers, *ranges, *maps, *payloads;
    uint8_t *file; /* what binary, source and the like lie in */
    size_t file_bytes;
    uint8_t key[RT_RECORD_KEY]; /* the end of `launch` */
    uint32_t mapped;            /* regions whose memory is there */
};

/* Whether the path is a record's folder, or its `launch`. */
bool rt_record_is(const char *path);
/* The path is a record's folder, or its `launch`. 0, or -1 with the reason. */
int rt_replay_open(const char *path, struct rt_replay *replay, struct emu_error *error);
/* The same for the bytes of a `launch` without the SHA-256 at its end; malloc'ed, and taken over. */
int rt_replay_read(uint8_t *bytes, size_t size, struct rt_replay *replay, struct emu_error *error);
void rt_replay_close(struct rt_replay *replay);
/* Gives the memory back; the launch cannot be run any more. */
void rt_replay_unmap(struct rt_replay *replay);
/* Addresses that are taken in this process; in another one they may be free. */
bool rt_replay_is_in_the_way(const struct emu_error *error);

/* Makes `launch` one of the parts. */
void rt_replay_take_part(struct rt_replay *replay, uint32_t part);

/* All regions' bytes, one behind the other. */
size_t rt_replay_bytes(const struct rt_replay *replay);
void rt_replay_save(const struct rt_replay *replay, uint8_t *to);
void rt_replay_restore(const struct rt_replay *replay, const uint8_t *from);
/* The address of a byte of what rt_replay_save has saved, and back; SIZE_MAX: it is in no region. */
uint64_t rt_replay_address(const struct rt_replay *replay, size_t at);
size_t rt_replay_place(const struct rt_replay *replay, uint64_t address);

/* The recorded results: `memory` holds what rt_replay_save gave before the launch, and then what it should
 * give afterwards. 0; 1: the launch has no results; -1 with the reason. */
int rt_replay_results(const struct rt_replay *replay, const char *path, uint8_t *memory,
                      struct rt_record_end *end, struct emu_error *error);
/* The same for the bytes of a `results`. */
int rt_replay_read_results(const struct rt_replay *replay, const uint8_t *bytes, size_t size, uint8_t *memory,
                           struct rt_record_end *end, struct emu_error *error);

#endif
