/* SPDX-License-Identifier: MIT */
#include "out.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int
record_out_begin(struct record_out *out, const char *folder, const char *name)
{
    const size_t size = sizeof out->path;
    *out = (struct record_out){.err = 0};
    if ((size_t)snprintf(out->path, size, "%s/%s", folder, name) >= size ||
        (size_t)snprintf(out->part, size, "%s.part", out->path) >= size)
        return ENAMETOOLONG;
    const int fd = open(out->part, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (fd < 0)
        return errno;
    out->file = fdopen(fd, "wb");
    if (!out->file) {
        close(fd);
        return ENOMEM;
    }
    sha256_begin(&out->hash);
    rt_file_limit_hold(&out->limit);
    return 0;
}

void
record_out_bytes(struct record_out *out, const void *bytes, size_t size)
{
    assert(out->file);
    if (out->err || !size)
        return;
    if (fwrite(bytes, 1, size, out->file) != size)
        out->err = errno ? errno : EIO;
    sha256_add(&out->hash, bytes, size);
}

void
record_out_struct(struct record_out *out, enum record_struct what, const void *from)
{
    uint8_t packed[RECORD_MOST_PACKED];
    record_pack(record_form_of(what), from, packed);
    record_out_bytes(out, packed, record_form_bytes(record_form_of(what)));
}

void
record_out_structs(struct record_out *out, enum record_struct what, const void *from, size_t count)
{
    for (size_t i = 0; i < count; i++)
        record_out_struct(out, what, (const uint8_t *)from + i * record_form_of(what)->bytes);
}

void
record_out_string(struct record_out *out, const char *text)
{
    const uint32_t length = text ? (uint32_t)strlen(text) : 0;
    record_out_bytes(out, &length, sizeof length);
    record_out_bytes(out, text, length);
}

int
record_out_end(struct record_out *out, bool keyed)
{
    sha256_end(&out->hash, out->key);
    if (keyed && !out->err && fwrite(out->key, 1, sizeof out->key, out->file) != sizeof out->key)
        out->err = errno ? errno : EIO;
    if (fflush(out->file) != 0 && !out->err)
        out->err = errno ? errno : EIO;
    rt_file_limit_let_go(&out->limit);
    if (fclose(out->file) != 0 && !out->err)
        out->err = errno ? errno : EIO;
    if (!out->err && rename(out->part, out->path) != 0)
        out->err = errno;
    if (out->err)
        (void)unlink(out->part);
    return out->err;
}
