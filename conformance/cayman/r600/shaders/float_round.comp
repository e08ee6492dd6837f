#version 450
//! ssbo 0 4096 zero
//! ssbo 1 256 float 15
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(std430, binding = 1) buffer A { float a[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    float x = (i & 1u) == 0u ? a[i] : float(int(i) - 32) * 0.5;
    int whole;
    o[i] = vec4(floor(x), ceil(x), trunc(x), roundEven(x));
    o[i + 64] = vec4(fract(x), mod(x, 3.0), x - floor(x), floor(-x));
    float part, rest = modf(x, part);
    o[i + 128] = vec4(rest, part, frexp(x, whole), float(whole));
    o[i + 192] = vec4(ldexp(x, int(i) - 32), isnan(x / 0.0 * 0.0) ? 1.0 : 0.0, isinf(x * 1e38 * 1e38) ? 1.0 : 0.0, 0);
}
