// SPDX-License-Identifier: MIT
// The least Hamming distance of each 128-bit descriptor to a list of others.
__kernel void hamming(__global const uint4 *queries, __global const uint4 *others, __global uint *least,
                      uint count)
{
    uint i = get_global_id(0), best = 129;
    uint4 query = queries[i];
    for (uint j = 0; j < count; j++) {
        uint4 bits = popcount(query ^ others[j]);
        best = min(best, bits.x + bits.y + bits.z + bits.w);
    }
    least[i] = best;
}
