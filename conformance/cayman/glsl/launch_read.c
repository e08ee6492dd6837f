/* SPDX-License-Identifier: MIT */
#include "launch.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void
push(struct launch_words *w, uint32_t word)
{
    if (w->count == w->room) {
        w->room = w->room ? 2 * w->room : 256;
        w->word = realloc(w->word, w->room * sizeof w->word[0]);
        if (!w->word)
            abort();
    }
    w->word[w->count++] = word;
}

static void
push_line(struct launch_words *w, const char *at)
{
    char *end;
    for (;; at = end) {
        const uint32_t word = (uint32_t)strtoul(at, &end, 16);
        if (end == at)
            return;
        push(w, word);
    }
}

/* Up to `count` numbers; returns where they end. */
static const char *
numbers(const char *at, int base, uint64_t *out, unsigned count)
{
    char *end = (char *)(uintptr_t)at;
    for (unsigned k = 0; k < count; k++) {
        out[k] = strtoull(end, &end, base);
    }
    return end;
}

static void
words(const char *at, uint32_t *out, unsigned count)
{
    uint64_t n[8];
    numbers(at, 16, n, count);
    for (unsigned k = 0; k < count; k++)
        out[k] = (uint32_t)n[k];
}

/* --- lines --- */

static bool
read_sizes(struct glsl_launch *l, const char *what, const char *at)
{
    uint64_t n[3];
    uint32_t *to = !strcmp(what, "local") ? l->local : l->groups;
    numbers(at, 10, n, 3);
    for (unsigned k = 0; k < 3; k++)
        to[k] = (uint32_t)n[k];
    return n[0] && n[1] && n[2];
}

static bool
read_block(struct glsl_launch *l, const char *at)
{
    uint64_t n[2];
    if (l->block_count == LAUNCH_BLOCKS)
        return false;
    numbers(at, 16, n, 2);
    l->blocks[l->block_count++] = (struct launch_block){n[0], n[1], NULL};
    return n[1] && n[1] < 1 << 28;
}

static bool
read_contents(struct glsl_launch *l, const char *at)
{
    uint64_t address;
    at = numbers(at, 16, &address, 1);
    push(&l->contents, (uint32_t)address);
    push(&l->contents, (uint32_t)(address >> 32));
    const unsigned count_at = l->contents.count;
    push(&l->contents, 0);
    push_line(&l->contents, at);
    l->contents.word[count_at] = l->contents.count - count_at - 1;
    return true;
}

static bool
read_save(struct glsl_launch *l, const char *at)
{
    uint64_t n[2];
    if (l->save_count == LAUNCH_SAVES)
        return false;
    numbers(at, 16, n, 2);
    l->saves[l->save_count].index = (uint32_t)n[0];
    l->saves[l->save_count++].address = n[1];
    return n[0] < GDS_WORDS;
}

/* Lines whose first number says of what they are. */
static bool
read_numbered(struct glsl_launch *l, const char *what, unsigned n, const char *at)
{
    uint64_t pair[2];
    if (!strcmp(what, "gds")) {
        words(at, l->gds, 8);
        return true;
    }
    if (!strcmp(what, "loop") && n < LOOPS) {
        words(at, &l->loops[n], 1);
        return true;
    }
    if (!strcmp(what, "const") && n < LAUNCH_CONSTS) {
        numbers(at, 16, pair, 2);
        l->consts[n].address = pair[0];
        l->consts[n].bytes = (uint32_t)pair[1];
        return true;
    }
    if (!strcmp(what, "resource") && n < CAY_RESOURCES) {
        words(at, l->resources[n], 8);
        return true;
    }
    if (!strcmp(what, "sampler") && n < CAY_SAMPLERS) {
        words(at, l->samplers[n], 7);
        l->has_sampler[n] = true;
        return true;
    }
    if (!strcmp(what, "rat") && n < LAUNCH_RATS) {
        words(at, &l->rats[n].base, 8);
        return true;
    }
    return false;
}

static bool
read_expect(struct glsl_launch *l, const char *at, const struct launch_expect *tolerance)
{
    static const char *const names[] = {"buffer", "image", "counters"};
    char what[16] = "";
    int used = 0;
    if (l->expect_count == LAUNCH_EXPECTS)
        return false;
    struct launch_expect *e = &l->expects[l->expect_count++];
    *e = *tolerance;
    sscanf(at, "%15s %u%n", what, &e->rat, &used);
    for (unsigned k = 0; k < 3; k++) {
        if (strcmp(what, names[k]))
            continue;
        e->what = (enum expect_what)k;
        words(at + used, e->size, k == EXPECT_IMAGE ? 4 : 1);
        return e->rat < LAUNCH_RATS;
    }
    return false;
}

static bool
read_texels(struct glsl_launch *l, const char *at)
{
    int used = 0;
    if (l->texel_count == LAUNCH_TEXELS)
        return false;
    struct launch_texels *t = &l->texels[l->texel_count++];
    sscanf(at, "%u%n", &t->resource, &used);
    words(at + used, t->size, 3);
    return t->resource < CAY_RESOURCES;
}

static struct launch_expect
read_tolerance(const char *what, const char *at)
{
    struct launch_expect e = {.has_tolerance = true, .is_double = !strcmp(what, "within64")};
    sscanf(at, "%lf %lf", &e.ulps, &e.absolute);
    return e;
}

struct reader {
    struct launch_expect tolerance;
    struct launch_words *more; /* where lines with + go */
};

static bool
read_line(struct glsl_launch *l, struct reader *r, const char *line)
{
    char what[16] = "";
    int used = 0;
    sscanf(line, "%15s%n", what, &used);
    const char *at = line + used;
    if (!what[0] || what[0] == ';')
        return true;
    if (!strcmp(what, "+")) {
        if (r->more)
            push_line(r->more, at);
        return r->more != NULL;
    }
    r->more = !strcmp(what, "code") ? &l->code : NULL;
    if (r->more || !strcmp(what, "stack"))
        return true;
    if (!strcmp(what, "local") || !strcmp(what, "groups"))
        return read_sizes(l, what, at);
    if (!strcmp(what, "memory"))
        return read_block(l, at);
    if (!strcmp(what, "at"))
        return read_contents(l, at);
    if (!strcmp(what, "texels")) {
        const bool fine = read_texels(l, at);
        r->more = fine ? &l->texels[l->texel_count - 1].words : NULL;
        return fine;
    }
    if (!strcmp(what, "save"))
        return read_save(l, at);
    if (!strncmp(what, "within", 6)) {
        r->tolerance = read_tolerance(what, at);
        return true;
    }
    if (!strcmp(what, "lds")) {
        l->lds = (uint32_t)strtoul(at, NULL, 10);
        return true;
    }
    if (!strcmp(what, "expect")) {
        const bool fine = read_expect(l, at, &r->tolerance);
        if (fine)
            r->more = &l->expects[l->expect_count - 1].words;
        r->tolerance = (struct launch_expect){0};
        return fine;
    }
    char *end;
    const unsigned n = (unsigned)strtoul(at, &end, 10);
    return read_numbered(l, what, n, end);
}

/* --- memory --- */

static int
by_address(const void *a, const void *b)
{
    const struct launch_block *x = a, *y = b;
    return x->address < y->address ? -1 : x->address > y->address;
}

/* Blocks that touch become one. */
static void
join_blocks(struct glsl_launch *l)
{
    unsigned n = 0;
    qsort(l->blocks, l->block_count, sizeof l->blocks[0], by_address);
    for (unsigned k = 0; k < l->block_count; k++) {
        struct launch_block *last = n ? &l->blocks[n - 1] : NULL;
        const uint64_t end = l->blocks[k].address + l->blocks[k].bytes;
        if (!last || l->blocks[k].address > last->address + last->bytes)
            l->blocks[n++] = l->blocks[k];
        else if (end > last->address + last->bytes)
            last->bytes = end - last->address;
    }
    l->block_count = n;
}

bool
launch_read(struct glsl_launch *l, const char *name, const char *text)
{
    struct reader r = {{0}, NULL};
    unsigned line = 1;
    memset(l, 0, sizeof *l);
    l->name = name;
    for (const char *at = text; *at; line++) {
        const size_t n = strcspn(at, "\n");
        char *copy = strndup(at, n);
        const bool fine = copy && read_line(l, &r, copy);
        free(copy);
        if (!fine) {
            printf("%s: line %u is not understood\n", name, line);
            return false;
        }
        at += n + (at[n] == '\n');
    }
    join_blocks(l);
    return true;
}

void
launch_free(struct glsl_launch *l)
{
    free(l->code.word);
    free(l->contents.word);
    for (unsigned k = 0; k < l->expect_count; k++)
        free(l->expects[k].words.word);
    for (unsigned k = 0; k < l->texel_count; k++)
        free(l->texels[k].words.word);
}
