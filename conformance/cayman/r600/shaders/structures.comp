#version 450
//! ssbo 0 4096 zero
//! ssbo 1 4096 hash 35
layout(local_size_x = 64) in;
struct inner { uvec2 pair; uint one; };
struct outer { uint head; inner body[2]; uvec3 tail; };
layout(std430, binding = 0) buffer O { outer o[]; };
layout(std430, binding = 1) buffer A { outer a[]; };
void main()
{
    uint i = gl_LocalInvocationIndex % 56u;
    if (gl_LocalInvocationIndex >= 56u)
        return;
    outer x = a[i];
    inner t = x.body[0];
    x.body[0] = x.body[1];
    x.body[1] = t;
    x.tail = x.tail.zxy + x.head;
    x.body[i & 1u].one += 3u;
    o[i] = x;
}
