/* SPDX-License-Identifier: MIT */
/* Breakpoints, watched places, and steps: whether a thread stops. */
#define _GNU_SOURCE /* memrchr */
#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "debug/value.h"
#include "session.h"

/* --- setting --- */

static struct step_break *
free_place(struct step_session *s)
{
    for (unsigned i = 0; i < STEP_BREAKS; i++)
        if (!s->breaks[i].is_set)
            return &s->breaks[i];
    (void)step_wrong(s, "there are %d breakpoints already", STEP_BREAKS);
    return NULL;
}

static bool
read_ids(struct step_session *s, const char **at, uint64_t ids[3])
{
    char *end;
    for (unsigned d = 0; d < 3; d++) {
        ids[d] = strtoull(*at, &end, 10);
        if (end == *at)
            return step_wrong(s, "ids are numbers: 3, or 3,0,0");
        *at = end;
        if (**at != ',' && **at != ':')
            break;
        ++*at;
    }
    return true;
}

/* "0x98", "lines.cl:23", "23" */
static bool
read_place(struct step_session *s, const char **at, struct step_break *b)
{
    char *end;
    const size_t length = strcspn(*at, " \t");
    const char *colon = memrchr(*at, ':', length);
    if (strncmp(*at, "0x", 2) == 0) {
        b->has_inst = true;
        b->inst = (uint32_t)strtoul(*at, &end, 16);
        if (end != *at + length || !*rt_listing_at(&s->listing, b->inst))
            return step_wrong(s, "no instruction of the kernel is at %.*s; `list` shows them", (int)length,
                              *at);
    } else {
        const char *number = colon ? colon + 1 : *at;
        b->has_line = true;
        b->line = (uint32_t)strtoul(number, &end, 10);
        if (colon)
            (void)snprintf(b->file, sizeof b->file, "%.*s", (int)(colon - *at), *at);
        if (end == number || end != *at + length)
            return step_wrong(s, "'%.*s' is no place: 0x98 an instruction, file.cl:23 or 23 a line",
                              (int)length, *at);
    }
    *at += length;
    return true;
}

static bool
is_file(const char *whole, const char *part)
{
    const size_t a = strlen(whole), b = strlen(part);
    return !b || (a >= b && strcmp(whole + a - b, part) == 0 && (a == b || whole[a - b - 1] == '/'));
}

/* Why a line is not there; known: one of the files that are, or NULL. */
static bool
no_line(struct step_session *s, const struct step_break *b, bool has_file, const char *known)
{
    if (!known)
        return step_wrong(s, "the binary has no debug data, so line %u is not known", b->line);
    if (!has_file)
        return step_wrong(s, "the program has no file %s; it has %s", b->file, known);
    return step_wrong(s, "no instruction is of line %u", b->line);
}

static bool
has_line(struct step_session *s, const struct step_break *b)
{
    bool has_file = false;
    const char *known = NULL;
    for (uint32_t i = 0; i < s->listing.count && s->places; i++) {
        const char *file = s->places[i].file;
        if (!file)
            continue;
        known = known ? known : file;
        has_file |= is_file(file, b->file);
        if (s->places[i].line == b->line && is_file(file, b->file))
            return true;
    }
    return no_line(s, b, has_file, known);
}

static bool
read_break(struct step_session *s, const char *at, struct step_break *b)
{
    uint64_t ids[3] = {0};
    for (;;) {
        at += strspn(at, " \t");
        if (!*at)
            return b->has_inst || b->has_line || b->has_item || b->has_group || b->condition.count ||
                   step_wrong(s, "break WHERE: 0x98, file.cl:23, item X,Y,Z, group X,Y,Z, if CONDITION");
        if (strncmp(at, "if ", 3) == 0)
            return step_read_condition(s, at + 3, &b->condition);
        if (strncmp(at, "item ", 5) == 0) {
            at += 5;
            b->has_item = true;
            if (!read_ids(s, &at, b->item))
                return false;
        } else if (strncmp(at, "group ", 6) == 0) {
            at += 6;
            b->has_group = true;
            if (!read_ids(s, &at, ids))
                return false;
            for (unsigned d = 0; d < 3; d++)
                b->group[d] = (uint32_t)ids[d];
        } else if (b->has_inst || b->has_line) {
            return step_wrong(s, "'%s' behind the place", at);
        } else if (!read_place(s, &at, b)) {
            return false;
        }
    }
}

void
step_break(struct step_session *s, const char *text)
{
    struct step_break *b = free_place(s);
    if (!b)
        return;
    *b = (struct step_break){.is_set = false};
    (void)snprintf(b->text, sizeof b->text, "%s", text);
    if (!read_break(s, text, b) || (b->has_line && !has_line(s, b)))
        return;
    b->is_set = true;
    for (uint32_t i = 0; i < s->thread_count; i++)
        s->threads[i].held &= ~((uint64_t)1 << (b - s->breaks));
    fprintf(s->out, "breakpoint %u: %s\n", (unsigned)(b - s->breaks) + 1, b->text);
}

static void
take_values(const struct step_session *s, const struct step_thread *t, struct step_break *b)
{
    const unsigned lanes =
        b->what.kind == STEP_REGISTER && b->what.per_lane ? s->replay->kernel.emu.lanes : 1;
    b->known = 0;
    for (unsigned i = 0; i < lanes; i++) {
        const struct step_value v = step_value_of(s, t, &b->what, i);
        b->old[i] = v.bits;
        b->known |= (uint64_t)v.is_known << i;
    }
}

void
step_watch(struct step_session *s, const char *text)
{
    struct step_break *b = free_place(s);
    const char *at = text;
    if (!b)
        return;
    *b = (struct step_break){.is_watch = true};
    if (!step_read_operand(s, &at, &b->what))
        return;
    if (*at || (b->what.kind != STEP_REGISTER && b->what.kind != STEP_MEMORY)) {
        (void)step_wrong(s, "watch a register or an element of memory: r10.0:d, out[5], local[16]:f");
        return;
    }
    const bool own = b->what.kind == STEP_REGISTER || b->what.space != STEP_GLOBAL;
    if (own && !s->at) {
        (void)step_wrong(s, "the launch does not run yet, so there are no registers and no local memory");
        return;
    }
    memcpy(b->text, b->what.text, sizeof b->what.text);
    memcpy(b->of_group, s->group, sizeof s->group);
    b->of_thread = s->index;
    take_values(s, s->at, b);
    if (!b->known) {
        (void)step_wrong(s, "%s is outside of its memory", b->what.text);
        return;
    }
    b->is_set = true;
    fprintf(s->out, "watchpoint %u: %s\n", (unsigned)(b - s->breaks) + 1, b->text);
}

/* Registers and local memory are those of another run. */
void
step_begin_watches(struct step_session *s)
{
    for (unsigned i = 0; i < STEP_BREAKS; i++) {
        struct step_break *b = &s->breaks[i];
        if (!b->is_set || !b->is_watch)
            continue;
        if (b->what.kind == STEP_MEMORY && b->what.space == STEP_GLOBAL) {
            take_values(s, NULL, b);
            continue;
        }
        b->is_set = false;
        fprintf(s->out, "watchpoint %u is gone: it was in a run that has ended\n", i + 1);
    }
}

void
step_delete(struct step_session *s, const char *text)
{
    char *end;
    const unsigned long n = strtoul(text, &end, 10);
    if (!*text) {
        for (unsigned i = 0; i < STEP_BREAKS; i++)
            s->breaks[i].is_set = false;
    } else if (*end || n < 1 || n > STEP_BREAKS || !s->breaks[n - 1].is_set) {
        (void)step_wrong(s, "there is no breakpoint %s; `info break` lists them", text);
    } else {
        s->breaks[n - 1].is_set = false;
    }
}

void
step_show_breaks(struct step_session *s)
{
    unsigned shown = 0;
    for (unsigned i = 0; i < STEP_BREAKS; i++) {
        const struct step_break *b = &s->breaks[i];
        if (!b->is_set)
            continue;
        fprintf(s->out, "%u: %s %s, met %u time%s\n", i + 1, b->is_watch ? "watch" : "break", b->text,
                b->hits, b->hits == 1 ? "" : "s");
        shown++;
    }
    if (!shown)
        fprintf(s->out, "no breakpoints\n");
}

/* --- stopping --- */

static bool
is_item_here(struct step_session *s, const struct step_break *b, uint32_t index, unsigned *lane)
{
    uint64_t global[3], local[3];
    for (unsigned i = 0; i < step_items(s, index); i++) {
        step_item(s, index, i, global, local);
        if (memcmp(global, b->item, sizeof global) == 0) {
            *lane = i;
            return true;
        }
    }
    return false;
}

static bool
is_met(struct step_session *s, const struct step_break *b, const struct step_thread *t, uint32_t index,
       uint32_t op, unsigned *lane)
{
    const uint32_t inst = s->program->ops[op].inst;
    const bool placed = b->has_inst || b->has_line || b->condition.count;
    if (b->is_watch || (b->has_inst && inst != b->inst) ||
        (b->has_group && memcmp(b->group, s->group, sizeof b->group) != 0))
        return false;
    if (b->has_line) {
        const struct step_line line = step_line_at(s, inst);
        if (!line.file || line.line != b->line || !is_file(line.file, b->file) || t->line == b->line)
            return false;
    }
    if (!placed && t->instructions != 1)
        return false;
    if (b->has_group && !placed && !b->has_item && index != 0)
        return false;
    if (b->has_item && !is_item_here(s, b, index, lane))
        return false;
    return !b->condition.count || step_holds(s, t, &b->condition, lane);
}

static bool
is_home(const struct step_session *s, uint32_t index)
{
    return s->any_thread || (index == s->home && memcmp(s->group, s->home_group, sizeof s->group) == 0);
}

static bool
ends_step(struct step_session *s, const struct step_thread *t, uint32_t index, uint32_t op)
{
    if (s->mode == STEP_GO || s->mode == STEP_FINISH || !is_home(s, index))
        return false;
    if ((s->mode == STEP_OVER || s->mode == STEP_OVER_LINE) && !s->any_thread && t->depth > s->home_depth)
        return false;
    if (s->mode == STEP_LINE || s->mode == STEP_OVER_LINE) {
        const struct step_line line = step_line_at(s, s->program->ops[op].inst);
        if (!line.file || (!s->any_thread && line.line == s->home_line))
            return false;
        s->home_line = line.line;
    }
    s->any_thread = false;
    s->home = index;
    memcpy(s->home_group, s->group, sizeof s->group);
    return --s->count == 0;
}

/* A breakpoint that is a condition alone stops a thread when the condition begins to hold. */
static bool
begins_to_hold(struct step_thread *t, unsigned number, const struct step_break *b, bool met)
{
    const uint64_t bit = (uint64_t)1 << number;
    const bool held = t->held & bit;
    if (!b->condition.count || b->has_inst || b->has_line)
        return met;
    t->held = met ? t->held | bit : t->held & ~bit;
    return met && !held;
}

bool
step_stops(struct step_session *s, struct step_thread *t, uint32_t index, uint32_t op)
{
    assert(t->t && index < s->thread_count && op < s->program->op_count);
    bool stops = ends_step(s, t, index, op);
    for (unsigned i = 0; i < STEP_BREAKS; i++) {
        struct step_break *b = &s->breaks[i];
        unsigned lane = s->lane;
        if (!b->is_set || !begins_to_hold(t, i, b, is_met(s, b, t, index, op, &lane)))
            continue;
        b->hits++;
        s->lane = lane;
        fprintf(s->out, "breakpoint %u: %s\n", i + 1, b->text);
        stops = true;
    }
    return stops;
}

static void
tell_change(struct step_session *s, unsigned number, const struct step_break *b, unsigned lane,
            const struct step_value *now)
{
    char old[RT_VALUE_TEXT], new[RT_VALUE_TEXT];
    rt_value_print(b->old[lane], b->what.type, false, old);
    rt_value_print(now->bits, b->what.type, false, new);
    fprintf(s->out, "watchpoint %u: %s", number, b->text);
    if (b->what.kind == STEP_REGISTER && b->what.per_lane)
        fprintf(s->out, ", lane %u", lane);
    fprintf(s->out, ": %s, was %s\n", new, old);
}

bool
step_watches(struct step_session *s, struct step_thread *t, uint32_t index, uint32_t op)
{
    bool stops = false;
    (void)op;
    for (unsigned n = 0; n < STEP_BREAKS; n++) {
        struct step_break *b = &s->breaks[n];
        bool changed = false;
        const bool own = b->what.kind == STEP_REGISTER || b->what.space == STEP_SCRATCH;
        const bool here = memcmp(b->of_group, s->group, sizeof s->group) == 0;
        if (!b->is_set || !b->is_watch || (own && (!here || index != b->of_thread)) ||
            (b->what.space == STEP_LOCAL && !here))
            continue;
        for (unsigned i = 0; i < LANE_MAX && b->known >> i; i++) {
            const struct step_value now = step_value_of(s, t, &b->what, i);
            if (!(b->known >> i & 1) || now.bits == b->old[i])
                continue;
            tell_change(s, n + 1, b, i, &now);
            s->lane = b->what.kind == STEP_REGISTER && b->what.per_lane ? i : s->lane;
            b->old[i] = now.bits;
            changed = true;
        }
        b->hits += changed;
        stops = stops || changed;
    }
    return stops;
}
