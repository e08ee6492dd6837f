/* SPDX-License-Identifier: MIT */
#include "intel.h"

struct state {
    uint32_t a, hi, lo;
};

/* One round of Jenkins' 96-bit mix: three subtract-and-xor-shift steps. */
static void
mix_round(struct state *s, unsigned r0, unsigned l1, unsigned r2)
{
    s->a = (s->a - s->hi - s->lo) ^ (s->lo >> r0);
    s->hi = (s->hi - s->lo - s->a) ^ (s->a << l1);
    s->lo = (s->lo - s->a - s->hi) ^ (s->hi >> r2);
}

static void
mix(struct state *s, uint32_t word)
{
    s->a ^= word;
    mix_round(s, 13, 8, 13);
    mix_round(s, 12, 16, 5);
    mix_round(s, 3, 10, 15);
}

uint32_t
intel_checksum(struct fe_bytes record)
{
    struct state s = {0x428a2f98, 0x71374491, 0xb5c0fbcf};
    size_t at = 0;
    for (; record.size - at >= 4; at += 4)
        mix(&s, fe_u32(record, at));
    uint32_t tail = 0;
    for (size_t i = 0; at + i < record.size; i++)
        tail |= (uint32_t)record.data[at + i] << 8 * i;
    if (at < record.size)
        mix(&s, tail);
    return s.lo;
}
