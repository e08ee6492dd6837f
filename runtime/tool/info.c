/* SPDX-License-Identifier: MIT */
/* caygen info: what a program binary says about itself. */
#include <stdio.h>

#include "tool.h"

static void
print_text(const char *label, const char *text)
{
    if (text && *text)
        printf("%s%s\n", label, text);
}

static void
print_qualifiers(const struct fe_arg *arg)
{
    static const char *const accesses[] = {"", " read_only", " write_only", " read_write"};
    static const struct {
        unsigned bit;
        const char *name;
    } names[] = {{FE_QUAL_CONST, "const"},
                 {FE_QUAL_RESTRICT, "restrict"},
                 {FE_QUAL_VOLATILE, "volatile"},
                 {FE_QUAL_PIPE, "pipe"}};
    printf("%s", accesses[arg->access]);
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (arg->qualifiers & names[i].bit)
            printf(" %s", names[i].name);
}

static void
print_arg(uint32_t index, const struct fe_arg *arg)
{
    static const char *const kinds[] = {"unknown", "value", "global", "constant",
                                        "local",   "image", "sampler"};
    printf("    %3u  %-8s  %5u  %-16s  %s", index, kinds[arg->kind], arg->size,
           arg->type_name ? arg->type_name : "?", arg->name ? arg->name : "?");
    print_qualifiers(arg);
    if (arg->kind == FE_ARG_LOCAL)
        printf(" (aligned to %u)", arg->local_align);
    putchar('\n');
}

static void
print_kernel(const struct fe_kernel *k)
{
    const uint32_t *size = k->required_group_size;
    printf("\nkernel %s: SIMD %u, %u bytes of code\n", k->name, k->simd, k->code_bytes);
    printf("    local %u, private %u per work-item, scratch %u per thread, payload %u, surfaces %u, barriers "
           "%u\n",
           k->local_bytes, k->private_bytes, k->scratch_bytes, k->payload_bytes, k->surface_count,
           k->barrier_count);
    if (size[0])
        printf("    required work-group size %u,%u,%u\n", size[0], size[1], size[2]);
    print_text("    attributes: ", k->attributes);
    if (k->link_count)
        printf("    %u addresses in its code\n", k->link_count);
    if (k->printf_count)
        printf("    %u printf strings\n", k->printf_count);
    if (!k->args_known)
        printf("    arguments: not in the binary (compile with -g to have them)\n");
    else if (k->arg_count)
        printf("      #  kind       size  type              name\n");
    for (uint32_t i = 0; i < k->arg_count; i++)
        print_arg(i, &k->args[i]);
}

int
tool_info(int argc, char **argv)
{
    struct tool_input input;
    struct fe_program *program;
    int result = tool_parse_input(argc, argv, false, &input);
    if (result || (result = tool_open(&input, &program)) != TOOL_OK)
        return result;
    printf("%s: %s for %s, %u kernels, %u-bit addresses\n", input.path,
           tool_container_name(program->container), fe_device_name(program->device), program->kernel_count,
           program->address_bits);
    print_text("build options: ", program->build_options);
    if (program->constant_bytes || program->global_bytes)
        printf("constant data %u bytes, global data %u bytes, %u relocations\n", program->constant_bytes,
               program->global_bytes, program->data_reloc_count);
    for (uint32_t i = 0; i < program->kernel_count; i++)
        print_kernel(&program->kernels[i]);
    fe_program_free(program);
    return TOOL_OK;
}
