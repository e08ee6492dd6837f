// SPDX-License-Identifier: MIT
// What a kernel gets from its container besides code: program data with pointers in it, local memory of every kind,
// attributes, arguments that are unused or of odd sizes, launch values, private memory.
#pragma OPENCL FP_CONTRACT OFF
__constant int first[4] = {11, 12, 13, 14};
__constant int second[6] = {-21, -22, -23, -24, -25, -26};
__constant int third[5] = {301, 302, 303, 304, 305};
__constant int *__constant tables[3] = {first, second, third};
__constant int *__constant middles[4] = {&first[2], second + 3, &third[4], first};
__constant char *__constant names[4] = {"one", "two, three", "", "seventeen and a half"};

struct entry {
    int key;
    __constant short *values;
    float scale;
    __constant struct entry *next;
};
__constant short low[3] = {1, -2, 3}, high[3] = {1000, -2000, 3000};
__constant struct entry tail = {7, high, 0.25f, 0};
__constant struct entry head = {3, low, 1.5f, &tail};

#define X4(a) (a), (a) * 3 + 1, (a) ^ 0x55, (a) << 7
#define X16(a) X4(a), X4((a) + 10), X4((a) * 7), X4((a) + 1000)
#define X64(a) X16(a), X16((a) + 17), X16((a) + 23), X16((a) * 5)
__constant uint large[256] = {X64(1u), X64(99u), X64(12345u), X64(0xfedcu)};

__kernel void pointer_table(__global int *out)
{
    size_t i = get_global_id(0);
    out[i] = tables[i % 3][i & 3] * 1000 + *middles[i >> 2 & 3];
}

__kernel void string_table(__global char *out)
{
    size_t i = get_global_id(0);
    __constant char *text = names[i & 3];
    size_t n = 0;
    while (text[n])
        n++;
    out[i] = n ? text[(i >> 2) % n] : '.';
}

__kernel void linked_constants(__global float *out)
{
    size_t i = get_global_id(0);
    __constant struct entry *e = &head;
    float sum = 0.0f;
    for (size_t k = 0; e && k <= i % 3; k++, e = e->next)
        sum += (float)(e->key * e->values[i % 3]) * e->scale;
    out[i] = sum;
}

__kernel void large_table(__global const uint *in, __global uint *out)
{
    size_t i = get_global_id(0);
    out[i] = large[in[i] & 255] ^ large[in[i] >> 8 & 255];
}

// Arguments in local memory lie behind each other and the static array, each aligned to its type.
__kernel void mixed_locals(__global const int *in, __local uchar *bytes, __local long2 *wide, __local ushort *words,
                           __global long *out)
{
    __local int fixed[32];
    size_t l = get_local_id(0), n = get_local_size(0), i = get_global_id(0);
    bytes[l] = (uchar)in[i];
    wide[l] = (long2)(in[i], -(long)in[i]);
    words[l] = (ushort)(in[i] >> 8);
    fixed[l & 31] = in[i] * 3;
    barrier(CLK_LOCAL_MEM_FENCE);
    size_t o = n - 1 - l;
    out[i] = bytes[o] + wide[o].x * 2 + wide[o].y + words[o] + fixed[o & 31];
}

__kernel void two_static_locals(__global const float *in, __global float *out)
{
    __local float a[64];
    __local short b[64];
    size_t l = get_local_id(0), i = get_global_id(0);
    a[l] = in[i];
    b[63 - l] = (short)(l * 3);
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = a[63 - l] + (float)b[l];
}

__kernel __attribute__((reqd_work_group_size(8, 4, 2))) void required_size(__global uint *out)
{
    size_t i = (get_global_id(2) * get_global_size(1) + get_global_id(1)) * get_global_size(0) + get_global_id(0);
    out[i] = (uint)(get_local_id(0) + 10 * get_local_id(1) + 100 * get_local_id(2) + 1000 * get_group_id(0) +
                    10000 * get_group_id(1) + 100000 * get_group_id(2));
}

#define SUB_GROUP(n)                                                                                                 \
    __kernel __attribute__((intel_reqd_sub_group_size(n))) void sub_group_##n(__global const int *in,                \
                                                                              __global int *out, int k)              \
    {                                                                                                                \
        size_t i = get_global_id(0);                                                                                 \
        int sum = 0;                                                                                                 \
        for (int j = 0; j < (in[i] & 7) + k; j++)                                                                    \
            sum += in[(i + j) % get_global_size(0)] ^ j;                                                             \
        out[i] = sum;                                                                                                \
    }
SUB_GROUP(8)
SUB_GROUP(16)
SUB_GROUP(32)

__kernel void unused_arguments(__global const int *unused, int x, __local float *none, __constant int *nothing,
                               __global int *out, long idle)
{
    out[get_global_id(0)] = x + (int)get_global_id(0);
}

__kernel void many_values(__global double *out, char a, uchar b, short c, ushort d, int e, uint f, long g, ulong h,
                          float i, double j, char3 k, float3 l, short8 m, uchar16 n)
{
    size_t id = get_global_id(0);
    double sum = a + b + c + d + e + (double)f + (double)g + (double)h + i + j;
    sum += k.x - k.y * k.z + l.x * l.y - l.z + m.s0 + m.s7 * m.s3 + n.s0 + n.sf * n.s8;
    out[id] = sum * (double)(id + 1);
}

__kernel void launch_values(__global uint *out)
{
    size_t x = get_global_id(0) - get_global_offset(0), y = get_global_id(1) - get_global_offset(1);
    size_t i = y * get_global_size(0) + x;
    out[i * 4] = (uint)(get_work_dim() + 10 * get_num_groups(0) + 1000 * get_num_groups(1) + 100000 * get_num_groups(2));
    out[i * 4 + 1] = (uint)(get_global_size(0) * get_global_size(1) * get_global_size(2));
    out[i * 4 + 2] = (uint)(get_local_size(0) + 100 * get_local_size(1) + 10000 * get_local_size(2));
    out[i * 4 + 3] = (uint)(get_global_id(0) + 1000 * get_global_id(1) + get_global_offset(2));
}

// Neither ids nor sizes are read: a thread starts without them.
__kernel void without_ids(__global int *out, int x, __constant int *c)
{
    out[0] = x * c[1] + second[5];
}

__attribute__((noinline)) int mix(__private int *values, int n, int seed)
{
    for (int i = 0; i < n; i++) {
        seed = seed * 1664525 + 1013904223;
        values[(uint)seed >> 20 & 63] += i ^ values[i & 63];
    }
    return values[seed & 63];
}

__kernel void private_memory(__global const int *in, __global int *out, int n)
{
    int values[64];
    size_t i = get_global_id(0);
    for (int k = 0; k < 64; k++)
        values[k] = in[i] + k;
    int sum = mix(values, n, in[i]);
    sum ^= mix(values, n + 3, sum);
    out[i] = sum + values[in[i] & 63];
}

__kernel void inner(__global int *out, int x)
{
    out[get_global_id(0)] += x * first[get_global_id(0) & 3];
}

__kernel void outer(__global int *out, int x)
{
    inner(out, x);
    inner(out, x + 1);
}
