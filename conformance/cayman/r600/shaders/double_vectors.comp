#version 450
//! ssbo 0 1024 zero
//! ssbo 1 1024 double 13
//! ssbo 2 1024 double 14
//! within64 0 8 0.000000000001
// Sums of products in another order.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(std430, binding = 1) buffer A { uvec4 a[]; };
layout(std430, binding = 2) buffer B { uvec4 b[]; };
dvec2 pair(uvec4 x) { return dvec2(packDouble2x32(x.xy), packDouble2x32(x.zw)); }
void main()
{
    uint i = gl_LocalInvocationIndex;
    dvec2 x = pair(a[i]), y = pair(b[i]);
    dmat2 m = dmat2(x, y.yx);
    dvec2 r = m * y + dvec2(dot(x, y)) + mix(x, y, 0.25lf);
    o[i] = uvec4(unpackDouble2x32(r.x), unpackDouble2x32(r.y));
}
