/* SPDX-License-Identifier: MIT */
/*
 * The folders in a folder are moved to the top of the tree before it is removed. So there is always only one
 * level below the top. The code never uses "..", which may lead to another place when a folder is moved.
 */
#define _GNU_SOURCE
#include "remove_tree.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "base/descriptor.h"

struct top {
    int fd;
    uint64_t moved; /* how many folders were moved here, for their new names */
};

/* For a folder that was made without the rights to read and write. It is named by its descriptor: no link is
 * followed. */
static void
allow(int parent, const char *name)
{
    char path[64];
    const int fd = openat(parent, name, O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
    if (fd >= 0)
        (void)chmod(path, S_IRWXU);
    rt_close_if_open(fd);
}

/* Opens a folder, and makes sure that its contents can be removed. */
static int
open_writable(int parent, const char *name)
{
    int fd = rt_open_folder(parent, name);
    if (fd < 0 && errno == EACCES) {
        allow(parent, name);
        fd = rt_open_folder(parent, name);
    }
    if (fd >= 0)
        (void)fchmod(fd, S_IRWXU);
    return fd;
}

static bool
move_to(const struct top *top, const char *fresh, int folder, const char *name)
{
    if (renameat(folder, name, top->fd, fresh) == 0)
        return true;
    if (errno == EACCES) { /* a move changes the folder's ".." */
        allow(folder, name);
        return renameat(folder, name, top->fd, fresh) == 0;
    }
    return false;
}

static bool
move_up(struct top *top, int folder, const char *name)
{
    char fresh[32];
    do {
        snprintf(fresh, sizeof fresh, "%" PRIu64, top->moved++);
        if (move_to(top, fresh, folder, name))
            return true;
    } while (errno == EEXIST || errno == ENOTEMPTY || errno == ENOTDIR);
    return false;
}

static bool
is_self_or_parent(const char *name)
{
    return strcmp(name, ".") == 0 || strcmp(name, "..") == 0;
}

/* A file or an empty folder. */
static bool
unlink_any(int folder, const char *name)
{
    return unlinkat(folder, name, 0) == 0 || unlinkat(folder, name, AT_REMOVEDIR) == 0;
}

/* Removes the files of the folder, moves its folders to the top, and closes it. Returns whether it did
 * anything. */
static bool
empty(struct top *top, int folder)
{
    DIR *dir = fdopendir(folder);
    const struct dirent *entry;
    bool any = false;
    if (!dir)
        rt_close_if_open(folder);
    while (dir && (entry = readdir(dir)))
        if (!is_self_or_parent(entry->d_name))
            any |= unlink_any(dirfd(dir), entry->d_name) || move_up(top, dirfd(dir), entry->d_name);
    if (dir)
        closedir(dir);
    return any;
}

/* One entry of the top. False: nothing of it could be removed. */
static bool
remove_entry(struct top *top, const char *name)
{
    if (unlink_any(top->fd, name))
        return true;
    const int inner = open_writable(top->fd, name);
    const bool emptied = inner >= 0 && empty(top, inner);
    return unlink_any(top->fd, name) || emptied;
}

/* Folders that were moved to the top may need another pass. Each pass removes something, or it is the last.
 */
static void
remove_all(DIR *dir)
{
    struct top top = {.fd = dirfd(dir), .moved = 0};
    const struct dirent *entry;
    for (bool more = true; more;) {
        more = false;
        rewinddir(dir);
        while ((entry = readdir(dir)))
            if (!is_self_or_parent(entry->d_name))
                more |= remove_entry(&top, entry->d_name);
    }
}

void
rt_remove_tree(int parent, const char *name)
{
    const int fd = open_writable(parent, name);
    DIR *dir = fd >= 0 ? fdopendir(fd) : NULL;
    if (dir) {
        remove_all(dir);
        closedir(dir);
    } else {
        rt_close_if_open(fd);
    }
    unlinkat(parent, name, AT_REMOVEDIR);
}
