#version 450
//! image 0 buffer r32ui 64 1 1 hash
//! image 1 buffer rgba32f 64 1 1 zero
layout(local_size_x = 64) in;
layout(r32ui, binding = 0) uniform uimageBuffer a;
layout(rgba32f, binding = 1) uniform imageBuffer b;
void main()
{
    int i = int(gl_LocalInvocationIndex);
    uint v = imageLoad(a, 63 - i).r;
    imageStore(b, i, vec4(float(v >> 8), float(i), imageSize(a), imageSize(b)));
}
