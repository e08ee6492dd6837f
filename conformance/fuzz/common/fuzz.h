/* SPDX-License-Identifier: MIT */
/* What every target has: libFuzzer's functions, and input taken piece by piece. */
#ifndef FUZZ_H
#define FUZZ_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* The target. */
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);
/* A target may have one; it is called in place of the general mutations. Returns the new size. */
size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t size, size_t room, unsigned seed);
/* The general mutations: libFuzzer's, or fuzz_main.c's. */
size_t LLVMFuzzerMutate(uint8_t *bytes, size_t size, size_t room);

/* Reports a finding and ends the process. The driver or libFuzzer keeps the input. */
void fuzz_finding(const char *format, ...) __attribute__((format(printf, 1, 2), noreturn));

/* Takes input from the front. Beyond its end all bytes are 0. */
struct fuzz_bytes {
    const uint8_t *at;
    size_t left;
};

static inline const uint8_t *
fuzz_take(struct fuzz_bytes *in, size_t size)
{
    const uint8_t *const at = in->at;
    if (in->left < size)
        return NULL;
    in->at += size;
    in->left -= size;
    return at;
}

static inline uint8_t
fuzz_u8(struct fuzz_bytes *in)
{
    const uint8_t *const at = fuzz_take(in, 1);
    return at ? *at : 0;
}

static inline uint32_t
fuzz_u32(struct fuzz_bytes *in)
{
    uint32_t value = 0;
    const uint8_t *const at = fuzz_take(in, sizeof value);
    if (at)
        memcpy(&value, at, sizeof value);
    return value;
}

/* A number that follows from the input, for choices that no mutation can aim at. */
static inline uint32_t
fuzz_hash(const uint8_t *bytes, size_t size)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (size_t i = 0; i < size; i++)
        hash = (hash ^ bytes[i]) * UINT64_C(0x100000001b3);
    return (uint32_t)(hash >> 32);
}

#endif
