// SPDX-License-Identifier: MIT
// SHA-256 of one message of 32 bytes (eight words) an item.
__constant uint k256[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

#define ROTR(x, n) rotate((x), 32u - (n))

__kernel void sha256(__global const uint *messages, __global uint *hashes)
{
    uint base = get_global_id(0) * 8, w[16];
    for (uint i = 0; i < 8; i++) {
        w[i] = messages[base + i];
        w[i + 8] = 0;
    }
    w[8] = 0x80000000;
    w[15] = 256;
    uint a = 0x6a09e667, b = 0xbb67ae85, c = 0x3c6ef372, d = 0xa54ff53a;
    uint e = 0x510e527f, f = 0x9b05688c, g = 0x1f83d9ab, h = 0x5be0cd19;
    for (uint round = 0; round < 64; round += 16) {
#pragma unroll
        for (uint i = 0; i < 16; i++) {
            uint choose = (e & f) ^ (~e & g), major = (a & b) ^ (a & c) ^ (b & c);
            uint t = h + (ROTR(e, 6u) ^ ROTR(e, 11u) ^ ROTR(e, 25u)) + choose + k256[round + i] + w[i];
            h = g, g = f, f = e, e = d + t;
            d = c, c = b;
            t += (ROTR(a, 2u) ^ ROTR(a, 13u) ^ ROTR(a, 22u)) + major;
            b = a, a = t;
        }
#pragma unroll
        for (uint i = 0; i < 16; i++) {
            uint x = w[(i + 1) & 15], y = w[(i + 14) & 15];
            w[i] += (ROTR(x, 7u) ^ ROTR(x, 18u) ^ x >> 3) + w[(i + 9) & 15] +
                    (ROTR(y, 17u) ^ ROTR(y, 19u) ^ y >> 10);
        }
    }
    hashes[base] = a + 0x6a09e667;
    hashes[base + 1] = b + 0xbb67ae85;
    hashes[base + 2] = c + 0x3c6ef372;
    hashes[base + 3] = d + 0xa54ff53a;
    hashes[base + 4] = e + 0x510e527f;
    hashes[base + 5] = f + 0x9b05688c;
    hashes[base + 6] = g + 0x1f83d9ab;
    hashes[base + 7] = h + 0x5be0cd19;
}
