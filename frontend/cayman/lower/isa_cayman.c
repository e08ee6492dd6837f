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
    const struct cay_bindings *bindings =
        image->bindings ? &image->bindings[kernel - image->program.kernels] : NULL;
    return cay_lower_within(&image->budget, bindings, image->quirks, &image->program, kernel, error);
}

struct walk {
    const struct fe_kernel *kernel;
    fe_take_step *take;
    void *user;
};

/* An address of the control flow program, whose instructions have eight bytes. */
static uint32_t
inside(const struct fe_kernel *kernel, uint64_t address)
{
    return 8 * address < kernel->code_bytes ? (uint32_t)(8 * address) : FE_NO_OFFSET;
}

static void
take_line(uint32_t offset, const struct cay_cf *cf, const char *line, void *user)
{
    const struct walk *w = user;
    struct fe_step step = {offset, FE_NO_OFFSET, FE_NO_OFFSET, FE_NO_OFFSET, FE_NO_OFFSET, false, line, NULL};
    if (cf && offset == cf->offset) {
        if (cf->op != CAY_CF_END && (cf->op != CAY_CF_RETURN || cf->cond))
            step.next = inside(w->kernel, cf->offset / 8 + 1);
        if (cay_cf_rows[cf->op].clause == CAY_CLAUSE_JUMP)
            step.jump = inside(w->kernel, cf->addr);
        step.anywhere = cf->op == CAY_CF_RETURN || cf->op == CAY_CF_JUMPTABLE;
    } else if (cf) {
        step.clause_of = cf->offset;
    }
    w->take(&step, w->user);
}

static int
list(const struct fe_image *image, unsigned platform, const struct fe_kernel *kernel, fe_take_step *take,
     void *user, struct emu_error *error)
{
    struct cay_program program = {0};
    struct walk w = {kernel, take, user};
    (void)platform;
    int result = cay_decode(image->quirks, kernel->code, kernel->code_bytes, &program, error);
    if (!result && cay_print(&program, take_line, &w))
        result = emu_fail(error, EMU_NO_MEMORY, "out of memory for a listing");
    cay_program_free(&program);
    return result;
}

static bool
name(const struct fe_kernel *kernel, uint32_t rf, unsigned bytes, char *text, unsigned size)
{
    const uint32_t at = rf - kernel->registers_rf, vector = 4 * kernel->emu.lanes;
    (void)bytes;
    if (rf < kernel->registers_rf || at >= kernel->registers_bytes)
        return false;
    return snprintf(text, size, "T%u.%c", at / (4 * vector), "XYZW"[at / vector % 4]) > 0;
}

const struct fe_isa fe_isa_cayman = {lower, list, name};
