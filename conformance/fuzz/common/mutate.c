/* SPDX-License-Identifier: MIT */
/* The general mutations, for builds without libFuzzer: the same ones for the same seed. */
#include "mutate.h"

#include <string.h>

#include "fuzz.h"

static struct rng rng;

void
mutate_seed(uint64_t seed)
{
    rng.state = seed;
}

static size_t
flip_bit(uint8_t *bytes, size_t size, size_t room)
{
    (void)room;
    bytes[rng_below(&rng, (uint32_t)size)] ^= (uint8_t)(1u << rng_below(&rng, 8));
    return size;
}

static size_t
set_byte(uint8_t *bytes, size_t size, size_t room)
{
    (void)room;
    bytes[rng_below(&rng, (uint32_t)size)] = (uint8_t)rng_next(&rng);
    return size;
}

/* Sizes and counts are dwords, mostly at multiples of four. */
static size_t
set_dword(uint8_t *bytes, size_t size, size_t room)
{
    static const uint32_t odd[] = {0,          1,          2,          4,         8,
                                   0x7f,       0xff,       0x7fff,     0x10000,   0x7fffffff,
                                   0x80000000, 0xfffffff0, 0xfffffffc, 0xffffffff};
    uint32_t value;
    (void)room;
    if (size < sizeof value)
        return set_byte(bytes, size, room);
    uint8_t *const at = bytes + rng_below(&rng, (uint32_t)(size - 3)) / 4 * 4;
    memcpy(&value, at, sizeof value);
    if (rng_below(&rng, 2))
        value = odd[rng_below(&rng, sizeof odd / sizeof *odd)];
    else
        value += rng_below(&rng, 65) - 32;
    memcpy(at, &value, sizeof value);
    return size;
}

static size_t
copy_piece(uint8_t *bytes, size_t size, size_t room)
{
    const size_t from = rng_below(&rng, (uint32_t)size), to = rng_below(&rng, (uint32_t)size);
    const size_t most = size - (from > to ? from : to), length = 1 + rng_below(&rng, 64);
    (void)room;
    memmove(bytes + to, bytes + from, length < most ? length : most);
    return size;
}

static size_t
remove_piece(uint8_t *bytes, size_t size, size_t room)
{
    const size_t at = rng_below(&rng, (uint32_t)size), length = 1 + rng_below(&rng, 32);
    (void)room;
    if (length >= size - at)
        return at ? at : size;
    memmove(bytes + at, bytes + at + length, size - at - length);
    return size - length;
}

static size_t
insert_piece(uint8_t *bytes, size_t size, size_t room)
{
    const size_t at = rng_below(&rng, (uint32_t)size), length = 1 + rng_below(&rng, 32);
    if (size + length > room)
        return size;
    memmove(bytes + at + length, bytes + at, size - at);
    for (size_t i = 0; i < length; i++)
        bytes[at + i] = (uint8_t)rng_next(&rng);
    return size + length;
}

size_t
LLVMFuzzerMutate(uint8_t *bytes, size_t size, size_t room)
{
    static size_t (*const ways[])(uint8_t *, size_t, size_t) = {
        flip_bit, flip_bit, set_byte, set_byte, set_dword, set_dword, copy_piece, remove_piece, insert_piece};
    if (!size)
        return insert_piece(memset(bytes, 0, 1), 1, room);
    return ways[rng_below(&rng, sizeof ways / sizeof *ways)](bytes, size, room);
}
