/* SPDX-License-Identifier: MIT */
#include "vector.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "gen/isa/gen_inst.h"

const uint32_t place_bytes[PLACE_COUNT] = {512, 64, 1024, 1024, 1024, 126 * GRF_BYTES};

static const char *const place_names[PLACE_COUNT] = {"surface0", "surface1", "local",
                                                     "scratch",  "flat",     "grf"};

struct vector_file {
    gzFile from;
    const char *path;
    char text[16384], *rest; /* rest: behind the first word of a line that was read ahead, or NULL */
    unsigned line;
    uint8_t epilogue[MAX_CODE];
    uint32_t epilogue_bytes;
};

static int
bad(const struct vector_file *f, const char *why)
{
    fprintf(stderr, "%s:%u: %s\n", f->path, f->line, why);
    return -1;
}

static unsigned
nibble(char c)
{
    return (unsigned)(c <= '9' ? c - '0' : c - 'a' + 10) & 15;
}

/* Number of bytes, at most `most`. */
static uint32_t
read_hex(const char *text, uint8_t *to, uint32_t most)
{
    uint32_t n = 0;
    while (n < most && text[2 * n] > ' ' && text[2 * n + 1] > ' ') {
        to[n] = (uint8_t)(nibble(text[2 * n]) << 4 | nibble(text[2 * n + 1]));
        n++;
    }
    return n;
}

/* The next line that is no comment: its first word. NULL at the end. */
static const char *
next_line(struct vector_file *f)
{
    do {
        f->rest = NULL;
        if (!gzgets(f->from, f->text, sizeof f->text))
            return NULL;
        f->line++;
    } while (f->text[0] == '#');
    f->rest = strchr(f->text, ' ');
    if (f->rest)
        *f->rest++ = 0;
    return f->text;
}

struct vector_file *
vector_file_open(const char *path)
{
    struct vector_file *f = calloc(1, sizeof *f);
    if (!f)
        return NULL;
    f->path = path;
    f->from = gzopen(path, "rb");
    const char *word = f->from ? next_line(f) : NULL;
    if (!word || strcmp(word, "epilogue") != 0 || !f->rest) {
        fprintf(stderr, "%s: cannot be read\n", path);
        vector_file_close(f);
        return NULL;
    }
    f->epilogue_bytes = read_hex(f->rest, f->epilogue, sizeof f->epilogue);
    next_line(f);
    return f;
}

void
vector_file_close(struct vector_file *f)
{
    if (f->from)
        gzclose(f->from);
    free(f);
}

static bool
read_image(struct form *form, char *rest)
{
    unsigned shape, order, type, index;
    unsigned long long row, slice;
    struct emu_image *image = &form->image;
    if (sscanf(rest, "%u %u %u %u %u %u %u %u %llu %llu", &index, &shape, &order, &type, &image->width,
               &image->height, &image->depth, &image->layers, &row, &slice) != 10)
        return false;
    form->has_image = true;
    form->image_index = index;
    image->shape = (uint8_t)shape;
    image->row_pitch = row;
    image->slice_pitch = slice;
    return index < FORM_IMAGES && emu_image_format_find(order, type, &image->format);
}

static bool
read_sampler(struct form *form, char *rest)
{
    unsigned linear, normalised, mode;
    if (sscanf(rest, "%u %u %u %u", &form->sampler_index, &linear, &normalised, &mode) != 4)
        return false;
    form->sampler = (struct emu_sampler){.valid = true, .linear = linear, .normalised = normalised};
    memset(form->sampler.address, (int)mode, sizeof form->sampler.address);
    return form->sampler_index < FORM_IMAGES;
}

/* What the message finds: lines behind its code. */
static bool
read_bindings(struct vector_file *f, struct form *form)
{
    form->has_image = false;
    form->sampler = (struct emu_sampler){.valid = false};
    for (const char *word = next_line(f); word && f->rest; word = next_line(f)) {
        const bool image = strcmp(word, "image") == 0;
        if (!image && strcmp(word, "sampler") != 0)
            break;
        if (image ? !read_image(form, f->rest) : !read_sampler(form, f->rest))
            return false;
    }
    return true;
}

static bool
read_code(struct vector_file *f, struct form *form)
{
    const char *word = next_line(f);
    if (!word || strcmp(word, "code") != 0 || !f->rest)
        return false;
    form->code_bytes = read_hex(f->rest, form->code, MAX_CODE - f->epilogue_bytes);
    memcpy(form->code + form->code_bytes, f->epilogue, f->epilogue_bytes);
    form->code_bytes += f->epilogue_bytes;
    return read_bindings(f, form);
}

static bool
find_platform(const char *name, unsigned *platform)
{
    static const struct {
        const char *name;
        enum gen_platform platform;
    } rows[] = {{"ivb", GEN_IVB}, {"hsw", GEN_HSW}, {"bdw", GEN_BDW}, {"skl", GEN_SKL}};
    for (unsigned n = 0; n < sizeof rows / sizeof *rows; n++) {
        *platform = rows[n].platform;
        if (!strcmp(name, rows[n].name))
            return true;
    }
    return false;
}

int
vector_file_form(struct vector_file *f, struct form *form)
{
    char platform[8];
    if (!f->rest)
        return 0;
    const bool refused = strcmp(f->text, "refused") == 0;
    form->line = f->line;
    form->refused[0] = 0;
    if ((!refused && strcmp(f->text, "form") != 0) || !f->rest ||
        sscanf(f->rest, "%63s %7s %u %31[^\n]", form->name, platform, &form->simd, form->refused) !=
            3 + refused)
        return bad(f, "no form");
    return find_platform(platform, &form->platform) && read_code(f, form) ? 1 : bad(f, "no code");
}

/* --- vectors --- */

static uint64_t
splitmix(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

static void
fill(struct vector *v)
{
    uint64_t state = v->seed;
    static const enum place order[PLACE_COUNT] = {PLACE_GRF,   PLACE_SURFACE0, PLACE_SURFACE1,
                                                  PLACE_LOCAL, PLACE_SCRATCH,  PLACE_FLAT};
    memset(v->before, 0, sizeof v->before);
    for (unsigned p = 0; p < PLACE_COUNT; p++)
        for (uint32_t at = 0; at < place_bytes[order[p]]; at += 8) {
            const uint64_t z = splitmix(&state);
            memcpy(v->before[order[p]] + (order[p] == PLACE_GRF ? GRF_FIRST * GRF_BYTES : 0) + at, &z, 8);
        }
}

/* Quarters of the lowest six bits of every element. */
static void
set_steps(struct vector *v, enum place place, bool halves)
{
    for (uint32_t at = 0; at < place_bytes[place]; at += halves ? 2 : 4) {
        const unsigned z = v->before[place][at] & 63;
        const float step = (float)z / 4.0f;
        const unsigned exponent = z ? 31u - (unsigned)__builtin_clz(z) : 0;
        const uint16_t half = z ? (uint16_t)((exponent - 2 + 15) << 10 | (z << (10 - exponent) & 0x3ff)) : 0;
        if (halves)
            memcpy(v->before[place] + at, &half, sizeof half);
        else
            memcpy(v->before[place] + at, &step, sizeof step);
    }
}

/* The same, and a denormal of either sign for every fourth. */
static void
set_tiny(struct vector *v, enum place place)
{
    for (uint32_t at = 0; at < place_bytes[place]; at += 4) {
        const uint32_t z = v->before[place][at] & 63, denormal = z << 8 | z >> 2 << 31;
        const float step = (float)z / 4.0f;
        memcpy(v->before[place] + at, (z & 3) == 1 ? (const void *)&denormal : &step, 4);
    }
}

static void
set_pattern(struct vector *v, enum place place, const char *kind)
{
    static const float floats[4] = {1.5f, -2.25f, 1e-40f, 0.75f};
    const uint32_t size = strncmp(kind, "qwords", 6) == 0 ? 8 : 4;
    const bool halves = strncmp(kind, "halves", 6) == 0;
    if (halves || strncmp(kind, "steps", 5) == 0) {
        set_steps(v, place, halves);
        return;
    }
    if (strncmp(kind, "tiny", 4) == 0) {
        set_tiny(v, place);
        return;
    }
    uint64_t state = v->seed + 1;
    for (uint32_t at = 0; at < (place == PLACE_SCRATCH ? ROOM : place_bytes[place]); at += size) {
        const uint64_t z = splitmix(&state), small = z >> 8 & 3;
        if (strncmp(kind, "float", 5) == 0)
            memcpy(v->before[place] + at, &floats[small], 4);
        else if (z & 1)
            memcpy(v->before[place] + at, &small, size);
    }
}

static enum place
read_place(const char *text, char **rest)
{
    for (unsigned p = 0; p < PLACE_COUNT; p++) {
        const size_t length = strlen(place_names[p]);
        if (strncmp(text, place_names[p], length) == 0 && text[length] == ' ') {
            *rest = (char *)text + length + 1;
            return (enum place)p;
        }
    }
    return PLACE_COUNT;
}

static bool
read_flat(struct vector *v, char *rest)
{
    if (v->flat_count == MAX_FLATS)
        return false;
    const unsigned long reg = strtoul(rest, &rest, 10), n = strtoul(rest, &rest, 10);
    v->flats[v->flat_count].at = (uint32_t)(reg * GRF_BYTES + 8 * n);
    v->flats[v->flat_count++].offset = strtoll(rest, NULL, 10);
    return reg < 128 && n < 4;
}

static bool
read_expect(struct vector *v, char *rest)
{
    const enum place place = read_place(rest, &rest);
    if (place == PLACE_COUNT)
        return false;
    const unsigned long at = strtoul(rest, &rest, 10);
    return at < ROOM && read_hex(rest + 1, v->after[place] + at, ROOM - (uint32_t)at) > 0;
}

/* What a vector starts with; the expectations come on top of it. */
static bool
read_input(struct vector *v, const char *word, char *rest)
{
    if (strcmp(word, "flat") == 0)
        return read_flat(v, rest);
    if (strcmp(word, "pattern") == 0) {
        const enum place place = read_place(rest, &rest);
        if (place != PLACE_COUNT)
            set_pattern(v, place, rest);
        return place != PLACE_COUNT;
    }
    const unsigned long reg = strtoul(rest, &rest, 10);
    return reg < 128 && read_hex(rest + 1, v->before[PLACE_GRF] + reg * GRF_BYTES, GRF_BYTES) == GRF_BYTES;
}

static bool
is_input(const char *word)
{
    return strcmp(word, "set") == 0 || strcmp(word, "flat") == 0 || strcmp(word, "pattern") == 0;
}

static void
read_fault(struct vector *v, char *rest)
{
    v->faults = true;
    v->lanes = strtoull(rest, &rest, 0);
    v->address = strtoull(rest, &rest, 10);
    v->bytes = (uint32_t)strtoul(rest, &rest, 10);
    v->write = strtoul(rest, NULL, 10) != 0;
}

int
vector_file_next(struct vector_file *f, struct vector *v)
{
    if (!f->rest || strcmp(f->text, "vector") != 0)
        return 0;
    v->seed = strtoull(f->rest, NULL, 10);
    v->line = f->line;
    v->flat_count = 0;
    v->faults = false;
    fill(v);
    const char *word = next_line(f);
    for (; word && f->rest && is_input(word); word = next_line(f))
        if (!read_input(v, word, f->rest))
            return bad(f, "input not understood");
    memcpy(v->after, v->before, sizeof v->after);
    for (; word && f->rest && strcmp(word, "expect") == 0; word = next_line(f))
        if (!read_expect(v, f->rest))
            return bad(f, "expectation not understood");
    if (word && f->rest && strcmp(word, "fault") == 0) {
        read_fault(v, f->rest);
        word = next_line(f);
    }
    return 1;
}
