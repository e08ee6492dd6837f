/* SPDX-License-Identifier: MIT */
/* BC6: halves, whose bits are interpolated as if they were integers. */
#include "block_priv.h"

enum { CHANNELS = 3, ENDS = 4, MOST_PIECES = 24, PARTITION_BITS = 5, HEADER = 77, ONE_HEADER = 65 };

/* Bits of one channel of one end. */
struct piece {
    uint8_t channel, end, from, to;
};

struct mode {
    uint8_t code, subsets;
    bool are_differences; /* the other ends are differences from the first */
    uint8_t bits, other_bits[CHANNELS];
    struct piece pieces[MOST_PIECES];
};

#define R0(from, to) {0, 0, from, to},
#define R1(from, to) {0, 1, from, to},
#define R2(from, to) {0, 2, from, to},
#define R3(from, to) {0, 3, from, to},
#define G0(from, to) {1, 0, from, to},
#define G1(from, to) {1, 1, from, to},
#define G2(from, to) {1, 2, from, to},
#define G3(from, to) {1, 3, from, to},
#define B0(from, to) {2, 0, from, to},
#define B1(from, to) {2, 1, from, to},
#define B2(from, to) {2, 2, from, to},
#define B3(from, to) {2, 3, from, to},

static const struct mode modes[] = {
#define BC6_MODE(code, subsets, are_differences, bits, r, g, b, pieces)                                      \
    {code, subsets, are_differences, bits, {r, g, b}, {pieces}},
#include "bc6_modes.def"
#undef BC6_MODE
};

static unsigned
code_of(const uint8_t bytes[16])
{
    return (bytes[0] & 3) < 2 ? bytes[0] & 3 : bytes[0] & 31;
}

static const struct mode *
mode_of(const uint8_t bytes[16])
{
    for (unsigned k = 0; k < sizeof modes / sizeof *modes; k++)
        if (modes[k].code == code_of(bytes))
            return &modes[k];
    return NULL;
}

static uint32_t
reversed(uint32_t value, unsigned count)
{
    uint32_t out = 0;
    for (unsigned k = 0; k < count; k++)
        out |= (value >> k & 1) << (count - 1 - k);
    return out;
}

static void
collect(const struct mode *m, const uint8_t bytes[16], int32_t ends[ENDS][CHANNELS])
{
    unsigned first = m->code < 2 ? 2 : 5;
    const unsigned header = m->subsets == 2 ? HEADER : ONE_HEADER;
    memset(ends, 0, ENDS * sizeof *ends);
    for (const struct piece *p = m->pieces; first < header; p++) {
        const bool backwards = p->from < p->to;
        const unsigned low = backwards ? p->from : p->to, count = (backwards ? p->to : p->from) - low + 1u;
        const uint32_t value = block_field(bytes, first, count);
        ends[p->end][p->channel] |= (int32_t)((backwards ? reversed(value, count) : value) << low);
        first += count;
    }
}

static int32_t
sign_extend(int32_t value, unsigned bits)
{
    return (int32_t)((uint32_t)value << (32 - bits)) >> (32 - bits);
}

/* The other ends as absolute numbers; the first one comes first. */
static void
complete(const struct mode *m, bool is_signed, int32_t ends[ENDS][CHANNELS])
{
    const int32_t mask = (int32_t)((1u << m->bits) - 1);
    for (unsigned e = 0; e < ENDS; e++)
        for (unsigned c = 0; c < CHANNELS; c++) {
            int32_t *x = &ends[e][c];
            if (e && m->are_differences)
                *x = (sign_extend(*x, m->other_bits[c]) + ends[0][c]) & mask;
            if (is_signed)
                *x = sign_extend(*x, m->bits);
        }
}

/* An end on the scale of 16 bits, or of 15 and a sign. */
static int32_t
widen(int32_t x, unsigned bits, bool is_signed)
{
    const int32_t size = x < 0 ? -x : x, most = (int32_t)(1u << (is_signed ? bits - 1 : bits)) - 1;
    const unsigned whole = is_signed ? 16 : 15;
    if (bits >= whole || !x)
        return x;
    const int32_t wide = size >= most ? is_signed ? 0x7fff : 0xffff : ((size << 15) + 0x4000) >> (bits - 1);
    return x < 0 ? -wide : wide;
}

static uint16_t
half_of(int32_t x, bool is_signed)
{
    if (!is_signed)
        return (uint16_t)(x * 31 >> 6);
    return (uint16_t)(x < 0 ? 0x8000 | (-x * 31 >> 5) : x * 31 >> 5);
}

void
block_bc6(const uint8_t bytes[16], bool is_signed, unsigned number, uint8_t texel[16])
{
    const struct mode *m = mode_of(bytes);
    int32_t ends[ENDS][CHANNELS];
    memset(texel, 0, CHANNELS * sizeof(uint16_t));
    if (!m)
        return;
    collect(m, bytes, ends);
    complete(m, is_signed, ends);
    const unsigned partition = m->subsets == 2 ? block_field(bytes, HEADER, PARTITION_BITS) : 0;
    const unsigned indices = m->subsets == 2 ? HEADER + PARTITION_BITS : ONE_HEADER;
    const unsigned subset = block_subset(m->subsets, partition, number), bits = m->subsets == 2 ? 3 : 4;
    const uint32_t index = block_index(bytes, indices, bits, m->subsets, partition, number);
    for (unsigned c = 0; c < CHANNELS; c++) {
        const int32_t a = widen(ends[2 * subset][c], m->bits, is_signed);
        const int32_t b = widen(ends[2 * subset + 1][c], m->bits, is_signed);
        const uint16_t half = half_of(block_mix(a, b, bits, index), is_signed);
        memcpy(texel + 2 * c, &half, sizeof half);
    }
}
