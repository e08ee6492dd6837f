/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* O_PATH */
#include "cache_folder.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <string.h>
#include <unistd.h>

#include "runtime/log.h"

static bool
is_ours(const struct stat *s)
{
    return s->st_uid == geteuid() && !(s->st_mode & (S_IWGRP | S_IWOTH));
}

bool
rt_cache_trusts(const struct stat *file)
{
    return S_ISREG(file->st_mode) && is_ours(file);
}

/*
 * Root with somebody's HOME makes nothing there, or that user could not have a cache. A missing folder right
 * under / is a HOME that is not meant to be (/nonexistent), not something to make.
 */
static bool
may_make_in(const char *parent)
{
    struct stat s;
    return *parent && stat(parent, &s) == 0 && (s.st_uid == geteuid() || (s.st_mode & S_IWOTH));
}

/* path[0, length) and what is missing above it. */
static int
make_folder(char *path, size_t length)
{
    struct stat s;
    while (length && path[length - 1] == '/')
        length--;
    path[length] = 0;
    if (!length || stat(path, &s) == 0)
        return 0;
    size_t parent = length;
    while (parent && path[parent - 1] != '/')
        parent--;
    const char first = path[parent];
    if (make_folder(path, parent) || !may_make_in(path))
        return -1;
    memset(path + strlen(path), '/', parent - strlen(path));
    path[parent] = first;
    return mkdir(path, 0700) && errno != EEXIST ? -1 : 0;
}

static int
make(const char *path)
{
    char copy[PATH_MAX];
    const size_t length = strlen(path);
    if (path[0] != '/' || length >= sizeof copy)
        return -1;
    memcpy(copy, path, length + 1);
    return make_folder(copy, length);
}

int
rt_cache_folder(const char *path, bool may_make)
{
    struct stat s;
    int fd = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0 && errno == ENOENT && may_make && !make(path))
        fd = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd >= 0 && (fstat(fd, &s) || !is_ours(&s))) {
        close(fd);
        fd = -1;
    }
    return fd;
}

int
rt_cache_open(int folder, const char *name, struct stat *file)
{
    const int fd = openat(folder, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    if (fd >= 0 && (fstat(fd, file) || !rt_cache_trusts(file))) {
        rt_debug(RT_DEBUG_JIT, "%s is not used: it is not this user's own, or others may write to it", name);
        close(fd);
        return -1;
    }
    return fd;
}
