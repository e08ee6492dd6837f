/* SPDX-License-Identifier: MIT */
/* caygen cfg: the basic blocks of kernels as a graph in Graphviz's language. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/shown.h"
#include "listing.h"
#include "tool.h"

/* The control flow instructions of a kernel, and which of them begin blocks. */
struct graph {
    const struct tool_listing *listing;
    unsigned kernel; /* its number in the output */
    uint32_t *flow;  /* indexes of lines */
    uint32_t count;
    uint32_t *block; /* of each flow instruction: the one that its block begins with */
    bool *reached;   /* of the first instruction of each block */
    bool all;        /* jumps by register may lead to any block */
};

static const struct tool_line *
line_of(const struct graph *g, uint32_t i)
{
    return &g->listing->lines[g->flow[i]];
}

/* The flow instruction at an offset, or count. They are in ascending order. */
static uint32_t
find(const struct graph *g, uint32_t offset)
{
    uint32_t low = 0, high = g->count;
    while (low < high) {
        const uint32_t middle = low + (high - low) / 2;
        if (line_of(g, middle)->step.offset < offset)
            low = middle + 1;
        else
            high = middle;
    }
    return low < g->count && line_of(g, low)->step.offset == offset ? low : g->count;
}

static bool
ends_block(const struct tool_line *line)
{
    return tool_branches(&line->step) || line->step.next == FE_NO_OFFSET;
}

static bool
make_blocks(struct graph *g)
{
    const struct tool_listing *l = g->listing;
    g->flow = calloc(l->count + 1u, sizeof *g->flow);
    g->block = calloc(l->count + 1u, sizeof *g->block);
    g->reached = calloc(l->count + 1u, sizeof *g->reached);
    if (!g->flow || !g->block || !g->reached)
        return false;
    for (uint32_t i = 0; i < l->count; i++)
        if (l->lines[i].step.offset != FE_NO_OFFSET && l->lines[i].step.clause_of == FE_NO_OFFSET)
            g->flow[g->count++] = i;
    for (uint32_t i = 0; i < g->count; i++) {
        const bool first = !i || line_of(g, i)->labelled || ends_block(line_of(g, i - 1));
        g->block[i] = first ? i : g->block[i - 1];
        g->all |= line_of(g, i)->step.anywhere && line_of(g, i)->step.next == FE_NO_OFFSET;
    }
    return true;
}

/* The last instruction of the block that begins at i. */
static uint32_t
last_of(const struct graph *g, uint32_t i)
{
    const uint32_t first = i;
    while (i + 1 < g->count && g->block[i + 1] == first)
        i++;
    return i;
}

static bool
reach(struct graph *g, uint32_t offset, uint32_t *stack, uint32_t *depth)
{
    const uint32_t to = offset == FE_NO_OFFSET ? g->count : find(g, offset);
    if (to == g->count || g->reached[g->block[to]])
        return false;
    g->reached[g->block[to]] = true;
    stack[(*depth)++] = g->block[to];
    return true;
}

/* Behind a kernel's end lies padding, which is no part of it. Functions are called by address. */
static bool
find_reached(struct graph *g, const struct fe_kernel *kernel)
{
    uint32_t *stack = calloc(g->count + 1u, sizeof *stack), depth = 0;
    if (!stack)
        return false;
    reach(g, 0, stack, &depth);
    for (uint32_t i = 0; i < kernel->entry_count; i++)
        reach(g, kernel->entries[i], stack, &depth);
    while (depth) {
        const struct fe_step *s = &line_of(g, last_of(g, stack[--depth]))->step;
        reach(g, s->next, stack, &depth);
        reach(g, s->jump, stack, &depth);
        reach(g, s->rejoin, stack, &depth);
    }
    free(stack);
    return true;
}

/* --- the text --- */

/* In a string of Graphviz's: quotes and backslashes are escaped. Rows of blanks become one. */
static void
put(const char *text)
{
    bool blank = true;
    for (unsigned length; *text; text += length ? length : 1) {
        length = rt_shown_length(text);
        if (*text == ' ' || *text == '\t') {
            if (!blank)
                putchar(' ');
            blank = true;
            length = 1;
            continue;
        }
        blank = false;
        if (*text == '"' || *text == '\\')
            printf("\\%c", *text);
        else if (length)
            fwrite(text, 1, length, stdout);
        else
            printf("\\\\x%02x", (unsigned)(unsigned char)*text);
    }
}

static void
put_instruction(const struct tool_line *line, const char *indent)
{
    printf("%s%05" PRIx32 " ", indent, line->step.offset);
    put(line->step.text);
    if (*line->words) {
        printf(" // ");
        put(line->words);
    }
    printf("\\l");
}

/* Cayman: the clause that a control flow instruction runs. It is listed further down. */
static void
put_clause(const struct graph *g, uint32_t offset, const uint32_t *clauses)
{
    const struct tool_listing *l = g->listing;
    for (uint32_t i = clauses[offset / 8]; i < l->count && l->lines[i].step.clause_of == offset; i++)
        if (l->lines[i].step.offset != FE_NO_OFFSET)
            put_instruction(&l->lines[i], "    ");
}

static void
put_block(const struct graph *g, uint32_t first, const uint32_t *clauses)
{
    const uint32_t last = last_of(g, first);
    printf("    k%u_%05" PRIx32 " [label=\"L%05" PRIx32 ":\\l", g->kernel, line_of(g, first)->step.offset,
           line_of(g, first)->step.offset);
    for (uint32_t i = first; i <= last; i++) {
        put_instruction(line_of(g, i), "");
        put_clause(g, line_of(g, i)->step.offset, clauses);
    }
    printf("\"];\n");
}

static void
put_edge(const struct graph *g, uint32_t from, uint32_t offset, const char *style)
{
    const uint32_t to = offset == FE_NO_OFFSET ? g->count : find(g, offset);
    if (to < g->count)
        printf("    k%u_%05" PRIx32 " -> k%u_%05" PRIx32 "%s;\n", g->kernel, line_of(g, from)->step.offset,
               g->kernel, line_of(g, g->block[to])->step.offset, style);
}

static void
put_edges(const struct graph *g, uint32_t first)
{
    const struct fe_step *s = &line_of(g, last_of(g, first))->step;
    put_edge(g, first, s->next, "");
    if (s->jump != s->next)
        put_edge(g, first, s->jump, s->rejoin == FE_NO_OFFSET ? " [color=blue]" : " [color=blue,label=JIP]");
    if (s->rejoin != s->next && s->rejoin != s->jump)
        put_edge(g, first, s->rejoin, " [style=dashed,label=UIP]");
    if (s->anywhere)
        printf("    k%u_%05" PRIx32 " -> k%u_register [style=dotted];\n", g->kernel,
               line_of(g, first)->step.offset, g->kernel);
}

static void
put_graph(const struct graph *g, const char *name, const uint32_t *clauses)
{
    bool by_register = false;
    printf("subgraph cluster_%u {\n    label=\"", g->kernel);
    put(name);
    printf("\";\n");
    for (uint32_t i = 0; i < g->count; i++) {
        if (g->block[i] != i || !(g->reached[i] || g->all))
            continue;
        put_block(g, i, clauses);
        put_edges(g, i);
        by_register |= line_of(g, last_of(g, i))->step.anywhere;
    }
    if (by_register)
        printf("    k%u_register [shape=plain,label=\"an address in a register\"];\n", g->kernel);
    printf("}\n");
}

/* By offset of a control flow instruction, where its clause is in the listing. */
static uint32_t *
find_clauses(const struct tool_listing *l, const struct fe_kernel *kernel)
{
    const uint32_t count = kernel->code_bytes / 8 + 1;
    uint32_t *clauses = calloc(count, sizeof *clauses);
    for (uint32_t i = 0; clauses && i < count; i++)
        clauses[i] = l->count;
    for (uint32_t i = l->count; clauses && i--;)
        if (l->lines[i].step.clause_of < kernel->code_bytes)
            clauses[l->lines[i].step.clause_of / 8] = i;
    return clauses;
}

static int
graph_kernel(const struct fe_program *program, const struct fe_kernel *kernel, void *user)
{
    unsigned *number = user;
    struct tool_listing listing;
    struct graph g = {.listing = &listing, .kernel = (*number)++};
    int result = tool_listing_make(&listing, program, kernel);
    uint32_t *clauses = result ? NULL : find_clauses(&listing, kernel);
    if (!result && clauses && make_blocks(&g) && find_reached(&g, kernel))
        put_graph(&g, kernel->name, clauses);
    else if (!result)
        result = tool_fail(TOOL_FILE, "out of memory");
    free(g.flow);
    free(g.block);
    free(g.reached);
    free(clauses);
    tool_listing_free(&listing);
    return result;
}

int
tool_cfg(int argc, char **argv)
{
    struct tool_input input;
    struct fe_program *program;
    struct emu_error why;
    unsigned number = 0;
    int result = tool_parse_input(argc, argv, TOOL_KERNELS, &input);
    if (result || (result = tool_load_if_possible(&input, &program, &why)) != TOOL_OK)
        return result;
    printf("digraph caygen {\nnode [shape=box,fontname=monospace,fontsize=10];\n");
    result = tool_each_kernel(&input, program, graph_kernel, &number);
    printf("}\n");
    fe_program_free(program);
    return result;
}
