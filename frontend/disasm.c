/* SPDX-License-Identifier: MIT */
/* Listings, from the same decoders that lowering uses, and the names of registers in them. */
#include "isa.h"

int
fe_kernel_steps(const struct fe_program *program, const struct fe_kernel *kernel,
                void (*take)(const struct fe_step *step, void *user), void *user, struct emu_error *error)
{
    assert(program && kernel && take);
    return fe_device_isa(program->device)
        ->list((const struct fe_image *)program, fe_device_platform(program->device), kernel, take, user,
               error);
}

struct line_writer {
    void (*write)(uint32_t offset, const char *line, void *user);
    void *user;
};

static void
write_line(const struct fe_step *step, void *user)
{
    const struct line_writer *w = user;
    w->write(step->offset, step->text, w->user);
}

int
fe_kernel_list(const struct fe_program *program, const struct fe_kernel *kernel,
               void (*write)(uint32_t offset, const char *line, void *user), void *user,
               struct emu_error *error)
{
    struct line_writer w = {write, user};
    assert(write);
    return fe_kernel_steps(program, kernel, write_line, &w, error);
}

struct plain_writer {
    void (*write)(const char *line, void *user);
    void *user;
};

static void
write_plain(uint32_t offset, const char *line, void *user)
{
    const struct plain_writer *w = user;
    (void)offset;
    w->write(line, w->user);
}

int
fe_kernel_disasm(const struct fe_program *program, const struct fe_kernel *kernel,
                 void (*write)(const char *line, void *user), void *user, struct emu_error *error)
{
    struct plain_writer w = {write, user};
    assert(write);
    return fe_kernel_list(program, kernel, write_plain, &w, error);
}

bool
fe_register_name(const struct fe_program *program, const struct fe_kernel *kernel, uint32_t rf,
                 unsigned bytes, char *text, unsigned size)
{
    assert(program && kernel->emu.program && bytes > 0);
    return fe_device_isa(program->device)->name(kernel, rf, bytes, text, size);
}
