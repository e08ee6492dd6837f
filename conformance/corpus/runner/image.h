/* SPDX-License-Identifier: MIT */
/* Image and sampler arguments of a test: their description, and the OpenCL objects made of it. */
#ifndef CORPUS_IMAGE_H
#define CORPUS_IMAGE_H

#include <CL/cl.h>
#include <stdbool.h>
#include <stddef.h>

#include "type.h"

struct corpus_image {
    cl_mem_object_type shape;
    size_t size[3]; /* texels; the layers of an array come behind the shape's own directions; else 1 */
    cl_image_format format;
};

struct corpus_sampler {
    cl_bool normalised;
    cl_addressing_mode address;
    cl_filter_mode filter;
};

/* "2d 16x8 RGBA UNORM_INT8": the image, its bytes, and the type that its channels are compared as. NULL, or
 * what is wrong. */
const char *image_parse(char *const words[4], struct corpus_image *image, size_t *bytes, enum scalar *scalar);
/* "normalised repeat linear" */
const char *sampler_parse(char *const words[3], struct corpus_sampler *sampler);

/* flags: what the kernel may do. NULL with the code. */
cl_mem image_create(cl_context context, cl_mem_flags flags, const struct corpus_image *image, size_t bytes,
                    void *data, cl_int *code);
/* All texels, without padding. */
cl_int image_read(cl_command_queue queue, cl_mem object, const struct corpus_image *image, void *data);

#endif
