#version 450
//! groups 2 1 1
//! ssbo 0 2048 hash 50
layout(local_size_x = 128) in;
layout(std430, binding = 0) buffer O { uint o[]; };
shared uint keys[256];
void main()
{
    uint i = gl_LocalInvocationIndex, base = gl_WorkGroupID.x * 256u;
    keys[i] = o[base + i];
    keys[i + 128u] = o[base + i + 128u];
    barrier();
    for (uint size = 2u; size <= 256u; size *= 2u)
        for (uint d = size / 2u; d > 0u; d /= 2u) {
            uint low = 2u * d * (i / d) + i % d, high = low + d;
            bool up = (low & size) == 0u;
            uint x = keys[low], y = keys[high];
            if ((x > y) == up) {
                keys[low] = y;
                keys[high] = x;
            }
            barrier();
        }
    o[base + i] = keys[i];
    o[base + i + 128u] = keys[i + 128u];
}
