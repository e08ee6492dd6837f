// SPDX-License-Identifier: MIT
// Hashes, checksums, ciphers, generators of random numbers.

#define ROTL(x, n) rotate((uint)(x), (uint)(n))

__kernel void fnv1a(__global const uchar *in, __global uint *out, uint length)
{
    uint h = 2166136261u;
    __global const uchar *p = in + get_global_id(0) * length;
    for (uint k = 0; k < length; k++)
        h = (h ^ p[k]) * 16777619u;
    out[get_global_id(0)] = h;
}

__kernel void fnv1a_64(__global const uchar *in, __global ulong *out, uint length)
{
    ulong h = 14695981039346656037ul;
    __global const uchar *p = in + get_global_id(0) * length;
    for (uint k = 0; k < length; k++)
        h = (h ^ p[k]) * 1099511628211ul;
    out[get_global_id(0)] = h;
}

__kernel void djb2(__global const char *in, __global int *out, uint length)
{
    int h = 5381;
    for (uint k = 0; k < length; k++)
        h = (int)(((uint)h << 5) + (uint)h + (uint)in[get_global_id(0) * length + k]);
    out[get_global_id(0)] = h;
}

uint murmur_mix(uint h)
{
    h ^= h >> 16;
    h *= 0x85ebca6b;
    h ^= h >> 13;
    h *= 0xc2b2ae35;
    return h ^ h >> 16;
}
__kernel void murmur3(__global const uint *in, __global uint *out, uint words, uint seed)
{
    uint h = seed;
    for (uint k = 0; k < words; k++) {
        uint v = in[get_global_id(0) * words + k] * 0xcc9e2d51;
        h ^= ROTL(v, 15) * 0x1b873593;
        h = ROTL(h, 13) * 5 + 0xe6546b64;
    }
    out[get_global_id(0)] = murmur_mix(h ^ words * 4);
}

__kernel void xxhash32(__global const uint4 *in, __global uint *out, uint blocks)
{
    uint4 v = (uint4)(0x24234428u, 0x85ebca77u, 0, 0x61c8864fu);
    for (uint k = 0; k < blocks; k++) {
        v += in[get_global_id(0) * blocks + k] * 0x85ebca77u;
        v = rotate(v, (uint4)(13)) * 0x9e3779b1u;
    }
    uint h = ROTL(v.x, 1) + ROTL(v.y, 7) + ROTL(v.z, 12) + ROTL(v.w, 18) + blocks * 16;
    h = (h ^ h >> 15) * 0x85ebca77u;
    h = (h ^ h >> 13) * 0xc2b2ae3du;
    out[get_global_id(0)] = h ^ h >> 16;
}

__kernel void crc32_bits(__global const uchar *in, __global uint *out, uint length)
{
    uint crc = ~0u;
    for (uint k = 0; k < length; k++) {
        crc ^= in[get_global_id(0) * length + k];
        for (int b = 0; b < 8; b++)
            crc = crc & 1 ? crc >> 1 ^ 0xedb88320u : crc >> 1;
    }
    out[get_global_id(0)] = ~crc;
}

__kernel void crc16_ccitt(__global const uchar *in, __global ushort *out, uint length)
{
    ushort crc = 0xffff;
    for (uint k = 0; k < length; k++) {
        uchar x = crc >> 8 ^ in[get_global_id(0) * length + k];
        x ^= x >> 4;
        crc = (crc << 8) ^ ((ushort)x << 12) ^ ((ushort)x << 5) ^ x;
    }
    out[get_global_id(0)] = crc;
}

__kernel void adler32(__global const uchar *in, __global uint *out, uint length)
{
    uint a = 1, b = 0;
    for (uint k = 0; k < length; k++) {
        a = (a + in[get_global_id(0) * length + k]) % 65521;
        b = (b + a) % 65521;
    }
    out[get_global_id(0)] = b << 16 | a;
}

__kernel void fletcher64(__global const uint *in, __global ulong *out, uint words)
{
    ulong a = 0, b = 0;
    for (uint k = 0; k < words; k++) {
        a = (a + in[get_global_id(0) * words + k]) % 0xffffffffu;
        b = (b + a) % 0xffffffffu;
    }
    out[get_global_id(0)] = b << 32 | a;
}

#define SIP                                                                                                  \
    v0 += v1, v1 = rotate(v1, 13ul) ^ v0, v0 = rotate(v0, 32ul), v2 += v3, v3 = rotate(v3, 16ul) ^ v2,       \
        v0 += v3, v3 = rotate(v3, 21ul) ^ v0, v2 += v1, v1 = rotate(v1, 17ul) ^ v2, v2 = rotate(v2, 32ul)
__kernel void siphash(__global const ulong *in, __global ulong *out, ulong k0, ulong k1)
{
    ulong v0 = k0 ^ 0x736f6d6570736575ul, v1 = k1 ^ 0x646f72616e646f6dul, v2 = k0 ^ 0x6c7967656e657261ul,
          v3 = k1 ^ 0x7465646279746573ul, m = in[get_global_id(0)];
    v3 ^= m;
    SIP, SIP;
    v0 ^= m;
    m = 8ul << 56;
    v3 ^= m;
    SIP, SIP;
    v0 ^= m;
    v2 ^= 255;
    SIP, SIP, SIP, SIP;
    out[get_global_id(0)] = v0 ^ v1 ^ v2 ^ v3;
}

__kernel void xorshift32(__global const uint *seeds, __global uint *out, uint rounds)
{
    uint x = seeds[get_global_id(0)] | 1;
    for (uint k = 0; k < rounds; k++) {
        x ^= x << 13;
        x ^= x >> 17;
        x ^= x << 5;
        out[k * get_global_size(0) + get_global_id(0)] = x;
    }
}

__kernel void xorshift128plus(__global ulong2 *states, __global ulong *out)
{
    ulong2 s = states[get_global_id(0)];
    ulong x = s.x, y = s.y;
    x ^= x << 23;
    s = (ulong2)(y, x ^ y ^ x >> 17 ^ y >> 26);
    states[get_global_id(0)] = s;
    out[get_global_id(0)] = s.y + y;
}

__kernel void pcg32(__global ulong *states, __global uint *out)
{
    ulong s = states[get_global_id(0)];
    for (int k = 0; k < 4; k++) {
        uint x = (uint)((s >> 18 ^ s) >> 27), r = (uint)(s >> 59);
        out[get_global_id(0) * 4 + k] = x >> r | x << ((0 - r) & 31);
        s = s * 6364136223846793005ul + 1442695040888963407ul;
    }
    states[get_global_id(0)] = s;
}

__kernel void twister_block(__global const uint *old, __global uint *fresh, __global uint *out)
{
    uint i = get_global_id(0), y = (old[i] & 0x80000000u) | (old[i + 1] & 0x7fffffffu);
    y = old[i + 397] ^ y >> 1 ^ (y & 1 ? 0x9908b0dfu : 0);
    fresh[i] = y;
    y ^= y >> 11;
    y ^= y << 7 & 0x9d2c5680u;
    y ^= y << 15 & 0xefc60000u;
    out[i] = y ^ y >> 18;
}

__kernel void lcg_jump(__global ulong *out, ulong a, ulong c)
{
    ulong mul = 1, add = 0, m = a, d = c;
    for (uint n = get_global_id(0) * 1000; n; n >>= 1) {
        if (n & 1) {
            mul *= m;
            add = add * m + d;
        }
        d *= m + 1;
        m *= m;
    }
    out[get_global_id(0)] = mul * 12345 + add;
}

__kernel void philox4x32(__global uint4 *out, uint2 key)
{
    uint4 c = (uint4)(get_global_id(0), 0, 7, 11);
    for (int k = 0; k < 10; k++) {
        uint h0 = mul_hi(0xd2511f53u, c.x), l0 = 0xd2511f53u * c.x, h1 = mul_hi(0xcd9e8d57u, c.z), l1 = 0xcd9e8d57u * c.z;
        c = (uint4)(h1 ^ c.y ^ key.x, l1, h0 ^ c.w ^ key.y, l0);
        key += (uint2)(0x9e3779b9u, 0xbb67ae85u);
    }
    out[get_global_id(0)] = c;
}

__constant uint turns[8] = {13, 15, 26, 6, 17, 29, 16, 24};
__kernel void threefry2x32(__global uint2 *out, uint2 key)
{
    uint k[3] = {key.x, key.y, key.x ^ key.y ^ 0x1bd11bdau};
    uint x = get_global_id(0) + k[0], y = k[1];
    for (uint r = 0; r < 20; r++) {
        x += y;
        y = rotate(y, turns[r & 7]) ^ x;
        if ((r & 3) == 3) {
            x += k[(r / 4 + 1) % 3];
            y += k[(r / 4 + 2) % 3] + r / 4 + 1;
        }
    }
    out[get_global_id(0)] = (uint2)(x, y);
}

__kernel void tea(__global uint2 *data, uint4 key)
{
    uint2 v = data[get_global_id(0)];
    uint sum = 0;
    for (int k = 0; k < 32; k++) {
        sum += 0x9e3779b9u;
        v.x += ((v.y << 4) + key.x) ^ (v.y + sum) ^ ((v.y >> 5) + key.y);
        v.y += ((v.x << 4) + key.z) ^ (v.x + sum) ^ ((v.x >> 5) + key.w);
    }
    data[get_global_id(0)] = v;
}

__kernel void xtea_decrypt(__global uint2 *data, __constant uint *key)
{
    uint2 v = data[get_global_id(0)];
    uint sum = 0x9e3779b9u * 32;
    while (sum) {
        v.y -= ((v.x << 4 ^ v.x >> 5) + v.x) ^ (sum + key[sum >> 11 & 3]);
        sum -= 0x9e3779b9u;
        v.x -= ((v.y << 4 ^ v.y >> 5) + v.y) ^ (sum + key[sum & 3]);
    }
    data[get_global_id(0)] = v;
}

#define QUARTER(a, b, c, d)                                                                                  \
    a += b, d = ROTL(d ^ a, 16), c += d, b = ROTL(b ^ c, 12), a += b, d = ROTL(d ^ a, 8), c += d,            \
        b = ROTL(b ^ c, 7)
__kernel void chacha20(__global uint16 *out, uint8 key, uint3 nonce)
{
    uint16 s, t;
    s.s0123 = (uint4)(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574);
    s.s456789ab = key;
    s.sc = get_global_id(0);
    s.sdef = nonce;
    t = s;
    for (int k = 0; k < 10; k++) {
        QUARTER(t.s0, t.s4, t.s8, t.sc);
        QUARTER(t.s1, t.s5, t.s9, t.sd);
        QUARTER(t.s2, t.s6, t.sa, t.se);
        QUARTER(t.s3, t.s7, t.sb, t.sf);
        QUARTER(t.s0, t.s5, t.sa, t.sf);
        QUARTER(t.s1, t.s6, t.sb, t.sc);
        QUARTER(t.s2, t.s7, t.s8, t.sd);
        QUARTER(t.s3, t.s4, t.s9, t.se);
    }
    out[get_global_id(0)] = s + t;
}

__kernel void sha1_block(__global const uint *in, __global uint *out)
{
    __local uint rows[32][16];
    __local uint *w = rows[get_local_id(0)];
    uint a = 0x67452301, b = 0xefcdab89, c = 0x98badcfe, d = 0x10325476, e = 0xc3d2e1f0;
    for (int k = 0; k < 16; k++)
        w[k] = in[get_global_id(0) * 16 + k];
    for (int k = 0; k < 80; k++) {
        uint f, m, x = w[k & 15];
        if (k < 20)
            f = bitselect(d, c, b), m = 0x5a827999;
        else if (k < 40)
            f = b ^ c ^ d, m = 0x6ed9eba1;
        else if (k < 60)
            f = (b & c) | (d & (b | c)), m = 0x8f1bbcdc;
        else
            f = b ^ c ^ d, m = 0xca62c1d6;
        w[k & 15] = ROTL(x ^ w[(k + 2) & 15] ^ w[(k + 8) & 15] ^ w[(k + 13) & 15], 1);
        f += ROTL(a, 5) + e + m + x;
        e = d, d = c, c = ROTL(b, 30), b = a, a = f;
    }
    __global uint *h = out + get_global_id(0) * 5;
    h[0] = a + 0x67452301, h[1] = b + 0xefcdab89, h[2] = c + 0x98badcfe, h[3] = d + 0x10325476, h[4] = e + 0xc3d2e1f0;
}

__kernel void keccak_theta(__global ulong *state)
{
    __global ulong *s = state + get_global_id(0) * 25;
    ulong c[5];
    for (int x = 0; x < 5; x++)
        c[x] = s[x] ^ s[x + 5] ^ s[x + 10] ^ s[x + 15] ^ s[x + 20];
    for (int x = 0; x < 5; x++) {
        ulong d = c[(x + 4) % 5] ^ rotate(c[(x + 1) % 5], 1ul);
        for (int y = 0; y < 25; y += 5)
            s[x + y] ^= d;
    }
}

__kernel void speck64(__global uint2 *data, __global const uint *keys)
{
    uint2 v = data[get_global_id(0)];
    for (int k = 0; k < 27; k++) {
        v.y = (ROTL(v.y, 24) + v.x) ^ keys[k];
        v.x = ROTL(v.x, 3) ^ v.y;
    }
    data[get_global_id(0)] = v;
}

__kernel void blake2s_mix(__global uint4 *rows, uint2 m)
{
    __global uint4 *p = rows + get_global_id(0) * 4;
    uint4 a = p[0], b = p[1], c = p[2], d = p[3];
    a += b + m.x, d = rotate(d ^ a, (uint4)(16)), c += d, b = rotate(b ^ c, (uint4)(20));
    a += b + m.y, d = rotate(d ^ a, (uint4)(24)), c += d, b = rotate(b ^ c, (uint4)(25));
    p[0] = a, p[1] = b.yzwx, p[2] = c.zwxy, p[3] = d.wxyz;
}

__kernel void halton(__global uint2 *out, uint base)
{
    uint n = get_global_id(0) + 1, up = 0, down = 1;
    for (; n; n /= base) {
        up = up * base + n % base;
        down *= base;
    }
    out[get_global_id(0)] = (uint2)(up, down);
}

__kernel void sobol(__global const uint *directions, __global uint *out)
{
    uint i = get_global_id(0), gray = i ^ i >> 1, x = 0;
    for (uint b = 0; gray >> b; b++)
        if (gray >> b & 1)
            x ^= directions[b];
    out[i] = x;
}
