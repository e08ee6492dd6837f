/* SPDX-License-Identifier: MIT */
/*
 * SET_MODE: rounding and denormals until the clause ends, "HD 6900 Series ISA" sections 4.13.1 and 8.2. The
 * low four bits of SRC0_SEL and SRC1_SEL themselves are the modes of floats and of doubles: bits 1:0 round as
 * Gen's cr0 does, bit 2 keeps denormal sources, bit 3 denormal results. Float conversions to 16 bits round as
 * floats do.
 */
#include "emu/fpmode.h"
#include "lower.h"

static uint32_t
mode_of(unsigned sel)
{
    enum { KEEP = 0xc0 }; /* of floats and doubles, which the host cannot tell apart */
    static const uint32_t denormals[4] = {0, KEEP | EMU_FPMODE_FLUSH_RESULTS, KEEP | EMU_FPMODE_FLUSH_SOURCES,
                                          KEEP};
    return CAY_FPMODE | (sel & 3) << 4 | denormals[sel >> 2 & 3];
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
        l->fpmode = mode_of(i->src[0].sel);
        l->fpmode_double = mode_of(i->src[1].sel);
        cay_enter_mode(l, before, l->fpmode);
    }
}

void
cay_mode_end_clause(struct cay_lower *l)
{
    cay_enter_mode(l, l->fpmode, CAY_FPMODE);
    l->fpmode = l->fpmode_double = CAY_FPMODE;
}
