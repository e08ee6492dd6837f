#version 450
//! ssbo 0 256 zero
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[]; };
shared uint composite[512];
void main()
{
    uint i = gl_LocalInvocationIndex, count = 0u;
    for (uint k = i; k < 512u; k += 64u)
        composite[k] = k < 2u ? 1u : 0u;
    barrier();
    for (uint p = 2u; p * p < 512u; p++) {
        if (composite[p] == 0u)
            for (uint k = p * (p + i); k < 512u; k += p * 64u)
                composite[k] = 1u;
        barrier();
    }
    for (uint k = 0u; k < 8u; k++)
        count += 1u - composite[8u * i + k];
    o[i] = count;
}
