/* SPDX-License-Identifier: MIT */
#include "specimen.h"
#include "patch_checksum.h"
#include "read_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *
or_die(void *p, const char *what)
{
    if (!p) {
        perror(what);
        exit(2);
    }
    return p;
}

struct specimen
specimen_read(const char *name)
{
    char path[512];
    struct specimen s;
    snprintf(path, sizeof path, "%s/bin/%s", CONTAINER_FOLDER, name);
    s.bytes = or_die(read_file(path, &s.size), path);
    return s;
}

void
specimen_free(struct specimen *s)
{
    free(s->bytes);
    *s = (struct specimen){NULL, 0};
}

uint32_t
specimen_u32(const struct specimen *s, size_t at)
{
    uint32_t value;
    if (at + 4 > s->size)
        or_die(NULL, "specimen_u32");
    memcpy(&value, s->bytes + at, 4);
    return value;
}

void
specimen_set_u32(struct specimen *s, size_t at, uint32_t value)
{
    memcpy(s->bytes + at, &value, 4);
}

void
specimen_overwrite(struct specimen *s, const char *from, const char *to, unsigned n)
{
    const size_t length = strlen(from);
    for (size_t at = 0; length == strlen(to) && at + length <= s->size; at++) {
        if (memcmp(s->bytes + at, from, length) != 0 || n-- > 0)
            continue;
        memcpy(s->bytes + at, to, length);
        return;
    }
    or_die(NULL, from);
}

size_t
specimen_device_binary(const struct specimen *s, size_t *size)
{
    const size_t table = specimen_u32(s, 40);
    for (size_t i = 0; i < s->bytes[60]; i++) {
        const size_t header = table + 64 * i;
        if (specimen_u32(s, header + 4) != 0xff000005)
            continue;
        *size = specimen_u32(s, header + 32);
        return specimen_u32(s, header + 24);
    }
    return (size_t)(uintptr_t)or_die(NULL, "no device binary");
}

struct specimen
specimen_patch_tokens(const char *name)
{
    struct specimen whole = specimen_read(name), s;
    const size_t at = specimen_device_binary(&whole, &s.size);
    s.bytes = or_die(malloc(s.size), name);
    memcpy(s.bytes, whole.bytes + at, s.size);
    specimen_free(&whole);
    return s;
}

size_t
specimen_kernels(const struct specimen *s, size_t at, size_t *records, size_t room)
{
    const size_t count = specimen_u32(s, at + 16);
    size_t record = at + 28 + specimen_u32(s, at + 24);
    for (size_t i = 0; i < count && i < room; i++) {
        records[i] = record;
        record += 40;
        for (size_t field = 12; field <= 32; field += 4)
            record += specimen_u32(s, records[i] + field);
    }
    return count < room ? count : room;
}

void
specimen_fix_checksum(struct specimen *s, size_t at)
{
    size_t size = 0;
    for (size_t field = 12; field <= 32; field += 4)
        size += specimen_u32(s, at + field);
    if (at + 40 + size <= s->size)
        specimen_set_u32(s, at, patch_checksum(s->bytes + at + 40, size));
}
