/* SPDX-License-Identifier: MIT */
#include "compare.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <zlib.h>

#include "data.h"

enum { LINE = 1024 };

struct walk {
    enum gen_platform platform;
    const struct code *codes;
    unsigned count;
    unsigned index; /* current code + 1; 0 before the first */
    uint32_t at;
    unsigned instructions, differences;
};

/* Our line for the instruction at `at`; *bytes is its size, or the rest of the code when it is refused. */
static void
our_line(enum gen_platform platform, const struct code *code, uint32_t at, char *line, uint32_t *bytes)
{
    struct gen_inst inst;
    struct emu_error error = {0};
    if (gen_decode(NULL, platform, code->bytes, code->size, at, &inst, &error) < 0) {
        snprintf(line, LINE, "/* [%04X]  */ refused: %s", (unsigned)at, error.text);
        *bytes = inst.bytes && at + inst.bytes <= code->size ? inst.bytes : code->size - at;
        return;
    }
    const int used = snprintf(line, LINE, "/* [%04X]  */ ", (unsigned)at);
    gen_print(platform, &inst, line + used, LINE - (unsigned)used);
    *bytes = inst.bytes;
}

void
list_code(enum gen_platform platform, const struct code *code)
{
    char line[LINE];
    printf("// kernel %s\n", code->name);
    for (uint32_t at = 0, bytes; at < code->size; at += bytes) {
        our_line(platform, code, at, line, &bytes);
        puts(line);
    }
}

/* Cuts iga64's comment on a message; spacing does not count. */
static void
strip(char *line)
{
    char *const comment = strncmp(line, "//", 2) ? strstr(line, "//") : NULL;
    line[comment ? (size_t)(comment - line) : strcspn(line, "\n")] = '\0';
    data_squeeze(line);
}

static void
differ(struct walk *walk, const char *ours, const char *theirs)
{
    walk->differences++;
    printf("kernel %s\n  ours     %s\n  listing  %s\n", walk->index ? walk->codes[walk->index - 1].name : "-",
           ours, theirs);
}

static void
finish_code(struct walk *walk)
{
    if (walk->index && walk->at < walk->codes[walk->index - 1].size)
        differ(walk, "more instructions", "the end of the kernel");
}

static void
next_code(struct walk *walk, const char *name)
{
    finish_code(walk);
    walk->at = 0;
    if (walk->index >= walk->count) {
        differ(walk, "no such kernel", name);
        return;
    }
    if (strcmp(walk->codes[walk->index++].name, name))
        differ(walk, "another kernel", name);
}

static void
next_line(struct walk *walk, const char *line)
{
    char ours[LINE];
    uint32_t bytes;
    const struct code *const code = walk->index ? &walk->codes[walk->index - 1] : NULL;
    if (!code || walk->at >= code->size) {
        differ(walk, "the end of the kernel", line);
        return;
    }
    our_line(walk->platform, code, walk->at, ours, &bytes);
    walk->at += bytes;
    walk->instructions++;
    data_squeeze(ours);
    if (strcmp(ours, line))
        differ(walk, ours, line);
}

unsigned
compare_listing(enum gen_platform platform, const struct code *codes, unsigned count, const char *path)
{
    struct walk walk = {.platform = platform, .codes = codes, .count = count};
    char line[LINE];
    const gzFile file = gzopen(path, "rb"); /* packed or plain */
    if (!file) {
        perror(path);
        return 1;
    }
    while (gzgets(file, line, sizeof line)) {
        strip(line);
        if (!strncmp(line, "// kernel ", 10))
            next_code(&walk, line + 10);
        else if (line[0])
            next_line(&walk, line);
    }
    if (gzclose(file) != Z_OK)
        differ(&walk, "a listing that ends as it should", "a damaged file");
    finish_code(&walk);
    if (walk.index != count)
        differ(&walk, "more kernels", "the end of the listing");
    printf("%s: %u kernels, %u instructions, %u differences\n", path, count, walk.instructions,
           walk.differences);
    return walk.differences;
}
