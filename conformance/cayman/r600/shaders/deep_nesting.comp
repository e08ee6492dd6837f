#version 450
//! ssbo 0 256 zero
//! ssbo 1 256 hash 42
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
void main()
{
    uint i = gl_LocalInvocationIndex, x = a[i], r = 0u;
    if ((x & 1u) != 0u) {
        r += 1u;
        for (uint p = 0u; p < 3u; p++)
            if ((x & 2u) != 0u) {
                for (uint q = 0u; q < (x >> 4 & 3u); q++)
                    if ((x >> q & 4u) != 0u) {
                        r += 2u;
                        if ((x & 8u) != 0u) {
                            for (uint s = 0u; s < 2u; s++)
                                if (((x >> s) & 16u) == 0u)
                                    r += o.length() + s;
                                else if (s == 1u)
                                    break;
                        } else
                            r *= 3u;
                    } else
                        r += q;
            } else if (p == 1u)
                continue;
            else
                r ^= p + 5u;
    } else if ((x & 6u) == 4u)
        r = 9u;
    o[i] = r;
}
