/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "suite.h"

char folder[4096];

static void
empty(void)
{
    char path[8192];
    DIR *dir = opendir(folder);
    for (struct dirent *entry; dir && (entry = readdir(dir));) {
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        unlink(path);
    }
    if (dir)
        closedir(dir);
    rmdir(folder);
}

int
folder_setup(void **state)
{
    static unsigned count;
    (void)state;
    snprintf(folder + strlen(folder), 64, "/cache-%ld-%u", (long)getpid(), count++);
    empty();
    return 0;
}

int
folder_teardown(void **state)
{
    (void)state;
    chmod(folder, 0700);
    empty();
    *strrchr(folder, '/') = 0;
    return 0;
}

struct rt_cache_key
key_of(unsigned number)
{
    struct rt_cache_key key;
    struct sha256 hash;
    sha256_begin(&hash);
    sha256_add(&hash, &number, sizeof number);
    sha256_end(&hash, key.bytes);
    return key;
}

void
path_of(char path[8192], const char *kind, const struct rt_cache_key *key)
{
    int n = snprintf(path, 8192, "%s/%s-", folder, kind);
    for (unsigned i = 0; i < sizeof key->bytes; i++)
        n += sprintf(path + n, "%02x", key->bytes[i]);
}

void
put_text(struct rt_disk_cache *cache, unsigned number, const char *text)
{
    const struct rt_cache_key key = key_of(number);
    rt_disk_cache_put(cache, "test", &key, text, strlen(text));
}

bool
has_text(struct rt_disk_cache *cache, unsigned number, const char *text)
{
    const struct rt_cache_key key = key_of(number);
    size_t size = 0;
    char *got = rt_disk_cache_get(cache, "test", &key, &size);
    const bool same = text ? got && size == strlen(text) && !memcmp(got, text, size) : !got;
    free(got);
    return same;
}

unsigned
count_files(const char *start)
{
    unsigned count = 0;
    DIR *dir = opendir(folder);
    for (struct dirent *entry; dir && (entry = readdir(dir));)
        count += strcmp(entry->d_name, ".") && strcmp(entry->d_name, "..") &&
                 !strncmp(entry->d_name, start, strlen(start));
    if (dir)
        closedir(dir);
    return count;
}

void
wait_for_file(const char *start)
{
    for (unsigned i = 0; i < 60000 && !count_files(start); i++)
        usleep(1000);
}

void
set_age(const char *path, long seconds)
{
    const struct timespec then = {time(NULL) - seconds, 0}, times[2] = {then, then};
    assert_int_equal(utimensat(AT_FDCWD, path, times, 0), 0);
}

int
in_child(int (*work)(void))
{
    int status = 0;
    const pid_t child = fork();
    assert_true(child >= 0);
    if (!child)
        _exit(work());
    assert_int_equal(waitpid(child, &status, 0), child);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 256 + WTERMSIG(status);
}
