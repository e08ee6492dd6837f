#version 450
//! ssbo 0 4096 zero
//! ssbo 1 1024 float 20
//! ssbo 2 1024 float 21
//! within 0 64 0.00002
// Sums of products in another order.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(std430, binding = 1) buffer A { vec4 a[]; };
layout(std430, binding = 2) buffer B { vec4 b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    vec4 x = a[i], y = b[i];
    o[i] = vec4(dot(x, y), dot(x.xyz, y.xyz), dot(x.xy, y.xy), length(x));
    o[i + 64] = vec4(cross(x.xyz, y.xyz), distance(x, y));
    o[i + 128] = vec4(normalize(x.xyz), dot(normalize(y), normalize(x)));
    vec3 n = normalize(y.xyz);
    o[i + 192] = vec4(reflect(x.xyz, n), 0) + vec4(0, 0, 0, 1) * faceforward(vec4(1), x, y);
}
