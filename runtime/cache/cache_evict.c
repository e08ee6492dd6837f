/* SPDX-License-Identifier: MIT */
#include "cache_evict.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { UNFINISHED_SECONDS = 3600, KEY_DIGITS = 64 };

struct file {
    struct timespec used;
    uint64_t bytes;
    char *name;
};

struct files {
    struct file *all;
    size_t count, capacity;
    uint64_t bytes;
};

static bool
is_temporary(const char *name)
{
    return strncmp(name, CACHE_TEMPORARY, strlen(CACHE_TEMPORARY)) == 0;
}

/* KIND-KEY, as disk_cache.c names entries. The folder may hold files that are not Caygen's. */
static bool
is_entry(const char *name)
{
    const char *key = strrchr(name, '-');
    return key && key != name && strlen(key + 1) == KEY_DIGITS &&
           strspn(key + 1, "0123456789abcdef") == KEY_DIGITS;
}

/* Without memory for it a file is passed over. */
static void
add(struct files *files, const char *name, const struct stat *s)
{
    if (files->count == files->capacity) {
        const size_t capacity = files->capacity ? files->capacity * 2 : 256;
        struct file *all = realloc(files->all, capacity * sizeof *all);
        if (!all)
            return;
        files->all = all;
        files->capacity = capacity;
    }
    char *copy = strdup(name);
    if (!copy)
        return;
    files->all[files->count++] = (struct file){s->st_mtim, (uint64_t)s->st_size, copy};
    files->bytes += (uint64_t)s->st_size;
}

static void
look_at(int folder, const char *name, time_t now, struct files *files)
{
    struct stat s;
    if (fstatat(folder, name, &s, AT_SYMLINK_NOFOLLOW) || !S_ISREG(s.st_mode))
        return;
    if (is_entry(name))
        add(files, name, &s);
    else if (is_temporary(name) && s.st_mtime + UNFINISHED_SECONDS < now)
        unlinkat(folder, name, 0);
}

static int
older(const void *a, const void *b)
{
    const struct timespec *x = &((const struct file *)a)->used, *y = &((const struct file *)b)->used;
    if (x->tv_sec != y->tv_sec)
        return x->tv_sec < y->tv_sec ? -1 : 1;
    return (x->tv_nsec > y->tv_nsec) - (x->tv_nsec < y->tv_nsec);
}

static void
remove_oldest(int folder, struct files *files, uint64_t limit)
{
    if (files->bytes <= limit)
        return;
    qsort(files->all, files->count, sizeof *files->all, older);
    for (size_t i = 0; i < files->count && files->bytes > limit - limit / 8; i++) {
        unlinkat(folder, files->all[i].name, 0);
        files->bytes -= files->all[i].bytes;
    }
}

/* False: the folder cannot be read. Unfinished files of dead processes are removed on the way. */
static bool
list(int folder, struct files *files)
{
    const int copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *dir = copy >= 0 ? fdopendir(copy) : NULL;
    if (!dir) {
        if (copy >= 0)
            close(copy);
        return false;
    }
    const time_t now = time(NULL);
    for (struct dirent *entry; (entry = readdir(dir));)
        look_at(folder, entry->d_name, now, files);
    closedir(dir);
    return true;
}

static void
free_list(struct files *files)
{
    for (size_t i = 0; i < files->count; i++)
        free(files->all[i].name);
    free(files->all);
}

void
rt_cache_evict(int folder, uint64_t limit)
{
    struct files files = {NULL, 0, 0, 0};
    if (list(folder, &files))
        remove_oldest(folder, &files, limit);
    free_list(&files);
}

void
rt_cache_each(int folder, void (*call)(void *user, const struct rt_cache_item *item), void *user)
{
    struct files files = {NULL, 0, 0, 0};
    list(folder, &files);
    for (size_t i = 0; i < files.count; i++)
        call(user, &(struct rt_cache_item){files.all[i].name, files.all[i].bytes, files.all[i].used.tv_sec});
    free_list(&files);
}
