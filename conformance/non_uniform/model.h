/* SPDX-License-Identifier: MIT */
/* What groups.cl's kernels compute, written from OpenCL's text: in each dimension whole work-groups first,
 * then one with what is left; work-items of a group are numbered x first, and sub-groups are runs of them. */
#ifndef MODEL_H
#define MODEL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { MAX_GROUP = 256 };

struct shape {
    unsigned dims;
    size_t global[3], local[3], offset[3];
};

struct group; /* one work-group of a shape */

struct model_kernel {
    const char *name;
    unsigned words;   /* per work-item */
    bool has_input;   /* model_input of each work-item */
    bool has_local;   /* MAX_GROUP words of local memory */
    bool works_apart; /* its results do not depend on the range that its group is in; OpenCL C 1.2 */
    bool one_row;     /* only for ranges of one dimension */
    bool needs_lanes; /* the size of a sub-group */
    void (*fill)(const struct group *g, uint32_t *out);
};

extern const struct model_kernel model_kernels[];
extern const size_t model_kernel_count;
extern const struct shape model_shapes[];
extern const size_t model_shape_count;

uint32_t model_input(size_t at);
/* Part 0 to 7 of a range as a range of its own; false: there is no such part. */
bool model_part(const struct shape *s, unsigned part, size_t offset[3], size_t global[3], size_t local[3]);
void model_run(const struct model_kernel *k, const struct shape *s, unsigned lanes, uint32_t *out);

#endif
