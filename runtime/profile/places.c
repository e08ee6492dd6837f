/* SPDX-License-Identifier: MIT */
#include "places.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static int
by_place(const void *a, const void *b)
{
    const struct profile_place *x = a, *y = b;
    return x->file != y->file ? (x->file > y->file) - (x->file < y->file)
                              : (x->line > y->line) - (x->line < y->line);
}

uint32_t
profile_places(const struct profile_kernel *kernel, struct profile_place **places)
{
    struct profile_place *all = calloc((size_t)kernel->count + 1, sizeof *all);
    uint32_t count = 0, merged = 0;
    for (uint32_t i = 0; all && i < kernel->count; i++) {
        const struct profile_instruction *one = &kernel->instructions[i];
        if (one->file && one->line)
            all[count++] = (struct profile_place){one->file, one->line, one->counts};
    }
    if (count)
        qsort(all, count, sizeof *all, by_place);
    for (uint32_t i = 0; i < count; i++)
        if (merged && by_place(&all[merged - 1], &all[i]) == 0)
            profile_counts_add(&all[merged - 1].counts, &all[i].counts);
        else
            all[merged++] = all[i];
    if (!merged) {
        free(all);
        all = NULL;
    }
    *places = all;
    return merged;
}

const char *
profile_line_text(const struct profile *profile, uint32_t file, uint32_t line, char *text, size_t size)
{
    assert(size > 0);
    const char *at = file && file <= profile->source_count ? profile->sources[file - 1].text : NULL;
    text[0] = '\0';
    for (uint32_t i = 1; at && i < line; i++) {
        at = strchr(at, '\n');
        at = at ? at + 1 : NULL;
    }
    if (!at)
        return text;
    at += strspn(at, " \t");
    const size_t length = strcspn(at, "\r\n");
    const size_t most = length < size - 1 ? length : size - 1;
    memcpy(text, at, most);
    text[most] = '\0';
    return text;
}

struct ranked {
    uint64_t count;
    uint32_t number;
};

static int
by_count(const void *a, const void *b)
{
    const struct ranked *x = a, *y = b;
    return x->count != y->count ? (x->count < y->count) - (x->count > y->count)
                                : (x->number > y->number) - (x->number < y->number);
}

uint32_t *
profile_hottest(const struct profile_kernel *kernel)
{
    uint32_t *list = calloc((size_t)kernel->count + 1, sizeof *list);
    struct ranked *ranked = calloc((size_t)kernel->count + 1, sizeof *ranked);
    for (uint32_t i = 0; ranked && i < kernel->count; i++)
        ranked[i] = (struct ranked){kernel->instructions[i].counts.count, i};
    if (ranked && kernel->count)
        qsort(ranked, kernel->count, sizeof *ranked, by_count);
    for (uint32_t i = 0; list && ranked && i < kernel->count; i++)
        list[i] = ranked[i].number;
    if (!ranked) {
        free(list);
        list = NULL;
    }
    free(ranked);
    return list;
}

uint64_t
profile_hot_count(const struct profile_kernel *kernel)
{
    uint64_t most = 0, least = UINT64_MAX;
    assert(kernel->count == 0 || kernel->instructions);
    for (uint32_t i = 0; i < kernel->count; i++) {
        const uint64_t count = kernel->instructions[i].counts.count;
        most = count > most ? count : most;
        least = count && count < least ? count : least;
    }
    return most > least ? (most + 1) / 2 : UINT64_MAX;
}
