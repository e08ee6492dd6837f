/* SPDX-License-Identifier: MIT */
/* Intel's Gen as an instruction set (isa.h). All of its containers hold code of one compiler. */
#include <stdio.h>

#include "gen/isa/gen_inst.h"
#include "gen_lower.h"
#include "intel/container/quirks.h"
#include "isa.h"
#include "lower_priv.h"

static int
lower(struct fe_image *image, unsigned platform, struct fe_kernel *kernel, struct emu_error *error)
{
    return gen_lower_within(&image->budget, &gen_quirks_igc, (enum gen_platform)platform, kernel, error);
}

static int
list(const struct fe_image *image, unsigned platform, const struct fe_kernel *kernel, fe_write_line *write,
     void *user, struct emu_error *error)
{
    enum { LINE_BYTES = 512 };
    char line[LINE_BYTES];
    struct gen_inst inst;
    (void)image;
    for (uint32_t at = 0; at < kernel->code_bytes; at += inst.bytes) {
        if (gen_decode(&gen_quirks_igc, (enum gen_platform)platform, kernel->code, kernel->code_bytes, at,
                       &inst, error))
            return -1;
        gen_print((enum gen_platform)platform, &inst, line, sizeof line);
        write(at, line, user);
    }
    return 0;
}

/* The general registers; behind them a0 and the accumulators (lower_priv.h). */
static bool
name(const struct fe_kernel *kernel, uint32_t rf, unsigned bytes, char *text, unsigned size)
{
    const uint32_t at = rf - kernel->registers_rf, behind = at - kernel->registers_bytes;
    if (rf >= RF_FLAGS && rf < RF_FLAGS + 8)
        return snprintf(text, size, "f%u", (rf - RF_FLAGS) / 4) > 0;
    if (rf < kernel->registers_rf)
        return false;
    if (at < kernel->registers_bytes)
        return snprintf(text, size, "r%u.%u", at / GEN_GRF_BYTES, at % GEN_GRF_BYTES / bytes) > 0;
    if (behind < ARF_ACC)
        return snprintf(text, size, "a0.%u", behind / 2) > 0;
    if (behind < ARF_TEMP)
        return snprintf(text, size, "acc.%u", (behind - ARF_ACC) / 8) > 0;
    return false;
}

const struct fe_isa fe_isa_gen = {lower, list, name};
