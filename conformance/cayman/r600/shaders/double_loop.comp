#version 450
//! ssbo 0 512 zero
//! ssbo 1 512 double 15
//! uniform step d 0.125
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { double o[]; };
layout(std430, binding = 1) buffer A { double a[]; };
uniform double step;
void main()
{
    uint i = gl_LocalInvocationIndex;
    double x = a[i], sum = 0.0lf;
    for (uint k = 0u; k < (i & 15u) + 1u; k++) {
        if (x > 20.0lf)
            x -= 11.5lf;
        else
            x += step * double(k);
        sum += x;
    }
    o[i] = sum;
}
