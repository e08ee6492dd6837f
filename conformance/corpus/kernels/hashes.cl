// SPDX-License-Identifier: MIT
// Hash functions and generators: long chains of dependent integer work.
#define ROTR(x, n) rotate((uint)(x), (uint)(32 - (n)))

__constant uint sha_k[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01,
    0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc,
    0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
    0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08,
    0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
    0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

// One block of SHA-256 per item. w[0] is spare: Cayman's compiler loses element 0 of arrays written by index.
__kernel void sha256_block(__global const uint *in, __global uint *out)
{
    size_t i = get_global_id(0);
    uint w[17], s[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    uint a = s[0], b = s[1], c = s[2], d = s[3], e = s[4], f = s[5], g = s[6], h = s[7];
    for (int k = 0; k < 16; k++)
        w[k + 1] = in[i * 16 + k];
    for (int k = 0; k < 64; k++) {
        if (k >= 16) {
            uint x = w[((k + 1) & 15) + 1], y = w[((k + 14) & 15) + 1];
            w[(k & 15) + 1] += (ROTR(x, 7) ^ ROTR(x, 18) ^ x >> 3) + w[((k + 9) & 15) + 1] + (ROTR(y, 17) ^ ROTR(y, 19) ^ y >> 10);
        }
        uint t1 = h + (ROTR(e, 6) ^ ROTR(e, 11) ^ ROTR(e, 25)) + ((e & f) ^ (~e & g)) + sha_k[k] + w[(k & 15) + 1];
        uint t2 = (ROTR(a, 2) ^ ROTR(a, 13) ^ ROTR(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        h = g;
        g = f;
        f = e;
        e = d + t1;
        d = c;
        c = b;
        b = a;
        a = t1 + t2;
    }
    out[i * 8] = a + s[0];
    out[i * 8 + 1] = b + s[1];
    out[i * 8 + 2] = c + s[2];
    out[i * 8 + 3] = d + s[3];
    out[i * 8 + 4] = e + s[4];
    out[i * 8 + 5] = f + s[5];
    out[i * 8 + 6] = g + s[6];
    out[i * 8 + 7] = h + s[7];
}

__kernel void crc32_bitwise(__global const uint *in, __global uint *out)
{
    size_t i = get_global_id(0);
    uint crc = ~0u;
    for (int k = 0; k < 4; k++) {
        crc ^= in[i * 4 + k];
        for (int b = 0; b < 32; b++)
            crc = crc >> 1 ^ (0xedb88320u & -(crc & 1));
    }
    out[i] = ~crc;
}

__kernel void xorshift64(__global const ulong *in, __global ulong *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    ulong x = in[i] | 1;
    for (int k = 0; k < 32; k++) {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
    }
    out[i] = x;
    ulong y = in[i] + 0x9e3779b97f4a7c15ul;
    y = (y ^ y >> 30) * 0xbf58476d1ce4e5b9ul;
    y = (y ^ y >> 27) * 0x94d049bb133111ebul;
    out[n + i] = y ^ y >> 31;
}

__kernel void tea(__global const uint2 *in, __global uint2 *out, uint4 key)
{
    size_t i = get_global_id(0);
    uint a = in[i].x, b = in[i].y, sum = 0;
    for (int k = 0; k < 32; k++) {
        sum += 0x9e3779b9u;
        a += ((b << 4) + key.x) ^ (b + sum) ^ ((b >> 5) + key.y);
        b += ((a << 4) + key.z) ^ (a + sum) ^ ((a >> 5) + key.w);
    }
    out[i] = (uint2)(a, b);
}
