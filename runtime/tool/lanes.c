/* SPDX-License-Identifier: MIT */
/* caygen lanes: the listing of the machine code, and behind each instruction the lane ops made of it. */
#include <stdio.h>

#include "emu/lane.h"
#include "tool.h"

struct listing {
    const struct fe_kernel *kernel;
    uint32_t listed; /* lane ops */
};

static void
print_ops(struct listing *l, uint32_t offset)
{
    const struct lane_program *p = l->kernel->emu.program;
    char text[512];
    for (uint32_t i = 0; i < p->op_count; i++)
        if (p->ops[i].inst == offset) {
            lane_op_print(p, i, text, sizeof text);
            printf("        %s\n", text);
            l->listed++;
        }
}

static void
print_instruction(uint32_t offset, const char *line, void *user)
{
    if (offset == FE_NO_OFFSET) {
        printf("      %s\n", line);
        return;
    }
    printf("%05x %s\n", offset, line);
    print_ops(user, offset);
}

static int
list_kernel(const struct fe_program *program, const struct fe_kernel *kernel, void *user)
{
    (void)user;
    struct emu_error error = {EMU_OK, ""};
    struct listing l = {.kernel = kernel};
    const struct lane_program *p = kernel->emu.program;
    printf("// kernel ");
    tool_put(kernel->name);
    printf(", %s, SIMD %u: %u bytes of code, %u lane ops, %u bytes of registers from %u on\n",
           fe_device_name(program->device), kernel->simd, kernel->code_bytes, p->op_count,
           kernel->registers_bytes, kernel->registers_rf);
    if (fe_kernel_list(program, kernel, print_instruction, &l, &error))
        return tool_fail(TOOL_INVALID, "kernel %s: %s", kernel->name, error.text);
    if (l.listed != p->op_count)
        printf("// %u of the lane ops belong to no instruction of the listing\n", p->op_count - l.listed);
    return TOOL_OK;
}

int
tool_lanes(int argc, char **argv)
{
    struct tool_input input;
    struct fe_program *program;
    int result = tool_parse_input(argc, argv, TOOL_KERNELS, &input);
    if (result || (result = tool_load(&input, &program)) != TOOL_OK)
        return result;
    result = tool_each_kernel(&input, program, list_kernel, NULL);
    fe_program_free(program);
    return result;
}
