/* SPDX-License-Identifier: MIT */
/* Intel's Gen as an instruction set (isa.h). */
#include <stdio.h>

#include "gen/isa/gen_isa.h"
#include "gen/isa/gen_message.h"
#include "gen_lower.h"
#include "intel/container/quirks.h"
#include "isa.h"
#include "lower_flow.h"

static const struct gen_quirks *
quirks_of(const struct fe_image *image)
{
    return image->program.container == FE_INTEL_BEIGNET ? &gen_quirks_beignet : &gen_quirks_igc;
}

static int
lower(struct fe_image *image, unsigned platform, struct fe_kernel *kernel, struct emu_error *error)
{
    return gen_lower_within(&image->budget, quirks_of(image), (enum gen_platform)platform, kernel, error);
}

/* An offset that the kernel's code has. */
static uint32_t
inside(const struct fe_kernel *kernel, bool exists, int64_t offset)
{
    return exists && offset >= 0 && offset < kernel->code_bytes ? (uint32_t)offset : FE_NO_OFFSET;
}

static struct fe_step
step_of(const struct fe_kernel *kernel, const struct gen_inst *inst, const char *text)
{
    const struct gen_lower l = {.kernel = kernel};
    const bool sends = gen_op_info(inst->op)->format >= GEN_FORMAT_SEND;
    struct gen_message message;
    int64_t jip, uip;
    const bool jumps = lower_jip(&l, inst, &jip), rejoins = lower_uip(inst, &uip);
    return (struct fe_step){
        .offset = inst->offset,
        .clause_of = FE_NO_OFFSET,
        .next = inside(kernel, lower_falls_through(inst), lower_next_offset(inst)),
        .jump = inside(kernel, jumps, jip),
        .rejoin = inside(kernel, rejoins, uip),
        .anywhere = lower_by_register(inst) || inst->op == GEN_OP_ret,
        .text = text,
        .message = sends && gen_message_decode(inst, &message) ? message.name : NULL,
    };
}

static int
list(const struct fe_image *image, unsigned platform, const struct fe_kernel *kernel, fe_take_step *take,
     void *user, struct emu_error *error)
{
    enum { LINE_BYTES = 512 };
    char line[LINE_BYTES];
    struct gen_inst inst;
    for (uint32_t at = 0; at < kernel->code_bytes; at += inst.bytes) {
        if (gen_decode(quirks_of(image), (enum gen_platform)platform, kernel->code, kernel->code_bytes, at,
                       &inst, error))
            return -1;
        gen_print((enum gen_platform)platform, &inst, line, sizeof line);
        const struct fe_step step = step_of(kernel, &inst, line);
        take(&step, user);
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
