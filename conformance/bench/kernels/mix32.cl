// SPDX-License-Identifier: MIT
// Rounds of add, exclusive or and rotate, as in ChaCha.
__kernel void mix32(__global uint *x, uint rounds)
{
    uint i = get_global_id(0), a = x[i], b = i * 2654435761u, c = ~a, d = 0x9e3779b9u;
    for (uint r = 0; r < rounds; r++) {
        a += b;
        d = rotate(d ^ a, 16u);
        c += d;
        b = rotate(b ^ c, 12u);
        a += b;
        d = rotate(d ^ a, 8u);
        c += d;
        b = rotate(b ^ c, 7u);
    }
    x[i] = a ^ b ^ c ^ d;
}
