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
 * If root runs with another user's HOME, it makes no folder there, because then that user could not have a
 * cache. A missing folder right under / is not made: it is a HOME that is not meant to exist (/nonexistent).
 */
static bool
may_make_in(int parent, bool root)
{
    struct stat s;
    return !root && fstat(parent, &s) == 0 && (s.st_uid == geteuid() || (s.st_mode & S_IWOTH));
}

/* Another user's link in a folder that all may write to may be a trap. The kernel's protected_symlinks has
 * the same rule, but is not set everywhere. */
static bool
may_follow(int parent, const struct stat *link)
{
    struct stat s;
    return fstat(parent, &s) == 0 &&
           (!(s.st_mode & S_IWOTH) || link->st_uid == geteuid() || link->st_uid == s.st_uid);
}

static int
distrust(int fd)
{
    close(fd);
    errno = 0;
    return -1;
}

static int
open_made(int parent, const char *name)
{
    struct stat s;
    if (mkdirat(parent, name, 0700) && errno != EEXIST)
        return -1;
    const int fd = openat(parent, name, O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    return fd >= 0 && (fstat(fd, &s) || !is_ours(&s)) ? distrust(fd) : fd;
}

/* Opens the folder `name` in the parent. root: the parent is /. */
static int
step(int parent, const char *name, bool root, bool may_make)
{
    struct stat s;
    int fd = openat(parent, name, O_PATH | O_NOFOLLOW | O_CLOEXEC);
    if (fd < 0)
        return errno == ENOENT && may_make && may_make_in(parent, root) ? open_made(parent, name) : -1;
    const bool known = fstat(fd, &s) == 0;
    if (known && S_ISDIR(s.st_mode))
        return fd;
    if (known && S_ISLNK(s.st_mode) && !may_follow(parent, &s))
        return distrust(fd);
    close(fd);
    errno = ENOTDIR;
    if (!known || !S_ISLNK(s.st_mode))
        return -1;
    return openat(parent, name, O_PATH | O_DIRECTORY | O_CLOEXEC);
}

/* Goes from / folder by folder, so that nobody can replace a folder after it was checked. */
static int
walk(const char *path, bool may_make)
{
    char name[NAME_MAX + 1];
    bool root = true;
    int at = *path == '/' ? open("/", O_PATH | O_DIRECTORY | O_CLOEXEC) : -1;
    while (at >= 0 && *(path += strspn(path, "/"))) {
        const size_t length = strcspn(path, "/");
        int next = -1;
        errno = ENAMETOOLONG;
        if (length <= NAME_MAX) {
            memcpy(name, path, length);
            name[length] = 0;
            next = step(at, name, root, may_make);
        }
        close(at);
        at = next;
        path += length;
        root = false;
    }
    return at;
}

/* Also by a path like /tmp/.. */
static bool
is_root(const struct stat *folder)
{
    struct stat root;
    return stat("/", &root) || (root.st_dev == folder->st_dev && root.st_ino == folder->st_ino);
}

int
rt_cache_folder(const char *path, bool may_make)
{
    struct stat s;
    const int place = walk(path, may_make);
    const int fd = place >= 0 ? openat(place, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) : -1;
    if (place >= 0)
        close(place);
    return fd >= 0 && (fstat(fd, &s) || !is_ours(&s) || is_root(&s)) ? distrust(fd) : fd;
}

int
rt_cache_open(int folder, const char *name, struct stat *file)
{
    const int fd = openat(folder, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    if (fd >= 0 && (fstat(fd, file) || !rt_cache_trusts(file))) {
        rt_debug(RT_DEBUG_JIT, "%s is not used: this user does not own it, or other users can write to it",
                 name);
        close(fd);
        return -1;
    }
    return fd;
}
