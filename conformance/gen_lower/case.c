/* SPDX-License-Identifier: MIT */
#include "case.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "emu/lane.h"
#include "frontend/program.h"
#include "isa.h"

static bool
bad(const char *path, unsigned line, const char *why)
{
    fprintf(stderr, "%s:%u: %s\n", path, line, why);
    return false;
}

static bool
put(struct case_block *b, const void *value, unsigned bytes)
{
    if (b->count + bytes > sizeof b->bytes)
        return false;
    memcpy(b->bytes + b->count, value, bytes);
    b->count += bytes;
    return true;
}

static bool
put_number(struct case_block *b, double real, int64_t whole)
{
    const float single = (float)real;
    switch (b->type) {
    case LANE_F:
        return put(b, &single, sizeof single);
    case LANE_DF:
        return put(b, &real, sizeof real);
    default:
        return put(b, &whole, lane_type_bytes(b->type));
    }
}

/* value, first..last or value*count */
static bool
put_word(struct case_block *b, const char *word)
{
    const bool is_float = b->type == LANE_F || b->type == LANE_DF;
    char *end, *dots = strstr(word, "..");
    if (dots) {
        const int64_t first = strtoll(word, NULL, 0), last = strtoll(dots + 2, NULL, 0);
        for (int64_t v = first; v <= last; v++)
            if (!put_number(b, (double)v, v))
                return false;
        return first <= last;
    }
    const char *star = strchr(word, '*');
    const unsigned long count = star ? strtoul(star + 1, NULL, 0) : 1;
    const double real = strtod(word, &end);
    const int64_t whole = is_float         ? 0
                          : word[0] == '-' ? strtoll(word, &end, 0)
                                           : (int64_t)strtoull(word, &end, 0);
    if (*end && *end != '*')
        return false;
    for (unsigned long n = 0; n < count; n++)
        if (!put_number(b, real, whole))
            return false;
    return true;
}

static bool
read_type(struct case_block *b, const char *word)
{
    for (unsigned t = 0; word && t < LANE_TYPE_COUNT; t++) {
        if (!strcmp(word, lane_type_name((enum lane_type)t))) {
            b->type = (uint8_t)t;
            return true;
        }
    }
    return false;
}

static bool
read_place(struct case_block *b, const char *word)
{
    static const char *const places[] = {
        [CASE_MEMORY] = "memory", [CASE_LOCAL] = "local", [CASE_SCRATCH] = "scratch"};
    for (unsigned p = CASE_MEMORY; word && p < CASE_PLACES; p++) {
        if (!strcmp(word, places[p])) {
            b->place = (enum case_place)p;
            return true;
        }
    }
    if (!word || word[0] != 'r')
        return false;
    const char *dot = strchr(word, '.');
    b->place = CASE_GRF;
    b->at = (uint32_t)(32 * strtoul(word + 1, NULL, 10) + (dot ? strtoul(dot + 1, NULL, 10) : 0));
    return b->at < 4096;
}

static bool
read_block(struct case_block *b, const char *place, unsigned line)
{
    *b = (struct case_block){.line = line};
    if (!read_place(b, place) || !read_type(b, strtok(NULL, " \t\n")))
        return false;
    for (const char *word; (word = strtok(NULL, " \t\n"));)
        if (!put_word(b, word))
            return false;
    return b->count > 0 && b->at + b->count <= CASE_BYTES;
}

static bool
read_hex(struct test_case *c, const char *text)
{
    unsigned value;
    int used;
    while (sscanf(text, " %2x%n", &value, &used) == 1) {
        if (c->code_bytes == CASE_CODE)
            return false;
        c->code[c->code_bytes++] = (uint8_t)value;
        text += used;
    }
    return true;
}

static bool
read_platform(struct test_case *c, const char *name)
{
    for (unsigned d = 0; d < FE_DEVICE_COUNT; d++) {
        const enum fe_device device = (enum fe_device)d;
        if (fe_device_isa(device) == &fe_isa_gen && !strcmp(fe_device_name(device), name)) {
            c->platform = (enum gen_platform)fe_device_platform(device);
            return true;
        }
    }
    return false;
}

static bool
read_setting(struct test_case *c, const char *key, const char *value)
{
    if (!value)
        return false;
    if (!strcmp(key, "simd"))
        c->simd = (uint32_t)strtoul(value, NULL, 0);
    else if (!strcmp(key, "dispatch"))
        c->dispatch = strtoull(value, NULL, 0);
    else
        return !strcmp(key, "platform") && read_platform(c, value);
    return true;
}

static bool
read_line(struct test_case *c, char *text, unsigned line)
{
    if (text[0] == '#' || text[0] == '>' || text[strspn(text, " \t\n")] == 0)
        return true;
    if (text[0] == '=')
        return read_hex(c, text + 1);
    if (!strncmp(text, "refused ", 8)) {
        text[strcspn(text, "\n")] = 0;
        const size_t length = strlen(text + 8);
        memcpy(c->refused, text + 8, length < sizeof c->refused ? length : sizeof c->refused - 1);
        return length < sizeof c->refused;
    }
    if (sscanf(text, "fault %x %63[^\n]", &c->fault_at, c->fault) == 2)
        return true;
    const char *key = strtok(text, " \t\n");
    if (!strcmp(key, "set"))
        return c->before_count < 24 && read_block(&c->before[c->before_count++], strtok(NULL, " \t\n"), line);
    if (!strcmp(key, "expect"))
        return c->after_count < 24 && read_block(&c->after[c->after_count++], strtok(NULL, " \t\n"), line);
    if (!strcmp(key, "memory") || !strcmp(key, "local") || !strcmp(key, "scratch"))
        return c->before_count < 24 && read_block(&c->before[c->before_count++], key, line);
    return read_setting(c, key, strtok(NULL, " \t\n"));
}

bool
case_read(const char *path, struct test_case *c)
{
    char text[4096];
    bool good = true;
    FILE *f = fopen(path, "r");
    if (!f)
        return bad(path, 0, "cannot be read");
    *c = (struct test_case){.platform = GEN_SKL, .simd = 8, .dispatch = UINT64_MAX};
    for (unsigned line = 1; good && fgets(text, sizeof text, f); line++)
        if (!read_line(c, text, line))
            good = bad(path, line, "not understood");
    fclose(f);
    if (good && (!c->code_bytes || (!c->after_count && !c->refused[0] && !c->fault[0])))
        good = bad(path, 0, "no code or nothing expected");
    return good;
}
