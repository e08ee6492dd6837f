/* SPDX-License-Identifier: MIT */
#include "attempt.h"

#include "wellformed.h"

/* What lowering made must be safe to run: no operand outside the register file, no target outside the code.
 */
static const char *
lowered_defect(const struct fe_program *program)
{
    struct emu_error error = {EMU_OK, ""};
    for (uint32_t i = 0; i < program->kernel_count; i++) {
        const struct emu_kernel *kernel = &program->kernels[i].emu;
        if (!kernel->program)
            return "a kernel without a lane program";
        if (emu_kernel_check(kernel, &error))
            return "a kernel that does not pass its check";
        if (kernel->payload_bytes < program->kernels[i].payload_bytes && program->kernels[i].args_known)
            return "a payload smaller than its launch values";
    }
    return NULL;
}

static const char *
examine(int result, struct fe_program *program, const struct emu_error *error, bool lowered)
{
    const char *defect = NULL;
    if (result) {
        defect = program           ? "a program although it was refused"
                 : !error->text[0] ? "a refusal without a reason"
                                   : NULL;
    } else {
        defect = error->kind != EMU_OK ? "success with an error" : program_defect(program);
        if (!defect && lowered)
            defect = lowered_defect(program);
    }
    fe_program_free(program);
    return defect;
}

const char *
attempt(const void *bytes, size_t size, enum fe_device device, struct emu_error *error)
{
    struct fe_program *program = NULL;
    struct emu_error parse_error = {EMU_OK, ""};
    const int parsed = fe_program_parse(bytes, size, device, &program, &parse_error);
    const char *defect = examine(parsed, program, &parse_error, false);
    *error = parse_error;
    if (parsed || defect)
        return defect;
    const int loaded = fe_program_load(bytes, size, device, &program, error);
    return examine(loaded, program, error, true);
}
