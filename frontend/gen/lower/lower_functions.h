/* SPDX-License-Identifier: MIT */
/* The functions that gen_isa.def names: each makes lane ops of one instruction. */
#ifndef LOWER_FUNCTIONS_H
#define LOWER_FUNCTIONS_H

#include "lower_priv.h"

typedef void lower_fn(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code);

#define LOWER(name) lower_fn lower_##name;
LOWER(mov)
LOWER(dim)
LOWER(smov)
LOWER(half)
LOWER(not )
LOWER(alu)
LOWER(logic)
LOWER(shift)
LOWER(bits)
LOWER(cmp)
LOWER(cmpn)
LOWER(sel)
LOWER(csel)
LOWER(add)
LOWER(avg)
LOWER(bfi2)
LOWER(dot)
LOWER(line)
LOWER(pln)
LOWER(sad)
LOWER(movi)
LOWER(mul)
LOWER(mach)
LOWER(mac)
LOWER(mad)
LOWER(lrp)
LOWER(addc)
LOWER(madm)
LOWER(math)
LOWER(if)
LOWER(else)
LOWER(endif)
LOWER(while)
LOWER(break)
LOWER(goto)
LOWER(brc)
LOWER(brd)
LOWER(jmpi)
LOWER(call)
LOWER(ret)
LOWER(wait)
LOWER(nop)
LOWER(trap)
LOWER(send)
LOWER(refuse)
#undef LOWER

#endif
