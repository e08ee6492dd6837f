/* SPDX-License-Identifier: MIT */
#include "values.h"

/* splitmix64 */
uint64_t
random_bits(struct random *r)
{
    uint64_t z = r->state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

static const uint64_t edges_int[] = {0,
                                     1,
                                     2,
                                     3,
                                     7,
                                     8,
                                     31,
                                     32,
                                     33,
                                     63,
                                     64,
                                     UINT64_MAX,
                                     UINT64_MAX - 1,
                                     0x7f,
                                     0x80,
                                     0xff,
                                     0x7fff,
                                     0x8000,
                                     0xffff,
                                     0x7fffffff,
                                     0x80000000,
                                     0xffffffff,
                                     0x7fffffffffffffff,
                                     0x8000000000000000};
static const uint64_t edges_hf[] = {0x0000, 0x8000, 0x0001, 0x8001, 0x03ff, 0x0400, 0x3800, 0x3bff, 0x3c00,
                                    0xbc00, 0x3c01, 0x4000, 0x7bff, 0xfbff, 0x7c00, 0xfc00, 0x7e00, 0xfe01};
static const uint64_t edges_f[] = {0x00000000, 0x80000000, 0x00000001, 0x807fffff, 0x00800000, 0x33800000,
                                   0x3effffff, 0x3f000000, 0x3f7fffff, 0x3f800000, 0xbf800000, 0x3f800001,
                                   0x3fc00000, 0x40200000, 0x4b000000, 0xcb000001, 0x4f000000, 0xcf000000,
                                   0x4f7fffff, 0x4f800000, 0x5f000000, 0x477fe000, 0x477ff000, 0x47800000,
                                   0x33000000, 0x33000001, 0x387fe000, 0x7f7fffff, 0xff7fffff, 0x7f800000,
                                   0xff800000, 0x7fc00000, 0xffc00001};
static const uint64_t edges_df[] = {0,
                                    0x8000000000000000,
                                    1,
                                    0x800fffffffffffff,
                                    0x0010000000000000,
                                    0x3fe0000000000000,
                                    0x3ff0000000000000,
                                    0xbff0000000000000,
                                    0x3ff0000000000001,
                                    0x4004000000000000,
                                    0x41dfffffffc00000,
                                    0xc1e0000000000000,
                                    0x41f0000000000000,
                                    0x43e0000000000000,
                                    0xc3e0000000000000,
                                    0x43f0000000000000,
                                    0x36a0000000000000,
                                    0x47efffffe0000000,
                                    0x47effffff0000000,
                                    0x40effc0000000000,
                                    0x3e60000000000000,
                                    0x7fefffffffffffff,
                                    0x7ff0000000000000,
                                    0xfff0000000000000,
                                    0x7ff8000000000000};

#define PICK(list) (list)[random_bits(r) % (sizeof(list) / sizeof(list)[0])]

static uint64_t
edge(struct random *r, enum lane_type type)
{
    switch (type) {
    case LANE_HF:
        return PICK(edges_hf);
    case LANE_F:
        return PICK(edges_f);
    case LANE_DF:
        return PICK(edges_df);
    default:
        return PICK(edges_int);
    }
}

/* Floats near one another, so that sums cancel and round in many ways. */
static uint64_t
near_one(struct random *r, enum lane_type type)
{
    const uint64_t bits = random_bits(r);
    switch (type) {
    case LANE_HF:
        return (bits & 0x83ff) | (15 - 4 + bits / 65536 % 8) << 10;
    case LANE_F:
        return (bits & 0x807fffff) | (127 - 16 + (bits >> 32) % 32) << 23;
    case LANE_DF:
        return (bits & 0x800fffffffffffff) | (1023 - 16 + (bits >> 52) % 32) << 52;
    default:
        return bits >> bits % 64;
    }
}

uint64_t
random_value(struct random *r, enum lane_type type)
{
    const unsigned bytes = lane_type_bytes(type);
    const uint64_t low = UINT64_MAX >> (64 - 8 * bytes);
    switch (random_bits(r) % 4) {
    case 0:
        return edge(r, type) & low;
    case 1:
        return random_bits(r) & low;
    default:
        return near_one(r, type) & low;
    }
}
