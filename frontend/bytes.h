/* SPDX-License-Identifier: MIT */
/* A window of the binary being read: every cut is checked against its end. */
#ifndef FE_BYTES_H
#define FE_BYTES_H

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct fe_bytes {
    const uint8_t *data;
    size_t size;
    size_t at; /* offset of data[0] in the file, for messages */
};

/* Cuts [offset, offset + size) out of b; false, and an empty cut, when it does not lie inside. */
static inline bool
fe_bytes_cut(struct fe_bytes b, uint64_t offset, uint64_t size, struct fe_bytes *out)
{
    if (offset > b.size || size > b.size - offset) {
        *out = (struct fe_bytes){NULL, 0, b.at};
        return false;
    }
    *out = (struct fe_bytes){b.data + offset, (size_t)size, b.at + (size_t)offset};
    return true;
}

static inline uint16_t
fe_u16(struct fe_bytes b, size_t offset)
{
    assert(offset <= b.size && b.size - offset >= 2);
    return (uint16_t)(b.data[offset] | b.data[offset + 1] << 8);
}

static inline uint32_t
fe_u32(struct fe_bytes b, size_t offset)
{
    return fe_u16(b, offset) | (uint32_t)fe_u16(b, offset + 2) << 16;
}

static inline uint64_t
fe_u64(struct fe_bytes b, size_t offset)
{
    return fe_u32(b, offset) | (uint64_t)fe_u32(b, offset + 4) << 32;
}

static inline bool
fe_bytes_start(struct fe_bytes b, const char *magic, size_t size)
{
    return b.size >= size && memcmp(b.data, magic, size) == 0;
}

#endif
