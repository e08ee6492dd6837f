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

#include "emu/error.h"
#include "environment.h"

enum { DEEPEST = 64, STALE_SECONDS = 60, TRIES = 64 };

static const char prefix[] = "build-";

/* --- folders --- */

static int
open_folder(int parent, const char *name)
{
    return openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
}

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

static void
close_if_open(int fd)
{
    if (fd >= 0)
        close(fd);
}

/* --- removing --- */

static void
remove_content(int folder, unsigned depth)
{
    DIR *dir = fdopendir(folder);
    struct dirent *entry;
    if (!dir) {
        close(folder);
        return;
    }
    while ((entry = readdir(dir))) {
        const char *name = entry->d_name;
        if (strcmp(name, ".") == 0 || strcmp(name, "..") == 0 || unlinkat(dirfd(dir), name, 0) == 0)
            continue;
        const int inner = open_folder(dirfd(dir), name);
        if (inner >= 0 && depth < DEEPEST)
            remove_content(inner, depth + 1);
        else if (inner >= 0)
            close(inner);
        unlinkat(dirfd(dir), name, AT_REMOVEDIR);
    }
    closedir(dir);
}

/* folder: descriptor of the folder that name is in. */
static void
remove_tree(int folder, const char *name)
{
    const int inner = open_folder(folder, name);
    if (inner >= 0)
        remove_content(inner, 0);
    unlinkat(folder, name, AT_REMOVEDIR);
}

/* A folder whose lock can be had belongs to nobody any more. A new one is left its first minute to take it.
 */
static void
sweep_one(int parent, const char *name)
{
    struct stat s;
    const int fd = open_folder(parent, name);
    if (fd < 0)
        return;
    const bool old = fstat(fd, &s) == 0 && s.st_mtime + STALE_SECONDS < time(NULL);
    if (old && flock(fd, LOCK_EX | LOCK_NB) == 0)
        remove_tree(parent, name);
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
        close_if_open(copy);
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
            return open_folder(parent, name);
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
    const int fd = open_folder(base, name);
    if (fd >= 0 && is_private(fd))
        return fd;
    close_if_open(fd);
    return -1;
}

/* Cleans up a parent that was made while the usual name was taken. */
static void
sweep_other_parent(int base, const char *name)
{
    const int fd = open_folder(base, name);
    if (fd >= 0 && is_private(fd)) {
        sweep(fd);
        unlinkat(base, name, AT_REMOVEDIR); /* if it is empty */
    }
    close_if_open(fd);
}

/* For when another user has taken the usual name. */
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
    close_if_open(base);
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

/* The parent is empty when nobody else compiles; it is found by its path, which may not be ours any more: no
 * folder but an empty one goes. */
void
rt_folder_remove(struct rt_folder *folder)
{
    if (folder->fd < 0)
        return;
    remove_tree(folder->parent, folder->name);
    char *slash = strrchr(folder->path, '/');
    if (slash) {
        *slash = 0;
        rmdir(folder->path);
    }
    close(folder->fd);
    close(folder->parent);
    *folder = (struct rt_folder){.parent = -1, .fd = -1};
}

/* --- files --- */

/* A descriptor of the folder at name[0, length), which is made. */
static int
enter(const struct rt_folder *folder, const char *name, size_t length)
{
    int at = openat(folder->fd, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    while (at >= 0 && length) {
        char part[NAME_MAX + 1];
        const char *end = memchr(name, '/', length);
        const size_t bytes = end ? (size_t)(end - name) : length;
        if (bytes && bytes <= NAME_MAX) {
            memcpy(part, name, bytes);
            part[bytes] = 0;
            mkdirat(at, part, 0700);
        }
        const int inner = bytes > NAME_MAX ? -1
                          : bytes          ? open_folder(at, part)
                                           : fcntl(at, F_DUPFD_CLOEXEC, 3);
        errno = bytes > NAME_MAX ? ENAMETOOLONG : errno;
        const int err = errno;
        close(at);
        errno = err;
        at = inner;
        length -= bytes + (end != NULL);
        name += bytes + (end != NULL);
    }
    return at;
}

int
rt_folder_add(const struct rt_folder *folder, const char *name, struct emu_error *error)
{
    const int fd = enter(folder, name, strlen(name));
    if (fd < 0)
        return emu_fail(error, EMU_UNSUPPORTED, "cannot make the temporary folder %s/%.100s: %s",
                        folder->path, name, strerror(errno));
    close(fd);
    return 0;
}

int
rt_folder_link(const struct rt_folder *folder, const char *name, const char *to, struct emu_error *error)
{
    return symlinkat(to, folder->fd, name) == 0
               ? 0
               : emu_fail(error, EMU_UNSUPPORTED, "cannot make a link to %.200s: %s", to, strerror(errno));
}

static int
write_all(int fd, const char *data, size_t size)
{
    while (size) {
        const ssize_t n = write(fd, data, size);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return -1;
        data += n;
        size -= (size_t)n;
    }
    return 0;
}

int
rt_folder_write(const struct rt_folder *folder, const char *name, const void *data, size_t size,
                struct emu_error *error)
{
    const char *slash = strrchr(name, '/'), *last = slash ? slash + 1 : name;
    const int in = enter(folder, name, (size_t)(last - name));
    const int fd =
        in >= 0 ? openat(in, last, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0600) : -1;
    bool good = fd >= 0 && write_all(fd, data, size) == 0;
    int err = errno;
    if (fd >= 0 && close(fd) && good) {
        good = false;
        err = errno;
    }
    close_if_open(in);
    return good ? 0
                : emu_fail(error, EMU_UNSUPPORTED, "cannot write the temporary file %s/%.100s: %s",
                           folder->path, name, strerror(err));
}

int
rt_folder_open_log(const struct rt_folder *folder, const char *name)
{
    unlinkat(folder->fd, name, 0);
    return openat(folder->fd, name, O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0600);
}

int
rt_folder_open(const struct rt_folder *folder, const char *name)
{
    return enter(folder, name, strlen(name));
}

/* A compiler may have put a link or a pipe in the place of the file. */
void *
rt_folder_read(const struct rt_folder *folder, const char *name, size_t limit, size_t *size)
{
    char *bytes = NULL;
    struct stat s;
    const int fd = openat(folder->fd, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    FILE *file = fd >= 0 ? fdopen(fd, "rb") : NULL;
    if (file && fstat(fd, &s) == 0 && S_ISREG(s.st_mode)) {
        const size_t wanted = (size_t)s.st_size < limit ? (size_t)s.st_size : limit;
        bytes = malloc(wanted + 1);
        *size = bytes ? fread(bytes, 1, wanted, file) : 0;
        if (bytes)
            bytes[*size] = 0;
    }
    if (file)
        fclose(file);
    else
        close_if_open(fd);
    return bytes;
}
