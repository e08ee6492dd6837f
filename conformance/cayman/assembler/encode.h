/* SPDX-License-Identifier: MIT */
/* From decoded instructions back to words, by the rows of cay_fields.def. */
#ifndef CAY_ASM_ENCODE_H
#define CAY_ASM_ENCODE_H

#include "cayman/isa/cay_inst.h"

/* Words of one instruction, and the first field whose value does not fit; NULL: all do. */
struct encoding {
    uint32_t w[4];
    const char *too_large;
};

struct encoding encode_cf(const struct cay_cf *cf);
struct encoding encode_alu(const struct cay_alu *i);
struct encoding encode_fetch(const struct cay_fetch *i);

#endif
