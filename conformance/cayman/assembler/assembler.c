/* SPDX-License-Identifier: MIT */
#include "assembler.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cayman/isa/cay_tables.h"
#include "encode.h"
#include "parse.h"

enum { MOST_CF = 1024, MOST_CLAUSES = 1024, MOST_LABELS = 256, NOWHERE = -1 };

struct item {
    struct cay_cf cf;
    char label[ASM_LABEL];
    int clause; /* its own one in braces, or NOWHERE */
    unsigned line;
};

struct clause {
    bool alu;
    int at;                /* NOWHERE: where there is room */
    unsigned first, count; /* in `body` */
    unsigned items;        /* fetch instructions */
};

struct label {
    char name[ASM_LABEL];
    unsigned cf;
};

struct assembler {
    struct asm_program *out;
    struct item *items;
    struct clause *clauses;
    struct label *labels;
    uint64_t *body;
    unsigned item_count, clause_count, label_count, body_count, line;
    int open; /* the clause that lines go to */
    struct asm_literals literals;
};

static bool
fail(struct assembler *a, unsigned line, const char *why, const char *what)
{
    if (!a->out->error[0])
        snprintf(a->out->error, sizeof a->out->error, "line %u: %s%s", line, why, what);
    return false;
}

static bool
put(struct assembler *a, uint64_t slot)
{
    if (a->body_count == ASM_SLOTS)
        return fail(a, a->line, "too many instructions", "");
    a->body[a->body_count++] = slot;
    a->clauses[a->open].count++;
    return true;
}

static bool
put_encoding(struct assembler *a, const struct encoding *e, unsigned slots)
{
    if (e->too_large)
        return fail(a, a->line, "too large: ", e->too_large);
    for (unsigned k = 0; k < slots; k++)
        if (!put(a, e->w[2 * k] | (uint64_t)e->w[2 * k + 1] << 32))
            return false;
    return true;
}

/* --- clauses --- */

static bool
begin_clause(struct assembler *a, bool alu, int at)
{
    if (a->clause_count == MOST_CLAUSES)
        return fail(a, a->line, "too many clauses", "");
    a->open = (int)a->clause_count++;
    a->clauses[a->open] = (struct clause){alu, at, a->body_count, 0, 0};
    return true;
}

static bool
put_literals(struct assembler *a)
{
    const struct asm_literals *l = &a->literals;
    for (unsigned k = 0; k < l->count; k += 2)
        if (!put(a, l->value[k] | (uint64_t)(k + 1 < l->count ? l->value[k + 1] : 0) << 32))
            return false;
    a->literals.count = 0;
    return true;
}

/* "n(float), n(float)" */
static bool
literal_line(struct assembler *a, struct scan *s)
{
    uint32_t value[2];
    for (unsigned k = 0; k < 2; k++) {
        value[k] = scan_number(s);
        if (scan_take(s, "("))
            s->at += strcspn(s->at, ")") + 1;
        scan_take(s, ",");
    }
    return put(a, value[0] | (uint64_t)value[1] << 32);
}

static bool
alu_line(struct assembler *a, struct scan *s)
{
    struct cay_alu i;
    if (scan_is_number(s))
        return literal_line(a, s);
    if (!parse_alu(s, &i, &a->literals, 0))
        return false;
    const struct encoding e = encode_alu(&i);
    return put_encoding(a, &e, 1) && (!i.last || put_literals(a));
}

static bool
fetch_line(struct assembler *a, struct scan *s)
{
    struct cay_fetch i;
    if (!parse_fetch(s, &i))
        return false;
    const struct encoding e = encode_fetch(&i);
    a->clauses[a->open].items++;
    return put_encoding(a, &e, 2);
}

/* --- control flow --- */

static bool
cf_line(struct assembler *a, struct scan *s)
{
    if (a->item_count == MOST_CF)
        return fail(a, a->line, "too many control flow instructions", "");
    struct item *item = &a->items[a->item_count++];
    *item = (struct item){.clause = NOWHERE, .line = a->line};
    if (!parse_cf(s, &item->cf, item->label))
        return false;
    if (!scan_take(s, "{"))
        return true;
    item->clause = (int)a->clause_count;
    return begin_clause(a, cay_cf_rows[item->cf.op].clause == CAY_CLAUSE_ALU, NOWHERE);
}

static bool
label_line(struct assembler *a, struct scan *s)
{
    const char *const before = s->at;
    struct label label;
    scan_word(s, label.name, sizeof label.name);
    if (!label.name[0] || !scan_take(s, ":")) {
        s->at = before;
        return false;
    }
    label.cf = a->item_count;
    if (a->label_count == MOST_LABELS)
        return fail(a, a->line, "too many labels", "");
    a->labels[a->label_count++] = label;
    return true;
}

/* The listing's heading of a clause. */
static bool
heading_line(struct assembler *a, struct scan *s)
{
    const bool alu = scan_take(s, "ALU clause starting at");
    if (!alu && !scan_take(s, "Fetch clause starting at"))
        return false;
    const int at = (int)scan_number(s);
    scan_need(s, ":");
    return begin_clause(a, alu, at);
}

static bool
one_line(struct assembler *a, struct scan *s)
{
    if (!scan_peek(s) || heading_line(a, s))
        return true;
    if (a->open != NOWHERE && scan_take(s, "}")) {
        a->open = NOWHERE;
        return true;
    }
    if (a->open != NOWHERE)
        return a->clauses[a->open].alu ? alu_line(a, s) : fetch_line(a, s);
    return label_line(a, s) || cf_line(a, s);
}

static bool
read_line(struct assembler *a, const char *line)
{
    struct scan s = {line, ""};
    a->line++;
    const bool fine = one_line(a, &s) && !s.error[0];
    if (!fine)
        return fail(a, a->line, s.error[0] ? s.error : "?", "");
    if (scan_peek(&s))
        return fail(a, a->line, "nothing expected at: ", s.at);
    return true;
}

static bool
read_lines(struct assembler *a, const char *text)
{
    char line[512];
    while (*text) {
        const size_t length = strcspn(text, "\n");
        snprintf(line, sizeof line, "%.*s", (int)length, text);
        line[strcspn(line, ";")] = 0;
        if (!read_line(a, line))
            return false;
        text += length + (text[length] == '\n');
    }
    return true;
}

/* --- layout --- */

static bool
place_clause(struct assembler *a, struct clause *c, unsigned *end)
{
    struct asm_program *out = a->out;
    if (c->at == NOWHERE) {
        *end = c->alu ? *end : (*end + 1) & ~1u;
        c->at = (int)*end;
    }
    const unsigned at = (unsigned)c->at;
    if (at > ASM_SLOTS - c->count)
        return fail(a, a->line, "the program is too long", "");
    memcpy(out->slots + at, a->body + c->first, c->count * sizeof *out->slots);
    if (*end < at + c->count)
        *end = at + c->count;
    return true;
}

static bool
resolve(struct assembler *a, struct item *item)
{
    if (item->clause != NOWHERE) {
        const struct clause *c = &a->clauses[item->clause];
        item->cf.addr = (uint32_t)c->at;
        item->cf.count = (c->alu ? c->count : c->items) - 1;
    }
    for (unsigned k = 0; item->label[0] && k < a->label_count; k++)
        if (!strcmp(item->label, a->labels[k].name)) {
            item->cf.addr = a->labels[k].cf;
            return true;
        }
    return !item->label[0] || fail(a, item->line, "no such label: ", item->label);
}

static bool
place_all(struct assembler *a)
{
    unsigned end = a->item_count;
    for (unsigned k = 0; k < a->clause_count; k++)
        if (!place_clause(a, &a->clauses[k], &end))
            return false;
    for (unsigned k = 0; k < a->item_count; k++) {
        if (!resolve(a, &a->items[k]))
            return false;
        const struct encoding e = encode_cf(&a->items[k].cf);
        if (e.too_large)
            return fail(a, a->items[k].line, "too large: ", e.too_large);
        a->out->slots[k] = e.w[0] | (uint64_t)e.w[1] << 32;
    }
    a->out->count = end;
    return true;
}

bool
asm_assemble(const char *text, struct asm_program *out)
{
    memset(out, 0, sizeof *out);
    struct assembler a = {.out = out,
                          .items = calloc(MOST_CF, sizeof *a.items),
                          .clauses = calloc(MOST_CLAUSES, sizeof *a.clauses),
                          .labels = calloc(MOST_LABELS, sizeof *a.labels),
                          .body = calloc(ASM_SLOTS, sizeof *a.body),
                          .open = NOWHERE};
    const bool fine = a.items && a.clauses && a.labels && a.body && read_lines(&a, text) && place_all(&a);
    free(a.items);
    free(a.clauses);
    free(a.labels);
    free(a.body);
    return fine;
}
