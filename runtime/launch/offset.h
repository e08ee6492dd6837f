/* SPDX-License-Identifier: MIT */
/*
 * Where an address lies, seen from a range of memory. Addresses wrap around: with 32 bits, -4 is 0xfffffffc.
 * So an address outside the range is both before it and past its end; the smaller distance is what a program
 * meant.
 */
#ifndef RT_OFFSET_H
#define RT_OFFSET_H

#include <assert.h>
#include <stdint.h>

enum rt_side { RT_INSIDE, RT_BEFORE, RT_PAST };

struct rt_offset {
    enum rt_side side;
    uint64_t bytes; /* from the start; of RT_PAST, from the end */
};

static inline struct rt_offset
rt_offset_of(uint64_t address, uint64_t start, uint64_t size, unsigned address_bits)
{
    assert(address_bits == 32 || address_bits == 64);
    const uint64_t mask = UINT64_MAX >> (64 - address_bits);
    const uint64_t at = (address - start) & mask;
    if (at < size)
        return (struct rt_offset){RT_INSIDE, at};
    const uint64_t before = (0 - at) & mask, past = at - size;
    return before && before <= past ? (struct rt_offset){RT_BEFORE, before}
                                    : (struct rt_offset){RT_PAST, past};
}

#endif
