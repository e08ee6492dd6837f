/* SPDX-License-Identifier: MIT */
#include "emu/lane_places.h"

#include <assert.h>

#include "lane_priv.h"

struct list {
    struct lane_place *places;
    unsigned count;
};

static void
add(struct list *list, const struct lane_operand *o, unsigned lanes, enum lane_place_role role,
    unsigned number)
{
    if (o->kind == LANE_NONE || o->kind == LANE_IMM)
        return;
    assert(list->count < LANE_PLACES);
    list->places[list->count++] = (struct lane_place){*o, (uint8_t)lanes, (uint8_t)role, (uint8_t)number};
}

/* Registers that follow each other, one for each bit of a set of components. */
static void
add_components(struct list *list, const struct lane_op *op, const struct lane_operand *first, unsigned set,
               uint32_t stride, enum lane_place_role role)
{
    struct lane_operand o = *first;
    for (; set; set &= set - 1, o.base += stride)
        add(list, &o, op->lanes, role, (unsigned)__builtin_ctz(set));
}

static void
add_memory(struct list *list, const struct lane_op *op)
{
    const struct lane_mem *mem = &op->mem;
    if (lane_code_is(op->code, LANE_LANELESS)) {
        add(list, &op->dst, 1, LANE_PLACE_RESULT, 0);
        return;
    }
    add(list, &op->src[0], mem->linear ? 1 : op->lanes, LANE_PLACE_ADDRESS, 0);
    if (op->code == LANE_OP_store)
        add_components(list, op, &op->src[1], mem->comp_mask, mem->comp_stride, LANE_PLACE_DATA);
    if (op->code == LANE_OP_atomic)
        for (unsigned s = 0; s < lane_atomic_sources(mem->atomic); s++)
            add(list, &op->src[1 + s], op->lanes, LANE_PLACE_DATA, s);
    if (op->code != LANE_OP_store)
        add_components(list, op, &op->dst, op->code == LANE_OP_atomic ? 1 : mem->comp_mask, mem->comp_stride,
                       LANE_PLACE_RESULT);
}

static void
add_coordinates(struct list *list, const struct lane_op *op)
{
    struct lane_operand o = op->src[0];
    if (op->code == LANE_OP_blockload || op->code == LANE_OP_blockstore) {
        add(list, &o, 3, LANE_PLACE_ADDRESS, 0);
        return;
    }
    for (unsigned k = 0; k < op->image.coords; k++) {
        o.base = k ? op->image.coord[k - 1] : o.base;
        add(list, &o, op->lanes, LANE_PLACE_ADDRESS, k);
    }
}

static unsigned
first_bits(unsigned set, unsigned count)
{
    while ((unsigned)__builtin_popcount(set) > count)
        set &= ~(1u << (31 - __builtin_clz(set)));
    return set;
}

static void
add_texture(struct list *list, const struct lane_op *op)
{
    const struct lane_image *image = &op->image;
    add_components(list, op, &op->src[0], (1u << image->coords) - 1, image->comp_stride, LANE_PLACE_ADDRESS);
    add(list, &op->src[1], 1, LANE_PLACE_SOURCE, 1);
    add(list, &op->src[2], 1, LANE_PLACE_SOURCE, 2);
    add_components(list, op, &op->dst, first_bits(image->comp_mask, image->comps), image->comp_stride,
                   LANE_PLACE_RESULT);
}

static void
add_image(struct list *list, const struct lane_op *op)
{
    if (op->code == LANE_OP_texture) {
        add_texture(list, op);
        return;
    }
    const struct lane_image *image = &op->image;
    const bool block = op->code == LANE_OP_blockload || op->code == LANE_OP_blockstore;
    const unsigned set = block ? 1 : first_bits(image->comp_mask, image->comps);
    add_coordinates(list, op);
    if (op->code == LANE_OP_texstore || op->code == LANE_OP_blockstore)
        add_components(list, op, &op->src[1], set, image->comp_stride, LANE_PLACE_DATA);
    else if (op->code == LANE_OP_texatomic)
        for (unsigned s = 0; s < lane_atomic_sources(image->atomic); s++)
            add(list, &op->src[1 + s], op->lanes, LANE_PLACE_DATA, s);
    else
        add(list, &op->src[1], 1, LANE_PLACE_SOURCE, 1);
    add_components(list, op, &op->dst, op->code == LANE_OP_texatomic ? 1 : set, image->comp_stride,
                   LANE_PLACE_RESULT);
}

static void
add_plain(struct list *list, const struct lane_op *op)
{
    const unsigned lanes = lane_code_family(op->code) == LANE_CTRL ? 1 : op->lanes;
    for (unsigned n = 0; n < lane_code_sources(op->code); n++)
        add(list, &op->src[n], lanes, LANE_PLACE_SOURCE, n);
    add(list, &op->dst, lanes, LANE_PLACE_RESULT, 0);
}

unsigned
lane_op_places(const struct lane_op *op, struct lane_place places[LANE_PLACES])
{
    struct list list = {places, 0};
    switch (lane_code_family(op->code)) {
    case LANE_MEM:
        add_memory(&list, op);
        break;
    case LANE_IMAGE:
        add_image(&list, op);
        break;
    case LANE_MASK:
        break;
    default:
        add_plain(&list, op);
    }
    return list.count;
}

uint32_t
lane_operand_offset(const struct lane_operand *o, unsigned i)
{
    assert(o->kind == LANE_REG);
    return (uint32_t)lane_region_offset(o, i);
}
