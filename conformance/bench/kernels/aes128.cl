// SPDX-License-Identifier: MIT
// AES-128 in counter mode: the key stream's block i is the cipher of i. One table, rotated, in local memory.
#define BYTE(x, i) (((x) >> (8 * (i))) & 255u)

// One column of a round: bytes come from the columns a, b, c, d, lowest byte first.
uint mixed(__local const uint *table, uint a, uint b, uint c, uint d)
{
    return table[BYTE(a, 0)] ^ rotate(table[BYTE(b, 1)], 8u) ^ rotate(table[BYTE(c, 2)], 16u) ^
           rotate(table[BYTE(d, 3)], 24u);
}

// The same for the last round, without mixing; a table's second byte is the S-box.
uint substituted(__local const uint *table, uint a, uint b, uint c, uint d)
{
    return BYTE(table[BYTE(a, 0)], 1) | BYTE(table[BYTE(b, 1)], 1) << 8 | BYTE(table[BYTE(c, 2)], 1) << 16 |
           BYTE(table[BYTE(d, 3)], 1) << 24;
}

__kernel void aes128(__global const uint *table, __constant uint *keys, __global uint4 *blocks)
{
    __local uint t[256];
    for (uint i = get_local_id(0); i < 256; i += get_local_size(0))
        t[i] = table[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    uint i = get_global_id(0);
    uint a = i ^ keys[0], b = keys[1], c = keys[2], d = keys[3];
#pragma unroll 1
    for (uint round = 4; round < 40; round += 4) {
        uint w = mixed(t, a, b, c, d), x = mixed(t, b, c, d, a), y = mixed(t, c, d, a, b),
             z = mixed(t, d, a, b, c);
        a = w ^ keys[round];
        b = x ^ keys[round + 1];
        c = y ^ keys[round + 2];
        d = z ^ keys[round + 3];
    }
    blocks[i] = (uint4)(substituted(t, a, b, c, d) ^ keys[40], substituted(t, b, c, d, a) ^ keys[41],
                        substituted(t, c, d, a, b) ^ keys[42], substituted(t, d, a, b, c) ^ keys[43]);
}
