/* SPDX-License-Identifier: MIT */
/* Images. By integer coordinates: outside of the image, and texels that two work-items write, or write and
 * read. What goes through a sampler is defined everywhere, unless the sampler has CLK_ADDRESS_NONE; and
 * compilers make plain reads of some of it, so those of a kernel with samplers are not looked at. */
#include <inttypes.h>

#include "check_priv.h"
#include "emu/image_access.h"
#include "emu/kernel.h"
#include "emu/ref.h"

static bool
has_integers(const struct lane_op *op)
{
    return op->code == LANE_OP_texload || op->code == LANE_OP_texstore || op->code == LANE_OP_texatomic;
}

static bool
has_texels(const struct lane_op *op)
{
    return op->code != LANE_OP_texinfo && op->code != LANE_OP_samples && op->code != LANE_OP_texture;
}

bool
check_image_wants(const struct rt_check *check, const struct lane_op *op)
{
    return lane_code_family(op->code) == LANE_IMAGE &&
           (has_integers(op) || (has_texels(op) && check_wants(check, RT_CHECK_UNINITIALISED)));
}

static void
read_coordinates(const struct rt_check *check, const struct emu_thread *t, const struct lane_op *op,
                 unsigned lane, int32_t coord[3])
{
    const struct lane_program *p = check->emu->kernel->program;
    struct lane_operand o = op->src[0];
    for (unsigned k = 0; k < 3; k++) {
        if (k > 0 && k < op->image.coords)
            o.base = op->image.coord[k - 1];
        coord[k] = k < op->image.coords ? (int32_t)emu_ref_value(p, t->rf, &o, lane) : 0;
    }
}

/* Layers that are read are clamped. NULL: outside. */
static uint8_t *
texel_at(const struct emu_image *image, const int32_t coord[3], bool read)
{
    const uint32_t size[3] = {image->width, image->height, image->depth};
    const unsigned directions = emu_image_directions((enum emu_image_shape)image->shape);
    uint64_t at = 0;
    const uint64_t pitch[3] = {image->format.texel_bytes, image->row_pitch, image->slice_pitch};
    for (unsigned d = 0; d < directions; d++) {
        if ((uint32_t)coord[d] >= size[d])
            return NULL;
        at += (uint32_t)coord[d] * pitch[d];
    }
    if (emu_image_is_array((enum emu_image_shape)image->shape)) {
        const int32_t layer = coord[directions], last = (int32_t)image->layers - 1;
        if (!read && (layer < 0 || layer > last))
            return NULL;
        at += (uint64_t)(layer < 0 ? 0 : layer > last ? last : layer) * image->slice_pitch;
    }
    return image->base + at;
}

static const char *
verb(const struct lane_op *op)
{
    return op->code == LANE_OP_texload ? "read" : op->code == LANE_OP_texstore ? "write" : "atomic";
}

static void
tell_outside(struct rt_check *check, const struct lane_op *op, const struct check_place *place,
             const struct emu_image *image, const int32_t coord[3])
{
    const struct rt_check_region *region = check_region_of(check, image->base);
    struct check_name name;
    if (check_wants(check, RT_CHECK_BOUNDS) && !check_seen(check, RT_CHECK_BOUNDS, place->op, place->op))
        check_tell(check, RT_CHECK_BOUNDS, place, NULL,
                   "%s at coordinate (%" PRId32 ", %" PRId32 ", %" PRId32 ") of %s%san image of %" PRIu32
                   " x %" PRIu32 " x %" PRIu32 " texels",
                   verb(op), coord[0], coord[1], coord[2],
                   region && region->kind == RT_CHECK_ARGUMENT ? check_name_argument(check, region, &name)
                                                               : "",
                   region && region->kind == RT_CHECK_ARGUMENT ? ", " : "", image->width, image->height,
                   image->depth > 1 ? image->depth : image->layers);
}

static void
check_texel(struct rt_check *check, const struct emu_thread *t, const struct check_place *place,
            const uint8_t *texel, uint32_t bytes, unsigned lane, const int32_t coord[3])
{
    const struct lane_op *op = &check->emu->kernel->program->ops[place->op];
    const struct check_thread *thread = &check->thread[check_thread_index(check, t)];
    const struct race_access by = {.group = place->group,
                                   .item = place->item,
                                   .barriers = thread->barriers,
                                   .fences = thread->fences,
                                   .op = place->op,
                                   .whole = place->whole,
                                   .atomic = op->code == LANE_OP_texatomic,
                                   .write = op->code != LANE_OP_texload};
    const struct rt_check_region *region = check_region_of(check, texel);
    for (uint32_t done = 0; done < bytes; done += sizeof(uint32_t)) {
        const struct check_element e = {.op = op,
                                        .lane = lane,
                                        .address = (uint64_t)(texel - (region ? region->base : texel)) + done,
                                        .host = texel + done,
                                        .bytes =
                                            bytes - done < sizeof(uint32_t) ? bytes - done : sizeof(uint32_t),
                                        .write = by.write,
                                        .atomic = by.atomic,
                                        .image = coord,
                                        .place = *place,
                                        .access = race_pack(&by)};
        check_race(check, t, &e, region);
    }
}

static void
texel_unknown(struct rt_check *check, const struct check_place *place, uint8_t *texel, uint32_t bytes,
              uint32_t origin)
{
    const struct rt_check_region *region = check_region_of(check, texel);
    for (uint32_t done = 0; done < bytes; done += sizeof(uint32_t)) {
        const struct check_element e = {.op = &check->emu->kernel->program->ops[place->op],
                                        .host = texel + done,
                                        .bytes =
                                            bytes - done < sizeof(uint32_t) ? bytes - done : sizeof(uint32_t),
                                        .place = *place};
        check_written_result(check, &e, region, ~UINT64_C(0), origin);
    }
}

/* The first component of a lane that is not known tells where it comes from; 0: all are known. */
static uint32_t
origin_of_data(const struct rt_check *check, const struct emu_thread *t, const struct lane_op *op,
               unsigned lane)
{
    const struct taint *taint = &check->taint[check_thread_index(check, t)];
    struct lane_operand data = op->src[1];
    uint32_t origin = 0;
    for (unsigned c = 0; c < op->image.comps && !origin; c++, data.base += op->image.comp_stride)
        (void)taint_of(taint, check->emu->kernel->program, t, &data, lane, &origin);
    return origin;
}

void
check_texels_unknown(struct rt_check *check, const struct emu_thread *t, uint32_t index)
{
    const struct lane_op *op = &check->emu->kernel->program->ops[index];
    const struct emu_image *image = emu_launch_image(check->emu, op->image.surface);
    for (uint64_t lanes = image && has_integers(op) ? emu_ref_lanes(op, t->rf) : 0; lanes;
         lanes &= lanes - 1) {
        const unsigned lane = (unsigned)__builtin_ctzll(lanes);
        const struct check_place place = check_place_of(check, t, index, lane);
        const uint32_t origin = origin_of_data(check, t, op, lane);
        int32_t coord[3];
        read_coordinates(check, t, op, lane, coord);
        uint8_t *texel = texel_at(image, coord, false);
        if (texel && origin)
            texel_unknown(check, &place, texel, image->format.texel_bytes, origin);
    }
}

static void
check_coordinates(struct rt_check *check, const struct emu_thread *t, uint32_t index)
{
    const struct lane_op *op = &check->emu->kernel->program->ops[index];
    const struct emu_image *image = emu_launch_image(check->emu, op->image.surface);
    for (uint64_t lanes = image ? emu_ref_lanes(op, t->rf) : 0; lanes; lanes &= lanes - 1) {
        const unsigned lane = (unsigned)__builtin_ctzll(lanes);
        const struct check_place place = check_place_of(check, t, index, lane);
        int32_t coord[3];
        read_coordinates(check, t, op, lane, coord);
        const uint8_t *texel = texel_at(image, coord, op->code == LANE_OP_texload);
        if (texel)
            check_texel(check, t, &place, texel, image->format.texel_bytes, lane, coord);
        else if (op->code != LANE_OP_texload || !check->emu->sampler_count)
            tell_outside(check, op, &place, image, coord);
    }
}

void
check_image(struct rt_check *check, const struct emu_thread *t, uint32_t index)
{
    if (has_integers(&check->emu->kernel->program->ops[index]))
        check_coordinates(check, t, index);
    if (check_wants(check, RT_CHECK_UNINITIALISED))
        check_texels(check, t, index);
}
