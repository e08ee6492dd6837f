#version 450
//! ssbo 0 2048 zero
//! ssbo 1 4096 hash 76
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
const uint K[16] = uint[](0x428a2f98u, 0x71374491u, 0xb5c0fbcfu, 0xe9b5dba5u, 0x3956c25bu, 0x59f111f1u, 0x923f82a4u, 0xab1c5ed5u,
    0xd807aa98u, 0x12835b01u, 0x243185beu, 0x550c7dc3u, 0x72be5d74u, 0x80deb1feu, 0x9bdc06a7u, 0xc19bf174u);
uint turn(uint x, int n) { return x >> n | x << (32 - n); }
void main()
{
    uint i = gl_LocalInvocationIndex;
    uint s[8] = uint[](0x6a09e667u, 0xbb67ae85u, 0x3c6ef372u, 0xa54ff53au, 0x510e527fu, 0x9b05688cu, 0x1f83d9abu, 0x5be0cd19u);
    for (uint r = 0u; r < 16u; r++) {
        uint t1 = s[7] + (turn(s[4], 6) ^ turn(s[4], 11) ^ turn(s[4], 25)) + ((s[4] & s[5]) ^ (~s[4] & s[6])) + K[r] + a[i * 16u + r];
        uint t2 = (turn(s[0], 2) ^ turn(s[0], 13) ^ turn(s[0], 22)) + ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]));
        s[7] = s[6]; s[6] = s[5]; s[5] = s[4]; s[4] = s[3] + t1;
        s[3] = s[2]; s[2] = s[1]; s[1] = s[0]; s[0] = t1 + t2;
    }
    for (uint k = 0u; k < 8u; k++)
        o[i * 8u + k] = s[k];
}
