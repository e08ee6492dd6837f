/* SPDX-License-Identifier: MIT */
#include "source_text.h"

#include <assert.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/environment.h"

/* A binary gives the file's name. It must not be able to show files that are no sources. */
#define SUFFIX ".cl"

enum { MOST_BYTES = 4 << 20 };

static bool
is_readable(int fd, size_t *size)
{
    struct stat s;
    if (fstat(fd, &s) || !S_ISREG(s.st_mode) || s.st_size <= 0 || s.st_size > MOST_BYTES)
        return false;
    *size = (size_t)s.st_size;
    return true;
}

static char *
read_all(int fd, size_t *size)
{
    const size_t room = *size;
    char *bytes = malloc(room);
    ssize_t got = 1;
    for (*size = 0; bytes && *size < room && got > 0; *size += got > 0 ? (size_t)got : 0)
        got = read(fd, bytes + *size, room - *size);
    return bytes;
}

char *
rt_source_read(const char *path, size_t *size)
{
    assert(path && size);
    const size_t length = strlen(path), suffix = strlen(SUFFIX);
    const bool is_source = length > suffix && strcmp(path + length - suffix, SUFFIX) == 0;
    const int fd =
        rt_is_privileged() || !is_source ? -1 : open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (fd < 0)
        return NULL;
    char *bytes = is_readable(fd, size) ? read_all(fd, size) : NULL;
    close(fd);
    return bytes;
}

static bool
is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

void
rt_source_show(const char *from, size_t length, char *text, size_t size)
{
    size_t used = 0;
    assert(size > 0);
    for (size_t i = 0; i < length && from[i] && used + 1 < size; i++)
        text[used++] = from[i] >= ' ' && from[i] <= '~' ? from[i] : ' ';
    text[used] = 0;
}

bool
rt_source_line(const char *source, size_t source_size, uint32_t line, char *text, size_t size)
{
    const char *at = source, *const end = source + source_size;
    for (uint32_t i = 1; at && i < line; i++) {
        at = memchr(at, '\n', (size_t)(end - at));
        at = at ? at + 1 : NULL;
    }
    if (!at || !line)
        return false;
    const char *last = memchr(at, '\n', (size_t)(end - at));
    last = last ? last : end;
    while (at < last && is_blank(*at))
        at++;
    while (last > at && is_blank(last[-1]))
        last--;
    rt_source_show(at, (size_t)(last - at), text, size);
    return text[0] != 0;
}
