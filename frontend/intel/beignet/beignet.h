/* SPDX-License-Identifier: MIT */
/*
 * The program binaries of Beignet, Intel's former OpenCL implementation, whose compiler knows nothing of
 * ocloc's. Its kernels start with r0 and then one block of launch values, the CURBE, which each hardware
 * thread has its own copy of: local ids are dwords in it. Buffers and images are entries of the binding
 * table: 0 constants, 1 private memory, from 2 on the arguments'.
 */
#ifndef BEIGNET_BEIGNET_H
#define BEIGNET_BEIGNET_H

#include "cursor.h"

enum { BEIGNET_BTI_CONSTANTS = 0, BEIGNET_BTI_PRIVATE = 1, BEIGNET_BTI_FIRST = 2 };

/* A kernel's record while it is read. The lists of launch values and images are understood after everything
 * else is known. */
struct beignet_kernel {
    struct beignet_cursor *cursor;
    struct fe_kernel *kernel;
    uint32_t version;                         /* of OpenCL C, 120 or 200: from 200 on pointers have 64 bits */
    uint32_t *surfaces;                       /* per argument: its binding table index */
    uint32_t *bytes;                          /* per argument: a value's in the payload */
    struct fe_bytes values, samplers, images; /* entries */
    uint32_t patch_capacity;
};

enum { BEIGNET_VALUE_BYTES = 12, BEIGNET_SAMPLER_BYTES = 8, BEIGNET_IMAGE_BYTES = 36 };

static inline uint32_t
beignet_pointer_bytes(const struct beignet_kernel *k)
{
    return k->version >= 200 ? 8 : 4;
}

/* There is room for: two per value, BEIGNET_IMAGE_PATCHES per image, one per sampler, and the fixed ones. */
enum { BEIGNET_IMAGE_PATCHES = 7, BEIGNET_FIXED_PATCHES = 2 };
void beignet_add(struct beignet_kernel *k, struct fe_patch patch);
/* An index of the binding table that an argument may have. */
int beignet_check_surface(const struct beignet_kernel *k, size_t at, uint32_t surface);

int beignet_read_kernel(struct beignet_cursor *c, struct fe_kernel *kernel, uint32_t *version);
int beignet_read_args(struct beignet_kernel *k);
int beignet_read_samplers(struct beignet_kernel *k);
int beignet_read_images(struct beignet_kernel *k);
int beignet_apply_values(struct beignet_kernel *k);
int beignet_apply_samplers(struct beignet_kernel *k);
int beignet_apply_images(struct beignet_kernel *k);

/* Checks that the GPU of that name is the wanted one. */
int beignet_take_target(struct fe_load *load, struct fe_bytes name, uint32_t *private_step);

#endif
