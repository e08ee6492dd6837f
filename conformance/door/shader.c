/* SPDX-License-Identifier: MIT */
#include "shader.h"

#include <stdlib.h>
#include <string.h>

void
shader_die(const char *what, const char *why)
{
    fprintf(stderr, "%s: %s\n", what, why);
    exit(1);
}

/* --- values --- */

uint32_t
shader_hash(uint32_t x)
{
    x = (x ^ x >> 16) * 0x7feb352d;
    x = (x ^ x >> 15) * 0x846ca68b;
    return x ^ x >> 16;
}

static uint32_t
bits_of(float f)
{
    uint32_t u;
    memcpy(&u, &f, 4);
    return u;
}

static void
double_at(uint32_t *to, uint32_t h, uint32_t i)
{
    const double d = ((double)h / 4294967296.0 - 0.5) * 64 + (double)(i % 7);
    memcpy(to, &d, 8);
}

static uint32_t
value(const char *kind, uint32_t i, uint32_t seed)
{
    const uint32_t h = shader_hash(i * 2654435761u + seed * 97 + 1);
    if (!strcmp(kind, "index"))
        return i + seed;
    if (!strcmp(kind, "hash"))
        return h;
    if (!strcmp(kind, "small"))
        return h % 100;
    if (!strcmp(kind, "signed"))
        return h % 100 - 50;
    if (!strcmp(kind, "unit"))
        return bits_of((float)(h >> 8) / 16777216.0f);
    if (!strcmp(kind, "float"))
        return bits_of((float)((int)(h >> 8) - (1 << 23)) / (1 << 20));
    if (!strcmp(kind, "positive"))
        return bits_of((float)(1 + (h >> 12)) / 65536.0f);
    if (!strcmp(kind, "half"))
        return h & 0x3bff3bff;
    return 0;
}

void *
shader_values(size_t bytes, const char *kind, uint32_t seed)
{
    uint32_t *w = calloc(1, bytes + 16);
    for (uint32_t i = 0; i < (bytes + 3) / 4; i++)
        w[i] = value(kind, i, seed);
    if (!strcmp(kind, "double"))
        for (uint32_t i = 0; i < bytes / 8; i++)
            double_at(w + 2 * i, shader_hash(i + seed * 31 + 7), i);
    return w;
}

/* --- the file --- */

static void
parse_line(struct shader *s, char *line)
{
    char *save, *word = strtok_r(line, " \t\r\n", &save);
    if (!word)
        return;
    if (s->item_count == SHADER_ITEMS)
        shader_die(line, "is one line too many");
    struct shader_item *it = &s->item[s->item_count++];
    snprintf(it->what, sizeof it->what, "%s", word);
    while ((word = strtok_r(NULL, " \t\r\n", &save)) && it->words < SHADER_WORDS)
        snprintf(it->word[it->words++], sizeof it->word[0], "%s", word);
    it->binding = (unsigned)atoi(it->word[0]);
    if (!strcmp(it->what, "groups"))
        for (unsigned k = 0; k < 3; k++)
            s->groups[k] = (unsigned)atoi(it->word[k]);
}

void
shader_read(struct shader *s, const char *path)
{
    FILE *f = fopen(path, "r");
    char line[1024];
    size_t size = 0;
    if (!f)
        shader_die(path, "cannot be read");
    *s = (struct shader){.groups = {1, 1, 1}};
    while (fgets(line, sizeof line, f)) {
        const size_t n = strlen(line);
        if (size + n + 1 > sizeof s->text)
            shader_die(path, "is too long");
        memcpy(s->text + size, line, n + 1);
        size += n;
        if (!strncmp(line, "//!", 3))
            parse_line(s, line + 3);
    }
    fclose(f);
}

const struct shader_item *
shader_tolerance(const struct shader *s, unsigned binding)
{
    for (unsigned k = 0; k < s->item_count; k++)
        if (!strncmp(s->item[k].what, "within", 6) && s->item[k].binding == binding)
            return &s->item[k];
    return NULL;
}

/* --- what comes out --- */

void
shader_write_words(FILE *out, const uint32_t *w, size_t bytes)
{
    for (size_t k = 0; k < (bytes + 3) / 4; k++)
        fprintf(out, "%s%x", k % 16 ? " " : "\n+ ", w[k]);
    fprintf(out, "\n");
}
