/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../assembler/scan.h"
#include "case.h"

struct reader {
    const char **text;
    unsigned *line;
    struct launch_case *c;
    struct scan s;
    char code[1 << 16];
};

static const struct {
    const char *name;
    unsigned place, count;
} places[] = {{"memory", CASE_MEMORY, 1},
              {"c0", CASE_C0, 1},
              {"const", CAY_SURFACE_CONST, 16},
              {"rat", CAY_SURFACE_RAT, 16},
              {"return", CAY_SURFACE_RETURN, 16},
              {"stream", CAY_SURFACE_STREAM, 16},
              {"ring", CAY_SURFACE_RING, 4},
              {"gds", CAY_SURFACE_GDS, 1},
              {"counters", CAY_SURFACE_COUNTERS, 1},
              {"scatter", CAY_SURFACE_SCATTER, 1},
              {"tf", CAY_SURFACE_TF, 1},
              {"pixel", CAY_SURFACE_PIXEL, 1},
              {"position", CAY_SURFACE_POSITION, 1},
              {"param", CAY_SURFACE_PARAM, 1},
              {"events", CAY_SURFACE_EVENTS, 1},
              {"gws", CAY_SURFACE_GWS, 1},
              {"shared", CAY_SURFACE_SHARED, 1}};

/* A line without its comment; false at the end. */
static bool
next_line(struct reader *r, char *line, size_t size)
{
    if (!**r->text)
        return false;
    const size_t length = strcspn(*r->text, "\n");
    snprintf(line, size, "%.*s", (int)length, *r->text);
    line[strcspn(line, ";")] = 0;
    *r->text += length + ((*r->text)[length] == '\n');
    ++*r->line;
    return true;
}

static unsigned
place(struct scan *s)
{
    char word[CASE_NAME];
    scan_word(s, word, sizeof word);
    for (unsigned k = 0; k < sizeof places / sizeof *places; k++) {
        const size_t length = strlen(places[k].name);
        if (strncmp(word, places[k].name, length) != 0)
            continue;
        const unsigned number = (unsigned)strtoul(word + length, NULL, 10);
        const bool fits = places[k].count == 1 ? !word[length] : word[length] && number < places[k].count;
        if (fits)
            return places[k].place + number;
    }
    scan_fail(s, "there is no place '%s'", word);
    return CASE_MEMORY;
}

static void
read_stage(struct reader *r)
{
    static const char *const names[] = {"compute", "pixel", "vertex", "geometry"};
    for (unsigned k = 0; k < 4; k++)
        if (scan_take(&r->s, names[k])) {
            r->c->bindings.stage = (enum cay_stage)k;
            return;
        }
    scan_fail(&r->s, "there is no such stage");
}

static void
read_loop(struct reader *r)
{
    const unsigned n = scan_number(&r->s) & 31;
    scan_need(&r->s, "=");
    const uint32_t count = scan_number(&r->s), first = scan_number(&r->s), step = scan_number(&r->s);
    r->c->flow[n] = (count & 0xfff) | (first & 0xfff) << 12 | step << 24;
    r->c->binds_flow = true;
}

static void
read_word(struct reader *r)
{
    const unsigned n = scan_number(&r->s) & 31;
    scan_need(&r->s, "=");
    r->c->flow[n] = scan_number(&r->s);
    r->c->binds_flow = true;
}

static void
read_bool(struct reader *r)
{
    const unsigned n = scan_number(&r->s) & 31;
    scan_need(&r->s, "=");
    r->c->flow[32] |= (scan_number(&r->s) & 1) << n;
    r->c->binds_flow = true;
}

static void
bind(struct launch_case *c, unsigned at, uint32_t bytes)
{
    c->bytes[at] = bytes;
    if (at < CAY_SURFACE_COUNT)
        cay_bind(&c->bindings, at);
}

static void
read_buffer(struct reader *r)
{
    const unsigned at = place(&r->s);
    bind(r->c, at, scan_number(&r->s));
    if (at == CAY_SURFACE_SHARED)
        r->c->bindings.shared_gprs = (uint8_t)(r->c->bytes[at] / 1024);
}

static void
read_words(struct reader *r, uint32_t *words, unsigned count)
{
    scan_need(&r->s, "=");
    for (unsigned k = 0; k < count; k++)
        words[k] = scan_number(&r->s);
}

static void
read_resource(struct reader *r)
{
    read_words(r, r->c->resources[scan_number(&r->s) % CAY_RESOURCES], 8);
    r->c->bindings.resources = (const uint32_t(*)[8])r->c->resources;
}

static void
read_sampler(struct reader *r)
{
    const unsigned n = scan_number(&r->s) % CAY_SAMPLERS;
    read_words(r, r->c->samplers[n], 3);
    r->c->has_sampler[n] = true;
}

static void
read_semantic(struct reader *r)
{
    uint32_t gpr;
    const unsigned id = scan_number(&r->s) & 255;
    read_words(r, &gpr, 1);
    if (!r->c->has_semantics)
        memset(r->c->semantics, 255, sizeof r->c->semantics);
    r->c->has_semantics = true;
    r->c->semantics[id] = (uint8_t)gpr;
    r->c->bindings.semantics = r->c->semantics;
}

static uint32_t
order_of(const char *name)
{
#define ORDER(id, number, ...)                                                                               \
    if (!strcmp(name, #id))                                                                                  \
        return number;
#include "emu/image_orders.def"
#undef ORDER
    return 0;
}

static uint32_t
type_of(const char *name)
{
#define TYPE(id, number, ...)                                                                                \
    if (!strcmp(name, #id))                                                                                  \
        return number;
#include "emu/image_types.def"
#undef TYPE
    return 0;
}

static void
read_image(struct reader *r)
{
    char order[CASE_NAME], type[CASE_NAME];
    const unsigned at = place(&r->s);
    struct emu_image *m = &r->c->images[at % CAY_SURFACE_COUNT];
    scan_word(&r->s, order, sizeof order);
    scan_word(&r->s, type, sizeof type);
    if (!emu_image_format_find(order_of(order), type_of(type), &m->format))
        scan_fail(&r->s, "there is no format %s %s", order, type);
    m->width = scan_number(&r->s);
    m->height = scan_number(&r->s);
    m->depth = scan_number(&r->s);
    m->shape = m->depth > 1 ? EMU_IMAGE_3D : m->height > 1 ? EMU_IMAGE_2D : EMU_IMAGE_1D;
    m->layers = 1;
    m->row_pitch = (uint64_t)m->width * m->format.texel_bytes;
    m->slice_pitch = m->row_pitch * m->height;
    if (at >= CAY_SURFACE_RETURN && at < CAY_SURFACE_STREAM)
        r->c->bindings.return_images |= (uint16_t)(1u << (at - CAY_SURFACE_RETURN));
    else
        r->c->bindings.rat_coordinates[at % 16] = m->depth > 1 ? 3 : m->height > 1 ? 2 : 1;
    bind(r->c, at, (uint32_t)(m->slice_pitch * m->depth));
}

static void
read_range(struct reader *r, struct case_range *ranges, unsigned *count)
{
    if (*count == CASE_RANGES) {
        scan_fail(&r->s, "too many lines of this kind");
        return;
    }
    struct case_range *range = &ranges[(*count)++];
    range->place = place(&r->s);
    range->first = scan_number(&r->s);
    range->count = scan_number(&r->s);
    range->line = *r->line;
    scan_need(&r->s, "=");
    snprintf(range->expression, sizeof range->expression, "%s", r->s.at);
    r->s.at += strlen(r->s.at);
}

static void
read_program(struct reader *r)
{
    char line[512];
    size_t length = 0;
    const unsigned first = *r->line;
    while (next_line(r, line, sizeof line) && strcmp(line, "end") != 0)
        length += (size_t)snprintf(r->code + length, sizeof r->code - length, "%s\n", line);
    if (!asm_assemble(r->code, &r->c->program))
        scan_fail(&r->s, "program (from line %u): %s", first + 1, r->c->program.error);
}

static void
read_text(struct reader *r, char *to)
{
    scan_peek(&r->s);
    snprintf(to, CASE_NAME, "%s", r->s.at);
    r->s.at += strlen(r->s.at);
}

static bool
read_item(struct reader *r)
{
    struct scan *s = &r->s;
    struct launch_case *c = r->c;
    if (scan_take(s, "stage"))
        read_stage(r);
    else if (scan_take(s, "quirks"))
        c->llvm_quirks = scan_need(s, "llvm");
    else if (scan_take(s, "local"))
        c->local = scan_number(s);
    else if (scan_take(s, "groups"))
        c->groups = scan_number(s);
    else if (scan_take(s, "lds"))
        c->lds = scan_number(s);
    else if (scan_take(s, "fetch"))
        c->bindings.fetch_program = scan_number(s);
    else if (scan_take(s, "loop"))
        read_loop(r);
    else if (scan_take(s, "word"))
        read_word(r);
    else if (scan_take(s, "bool"))
        read_bool(r);
    else if (scan_take(s, "buffer"))
        read_buffer(r);
    else if (scan_take(s, "image"))
        read_image(r);
    else if (scan_take(s, "resource"))
        read_resource(r);
    else if (scan_take(s, "sampler"))
        read_sampler(r);
    else if (scan_take(s, "semantic"))
        read_semantic(r);
    else if (scan_take(s, "fill"))
        read_range(r, c->fills, &c->fill_count);
    else if (scan_take(s, "expect"))
        read_range(r, c->expects, &c->expect_count);
    else if (scan_take(s, "program"))
        read_program(r);
    else if (scan_take(s, "fault"))
        read_text(r, c->fault);
    else if (scan_take(s, "refuse"))
        read_text(r, c->refusal);
    else
        return false;
    return true;
}

/* "case NAME", after blank lines. */
static bool
read_name(struct reader *r, char error[256])
{
    char line[512];
    while (next_line(r, line, sizeof line)) {
        r->s = (struct scan){line, ""};
        if (!scan_peek(&r->s))
            continue;
        if (scan_need(&r->s, "case"))
            scan_word(&r->s, r->c->name, sizeof r->c->name);
        r->c->line = *r->line;
        if (r->s.error[0])
            snprintf(error, 256, "line %u: %s", *r->line, r->s.error);
        return !r->s.error[0];
    }
    return false;
}

static bool
read_items(struct reader *r, char error[256])
{
    char line[512];
    for (const char *before = *r->text; next_line(r, line, sizeof line); before = *r->text) {
        r->s = (struct scan){line, ""};
        if (!scan_peek(&r->s))
            continue;
        if (scan_take(&r->s, "case")) { /* the next one */
            *r->text = before;
            --*r->line;
            return true;
        }
        const bool known = read_item(r);
        if (r->s.error[0] || !known || scan_peek(&r->s)) {
            snprintf(error, 256, "line %u: %s%.100s", *r->line, r->s.error, r->s.error[0] ? "" : line);
            return false;
        }
    }
    return true;
}

bool
case_read(const char **text, unsigned *line, struct launch_case *c, char error[256])
{
    memset(c, 0, sizeof *c);
    c->local = 64;
    c->groups = 1;
    c->bytes[CASE_MEMORY] = 1 << 16;
    c->bytes[CASE_C0] = CASE_PAYLOAD;
    error[0] = 0;
    struct reader *r = calloc(1, sizeof *r);
    if (!r)
        abort();
    r->text = text;
    r->line = line;
    r->c = c;
    const bool fine = read_name(r, error) && read_items(r, error);
    if (c->binds_flow)
        c->bindings.flow_offset = CASE_PAYLOAD;
    free(r);
    return fine;
}
