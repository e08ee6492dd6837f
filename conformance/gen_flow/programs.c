/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "programs.h"

#include <stdlib.h>
#include <string.h>

static bool
read_platform(const char *gpu, enum gen_platform *platform)
{
    static const struct {
        const char *name;
        enum gen_platform platform;
    } gpus[] = {{"bdw", GEN_BDW}, {"skl", GEN_SKL}, {"ivb", GEN_IVB}, {"hsw", GEN_HSW}};
    for (unsigned n = 0; n < sizeof gpus / sizeof *gpus; n++) {
        *platform = gpus[n].platform;
        if (!strcmp(gpu, gpus[n].name))
            return true;
    }
    return false;
}

static bool
read_start(const char *text, struct flow_program *p)
{
    char gpu[4];
    int used = 0;
    if (sscanf(text, "program %lu %3s simd %u items %u entries%n", &p->number, gpu, &p->simd, &p->items,
               &used) != 4 ||
        !used || !read_platform(gpu, &p->platform))
        return false;
    p->entry_count = 0;
    for (text += used; p->entry_count < FLOW_ENTRIES; text += used)
        if (sscanf(text, " %u%n", &p->entries[p->entry_count++], &used) != 1) {
            p->entry_count--;
            return true;
        }
    return false;
}

static bool
read_code(const char *text, struct flow_program *p)
{
    unsigned byte;
    if (strncmp(text, "code ", 5))
        return false;
    p->code_bytes = 0;
    for (text += 5; p->code_bytes < FLOW_CODE && sscanf(text, "%2x", &byte) == 1; text += 2)
        p->code[p->code_bytes++] = (uint8_t)byte;
    return p->code_bytes > 0 && p->code_bytes % 16 == 0;
}

static bool
read_expected(const char *text, struct flow_program *p)
{
    int used;
    if (strncmp(text, "expect", 6))
        return false;
    text += 6;
    for (unsigned i = 0; i < FLOW_DWORDS; i++, text += used)
        if (sscanf(text, " %x%n", &p->expect[i], &used) != 1)
            return false;
    return true;
}

int
flow_read(FILE *file, struct flow_program *p)
{
    static bool (*const read[])(const char *, struct flow_program *) = {read_start, read_code, read_expected};
    char *line = NULL;
    size_t size = 0;
    int status = 1;
    for (unsigned n = 0; n < 3 && status == 1; n++) {
        ssize_t length;
        while ((length = getline(&line, &size, file)) > 0 && line[0] == '#')
            ;
        if (length <= 0)
            status = n ? -1 : 0;
        else if (!read[n](line, p))
            status = -1;
    }
    free(line);
    return status;
}
