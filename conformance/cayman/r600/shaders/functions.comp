#version 450
//! ssbo 0 1024 zero
//! ssbo 1 256 small 43
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { ivec4 o[]; };
layout(std430, binding = 1) buffer A { int a[]; };
int global_count = 0;
void split(int x, out int high, inout int low) { high = x / 10; low = low * 2 + x % 10; global_count++; }
ivec2 twice(ivec2 v) { global_count += 2; return v + v.yx; }
void main()
{
    uint i = gl_LocalInvocationIndex;
    int high, low = int(i);
    split(a[i], high, low);
    ivec2 t = twice(ivec2(high, low));
    if (t.x > 20)
        split(t.x, high, t.y);
    o[i] = ivec4(t, high, global_count);
}
