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
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "emu/error.h"

enum { DEEPEST = 64, STALE_SECONDS = 60 };

static const char prefix[] = "build-";

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
        const int inner = openat(dirfd(dir), name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
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
    const int inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
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
    const int fd = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (fd < 0)
        return;
    const bool old = fstat(fd, &s) == 0 && s.st_mtime + STALE_SECONDS < time(NULL);
    if (old && flock(fd, LOCK_EX | LOCK_NB) == 0)
        remove_tree(parent, name);
    close(fd);
}

static void
sweep(const char *path)
{
    DIR *dir = opendir(path);
    struct dirent *entry;
    while (dir && (entry = readdir(dir))) {
        if (strncmp(entry->d_name, prefix, sizeof prefix - 1) == 0)
            sweep_one(dirfd(dir), entry->d_name);
    }
    if (dir)
        closedir(dir);
}

/* --- making --- */

/* The user's own folder among the temporary files, so that left-over ones are found without looking through
 * all of them. */
static bool
make_parent(const char *base, char path[PATH_MAX])
{
    struct stat s;
    const int n = snprintf(path, PATH_MAX, "%s/caygen-%lu", base, (unsigned long)geteuid());
    if (n < 0 || n >= PATH_MAX - 64 || (mkdir(path, 0700) && errno != EEXIST))
        return false;
    return lstat(path, &s) == 0 && S_ISDIR(s.st_mode) && s.st_uid == geteuid() &&
           !(s.st_mode & (S_IRWXG | S_IRWXO));
}

/* The parent may be removed by another process between the two steps. */
static bool
make_in(const char *base, struct rt_folder *folder)
{
    for (unsigned attempt = 0; attempt < 8; attempt++) {
        char parent[PATH_MAX];
        if (!make_parent(base, parent))
            return false;
        sweep(parent);
        const int n = snprintf(folder->path, sizeof folder->path, "%s/%sXXXXXX", parent, prefix);
        if (n < 0 || (size_t)n >= sizeof folder->path)
            return false;
        if (mkdtemp(folder->path))
            return true;
        if (errno != ENOENT)
            return false;
    }
    return false;
}

int
rt_folder_make(struct rt_folder *folder, struct emu_error *error)
{
    const char *const bases[] = {secure_getenv("TMPDIR"), "/tmp", "/var/tmp"};
    bool made = false;
    folder->fd = -1;
    for (unsigned i = 0; !made && i < sizeof bases / sizeof *bases; i++)
        made = bases[i] && bases[i][0] == '/' && make_in(bases[i], folder);
    if (!made) {
        folder->path[0] = 0;
        return emu_fail(error, EMU_UNSUPPORTED,
                        "no folder for temporary files: neither $TMPDIR nor /tmp nor "
                        "/var/tmp can be written");
    }
    folder->fd = open(folder->path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder->fd >= 0)
        flock(folder->fd, LOCK_EX | LOCK_NB);
    return 0;
}

void
rt_folder_remove(struct rt_folder *folder)
{
    if (!folder->path[0])
        return;
    remove_tree(AT_FDCWD, folder->path);
    *strrchr(folder->path, '/') = 0;
    rmdir(folder->path); /* as long as there are others in it, it stays */
    folder->path[0] = 0;
    if (folder->fd >= 0)
        close(folder->fd);
    folder->fd = -1;
}

/* --- files --- */

static int
path_of(const struct rt_folder *folder, const char *name, char path[PATH_MAX], struct emu_error *error)
{
    const int n = snprintf(path, PATH_MAX, "%s/%s", folder->path, name);
    if (n < 0 || n >= PATH_MAX)
        return emu_fail(error, EMU_UNSUPPORTED, "'%.100s' is too long a name for a file", name);
    return 0;
}

/* The folders of path behind the first `made` bytes. */
static void
make_folders(char *path, size_t made)
{
    for (char *at = path + made + 1; (at = strchr(at, '/')); at++) {
        *at = 0;
        mkdir(path, 0700);
        *at = '/';
    }
}

int
rt_folder_add(const struct rt_folder *folder, const char *name, struct emu_error *error)
{
    char path[PATH_MAX];
    if (path_of(folder, name, path, error))
        return -1;
    make_folders(path, strlen(folder->path));
    if (mkdir(path, 0700) && errno != EEXIST)
        return emu_fail(error, EMU_UNSUPPORTED, "cannot make the temporary folder %s: %s", path,
                        strerror(errno));
    return 0;
}

int
rt_folder_write(const struct rt_folder *folder, const char *name, const void *data, size_t size,
                struct emu_error *error)
{
    char path[PATH_MAX];
    if (path_of(folder, name, path, error))
        return -1;
    make_folders(path, strlen(folder->path));
    FILE *file = fopen(path, "wbe");
    bool good = file && fwrite(data, 1, size, file) == size;
    if (file && fclose(file))
        good = false;
    return good ? 0
                : emu_fail(error, EMU_UNSUPPORTED, "cannot write the temporary file %s: %s", path,
                           strerror(errno));
}

void *
rt_folder_read(const struct rt_folder *folder, const char *name, size_t limit, size_t *size)
{
    char path[PATH_MAX], *bytes = NULL;
    struct stat s;
    FILE *file = path_of(folder, name, path, NULL) ? NULL : fopen(path, "rbe");
    if (file && fstat(fileno(file), &s) == 0 && S_ISREG(s.st_mode)) {
        const size_t wanted = (size_t)s.st_size < limit ? (size_t)s.st_size : limit;
        bytes = malloc(wanted + 1);
        *size = bytes ? fread(bytes, 1, wanted, file) : 0;
        if (bytes)
            bytes[*size] = 0;
    }
    if (file)
        fclose(file);
    return bytes;
}
