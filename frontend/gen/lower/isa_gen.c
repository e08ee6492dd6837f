/* SPDX-License-Identifier: MIT */
/* Intel's Gen as an instruction set (isa.h). All of its containers hold code of one compiler. */
#include "gen/isa/gen_inst.h"
#include "gen_lower.h"
#include "intel/container/quirks.h"
#include "isa.h"

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
        write(line, user);
    }
    return 0;
}

const struct fe_isa fe_isa_gen = {lower, list};
