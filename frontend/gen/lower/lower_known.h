/* SPDX-License-Identifier: MIT */
/* Bits of registers that are the same in every run, found in the straight code before an instruction. */
#ifndef LOWER_KNOWN_H
#define LOWER_KNOWN_H

#include "lower_priv.h"

struct lower_bits {
    uint32_t value, known; /* bits of value outside known are 0 */
};

/* The dword at byte `at` of the GRF or, with file GEN_FILE_ARF, of a0, as instruction `before` finds it. */
struct lower_bits lower_known(const struct gen_lower *l, const struct gen_inst *before, enum gen_file file,
                              uint32_t at);
/* The instruction that writes it last in the same straight code; NULL: not known. */
const struct gen_inst *lower_writer(const struct gen_lower *l, const struct gen_inst *before,
                                    enum gen_file file, uint32_t at);

/* Whether the instruction may write into that dword. */
bool lower_may_write(const struct gen_inst *inst, enum gen_file file, uint32_t at);

#endif
