/* SPDX-License-Identifier: MIT */
/*
 * What the simd engine makes of a program binary: records per lane op, and the ops it leaves to the
 * reference. A tool for whoever widens the engine: fast_forms DEVICE FILE [all]
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "frontend/program.h"
#include "simd/control.h"

static char *
read_file(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    char *data = NULL;
    long length;
    if (file && !fseek(file, 0, SEEK_END) && (length = ftell(file)) > 0 && (data = malloc((size_t)length))) {
        rewind(file);
        *size = fread(data, 1, (size_t)length, file);
    }
    if (file)
        fclose(file);
    return data;
}

static void
list_kernel(const struct fe_kernel *kernel, bool all)
{
    const struct lane_program *p = kernel->emu.program;
    struct backend_code *base;
    struct emu_error error;
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
    enum fe_device device = 0;
    while (device < FE_DEVICE_COUNT && strcmp(fe_device_name(device), argv[1]))
        device++;
    size_t size = 0;
    char *data = read_file(argv[2], &size);
    struct fe_program *program;
    struct emu_error error = {0};
    if (!data || device == FE_DEVICE_COUNT || fe_program_load(data, size, device, &program, &error)) {
        fprintf(stderr, "%s: %s\n", argv[2], error.text);
        free(data);
        return 1;
    }
    for (uint32_t i = 0; i < program->kernel_count; i++)
        list_kernel(&program->kernels[i], argc > 3);
    fe_program_free(program);
    free(data);
    return 0;
}
