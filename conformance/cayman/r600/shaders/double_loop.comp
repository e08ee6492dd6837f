#version 450
//! ssbo 0 512 zero
//! ssbo 1 512 double 15
//! uniform delta d 0.125
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec2 o[]; };
layout(std430, binding = 1) buffer A { uvec2 a[]; };
uniform double delta;
void main()
{
    uint i = gl_LocalInvocationIndex;
    double x = packDouble2x32(a[i]), sum = 0.0lf;
    for (uint k = 0u; k < (i & 15u) + 1u; k++) {
        if (x > 20.0lf)
            x -= 11.5lf;
        else
            x += delta * double(k);
        sum += x;
    }
    o[i] = unpackDouble2x32(sum);
}
