/* SPDX-License-Identifier: MIT */
/*
 * A damaged file of the disk cache: the entry is found unchanged, or it is not found. The input: the number
 * of changes, each with its place and value, the length after cutting, then the contents of the entry.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cache/disk_cache.h"
#include "fuzz.h"

enum { MOST_CHANGES = 7, CUT = 0x80, LIMIT = 64 << 20 };

static char folder[256];
static const struct rt_cache_key key = {.bytes = {1, 2, 3}};

/* The only file of the folder: its path, or "". */
static void
find_file(char path[600])
{
    DIR *dir = opendir(folder);
    *path = 0;
    for (struct dirent *entry; dir && (entry = readdir(dir));)
        if (entry->d_name[0] != '.')
            snprintf(path, 600, "%s/%s", folder, entry->d_name);
    if (dir)
        closedir(dir);
}

static void
remove_folder(void)
{
    char path[600];
    find_file(path);
    if (*path)
        unlink(path);
    rmdir(folder);
}

static void
make_folder(void)
{
    const char *temporary = getenv("TMPDIR");
    snprintf(folder, sizeof folder, "%s/caygen-fuzz-XXXXXX", temporary ? temporary : "/tmp");
    if (!mkdtemp(folder))
        abort();
    atexit(remove_folder);
}

struct change {
    uint16_t at;
    uint8_t by;
};

static void
damage(const char *path, const struct change *changes, unsigned count, uint16_t cut)
{
    struct stat s;
    const int fd = open(path, O_RDWR);
    if (fd < 0 || fstat(fd, &s) || s.st_size == 0)
        abort();
    for (unsigned i = 0; i < count; i++) {
        const off_t at = changes[i].at % s.st_size;
        uint8_t byte;
        if (pread(fd, &byte, 1, at) != 1)
            abort();
        byte ^= changes[i].by;
        if (pwrite(fd, &byte, 1, at) != 1)
            abort();
    }
    if (cut && ftruncate(fd, cut % (2 * s.st_size)))
        abort();
    close(fd);
}

static struct change
take_change(struct fuzz_bytes *in)
{
    struct change c;
    c.at = fuzz_u8(in);
    c.at |= (uint16_t)(fuzz_u8(in) << 8);
    c.by = fuzz_u8(in);
    return c;
}

int
LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    struct fuzz_bytes in = {bytes, size};
    struct change changes[MOST_CHANGES];
    char path[600];
    size_t got_bytes = 0;
    if (!*folder)
        make_folder();
    const uint8_t how = fuzz_u8(&in);
    const unsigned count = how % (MOST_CHANGES + 1);
    for (unsigned i = 0; i < count; i++)
        changes[i] = take_change(&in);
    const struct change cut = how & CUT ? take_change(&in) : (struct change){0, 0};
    struct rt_disk_cache *cache = rt_disk_cache_new(folder, LIMIT);
    rt_disk_cache_put(cache, "fuzz", &key, in.at, in.left);
    find_file(path);
    if (!*path)
        fuzz_finding("nothing was put");
    damage(path, changes, count, cut.at);
    uint8_t *got = rt_disk_cache_get(cache, "fuzz", &key, &got_bytes);
    if (got && (got_bytes != in.left || memcmp(got, in.at, in.left) != 0))
        fuzz_finding("a damaged entry of %zu bytes was found, %zu bytes were put", got_bytes, in.left);
    find_file(path);
    if (!got && *path)
        fuzz_finding("a damaged entry was left where it is");
    free(got);
    rt_disk_cache_free(cache);
    return 0;
}
