/* SPDX-License-Identifier: MIT */
/* Mask cells, predicates, and the MASK family. */
#include <assert.h>
#include <string.h>

#include "ref_priv.h"

uint64_t
ref_cell(const uint8_t *rf, uint32_t cell)
{
    uint64_t value;
    memcpy(&value, rf + cell, sizeof value);
    return value;
}

void
ref_set_cell(uint8_t *rf, uint32_t cell, uint64_t value)
{
    memcpy(rf + cell, &value, sizeof value);
}

static uint64_t
low_bits(unsigned n)
{
    return n >= 64 ? UINT64_MAX : ((uint64_t)1 << n) - 1;
}

/* Any or all of the aligned group of channels that channel c belongs to. */
static bool
group_holds(uint64_t flags, unsigned channel, unsigned size, bool all)
{
    const uint64_t group = flags >> (channel & ~(size - 1)) & low_bits(size);
    return all ? group == low_bits(size) : group != 0;
}

static bool
channel_holds(const struct lane_op *op, const uint8_t *rf, unsigned channel)
{
    const uint64_t flags = ref_cell(rf, op->pred_cell) >> op->pred_shift;
    switch (op->pred) {
    case LANE_PRED_NORMAL:
        return flags >> channel & 1;
    case LANE_PRED_ANYV:
        return (flags | ref_cell(rf, op->pred_cell + 4) >> op->pred_shift) >> channel & 1;
    case LANE_PRED_ALLV:
        return (flags & ref_cell(rf, op->pred_cell + 4) >> op->pred_shift) >> channel & 1;
    default: {
        const unsigned row = op->pred - LANE_PRED_ANY2;
        return group_holds(flags, channel, 2u << row / 2, row % 2);
    }
    }
}

uint64_t
ref_pred(const struct lane_op *op, const uint8_t *rf)
{
    if (op->pred == LANE_PRED_NONE)
        return low_bits(op->lanes);
    uint64_t lanes = 0;
    for (unsigned i = 0; i < op->lanes; i++)
        lanes |= (uint64_t)channel_holds(op, rf, op->chan + i) << i;
    return op->flags & LANE_PRED_INV ? ~lanes & low_bits(op->lanes) : lanes;
}

uint64_t
ref_enabled(const struct lane_op *op, const uint8_t *rf)
{
    uint64_t lanes = low_bits(op->lanes);
    if (!(op->flags & LANE_NOMASK))
        lanes &= ref_cell(rf, LANE_EXEC_CELL) >> op->chan;
    return op->code == LANE_OP_sel ? lanes : lanes & ref_pred(op, rf);
}

void
ref_mask(const struct lane_op *op, uint8_t *rf)
{
    const uint32_t *cell = op->ctrl.cell;
    const uint64_t a = ref_cell(rf, cell[1]);
    switch (op->code) {
    case LANE_OP_mmov:
        ref_set_cell(rf, cell[0], a);
        return;
    case LANE_OP_mand:
        ref_set_cell(rf, cell[0], a & ref_cell(rf, cell[2]));
        return;
    case LANE_OP_mandn:
        ref_set_cell(rf, cell[0], a & ~ref_cell(rf, cell[2]));
        return;
    default:
        assert(op->code == LANE_OP_mor);
        ref_set_cell(rf, cell[0], a | ref_cell(rf, cell[2]));
    }
}

uint64_t
emu_ref_lanes(const struct lane_op *op, const uint8_t *rf)
{
    return ref_enabled(op, rf);
}
