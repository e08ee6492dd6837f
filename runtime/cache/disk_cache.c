/* SPDX-License-Identifier: MIT */
/*
 * An entry is a file KIND-KEY: a header, then the bytes. It is written under another name and renamed, so all
 * entries are whole, even if several processes read and write at the same time. A file's modification time is
 * the time of its last use, to an hour. The folder is opened anew each time: the host program may close
 * descriptors, change its user, or fork.
 */
#define _GNU_SOURCE
#include "disk_cache.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "cache_evict.h"
#include "cache_folder.h"
#include "runtime/log.h"

enum { NAME_BYTES = 128, USED_SECONDS = 3600, MARK_SECONDS = 24 * 3600, MAX_DEATHS = 10 };

struct rt_disk_cache {
    uint64_t limit;
    _Atomic uint64_t unseen; /* bytes put since the folder was last looked through */
    atomic_flag complained;
    char folder[];
};

struct header {
    char magic[8];
    struct rt_cache_key key;
    uint64_t size;
    uint64_t sum; /* of the bytes behind the header */
};

static const char magic[8] = "caygen\0\1";

_Static_assert(sizeof(struct header) == 8 + SHA256_BYTES + 2 * 8,
               "no padding: the header is written as it is");

struct rt_disk_cache *
rt_disk_cache_new(const char *folder, uint64_t limit)
{
    if (!folder || !*folder || !limit)
        return NULL;
    const size_t length = strlen(folder) + 1;
    struct rt_disk_cache *cache = calloc(1, sizeof *cache + length);
    if (!cache)
        return NULL;
    cache->limit = limit;
    atomic_flag_clear(&cache->complained);
    atomic_init(&cache->unseen, limit); /* the first put looks through the folder */
    memcpy(cache->folder, folder, length);
    return cache;
}

void
rt_disk_cache_free(struct rt_disk_cache *cache)
{
    free(cache);
}

static void
file_name(char name[NAME_BYTES], const char *kind, const struct rt_cache_key *key)
{
    _Static_assert(NAME_BYTES > 32 + 1 + 2 * SHA256_BYTES, "kind, dash, key");
    assert(strlen(kind) <= 32);
    const int n = snprintf(name, NAME_BYTES - 2 * SHA256_BYTES, "%.32s-", kind);
    for (unsigned i = 0; i < SHA256_BYTES; i++)
        sprintf(name + n + 2 * i, "%02x", key->bytes[i]);
}

/* Protects from damage, not from attacks: any change of one word changes it. */
static uint64_t
checksum(const void *bytes, size_t size)
{
    uint64_t sum = UINT64_C(0x9e3779b97f4a7c15) ^ size;
    const uint8_t *at = bytes;
    while (size) {
        uint64_t word = 0;
        const size_t n = size < sizeof word ? size : sizeof word;
        memcpy(&word, at, n);
        sum = (sum ^ word) * UINT64_C(0xff51afd7ed558ccd);
        sum = sum << 29 | sum >> 35;
        at += n;
        size -= n;
    }
    return sum;
}

/* --- reading --- */

static int
read_all(int fd, void *to, size_t size)
{
    char *at = to;
    while (size) {
        const ssize_t n = read(fd, at, size);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return -1;
        at += n;
        size -= (size_t)n;
    }
    return 0;
}

static void *
read_entry(int fd, const struct stat *file, const struct rt_cache_key *key, size_t *size)
{
    struct header h;
    if ((uint64_t)file->st_size < sizeof h || read_all(fd, &h, sizeof h) ||
        memcmp(h.magic, magic, sizeof magic) != 0 || memcmp(&h.key, key, sizeof *key) != 0 ||
        h.size != (uint64_t)file->st_size - sizeof h)
        return NULL;
    void *bytes = malloc(h.size + 1);
    if (!bytes || read_all(fd, bytes, h.size) || checksum(bytes, h.size) != h.sum) {
        free(bytes);
        return NULL;
    }
    *size = h.size;
    return bytes;
}

enum rt_cache_file
rt_cache_entry(const void *file, size_t file_size, const void **entry, size_t *size)
{
    enum { SAME_IN_ALL_VERSIONS = 7 };
    struct header h;
    assert(file && entry && size);
    if (file_size < sizeof h || memcmp(file, magic, SAME_IN_ALL_VERSIONS) != 0)
        return RT_CACHE_FOREIGN;
    memcpy(&h, file, sizeof h);
    *entry = (const char *)file + sizeof h;
    *size = file_size - sizeof h;
    const bool whole =
        memcmp(h.magic, magic, sizeof magic) == 0 && h.size == *size && checksum(*entry, *size) == h.sum;
    return whole ? RT_CACHE_WHOLE : RT_CACHE_DAMAGED;
}

static void
note_use(int fd, const struct stat *file)
{
    if (file->st_mtime + USED_SECONDS < time(NULL) || file->st_mtime > time(NULL))
        futimens(fd, NULL);
}

static void
remove_damaged(const struct rt_disk_cache *cache, int folder, const char *name)
{
    unlinkat(folder, name, 0);
    rt_debug(RT_DEBUG_JIT, "%s/%s is damaged, or of another version: removed", cache->folder, name);
}

void *
rt_disk_cache_get(struct rt_disk_cache *cache, const char *kind, const struct rt_cache_key *key, size_t *size)
{
    char name[NAME_BYTES];
    struct stat file;
    const int folder = cache ? rt_cache_folder(cache->folder, false) : -1;
    if (folder < 0)
        return NULL;
    file_name(name, kind, key);
    void *bytes = NULL;
    const int fd = rt_cache_open(folder, name, &file);
    if (fd >= 0) {
        bytes = read_entry(fd, &file, key, size);
        if (bytes)
            note_use(fd, &file);
        else
            remove_damaged(cache, folder, name);
        close(fd);
    }
    close(folder);
    return bytes;
}

/* --- writing --- */

static int
write_all(int fd, const void *from, size_t size)
{
    const char *at = from;
    while (size) {
        const ssize_t n = write(fd, at, size);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return -1;
        at += n;
        size -= (size_t)n;
    }
    return 0;
}

/* Unique among the threads of all processes that see the folder, by the clock if need be. */
static void
temporary_name(char name[NAME_BYTES])
{
    static atomic_uint count;
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    snprintf(name, NAME_BYTES, CACHE_TEMPORARY "%ld-%u-%llx", (long)getpid(), atomic_fetch_add(&count, 1),
             (unsigned long long)now.tv_sec * 1000000000u + (unsigned long long)now.tv_nsec);
}

/* A process that writes more than it may is killed. */
static bool
may_write(uint64_t bytes)
{
    struct rlimit limit;
    const bool may =
        getrlimit(RLIMIT_FSIZE, &limit) == 0 && (limit.rlim_cur == RLIM_INFINITY || bytes <= limit.rlim_cur);
    if (!may)
        errno = EFBIG;
    return may;
}

/* 0, or errno's. */
static int
write_entry(int folder, const char *name, const struct header *h, const void *bytes)
{
    char temporary[NAME_BYTES];
    temporary_name(temporary);
    if (!may_write(sizeof *h + h->size))
        return errno;
    const int fd = openat(folder, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (fd < 0)
        return errno;
    int err = write_all(fd, h, sizeof *h) || write_all(fd, bytes, h->size) ? errno : 0;
    if (close(fd) && !err)
        err = errno;
    if (!err && renameat(folder, temporary, folder, name))
        err = errno;
    if (err)
        unlinkat(folder, temporary, 0);
    return err;
}

/* Looking through the folder takes time, so it is not done at every put. Other processes put files there as
 * well. */
static void
make_room(struct rt_disk_cache *cache, int folder, uint64_t added)
{
    const uint64_t unseen = atomic_fetch_add(&cache->unseen, added) + added;
    if (unseen <= cache->limit / 16)
        return;
    atomic_store(&cache->unseen, 0);
    rt_cache_evict(folder, cache->limit);
}

/* Reported once: without a cache Caygen is only slower. err: errno's; 0: it is not trusted. */
static void
complain(struct rt_disk_cache *cache, int err)
{
    if (!atomic_flag_test_and_set(&cache->complained))
        rt_debug(RT_DEBUG_BUILD | RT_DEBUG_JIT, "the cache %s %s: %s. The next process compiles again",
                 cache->folder, err ? "cannot be written" : "is not used",
                 err ? strerror(err) : "another user owns it or can write to it");
}

void
rt_disk_cache_put(struct rt_disk_cache *cache, const char *kind, const struct rt_cache_key *key,
                  const void *bytes, size_t size)
{
    char name[NAME_BYTES];
    if (!cache)
        return;
    file_name(name, kind, key);
    if (size >= cache->limit / 4) {
        rt_debug(RT_DEBUG_JIT, "%s is not kept: %zu bytes are too much for a cache of %llu", name, size,
                 (unsigned long long)cache->limit);
        return;
    }
    const int folder = rt_cache_folder(cache->folder, true);
    if (folder < 0) {
        complain(cache, errno);
        return;
    }
    struct header h = {.key = *key, .size = size, .sum = checksum(bytes, size)};
    memcpy(h.magic, magic, sizeof magic);
    const int err = write_entry(folder, name, &h, bytes);
    if (!err) {
        make_room(cache, folder, sizeof h + size);
    } else {
        complain(cache, err);
        rt_debug(RT_DEBUG_JIT, "%s/%s is not kept: %s", cache->folder, name, strerror(err));
    }
    close(folder);
}

/* --- marks --- */

/*
 * The file holds a byte per process that has begun the work and not finished it, and is locked while a
 * process changes it. A file that cannot be locked or written is ignored.
 */
struct rt_cache_mark {
    int folder, fd;
    char name[NAME_BYTES];
};

/* How many processes have not finished; -1: the mark cannot be used. */
static int
take_mark(struct rt_cache_mark *mark)
{
    assert(mark->folder >= 0 && mark->fd < 0);
    struct stat s, named;
    mark->fd = openat(mark->folder, mark->name, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (mark->fd < 0 || flock(mark->fd, LOCK_EX | LOCK_NB) || fstat(mark->fd, &s) || !rt_cache_trusts(&s) ||
        fstatat(mark->folder, mark->name, &named, AT_SYMLINK_NOFOLLOW) || named.st_ino != s.st_ino)
        return -1;
    if (s.st_size && s.st_mtime + MARK_SECONDS < time(NULL) && !ftruncate(mark->fd, 0))
        s.st_size = 0;
    return s.st_size < MAX_DEATHS ? (int)s.st_size : MAX_DEATHS;
}

static void
drop_mark(struct rt_cache_mark *mark)
{
    if (mark->fd >= 0)
        close(mark->fd);
    if (mark->folder >= 0)
        close(mark->folder);
    mark->fd = mark->folder = -1;
}

struct rt_cache_mark *
rt_cache_mark(struct rt_disk_cache *cache, const struct rt_cache_key *key)
{
    static struct rt_cache_mark nothing = {-1, -1, ""};
    struct rt_cache_mark *mark = cache ? calloc(1, sizeof *mark) : NULL;
    if (!mark)
        return &nothing;
    mark->fd = -1;
    mark->folder = rt_cache_folder(cache->folder, true);
    file_name(mark->name, "mark", key);
    const int dead = mark->folder >= 0 && may_write(MAX_DEATHS) ? take_mark(mark) : -1;
    bool taken = dead >= 0 && dead < MAX_DEATHS;
    if (taken && write_all(mark->fd, "!", 1)) {
        if (!dead) /* a full disk: it would stay, empty */
            unlinkat(mark->folder, mark->name, 0);
        taken = false;
    }
    if (!taken)
        drop_mark(mark);
    if (dead != MAX_DEATHS)
        return mark;
    free(mark);
    return NULL;
}

void
rt_cache_unmark(struct rt_cache_mark *mark)
{
    assert(mark->fd < 0 || mark->folder >= 0);
    if (mark->fd >= 0)
        unlinkat(mark->folder, mark->name, 0);
    if (*mark->name) {
        drop_mark(mark);
        free(mark);
    }
}
