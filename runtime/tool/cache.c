/* SPDX-License-Identifier: MIT */
/* caygen cache: where it is, what is in it; --clear empties it, --list names each entry. */
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/environment.h"
#include "cache/cache_evict.h"
#include "cache/cache_folder.h"
#include "cached.h"
#include "compile/compiler_entry.h"
#include "runtime/options.h"
#include "tool.h"

struct entry {
    char *name;
    size_t kind_length;
    uint64_t bytes;
    time_t used;
};

struct entries {
    struct entry *all;
    size_t count, room;
};

/* What finds no memory is left out. */
static void
add(void *user, const struct rt_cache_item *item)
{
    struct entries *entries = user;
    if (entries->count == entries->room) {
        const size_t room = entries->room ? 2 * entries->room : 64;
        struct entry *all = realloc(entries->all, room * sizeof *all);
        if (!all)
            return;
        entries->all = all;
        entries->room = room;
    }
    char *name = strdup(item->name);
    if (name)
        entries->all[entries->count++] =
            (struct entry){name, (size_t)(strrchr(name, '-') - name), item->bytes, item->used};
}

static int
by_name(const void *a, const void *b)
{
    return strcmp(((const struct entry *)a)->name, ((const struct entry *)b)->name);
}

/* Those of a kind follow each other. */
static struct entries
read_folder(int folder)
{
    struct entries entries = {NULL, 0, 0};
    if (folder >= 0)
        rt_cache_each(folder, add, &entries);
    if (entries.count)
        qsort(entries.all, entries.count, sizeof *entries.all, by_name);
    return entries;
}

static void
free_entries(struct entries *entries)
{
    for (size_t i = 0; i < entries->count; i++)
        free(entries->all[i].name);
    free(entries->all);
}

static bool
same_kind(const struct entry *a, const struct entry *b)
{
    return a->kind_length == b->kind_length && memcmp(a->name, b->name, a->kind_length) == 0;
}

static void
print_kind(const struct entry *entry)
{
    char kind[256];
    snprintf(kind, sizeof kind, "%.*s", (int)entry->kind_length, entry->name);
    tool_put(kind);
}

static void
print_sums(const struct entries *entries)
{
    for (size_t first = 0, i; first < entries->count; first = i) {
        uint64_t bytes = 0;
        for (i = first; i < entries->count && same_kind(&entries->all[first], &entries->all[i]); i++)
            bytes += entries->all[i].bytes;
        print_kind(&entries->all[first]);
        printf(": %zu, %" PRIu64 " KiB\n", i - first, (bytes + 1023) / 1024);
    }
}

/* Why a folder is not used; NULL: it is only not there. */
static const char *
why_refused(const char *path)
{
    struct stat s;
    if (stat(path, &s))
        return errno == ENOENT ? NULL : strerror(errno);
    return !S_ISDIR(s.st_mode)               ? "it is no folder"
           : s.st_uid != geteuid()           ? "it is another user's"
           : s.st_mode & (S_IWGRP | S_IWOTH) ? "others may write to it"
           : access(path, R_OK | X_OK)       ? strerror(errno)
                                             : "it is /, or another user's link leads there";
}

static void
print_folder(int folder, const struct rt_options *options)
{
    const char *why = folder < 0 ? why_refused(options->cache_folder) : NULL;
    printf("folder: ");
    tool_put(options->cache_folder);
    if (folder < 0)
        printf(why ? " (not used: %s)" : " (not there)", why);
    printf("\nlimit: %u MiB%s\n", options->cache_megabytes,
           options->cache ? "" : " (switched off: CAYGEN_CACHE=0)");
}

static int
show(int folder, const struct rt_options *options)
{
    struct entries entries = read_folder(folder);
    print_folder(folder, options);
    print_sums(&entries);
    free_entries(&entries);
    return TOOL_OK;
}

static int
fail_for_folder(const struct rt_options *options)
{
    const char *why = why_refused(options->cache_folder);
    if (why)
        return tool_fail(TOOL_FILE, "%s is not used as the cache: %s", options->cache_folder, why);
    tool_put(options->cache_folder);
    printf(" is not there\n");
    return TOOL_OK;
}

static int
clear(int folder, const struct rt_options *options)
{
    uint64_t bytes = 0;
    if (folder < 0)
        return fail_for_folder(options);
    struct entries before = read_folder(folder);
    rt_cache_evict(folder, 0);
    struct entries after = read_folder(folder);
    for (size_t i = 0; i < before.count; i++)
        bytes += before.all[i].bytes;
    for (size_t i = 0; i < after.count; i++)
        bytes -= after.all[i].bytes < bytes ? after.all[i].bytes : bytes;
    const size_t left = after.count, removed = before.count > left ? before.count - left : 0;
    printf("removed from ");
    tool_put(options->cache_folder);
    printf(": %zu entr%s, %" PRIu64 " KiB\n", removed, removed == 1 ? "y" : "ies", (bytes + 1023) / 1024);
    free_entries(&before);
    free_entries(&after);
    return left ? tool_fail(TOOL_FILE, "%zu entr%s could not be removed", left, left == 1 ? "y" : "ies")
                : TOOL_OK;
}

/* --- the list --- */

static unsigned char *
read_entry(int folder, const char *name, size_t *size)
{
    struct stat s;
    const int fd = rt_cache_open(folder, name, &s);
    FILE *file = fd >= 0 ? fdopen(fd, "rb") : NULL;
    unsigned char *bytes = file ? malloc((size_t)s.st_size + 1) : NULL;
    if (bytes)
        *size = fread(bytes, 1, (size_t)s.st_size, file);
    if (file)
        fclose(file);
    else if (fd >= 0)
        close(fd);
    return bytes;
}

static void
describe_program(const struct tool_part *part)
{
    struct fe_program *program;
    struct emu_error error = {EMU_OK, ""};
    if (fe_program_parse(part->bytes, part->size, FE_DEVICE_COUNT, &program, &error)) {
        printf("a compiled part of a program\n");
        return;
    }
    printf("%s, kernels:", fe_device_name(program->device));
    for (uint32_t i = 0; i < program->kernel_count; i++) {
        putchar(' ');
        tool_put(program->kernels[i].name);
    }
    putchar('\n');
    fe_program_free(program);
}

static void
describe(int folder, const struct entry *entry)
{
    size_t size = 0;
    if (strncmp(entry->name, RT_COMPILED_KIND "-", sizeof RT_COMPILED_KIND) != 0) {
        printf("no program\n");
        return;
    }
    unsigned char *bytes = read_entry(folder, entry->name, &size);
    struct tool_part part = {bytes, size};
    const char *what = bytes ? tool_cached_program(&part) : "cannot be read, or is not trusted";
    if (what)
        printf("%s\n", what);
    else
        describe_program(&part);
    free(bytes);
}

static int
list(int folder, const struct rt_options *options)
{
    if (folder < 0)
        return fail_for_folder(options);
    struct entries entries = read_folder(folder);
    for (size_t i = 0; i < entries.count; i++) {
        const struct entry *entry = &entries.all[i];
        char day[32] = "?";
        struct tm local;
        if (localtime_r(&entry->used, &local))
            strftime(day, sizeof day, "%Y-%m-%d %H:%M", &local);
        tool_put(options->cache_folder);
        putchar('/');
        tool_put(entry->name);
        printf("\n    %" PRIu64 " bytes, last used %s, ", entry->bytes, day);
        describe(folder, entry);
    }
    free_entries(&entries);
    return TOOL_OK;
}

/* --- the command --- */

static const struct {
    const char *option;
    int (*work)(int folder, const struct rt_options *options);
} forms[] = {{NULL, show}, {"--clear", clear}, {"--list", list}};

static int
run_form(size_t form, const struct rt_options *options)
{
    const char *asked = rt_environment("CAYGEN_CACHE_DIR");
    if (form && asked && *asked && (!options->cache_folder || strcmp(asked, options->cache_folder) != 0))
        return tool_fail(TOOL_FILE, "nothing was done: CAYGEN_CACHE_DIR is no folder for the cache");
    if (!options->cache_folder)
        return tool_fail(TOOL_FILE, "there is no folder: neither CAYGEN_CACHE_DIR nor HOME is set");
    const int folder = rt_cache_folder(options->cache_folder, false);
    const int result = forms[form].work(folder, options);
    if (folder >= 0)
        close(folder);
    return result;
}

int
tool_cache(int argc, char **argv)
{
    struct rt_options options;
    size_t form = 0;
    for (size_t i = 1; argc == 2 && i < sizeof forms / sizeof *forms; i++)
        form = strcmp(argv[1], forms[i].option) == 0 ? i : form;
    if (argc > 1 && !form)
        return tool_fail(TOOL_USAGE, "usage: caygen cache [--clear|--list]");
    rt_options_read(&options);
    const int result = run_form(form, &options);
    rt_options_free(&options);
    return result;
}
