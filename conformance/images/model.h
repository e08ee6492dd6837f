/* SPDX-License-Identifier: MIT */
/*
 * What OpenCL says an image is: texels as numbers, addressing modes and filters in double precision, straight
 * from OpenCL C 3.0, 6.15.15 and 8, and OpenCL 3.0, 5.3.1. Shares nothing with the emulator.
 */
#ifndef CONFORMANCE_IMAGES_MODEL_H
#define CONFORMANCE_IMAGES_MODEL_H

#include <CL/cl.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum kind { KIND_FLOAT, KIND_INT, KIND_UINT };

struct picture {
    cl_image_format format;
    cl_mem_object_type type;
    unsigned axes; /* of the shape, layers not counted */
    bool is_array;
    size_t size[3];  /* by axis; the layers behind them; else 1 */
    uint8_t *texels; /* without padding */
    size_t texel_bytes;
};

struct sampling {
    bool normalised, linear;
    cl_addressing_mode address;
};

enum kind model_kind(const cl_image_format *format);
size_t model_texel_bytes(const cl_image_format *format);

/* Floats as they are; integers' values. */
void model_decode(const cl_image_format *format, const uint8_t *texel, double rgba[4]);
/* coordinate: of the axes, then the layer. */
void model_sample(const struct picture *picture, const struct sampling *sampling, const double coordinate[4],
                  double rgba[4]);
/* Whether the texel is one that writing rgba may give. */
bool model_may_be_written(const cl_image_format *format, const double rgba[4], const uint8_t *texel);

#endif
