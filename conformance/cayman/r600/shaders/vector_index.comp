#version 450
//! ssbo 0 1024 zero
//! ssbo 1 1024 float 34
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(std430, binding = 1) buffer A { vec4 a[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    vec4 v = a[i], r = vec4(0);
    mat4 m = mat4(v, v.yzwx, v.zwxy, v.wxyz);
    r[i & 3u] = v[(i >> 2) & 3u];
    m[i & 3u][(i >> 4) & 3u] = 5.0;
    o[i] = r + m[(i + 1u) & 3u] + m[i & 3u];
}
