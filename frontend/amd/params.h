/* SPDX-License-Identifier: MIT */
/*
 * Cayman's parameter buffer (constant buffer 0): 9 dwords of launch sizes, the explicit arguments aligned
 * relative to byte 36, then work_dim and the three global offsets.
 */
#ifndef CAY_PARAMS_H
#define CAY_PARAMS_H

#include "frontend/program.h"

enum {
    CAY_PARAMS_START = 36, /* bytes before the explicit arguments */
    CAY_PARAMS_MAX = 4096, /* bytes of arguments that are accepted */
    CAY_PARAMS_FIXED = 13  /* patches besides one per argument */
};

struct cay_params {
    struct fe_patch *patches; /* room for CAY_PARAMS_FIXED plus one per argument */
    uint32_t count;
    uint32_t cursor;                     /* bytes after CAY_PARAMS_START */
    uint32_t textures, samplers, images; /* arguments so far */
    bool has_dim, has_offset;
};

void cay_params_begin(struct cay_params *p, struct fe_patch *patches);
/* Appends an argument of size bytes; false when size or alignment is impossible or the kind has no place. */
bool cay_params_add(struct cay_params *p, uint32_t index, enum fe_arg_kind kind, uint32_t size,
                    uint32_t align);
/* Appends an image or a sampler, which the code finds by number (image_bindings.h). Its place stays 0. False:
 * it has no number left. */
bool cay_params_add_image(struct cay_params *p, uint32_t index, bool is_written);
bool cay_params_add_sampler(struct cay_params *p, uint32_t index);
/* Sets how many textures, samplers and images the kernel has. */
void cay_params_count_images(const struct cay_params *p, struct fe_kernel *kernel);
bool cay_params_add_dim(struct cay_params *p);
bool cay_params_add_offset(struct cay_params *p);
/* Appends what is missing of the implicit arguments; returns the buffer's size. */
uint32_t cay_params_end(struct cay_params *p);

#endif
