// SPDX-License-Identifier: MIT
// hashcat's shape: MD5 of candidates of a mask. An item has the last letters, a loop runs through the first ones; here each
// digest goes into a sum, and the one that is sought is counted.
__constant uint k[64] = {
    0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee, 0xf57c0faf, 0x4787c62a, 0xa8304613, 0xfd469501,
    0x698098d8, 0x8b44f7af, 0xffff5bb1, 0x895cd7be, 0x6b901122, 0xfd987193, 0xa679438e, 0x49b40821,
    0xf61e2562, 0xc040b340, 0x265e5a51, 0xe9b6c7aa, 0xd62f105d, 0x02441453, 0xd8a1e681, 0xe7d3fbc8,
    0x21e1cde6, 0xc33707d6, 0xf4d50d87, 0x455a14ed, 0xa9e3e905, 0xfcefa3f8, 0x676f02d9, 0x8d2a4c8a,
    0xfffa3942, 0x8771f681, 0x6d9d6122, 0xfde5380c, 0xa4beea44, 0x4bdecfa9, 0xf6bb4b60, 0xbebfbc70,
    0x289b7ec6, 0xeaa127fa, 0xd4ef3085, 0x04881d05, 0xd9d4d039, 0xe6db99e5, 0x1fa27cf8, 0xc4ac5665,
    0xf4292244, 0x432aff97, 0xab9423a7, 0xfc93a039, 0x655b59c3, 0x8f0ccc92, 0xffeff47d, 0x85845dd1,
    0x6fa87e4f, 0xfe2ce6e0, 0xa3014314, 0x4e0811a1, 0xf7537e82, 0xbd3af235, 0x2ad7d2bb, 0xeb86d391};

#define F(x, y, z) (((x) & (y)) | (~(x) & (z)))
#define G(x, y, z) (((x) & (z)) | ((y) & ~(z)))
#define H(x, y, z) ((x) ^ (y) ^ (z))
#define I(x, y, z) ((y) ^ ((x) | ~(z)))
#define STEP(f, a, b, c, d, word, i, turn) a = b + rotate(a + f(b, c, d) + w[(word) & 15] + k[i], turn##u)
#define ROUND(f, i, factor, offset, r, s, t, u)                                                                              \
    STEP(f, a, b, c, d, (i) * factor + offset, i, r);                                                                        \
    STEP(f, d, a, b, c, ((i) + 1) * factor + offset, (i) + 1, s);                                                            \
    STEP(f, c, d, a, b, ((i) + 2) * factor + offset, (i) + 2, t);                                                            \
    STEP(f, b, c, d, a, ((i) + 3) * factor + offset, (i) + 3, u)

__kernel void md5(__global const uint *firsts, __global uint *sums, __global uint *hits, uint candidates, uint sought)
{
    uint item = get_global_id(0), sum = 0;
    uint w[16] = {0, item, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0};
    for (uint i = 0; i < candidates; i++) {
        w[0] = firsts[i];
        uint a = 0x67452301, b = 0xefcdab89, c = 0x98badcfe, d = 0x10325476;
#pragma unroll
        for (uint j = 0; j < 16; j += 4) {
            ROUND(F, j, 1, 0, 7, 12, 17, 22);
        }
#pragma unroll
        for (uint j = 16; j < 32; j += 4) {
            ROUND(G, j, 5, 1, 5, 9, 14, 20);
        }
#pragma unroll
        for (uint j = 32; j < 48; j += 4) {
            ROUND(H, j, 3, 5, 4, 11, 16, 23);
        }
#pragma unroll
        for (uint j = 48; j < 64; j += 4) {
            ROUND(I, j, 7, 0, 6, 10, 15, 21);
        }
        a += 0x67452301, b += 0xefcdab89, c += 0x98badcfe, d += 0x10325476;
        if (a == sought)
            atomic_inc(hits);
        sum += a ^ b ^ c ^ d;
    }
    sums[item] = sum;
}
