#version 450
//! ssbo 0 4096 zero
//! ssbo 1 256 hash 7
//! ssbo 2 256 hash 8
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
layout(std430, binding = 2) buffer B { uint b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex, high, low, carry, borrow;
    int ihigh, ilow;
    umulExtended(a[i], b[i], high, low);
    imulExtended(int(a[i]), int(b[i]), ihigh, ilow);
    uint sum = uaddCarry(a[i], b[i], carry), difference = usubBorrow(a[i], b[i], borrow);
    o[i] = uvec4(high, low, ihigh, ilow);
    o[i + 64] = uvec4(sum, carry, difference, borrow);
    uvec2 big = uvec2(a[i], b[i]);
    for (int k = 0; k < 5; k++) {
        big.x = uaddCarry(big.x, big.x, carry);
        big.y = big.y * 2u + carry;
    }
    o[i + 128] = uvec4(big, a[i] < b[i], 0);
}
