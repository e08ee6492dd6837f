/* SPDX-License-Identifier: MIT */
/*
 * SET_MODE: rounding and denormals until the clause ends, "HD 6900 Series ISA" sections 4.13.1 and 8.2. The
 * low four bits of SRC0_SEL and SRC1_SEL themselves are the modes of floats and of doubles: bits 1:0 round as
 * Gen's cr0 does, bit 2 keeps denormal sources, bit 3 denormal results. Float conversions to 16 bits round as
 * floats do.
 */
#include <assert.h>

#include "lower.h"

static bool
mode_of(struct cay_lower *l, const struct cay_alu *i, unsigned sel, uint32_t *fpmode)
{
    const unsigned denormals = sel >> 2 & 3;
    enum { KEEP = 0xc0 }; /* of floats and doubles, which the host cannot tell apart */
    if (denormals == 1 || denormals == 2) {
        cay_refuse(l, cay_alu_rows[i->op].name,
                   "denormals of sources and of results are treated differently");
        return false;
    }
    *fpmode = CAY_FPMODE | (sel & 3) << 4 | (denormals ? KEEP : 0);
    return true;
}

void
cay_enter_mode(struct cay_lower *l, uint32_t from, uint32_t to)
{
    if (from != to)
        cay_emit(l, LANE_OP_fpmode)->src[0] = cay_imm(LANE_UD, to);
}

/* The mode holds for the instruction's own group already. */
void
cay_set_mode(struct cay_lower *l, const struct cay_group *g)
{
    for (unsigned k = 0; k < g->count; k++) {
        const struct cay_alu *i = &l->p->alu[g->first + k];
        const uint32_t before = l->fpmode;
        if (i->op != CAY_OP2_SET_MODE)
            continue;
        l->inst = i->offset;
        if (mode_of(l, i, i->src[0].sel, &l->fpmode) && mode_of(l, i, i->src[1].sel, &l->fpmode_double))
            cay_enter_mode(l, before, l->fpmode);
    }
}

void
cay_mode_end_clause(struct cay_lower *l)
{
    cay_enter_mode(l, l->fpmode, CAY_FPMODE);
    l->fpmode = l->fpmode_double = CAY_FPMODE;
}
