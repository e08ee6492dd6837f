// SPDX-License-Identifier: MIT
// hashcat's shape: SHA-1 of candidates of a mask. An item has the last letters, a loop runs through the first ones; here each
// digest goes into a sum, and the one that is sought is counted.
#define CHOOSE(b, c, d) (d ^ (b & (c ^ d)))
#define PARITY(b, c, d) (b ^ c ^ d)
#define MAJOR(b, c, d) ((b & c) | (d & (b | c)))
#define STEP(f, constant, word)                                                                                              \
    do {                                                                                                                     \
        uint t = rotate(a, 5u) + f(b, c, d) + e + constant + (word);                                                         \
        e = d, d = c, c = rotate(b, 30u), b = a, a = t;                                                                      \
    } while (0)
#define NEXT(i) (w[(i) & 15] = rotate(w[((i) + 13) & 15] ^ w[((i) + 8) & 15] ^ w[((i) + 2) & 15] ^ w[(i) & 15], 1u))

__kernel void sha1(__global const uint *firsts, __global uint *sums, __global uint *hits, uint candidates, uint sought)
{
    uint item = get_global_id(0), sum = 0;
    for (uint j = 0; j < candidates; j++) {
        uint w[16] = {firsts[j], item, 0x80000000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64};
        uint a = 0x67452301, b = 0xefcdab89, c = 0x98badcfe, d = 0x10325476, e = 0xc3d2e1f0;
#pragma unroll
        for (uint i = 0; i < 16; i++)
            STEP(CHOOSE, 0x5a827999, w[i]);
#pragma unroll
        for (uint i = 16; i < 20; i++)
            STEP(CHOOSE, 0x5a827999, NEXT(i));
#pragma unroll
        for (uint i = 20; i < 40; i++)
            STEP(PARITY, 0x6ed9eba1, NEXT(i));
#pragma unroll
        for (uint i = 40; i < 60; i++)
            STEP(MAJOR, 0x8f1bbcdc, NEXT(i));
#pragma unroll
        for (uint i = 60; i < 80; i++)
            STEP(PARITY, 0xca62c1d6, NEXT(i));
        a += 0x67452301, b += 0xefcdab89, c += 0x98badcfe, d += 0x10325476, e += 0xc3d2e1f0;
        if (a == sought)
            atomic_inc(hits);
        sum += a ^ b ^ c ^ d ^ e;
    }
    sums[item] = sum;
}
