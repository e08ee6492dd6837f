#version 450
//! ssbo 0 2048 zero
//! texture 0 1d rgba32f 64 1 1 7 float
//! texture 1 1darray rg32f 16 4 1 1 float
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform sampler1D t;
layout(binding = 1) uniform sampler1DArray a;
void main()
{
    uint i = gl_LocalInvocationIndex;
    o[i] = textureLod(t, (float(i) + 0.5) / 64.0, float(i & 1u)) + texelFetch(t, int(i >> 2), 2);
    o[i + 64] = vec4(textureLod(a, vec2((float(i & 15u) + 0.5) / 16.0, float(i >> 4)), 0.0).rg,
                     texelFetch(a, ivec2(i >> 2, i & 3u), 0).rg);
}
