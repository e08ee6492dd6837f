/* SPDX-License-Identifier: MIT */
/* caygen info: what a program binary says about itself. */
#include <stdio.h>
#include <string.h>

#include "json.h"
#include "tool.h"

static const char *const kinds[] = {"unknown", "value", "global", "constant", "local", "image", "sampler"};
static const char *const accesses[] = {"", "read_only", "write_only", "read_write"};
static const struct {
    unsigned bit;
    const char *name;
} qualifiers[] = {{FE_QUAL_CONST, "const"},
                  {FE_QUAL_RESTRICT, "restrict"},
                  {FE_QUAL_VOLATILE, "volatile"},
                  {FE_QUAL_PIPE, "pipe"}};

enum { QUALIFIERS = sizeof qualifiers / sizeof *qualifiers };

static void
print_text(const char *label, const char *text)
{
    if (!text || !*text)
        return;
    printf("%s", label);
    tool_put(text);
    putchar('\n');
}

static void
print_qualifiers(const struct fe_arg *arg)
{
    if (arg->access)
        printf(" %s", accesses[arg->access]);
    for (size_t i = 0; i < QUALIFIERS; i++)
        if (arg->qualifiers & qualifiers[i].bit)
            printf(" %s", qualifiers[i].name);
}

static void
print_arg(uint32_t index, const struct fe_arg *arg)
{
    enum { TYPE_COLUMN = 16 };
    const char *type = arg->type_name ? arg->type_name : "?";
    const int length = (int)strlen(type);
    printf("    %3u  %-8s  %5u  ", index, kinds[arg->kind], arg->size);
    tool_put(type);
    printf("%*s  ", length < TYPE_COLUMN ? TYPE_COLUMN - length : 0, "");
    tool_put(arg->name ? arg->name : "?");
    print_qualifiers(arg);
    if (arg->kind == FE_ARG_LOCAL)
        printf(" (aligned to %u)", arg->local_align);
    putchar('\n');
}

static void
print_kernel(const struct fe_kernel *k)
{
    const uint32_t *size = k->required_group_size;
    printf("\nkernel ");
    tool_put(k->name);
    printf(": SIMD %u, %u bytes of code\n", k->simd, k->code_bytes);
    printf("    local %u, private %u per work-item, scratch %u per thread, payload %u, surfaces %u, barriers "
           "%u\n",
           k->local_bytes, k->private_bytes, k->scratch_bytes, k->payload_bytes, k->surface_count,
           k->barrier_count);
    if (size[0])
        printf("    required work-group size %u,%u,%u\n", size[0], size[1], size[2]);
    print_text("    attributes: ", k->attributes);
    if (k->link_count)
        printf("    %u address%s in its code\n", k->link_count, k->link_count == 1 ? "" : "es");
    if (k->printf_count)
        printf("    %u printf string%s\n", k->printf_count, k->printf_count == 1 ? "" : "s");
    if (!k->args_known)
        printf("    arguments: not in the binary (compile with -g to have them)\n");
    else if (k->arg_count)
        printf("      #  kind       size  type              name\n");
    for (uint32_t i = 0; i < k->arg_count; i++)
        print_arg(i, &k->args[i]);
}

static void
print_quirks(const struct fe_program *program)
{
    const char *set = fe_program_quirk_set(program);
    if (!set)
        return;
    printf("quirk set: %s", *set ? set : "none, as the manual says");
    for (unsigned k = 0; fe_program_quirk(program, k); k++)
        printf("%s%s", k ? ", " : ": ", fe_program_quirk(program, k));
    putchar('\n');
}

static void
print_program(const struct tool_input *input, const struct fe_program *program)
{
    tool_put(input->path);
    printf(": %s for %s, %u kernel%s, %u-bit addresses\n", tool_container_name(program->container),
           fe_device_name(program->device), program->kernel_count, program->kernel_count == 1 ? "" : "s",
           program->address_bits);
    print_text("build options: ", program->build_options);
    print_quirks(program);
    if (program->constant_bytes || program->global_bytes)
        printf("constant data %u bytes, global data %u bytes, %u relocations\n", program->constant_bytes,
               program->global_bytes, program->data_reloc_count);
    for (uint32_t i = 0; i < program->kernel_count; i++)
        print_kernel(&program->kernels[i]);
}

/* --- JSON --- */

static void
json_arg(struct tool_json *json, const struct fe_arg *arg)
{
    tool_json_open(json, NULL, '{');
    tool_json_text(json, "kind", kinds[arg->kind]);
    tool_json_number(json, "size", arg->size);
    tool_json_text(json, "type", arg->type_name);
    tool_json_text(json, "name", arg->name);
    if (arg->access)
        tool_json_text(json, "access", accesses[arg->access]);
    if (arg->kind == FE_ARG_LOCAL)
        tool_json_number(json, "alignment", arg->local_align);
    tool_json_open(json, "qualifiers", '[');
    for (size_t i = 0; i < QUALIFIERS; i++)
        if (arg->qualifiers & qualifiers[i].bit)
            tool_json_text(json, NULL, qualifiers[i].name);
    tool_json_close(json, ']');
    tool_json_close(json, '}');
}

static void
json_kernel(struct tool_json *json, const struct fe_kernel *k)
{
    tool_json_open(json, NULL, '{');
    tool_json_text(json, "name", k->name);
    tool_json_number(json, "simd", k->simd);
    tool_json_number(json, "code_bytes", k->code_bytes);
    tool_json_number(json, "local_bytes", k->local_bytes);
    tool_json_number(json, "private_bytes", k->private_bytes);
    tool_json_number(json, "scratch_bytes", k->scratch_bytes);
    tool_json_number(json, "payload_bytes", k->payload_bytes);
    tool_json_number(json, "surfaces", k->surface_count);
    tool_json_number(json, "barriers", k->barrier_count);
    if (k->required_group_size[0]) {
        tool_json_open(json, "required_work_group_size", '[');
        for (unsigned i = 0; i < 3; i++)
            tool_json_number(json, NULL, k->required_group_size[i]);
        tool_json_close(json, ']');
    }
    tool_json_text(json, "attributes", k->attributes);
    tool_json_bool(json, "arguments_known", k->args_known);
    tool_json_open(json, "arguments", '[');
    for (uint32_t i = 0; i < k->arg_count; i++)
        json_arg(json, &k->args[i]);
    tool_json_close(json, ']');
    tool_json_close(json, '}');
}

static void
json_quirks(struct tool_json *json, const struct fe_program *program)
{
    const char *set = fe_program_quirk_set(program);
    if (!set)
        return;
    tool_json_text(json, "quirk_set", set);
    tool_json_open(json, "quirks", '[');
    for (unsigned k = 0; fe_program_quirk(program, k); k++)
        tool_json_text(json, NULL, fe_program_quirk(program, k));
    tool_json_close(json, ']');
}

static void
json_program(const struct tool_input *input, const struct fe_program *program)
{
    struct tool_json json = {0};
    tool_json_open(&json, NULL, '{');
    tool_json_text(&json, "file", input->path);
    tool_json_text(&json, "container", tool_container_name(program->container));
    tool_json_text(&json, "device", fe_device_name(program->device));
    tool_json_number(&json, "address_bits", program->address_bits);
    tool_json_text(&json, "build_options", program->build_options);
    json_quirks(&json, program);
    tool_json_number(&json, "constant_bytes", program->constant_bytes);
    tool_json_number(&json, "global_bytes", program->global_bytes);
    tool_json_open(&json, "kernels", '[');
    for (uint32_t i = 0; i < program->kernel_count; i++)
        json_kernel(&json, &program->kernels[i]);
    tool_json_close(&json, ']');
    tool_json_close(&json, '}');
}

int
tool_info(int argc, char **argv)
{
    struct tool_input input;
    struct fe_program *program;
    int result = tool_parse_input(argc, argv, TOOL_JSON, &input);
    if (result || (result = tool_open(&input, &program)) != TOOL_OK)
        return result;
    (input.flags & TOOL_JSON ? json_program : print_program)(&input, program);
    fe_program_free(program);
    return TOOL_OK;
}
