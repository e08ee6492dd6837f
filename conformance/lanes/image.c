/* SPDX-License-Identifier: MIT */
#include "image.h"

#include <stdlib.h>
#include <string.h>

enum { COORDINATE_STRIDE = 256, HEADER = RIG_DATA + 2048 };

static struct lane_operand
packed(enum lane_type type, unsigned lanes, uint32_t base)
{
    struct lane_operand o = {.kind = LANE_REG, .type = type, .base = base, .width = 1};
    while (o.width < lanes)
        o.width *= 2;
    o.hstride = (int16_t)lane_type_bytes(type);
    o.vstride = (int16_t)(o.hstride * o.width);
    return o;
}

static void
block(struct gen *g, struct lane_op *op)
{
    op->lanes = (uint8_t)(8u << gen_below(g, 4));
    op->chan = 0;
    op->pred = LANE_PRED_NONE;
    op->src[0] = packed(LANE_UD, 4, HEADER);
    op->dst = op->src[1] = packed(LANE_UD, op->lanes, RIG_DATA);
    if (op->code == LANE_OP_blockstore || gen_once_in(g, 10))
        op->dst.kind = LANE_NONE; /* a load's result may be dropped */
    if (op->code == LANE_OP_blockload)
        op->src[1].kind = LANE_NONE;
}

static void
masks(struct gen *g, struct lane_op *op)
{
    op->chan = gen_once_in(g, 2) ? 0 : (uint8_t)(op->lanes * gen_below(g, 64u / op->lanes));
    op->flags = gen_once_in(g, 3) ? LANE_NOMASK : 0;
    if (gen_once_in(g, 3)) {
        op->pred = LANE_PRED_NORMAL;
        op->pred_cell = GEN_FLAGS + 4 * gen_below(g, 4);
        op->flags |= gen_once_in(g, 2) ? LANE_PRED_INV : 0;
    }
}

static void
operands(struct gen *g, struct lane_op *op)
{
    const bool reads = op->code != LANE_OP_texstore && op->code != LANE_OP_texatomic;
    const bool halves = (op->code == LANE_OP_sample || op->code == LANE_OP_texload) && gen_once_in(g, 4);
    op->src[0] = packed(LANE_UD, op->lanes, RIG_ADDRESS);
    for (unsigned k = 0; k < 2; k++)
        op->image.coord[k] = RIG_ADDRESS + (k + 1) * COORDINATE_STRIDE;
    op->src[1] = packed(LANE_UD, op->lanes, RIG_DATA);
    op->src[2] = packed(LANE_UD, op->lanes, RIG_DATA + 512);
    op->dst = packed(halves ? LANE_HF : LANE_F, op->lanes, gen_once_in(g, 4) ? RIG_ADDRESS : RIG_DATA);
    if (reads)
        op->src[1] = packed(LANE_UD, 1, HEADER);
    if (reads && gen_once_in(g, 2))
        op->src[1].kind = LANE_NONE;
    if (gen_once_in(g, 20))
        op->dst.kind = LANE_NONE;
    gen_drop_unused(op, op->image.atomic);
}

void
image_op(struct gen *g, struct lane_op *op, enum lane_code code, unsigned lanes)
{
    op->code = code;
    op->type = LANE_UD;
    op->lanes = (uint8_t)lanes;
    op->image = (struct lane_image){.surface = (uint16_t)gen_below(g, 20) ? 0 : 1,
                                    .sampler = (uint8_t)(gen_below(g, 20) ? 0 : 1),
                                    .coords = (uint8_t)(1 + gen_below(g, 3)),
                                    .comps = (uint8_t)(1 + gen_below(g, 4)),
                                    .comp_mask = (uint8_t)(gen_once_in(g, 2) ? 15 : 1 + gen_below(g, 15)),
                                    .comp_stride = 256};
    if (gen_once_in(g, 2))
        op->image.coords = 3;
    if (code == LANE_OP_texatomic) {
        op->image.atomic = (uint8_t)gen_below(g, LANE_ATOMIC_FCMPXCHG + 1);
        op->image.comps = op->image.comp_mask = 1;
    }
    masks(g, op);
    if (code == LANE_OP_blockload || code == LANE_OP_blockstore)
        block(g, op);
    else
        operands(g, op);
}

static void
random_format(struct gen *g, struct emu_image_format *format)
{
    uint32_t count = 0;
    while (emu_image_format_at(count, format))
        count++;
    emu_image_format_at(gen_below(g, count), format);
}

/* Texels lie anywhere in the first area, at addresses no texel is aligned to as well. */
void
image_bind(struct rig *r, struct gen *g)
{
    struct emu_image *image = &r->images[0];
    *image = (struct emu_image){.shape = (uint8_t)gen_below(g, EMU_IMAGE_BUFFER + 1),
                                .width = 1 + gen_below(g, 9),
                                .height = 1,
                                .depth = 1,
                                .layers = 1,
                                .base = r->memory + gen_below(g, 2) * gen_below(g, 16)};
    random_format(g, &image->format);
    if ((image->shape == EMU_IMAGE_1D || image->shape == EMU_IMAGE_2D) && gen_once_in(g, 2))
        image->width += 30; /* rows of many lanes lie inside */
    if (image->shape == EMU_IMAGE_2D || image->shape == EMU_IMAGE_2D_ARRAY || image->shape == EMU_IMAGE_3D)
        image->height = 1 + gen_below(g, 5);
    if (image->shape == EMU_IMAGE_3D)
        image->depth = 1 + gen_below(g, 4);
    if (image->shape == EMU_IMAGE_1D_ARRAY || image->shape == EMU_IMAGE_2D_ARRAY)
        image->layers = 1 + gen_below(g, 4);
    image->row_pitch = image->width * image->format.texel_bytes + gen_below(g, 2) * gen_below(g, 9);
    image->slice_pitch = image->row_pitch * image->height + gen_below(g, 2) * gen_below(g, 20);
    if (!emu_image_fits(image, RIG_MEMORY - 16))
        abort();
    r->samplers[0] = (struct emu_sampler){.valid = true,
                                          .linear = gen_once_in(g, 2),
                                          .normalised = gen_once_in(g, 2),
                                          .address = {(uint8_t)gen_below(g, EMU_ADDRESS_BORDER + 1),
                                                      (uint8_t)gen_below(g, EMU_ADDRESS_BORDER + 1),
                                                      (uint8_t)gen_below(g, EMU_ADDRESS_BORDER + 1)}};
}

static uint32_t
float_coordinate(struct rig *r, struct gen *g)
{
    const unsigned n = gen_below(g, 12);
    if (n == 0)
        return (uint32_t)gen_next(g);
    const float texels = (float)(int)(gen_below(g, 30u * 256) - 10 * 256) / (n < 5 ? 128.0f : 256.0f);
    const float whole = (float)(int)gen_below(g, 24) - 8.0f + (n == 5 ? 0.5f : 0.0f);
    const float v = n < 5 ? texels : n < 8 ? whole : texels * 0.37f;
    const float scaled = r->samplers[0].normalised ? v / 9.0f : v;
    uint32_t bits;
    memcpy(&bits, &scaled, sizeof(bits));
    return bits;
}

static uint32_t
int_coordinate(struct gen *g)
{
    return gen_once_in(g, 20) ? (uint32_t)gen_next(g)
                              : gen_below(g, gen_once_in(g, 4) ? 12 : 4) - gen_below(g, 2);
}

static void
put(struct rig *r, uint32_t at, uint32_t value)
{
    memcpy(r->start_rf + at, &value, sizeof(value));
}

static bool
is_sampled(enum lane_code code)
{
    return code == LANE_OP_sample || code == LANE_OP_texgather;
}

void
image_coordinates(struct rig *r, struct gen *g, enum lane_code code, unsigned lanes)
{
    const bool row = gen_once_in(g, 3), clean = gen_once_in(g, 2);
    const unsigned row_lanes = gen_once_in(g, 2) ? 64 : 8;
    put(r, HEADER, int_coordinate(g) * (gen_once_in(g, 2) ? r->images[0].format.texel_bytes : 1));
    put(r, HEADER + 4, int_coordinate(g));
    put(r, HEADER + 8, gen_below(g, 8) << 16 | gen_below(g, 64));
    if (code == LANE_OP_blockload || code == LANE_OP_blockstore)
        return;
    put(r, HEADER, gen_below(g, 64) << 12 | (gen_once_in(g, 4) ? gen_below(g, 4096) : 0));
    const uint32_t first = gen_below(g, 3);
    for (unsigned k = 0; k < 3; k++)
        for (unsigned i = 0; i < lanes; i++) {
            uint32_t v = is_sampled(code) ? float_coordinate(r, g) : int_coordinate(g);
            if (row && !is_sampled(code))
                v = k ? first : i % row_lanes;
            if (clean && code == LANE_OP_texinfo)
                v = 0;
            put(r, RIG_ADDRESS + k * COORDINATE_STRIDE + 4 * i, v);
        }
}
