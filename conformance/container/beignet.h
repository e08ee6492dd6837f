/* SPDX-License-Identifier: MIT */
/* Writes Beignet's program binaries, field by field, so that tests can have any of them wrong. */
#ifndef CONTAINER_BEIGNET_H
#define CONTAINER_BEIGNET_H

#include "specimen.h"

enum { BEIGNET_VALUES = 24, BEIGNET_ARGS = 12 };

struct beignet_arg {
    uint32_t type, size, align;
    uint8_t surface;
    const char *type_name, *access, *qualifiers, *name;
};

struct beignet_value {
    uint32_t type, subtype, offset;
};

struct beignet_image {
    uint32_t arg, surface, width, height, depth, type, order; /* places; all ones: none */
};

struct beignet_file {
    const char *gpu; /* three letters */
    const uint8_t *constants;
    uint32_t constant_bytes;
    uint32_t pointers[2][2], pointer_count; /* place of the pointer, of what it points to */
    const char *kernel;
    uint32_t version;
    struct beignet_arg args[BEIGNET_ARGS];
    uint32_t arg_count;
    struct beignet_value values[BEIGNET_VALUES];
    uint32_t value_count;
    uint32_t payload, simd, stack, scratch, local, required[3];
    struct {
        uint32_t key, slot;
    } samplers[4];
    uint32_t sampler_count;
    struct beignet_image images[4];
    uint32_t image_count;
    unsigned kernel_count; /* the same one, under names that end in 0, 1 ... */
};

/* One of everything that OpenCL C 1.2 has, for skl. Its code only ends the thread. */
struct beignet_file beignet_all(void);
struct specimen beignet_build(const struct beignet_file *file);

#endif
