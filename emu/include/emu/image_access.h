/* SPDX-License-Identifier: MIT */
/*
 * How one lane accesses an image. This is the definition that every engine follows bit for bit. Callers must
 * have entered rounding to nearest (emu_image_enter) and checked the image (emu_image_fits).
 *
 * Coordinates are x, y, z; the layer of an array comes behind the shape's own directions.
 *
 * How a sampler filters: OpenCL C 3.0, 8.2, computed in float, without the GPU's fixed point coordinates and
 * 8-bit weights. That keeps results within the specification's bounds for every size of image and comparable
 * with other implementations on CPUs; a GPU's own are coarser. CLK_ADDRESS_NONE, whose results are undefined
 * outside the image, gives the border. Integers are not filtered.
 */
#ifndef EMU_IMAGE_ACCESS_H
#define EMU_IMAGE_ACCESS_H

#include "emu/image.h"

struct emu_launch;

/* The image of a binding table index, the sampler of a table index; NULL: there is none. */
const struct emu_image *emu_launch_image(const struct emu_launch *launch, uint32_t index);
const struct emu_sampler *emu_launch_sampler(const struct emu_launch *launch, uint32_t index);

/* Directions of a shape, the layer not counted: 1, 2 or 3. */
unsigned emu_image_directions(enum emu_image_shape shape);
static inline bool
emu_image_is_array(enum emu_image_shape shape)
{
    return shape == EMU_IMAGE_1D_ARRAY || shape == EMU_IMAGE_2D_ARRAY;
}

/* coord: floats. Layers are rounded to nearest even and clamped. offset: a number of texels that is added to
 * the coordinates before addresses are wrapped, mirrored or clamped. */
void emu_image_sample(const struct emu_image *image, const struct emu_sampler *sampler, const float coord[3],
                      const int32_t offset[3], uint32_t rgba[4]);
/* One component of the four texels that a linear filter of two directions would take: (0, 1), (1, 1), (1, 0),
 * (0, 0). */
void emu_image_gather(const struct emu_image *image, const struct emu_sampler *sampler, const float coord[3],
                      const int32_t offset[3], unsigned component, uint32_t rgba[4]);
/* coord: integers. Layers are clamped; outside lies the border colour. */
void emu_image_load(const struct emu_image *image, const int32_t coord[3], uint32_t rgba[4]);
/* Outside the image or its layers nothing is written. Channels whose component is not in `components` (bit c:
 * r, g, b, a) keep their value. */
void emu_image_store(const struct emu_image *image, const int32_t coord[3], const uint32_t rgba[4],
                     unsigned components);
/* On texels of 4 bytes; outside it gives 0. */
uint32_t emu_image_atomic(const struct emu_image *image, const int32_t coord[3], unsigned op, uint32_t data,
                          uint32_t data2);
/* Width, height, depth (the number of layers behind the shape's directions) and levels; 0 for levels but the
 * first. */
void emu_image_info(const struct emu_image *image, uint32_t level, uint32_t size[4]);

/* The address of a byte of a block: x in bytes, y in rows. Beyond an edge, a read gets the edge's texel, and
 * a write is dropped (NULL). */
uint8_t *emu_image_block_byte(const struct emu_image *image, int64_t x, int64_t y, bool write);

/* Sets the thread's rounding mode to nearest until emu_image_leave; denormals stay as the kernel has them. */
unsigned emu_image_enter(uint32_t fpmode);
void emu_image_leave(uint32_t fpmode, unsigned saved);

#endif
