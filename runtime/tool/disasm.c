/* SPDX-License-Identifier: MIT */
/* caygen disasm: listing of the machine code. */
#include <stdio.h>

#include "tool.h"

static void
write_line(const char *line, void *user)
{
    fputs(line, user);
    fputc('\n', user);
}

static int
list_kernel(const struct fe_program *program, const struct fe_kernel *kernel)
{
    struct emu_error error = {EMU_OK, ""};
    printf("// kernel %s, %s, SIMD %u, %u bytes\n", kernel->name, fe_device_name(program->device),
           kernel->simd, kernel->code_bytes);
    if (fe_kernel_disasm(program, kernel, write_line, stdout, &error))
        return tool_fail(error.kind == EMU_UNSUPPORTED ? TOOL_UNSUPPORTED : TOOL_INVALID, "kernel %s: %s",
                         kernel->name, error.text);
    return TOOL_OK;
}

int
tool_disasm(int argc, char **argv)
{
    struct tool_input input;
    struct fe_program *program;
    int result = tool_parse_input(argc, argv, true, &input);
    if (result || (result = tool_open(&input, &program)) != TOOL_OK)
        return result;
    result = tool_each_kernel(&input, program, list_kernel);
    fe_program_free(program);
    return result;
}
