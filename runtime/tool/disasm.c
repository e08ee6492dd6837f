/* SPDX-License-Identifier: MIT */
/* caygen disasm: listing of the machine code; with -S, the source lines between the instructions. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "debug/source_text.h"
#include "frontend/line.h"
#include "tool.h"

struct listing {
    struct fe_lines *lines;
    struct fe_line last; /* that was printed */
    char *path, *source; /* the file that was read last */
    size_t source_bytes;
};

static void
read_source(struct listing *l, const char *path)
{
    if (l->path && strcmp(l->path, path) == 0)
        return;
    free(l->path);
    free(l->source);
    l->path = strdup(path);
    l->source = rt_source_read(path, &l->source_bytes);
}

static void
print_source(struct listing *l, uint32_t offset)
{
    enum { SHOWN_BYTES = 400 };
    struct fe_line line;
    char text[SHOWN_BYTES];
    if (!fe_lines_find(l->lines, offset, &line) ||
        (l->last.file && line.line == l->last.line && strcmp(line.file, l->last.file) == 0))
        return;
    l->last = line;
    read_source(l, line.file);
    rt_source_show(line.file, strlen(line.file), text, sizeof text);
    printf("// %s:%u:", text, line.line);
    if (l->source && rt_source_line(l->source, l->source_bytes, line.line, text, sizeof text))
        printf(" %s", text);
    printf("\n");
}

static void
print_line(uint32_t offset, const char *line, void *user)
{
    struct listing *l = user;
    if (offset == FE_NO_OFFSET) {
        printf("      %s\n", line);
        return;
    }
    print_source(l, offset);
    printf("%05x %s\n", offset, line);
}

static int
list(const struct fe_program *program, const struct fe_kernel *kernel, struct listing *l)
{
    struct emu_error error = {EMU_OK, ""};
    printf("// kernel %s, %s, SIMD %u, %u bytes\n", kernel->name, fe_device_name(program->device),
           kernel->simd, kernel->code_bytes);
    if (fe_kernel_list(program, kernel, print_line, l, &error))
        return tool_fail(error.kind == EMU_UNSUPPORTED ? TOOL_UNSUPPORTED : TOOL_INVALID, "kernel %s: %s",
                         kernel->name, error.text);
    return TOOL_OK;
}

static int
list_kernel(const struct fe_program *program, const struct fe_kernel *kernel)
{
    return list(program, kernel, &(struct listing){0});
}

static int
list_with_source(const struct fe_program *program, const struct fe_kernel *kernel)
{
    struct listing l = {.lines = fe_lines_open(program, kernel)};
    const int result = list(program, kernel, &l);
    if (!l.lines)
        printf("// no debug data says which lines these are\n");
    fe_lines_close(l.lines);
    free(l.path);
    free(l.source);
    return result;
}

/* Takes every -S out of the arguments. */
static bool
take_with_source(int *argc, char **argv)
{
    int kept = 0;
    for (int i = 0; i < *argc; i++)
        if (strcmp(argv[i], "-S") != 0)
            argv[kept++] = argv[i];
    const bool found = kept < *argc;
    *argc = kept;
    return found;
}

int
tool_disasm(int argc, char **argv)
{
    struct tool_input input;
    struct fe_program *program;
    const bool with_source = take_with_source(&argc, argv);
    int result = tool_parse_input(argc, argv, true, &input);
    if (result || (result = tool_open(&input, &program)) != TOOL_OK)
        return result;
    result = tool_each_kernel(&input, program, with_source ? list_with_source : list_kernel);
    fe_program_free(program);
    return result;
}
