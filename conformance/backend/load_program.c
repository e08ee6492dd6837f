/* SPDX-License-Identifier: MIT */
#include "load_program.h"
#include "read_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool
find_device(const char *name, enum fe_device *device)
{
    for (*device = 0; *device < FE_DEVICE_COUNT; (*device)++)
        if (!strcmp(fe_device_name(*device), name))
            return true;
    return false;
}

struct fe_program *
load_program(const char *path, enum fe_device device, bool parts)
{
    size_t size = 0;
    struct fe_program *program = NULL;
    struct emu_error error = {.text = "cannot be read"};
    unsigned char *data = read_file(path, &size);
    int failed = data ? fe_program_parse(data, size, device, &program, &error) : -1;
    if (!failed) {
        program->parts_wavefronts = parts;
        failed = fe_program_lower(program, &error);
    }
    if (failed) {
        fprintf(stderr, "%s: %s\n", path, error.text);
        fe_program_free(program);
        program = NULL;
    }
    free(data);
    return program;
}
