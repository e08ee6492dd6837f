/* SPDX-License-Identifier: MIT */
/* BC7: eight modes that share the bits of a block out differently. */
#include "block_priv.h"

enum { R, G, B, A, CHANNELS };

/* Bits of each part, in their order in the block behind the mode. */
struct mode {
    uint8_t subsets, partition, rotation, selection; /* subsets is a count */
    uint8_t colour, alpha;                           /* of each end's channel */
    bool own_parity, shared_parity;                  /* one more bit, lowest, of each end or each subset */
    uint8_t index, second_index;                     /* of each texel */
};

static const struct mode modes[8] = {
    {3, 4, 0, 0, 4, 0, true, false, 3, 0},  {2, 6, 0, 0, 6, 0, false, true, 3, 0},
    {3, 6, 0, 0, 5, 0, false, false, 2, 0}, {2, 6, 0, 0, 7, 0, true, false, 2, 0},
    {1, 0, 2, 1, 5, 6, false, false, 2, 3}, {1, 0, 2, 0, 7, 8, false, false, 2, 2},
    {1, 0, 0, 0, 7, 7, true, false, 4, 0},  {2, 6, 0, 0, 5, 5, true, false, 2, 0}};

struct parts {
    unsigned partition, rotation, selection;
    unsigned ends, parities, indices; /* where they begin */
};

static struct parts
parts_of(const struct mode *m, const uint8_t bytes[16], unsigned first)
{
    struct parts p;
    const unsigned ends = 2u * m->subsets;
    p.partition = block_field(bytes, first, m->partition);
    first += m->partition;
    p.rotation = block_field(bytes, first, m->rotation);
    first += m->rotation;
    p.selection = block_field(bytes, first, m->selection);
    p.ends = first + m->selection;
    p.parities = p.ends + ends * (3u * m->colour + m->alpha);
    p.indices = p.parities + (m->own_parity ? ends : m->shared_parity ? m->subsets : 0u);
    return p;
}

/* An end's channel, 8 bits. */
static int32_t
end(const struct mode *m, const struct parts *p, const uint8_t bytes[16], unsigned channel, unsigned number)
{
    const unsigned ends = 2u * m->subsets;
    unsigned bits = channel == A ? m->alpha : m->colour;
    if (!bits)
        return 255;
    uint32_t value = block_field(bytes, p->ends + channel * ends * m->colour + number * bits, bits);
    if (m->own_parity || m->shared_parity) {
        const unsigned parity = p->parities + (m->own_parity ? number : number / 2);
        value = value << 1 | block_field(bytes, parity, 1);
        bits++;
    }
    value <<= 8 - bits;
    return (int32_t)(value | value >> bits);
}

static void
swap(uint8_t *a, uint8_t *b)
{
    const uint8_t before = *a;
    *a = *b;
    *b = before;
}

void
block_bc7(const uint8_t bytes[16], unsigned number, uint8_t texel[16])
{
    memset(texel, 0, CHANNELS);
    if (!bytes[0]) /* no mode */
        return;
    const unsigned n = (unsigned)__builtin_ctz(bytes[0]);
    const struct mode *m = &modes[n];
    const struct parts p = parts_of(m, bytes, n + 1);
    const unsigned subset = block_subset(m->subsets, p.partition, number),
                   second = p.indices + 16u * m->index - 1;
    unsigned bits[2] = {m->index, m->index};
    uint32_t index[2];
    index[0] = index[1] = block_index(bytes, p.indices, m->index, m->subsets, p.partition, number);
    if (m->second_index) {
        bits[!p.selection] = m->second_index;
        index[!p.selection] = block_index(bytes, second, m->second_index, 1, 0, number);
    }
    for (unsigned c = 0; c < CHANNELS; c++)
        texel[c] = (uint8_t)block_mix(end(m, &p, bytes, c, 2 * subset), end(m, &p, bytes, c, 2 * subset + 1),
                                      bits[c == A], index[c == A]);
    if (p.rotation)
        swap(&texel[A], &texel[p.rotation - 1]);
}
