/* SPDX-License-Identifier: MIT */
/*
 * make_seeds OUT FOLDER...: what the targets start from, made of the tree's program binaries: whole ones
 * (container, run) and the code in them (decode_gen, decode_cayman). Small ones only: a mutation of those
 * hits more.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "frontend/line.h"
#include "frontend/program.h"
#include "inputs.h"
#include "isa.h"
#include "run/header.h"
#include "specimen.h"

enum { MOST_FILE = 9000, MOST_WITH_LINES = 12000, MOST_CODE = 3000, EVERY = 3 };

struct seeds {
    const char *out;
    unsigned count, seen;
};

static void
make_folder(const char *path)
{
    if (mkdir(path, 0777) && errno != EEXIST) {
        perror(path);
        exit(2);
    }
}

/* OUT/target/number, of a head and the rest. */
static void
put(struct seeds *s, const char *target, const void *head, size_t head_bytes, const void *bytes, size_t size)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", s->out, target);
    make_folder(path);
    snprintf(path, sizeof path, "%s/%s/%04u", s->out, target, s->count++);
    FILE *file = fopen(path, "wb");
    if (!file || fwrite(head, 1, head_bytes, file) != head_bytes || fwrite(bytes, 1, size, file) != size ||
        fclose(file)) {
        perror(path);
        exit(2);
    }
}

static void
put_code(struct seeds *s, const struct fe_program *program)
{
    const bool is_cayman = program->device == FE_CAYMAN;
    const uint8_t how = is_cayman ? program->container == FE_CAYMAN_CLOVER
                                  : (uint8_t)(0x80 | fe_device_platform(program->device));
    for (uint32_t i = 0; i < program->kernel_count; i++)
        if (program->kernels[i].code_bytes <= MOST_CODE)
            put(s, is_cayman ? "decode_cayman" : "decode_gen", &how, 1, program->kernels[i].code,
                program->kernels[i].code_bytes);
}

/* Behind the number of a constant. */
static bool
put_module(struct seeds *s, const uint8_t *bytes, size_t size)
{
    static const uint8_t magic[] = {0x03, 0x02, 0x23, 0x07};
    const uint32_t spec_id = 0;
    if (size < sizeof magic || memcmp(bytes, magic, sizeof magic) != 0)
        return false;
    put(s, "spirv", &spec_id, sizeof spec_id, bytes, size);
    return true;
}

/* Few binaries have line tables, and these are large. */
static bool
has_lines(const struct fe_program *program)
{
    struct fe_lines *lines = program->kernel_count ? fe_lines_open(program, &program->kernels[0]) : NULL;
    const bool found = lines != NULL;
    fe_lines_close(lines);
    return found;
}

static void
put_binary(struct seeds *s, const uint8_t *bytes, size_t size)
{
    struct fe_program *program = NULL;
    struct emu_error error = {0};
    if (put_module(s, bytes, size) || size > MOST_WITH_LINES ||
        fe_program_parse(bytes, size, FE_DEVICE_COUNT, &program, &error))
        return;
    const uint8_t device = (uint8_t)program->device;
    if (has_lines(program) || (size <= MOST_FILE && s->seen++ % EVERY == 0)) {
        const struct run_header header = {
            .device = device, .kernel = (uint8_t)s->seen, .local = {38, 0, 0}, .data = (uint8_t)s->seen};
        put(s, "container", &device, 1, bytes, size);
        put(s, "run", &header, sizeof header, bytes, size);
        put_code(s, program);
    }
    fe_program_free(program);
}

int
main(int argc, char **argv)
{
    struct seeds s = {.out = argc > 1 ? argv[1] : "seeds"};
    struct inputs inputs = {NULL, 0};
    struct specimen clover[] = {specimen_clover_vadd(), specimen_clover_args()};
    make_folder(s.out);
    for (int i = 2; i < argc; i++) {
        if (inputs_add(&inputs, argv[i])) {
            perror(argv[i]);
            return 2;
        }
    }
    inputs_sort(&inputs);
    for (size_t i = 0; i < inputs.count; i++)
        put_binary(&s, inputs.at[i].bytes, inputs.at[i].size);
    for (size_t i = 0; i < sizeof clover / sizeof *clover; i++) {
        s.seen = 0;
        put_binary(&s, clover[i].bytes, clover[i].size);
        specimen_free(&clover[i]);
    }
    inputs_free(&inputs);
    printf("%u seeds\n", s.count);
    return 0;
}
