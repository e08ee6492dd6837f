#version 450
//! ssbo 0 256 zero
//! ssbo 1 256 small 39
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { int o[]; };
layout(std430, binding = 1) buffer A { int a[]; };
int choose(int x)
{
    switch (x % 9) {
    case 0: return 5;
    case 1:
    case 2: x += 100;
    case 3: x *= 3; break;
    case 4: for (int k = 0; k < x; k++) { if (k == 30) return -k; x -= 1; } break;
    case 7: switch (x & 3) { case 0: x = 1; break; case 1: x = 2; default: x += 40; } break;
    default: x = -x;
    }
    return x + 1;
}
void main()
{
    uint i = gl_LocalInvocationIndex;
    o[i] = choose(a[i]) * 1000 + choose(a[i] + 1);
}
