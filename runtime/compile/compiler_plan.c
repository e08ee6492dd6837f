/* SPDX-License-Identifier: MIT */
/* The inputs of a compilation, its commands, and the form of its result in the cache. */
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "build_options.h"
#include "compiler_attempt.h"
#include "compiler_entry.h"
#include "compiler_key.h"
#include "includes.h"
#include "runtime/device.h"
#include "runtime/platform.h"

/* Where headers are looked for: those given with the program first, the host program's folder last. */
static void
find_folders(struct rt_attempt *a)
{
    char here[PATH_MAX];
    const struct rt_words *asked = &a->job->options->includes;
    const bool known = getcwd(here, sizeof here) != NULL && here[0] == '/';
    rt_words_add(&a->includes, ".");
    for (size_t i = 0; i < asked->count; i++) {
        if (asked->list[i][0] == '/')
            rt_words_add(&a->includes, "%s", asked->list[i]);
        else if (known)
            rt_words_add(&a->includes, "%s/%s", here, asked->list[i]);
    }
    if (known)
        rt_words_add(&a->includes, "%s", here);
}

/* The hash takes every file that may be included. false: not all can be known. */
static bool
scan(struct rt_attempt *a, struct sha256 *hash)
{
    struct rt_words folders = {0};
    struct rt_includes includes = {.hash = hash, .folders = &folders};
    find_folders(a);
    for (size_t i = 1; i < a->includes.count; i++) /* "." has the headers only */
        rt_words_add(&folders, "%s", a->includes.list[i]);
    for (const char *const *system = a->chain->system_folders; system && *system; system++)
        rt_words_add(&folders, "%s", *system);
    rt_includes_scan(&includes, a->source.bytes, a->source.size);
    for (size_t i = 0; i < a->job->header_count; i++)
        rt_includes_scan(&includes, a->job->headers[i].text.data, a->job->headers[i].text.size);
    const bool known = !includes.unknown && !folders.failed;
    if (!includes.any)
        rt_words_free(&a->includes); /* then folders do not matter */
    a->pipes = includes.pipes;       /* now freed with the attempt */
    includes.pipes = (struct rt_words){0};
    rt_includes_free(&includes);
    rt_words_free(&folders);
    return known;
}

/* A compiler may take some folder names for options or for the end of a quote. It gets a link instead. */
static void
link_odd_folders(struct rt_attempt *a)
{
    for (size_t i = 0; a->chain->one_text && i < a->includes.count; i++) {
        char **folder = &a->includes.list[i], link[64];
        const bool plain = rt_is_plain_folder(*folder);
        rt_words_add(&a->links, "%s", plain ? "" : *folder);
        if (plain)
            continue;
        snprintf(link, sizeof link, "%s" RT_WORK_FOLDER, rt_work_up(a->job), i);
        free(*folder);
        *folder = strdup(link);
        a->includes.failed |= !*folder;
    }
}

void
rt_attempt_plan(struct rt_attempt *a)
{
    static const char version[] = "caygen build " RT_VERSION;
    struct sha256 hash;
    sha256_begin(&hash);
    sha256_add(&hash, version, sizeof version);
    a->cached = a->job->input != RT_INPUT_SOURCE || scan(a, &hash);
    link_odd_folders(a);
    a->chain->plan(a->job, a->tool, &a->includes, &a->commands);
    a->cached &= rt_platform()->cache != NULL;
    if (!a->cached)
        return;
    rt_key_add_tool(&hash, a->tool);
    rt_key_add_commands(&hash, &a->commands);
    rt_key_add_bytes(&hash, a->source.bytes ? a->source.bytes : "", a->source.size);
    rt_key_add_job(&hash, a->job);
    sha256_end(&hash, a->key.bytes);
}

/* --- the cache: compiler_entry.h says what an entry is --- */

bool
rt_attempt_fetch(struct rt_attempt *a, struct rt_product *product)
{
    size_t size = 0, product_at = 0;
    const cl_ulong start = rt_clock();
    char *entry =
        a->cached ? rt_disk_cache_get(rt_platform()->cache, RT_COMPILED_KIND, &a->key, &size) : NULL;
    if (!entry || !rt_compiled_split(entry, size, &product_at)) {
        free(entry);
        return false;
    }
    rt_text_add(&a->log, entry + sizeof(uint64_t), product_at - sizeof(uint64_t));
    product->size = size - product_at;
    memmove(entry, entry + product_at, product->size);
    product->bytes = entry;
    rt_total(RT_TOTAL_COMPILED_KEPT, rt_clock() - start);
    return true;
}

void
rt_attempt_keep(const struct rt_attempt *a, const struct rt_product *product)
{
    const uint64_t log = a->log.size;
    struct rt_text entry = {0};
    if (!a->cached)
        return;
    rt_text_add(&entry, &log, sizeof log);
    rt_text_add(&entry, a->log.bytes, a->log.size);
    rt_text_add(&entry, product->bytes, product->size);
    if (!entry.failed)
        rt_disk_cache_put(rt_platform()->cache, RT_COMPILED_KIND, &a->key, entry.bytes, entry.size);
    rt_text_free(&entry);
}
