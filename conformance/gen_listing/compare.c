/* SPDX-License-Identifier: MIT */
/*
 * gen_listing_compare BINARY [LISTING]            a program binary of any Intel container
 * gen_listing_compare --raw DEVICE CODE [LISTING]  one kernel's bare code
 * gen_listing_compare --extract DIRECTORY BINARY  writes every kernel's code to DIRECTORY/NAME.bin
 *
 * Without LISTING it prints ours; with one (iga64 -d -n -Xprint-pc after "// kernel NAME" lines) it compares.
 * Exit status: 0 equal, 1 different, 2 unusable input.
 */
#include "compare.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "frontend/program.h"
#include "isa.h"
#include "read_file.h"

static int
list_or_compare(enum gen_platform platform, const struct code *codes, unsigned count, const char *listing)
{
    if (listing)
        return compare_listing(platform, codes, count, listing) != 0;
    for (unsigned i = 0; i < count; i++)
        list_code(platform, &codes[i]);
    return 0;
}

static bool
is_gen(enum fe_device device)
{
    return fe_device_isa(device) == &fe_isa_gen;
}

static enum gen_platform
platform_of(enum fe_device device)
{
    return (enum gen_platform)fe_device_platform(device);
}

static int
run_raw(const char *device, const char *path, const char *listing)
{
    struct code code = {.name = "raw"};
    size_t size;
    unsigned d = 0;
    while (d < FE_DEVICE_COUNT && strcmp(fe_device_name((enum fe_device)d), device))
        d++;
    uint8_t *const bytes = d < FE_DEVICE_COUNT && is_gen((enum fe_device)d) ? read_file(path, &size) : NULL;
    if (!bytes) {
        perror(path);
        return 2;
    }
    code.bytes = bytes;
    code.size = (uint32_t)size;
    const int result = list_or_compare(platform_of((enum fe_device)d), &code, 1, listing);
    free(bytes);
    return result;
}

static struct fe_program *
load(const char *path)
{
    struct fe_program *program = NULL;
    struct emu_error error = {0};
    size_t size;
    uint8_t *const bytes = read_file(path, &size);
    if (!bytes)
        perror(path);
    else if (fe_program_parse(bytes, size, FE_DEVICE_COUNT, &program, &error) < 0)
        fprintf(stderr, "%s: %s\n", path, error.text);
    free(bytes);
    if (program && !is_gen(program->device)) {
        fprintf(stderr, "%s: not an Intel binary\n", path);
        fe_program_free(program);
        program = NULL;
    }
    return program;
}

static int
run_binary(const char *path, const char *listing)
{
    int result = 2;
    struct code *codes = NULL;
    struct fe_program *const program = load(path);
    if (!program)
        goto out;
    codes = calloc(program->kernel_count + 1, sizeof *codes);
    if (!codes)
        goto out;
    for (uint32_t i = 0; i < program->kernel_count; i++)
        codes[i] =
            (struct code){program->kernels[i].name, program->kernels[i].code, program->kernels[i].code_bytes};
    result = list_or_compare(platform_of(program->device), codes, program->kernel_count, listing);
out:
    free(codes);
    fe_program_free(program);
    return result;
}

static bool
write_code(const char *folder, const struct fe_kernel *kernel)
{
    char path[1024];
    snprintf(path, sizeof path, "%s/%s.bin", folder, kernel->name);
    FILE *const file = fopen(path, "wb");
    bool written = file && fwrite(kernel->code, 1, kernel->code_bytes, file) == kernel->code_bytes;
    if (file && fclose(file))
        written = false;
    if (written)
        puts(kernel->name);
    else
        perror(path);
    return written;
}

static int
run_extract(const char *folder, const char *path)
{
    struct fe_program *const program = load(path);
    if (!program)
        return 2;
    bool written = true;
    for (uint32_t i = 0; i < program->kernel_count; i++)
        written &= write_code(folder, &program->kernels[i]);
    fe_program_free(program);
    return written ? 0 : 2;
}

int
main(int argc, char **argv)
{
    if ((argc == 4 || argc == 5) && !strcmp(argv[1], "--raw"))
        return run_raw(argv[2], argv[3], argv[4]);
    if (argc == 4 && !strcmp(argv[1], "--extract"))
        return run_extract(argv[2], argv[3]);
    if (argc == 2 || argc == 3)
        return run_binary(argv[1], argv[2]);
    fprintf(stderr, "usage: %s [--raw DEVICE | --extract DIRECTORY] FILE [LISTING]\n", argv[0]);
    return 2;
}
