/* SPDX-License-Identifier: MIT */
/*
 * The lines of kernels that ran, as lcov's tracefile (geninfo(1)). A line counts as often as the instruction
 * of it that ran most. Sources that are no files, because the host program had them as text, are written
 * beside the report: FILE.1.cl, FILE.2.cl.
 */
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "profile.h"

struct line {
    bool known;
    uint64_t count;
};

/* Lines of a file up to the last one that has an instruction. */
static uint32_t
last_line(const struct profile *all, uint32_t file)
{
    uint32_t last = 0;
    for (uint32_t k = 0; k < all->kernel_count; k++)
        for (uint32_t i = 0; i < all->kernels[k].count; i++) {
            const struct profile_instruction *one = &all->kernels[k].instructions[i];
            if (one->file == file && one->line > last)
                last = one->line;
        }
    return last;
}

static void
take_lines(const struct profile_kernel *k, uint32_t file, struct line *lines)
{
    for (uint32_t i = 0; i < k->count; i++) {
        const struct profile_instruction *one = &k->instructions[i];
        struct line *line = &lines[one->line];
        if (one->file != file || !one->line)
            continue;
        line->known = true;
        if (one->counts.count > line->count)
            line->count = one->counts.count;
    }
}

/* A kernel belongs to the file of its first instruction that has one. */
static const struct profile_instruction *
home_of(const struct profile_kernel *k)
{
    for (uint32_t i = 0; i < k->count; i++)
        if (k->instructions[i].file && k->instructions[i].line)
            return &k->instructions[i];
    return NULL;
}

static uint64_t
launches_of(const struct profile *all, uint32_t kernel)
{
    uint64_t count = 0;
    for (uint32_t i = 0; i < all->launch_count; i++)
        count += all->launches[i].kernel == kernel;
    return count;
}

/* The same kernel on several devices is a function for each. */
static void
put_functions(const struct profile *all, uint32_t file, FILE *to)
{
    unsigned found = 0, hit = 0;
    for (uint32_t k = 0; k < all->kernel_count; k++) {
        const struct profile_instruction *home = home_of(&all->kernels[k]);
        if (!home || home->file != file)
            continue;
        const uint64_t launches = launches_of(all, k);
        fprintf(to, "FN:%" PRIu32 ",%s@%s\n", home->line, all->kernels[k].name, all->kernels[k].device);
        fprintf(to, "FNDA:%" PRIu64 ",%s@%s\n", launches, all->kernels[k].name, all->kernels[k].device);
        found++;
        hit += launches != 0;
    }
    fprintf(to, "FNF:%u\nFNH:%u\n", found, hit);
}

static void
put_lines(const struct line *lines, uint32_t count, FILE *to)
{
    unsigned found = 0, hit = 0;
    for (uint32_t i = 1; i <= count; i++) {
        if (!lines[i].known)
            continue;
        fprintf(to, "DA:%" PRIu32 ",%" PRIu64 "\n", i, lines[i].count);
        found++;
        hit += lines[i].count != 0;
    }
    fprintf(to, "LF:%u\nLH:%u\nend_of_record\n", found, hit);
}

static int
write_text(const char *path, const char *text)
{
    FILE *file = fopen(path, "we");
    if (!file)
        return -1;
    fputs(text, file);
    const bool failed = ferror(file);
    return fclose(file) || failed ? -1 : 0;
}

/* The path of a source; what was only a text becomes a file. */
static int
name_source(const struct tool_profile *p, uint32_t file, char path[PATH_MAX])
{
    const struct profile_source *source = &p->all.sources[file - 1];
    char full[PATH_MAX];
    if (source->path[0] != '<') {
        snprintf(path, PATH_MAX, "%s", realpath(source->path, full) ? full : source->path);
        return 0;
    }
    if (snprintf(full, sizeof full, "%s.%u.cl", p->path, file) >= (int)sizeof full) {
        errno = ENAMETOOLONG;
        return -1;
    }
    if (write_text(full, source->text ? source->text : "") != 0)
        return -1;
    return realpath(full, path) ? 0 : -1;
}

static int
put_file(const struct tool_profile *p, uint32_t file, FILE *to)
{
    const uint32_t last = last_line(&p->all, file);
    struct line *lines = calloc((size_t)last + 1, sizeof *lines);
    char path[PATH_MAX];
    if (!lines || (last && name_source(p, file, path) != 0)) {
        free(lines);
        return -1;
    }
    for (uint32_t k = 0; last && k < p->all.kernel_count; k++)
        take_lines(&p->all.kernels[k], file, lines);
    if (last) {
        fprintf(to, "TN:\nSF:%s\n", path);
        put_functions(&p->all, file, to);
        put_lines(lines, last, to);
    }
    free(lines);
    return 0;
}

int
tool_profile_lcov(const struct tool_profile *p, FILE *to)
{
    int err = 0;
    for (uint32_t file = 1; !err && file <= p->all.source_count; file++)
        err = put_file(p, file, to);
    return err;
}
