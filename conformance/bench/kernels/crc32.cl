// SPDX-License-Identifier: MIT
// CRC-32 of 64 bytes an item, a byte at a time by table.
__kernel void crc32(__global const uint *words, __constant uint *table, __global uint *sums)
{
    uint item = get_global_id(0), crc = 0xffffffff;
    for (uint i = 0; i < 16; i++) {
        crc ^= words[item * 16 + i];
        for (uint byte = 0; byte < 4; byte++)
            crc = crc >> 8 ^ table[crc & 255];
    }
    sums[item] = ~crc;
}
