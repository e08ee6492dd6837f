/* SPDX-License-Identifier: MIT */
/* caygen stat: how many instructions of a kernel do what, its registers, its memory. What an instruction does
 * is told by the lane ops made of it; its name is that of the listing. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "debug/listing.h"
#include "emu/lane.h"
#include "json.h"
#include "tool.h"

enum kind { ARITHMETIC, MATH, GLOBAL, LOCAL, SCRATCH, CONSTANT, IMAGE, CONTROL, KINDS };

static const char *const kind_names[KINDS] = {"arithmetic",   "math functions", "global memory",
                                              "local memory", "scratch memory", "constants",
                                              "images",       "control"};

static enum kind
kind_of_space(unsigned space)
{
    static const enum kind kinds[] = {
        [LANE_SPACE_FLAT] = GLOBAL,  [LANE_SPACE_POOL] = GLOBAL,     [LANE_SPACE_SURFACE] = GLOBAL,
        [LANE_SPACE_LOCAL] = LOCAL,  [LANE_SPACE_SCRATCH] = SCRATCH, [LANE_SPACE_UNIFORM] = CONSTANT,
        [LANE_SPACE_CODE] = CONSTANT};
    return space < sizeof kinds / sizeof *kinds ? kinds[space] : GLOBAL;
}

static enum kind
kind_of(const struct lane_op *op)
{
    switch (lane_code_family((enum lane_code)op->code)) {
    case LANE_MATH:
        return MATH;
    case LANE_MEM:
        return op->code == LANE_OP_fence || op->code == LANE_OP_clock ? CONTROL
                                                                      : kind_of_space(op->mem.space);
    case LANE_IMAGE:
        return IMAGE;
    case LANE_CTRL:
        return CONTROL;
    case LANE_ALU:
    case LANE_MASK:
        break;
    }
    return ARITHMETIC;
}

/* By offset, of an instruction's lane ops the one that says most: any message or jump before sums. NULL: out
 * of memory. */
static uint8_t *
kinds_by_offset(const struct fe_kernel *kernel)
{
    const struct lane_program *p = kernel->emu.program;
    uint8_t *kinds = calloc(kernel->code_bytes + 1u, 1);
    for (uint32_t i = 0; kinds && i < p->op_count; i++) {
        const uint32_t at = p->ops[i].inst;
        const enum kind one = kind_of(&p->ops[i]);
        if (at < kernel->code_bytes && one > kinds[at])
            kinds[at] = (uint8_t)one;
    }
    return kinds;
}

/* A listing's word for an instruction: the first one that is no predicate and no mark of a slot. */
static size_t
find_name(const char **text)
{
    const char *at = *text;
    while (*at == '(' || *at == '*' || *at == ' ' || *at == '\t')
        at += *at == '(' && strchr(at, ')') ? strcspn(at, ")") + 1 : 1;
    *text = at;
    return strcspn(at, " \t");
}

struct name {
    const char *text;
    size_t length;
    unsigned count;
};

static int
by_count(const void *a, const void *b)
{
    const struct name *x = a, *y = b;
    const size_t length = x->length < y->length ? x->length : y->length;
    const int order = memcmp(x->text, y->text, length);
    return x->count != y->count ? (x->count < y->count) - (x->count > y->count)
           : order              ? order
                                : (x->length > y->length) - (x->length < y->length);
}

struct counted {
    struct rt_listing listing;
    unsigned kinds[KINDS];
    struct name *names;
    unsigned name_count;
};

static void
count_names(struct counted *c)
{
    const struct rt_listing *listing = &c->listing;
    c->names = calloc(listing->count + 1u, sizeof *c->names);
    for (uint32_t i = 0; c->names && i < listing->count; i++) {
        struct name *names = c->names;
        const char *text = listing->lines[i].text;
        const size_t length = find_name(&text);
        unsigned n = 0;
        while (n < c->name_count && (names[n].length != length || memcmp(names[n].text, text, length) != 0))
            n++;
        c->name_count += n == c->name_count;
        names[n] = (struct name){text, length, names[n].count + 1};
    }
    if (c->names)
        qsort(c->names, c->name_count, sizeof *c->names, by_count);
}

static void
count_kinds(struct counted *c, const struct fe_kernel *kernel)
{
    uint8_t *kinds = kinds_by_offset(kernel);
    for (uint32_t i = 0; kinds && i < c->listing.count; i++)
        if (c->listing.lines[i].offset < kernel->code_bytes)
            c->kinds[kinds[c->listing.lines[i].offset]]++;
    free(kinds);
}

static void
print_counts(const struct counted *c)
{
    const char *separator = "    by kind: ";
    for (unsigned kind = 0; kind < KINDS; kind++)
        if (c->kinds[kind]) {
            printf("%s%u %s", separator, c->kinds[kind], kind_names[kind]);
            separator = ", ";
        }
    separator = "\n    by name: ";
    for (unsigned n = 0; n < c->name_count; n++) {
        printf("%s%u %.*s", separator, c->names[n].count, (int)c->names[n].length, c->names[n].text);
        separator = ", ";
    }
    printf("\n");
}

static void
print_kernel(const struct counted *c, const struct fe_program *program, const struct fe_kernel *kernel)
{
    printf("kernel ");
    tool_put(kernel->name);
    printf(", %s, SIMD %u: %u instructions, %u bytes of code\n", fe_device_name(program->device),
           kernel->simd, c->listing.count, kernel->code_bytes);
    print_counts(c);
    printf("    local memory %u bytes of a work-group, private %u of a work-item, scratch (spills) %u of a "
           "thread, "
           "barriers %u\n",
           kernel->local_bytes, kernel->private_bytes, kernel->scratch_bytes, kernel->barrier_count);
}

static void
json_kernel(const struct counted *c, const struct fe_kernel *kernel, struct tool_json *json)
{
    tool_json_open(json, NULL, '{');
    tool_json_text(json, "name", kernel->name);
    tool_json_number(json, "simd", kernel->simd);
    tool_json_number(json, "instructions", c->listing.count);
    tool_json_number(json, "code_bytes", kernel->code_bytes);
    tool_json_open(json, "by_kind", '{');
    for (unsigned kind = 0; kind < KINDS; kind++)
        tool_json_number(json, kind_names[kind], c->kinds[kind]);
    tool_json_close(json, '}');
    tool_json_open(json, "by_name", '{');
    for (unsigned n = 0; n < c->name_count; n++) {
        char name[32];
        snprintf(name, sizeof name, "%.*s", (int)c->names[n].length, c->names[n].text);
        tool_json_number(json, name, c->names[n].count);
    }
    tool_json_close(json, '}');
    tool_json_number(json, "local_bytes", kernel->local_bytes);
    tool_json_number(json, "private_bytes", kernel->private_bytes);
    tool_json_number(json, "scratch_bytes", kernel->scratch_bytes);
    tool_json_number(json, "barriers", kernel->barrier_count);
    tool_json_close(json, '}');
}

/* user: struct tool_json, or NULL. */
static int
count_kernel(const struct fe_program *program, const struct fe_kernel *kernel, void *user)
{
    struct counted c = {.name_count = 0};
    rt_listing_make(&c.listing, program, kernel);
    count_names(&c);
    count_kinds(&c, kernel);
    if (user)
        json_kernel(&c, kernel, user);
    else
        print_kernel(&c, program, kernel);
    free(c.names);
    rt_listing_free(&c.listing);
    return TOOL_OK;
}

static int
print_json(const struct tool_input *input, struct fe_program *program)
{
    struct tool_json json = {0};
    tool_json_open(&json, NULL, '{');
    tool_json_text(&json, "file", input->path);
    tool_json_text(&json, "device", fe_device_name(program->device));
    tool_json_open(&json, "kernels", '[');
    const int result = tool_each_kernel(input, program, count_kernel, &json);
    tool_json_close(&json, ']');
    tool_json_close(&json, '}');
    return result;
}

int
tool_stat(int argc, char **argv)
{
    struct tool_input input;
    struct fe_program *program;
    int result = tool_parse_input(argc, argv, TOOL_KERNELS | TOOL_JSON, &input);
    if (result || (result = tool_load(&input, &program)) != TOOL_OK)
        return result;
    result = input.flags & TOOL_JSON ? print_json(&input, program)
                                     : tool_each_kernel(&input, program, count_kernel, NULL);
    fe_program_free(program);
    return result;
}
