/* SPDX-License-Identifier: MIT */
/* Where an op reads and writes lanes: operands, components and coordinates. For watchers of threads. */
#ifndef EMU_LANE_PLACES_H
#define EMU_LANE_PLACES_H

#include "emu/lane.h"

/* What a place holds. */
enum lane_place_role {
    LANE_PLACE_SOURCE,
    LANE_PLACE_ADDRESS, /* or a coordinate */
    LANE_PLACE_DATA,    /* of a message, on its way to memory */
    LANE_PLACE_RESULT   /* the only one that is written */
};

struct lane_place {
    struct lane_operand operand;
    uint8_t lanes;
    uint8_t role;   /* enum lane_place_role */
    uint8_t number; /* of the source, coordinate or component */
};

/* A texture message with fourteen arguments. */
enum { LANE_PLACES = 24 };

/* Immediates and missing operands are left out. Returns the number of places. */
unsigned lane_op_places(const struct lane_op *op, struct lane_place places[LANE_PLACES]);

/* Where lane i of a register lies in the register file. Not for indirect operands. */
uint32_t lane_operand_offset(const struct lane_operand *o, unsigned i);

static inline uint64_t
lane_truncate_address(const struct lane_operand *o, uint64_t address)
{
    return lane_type_bytes((enum lane_type)o->type) == 4 ? (uint32_t)address : address;
}

/* The address of component c of a lane. `base`: the bits of the address operand in this lane, or for a linear
 * message in the first lane. */
static inline uint64_t
lane_mem_address(const struct lane_op *op, uint64_t base, unsigned lane, unsigned c)
{
    const struct lane_mem *mem = &op->mem;
    const struct lane_operand *o = &op->src[0];
    uint64_t at = lane_truncate_address(o, base);
    at = lane_truncate_address(o, (at << mem->addr_shift) + mem->offset);
    if (mem->space != LANE_SPACE_FLAT)
        at &= mem->addr_mask;
    const uint64_t number = mem->linear ? lane + (uint64_t)c * op->lanes : c;
    return lane_truncate_address(o, at + number * mem->elem);
}

#endif
