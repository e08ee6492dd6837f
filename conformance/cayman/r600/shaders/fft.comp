#version 450
//! ssbo 0 512 signed 79
//! within 0 256 0.01
// The turns' sines and cosines differ by 2^-22; sums reach 400.
layout(local_size_x = 32) in;
layout(std430, binding = 0) buffer O { ivec2 o[]; };
shared vec2 v[64];
void main()
{
    uint i = gl_LocalInvocationIndex;
    v[bitfieldReverse(i) >> 26] = vec2(o[i]);
    v[bitfieldReverse(i + 32u) >> 26] = vec2(o[i + 32u]);
    barrier();
    for (uint n = 1u; n < 64u; n *= 2u) {
        uint k = i & (n - 1u), low = 2u * i - k;
        float angle = -3.14159265 * float(k) / float(n);
        vec2 w = vec2(cos(angle), sin(angle)), x = v[low], y = v[low + n];
        vec2 t = vec2(w.x * y.x - w.y * y.y, w.x * y.y + w.y * y.x);
        v[low] = x + t;
        v[low + n] = x - t;
        barrier();
    }
    o[i] = floatBitsToInt(v[i]);
    o[i + 32u] = floatBitsToInt(v[i + 32u]);
}
