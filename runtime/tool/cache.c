/* SPDX-License-Identifier: MIT */
/* caygen cache: where it is, what is in it; --clear empties it. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cache/cache_evict.h"
#include "cache/cache_folder.h"
#include "runtime/options.h"
#include "tool.h"

enum { MOST_KINDS = 8, MOST_NAME = 16 };

struct sums {
    struct {
        char name[MOST_NAME];
        unsigned count;
        uint64_t bytes;
    } kinds[MOST_KINDS];
    unsigned kind_count;
};

/* A kind that there is no room for counts with the last one. */
static void
add(void *user, const char *name, uint64_t bytes)
{
    struct sums *sums = user;
    const size_t length = (size_t)(strrchr(name, '-') - name);
    unsigned i = 0;
    while (i < sums->kind_count &&
           (strlen(sums->kinds[i].name) != length || memcmp(sums->kinds[i].name, name, length) != 0))
        i++;
    if (i == sums->kind_count && i < MOST_KINDS && length < MOST_NAME)
        memcpy(sums->kinds[sums->kind_count++].name, name, length);
    i = i < MOST_KINDS ? i : MOST_KINDS - 1;
    sums->kinds[i].count++;
    sums->kinds[i].bytes += bytes;
}

static void
print(int folder, const struct rt_options *options)
{
    struct sums sums = {.kind_count = 0};
    if (folder >= 0)
        rt_cache_each(folder, add, &sums);
    printf("folder: %s%s\n", options->cache_folder,
           folder < 0 ? " (not there, or not used: others may write to it)" : "");
    printf("limit: %u MiB%s\n", options->cache_megabytes,
           options->cache ? "" : " (switched off: CAYGEN_CACHE=0)");
    for (unsigned i = 0; i < sums.kind_count; i++)
        printf("%s: %u, %" PRIu64 " KiB\n", sums.kinds[i].name, sums.kinds[i].count,
               (sums.kinds[i].bytes + 1023) / 1024);
}

int
tool_cache(int argc, char **argv)
{
    struct rt_options options;
    const bool clear = argc == 2 && strcmp(argv[1], "--clear") == 0;
    if (argc > 1 && !clear)
        return tool_fail(TOOL_USAGE, "usage: caygen cache [--clear]");
    rt_options_read(&options);
    if (!options.cache_folder)
        return tool_fail(TOOL_FILE, "there is no folder: neither CAYGEN_CACHE_DIR nor HOME is set");
    const int folder = rt_cache_folder(options.cache_folder, false);
    if (clear && folder >= 0)
        rt_cache_evict(folder, 0);
    print(folder, &options);
    if (folder >= 0)
        close(folder);
    return TOOL_OK;
}
