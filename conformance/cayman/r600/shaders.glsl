//// array_length
#version 450
//! ssbo 0 256 zero
//! ssbo 1 400 small 36
//! ssbo 2 800 small 37
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
layout(std430, binding = 2) buffer B { uvec2 b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    o[i] = a[i % uint(a.length())] + uint(o.length()) * 1000u + uint(b.length()) * 1000000u;
}
//// bit_board
#version 450
//! ssbo 0 512 hash 84
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec2 o[]; };
uvec2 spread(uvec2 b)
{
    uvec2 left = (b & 0xfefefefeu) >> 1u, right = (b & 0x7f7f7f7fu) << 1u;
    uvec2 up = uvec2(b.x >> 8 | b.y << 24, b.y >> 8), down = uvec2(b.x << 8, b.y << 8 | b.x >> 24);
    return b | left | right | up | down;
}
void main()
{
    uint i = gl_LocalInvocationIndex;
    uvec2 free = ~o[i], b = uvec2(1u << (i % 31u), 1u << (i % 29u)) & free, last;
    do {
        last = b;
        b = spread(b) & free;
    } while (b != last);
    o[i] = b + uvec2(bitCount(b.x), bitCount(b.y));
}
//// bitfield
#version 450
//! ssbo 0 4096 zero
//! ssbo 1 256 hash 5
//! ssbo 2 256 hash 6
// Counts of shifts are reduced with %, which NIR keeps, unlike & 31 (shifts.comp).
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
layout(std430, binding = 2) buffer B { uint b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    uint x = a[i], y = b[i];
    int offset = int(y & 15u), bits = int(y >> 8 & 15u);
    o[i] = uvec4(bitfieldExtract(x, offset, bits), uint(bitfieldExtract(int(x), offset, bits)),
                 bitfieldInsert(x, y, offset, bits), bitfieldReverse(x));
    o[i + 64] = uvec4(bitCount(x), findLSB(x), findMSB(x), findMSB(int(x)));
    o[i + 128] = uvec4(findLSB(x & 0xffff0000u), findMSB(x >> (y % 31u)), findMSB(~int(x >> 20)), bitCount(x & y));
    o[i + 192] = uvec4(findLSB(0u), findMSB(0u), findMSB(-1), bitfieldExtract(x, 0, 32));
}
//// bitonic_sort
#version 450
//! groups 2 1 1
//! ssbo 0 2048 hash 50
layout(local_size_x = 128) in;
layout(std430, binding = 0) buffer O { uint o[]; };
shared uint keys[256];
void main()
{
    uint i = gl_LocalInvocationIndex, base = gl_WorkGroupID.x * 256u;
    keys[i] = o[base + i];
    keys[i + 128u] = o[base + i + 128u];
    barrier();
    for (uint size = 2u; size <= 256u; size *= 2u)
        for (uint d = size / 2u; d > 0u; d /= 2u) {
            uint low = 2u * d * (i / d) + i % d, high = low + d;
            bool up = (low & size) == 0u;
            uint x = keys[low], y = keys[high];
            if ((x > y) == up) {
                keys[low] = y;
                keys[high] = x;
            }
            barrier();
        }
    o[base + i] = keys[i];
    o[base + i + 128u] = keys[i + 128u];
}
//// buffer_array
#version 450
//! ssbo 0 256 zero
//! ssbo 1 256 hash 61
//! ssbo 2 256 hash 62
//! ssbo 3 256 hash 63
//! uniform which u 1
// One index: of several, r600 overwrites the register before MOVA_INT reads it.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[]; };
layout(std430, binding = 1) buffer A { uint a[]; } block[3];
uniform uint which;
void main()
{
    uint i = gl_LocalInvocationIndex;
    o[i] = block[which].a[i];
}
//// buffer_atomics
#version 450
//! groups 4 1 1
//! ssbo 0 64 zero
//! ssbo 1 1024 hash 51
// Counts of shifts are reduced with %, which NIR keeps, unlike & 31 (shifts.comp).
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[8]; int s[8]; };
layout(std430, binding = 1) buffer A { uint a[]; };
void main()
{
    uint x = a[gl_GlobalInvocationID.x];
    atomicAdd(o[0], x);
    atomicMax(o[1], x);
    atomicMin(s[0], int(x));
    atomicMax(s[1], int(x));
    atomicOr(o[2], 1u << (x % 31u));
    atomicXor(o[3], x);
    atomicAdd(s[2], int(x) >> 24);
    if (gl_GlobalInvocationID.x == 200u)
        atomicExchange(o[4], x);
    atomicCompSwap(o[5], 0u, 17u);
    atomicAnd(o[6], x);
    atomicMin(o[7], x);
}
//// buffer_atomics_returned
#version 450
//! groups 4 1 1
//! ssbo 0 1024 hash 52
//! ssbo 1 8192 zero
//! ssbo 2 1024 hash 53
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer A { uint a[]; };
layout(std430, binding = 1) buffer O { uvec4 o[]; };
layout(std430, binding = 2) buffer B { uint b[]; };
void main()
{
    uint i = gl_GlobalInvocationID.x, x = b[i];
    uint add = atomicAdd(a[i], x), low = atomicMin(a[i], x), high = atomicMax(a[i], x >> 1), both = atomicAnd(a[i], x | 15u);
    o[i] = uvec4(add, low, high, both);
    uint or = atomicOr(a[i], 0x8000u), xor = atomicXor(a[i], x), old = atomicExchange(a[i], x + 7u);
    o[i + 256u] = uvec4(or, xor, old, atomicCompSwap(a[i], x + 7u, i));
}
//// buffer_ticket
#version 450
//! groups 8 1 1
//! ssbo 0 4 zero
//! ssbo 1 2048 zero
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer N { uint next; };
layout(std430, binding = 1) buffer O { uint o[]; };
void main()
{
    if ((gl_GlobalInvocationID.x & 3u) != 1u)
        o[atomicAdd(next, 1u)] = 1u;
}
//// collatz
#version 450
//! groups 4 1 1
//! ssbo 0 1024 zero
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[]; };
void main()
{
    uint n = gl_GlobalInvocationID.x + 1u, steps = 0u;
    while (n != 1u) {
        n = (n & 1u) == 0u ? n / 2u : 3u * n + 1u;
        steps++;
    }
    o[gl_GlobalInvocationID.x] = steps;
}
//// constant_table
#version 450
//! ssbo 0 256 zero
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[]; };
const uint primes[32] = uint[](2u, 3u, 5u, 7u, 11u, 13u, 17u, 19u, 23u, 29u, 31u, 37u, 41u, 43u, 47u, 53u, 59u, 61u, 67u,
    71u, 73u, 79u, 83u, 89u, 97u, 101u, 103u, 107u, 109u, 113u, 127u, 131u);
void main()
{
    uint i = gl_LocalInvocationIndex, sum = 0u;
    for (uint k = 0u; k <= (i & 31u); k++)
        sum += primes[k] * primes[(k * 5u + i) & 31u];
    o[i] = sum;
}
//// convert
#version 450
//! ssbo 0 4096 zero
//! ssbo 1 256 hash 11
//! ssbo 2 256 float 12
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
layout(std430, binding = 2) buffer B { float b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    float f = b[i] * 1000.0;
    o[i] = uvec4(floatBitsToUint(float(int(a[i]))), floatBitsToUint(float(a[i])), uint(int(f)), uint(abs(f)));
    o[i + 64] = uvec4(uint(bool(a[i] & 1u)), floatBitsToUint(float(bool(a[i] & 2u))), uint(bool(f)), int(-f));
    o[i + 128] = uvec4(ivec4(vec4(f, f * 0.5, f * 0.25, f * 1000.0)));
    o[i + 192] = floatBitsToUint(vec4(uvec4(a[i] >> 8, a[i] & 255u, i, 7u)));
}
//// counter_array
#version 450
#extension GL_ARB_shader_atomic_counter_ops : require
//! ssbo 0 256 zero
//! atomic 0 16 small 55
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[]; };
layout(binding = 0, offset = 0) uniform atomic_uint c[4];
void main()
{
    uint i = gl_LocalInvocationIndex;
    atomicCounterAddARB(c[0], i);
    atomicCounterMaxARB(c[1], i * 3u);
    atomicCounterOrARB(c[2], 1u << (i % 31u));
    o[i] = i == 9u ? atomicCounterExchangeARB(c[3], 1234u) : i;
}
//// counters
#version 450
//! groups 2 1 1
//! ssbo 0 1024 zero
//! atomic 0 16 small 54
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[]; };
layout(binding = 0, offset = 0) uniform atomic_uint first;
layout(binding = 0, offset = 4) uniform atomic_uint second;
layout(binding = 0, offset = 8) uniform atomic_uint third;
void main()
{
    uint mine = atomicCounterIncrement(first);
    o[mine & 255u] = 1u;
    if ((gl_LocalInvocationIndex & 1u) == 0u)
        atomicCounterDecrement(second);
    o[128u + (gl_GlobalInvocationID.x & 127u)] = atomicCounter(third);
}
//// crc32
#version 450
//! ssbo 0 256 zero
//! ssbo 1 2048 hash 75
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
shared uint table[256];
void main()
{
    uint i = gl_LocalInvocationIndex;
    for (uint k = i; k < 256u; k += 64u) {
        uint c = k;
        for (int bit = 0; bit < 8; bit++)
            c = (c & 1u) != 0u ? 0xedb88320u ^ (c >> 1) : c >> 1;
        table[k] = c;
    }
    barrier();
    uint crc = 0xffffffffu;
    for (uint k = 0u; k < 32u; k++)
        crc = table[(crc ^ (a[i * 8u + (k >> 2)] >> (8u * (k & 3u)))) & 0xffu] ^ (crc >> 8);
    o[i] = ~crc;
}
//// deep_nesting
#version 450
//! ssbo 0 256 zero
//! ssbo 1 256 hash 42
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
void main()
{
    uint i = gl_LocalInvocationIndex, x = a[i], r = 0u;
    if ((x & 1u) != 0u) {
        r += 1u;
        for (uint p = 0u; p < 3u; p++)
            if ((x & 2u) != 0u) {
                for (uint q = 0u; q < (x >> 4 & 3u); q++)
                    if ((x >> q & 4u) != 0u) {
                        r += 2u;
                        if ((x & 8u) != 0u) {
                            for (uint s = 0u; s < 2u; s++)
                                if (((x >> s) & 16u) == 0u)
                                    r += o.length() + s;
                                else if (s == 1u)
                                    break;
                        } else
                            r *= 3u;
                    } else
                        r += q;
            } else if (p == 1u)
                continue;
            else
                r ^= p + 5u;
    } else if ((x & 6u) == 4u)
        r = 9u;
    o[i] = r;
}
//// determinant
#version 450
//! ssbo 0 2048 zero
//! ssbo 1 4096 signed 27
// Whole numbers: exact in any order.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(std430, binding = 1) buffer A { ivec4 a[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    mat4 m = mat4(vec4(a[4 * i] >> 3), vec4(a[4 * i + 1] >> 3), vec4(a[4 * i + 2] >> 3), vec4(a[4 * i + 3] >> 3));
    o[i] = vec4(determinant(m), determinant(mat3(m)), determinant(mat2(m)), trunc(m[1][2]));
    o[i + 64] = m * vec4(1, 2, 3, 4) + vec4(1, 2, 3, 4) * m;
}
//// double_arithmetic
#version 450
//! ssbo 0 4096 zero
//! ssbo 1 512 double 1
//! ssbo 2 512 double 2
// Buffers hold pairs of dwords in all of these: r600 loads half of a double from an SSBO.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(std430, binding = 1) buffer A { uvec2 a[]; };
layout(std430, binding = 2) buffer B { uvec2 b[]; };
uvec4 both(double x, double y) { return uvec4(unpackDouble2x32(x), unpackDouble2x32(y)); }
void main()
{
    uint i = gl_LocalInvocationIndex;
    double x = packDouble2x32(a[i]), y = packDouble2x32(b[i]);
    o[i] = both(x + y, x - y);
    o[i + 64] = both(x * y, -x);
    o[i + 128] = both(abs(x) + 1.0lf, x * 0.1lf);
    o[i + 192] = both(x * 3.0lf, x + 3.0lf);
}
//// double_compare
#version 450
//! ssbo 0 2048 zero
//! ssbo 1 512 double 3
//! ssbo 2 512 double 4
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(std430, binding = 1) buffer A { uvec2 a[]; };
layout(std430, binding = 2) buffer B { uvec2 b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    double x = packDouble2x32(a[i]), y = packDouble2x32((i & 3u) == 0u ? a[i] : b[i]);
    o[i] = uvec4(x < y, x <= y, x == y, x != y);
    o[i + 64] = uvec4(unpackDouble2x32(min(x, y)), unpackDouble2x32(max(x, y)));
}
//// double_convert
#version 450
//! ssbo 0 4096 zero
//! ssbo 1 512 double 10
//! ssbo 2 256 hash 11
//! ssbo 3 256 float 12
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(std430, binding = 1) buffer A { uvec2 a[]; };
layout(std430, binding = 2) buffer B { uint b[]; };
layout(std430, binding = 3) buffer C { float c[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    double x = packDouble2x32(a[i]);
    o[i] = uvec4(floatBitsToUint(float(x)), int(x), uint(abs(x)), uint(bool(x)));
    o[i + 64] = uvec4(unpackDouble2x32(double(c[i])), unpackDouble2x32(double(int(b[i]))));
    o[i + 128] = uvec4(unpackDouble2x32(double(b[i])), unpackDouble2x32(double(bool(b[i] & 1u))));
    o[i + 192] = uvec4(a[i], unpackDouble2x32(packDouble2x32(uvec2(b[i], 0x40000000u))));
}
//// double_divide
#version 450
//! ssbo 0 1024 zero
//! ssbo 1 512 double 5
//! ssbo 2 512 double 6
//! within64 0 8589934592
// r600 takes RECIP_64 and SQRT_64 as they are: their low dword is 0, so 2^-20 remains (the guide: "approximate").
// Not sqrt(abs(x)): r600 takes the absolute value of the low dword.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(std430, binding = 1) buffer A { uvec2 a[]; };
layout(std430, binding = 2) buffer B { uvec2 b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    double x = packDouble2x32(a[i]), y = packDouble2x32(b[i]);
    o[i] = uvec4(unpackDouble2x32(x / y), unpackDouble2x32(sqrt(x * x)));
}
//// double_fma
#version 450
//! ssbo 0 1024 zero
//! ssbo 1 512 double 7
//! ssbo 2 512 double 8
//! within64 0 1
// llvmpipe rounds the product.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(std430, binding = 1) buffer A { uvec2 a[]; };
layout(std430, binding = 2) buffer B { uvec2 b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    double x = packDouble2x32(a[i]), y = packDouble2x32(b[i]), z = packDouble2x32(a[63u - i]);
    o[i] = uvec4(unpackDouble2x32(fma(x, y, z)), unpackDouble2x32(fma(-x, x, y)));
}
//// double_loop
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
//// double_round
#version 450
//! ssbo 0 3072 zero
//! ssbo 1 512 double 9
//! within64 0 0 1e-300
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(std430, binding = 1) buffer A { uvec2 a[]; };
uvec4 both(double x, double y) { return uvec4(unpackDouble2x32(x), unpackDouble2x32(y)); }
void main()
{
    uint i = gl_LocalInvocationIndex;
    double x = packDouble2x32(a[i]);
    o[i] = both(floor(x), ceil(x));
    o[i + 64] = both(trunc(x), fract(x));
    o[i + 128] = both(sign(x), roundEven(x));
}
//// double_vectors
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
//// early_return
#version 450
//! groups 3 1 1
//! ssbo 0 768 index
//! ssbo 1 768 small 40
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
void main()
{
    uint i = gl_GlobalInvocationID.x;
    if (a[i] < 20u)
        return;
    for (uint k = 0u; k < 40u; k++) {
        if (a[(i + k) % 192u] == 77u)
            return;
        if (k > a[i])
            break;
        o[i] = k;
    }
    if (a[i] < 60u) {
        o[i] += 10000u;
        return;
    }
    o[i] += 20000u;
}
//// euclid
#version 450
//! ssbo 0 256 zero
//! ssbo 1 256 hash 41
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
void main()
{
    uint i = gl_LocalInvocationIndex, x = a[i] % 5040u, y = a[63u - i] % 720720u;
    do {
        uint r = y != 0u ? x % y : 0u;
        x = y;
        y = r;
    } while (y != 0u);
    o[i] = x;
}
//// extended
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
//// fft
#version 450
//! ssbo 0 512 signed 79
//! within 0 256 0.01
// The turns' sines and cosines differ by 2^-22; sums reach 400.
layout(local_size_x = 32) in;
layout(std430, binding = 0) buffer O { ivec2 o[]; };
shared vec2 v[64];
void main()
{
    uint i = gl_LocalInvocationIndex;
    v[bitfieldReverse(i) >> 26] = vec2(o[i]);
    v[bitfieldReverse(i + 32u) >> 26] = vec2(o[i + 32u]);
    barrier();
    for (uint n = 1u; n < 64u; n *= 2u) {
        uint k = i & (n - 1u), low = 2u * i - k;
        float angle = -3.14159265 * float(k) / float(n);
        vec2 w = vec2(cos(angle), sin(angle)), x = v[low], y = v[low + n];
        vec2 t = vec2(w.x * y.x - w.y * y.y, w.x * y.y + w.y * y.x);
        v[low] = x + t;
        v[low + n] = x - t;
        barrier();
    }
    o[i] = floatBitsToInt(v[i]);
    o[i + 32u] = floatBitsToInt(v[i + 32u]);
}
//// float_basic
#version 450
//! ssbo 0 4096 zero
//! ssbo 1 256 float 13
//! ssbo 2 256 positive 14
//! within 0 1
// A division is a product with the reciprocal (r600): one unit in the last place.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(std430, binding = 1) buffer A { float a[]; };
layout(std430, binding = 2) buffer B { float b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    float x = a[i], y = b[i];
    o[i] = vec4(x + y, x - y, x * y, x / y);
    o[i + 64] = vec4(1.0 / y, sqrt(y), inversesqrt(y), -x);
    o[i + 128] = vec4(abs(x), sign(x), min(x, y), max(x, y));
    o[i + 192] = vec4(clamp(x, -1.0, 1.0), float(x < y), float(x == x), step(x, y));
}
//// float_exponent
#version 450
//! ssbo 0 2048 zero
//! ssbo 1 256 float 16
//! ssbo 2 256 positive 17
//! within 0 256 0.00001
// llvmpipe's exp2 and log2 are polynomials with an error of about 2^-18; Caygen's are exact to the last place.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(std430, binding = 1) buffer A { float a[]; };
layout(std430, binding = 2) buffer B { float b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    o[i] = vec4(exp2(a[i]), log2(b[i]), exp(a[i]), log(b[i]));
    o[i + 64] = vec4(pow(b[i], 0.5), pow(2.0, a[i]), pow(b[i], a[i] * 0.25), sqrt(b[i]));
}
//// float_geometry
#version 450
//! ssbo 0 4096 zero
//! ssbo 1 1024 float 20
//! ssbo 2 1024 float 21
//! within 0 64 0.00002
// Sums of products in another order.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(std430, binding = 1) buffer A { vec4 a[]; };
layout(std430, binding = 2) buffer B { vec4 b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    vec4 x = a[i], y = b[i];
    o[i] = vec4(dot(x, y), dot(x.xyz, y.xyz), dot(x.xy, y.xy), length(x));
    o[i + 64] = vec4(cross(x.xyz, y.xyz), distance(x, y));
    o[i + 128] = vec4(normalize(x.xyz), dot(normalize(y), normalize(x)));
    vec3 n = normalize(y.xyz);
    o[i + 192] = vec4(reflect(x.xyz, n), 0) + vec4(0, 0, 0, 1) * faceforward(vec4(1), x, y);
}
//// float_mix
#version 450
//! ssbo 0 4096 zero
//! ssbo 1 1024 float 22
//! ssbo 2 1024 unit 23
//! within 0 4 0.000002
// mix and smoothstep are contracted differently.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(std430, binding = 1) buffer A { vec4 a[]; };
layout(std430, binding = 2) buffer B { vec4 b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    o[i] = mix(a[i], a[i].wzyx, b[i]);
    o[i + 64] = smoothstep(vec4(0.2), vec4(0.7), b[i]);
    o[i + 128] = mix(a[i], b[i], greaterThan(a[i].yzwx, b[i]));
    o[i + 192] = fma(a[i], b[i], a[i].yzwx) + vec4(any(lessThan(a[i], b[i])), all(lessThan(a[i], b[i])), 0, 0);
}
//// float_round
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
//// float_special
#version 450
//! ssbo 0 1024 zero
//! ssbo 1 256 hash 24
// Bits of every kind of float in, classes out.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    uint bits = i < 16u ? uint[16](0u, 0x80000000u, 0x7f800000u, 0xff800000u, 0x7fc00000u, 0xffc00000u, 0x3f800000u,
        0xbf800000u, 0x7f7fffffu, 0xff7fffffu, 0x00800000u, 0x80800000u, 0x7f800001u, 0x4b000000u, 0x4f000000u,
        0xcf000000u)[i] : a[i];
    float x = uintBitsToFloat(bits);
    o[i] = uvec4(uint(isnan(x)) | uint(isinf(x)) << 1 | uint(x == 0.0) << 2 | uint(x < 0.0) << 3,
                 uint(x > 1.0) | uint(x != x) << 1 | uint(x >= -1.0) << 2 | uint(!(x < 1.0)) << 3, bits,
                 uint(abs(x) > 1e30));
}
//// float_trigonometry
#version 450
//! ssbo 0 4096 zero
//! ssbo 1 256 float 18
//! ssbo 2 256 unit 19
//! within 0 64 0.0001
// SIN and COS take revolutions: the product with 1 / 2 pi has an error of about 2^-24 of the argument. asin and
// acos are NIR's polynomials on both, with other products.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(std430, binding = 1) buffer A { float a[]; };
layout(std430, binding = 2) buffer B { float b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    o[i] = vec4(sin(a[i]), cos(a[i]), sin(b[i]), cos(b[i]));
    o[i + 64] = vec4(asin(b[i]), acos(b[i]), atan(a[i]), atan(a[i], b[i] + 1.0));
    o[i + 128] = vec4(tan(b[i]), sinh(b[i]), cosh(b[i]), tanh(a[i]));
    o[i + 192] = vec4(radians(a[i]), degrees(b[i]), asinh(b[i]), atanh(b[i] * 0.9));
}
//// floyd
#version 450
//! ssbo 0 1024 small 78
layout(local_size_x = 16, local_size_y = 16) in;
layout(std430, binding = 0) buffer O { uint o[]; };
shared uint d[16][16];
void main()
{
    uint x = gl_LocalInvocationID.x, y = gl_LocalInvocationID.y;
    d[y][x] = o[y * 16u + x] + 1u;
    for (uint k = 0u; k < 16u; k++) {
        barrier();
        uint through = d[y][k] + d[k][x];
        barrier();
        if (through < d[y][x])
            d[y][x] = through;
    }
    barrier();
    o[y * 16u + x] = d[y][x];
}
//// functions
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
//// gradient_noise
#version 450
//! groups 2 2 1
//! ssbo 0 1024 zero
//! within 0 64 0.00001
// Contracted differently.
layout(local_size_x = 8, local_size_y = 8) in;
layout(std430, binding = 0) buffer O { float o[]; };
uint mixed(uvec2 p) { uint x = p.x * 0x9e3779b9u ^ p.y * 0x85ebca6bu; x ^= x >> 15; x *= 0x2c1b3c6du; return x ^ x >> 12; }
vec2 slope(uvec2 p) { uint h = mixed(p); return vec2(float(h & 255u), float(h >> 8 & 255u)) / 127.5 - 1.0; }
void main()
{
    vec2 p = vec2(gl_GlobalInvocationID.xy) * 0.3;
    uvec2 c = uvec2(p);
    vec2 f = p - vec2(c), u = f * f * (3.0 - 2.0 * f);
    float a = dot(slope(c), f), b = dot(slope(c + uvec2(1, 0)), f - vec2(1, 0));
    float d = dot(slope(c + uvec2(0, 1)), f - vec2(0, 1)), e = dot(slope(c + 1u), f - 1.0);
    o[gl_GlobalInvocationID.y * 16u + gl_GlobalInvocationID.x] = mix(mix(a, b, u.x), mix(d, e, u.x), u.y);
}
//// groups_3d
#version 450
//! groups 3 2 4
//! ssbo 0 9216 zero
layout(local_size_x = 4, local_size_y = 3, local_size_z = 2) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
void main()
{
    uvec3 size = gl_NumWorkGroups * gl_WorkGroupSize, g = gl_GlobalInvocationID;
    uint i = (g.z * size.y + g.y) * size.x + g.x;
    uvec3 l = gl_LocalInvocationID, w = gl_WorkGroupID;
    o[i] = uvec4(l.x | l.y << 8 | l.z << 16, w.x | w.y << 8 | w.z << 16, gl_LocalInvocationIndex, size.x * size.z);
}
//// groups_indirect
#version 450
//! groups 5 3 1
//! indirect
//! ssbo 0 1440 zero
layout(local_size_x = 24) in;
layout(std430, binding = 0) buffer O { uint o[]; };
void main()
{
    uint i = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 24u + gl_LocalInvocationID.x;
    o[i] = i * 3u + gl_NumWorkGroups.y;
}
//// groups_odd
#version 450
//! groups 7 1 1
//! ssbo 0 2604 index
layout(local_size_x = 93) in;
layout(std430, binding = 0) buffer O { uint o[]; };
shared uint s[93];
void main()
{
    uint i = gl_LocalInvocationIndex;
    s[i] = o[gl_GlobalInvocationID.x];
    barrier();
    o[gl_GlobalInvocationID.x] = s[(i + 1u) % 93u] + s[92u - i];
}
//// histogram
#version 450
//! groups 4 1 1
//! ssbo 0 128 zero
//! ssbo 1 4096 small 49
layout(local_size_x = 128) in;
layout(std430, binding = 0) buffer O { uint o[32]; };
layout(std430, binding = 1) buffer A { uint a[]; };
shared uint bins[32];
void main()
{
    uint i = gl_LocalInvocationIndex;
    if (i < 32u)
        bins[i] = 0u;
    barrier();
    for (uint k = 0u; k < 2u; k++)
        atomicAdd(bins[a[gl_WorkGroupID.x * 256u + k * 128u + i] & 31u], 1u);
    barrier();
    if (i < 32u)
        atomicAdd(o[i], bins[i]);
}
//// image_1d
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
//// image_2d_array
#version 450
//! groups 1 1 3
//! image 0 2darray rgba8 8 8 3 hash
//! image 1 2darray rgba8 8 8 3 zero
layout(local_size_x = 8, local_size_y = 8) in;
layout(rgba8, binding = 0) uniform image2DArray a;
layout(rgba8, binding = 1) uniform image2DArray b;
void main()
{
    ivec3 p = ivec3(gl_GlobalInvocationID);
    imageStore(b, p, imageLoad(a, ivec3(p.yx, 2 - p.z)));
}
//// image_3d
#version 450
//! groups 1 1 2
//! image 0 3d r32ui 8 4 4 hash
//! image 1 3d r32ui 8 4 4 zero
layout(local_size_x = 8, local_size_y = 4, local_size_z = 2) in;
layout(r32ui, binding = 0) uniform uimage3D a;
layout(r32ui, binding = 1) uniform uimage3D b;
void main()
{
    ivec3 p = ivec3(gl_GlobalInvocationID);
    imageStore(b, p, imageLoad(a, ivec3(7, 3, 3) - p) + uint(imageSize(a).z));
}
//// image_and_texture
#version 450
//! groups 2 2 1
//! texture 0 2d rgba8 16 16 1 1 hash clamp
//! image 0 2d r32f 16 16 1 zero
layout(local_size_x = 8, local_size_y = 8) in;
layout(binding = 0) uniform sampler2D t;
layout(r32f, binding = 0) writeonly uniform image2D a;
float grey(ivec2 p) { vec4 c = round(texelFetch(t, clamp(p, ivec2(0), ivec2(15)), 0) * 255.0); return c.r + 2.0 * c.g + c.b; }
void main()
{
    ivec2 p = ivec2(gl_GlobalInvocationID.xy);
    float x = 0.0, y = 0.0;
    for (int k = -1; k <= 1; k++) {
        float w = k == 0 ? 2.0 : 1.0;
        x += w * (grey(p + ivec2(1, k)) - grey(p + ivec2(-1, k)));
        y += w * (grey(p + ivec2(k, 1)) - grey(p + ivec2(k, -1)));
    }
    imageStore(a, p, vec4(abs(x) + abs(y)));
}
//// image_atomics
#version 450
//! groups 4 1 1
//! image 0 2d r32ui 8 4 1 zero
//! image 1 2d r32i 8 4 1 zero
//! ssbo 0 1024 hash 70
layout(local_size_x = 64) in;
layout(r32ui, binding = 0) uniform uimage2D a;
layout(r32i, binding = 1) uniform iimage2D b;
layout(std430, binding = 0) buffer A { uint x[]; };
void main()
{
    uint i = gl_GlobalInvocationID.x, v = x[i];
    int column = int(i & 7u);
    imageAtomicAdd(a, ivec2(column, 0), v);
    imageAtomicMax(a, ivec2(column, 1), v);
    imageAtomicOr(a, ivec2(column, 2), v & 0x11111u);
    imageAtomicXor(a, ivec2(column, 3), v);
    imageAtomicMin(b, ivec2(column, 0), int(v));
    imageAtomicMax(b, ivec2(column, 1), int(v));
    imageAtomicAdd(b, ivec2(column, 2), 3);
    imageAtomicAnd(b, ivec2(column, 3), int(v));
}
//// image_atomics_returned
#version 450
//! image 0 2d r32ui 8 8 1 hash
//! ssbo 0 2048 zero
layout(local_size_x = 8, local_size_y = 8) in;
layout(r32ui, binding = 0) uniform uimage2D a;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
void main()
{
    ivec2 p = ivec2(gl_LocalInvocationID.xy);
    uint i = gl_LocalInvocationIndex;
    uint add = imageAtomicAdd(a, p, i), swap = imageAtomicExchange(a, p, add ^ 5u), low = imageAtomicMin(a, p, 1u << 30);
    o[i] = uvec4(add, swap, low, imageAtomicCompSwap(a, p, low, i));
    o[i + 64u] = uvec4(imageAtomicAnd(a, p, 0xffu), imageAtomicOr(a, p, 0x100u), imageLoad(a, p).r, i);
}
//// image_bounds
#version 450
//! groups 2 2 1
//! image 0 2d r32ui 10 9 1 zero
//! ssbo 0 2048 hash 71
layout(local_size_x = 8, local_size_y = 8) in;
layout(r32ui, binding = 0) uniform uimage2D a;
layout(std430, binding = 0) buffer A { uint x[]; };
void main()
{
    ivec2 p = ivec2(gl_GlobalInvocationID.xy);
    imageStore(a, p, uvec4(x[p.y * 16 + p.x]));
}
//// image_buffer
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
//// image_cube
#version 450
//! groups 1 1 6
//! image 0 cube r32ui 8 8 1 hash
layout(local_size_x = 8, local_size_y = 8) in;
layout(r32ui, binding = 0) uniform uimageCube a;
void main()
{
    ivec3 p = ivec3(gl_GlobalInvocationID);
    uvec4 v = imageLoad(a, p);
    imageStore(a, p, v * 3u + uint(p.z));
}
//// image_int
#version 450
//! image 0 2d rgba16i 8 8 1 hash
//! image 1 2d rgba8i 8 8 1 hash
//! image 2 2d rgba32i 8 8 1 zero
//! image 3 2d r32i 8 8 1 zero
layout(local_size_x = 8, local_size_y = 8) in;
layout(rgba16i, binding = 0) uniform iimage2D a;
layout(rgba8i, binding = 1) uniform iimage2D b;
layout(rgba32i, binding = 2) uniform iimage2D c;
layout(r32i, binding = 3) uniform iimage2D d;
void main()
{
    ivec2 p = ivec2(gl_GlobalInvocationID.xy);
    ivec4 x = imageLoad(a, p), y = imageLoad(b, p);
    imageStore(c, p, x * 1000 - y);
    imageStore(d, p, ivec4(x.x + y.w));
    imageStore(b, p, y.yxwz / 2);
}
//// image_life
#version 450
//! groups 2 2 1
//! image 0 2d rgba8ui 16 16 1 hash
//! image 1 2d rgba8ui 16 16 1 zero
layout(local_size_x = 8, local_size_y = 8) in;
layout(rgba8ui, binding = 0) readonly uniform uimage2D a;
layout(rgba8ui, binding = 1) writeonly uniform uimage2D b;
void main()
{
    ivec2 p = ivec2(gl_GlobalInvocationID.xy);
    uvec4 count = uvec4(0);
    for (int y = -1; y <= 1; y++)
        for (int x = -1; x <= 1; x++)
            if (x != 0 || y != 0)
                count += imageLoad(a, (p + ivec2(x, y)) & 15) & 1u;
    uvec4 alive = imageLoad(a, p) & 1u;
    uvec4 next;
    for (int c = 0; c < 4; c++)
        next[c] = count[c] == 3u || (count[c] == 2u && alive[c] == 1u) ? 1u : 0u;
    imageStore(b, p, next);
}
//// image_normalised
#version 450
//! image 0 2d rgba16 8 8 1 hash
//! image 1 2d rgba8_snorm 8 8 1 zero
//! image 2 2d r8 8 8 1 zero
//! image 3 2d rg8 8 8 1 zero
//! image 4 2d rg16f 8 8 1 zero
// No load of rgba8_snorm: r600 fetches it with SRF_MODE NO_ZERO, which is not how OpenGL counts.
layout(local_size_x = 8, local_size_y = 8) in;
layout(rgba16, binding = 0) uniform image2D a;
layout(rgba8_snorm, binding = 1) uniform image2D b;
layout(r8, binding = 2) uniform image2D c;
layout(rg8, binding = 3) uniform image2D d;
layout(rg16f, binding = 4) uniform image2D e;
void main()
{
    ivec2 p = ivec2(gl_GlobalInvocationID.xy);
    imageStore(c, p, vec4(float(p.x * 8 + p.y) / 255.0));
    imageStore(d, p, vec4(float(p.x) / 255.0, float(p.y * 30) / 255.0, 0, 0));
    imageStore(e, p, vec4(p.x * 8 + p.y, -0.25 * p.x, 0, 0));
    imageStore(a, p, imageLoad(a, p).yzwx);
    imageStore(b, p, vec4(p.x * 18 - 63, p.y * 9, -127, 127) / 127.0);
}
//// image_r32f
#version 450
//! groups 2 2 1
//! image 0 2d r32f 16 16 1 float
//! image 1 2d r32f 16 16 1 zero
layout(local_size_x = 8, local_size_y = 8) in;
layout(r32f, binding = 0) uniform image2D a;
layout(r32f, binding = 1) uniform image2D b;
void main()
{
    ivec2 p = ivec2(gl_GlobalInvocationID.xy);
    imageStore(b, p, imageLoad(a, p.yx) * 2.0 + imageLoad(a, (p + 1) % 16));
}
//// image_rgba16f
#version 450
//! image 0 2d rgba16f 8 8 1 half
//! image 1 2d rgba16f 8 8 1 zero
// No rounding: llvmpipe cuts, Caygen rounds to nearest.
layout(local_size_x = 8, local_size_y = 8) in;
layout(rgba16f, binding = 0) uniform image2D a;
layout(rgba16f, binding = 1) writeonly uniform image2D b;
void main()
{
    ivec2 p = ivec2(gl_GlobalInvocationID.xy);
    imageStore(b, p, imageLoad(a, p).wzyx * 2.0);
}
//// image_rgba32f
#version 450
//! image 0 2d rgba32f 8 8 1 float
layout(local_size_x = 8, local_size_y = 8) in;
layout(rgba32f, binding = 0) uniform image2D a;
void main()
{
    ivec2 p = ivec2(gl_GlobalInvocationID.xy);
    imageStore(a, p, imageLoad(a, p).wzyx + 1.0);
}
//// image_rgba8
#version 450
//! groups 2 2 1
//! image 0 2d rgba8 16 16 1 hash
//! image 1 2d rgba8 16 16 1 zero
layout(local_size_x = 8, local_size_y = 8) in;
layout(rgba8, binding = 0) uniform image2D a;
layout(rgba8, binding = 1) uniform image2D b;
void main()
{
    ivec2 p = ivec2(gl_GlobalInvocationID.xy);
    imageStore(b, p, imageLoad(a, 15 - p).bgra);
}
//// image_sizes
#version 450
//! image 0 2d r32f 12 7 1 zero
//! image 1 3d r32f 4 6 5 zero
//! image 2 2darray r32f 4 4 9 zero
//! image 3 cube r32f 16 16 1 zero
//! ssbo 0 64 zero
layout(local_size_x = 1) in;
layout(r32f, binding = 0) uniform image2D a;
layout(r32f, binding = 1) uniform image3D b;
layout(r32f, binding = 2) uniform image2DArray c;
layout(r32f, binding = 3) uniform imageCube d;
layout(std430, binding = 0) buffer O { ivec4 o[]; };
void main()
{
    o[0] = ivec4(imageSize(a), 0, 0);
    o[1] = ivec4(imageSize(b), 0);
    o[2] = ivec4(imageSize(c), 0);
    o[3] = ivec4(imageSize(d), 0, 0);
}
//// image_uint
#version 450
//! image 0 2d rgba32ui 8 8 1 hash
//! image 1 2d rgba8ui 8 8 1 zero
//! image 2 2d rg32ui 8 8 1 zero
//! image 3 2d r16ui 8 8 1 zero
layout(local_size_x = 8, local_size_y = 8) in;
layout(rgba32ui, binding = 0) uniform uimage2D a;
layout(rgba8ui, binding = 1) uniform uimage2D b;
layout(rg32ui, binding = 2) uniform uimage2D c;
layout(r16ui, binding = 3) uniform uimage2D d;
void main()
{
    ivec2 p = ivec2(gl_GlobalInvocationID.xy);
    uvec4 v = imageLoad(a, p);
    imageStore(b, p, v & 0xffu);
    imageStore(c, p.yx, v.zwxy);
    imageStore(d, p, v >> 16);
}
//// int_arithmetic
#version 450
//! ssbo 0 4096 zero
//! ssbo 1 256 hash 1
//! ssbo 2 256 small 2
// Counts of shifts are reduced with %, which NIR keeps, unlike & 31 (shifts.comp).
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { ivec4 o[]; };
layout(std430, binding = 1) buffer A { int a[]; };
layout(std430, binding = 2) buffer B { int b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    int x = a[i], y = b[i] + 1;
    o[i] = ivec4(x + y, x - y, x * y, x / y);
    o[i + 64] = ivec4(x % y, -x, abs(x), sign(x));
    o[i + 128] = ivec4(min(x, y), max(x, y), clamp(x, -y, y), x & y);
    o[i + 192] = ivec4(x | y, x ^ y, ~x, x << (y % 31));
}
//// loop_nested
#version 450
//! groups 2 1 1
//! ssbo 0 512 zero
//! ssbo 1 512 small 38
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
void main()
{
    uint i = gl_GlobalInvocationID.x, sum = 0u;
    for (uint x = 0u; x < a[i]; x++) {
        if ((x & 3u) == 1u)
            continue;
        for (uint y = x;; y += 3u) {
            if (y > 50u)
                break;
            for (uint z = 0u; z < (y & 3u); z++) {
                if (z == 2u && (i & 1u) != 0u)
                    break;
                if (sum % 7u == 3u)
                    continue;
                sum += z + x;
            }
            sum += y;
        }
        if (sum > 4000u)
            break;
    }
    o[i] = sum;
}
//// mandelbrot
#version 450
//! groups 4 4 1
//! ssbo 0 4096 zero
layout(local_size_x = 8, local_size_y = 8) in;
layout(std430, binding = 0) buffer O { uint o[]; };
void main()
{
    vec2 c = vec2(gl_GlobalInvocationID.xy) * 0.0625 - vec2(1.5, 1.0), z = vec2(0);
    uint k = 0u;
    for (; k < 40u && z.x * z.x + z.y * z.y < 4.0; k++)
        z = vec2(z.x * z.x - z.y * z.y + c.x, 2.0 * z.x * z.y + c.y);
    o[gl_GlobalInvocationID.y * 32u + gl_GlobalInvocationID.x] = k < 12u ? k : 12u;
}
//// many_buffers
#version 450
//! ssbo 0 256 zero
//! ssbo 1 256 hash 57
//! ssbo 2 256 hash 58
//! ssbo 3 256 hash 59
//! ssbo 4 256 hash 60
//! ssbo 5 256 zero
//! ssbo 6 256 zero
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer A { uint a[]; };
layout(std430, binding = 1) buffer B { uint b[]; };
layout(std430, binding = 2) buffer C { uint c[]; };
layout(std430, binding = 3) buffer D { uint d[]; };
layout(std430, binding = 4) buffer E { uint e[]; };
layout(std430, binding = 5) buffer F { uint f[]; };
layout(std430, binding = 6) buffer G { uint g[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    a[i] = b[i] + c[i];
    f[i] = d[i] ^ e[i];
    g[63u - i] = b[i] * e[i];
    if ((i & 1u) != 0u)
        b[i] = a[i];
}
//// matrices
#version 450
//! ssbo 0 12288 zero
//! ssbo 1 4096 float 25
//! ssbo 2 4096 float 26
//! within 0 256 0.001
// Sums of products in another order; the products reach 256.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { mat4 o[]; };
layout(std430, binding = 1) buffer A { mat4 a[]; };
layout(std430, binding = 2) buffer B { mat4 b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    o[i] = a[i] * b[i];
    o[i + 64] = transpose(a[i]) + outerProduct(a[i][0], b[i][1]);
    mat4 r = matrixCompMult(a[i], b[i]);
    r[0] = a[i] * b[i][2];
    r[1] = b[i][3] * a[i];
    r[2] = vec4(mat3(a[i]) * b[i][0].xyz, 1);
    r[3] = vec4(mat2(a[i]) * b[i][0].xy, mat2x3(a[i])[1].xy);
    o[i + 128] = r;
}
//// matrix_multiply
#version 450
//! groups 2 2 1
//! ssbo 0 4096 zero
//! ssbo 1 4096 signed 72
//! ssbo 2 4096 signed 73
// Whole numbers: exact in any order.
layout(local_size_x = 16, local_size_y = 16) in;
layout(std430, binding = 0) buffer O { float o[]; };
layout(std430, binding = 1) buffer A { int a[]; };
layout(std430, binding = 2) buffer B { int b[]; };
shared float x[16][16], y[16][16];
void main()
{
    uvec2 l = gl_LocalInvocationID.xy, g = gl_GlobalInvocationID.xy;
    float sum = 0.0;
    for (uint t = 0u; t < 2u; t++) {
        x[l.y][l.x] = float(a[g.y * 32u + t * 16u + l.x]);
        y[l.y][l.x] = float(b[(t * 16u + l.y) * 32u + g.x]);
        barrier();
        for (uint k = 0u; k < 16u; k++)
            sum += x[l.y][k] * y[k][l.x];
        barrier();
    }
    o[g.y * 32u + g.x] = sum;
}
//// memory_barriers
#version 450
//! ssbo 0 512 zero
//! ssbo 1 512 small 56
layout(local_size_x = 128) in;
layout(std430, binding = 0) coherent buffer O { uint o[]; };
layout(std430, binding = 1) readonly buffer A { uint a[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    o[i] = a[i];
    memoryBarrierBuffer();
    barrier();
    uint x = o[127u - i];
    memoryBarrier();
    barrier();
    o[i] = x * 2u + a[i];
    groupMemoryBarrier();
}
//// nbody
#version 450
//! ssbo 0 1024 float 74
//! ssbo 1 1024 zero
//! uniform count u 64
//! within 1 64 0.00001
// Sums in the same order, but contracted differently, and inversesqrt.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer P { vec4 p[]; };
layout(std430, binding = 1) buffer O { vec4 o[]; };
uniform uint count;
shared vec4 all[64];
void main()
{
    uint i = gl_LocalInvocationIndex;
    all[i] = p[i];
    barrier();
    vec3 f = vec3(0);
    for (uint k = 0u; k < count; k++) {
        vec3 d = all[k].xyz - all[i].xyz;
        float r = inversesqrt(dot(d, d) + 0.5);
        f += d * (r * r * r * abs(all[k].w) * 0.01);
    }
    o[i] = vec4(f, 0);
}
//// newton
#version 450
//! ssbo 0 1024 zero
//! ssbo 1 256 positive 80
//! within 0 4
// Quotients are products with a reciprocal.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(std430, binding = 1) buffer A { float a[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    float x = a[i], r = x;
    for (int k = 0; k < 12; k++)
        r = 0.5 * (r + x / r);
    o[i] = vec4(r, trunc(r * 16.0), floor(x), x);
}
//// packing
#version 450
//! ssbo 0 8192 zero
//! ssbo 1 256 hash 9
//! ssbo 2 1024 float 10
// r600 computes packSnorm and packUnorm in floats; the inputs are far from ties.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
layout(std430, binding = 2) buffer B { vec4 b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    vec4 v = b[i] / 8.0;
    o[i] = uvec4(packUnorm4x8(v), packSnorm4x8(v), packUnorm2x16(v.xy), packSnorm2x16(v.zw));
    o[i + 64] = uvec4(packHalf2x16(b[i].xy), packHalf2x16(b[i].zw * 100.0), floatBitsToUint(v.xy));
    o[i + 128] = floatBitsToUint(vec4(unpackHalf2x16(a[i] & 0x7bff7bffu), unpackHalf2x16(a[i] & 0xfbfffbffu)));
    o[i + 192] = uvec4(unpackUnorm4x8(a[i]) * 255.0);
    o[i + 256] = uvec4(ivec4(round(unpackSnorm4x8(a[i]) * 127.0)));
    o[i + 320] = uvec4(round(unpackUnorm2x16(a[i]) * 65535.0), ivec2(round(unpackSnorm2x16(a[i]) * 32767.0)));
    o[i + 384] = uvec4(unpackDouble2x32(packDouble2x32(uvec2(a[i], i))), floatBitsToInt(v.z), floatBitsToInt(v.w));
}
//// private_array
#version 450
//! ssbo 0 256 zero
//! ssbo 1 256 small 33
// ^, since r600 reads an element again behind the store when it is part of a sum.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { int o[]; };
layout(std430, binding = 1) buffer A { int a[]; };
void main()
{
    int i = int(gl_LocalInvocationIndex);
    int stack[24];
    for (int k = 0; k < 24; k++)
        stack[k] = a[(i + k) & 63];
    int top = a[i] % 24;
    stack[top] ^= 512;
    stack[(top + 7) % 24] = stack[top] * 2;
    for (int k = 0; k < 10; k++)
        top = stack[top] % 24;
    int sum = top;
    for (int k = 0; k < 24; k++)
        sum = sum * 31 + stack[k];
    o[i] = sum;
}
//// radix_count
#version 450
//! groups 2 1 1
//! ssbo 0 128 zero
//! ssbo 1 2048 hash 81
//! ssbo 2 2048 zero
layout(local_size_x = 256) in;
layout(std430, binding = 0) buffer C { uint counts[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
layout(std430, binding = 2) buffer O { uint o[]; };
shared uint local_count[16], local_start[16], keys[256];
void main()
{
    uint i = gl_LocalInvocationIndex, key = a[gl_GlobalInvocationID.x], digit = key >> 28;
    if (i < 16u)
        local_count[i] = 0u;
    keys[i] = digit;
    barrier();
    atomicAdd(local_count[digit], 1u);
    barrier();
    if (i == 0u)
        for (uint k = 0u, sum = 0u; k < 16u; k++) {
            local_start[k] = sum;
            sum += local_count[k];
        }
    barrier();
    uint before = 0u;
    for (uint k = 0u; k < i; k++)
        before += keys[k] == digit ? 1u : 0u;
    o[gl_WorkGroupID.x * 256u + local_start[digit] + before] = key;
    if (i < 16u)
        counts[gl_WorkGroupID.x * 16u + i] = local_count[i];
}
//// sampler_array
#version 450
//! ssbo 0 1024 zero
//! texture 0 2d rgba32f 8 8 1 1 float
//! texture 1 2d rgba32f 8 8 1 1 float
//! texture 2 2d rgba32f 8 8 1 1 float
//! uniform which i 1
layout(local_size_x = 8, local_size_y = 8) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform sampler2D t[3];
uniform int which;
void main()
{
    vec2 p = (vec2(gl_LocalInvocationID.xy) + 0.5) / 8.0;
    o[gl_LocalInvocationIndex] = textureLod(t[which], p, 0.0);
}
//// sha256
#version 450
//! ssbo 0 2048 zero
//! ssbo 1 4096 hash 76
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
const uint K[16] = uint[](0x428a2f98u, 0x71374491u, 0xb5c0fbcfu, 0xe9b5dba5u, 0x3956c25bu, 0x59f111f1u, 0x923f82a4u, 0xab1c5ed5u,
    0xd807aa98u, 0x12835b01u, 0x243185beu, 0x550c7dc3u, 0x72be5d74u, 0x80deb1feu, 0x9bdc06a7u, 0xc19bf174u);
uint turn(uint x, int n) { return x >> n | x << (32 - n); }
void main()
{
    uint i = gl_LocalInvocationIndex;
    uint s[8] = uint[](0x6a09e667u, 0xbb67ae85u, 0x3c6ef372u, 0xa54ff53au, 0x510e527fu, 0x9b05688cu, 0x1f83d9abu, 0x5be0cd19u);
    for (uint r = 0u; r < 16u; r++) {
        uint t1 = s[7] + (turn(s[4], 6) ^ turn(s[4], 11) ^ turn(s[4], 25)) + ((s[4] & s[5]) ^ (~s[4] & s[6])) + K[r] + a[i * 16u + r];
        uint t2 = (turn(s[0], 2) ^ turn(s[0], 13) ^ turn(s[0], 22)) + ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]));
        s[7] = s[6]; s[6] = s[5]; s[5] = s[4]; s[4] = s[3] + t1;
        s[3] = s[2]; s[2] = s[1]; s[1] = s[0]; s[0] = t1 + t2;
    }
    for (uint k = 0u; k < 8u; k++)
        o[i * 8u + k] = s[k];
}
//// shadow
#version 450
//! ssbo 0 1024 zero
//! texture 0 2d depth32f 8 8 1 1 unit shadow clamp
layout(local_size_x = 8, local_size_y = 8) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform sampler2DShadow t;
void main()
{
    vec2 p = (vec2(gl_LocalInvocationID.xy) + 0.5) / 8.0;
    o[gl_LocalInvocationIndex] = vec4(textureLod(t, vec3(p, 0.25), 0.0), textureLod(t, vec3(p, 0.5), 0.0),
                                      textureLod(t, vec3(p, 0.75), 0.0), 1);
}
//// shadow_array
#version 450
//! ssbo 0 1024 zero
//! texture 0 2darray depth32f 8 8 3 1 unit shadow clamp
layout(local_size_x = 8, local_size_y = 8) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform sampler2DArrayShadow t;
void main()
{
    vec2 p = (vec2(gl_LocalInvocationID.xy) + 0.5) / 8.0;
    o[gl_LocalInvocationIndex] = vec4(textureGrad(t, vec4(p, 0, 0.25), vec2(0), vec2(0)), textureGrad(t, vec4(p, 1, 0.5), vec2(0), vec2(0)),
                                      textureGrad(t, vec4(p, 2, 0.75), vec2(0), vec2(0)), 1);
}
//// shadow_cube
#version 450
//! ssbo 0 1024 zero
//! texture 0 cube depth32f 8 8 1 1 unit shadow clamp
layout(local_size_x = 8, local_size_y = 8) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform samplerCubeShadow t;
void main()
{
    vec2 p = (vec2(gl_LocalInvocationID.xy) + 0.5) / 4.0 - 1.0;
    o[gl_LocalInvocationIndex] = vec4(texture(t, vec4(1, p, 0.25)), texture(t, vec4(p, -1, 0.5)),
                                      texture(t, vec4(p.x, 1, p.y, 0.75)), 1);
}
//// shadow_gather
#version 450
//! ssbo 0 1024 zero
//! texture 0 2d depth32f 8 8 1 1 unit shadow clamp
layout(local_size_x = 8, local_size_y = 8) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform sampler2DShadow t;
void main()
{
    vec2 p = (vec2(gl_LocalInvocationID.xy) + 0.9) / 8.0;
    o[gl_LocalInvocationIndex] = textureGather(t, p, 0.5);
}
//// shared_atomics
#version 450
//! ssbo 0 128 zero
//! ssbo 1 1024 hash 48
// Counts of shifts are reduced with %, which NIR keeps, unlike & 31 (shifts.comp).
layout(local_size_x = 256) in;
layout(std430, binding = 0) buffer O { uint o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
shared uint u[8];
shared int s[4];
void main()
{
    uint i = gl_LocalInvocationIndex, x = a[i];
    if (i < 8u)
        u[i] = i == 1u || i == 2u ? 0xffffffffu : 0u;
    if (i < 4u)
        s[i] = 0;
    barrier();
    atomicAdd(u[0], x);
    atomicMin(u[1], x);
    atomicAnd(u[2], x | 0xff00ff00u);
    atomicMax(u[3], x);
    atomicOr(u[4], 1u << (x % 31u));
    atomicXor(u[5], x);
    atomicMin(s[0], int(x));
    atomicMax(s[1], int(x));
    atomicAdd(s[2], int(x) >> 20);
    barrier();
    if (i == 77u)
        u[6] = atomicExchange(u[0], 5u) + atomicCompSwap(u[0], 5u, 9u) + atomicCompSwap(u[0], 5u, 11u);
    barrier();
    if (i < 8u)
        o[i] = u[i];
    if (i < 4u)
        o[8u + i] = uint(s[i]);
}
//// shared_reduce
#version 450
//! groups 4 1 1
//! ssbo 0 16 zero
//! ssbo 1 4096 small 44
layout(local_size_x = 256) in;
layout(std430, binding = 0) buffer O { uint o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
shared uint sums[256];
void main()
{
    uint i = gl_LocalInvocationIndex;
    sums[i] = a[gl_GlobalInvocationID.x];
    barrier();
    for (uint half_size = 128u; half_size > 0u; half_size >>= 1) {
        if (i < half_size)
            sums[i] += sums[i + half_size];
        barrier();
    }
    if (i == 0u)
        o[gl_WorkGroupID.x] = sums[0];
}
//// shared_scan
#version 450
//! groups 2 1 1
//! ssbo 0 1024 zero
//! ssbo 1 1024 small 45
layout(local_size_x = 128) in;
layout(std430, binding = 0) buffer O { uint o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
shared uint s[2][128];
void main()
{
    uint i = gl_LocalInvocationIndex, from = 0u;
    s[0][i] = a[gl_GlobalInvocationID.x];
    barrier();
    for (uint d = 1u; d < 128u; d *= 2u) {
        s[1u - from][i] = s[from][i] + (i >= d ? s[from][i - d] : 0u);
        from = 1u - from;
        barrier();
    }
    o[gl_GlobalInvocationID.x] = s[from][i];
}
//// shared_ticket
#version 450
//! ssbo 0 1024 zero
layout(local_size_x = 256) in;
layout(std430, binding = 0) buffer O { uint o[]; };
shared uint next, taken[256];
void main()
{
    uint i = gl_LocalInvocationIndex;
    if (i == 0u)
        next = 0u;
    taken[i] = 0u;
    barrier();
    uint mine = atomicAdd(next, 1u);
    atomicAdd(taken[mine], 1u);
    if ((i & 7u) == 3u)
        atomicAdd(taken[atomicAdd(next, 0u) & 255u], 0u);
    barrier();
    o[i] = taken[i] * 1000u + next;
}
//// shared_transpose
#version 450
//! groups 2 2 1
//! ssbo 0 4096 zero
//! ssbo 1 4096 float 46
layout(local_size_x = 16, local_size_y = 16) in;
layout(std430, binding = 0) buffer O { float o[]; };
layout(std430, binding = 1) buffer A { float a[]; };
shared float tile[16][17];
void main()
{
    uvec2 l = gl_LocalInvocationID.xy, g = gl_GlobalInvocationID.xy;
    tile[l.y][l.x] = a[g.y * 32u + g.x];
    barrier();
    uvec2 t = gl_WorkGroupID.yx * 16u + l;
    o[t.y * 32u + t.x] = tile[l.x][l.y];
}
//// shared_vectors
#version 450
//! ssbo 0 1024 zero
//! ssbo 1 1024 hash 47
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(std430, binding = 1) buffer A { uvec4 a[]; };
struct item { uvec4 v; uvec2 p; uint s; };
shared item items[64];
void main()
{
    uint i = gl_LocalInvocationIndex;
    items[i].v = a[i];
    items[i].p = a[i].zw;
    items[i].s = a[i].x;
    barrier();
    item t = items[63u - i];
    o[i] = t.v.wzyx + uvec4(t.p, t.s, items[(i * 5u) & 63u].v.y);
}
//// shifts
#version 450
//! ssbo 0 3072 zero
//! ssbo 1 256 hash 5
//! ssbo 2 256 hash 6
// NIR drops & 31: the driver's LSHL_INT, LSHR_INT and ASHR_INT get counts of any size.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
layout(std430, binding = 2) buffer B { uint b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    uint x = a[i], y = b[i], near = 28u + i % 12u;
    o[i] = uvec4(x << (y & 31u), x >> (y & 31u), uint(int(x) >> (y & 31u)), y & 31u);
    o[i + 64] = uvec4(x << (near & 31u), x >> (near & 31u), uint(int(x) >> (near & 31u)), near);
    o[i + 128] = uvec4(x << (~y & 31u), x >> (i & 31u), uint(int(x) >> (int(y) & 31)), x << ((x + y) & 31u));
}
//// sieve
#version 450
//! ssbo 0 256 zero
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[]; };
shared uint composite[512];
void main()
{
    uint i = gl_LocalInvocationIndex, count = 0u;
    for (uint k = i; k < 512u; k += 64u)
        composite[k] = k < 2u ? 1u : 0u;
    barrier();
    for (uint p = 2u; p * p < 512u; p++) {
        if (composite[p] == 0u)
            for (uint k = p * (p + i); k < 512u; k += p * 64u)
                composite[k] = 1u;
        barrier();
    }
    for (uint k = 0u; k < 8u; k++)
        count += 1u - composite[8u * i + k];
    o[i] = count;
}
//// string_search
#version 450
//! ssbo 0 256 zero
//! ssbo 1 1024 hash 82
//! ubo 0 64 hash 83
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
layout(std140, binding = 0) uniform P { uvec4 p[4]; };
uint text(uint n) { return a[n >> 2] >> (8u * (n & 3u)) & 3u; }
void main()
{
    uint i = gl_LocalInvocationIndex, best = 0u, where = 0u;
    for (uint start = i * 15u; start < i * 15u + 15u; start++) {
        uint n = 0u;
        for (; n < 12u; n++)
            if (text(start + n) != (p[n >> 2][n & 3u] & 3u))
                break;
        if (n > best) {
            best = n;
            where = start;
        }
    }
    o[i] = best << 16 | where;
}
//// structures
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
//// switches
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
//// texel_fetch
#version 450
//! groups 1 1 1
//! ssbo 0 1024 zero
//! texture 0 2d rgba32f 8 8 1 1 float
layout(local_size_x = 8, local_size_y = 8) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform sampler2D t;
void main() { o[gl_LocalInvocationIndex] = texelFetch(t, ivec2(gl_LocalInvocationID.xy), 0); }
//// texel_fetch_levels
#version 450
//! ssbo 0 3072 zero
//! texture 0 2d rgba8 16 8 1 5 hash
layout(local_size_x = 16, local_size_y = 4) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(binding = 0) uniform sampler2D t;
void main()
{
    ivec2 p = ivec2(gl_LocalInvocationID.xy);
    for (int level = 0; level < 3; level++)
        o[64 * level + int(gl_LocalInvocationIndex)] = uvec4(texelFetch(t, p % textureSize(t, level), level) * 255.0 + 0.5);
}
//// texture_1d
#version 450
//! ssbo 0 2048 zero
//! texture 0 1d rgba32f 64 1 1 7 float
//! texture 1 1darray rg32f 16 4 1 1 float
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform sampler1D t;
layout(binding = 1) uniform sampler1DArray a;
void main()
{
    uint i = gl_LocalInvocationIndex;
    o[i] = textureLod(t, (float(i) + 0.5) / 64.0, float(i & 1u)) + texelFetch(t, int(i >> 2), 2);
    o[i + 64] = vec4(textureLod(a, vec2((float(i & 15u) + 0.5) / 16.0, float(i >> 4)), 0.0).rg,
                     texelFetch(a, ivec2(i >> 2, i & 3u), 0).rg);
}
//// texture_2d_array
#version 450
//! ssbo 0 2048 zero
//! texture 0 2darray rgba8 8 8 5 2 hash
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(binding = 0) uniform sampler2DArray t;
uvec4 bytes(vec4 v) { return uvec4(v * 255.0 + 0.5); }
void main()
{
    uint i = gl_LocalInvocationIndex;
    o[i] = bytes(textureLod(t, vec3((vec2(i & 7u, i >> 3) + 0.5) / 8.0, float(i % 6u)), 0.0));
    o[i + 64] = bytes(texelFetch(t, ivec3(i & 3u, i >> 2 & 3u, i % 5u), 1));
}
//// texture_3d
#version 450
//! ssbo 0 2048 zero
//! texture 0 3d rgba32f 8 4 4 3 float
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform sampler3D t;
void main()
{
    uint i = gl_LocalInvocationIndex;
    uvec3 p = uvec3(i & 7u, i >> 3 & 3u, i >> 4);
    o[i] = textureLod(t, (vec3(p) + 0.5) / vec3(8, 4, 4), 0.0);
    o[i + 64] = texelFetch(t, ivec3(p.x >> 1, p.y >> 1, p.z >> 1), 1) + vec4(textureSize(t, 1), 0);
}
//// texture_border
#version 450
//! ssbo 0 1024 zero
//! texture 0 2d rgba32f 8 8 1 1 float border
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform sampler2D t;
void main()
{
    uint i = gl_LocalInvocationIndex;
    o[i] = textureLod(t, (vec2(i & 15u, i >> 2) - 3.5) / 8.0, 0.0);
}
//// texture_buffer
#version 450
//! ssbo 0 2048 zero
//! texture 0 buffer rgba32f 64 1 1 1 float
//! texture 1 buffer rgba8 64 1 1 1 hash
//! texture 2 buffer r32ui 100 1 1 1 hash
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform samplerBuffer a;
layout(binding = 1) uniform samplerBuffer b;
layout(binding = 2) uniform usamplerBuffer c;
void main()
{
    int i = int(gl_LocalInvocationIndex);
    o[i] = texelFetch(a, 63 - i) + vec4(textureSize(a), textureSize(b), textureSize(c), 0);
    o[i + 64] = vec4(round(texelFetch(b, i) * 255.0).xyz, float(texelFetch(c, i + 30).r >> 8));
}
//// texture_cube
#version 450
//! ssbo 0 2048 zero
//! texture 0 cube rgba8 8 8 1 2 hash
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(binding = 0) uniform samplerCube t;
uvec4 bytes(vec4 v) { return uvec4(v * 255.0 + 0.5); }
void main()
{
    uint i = gl_LocalInvocationIndex;
    vec2 p = (vec2(i & 7u, i >> 3) + 0.5) / 4.0 - 1.0;
    vec3 d = i % 3u == 0u ? vec3(1, p) : i % 3u == 1u ? vec3(p.x, 1, p.y) : vec3(p, 1);
    o[i] = bytes(textureLod(t, d, 0.0));
    o[i + 64] = bytes(textureLod(t, -d, 1.0));
}
//// texture_cube_array
#version 450
//! ssbo 0 2048 zero
//! texture 0 cubearray rgba8 4 4 12 1 hash
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(binding = 0) uniform samplerCubeArray t;
void main()
{
    uint i = gl_LocalInvocationIndex;
    vec2 p = (vec2(i & 3u, i >> 2 & 3u) + 0.5) / 2.0 - 1.0;
    vec3 d = i % 3u == 0u ? vec3(-1, p) : i % 3u == 1u ? vec3(p.x, -1, p.y) : vec3(p, -1);
    o[i] = uvec4(textureLod(t, vec4(d, float(i >> 5)), 0.0) * 255.0 + 0.5);
    o[i + 64] = uvec4(textureSize(t, 0), 0);
}
//// texture_formats
#version 450
//! ssbo 0 7168 zero
//! texture 0 2d rgba16f 8 8 1 1 half
//! texture 1 2d r11g11b10f 8 8 1 1 half
//! texture 2 2d rgb9_e5 8 8 1 1 hash
//! texture 3 2d rgb10_a2 8 8 1 1 hash
//! texture 4 2d rgba8_snorm 8 8 1 1 hash
//! texture 5 2d rgba16 8 8 1 1 hash
//! texture 6 2d rg8 8 8 1 1 hash
//! within 0 1
// Normalised numbers: llvmpipe multiplies by a rounded 1 / (2^n - 1).
layout(local_size_x = 8, local_size_y = 8) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform sampler2D a;
layout(binding = 1) uniform sampler2D b;
layout(binding = 2) uniform sampler2D c;
layout(binding = 3) uniform sampler2D d;
layout(binding = 4) uniform sampler2D e;
layout(binding = 5) uniform sampler2D f;
layout(binding = 6) uniform sampler2D g;
void main()
{
    uint i = gl_LocalInvocationIndex;
    ivec2 p = ivec2(gl_LocalInvocationID.xy);
    o[i] = texelFetch(a, p, 0);
    o[i + 64] = texelFetch(b, p, 0);
    o[i + 128] = texelFetch(c, p, 0);
    o[i + 192] = texelFetch(d, p, 0);
    o[i + 256] = texelFetch(e, p, 0);
    o[i + 320] = texelFetch(f, p, 0);
    o[i + 384] = texelFetch(g, p, 0);
}
//// texture_gather
#version 450
//! ssbo 0 5120 zero
//! texture 0 2d rgba8 16 16 1 1 hash clamp
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(binding = 0) uniform sampler2D t;
uvec4 bytes(vec4 v) { return uvec4(v * 255.0 + 0.5); }
void main()
{
    uint i = gl_LocalInvocationIndex;
    vec2 p = (vec2(i & 15u, (i * 7u) % 16u) + 0.9) / 16.0;
    o[i] = bytes(textureGather(t, p));
    o[i + 64] = bytes(textureGather(t, p, 1));
    o[i + 128] = bytes(textureGather(t, p, 3));
    o[i + 192] = bytes(textureGatherOffset(t, p, ivec2(-3, 2), 2));
    o[i + 256] = bytes(textureGatherOffset(t, p, ivec2(int(i & 3u) - 1, int(i >> 4) - 2)));
}
//// texture_gradient
#version 450
//! ssbo 0 3072 zero
//! texture 0 2d rgba32f 32 32 1 6 float
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform sampler2D t;
void main()
{
    uint i = gl_LocalInvocationIndex;
    vec2 p = (vec2(i & 31u, i >> 1) + 0.3) / 32.0;
    float scale = exp2(float(i % 5u) + 0.1) / 32.0;
    o[i] = textureGrad(t, p, vec2(scale, 0), vec2(0, scale * 0.5));
    o[i + 64] = textureGrad(t, p, vec2(0, scale), vec2(scale * 0.25, 0));
    o[i + 128] = textureGradOffset(t, p, vec2(scale, 0), vec2(0, scale), ivec2(1, -2));
}
//// texture_integer
#version 450
//! ssbo 0 3072 zero
//! texture 0 2d rgba32ui 8 8 1 1 hash
//! texture 1 2d rgba8i 8 8 1 1 hash
//! texture 2 2d rgba16i 8 8 1 1 hash
//! texture 3 2d rgb10_a2ui 8 8 1 1 hash
layout(local_size_x = 8, local_size_y = 8) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(binding = 0) uniform usampler2D a;
layout(binding = 1) uniform isampler2D b;
layout(binding = 2) uniform isampler2D c;
layout(binding = 3) uniform usampler2D d;
void main()
{
    uint i = gl_LocalInvocationIndex;
    ivec2 p = ivec2(gl_LocalInvocationID.xy);
    o[i] = texelFetch(a, p, 0) + texelFetch(d, p, 0);
    o[i + 64] = uvec4(textureLod(b, (vec2(p) + 0.5) / 8.0, 0.0));
    o[i + 128] = uvec4(texelFetch(c, p.yx, 0));
}
//// texture_linear
#version 450
//! ssbo 0 2048 zero
//! texture 0 2d r32f 16 16 1 1 float linear clamp
//! within 0 8 0.001
// Weights have 8 bits (the GPU); the coordinates are multiples of 1/256 of a texel.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform sampler2D t;
void main()
{
    uint i = gl_LocalInvocationIndex;
    vec2 p = (vec2(i & 15u, (i * 5u) % 16u) + vec2(0.25, 0.75)) / 16.0;
    o[i] = textureLod(t, p, 0.0);
    o[i + 64] = textureLod(t, p * 1.25 - 0.125, 0.0);
}
//// texture_mip
#version 450
//! ssbo 0 4096 zero
//! texture 0 2d rgba32f 16 16 1 5 float
//! texture 1 2d rgba32f 16 16 1 5 float mip
//! within 0 8 0.002
// Weights between levels have 8 bits.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform sampler2D t;
layout(binding = 1) uniform sampler2D u;
void main()
{
    uint i = gl_LocalInvocationIndex;
    vec2 p = (vec2(i & 15u, i >> 2) + 0.3) / 16.0;
    float level = float(i % 17u) * 0.25;
    o[i] = textureLod(t, p, level + 0.125);
    o[i + 64] = textureLod(u, p, level);
    o[i + 128] = textureLod(t, p, -3.0);
    o[i + 192] = textureLod(t, p, 9.0);
}
//// texture_nearest
#version 450
//! ssbo 0 2048 zero
//! texture 0 2d r32f 16 16 1 1 float
//! texture 1 2d r32f 16 16 1 1 float mirror
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform sampler2D t;
layout(binding = 1) uniform sampler2D m;
void main()
{
    uint i = gl_LocalInvocationIndex;
    vec2 p = (vec2(i & 15u, (i * 5u) % 16u) + 0.5) / 16.0;
    o[i] = textureLod(t, p, 0.0);
    o[i + 64] = vec4(textureLod(t, p + vec2(2, -1), 0.0).r, textureLod(m, p + vec2(1, 3), 0.0).r,
                     textureLod(m, -p, 0.0).r, textureLod(t, p - 5.0, 0.0).r);
}
//// texture_offset
#version 450
//! ssbo 0 2048 zero
//! texture 0 2d rgba32f 16 16 1 2 float
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform sampler2D t;
void main()
{
    uint i = gl_LocalInvocationIndex;
    vec2 p = (vec2(i & 15u, i >> 2) + 0.5) / 16.0;
    o[i] = textureLodOffset(t, p, 0.0, ivec2(3, -5));
    o[i + 64] = texelFetchOffset(t, ivec2(i & 7u, i >> 4) + 2, 1, ivec2(-2, 1));
}
//// texture_projective
#version 450
//! ssbo 0 1024 zero
//! texture 0 2d rgba32f 8 8 1 1 float
layout(local_size_x = 8, local_size_y = 8) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform sampler2D t;
void main()
{
    vec2 p = (vec2(gl_LocalInvocationID.xy) + 0.5) / 8.0;
    o[gl_LocalInvocationIndex] = textureProjLod(t, vec3(p * 4.0, 4.0), 0.0) + textureProjLod(t, vec4(p.yx * 0.5, 7.0, 0.5), 0.0);
}
//// texture_queries
#version 450
//! ssbo 0 256 zero
//! texture 0 2d rgba8 32 16 1 4 hash
//! texture 1 3d r32f 8 4 2 1 float
//! texture 2 2darray rgba8 8 8 7 1 hash
//! texture 3 cube rgba8 16 16 1 5 hash
//! texture 4 1d rgba8 64 1 1 1 hash
layout(local_size_x = 4) in;
layout(std430, binding = 0) buffer O { ivec4 o[]; };
layout(binding = 0) uniform sampler2D a;
layout(binding = 1) uniform sampler3D b;
layout(binding = 2) uniform sampler2DArray c;
layout(binding = 3) uniform samplerCube d;
layout(binding = 4) uniform sampler1D e;
void main()
{
    int i = int(gl_LocalInvocationIndex);
    o[i] = ivec4(textureSize(a, 2), textureQueryLevels(a), textureSize(e, 0));
    o[i + 4] = ivec4(textureSize(b, 0), textureQueryLevels(b));
    o[i + 8] = ivec4(textureSize(c, 0), textureQueryLevels(d));
    o[i + 12] = ivec4(textureSize(d, 1), textureQueryLevels(e), i);
}
//// texture_rectangle
#version 450
//! ssbo 0 1024 zero
//! texture 0 rect rgba32f 9 7 1 1 float clamp
layout(local_size_x = 9, local_size_y = 7) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform sampler2DRect t;
void main()
{
    uvec2 p = gl_LocalInvocationID.xy;
    o[gl_LocalInvocationIndex] = texture(t, vec2(p) + 0.5) + texelFetch(t, ivec2(8, 6) - ivec2(p)) + vec4(textureSize(t), 0, 0);
}
//// texture_srgb
#version 450
//! ssbo 0 1024 zero
//! texture 0 2d srgb8 8 8 1 1 hash
//! within 0 64 0.002
// llvmpipe's sRGB is a polynomial; Caygen's are the numbers of the standard.
layout(local_size_x = 8, local_size_y = 8) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(binding = 0) uniform sampler2D t;
void main() { o[gl_LocalInvocationIndex] = texelFetch(t, ivec2(gl_LocalInvocationID.xy), 0); }
//// uint_arithmetic
#version 450
//! ssbo 0 4096 zero
//! ssbo 1 256 hash 3
//! ssbo 2 256 hash 4
// Counts of shifts are reduced with %, which NIR keeps, unlike & 31 (shifts.comp).
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
layout(std430, binding = 2) buffer B { uint b[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    uint x = a[i], y = (b[i] >> (i & 15u)) | 1u;
    o[i] = uvec4(x + y, x - y, x * y, x / y);
    o[i + 64] = uvec4(x % y, x >> (y % 31u), x << (y % 31u), uint(int(x) >> (y % 31u)));
    o[i + 128] = uvec4(min(x, y), max(x, y), clamp(x, y, y + 100u), uint(x < y));
    o[i + 192] = uvec4(uint(x >= y), uint(int(x) < int(y)), uint(x == y), uint(x != y));
}
//// uniform_array
#version 450
//! ssbo 0 1024 zero
//! ubo 0 256 hash 30
//! ubo 1 256 hash 31
//! ubo 2 256 hash 32
//! uniform which u 2
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(std140, binding = 0) uniform A { uvec4 a[16]; } block[3];
uniform uint which;
void main()
{
    uint i = gl_LocalInvocationIndex;
    o[i] = block[which].a[i & 15u] + block[which - 1u].a[5];
}
//// uniform_block
#version 450
//! ssbo 0 2048 zero
//! ubo 0 1024 hash 28
//! ubo 1 512 small 29
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec4 o[]; };
layout(std140, binding = 0) uniform A { uvec4 a[64]; };
layout(std140, binding = 1) uniform B { uvec4 first; uint second; uint third[20]; uvec2 last[4]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    o[i] = a[(i * 7u) & 63u] + a[3];
    o[i + 64] = first + uvec4(second, third[i % 20u], last[i & 3u]);
}
//// uniforms
#version 450
//! ssbo 0 2048 zero
//! uniform scale f 1.5 -2 0.25 8
//! uniform offset i 7
//! uniform mask u 0xff00ff
//! uniform pair f 3 -4
//! matrix m 4
//! matrix n 3
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
uniform vec4 scale;
uniform int offset;
uniform uint mask;
uniform vec2 pair;
uniform mat4 m;
uniform mat3 n;
void main()
{
    uint i = gl_LocalInvocationIndex;
    o[i] = m * (scale * float(int(i) + offset));
    o[i + 64] = vec4(n * vec3(pair, float(i)), uintBitsToFloat((i * 0x10001u & mask) | 0x3f800000u));
}
//// vector_index
#version 450
//! ssbo 0 1024 zero
//! ssbo 1 1024 float 34
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { vec4 o[]; };
layout(std430, binding = 1) buffer A { vec4 a[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    vec4 v = a[i], r = vec4(0);
    mat4 m = mat4(v, v.yzwx, v.zwxy, v.wxyz);
    r[i & 3u] = v[(i >> 2) & 3u];
    m[i & 3u][(i >> 4) & 3u] = 5.0;
    o[i] = r + m[(i + 1u) & 3u] + m[i & 3u];
}
//// xorshift
#version 450
//! groups 2 1 1
//! ssbo 0 512 hash 77
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[]; };
void main()
{
    uint x = o[gl_GlobalInvocationID.x] | 1u;
    for (int k = 0; k < 100; k++) {
        x ^= x << 13;
        x ^= x >> 17;
        x ^= x << 5;
    }
    o[gl_GlobalInvocationID.x] = x;
}
