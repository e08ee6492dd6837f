/* SPDX-License-Identifier: MIT */
/* AMD's Cayman as an instruction set (isa.h). */
#include <stdio.h>

#include "cay_lower.h"
#include "cayman/isa/cay_inst.h"
#include "isa.h"
#include "lower.h"

static int
lower(struct fe_image *image, unsigned platform, struct fe_kernel *kernel, struct emu_error *error)
{
    (void)platform;
    return cay_lower_within(&image->budget, image->quirks, &image->program, kernel, error);
}

static int
list(const struct fe_image *image, unsigned platform, const struct fe_kernel *kernel, fe_write_line *write,
     void *user, struct emu_error *error)
{
    struct cay_program program = {0};
    (void)platform;
    int result = cay_decode(image->quirks, kernel->code, kernel->code_bytes, &program, error);
    if (!result && cay_print(&program, write, user))
        result = emu_fail(error, EMU_NO_MEMORY, "out of memory for a listing");
    cay_program_free(&program);
    return result;
}

static bool
name(const struct fe_kernel *kernel, uint32_t rf, unsigned bytes, char *text, unsigned size)
{
    const uint32_t at = rf - kernel->registers_rf;
    (void)bytes;
    if (rf < kernel->registers_rf || at >= kernel->registers_bytes)
        return false;
    return snprintf(text, size, "T%u.%c", at / CAY_GPR, "XYZW"[at % CAY_GPR / CAY_VECTOR]) > 0;
}

const struct fe_isa fe_isa_cayman = {lower, list, name};
