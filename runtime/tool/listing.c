/* SPDX-License-Identifier: MIT */
#include "listing.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tool.h"
#include "words.h"

static bool
make_room(struct tool_listing *l)
{
    if (l->count < l->room)
        return true;
    const uint32_t room = l->room ? 2 * l->room : 256;
    struct tool_line *lines = realloc(l->lines, room * sizeof *lines);
    if (!lines)
        return false;
    l->lines = lines;
    l->room = room;
    return true;
}

static void
take(const struct fe_step *step, void *user)
{
    struct tool_listing *l = user;
    char *text = !l->failed && make_room(l) ? strdup(step->text) : NULL;
    if (!text) {
        l->failed = true;
        return;
    }
    l->lines[l->count] = (struct tool_line){.step = *step};
    l->lines[l->count++].step.text = text;
}

static bool
add_words(struct tool_listing *l, const struct fe_kernel *kernel)
{
    char text[256];
    bool good = true;
    struct tool_words *words = tool_words_new(kernel);
    for (uint32_t i = 0; words && i < l->count; i++) {
        *text = 0;
        if (l->lines[i].step.offset != FE_NO_OFFSET)
            tool_words_of(words, l->lines[i].step.offset, l->lines[i].step.message, text, sizeof text);
        l->lines[i].words = strdup(text);
        good &= l->lines[i].words != NULL;
    }
    tool_words_free(words);
    return words && good;
}

/* --- labels --- */

static bool
leads_away(const struct fe_step *step, uint32_t to)
{
    return to != FE_NO_OFFSET && to != step->next;
}

bool
tool_branches(const struct fe_step *step)
{
    return leads_away(step, step->jump) || leads_away(step, step->rejoin) || step->anywhere;
}

/* Instructions begin at multiples of 8 bytes. */
static bool
add_labels(struct tool_listing *l, const struct fe_kernel *kernel)
{
    enum { UNIT = 8 };
    uint8_t *named = calloc(kernel->code_bytes / UNIT + 1, 1);
    for (uint32_t i = 0; named && i < l->count; i++) {
        const struct fe_step *s = &l->lines[i].step;
        if (leads_away(s, s->jump) && s->jump < kernel->code_bytes)
            named[s->jump / UNIT] = 1;
        if (leads_away(s, s->rejoin) && s->rejoin < kernel->code_bytes)
            named[s->rejoin / UNIT] = 1;
    }
    for (uint32_t i = 0; named && i < l->count; i++) {
        const struct fe_step *s = &l->lines[i].step;
        l->lines[i].labelled =
            s->offset < kernel->code_bytes && s->clause_of == FE_NO_OFFSET && named[s->offset / UNIT];
    }
    free(named);
    return named != NULL;
}

void
tool_flow_words(const struct fe_step *s, char text[TOOL_FLOW_TEXT])
{
    const bool jumps = leads_away(s, s->jump), rejoins = leads_away(s, s->rejoin);
    *text = 0;
    if (jumps && rejoins && s->jump != s->rejoin)
        snprintf(text, TOOL_FLOW_TEXT, "JIP L%05" PRIx32 ", UIP L%05" PRIx32, s->jump, s->rejoin);
    else if (jumps || rejoins)
        snprintf(text, TOOL_FLOW_TEXT, "to L%05" PRIx32, jumps ? s->jump : s->rejoin);
    else if (s->anywhere)
        snprintf(text, TOOL_FLOW_TEXT, "to an address in a register");
}

int
tool_listing_make(struct tool_listing *l, const struct fe_program *program, const struct fe_kernel *kernel)
{
    struct emu_error error = {EMU_OK, ""};
    *l = (struct tool_listing){.count = 0};
    if (fe_kernel_steps(program, kernel, take, l, &error))
        return tool_fail(error.kind == EMU_UNSUPPORTED ? TOOL_UNSUPPORTED : TOOL_INVALID, "kernel %s: %s",
                         kernel->name, error.text);
    if (l->failed || !add_words(l, kernel) || !add_labels(l, kernel))
        return tool_fail(TOOL_FILE, "out of memory");
    return TOOL_OK;
}

void
tool_listing_free(struct tool_listing *l)
{
    for (uint32_t i = 0; i < l->count; i++) {
        free((char *)(uintptr_t)l->lines[i].step.text);
        free(l->lines[i].words);
    }
    free(l->lines);
}
