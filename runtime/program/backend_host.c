/* SPDX-License-Identifier: MIT */
#include "backend_host.h"

#include "backend/host.h"
#include "cache/disk_cache.h"
#include "runtime/log.h"
#include "runtime/platform.h"

_Static_assert(sizeof(struct backend_key) == sizeof(struct rt_cache_key), "a key is a SHA-256");

static const char kind[] = "jit";

static const struct rt_cache_key *
to_cache(const struct backend_key *key)
{
    return (const struct rt_cache_key *)key;
}

/* Objects of other versions have other keys even if the rest of their content were the same. */
static bool
keeps(void)
{
    return rt_platform()->cache != NULL;
}

static void
make_key(const void *content, size_t size, struct backend_key *key)
{
    static const char version[] = "caygen " RT_VERSION;
    struct sha256 hash;
    sha256_begin(&hash);
    sha256_add(&hash, version, sizeof version);
    sha256_add(&hash, content, size);
    sha256_end(&hash, key->bytes);
}

static void *
find(const struct backend_key *key, size_t *size)
{
    return rt_disk_cache_get(rt_platform()->cache, kind, to_cache(key), size);
}

static void
keep(const struct backend_key *key, const void *bytes, size_t size)
{
    rt_disk_cache_put(rt_platform()->cache, kind, to_cache(key), bytes, size);
}

static void *
begin_risk(const struct backend_key *key)
{
    return rt_cache_mark(rt_platform()->cache, to_cache(key));
}

static void
end_risk(void *mark)
{
    rt_cache_unmark(mark);
}

static void
tell(const char *text)
{
    rt_debug(RT_DEBUG_JIT, "%s", text);
}

static void
count(bool kept, double milliseconds)
{
    rt_total(kept ? RT_TOTAL_TRANSLATED_KEPT : RT_TOTAL_TRANSLATED, (uint64_t)(milliseconds * 1e6));
}

static const char *
dump_folder(void)
{
    return rt_platform()->options.jit_dump;
}

const struct backend_host *
rt_backend_host(void)
{
    static const struct backend_host host = {keeps,    make_key, find,  keep,       begin_risk,
                                             end_risk, tell,     count, dump_folder};
    return &host;
}
