#version 450
//! ssbo 0 4096 zero
//! ssbo 1 1024 float 22
//! ssbo 2 1024 unit 23
//! within 0 4 0.000002
// mix and smoothstep are contracted differently.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(std430, binding = 1) buffer A { vec4 a[]; };
layout(std430, binding = 2) buffer B { vec4 b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    o[i] = mix(a[i], a[i].wzyx, b[i]);
    o[i + 64] = smoothstep(vec4(0.2), vec4(0.7), b[i]);
    o[i + 128] = mix(a[i], b[i], greaterThan(a[i].yzwx, b[i]));
    o[i + 192] = fma(a[i], b[i], a[i].yzwx) + vec4(any(lessThan(a[i], b[i])), all(lessThan(a[i], b[i])), 0, 0);
}
