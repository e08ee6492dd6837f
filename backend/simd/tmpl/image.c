/* SPDX-License-Identifier: MIT */
/*
 * Image messages of whole vectors: addresses, texels, filters and conversions as emu/image_access.h and
 * emu/image_texel.c define them, in the same order of float operations. The reference handles images whose
 * offsets do not fit 31 bits, formats of 3 bytes, rounding modes other than to nearest, and faults.
 */
#include "level.h"
#include "vec_zip.h"

#include "../mask.h"
#include "emu/image_access.h"
#include "emu/image_packed.h"
#include "emu/image_pairs.h"
#include "emu/image_srgb.h"
#include "emu/lane_half.h"
#include "emu/launch.h"

/* An image, how it is read, and what the loops need of both. It is in registers: no function gets its
 * address. */
struct picture {
    const struct emu_image *image;
    const struct emu_sampler *sampler;
    unsigned directions;
    bool is_array;
};

INLINE unsigned
directions_of(uint8_t shape)
{
    return shape == EMU_IMAGE_3D ? 3 : shape == EMU_IMAGE_2D || shape == EMU_IMAGE_2D_ARRAY ? 2 : 1;
}

/* The last texel's end is within 31 bits. */
INLINE bool
is_near(const struct emu_image *image)
{
    const uint64_t limit = INT32_MAX - 64;
    const uint32_t slices = emu_image_is_array(image->shape) ? image->layers : image->depth;
    return image->row_pitch < limit && image->slice_pitch < limit &&
           (uint64_t)image->width * image->format.texel_bytes + image->height * image->row_pitch +
                   slices * image->slice_pitch <
               limit;
}

/* Texels of 1 and 2 bytes are cut out of the dword they lie in, which no memory's end divides. */
INLINE bool
has_vector_form(const struct emu_image *image)
{
    const unsigned bytes = image->format.texel_bytes;
    const bool lies_well =
        bytes > 2 || (((uintptr_t)image->base | image->row_pitch | image->slice_pitch) & (bytes - 1)) == 0;
    return bytes != 3 && lies_well && is_near(image);
}

INLINE bool
open_picture(const struct simd_op *op, struct simd_ctx *x, bool samples, struct picture *p)
{
    const struct emu_launch *launch = x->t->launch;
    const struct lane_image *m = &op->message->image;
    if (m->surface >= launch->image_count || LANE_FPMODE_ROUND(x->t->fpmode))
        return false;
    const struct emu_image *image = &launch->images[m->surface];
    if (!image->base || !has_vector_form(image))
        return false;
    p->sampler = NULL;
    if (samples) {
        if (m->sampler >= launch->sampler_count || !launch->samplers[m->sampler].valid)
            return false;
        p->sampler = &launch->samplers[m->sampler];
    }
    p->image = image;
    p->directions = directions_of(image->shape);
    p->is_array = emu_image_is_array(image->shape);
    return true;
}

/* Nearly all images have two directions and no layers. Code of their own gets those as constants. */
INLINE bool
is_flat(const struct picture *p)
{
    return p->directions == 2 && !p->is_array;
}

INLINE struct picture
as_flat(const struct picture *p)
{
    return (struct picture){p->image, p->sampler, 2, false};
}

INLINE uint32_t
header_of(const uint8_t *rf, const struct lane_op *lane)
{
    uint32_t header = 0;
    if (lane->src[1].kind != LANE_NONE)
        memcpy(&header, rf + lane->src[1].base, sizeof(header));
    return header;
}

/* Texel offsets are the reference's. */
INLINE bool
has_offsets(const uint8_t *rf, const struct lane_op *lane)
{
    return header_of(rf, lane) & 0xfff;
}

/* Components that come back: all, or those a header does not drop. */
INLINE unsigned
transferred(const uint8_t *rf, const struct lane_op *lane)
{
    return lane->image.comp_mask & ~(header_of(rf, lane) >> 12);
}

INLINE uint32_t
coordinate(const struct lane_op *lane, unsigned k)
{
    return k ? lane->image.coord[k - 1] : lane->src[0].base;
}

INLINE unsigned
mask_of(unsigned bits)
{
    return bits < 32 ? (1u << bits) - 1u : UINT32_MAX;
}

#define N 8
#include "image_n.h"
#undef N
#define N 16
#include "image_n.h"
#undef N
#define N 64
#include "image_n.h"
#undef N

const struct simd_table LEVEL(simd_image)[] = {TABLE(rows_n8), TABLE(rows_n16), TABLE(rows_n64), {0}};
