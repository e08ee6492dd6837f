/* SPDX-License-Identifier: MIT */
/* The files in a private folder. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/descriptor.h"
#include "emu/error.h"
#include "work_folder.h"

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
                          : bytes          ? rt_open_folder(at, part)
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
    rt_close_if_open(in);
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
        rt_close_if_open(fd);
    return bytes;
}
