/* SPDX-License-Identifier: MIT */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tool.h"

int
tool_fail(int code, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    fputs("caygen: ", stderr);
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
    va_end(args);
    return code;
}

static int
parse_device(const char *name, enum fe_device *device)
{
    for (int d = 0; d < FE_DEVICE_COUNT; d++)
        if (strcmp(name, fe_device_name((enum fe_device)d)) == 0) {
            *device = (enum fe_device)d;
            return TOOL_OK;
        }
    return tool_fail(TOOL_USAGE, "unknown device '%s'", name);
}

int
tool_parse_input(int argc, char **argv, bool kernels, struct tool_input *input)
{
    *input = (struct tool_input){.device = FE_DEVICE_COUNT};
    for (int i = 1; i < argc; i++) {
        const bool device = strcmp(argv[i], "-d") == 0, kernel = kernels && strcmp(argv[i], "-k") == 0;
        if ((device || kernel) && i + 1 == argc)
            return tool_fail(TOOL_USAGE, "%s needs a value", argv[i]);
        if (device && parse_device(argv[++i], &input->device))
            return TOOL_USAGE;
        if (kernel)
            input->kernel = argv[++i];
        if (device || kernel)
            continue;
        const bool second = input->path && kernels && !input->kernel;
        if (argv[i][0] == '-' || (input->path && !second))
            return tool_fail(TOOL_USAGE, "unexpected argument '%s'", argv[i]);
        *(second ? &input->kernel : &input->path) = argv[i];
    }
    return input->path ? TOOL_OK : tool_fail(TOOL_USAGE, "%s needs a file", argv[0]);
}

/* No program binary comes near; a device file may never end. */
#define MAX_BYTES ((size_t)256 << 20)

/* Reads a stream to its end; NULL with errno set. */
static unsigned char *
read_all(FILE *file, size_t *size)
{
    size_t room = 1 << 16;
    unsigned char *bytes = malloc(room);
    *size = 0;
    while (bytes) {
        *size += fread(bytes + *size, 1, room - *size, file);
        if (*size < room)
            break;
        unsigned char *more = room < MAX_BYTES ? realloc(bytes, 2 * room) : NULL;
        if (!more) {
            errno = room < MAX_BYTES ? ENOMEM : EFBIG;
            free(bytes);
        }
        bytes = more;
        room *= 2;
    }
    if (bytes && ferror(file)) {
        free(bytes);
        return NULL;
    }
    return bytes;
}

static unsigned char *
read_file(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    if (!file)
        return NULL;
    unsigned char *bytes = read_all(file, size);
    const int error = errno;
    fclose(file);
    errno = error;
    return bytes;
}

/* Parses, and lowers what could be parsed: only then it is known for which device. */
static int
make_program(const unsigned char *bytes, size_t size, const struct tool_input *input, bool lowered,
             struct fe_program **program, struct emu_error *error)
{
    if (fe_program_parse(bytes, size, input->device, program, error))
        return -1;
    const enum fe_device device = (*program)->device;
    if (!lowered)
        return 0;
    fe_program_free(*program);
    return fe_program_load(bytes, size, device, program, error);
}

static int
open_program(const struct tool_input *input, bool lowered, struct fe_program **program)
{
    size_t size;
    struct emu_error error = {EMU_OK, ""};
    unsigned char *bytes = read_file(input->path, &size);
    if (!bytes && errno == EFBIG)
        return tool_fail(TOOL_FILE, "%s: %zu MiB or more, which no program binary has", input->path,
                         MAX_BYTES >> 20);
    if (!bytes)
        return tool_fail(TOOL_FILE, "%s: %s", input->path, strerror(errno));
    const int result = make_program(bytes, size, input, lowered, program, &error);
    free(bytes);
    if (result)
        return tool_fail(error.kind == EMU_UNSUPPORTED ? TOOL_UNSUPPORTED : TOOL_INVALID, "%s: %s",
                         input->path, error.text);
    return TOOL_OK;
}

int
tool_open(const struct tool_input *input, struct fe_program **program)
{
    return open_program(input, false, program);
}

int
tool_load(const struct tool_input *input, struct fe_program **program)
{
    return open_program(input, true, program);
}

int
tool_each_kernel(const struct tool_input *input, struct fe_program *program,
                 int (*work)(const struct fe_program *program, const struct fe_kernel *kernel))
{
    bool found = false;
    int result = TOOL_OK;
    for (uint32_t i = 0; i < program->kernel_count && !result; i++) {
        if (input->kernel && strcmp(input->kernel, program->kernels[i].name) != 0)
            continue;
        found = true;
        result = work(program, &program->kernels[i]);
    }
    if (input->kernel && !found)
        result = tool_fail(TOOL_USAGE, "%s has no kernel %s", input->path, input->kernel);
    return result;
}

const char *
tool_container_name(enum fe_container container)
{
    static const char *const names[] = {
        [FE_INTEL_ELF] = "Intel OpenCL ELF",
        [FE_INTEL_PATCH] = "Intel patch tokens",
        [FE_INTEL_ZEBIN] = "Intel zebin",
        [FE_INTEL_FAT] = "Intel fat binary",
        [FE_CAYMAN_ELF] = "Cayman ELF object",
        [FE_CAYMAN_CLOVER] = "Mesa clover program with a Cayman ELF object",
    };
    return names[container];
}
