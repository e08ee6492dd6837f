#version 450
//! ssbo 0 1024 float 74
//! ssbo 1 1024 zero
//! uniform count u 64
//! within 1 64 0.00001
// Sums in the same order, but contracted differently, and inversesqrt.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer P { vec4 p[]; };
layout(std430, binding = 1) buffer O { vec4 o[]; };
uniform uint count;
shared vec4 all[64];
void main()
{
    uint i = gl_LocalInvocationIndex;
    all[i] = p[i];
    barrier();
    vec3 f = vec3(0);
    for (uint k = 0u; k < count; k++) {
        vec3 d = all[k].xyz - all[i].xyz;
        float r = inversesqrt(dot(d, d) + 0.5);
        f += d * (r * r * r * abs(all[k].w) * 0.01);
    }
    o[i] = vec4(f, 0);
}
