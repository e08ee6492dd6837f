/* SPDX-License-Identifier: MIT */
/* What a profile holds: kernels with their instructions, launches. The same in the process that counts and in
 * `caygen profile`, which reads it from a file. */
#ifndef PROFILE_MODEL_H
#define PROFILE_MODEL_H

#include <stdbool.h>
#include <stdint.h>

#include "kind.h"

struct profile_counts {
#define PROFILE_COUNT(id, meaning) uint64_t id;
#include "counts.def"
#undef PROFILE_COUNT
};
enum { PROFILE_COUNTS = sizeof(struct profile_counts) / sizeof(uint64_t) };

/* The i-th of them, its name and its meaning. */
uint64_t *profile_count_at(struct profile_counts *counts, unsigned i);
uint64_t profile_count_of(const struct profile_counts *counts, unsigned i);
const char *profile_count_name(unsigned i);
const char *profile_count_meaning(unsigned i);
void profile_counts_add(struct profile_counts *to, const struct profile_counts *from);
/* part / whole, 1 if both are 0. */
double profile_share(uint64_t part, uint64_t whole);

struct profile_instruction {
    uint32_t offset; /* in the kernel's code */
    enum profile_kind kind;
    uint32_t clause_of; /* Cayman: offset of what begins its clause; UINT32_MAX: none. Not kept in files */
    uint32_t file, line, column; /* file: its number in struct profile, from 1; 0: not known */
    char *message;               /* "": it sends none */
    char *listing;
    struct profile_counts counts;
};

struct profile_kernel {
    char *name, *device, *container;
    uint64_t hash; /* of its code */
    uint32_t simd, registers, register_room, local_bytes, private_bytes, scratch_bytes, barriers;
    uint32_t banks, bank_lanes; /* of local memory; lanes that it serves at once */
    struct profile_instruction *instructions;
    uint32_t count;
};

struct profile_launch {
    uint32_t kernel; /* its number in struct profile */
    uint32_t process, number;
    uint64_t begin, end; /* nanoseconds of the host's monotonic clock */
    uint64_t global[3], local[3];
    uint64_t groups, threads, items;
    bool failed;
    struct profile_counts counts;
    uint64_t kinds[PROFILE_KINDS]; /* instructions */
};

struct profile_source {
    char *path; /* "<source>" of programs that were made of text */
    char *text; /* NULL: not known */
};

struct profile {
    struct profile_kernel *kernels;
    struct profile_launch *launches;
    struct profile_source *sources;
    uint32_t kernel_count, launch_count, source_count;
    uint32_t kernel_room, launch_room, source_room;
};

/* Each returns the new one's number, or UINT32_MAX when there is no memory. What is given is copied, but the
 * kernel's own memory passes to the profile. _source: an equal one that is there already. */
uint32_t profile_add_kernel(struct profile *profile, const struct profile_kernel *kernel);
uint32_t profile_add_launch(struct profile *profile, const struct profile_launch *launch);
uint32_t profile_add_source(struct profile *profile, const char *path, const char *text);
/* The kernel with this code; UINT32_MAX: there is none. */
uint32_t profile_find_kernel(const struct profile *profile, const char *name, const char *device,
                             uint64_t hash);
void profile_kernel_free(struct profile_kernel *kernel); /* its memory */
void profile_free(struct profile *profile);              /* its memory */
/* The sum of all instructions, and how many of each kind. kinds may be NULL. */
struct profile_counts profile_kernel_counts(const struct profile_kernel *kernel, uint64_t *kinds);

#endif
