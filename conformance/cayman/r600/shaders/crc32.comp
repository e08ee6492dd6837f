#version 450
//! ssbo 0 256 zero
//! ssbo 1 2048 hash 75
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
shared uint table[256];
void main()
{
    uint i = gl_LocalInvocationIndex;
    for (uint k = i; k < 256u; k += 64u) {
        uint c = k;
        for (int bit = 0; bit < 8; bit++)
            c = (c & 1u) != 0u ? 0xedb88320u ^ (c >> 1) : c >> 1;
        table[k] = c;
    }
    barrier();
    uint crc = 0xffffffffu;
    for (uint k = 0u; k < 32u; k++)
        crc = table[(crc ^ (a[i * 8u + (k >> 2)] >> (8u * (k & 3u)))) & 0xffu] ^ (crc >> 8);
    o[i] = ~crc;
}
