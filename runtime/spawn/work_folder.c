/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "work_folder.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/descriptor.h"
#include "base/environment.h"
#include "emu/error.h"
#include "remove_tree.h"

enum { STALE_SECONDS = 60, TRIES = 64 };

static const char prefix[] = "build-";

/* --- folders --- */

/* Whether the folder is ours, and nobody else can look into it. */
static bool
is_private(int fd)
{
    struct stat s;
    return fstat(fd, &s) == 0 && s.st_uid == geteuid() && !(s.st_mode & (S_IRWXG | S_IRWXO));
}

/* In an unsafe folder another user could replace what we make there. A folder that others write to is safe
 * if it is sticky; any other one must be ours or root's. */
static bool
is_safe_base(int fd)
{
    struct stat s;
    if (fstat(fd, &s))
        return false;
    return s.st_mode & S_ISVTX || (!(s.st_mode & S_IWOTH) && (s.st_uid == geteuid() || s.st_uid == 0));
}

/* --- left-over folders --- */

/* A folder whose lock is free is no longer used. A new folder has one minute to be locked. */
static void
sweep_one(int parent, const char *name)
{
    struct stat s;
    const int fd = rt_open_folder(parent, name);
    if (fd < 0)
        return;
    const bool old = fstat(fd, &s) == 0 && s.st_mtime + STALE_SECONDS < time(NULL);
    if (old && flock(fd, LOCK_EX | LOCK_NB) == 0)
        rt_remove_tree(parent, name);
    close(fd);
}

/* Calls what for each name in the folder that begins so. */
static void
for_each(int folder, const char *beginning, void (*what)(int, const char *))
{
    const int copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *dir = copy >= 0 ? fdopendir(copy) : NULL;
    struct dirent *entry;
    if (!dir)
        rt_close_if_open(copy);
    while (dir && (entry = readdir(dir))) {
        if (strncmp(entry->d_name, beginning, strlen(beginning)) == 0)
            what(dirfd(dir), entry->d_name);
    }
    if (dir)
        closedir(dir);
}

static void
sweep(int parent)
{
    for_each(parent, prefix, sweep_one);
}

/* --- making --- */

/* A new folder. Nobody can guess its name. */
static int
make_new(int parent, const char *beginning, char name[64])
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz234567";
    unsigned char bytes[16];
    for (unsigned i = 0; i < TRIES; i++) {
        if (getrandom(bytes, sizeof bytes, 0) != sizeof bytes)
            return -1;
        int n = snprintf(name, 40, "%s", beginning);
        for (size_t k = 0; k < sizeof bytes; k++)
            name[n++] = letters[bytes[k] % 32];
        name[n] = 0;
        if (mkdirat(parent, name, 0700) == 0)
            return rt_open_folder(parent, name);
        if (errno != EEXIST)
            return -1;
    }
    return -1;
}

static void
name_of_user(char name[64])
{
    snprintf(name, 40, "caygen-%lu", (unsigned long)geteuid());
}

/* The user's own folder among the temporary files, so that left-over ones are found without looking through
 * all of them. */
static int
open_parent(int base, char name[64])
{
    name_of_user(name);
    if (mkdirat(base, name, 0700) && errno != EEXIST)
        return -1;
    const int fd = rt_open_folder(base, name);
    if (fd >= 0 && is_private(fd))
        return fd;
    rt_close_if_open(fd);
    return -1;
}

/* Cleans up a parent that was made while the usual name was taken. */
static void
sweep_other_parent(int base, const char *name)
{
    const int fd = rt_open_folder(base, name);
    if (fd >= 0 && is_private(fd)) {
        sweep(fd);
        unlinkat(base, name, AT_REMOVEDIR); /* if it is empty */
    }
    rt_close_if_open(fd);
}

/* Used when another user has taken the usual name. */
static int
make_other_parent(int base, char name[64])
{
    char usual[64];
    name_of_user(usual);
    strcat(usual, "-");
    for_each(base, usual, sweep_other_parent);
    return make_new(base, usual, name);
}

/* The parent may be removed by another process between the two steps. */
static bool
make_below(int base, struct rt_folder *folder, char parent[64])
{
    for (unsigned i = 0; i < TRIES; i++) {
        folder->parent = open_parent(base, parent);
        if (folder->parent < 0)
            folder->parent = make_other_parent(base, parent);
        if (folder->parent < 0)
            return false;
        sweep(folder->parent);
        folder->fd = make_new(folder->parent, prefix, folder->name);
        if (folder->fd >= 0)
            return true;
        const bool gone = errno == ENOENT;
        close(folder->parent);
        folder->parent = -1;
        if (!gone)
            return false;
    }
    return false;
}

static bool
make_in(const char *path, struct rt_folder *folder)
{
    char parent[64];
    const int base = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    bool made = base >= 0 && is_safe_base(base) && make_below(base, folder, parent);
    rt_close_if_open(base);
    if (!made)
        return false;
    flock(folder->fd, LOCK_EX | LOCK_NB);
    const int n = snprintf(folder->path, sizeof folder->path, "%s/%s/%s", path, parent, folder->name);
    if (n > 0 && (size_t)n < sizeof folder->path - 64)
        return true;
    rt_folder_remove(folder);
    return false;
}

int
rt_folder_make(struct rt_folder *folder, struct emu_error *error)
{
    const char *const bases[] = {rt_environment("TMPDIR"), "/tmp", "/var/tmp"};
    *folder = (struct rt_folder){.parent = -1, .fd = -1};
    for (unsigned i = 0; i < sizeof bases / sizeof *bases; i++) {
        if (bases[i] && bases[i][0] == '/' && make_in(bases[i], folder))
            return 0;
    }
    return emu_fail(error, EMU_UNSUPPORTED,
                    "no folder for temporary files: neither $TMPDIR nor /tmp nor "
                    "/var/tmp can be written");
}

/* The parent is empty if nobody else compiles. Its path may by now lead to another user's folder, so only an
 * empty folder is removed. */
void
rt_folder_remove(struct rt_folder *folder)
{
    if (folder->fd < 0)
        return;
    rt_remove_tree(folder->parent, folder->name);
    char *slash = strrchr(folder->path, '/');
    if (slash) {
        *slash = 0;
        rmdir(folder->path);
    }
    close(folder->fd);
    close(folder->parent);
    *folder = (struct rt_folder){.parent = -1, .fd = -1};
}
