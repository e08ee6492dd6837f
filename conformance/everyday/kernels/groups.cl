// SPDX-License-Identifier: MIT
// Work-groups, local memory, atomics, work-item functions, structures, private arrays.

__kernel void histogram_local(__global const uchar *in, __global uint *bins)
{
    __local uint mine[16];
    uint l = get_local_id(0);
    if (l < 16)
        mine[l] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_inc(&mine[in[get_global_id(0)] >> 4]);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 16)
        atomic_add(&bins[l], mine[l]);
}

__kernel void global_atomics(__global const int *in, __global int *out)
{
    int v = in[get_global_id(0)];
    atomic_add(&out[0], v);
    atomic_sub(&out[1], v);
    atomic_min(&out[2], v);
    atomic_max(&out[3], v);
    atomic_and(&out[4], v);
    atomic_or(&out[5], v & 0xff00ff);
    atomic_xor(&out[6], v);
    atomic_dec(&out[7]);
}

__kernel void local_atomics(__global const uint *in, __global uint *out)
{
    __local uint t[8];
    uint l = get_local_id(0), v = in[get_global_id(0)];
    if (l < 8)
        t[l] = l == 2 || l == 4 ? ~0u : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_add(&t[0], v);
    atomic_sub(&t[1], v);
    atomic_min(&t[2], v);
    atomic_max(&t[3], v);
    atomic_and(&t[4], v | 0xff);
    atomic_or(&t[5], v & 0xf0f0);
    atomic_xor(&t[6], v);
    atomic_dec(&t[7]);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 8)
        out[get_group_id(0) * 8 + l] = t[l];
}

__kernel void ids_1d(__global uint *out)
{
    __global uint *p = out + (get_global_id(0) - get_global_offset(0)) * 3;
    p[0] = get_global_id(0) << 8 | get_local_id(0);
    p[1] = get_group_id(0) << 16 | get_global_size(0);
    p[2] = get_local_size(0) << 24 | get_num_groups(0) << 16 | get_work_dim() << 12 | get_global_offset(0);
}

__kernel void ids_3d(__global uint4 *out)
{
    size_t x = get_global_id(0) - get_global_offset(0), y = get_global_id(1) - get_global_offset(1),
           z = get_global_id(2) - get_global_offset(2), i = (z * get_global_size(1) + y) * get_global_size(0) + x;
    out[i] = (uint4)(get_global_id(0) << 16 | get_global_id(1) << 8 | get_global_id(2),
                     get_local_id(0) << 16 | get_local_id(1) << 8 | get_local_id(2),
                     get_group_id(0) << 16 | get_group_id(1) << 8 | get_group_id(2),
                     get_num_groups(0) << 16 | get_num_groups(1) << 8 | get_num_groups(2));
}

__kernel void reverse_group(__global const float2 *in, __global float2 *out, __local float2 *t)
{
    size_t l = get_local_id(0), n = get_local_size(0);
    t[n - 1 - l] = in[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = t[l];
}

__kernel void ping_pong(__global int *data, int rounds)
{
    __local int a[64];
    __local int b[64];
    int l = get_local_id(0);
    __local int *from = a, *to = b;
    from[l] = data[get_global_id(0)];
    for (int k = 0; k < rounds; k++) {
        barrier(CLK_LOCAL_MEM_FENCE);
        to[l] = from[(l + 1) & 63] * 3 - from[(l + 63) & 63];
        __local int *t = from;
        from = to;
        to = t;
    }
    data[get_global_id(0)] = from[l];
}

struct particle {
    float4 place, speed;
    uint kind, age;
    float mass, unused;
};
__kernel void move_particles(__global struct particle *p, float dt)
{
    struct particle me = p[get_global_id(0)];
    if (me.kind & 1)
        me.speed.y -= 9.5f * dt;
    me.place.xyz += me.speed.xyz * 0.5f;
    me.age++;
    p[get_global_id(0)] = me;
}

struct settings {
    int scale;
    uint2 shift;
    short bias;
    uchar mask;
};
__kernel void with_settings(__global const int *in, __global int *out, struct settings s)
{
    size_t i = get_global_id(0);
    out[i] = (in[i] >> s.shift.x) * s.scale + (s.bias << s.shift.y) + (in[i] & s.mask);
}

union word {
    uint whole;
    uchar4 bytes;
    ushort2 halves;
};
__kernel void swap_bytes(__global uint *data)
{
    union word w, r;
    w.whole = data[get_global_id(0)];
    r.bytes = w.bytes.wzyx;
    data[get_global_id(0)] = r.halves.x + ((uint)r.halves.y << 16);
}

__constant int2 moves[4] = {(int2)(1, 0), (int2)(0, 1), (int2)(-1, 0), (int2)(0, -1)};
__kernel void walk(__global const uint *program, __global int2 *out, int steps)
{
    int2 at = (int2)(0);
    uint p = program[get_global_id(0)], turn = 0;
    for (int k = 0; k < steps; k++) {
        turn = (turn + (p >> k & 3)) & 3;
        at += moves[turn];
    }
    out[get_global_id(0)] = at;
}

__kernel void first_pairs(__global const int *in, __global int2 *out, int n, int wanted)
{
    __global const int *t = in + get_global_id(0) * n;
    int2 found = (int2)(-1);
    for (int a = 0; a < n; a++) {
        if (t[a] < 0)
            continue;
        for (int b = a + 1; b < n; b++)
            if (t[a] + t[b] == wanted) {
                found = (int2)(a, b);
                goto done;
            }
    }
done:
    out[get_global_id(0)] = found;
}

__kernel void digits_private(__global const uint *in, __global uint *out)
{
    uint counts[10] = {0}, v = in[get_global_id(0)], r = 0;
    for (; v; v /= 10)
        counts[v % 10]++;
    for (int d = 9; d >= 0; d--)
        r = r * 3 + min(counts[d], 2u);
    out[get_global_id(0)] = r;
}

__kernel void gcd_lcm(__global const uint2 *in, __global ulong2 *out)
{
    uint a = in[get_global_id(0)].x & 0xffff, b = in[get_global_id(0)].y & 0xffff | 1, x = a, y = b;
    while (y) {
        uint t = x % y;
        x = y;
        y = t;
    }
    out[get_global_id(0)] = (ulong2)(x, (ulong)a / x * b);
}

__kernel void mod_power(__global const uint *in, __global uint *out, uint exponent, uint modulus)
{
    ulong b = in[get_global_id(0)] % modulus, r = 1;
    for (uint e = exponent; e; e >>= 1, b = b * b % modulus)
        if (e & 1)
            r = r * b % modulus;
    out[get_global_id(0)] = r;
}

__kernel void roots_of_ints(__global const uint *in, __global uint *out)
{
    uint v = in[get_global_id(0)], r = 0;
    for (uint bit = 1u << 30; bit; bit >>= 2)
        if (v >= r + bit) {
            v -= r + bit;
            r = (r >> 1) + bit;
        } else
            r >>= 1;
    out[get_global_id(0)] = r;
}

__kernel void hamming74(__global const uchar *in, __global uchar *out)
{
    uint d = in[get_global_id(0)] & 15, a = d & 1, b = d >> 1 & 1, c = d >> 2 & 1, e = d >> 3;
    out[get_global_id(0)] = (a ^ b ^ e) | (a ^ c ^ e) << 1 | a << 2 | (b ^ c ^ e) << 3 | b << 4 | c << 5 | e << 6;
}
