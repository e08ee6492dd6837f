/* SPDX-License-Identifier: MIT */
/* The listing: control flow first, then each clause, as LLVM's R600 assembly orders them. */
#include <assert.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cay_text.h"
#include "cayman/isa/cay_tables.h"

struct printer {
    const struct cay_program *p;
    cay_write_line *write;
    void *user;
};

void
cay_text_add(struct cay_text *t, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    const int n = vsnprintf(t->line + t->length, sizeof t->line - t->length, format, args);
    va_end(args);
    if (n > 0)
        t->length += (unsigned)n;
    if (t->length >= sizeof t->line)
        t->length = sizeof t->line - 1;
}

static void
print_literal(struct cay_text *t, uint32_t bits)
{
    float value;
    memcpy(&value, &bits, sizeof value);
    cay_text_add(t, "%d(", (int32_t)bits);
    if (isnan(value))
        cay_text_add(t, "nan)");
    else if (isinf(value))
        cay_text_add(t, value < 0 ? "-INF)" : "INF)");
    else
        cay_text_add(t, "%e)", (double)value);
}

static void
print_group(const struct printer *pr, const struct cay_cf *cf, const struct cay_group *g)
{
    assert(g->first + g->count <= pr->p->alu_count && g->literals % 2 == 0);
    for (uint32_t i = 0; i < g->count; i++) {
        struct cay_text t = {"", 0};
        const struct cay_alu *alu = &pr->p->alu[g->first + i];
        cay_text_alu(&t, alu);
        pr->write(alu->offset, cf, t.line, pr->user);
    }
    for (uint32_t i = 0; i < g->literals; i += 2) {
        struct cay_text t = {"", 0};
        print_literal(&t, g->literal[i]);
        cay_text_add(&t, ", ");
        print_literal(&t, g->literal[i + 1]);
        pr->write(CAY_NO_OFFSET, cf, t.line, pr->user);
    }
}

static void
print_clause(const struct printer *pr, const struct cay_cf *cf)
{
    const bool alu = cay_cf_rows[cf->op].clause == CAY_CLAUSE_ALU;
    assert(cf->first + cf->items <= (alu ? pr->p->group_count : pr->p->fetch_count));
    struct cay_text head = {"", 0};
    cay_text_add(&head, "\t%s clause starting at %u:", alu ? "ALU" : "Fetch", cf->addr);
    pr->write(CAY_NO_OFFSET, cf, head.line, pr->user);
    for (uint32_t i = 0; i < cf->items; i++) {
        struct cay_text t = {"", 0};
        if (alu) {
            print_group(pr, cf, &pr->p->groups[cf->first + i]);
            continue;
        }
        const struct cay_fetch *fetch = &pr->p->fetches[cf->first + i];
        cay_text_fetch(&t, fetch);
        pr->write(fetch->offset, cf, t.line, pr->user);
    }
}

static int
by_address(const void *a, const void *b)
{
    const struct cay_cf *const *x = a, *const *y = b;
    return (*x)->addr < (*y)->addr ? -1 : (*x)->addr > (*y)->addr;
}

/* Pointers to the instructions that start clauses, ascending clause address. */
static uint32_t
collect_clauses(const struct cay_program *p, const struct cay_cf **clauses)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < p->cf_count; i++)
        if (p->cf[i].items)
            clauses[count++] = &p->cf[i];
    qsort(clauses, count, sizeof *clauses, by_address);
    return count;
}

int
cay_print(const struct cay_program *program, cay_write_line *write, void *user)
{
    const struct printer pr = {program, write, user};
    const struct cay_cf **clauses = calloc(program->cf_count + 1, sizeof *clauses);
    if (!clauses)
        return -1;
    for (uint32_t i = 0; i < program->cf_count; i++) {
        struct cay_text t = {"", 0};
        cay_text_cf(&t, &program->cf[i]);
        write(program->cf[i].offset, &program->cf[i], t.line, user);
    }
    if (program->cf_count & 1)
        write(CAY_NO_OFFSET, NULL, "\tPAD", user);
    const uint32_t count = collect_clauses(program, clauses);
    for (uint32_t i = 0; i < count; i++)
        if (!i || clauses[i]->addr != clauses[i - 1]->addr)
            print_clause(&pr, clauses[i]);
    free(clauses);
    return 0;
}
