/* SPDX-License-Identifier: MIT */
/* Source lines of instructions. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "debug/source_text.h"
#include "session.h"

void
step_lines_open(struct step_session *s)
{
    struct fe_line line;
    rt_listing_make(&s->listing, s->replay->program, &s->replay->kernel);
    s->lines = fe_lines_open(s->replay->program, &s->replay->kernel);
    s->places = calloc((size_t)s->listing.count + 1, sizeof *s->places);
    for (uint32_t i = 0; s->places && i < s->listing.count; i++)
        if (fe_lines_find(s->lines, s->listing.lines[i].offset, &line))
            s->places[i] = (struct step_line){line.file, line.line};
}

void
step_lines_close(struct step_session *s)
{
    rt_listing_free(&s->listing);
    fe_lines_close(s->lines);
    free(s->places);
}

struct step_line
step_line_at(const struct step_session *s, uint32_t inst)
{
    uint32_t low = 0, high = s->places ? s->listing.count : 0;
    while (low < high) {
        const uint32_t middle = low + (high - low) / 2;
        if (s->listing.lines[middle].offset < inst)
            low = middle + 1;
        else
            high = middle;
    }
    const bool found = s->places && low < s->listing.count && s->listing.lines[low].offset == inst;
    return found ? s->places[low] : (struct step_line){NULL, 0};
}

/* The program's own source has this name among the compilers' (runtime/compile/compiler_source.c). */
void
step_source_text(const struct step_session *s, const char *file, uint32_t line, char *text, size_t size)
{
    static const char own[] = "<source>";
    const size_t length = strlen(file), end = sizeof own - 1;
    size_t bytes = s->replay->head.source_bytes;
    assert(size);
    *text = 0;
    if (s->replay->head.origin == RT_RECORD_SOURCE && length >= end &&
        strcmp(file + length - end, own) == 0) {
        (void)rt_source_line((const char *)s->replay->source, bytes, line, text, size);
        return;
    }
    char *source = rt_source_read(file, &bytes);
    if (source)
        (void)rt_source_line(source, bytes, line, text, size);
    free(source);
}
