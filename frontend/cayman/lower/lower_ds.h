/* SPDX-License-Identifier: MIT */
/* An operation of cay_lds.def on the local or the global data share. */
#ifndef CAY_LOWER_DS_H
#define CAY_LOWER_DS_H

#include "lower.h"

struct cay_ds {
    enum cay_lds_op op;
    enum lane_space space;
    uint16_t surface;              /* of LANE_SPACE_SURFACE */
    uint32_t idx_offset;           /* IDX_OFFSET */
    struct lane_operand source[3]; /* plain dwords: an address in bytes, then data or another address */
    struct lane_operand to[2];     /* where what it returns goes, as dwords */
    uint32_t lanes_cell;           /* predicate; 0: as the instruction has it */
};

void cay_lower_ds(struct cay_lower *l, const struct cay_ds *d);

#endif
