/* SPDX-License-Identifier: MIT */
/* What the commands that read a program share: arguments, messages, files. */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/shown.h"
#include "cached.h"
#include "tool.h"

int
tool_fail(int code, const char *format, ...)
{
    char text[2048], shown[2 * sizeof text];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    (void)fflush(stdout); /* what was printed before stands before it */
    fprintf(stderr, "caygen: %s\n", rt_show(text, shown, sizeof shown));
    return code;
}

void
tool_put(const char *text)
{
    for (unsigned length; *text; text += length ? length : 1) {
        length = rt_shown_length(text);
        if (length)
            fwrite(text, 1, length, stdout);
        else
            printf("\\x%02x", (unsigned)(unsigned char)*text);
    }
}

char *
tool_show(const char *text, char *to, size_t size)
{
    return rt_show(text, to, size);
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

/* An option without a value that is allowed; 0: it is none. */
static unsigned
find_flag(const char *word, unsigned allowed)
{
    static const struct {
        const char *name;
        enum tool_flag flag;
    } flags[] = {{"--json", TOOL_JSON}, {"-S", TOOL_SOURCE}, {"--plain", TOOL_PLAIN}};
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
        if (flags[i].flag & allowed && strcmp(word, flags[i].name) == 0)
            return flags[i].flag;
    return 0;
}

const char *
tool_option_value(int argc, char **argv, int *i, const char *short_name, const char *long_name)
{
    const char *word = argv[*i];
    const size_t length = strlen(long_name);
    if (strncmp(word, long_name, length) == 0 && word[length] == '=')
        return word + length + 1;
    if (strcmp(word, short_name) != 0 && strcmp(word, long_name) != 0)
        return NULL;
    return *i + 1 < argc ? argv[++*i] : "";
}

/* -d and -k. TOOL_EXIT_COUNT: it is another word. */
static int
take_value(int argc, char **argv, int *i, unsigned allowed, struct tool_input *input)
{
    const char *option = argv[*i], *device = tool_option_value(argc, argv, i, "-d", "--device");
    const char *kernel =
        device || !(allowed & TOOL_KERNELS) ? NULL : tool_option_value(argc, argv, i, "-k", "--kernel");
    const char *value = device ? device : kernel;
    if (!value)
        return TOOL_EXIT_COUNT;
    if (!*value)
        return tool_fail(TOOL_USAGE, "%s needs a value", option);
    if (device)
        return parse_device(device, &input->device);
    input->kernel = kernel;
    return TOOL_OK;
}

static int
take_name(const char *command, const char *word, unsigned allowed, struct tool_input *input)
{
    const bool second = input->path && allowed & TOOL_KERNELS && !input->kernel;
    if (word[0] == '-' || (input->path && !second))
        return tool_fail(TOOL_USAGE, "unexpected argument '%s'; see 'caygen %s --help'", word, command);
    *(second ? &input->kernel : &input->path) = word;
    return TOOL_OK;
}

int
tool_parse_input(int argc, char **argv, unsigned allowed, struct tool_input *input)
{
    int result = TOOL_OK;
    *input = (struct tool_input){.device = FE_DEVICE_COUNT};
    for (int i = 1; i < argc && !result; i++) {
        const unsigned flag = find_flag(argv[i], allowed);
        input->flags |= flag;
        if (!flag && (result = take_value(argc, argv, &i, allowed, input)) == TOOL_EXIT_COUNT)
            result = take_name(argv[0], argv[i], allowed, input);
    }
    if (!result && !input->path)
        result = tool_fail(TOOL_USAGE, "%s needs a file", argv[0]);
    return result;
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

unsigned char *
tool_read_file(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    unsigned char *bytes = file ? read_all(file, size) : NULL;
    const int error = errno;
    if (file)
        fclose(file);
    if (!bytes && error == EFBIG)
        tool_fail(TOOL_FILE, "%s: %zu MiB or more, which is too large for this command", path,
                  MAX_BYTES >> 20);
    else if (!bytes)
        tool_fail(TOOL_FILE, "%s: %s", path, strerror(error));
    return bytes;
}

/* Parses, and lowers what could be parsed: only then it is known for which device. */
static int
make_program(const struct tool_part *part, enum fe_device device, bool lowered, struct fe_program **program,
             struct emu_error *error)
{
    if (fe_program_parse(part->bytes, part->size, device, program, error))
        return -1;
    if (!lowered || fe_program_lower(*program, error) == 0)
        return 0;
    fe_program_free(*program);
    *program = NULL;
    return -1;
}

/* What the file holds; the caller frees *bytes. */
static int
read_program(const struct tool_input *input, unsigned char **bytes, struct tool_part *part)
{
    *bytes = tool_read_file(input->path, &part->size);
    if (!*bytes)
        return TOOL_FILE;
    part->bytes = *bytes;
    const char *what = tool_cached_program(part);
    return what ? tool_fail(TOOL_INVALID, "%s: %s", input->path, what) : TOOL_OK;
}

static int
fail_for(const struct tool_input *input, const struct emu_error *error)
{
    return tool_fail(error->kind == EMU_UNSUPPORTED ? TOOL_UNSUPPORTED : TOOL_INVALID, "%s: %s", input->path,
                     error->text);
}

/* The kernel that the arguments name must be there: it is looked for before anything is printed. */
static int
check_kernel(const struct tool_input *input, struct fe_program **program)
{
    for (uint32_t i = 0; i < (*program)->kernel_count; i++)
        if (!input->kernel || strcmp(input->kernel, (*program)->kernels[i].name) == 0)
            return TOOL_OK;
    if (!input->kernel)
        return TOOL_OK;
    fe_program_free(*program);
    *program = NULL;
    return tool_fail(TOOL_USAGE, "%s has no kernel %s", input->path, input->kernel);
}

static int
open_program(const struct tool_input *input, bool lowered, struct fe_program **program)
{
    unsigned char *bytes;
    struct tool_part part;
    struct emu_error error = {EMU_OK, ""};
    int result = read_program(input, &bytes, &part);
    if (!result && make_program(&part, input->device, lowered, program, &error))
        result = fail_for(input, &error);
    free(bytes);
    return result ? result : check_kernel(input, program);
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
tool_load_if_possible(const struct tool_input *input, struct fe_program **program, struct emu_error *why)
{
    unsigned char *bytes;
    struct tool_part part;
    struct emu_error error = {EMU_OK, ""};
    *why = error;
    int result = read_program(input, &bytes, &part);
    if (!result && make_program(&part, input->device, true, program, why) &&
        make_program(&part, input->device, false, program, &error))
        result = fail_for(input, &error);
    free(bytes);
    return result ? result : check_kernel(input, program);
}

int
tool_each_kernel(const struct tool_input *input, struct fe_program *program,
                 int (*work)(const struct fe_program *program, const struct fe_kernel *kernel, void *user),
                 void *user)
{
    int result = TOOL_OK;
    for (uint32_t i = 0; i < program->kernel_count && !result; i++)
        if (!input->kernel || strcmp(input->kernel, program->kernels[i].name) == 0)
            result = work(program, &program->kernels[i], user);
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
        [FE_INTEL_BEIGNET] = "Beignet program",
        [FE_CAYMAN_ELF] = "Cayman ELF object",
        [FE_CAYMAN_CLOVER] = "Mesa clover program with a Cayman ELF object",
        [FE_CAYMAN_CATALYST] = "AMD Catalyst program",
    };
    return names[container];
}
