#version 450
//! ssbo 0 2048 zero
//! texture 0 buffer rgba32f 64 1 1 1 float
//! texture 1 buffer rgba8 64 1 1 1 hash
//! texture 2 buffer r32ui 100 1 1 1 hash
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform samplerBuffer a;
layout(binding = 1) uniform samplerBuffer b;
layout(binding = 2) uniform usamplerBuffer c;
void main()
{
    int i = int(gl_LocalInvocationIndex);
    o[i] = texelFetch(a, 63 - i) + vec4(textureSize(a), textureSize(b), textureSize(c), 0);
    o[i + 64] = vec4(round(texelFetch(b, i) * 255.0).xyz, float(texelFetch(c, i + 30).r >> 8));
}
