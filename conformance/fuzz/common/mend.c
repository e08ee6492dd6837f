/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "mend.h"

#include <string.h>

#include "patch_checksum.h"

/* Of the program's header and of a kernel's, in Intel's patch tokens. */
enum { HEADER = 28, KERNELS = 16, PATCH_BYTES = 24, RECORD = 40, FIRST_SIZE = 12, LAST_SIZE = 32, MOST = 64 };

static uint32_t
u32_at(const uint8_t *bytes)
{
    uint32_t value;
    memcpy(&value, bytes, sizeof value);
    return value;
}

/* Bytes of the record, or 0: it is cut off. */
static size_t
mend_record(uint8_t *record, size_t left)
{
    uint64_t size = 0;
    if (left < RECORD)
        return 0;
    for (size_t field = FIRST_SIZE; field <= LAST_SIZE; field += 4)
        size += u32_at(record + field);
    if (size > left - RECORD)
        return 0;
    const uint32_t sum = patch_checksum(record + RECORD, size);
    memcpy(record, &sum, sizeof sum);
    return RECORD + size;
}

static void
mend_device_binary(uint8_t *bytes, size_t size)
{
    if (size < HEADER || u32_at(bytes + PATCH_BYTES) > size - HEADER)
        return;
    size_t at = HEADER + u32_at(bytes + PATCH_BYTES), taken = 1;
    for (uint32_t left = u32_at(bytes + KERNELS); taken && left && left < MOST; left--)
        at += taken = mend_record(bytes + at, size - at);
}

void
mend_checksums(uint8_t *bytes, size_t size)
{
    uint8_t *const end = bytes + size;
    for (uint8_t *at = bytes; (at = memmem(at, (size_t)(end - at), "CTNI", 4)); at += 4)
        mend_device_binary(at, (size_t)(end - at));
}
