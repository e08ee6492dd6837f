/* SPDX-License-Identifier: MIT */
/*
 * What the simd engine makes of a program binary: records per lane op, and the ops it leaves to the
 * reference. A tool for whoever widens the engine: fast_forms DEVICE FILE [all]
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "load_program.h"
#include "simd/control.h"

static void
list_kernel(const struct fe_kernel *kernel, bool all)
{
    const struct lane_program *p = kernel->emu.program;
    struct backend_code *base;
    struct emu_error error = {0};
    if (backend_code_new(&kernel->emu, BACKEND_SIMD, backend_cpu_detect(), &base, &error)) {
        printf("%s: %s\n", kernel->name, error.text);
        return;
    }
    const struct simd_code *code = (const struct simd_code *)base;
    unsigned slow = 0;
    for (uint32_t i = 0; i < p->op_count; i++) {
        const uint32_t first = code->starts[i], count = code->starts[i + 1] - first;
        const bool ref = count == 1 && code->ops[first].fn == code->level->ref;
        char text[512];
        slow += ref;
        lane_op_print(p, i, text, sizeof(text));
        if (ref || all || count > 2)
            printf("%s%u  %s\n", ref ? "REF  " : "     ", count, text);
    }
    printf("%s: %u lane ops, %u records, %u ops left to the reference\n", kernel->name, p->op_count,
           code->op_count, slow);
    backend_code_free(base);
}

int
main(int argc, char **argv)
{
    if (argc < 3)
        return 2;
    enum fe_device device;
    struct fe_program *program = find_device(argv[1], &device) ? load_program(argv[2], device, false) : NULL;
    if (!program)
        return 1;
    for (uint32_t i = 0; i < program->kernel_count; i++)
        list_kernel(&program->kernels[i], argc > 3);
    fe_program_free(program);
    return 0;
}
