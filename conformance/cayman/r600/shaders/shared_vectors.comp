#version 450
//! ssbo 0 1024 zero
//! ssbo 1 1024 hash 47
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(std430, binding = 1) buffer A { uvec4 a[]; };
struct item { uvec4 v; uvec2 p; uint s; };
shared item items[64];
void main()
{
    uint i = gl_LocalInvocationIndex;
    items[i].v = a[i];
    items[i].p = a[i].zw;
    items[i].s = a[i].x;
    barrier();
    item t = items[63u - i];
    o[i] = t.v.wzyx + uvec4(t.p, t.s, items[(i * 5u) & 63u].v.y);
}
