/* SPDX-License-Identifier: MIT */
/* What the files of this folder share about lane programs. */
#ifndef EMU_LANE_PRIV_H
#define EMU_LANE_PRIV_H

#include "emu/lane.h"

/* The types column of lane_ops.def: 'I', 'F', 'A' or 'N'. */
char lane_code_types(enum lane_code code);

/* Byte offset of lane i of a region, before any indirection. */
static inline int64_t
lane_region_offset(const struct lane_operand *o, unsigned i)
{
    return (int64_t)o->base + (int64_t)(i / o->width) * o->vstride + (int64_t)(i % o->width) * o->hstride;
}

/* Whether the op looks at its predicate fields. */
static inline bool
lane_op_uses_pred(const struct lane_op *op)
{
    switch (lane_code_family(op->code)) {
    case LANE_MASK:
        return false;
    case LANE_CTRL:
        return lane_code_is(op->code, LANE_PREDICATED);
    default:
        return !lane_code_is(op->code, LANE_LANELESS);
    }
}

#endif
