/* SPDX-License-Identifier: MIT */
/* caygen stat: how many instructions of a kernel do what, its registers, its memory. What an instruction does
 * is told by the lane ops made of it; its name is that of the listing. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "debug/listing.h"
#include "emu/lane.h"
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

static void
print_names(const struct rt_listing *listing)
{
    struct name *names = calloc(listing->count + 1u, sizeof *names);
    unsigned count = 0;
    for (uint32_t i = 0; names && i < listing->count; i++) {
        const char *text = listing->lines[i].text;
        const size_t length = find_name(&text);
        unsigned n = 0;
        while (n < count && (names[n].length != length || memcmp(names[n].text, text, length) != 0))
            n++;
        count += n == count;
        names[n] = (struct name){text, length, names[n].count + 1};
    }
    if (names)
        qsort(names, count, sizeof *names, by_count);
    for (unsigned n = 0; n < count; n++)
        printf("%s%u %.*s", n ? ", " : "    by name: ", names[n].count, (int)names[n].length, names[n].text);
    printf("\n");
    free(names);
}

static void
print_kinds(const struct rt_listing *listing, const struct fe_kernel *kernel)
{
    unsigned counts[KINDS] = {0};
    uint8_t *kinds = kinds_by_offset(kernel);
    for (uint32_t i = 0; kinds && i < listing->count; i++)
        if (listing->lines[i].offset < kernel->code_bytes)
            counts[kinds[listing->lines[i].offset]]++;
    free(kinds);
    for (unsigned kind = 0, first = 1; kind < KINDS; kind++)
        if (counts[kind]) {
            printf("%s%u %s", first ? "    by kind: " : ", ", counts[kind], kind_names[kind]);
            first = 0;
        }
    printf("\n");
}

static int
print_kernel(const struct fe_program *program, const struct fe_kernel *kernel)
{
    struct rt_listing listing = {.count = 0};
    rt_listing_make(&listing, program, kernel);
    printf("kernel %s, %s, SIMD %u: %u instructions, %u bytes of code\n", kernel->name,
           fe_device_name(program->device), kernel->simd, listing.count, kernel->code_bytes);
    print_kinds(&listing, kernel);
    print_names(&listing);
    printf("    local memory %u bytes of a work-group, private %u of a work-item, scratch (spills) %u of a "
           "thread, "
           "barriers %u\n",
           kernel->local_bytes, kernel->private_bytes, kernel->scratch_bytes, kernel->barrier_count);
    rt_listing_free(&listing);
    return TOOL_OK;
}

int
tool_stat(int argc, char **argv)
{
    struct tool_input input;
    struct fe_program *program;
    int result = tool_parse_input(argc, argv, true, &input);
    if (result || (result = tool_load(&input, &program)) != TOOL_OK)
        return result;
    result = tool_each_kernel(&input, program, print_kernel);
    fe_program_free(program);
    return result;
}
