/* SPDX-License-Identifier: MIT */
/* Listings, from the same decoders that lowering uses. */
#include "cayman/cay_inst.h"
#include "device_gen.h"
#include "gen/gen_inst.h"
#include "intel/quirks.h"
#include "load.h"

enum { LINE_BYTES = 512 };

static int
list_gen(enum gen_platform platform, const struct fe_kernel *kernel,
         void (*write)(const char *line, void *user), void *user, struct emu_error *error)
{
    char line[LINE_BYTES];
    struct gen_inst inst;
    for (uint32_t at = 0; at < kernel->code_bytes; at += inst.bytes) {
        if (gen_decode(&gen_quirks_igc, platform, kernel->code, kernel->code_bytes, at, &inst, error))
            return -1;
        gen_print(platform, &inst, line, sizeof line);
        write(line, user);
    }
    return 0;
}

static int
list_cayman(const struct fe_image *image, const struct fe_kernel *kernel,
            void (*write)(const char *line, void *user), void *user, struct emu_error *error)
{
    struct cay_program program = {0};
    int result = cay_decode(image->quirks, kernel->code, kernel->code_bytes, &program, error);
    if (!result && cay_print(&program, write, user))
        result = emu_fail(error, EMU_NO_MEMORY, "out of memory for a listing");
    cay_program_free(&program);
    return result;
}

int
fe_kernel_disasm(const struct fe_program *program, const struct fe_kernel *kernel,
                 void (*write)(const char *line, void *user), void *user, struct emu_error *error)
{
    assert(program && kernel && write);
    if (program->device == FE_CAYMAN)
        return list_cayman((const struct fe_image *)program, kernel, write, user, error);
    return list_gen(fe_gen_platform(program->device), kernel, write, user, error);
}
