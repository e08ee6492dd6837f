/* SPDX-License-Identifier: MIT */
#include "read_file.h"

#include <errno.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include <zlib.h>

struct buffer {
    unsigned char *bytes;
    size_t used, room;
};

/* A packed file does not say its length. */
static bool
make_room(struct buffer *buffer)
{
    const size_t room = buffer->room ? 2 * buffer->room : 1 << 16;
    unsigned char *const larger = realloc(buffer->bytes, room);
    if (!larger)
        return false;
    buffer->bytes = larger;
    buffer->room = room;
    return true;
}

/* All of it and a zero behind it. False: it cannot be read, or memory is short. */
static bool
read_stream(gzFile file, struct buffer *buffer)
{
    int got = 0;
    do {
        buffer->used += (size_t)got;
        if (buffer->used + 1 >= buffer->room && !make_room(buffer))
            return false;
        const size_t free_bytes = buffer->room - buffer->used - 1;
        got =
            gzread(file, buffer->bytes + buffer->used, free_bytes < INT_MAX ? (unsigned)free_bytes : INT_MAX);
    } while (got > 0);
    buffer->bytes[buffer->used] = 0;
    return got == 0;
}

static gzFile
open_plain_or_packed(const char *path)
{
    char packed[4096];
    gzFile file = gzopen(path, "rb");
    if (!file && errno == ENOENT && snprintf(packed, sizeof packed, "%s.gz", path) < (int)sizeof packed)
        file = gzopen(packed, "rb");
    return file;
}

unsigned char *
read_file(const char *path, size_t *size)
{
    struct buffer buffer = {0};
    *size = 0;
    errno = 0;
    gzFile file = open_plain_or_packed(path);
    if (!file)
        return NULL;
    errno = 0;
    bool whole = read_stream(file, &buffer);
    int why = errno;
    if (gzclose(file) != Z_OK) { /* a packed file ends too early */
        whole = false;
        why = why ? why : EIO;
    }
    if (!whole || !buffer.used) {
        free(buffer.bytes);
        buffer = (struct buffer){0};
    }
    *size = buffer.used;
    errno = why;
    return buffer.bytes;
}
