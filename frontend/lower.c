/* SPDX-License-Identifier: MIT */
/* Loading for execution: a parsed program whose kernels are lowered. */
#include "isa.h"

static int
lower_kernel(struct fe_image *image, struct fe_kernel *kernel, struct emu_error *error)
{
    const enum fe_device device = image->program.device;
    if (fe_device_isa(device)->lower(image, fe_device_platform(device), kernel, error))
        return -1;
    /* The engines trust what passes here. */
    return emu_kernel_check(&kernel->emu, error);
}

static int
lower_all(struct fe_image *image, struct emu_error *error)
{
    if (image->refusal.kind != EMU_OK)
        return emu_fail(error, image->refusal.kind, "%s", image->refusal.text);
    for (uint32_t i = 0; i < image->program.kernel_count; i++) {
        struct fe_kernel *kernel = &image->program.kernels[i];
        struct emu_error inner = {EMU_OK, ""};
        if (lower_kernel(image, kernel, &inner))
            return emu_fail(error, inner.kind, "kernel %.64s: %s", kernel->name, inner.text);
    }
    return 0;
}

int
fe_program_lower(struct fe_program *program, struct emu_error *error)
{
    assert(program->device < FE_DEVICE_COUNT);
    struct fe_image *image = (struct fe_image *)program;
    fe_budget_resume(&image->budget);
    return lower_all(image, error);
}

int
fe_program_load(const void *data, size_t size, enum fe_device device, struct fe_program **out,
                struct emu_error *error)
{
    assert(device < FE_DEVICE_COUNT);
    if (fe_program_parse(data, size, device, out, error))
        return -1;
    if (fe_program_lower(*out, error)) {
        fe_program_free(*out);
        *out = NULL;
        return -1;
    }
    return 0;
}
