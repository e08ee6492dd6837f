#version 450
//! image 0 1d r32ui 64 1 1 hash
//! image 1 1darray r32ui 16 4 1 zero
layout(local_size_x = 64) in;
layout(r32ui, binding = 0) uniform uimage1D a;
layout(r32ui, binding = 1) uniform uimage1DArray b;
void main()
{
    int i = int(gl_LocalInvocationIndex);
    uvec4 v = imageLoad(a, 63 - i);
    imageStore(b, ivec2(i & 15, i >> 4), v);
    imageStore(a, 63 - i, v + uint(imageSize(b).y));
}
