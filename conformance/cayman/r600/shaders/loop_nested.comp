#version 450
//! groups 2 1 1
//! ssbo 0 512 zero
//! ssbo 1 512 small 38
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
void main()
{
    uint i = gl_GlobalInvocationID.x, sum = 0u;
    for (uint x = 0u; x < a[i]; x++) {
        if ((x & 3u) == 1u)
            continue;
        for (uint y = x;; y += 3u) {
            if (y > 50u)
                break;
            for (uint z = 0u; z < (y & 3u); z++) {
                if (z == 2u && (i & 1u) != 0u)
                    break;
                if (sum % 7u == 3u)
                    continue;
                sum += z + x;
            }
            sum += y;
        }
        if (sum > 4000u)
            break;
    }
    o[i] = sum;
}
