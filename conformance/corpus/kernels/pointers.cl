// SPDX-License-Identifier: MIT
// Pointers as data: kept in global, local and private memory and taken out again, so that what they point to cannot be
// reached by the surface of an argument; their arithmetic. What is left in buffers does not depend on their size.
#pragma OPENCL FP_CONTRACT OFF
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store : enable

struct node {
    __global struct node *next;
    int value;
};

#define NODES 4

// A list in memory, walked, then cleared.
__kernel void list(__global const int *in, __global int *memory, __global int *out)
{
    int i = get_global_id(0);
    __global struct node *nodes = (__global struct node *)(memory + i * NODES * 4), *head = 0;
    for (int k = 0; k < NODES; k++) {
        __global struct node *n = nodes + (k * 3 + i) % NODES;
        n->value = in[(i + k) & 63];
        n->next = head;
        head = n;
    }
    int sum = 0, weight = 1;
    for (__global struct node *n = head; n; n = n->next, weight += 2)
        sum += n->value * weight;
    out[i] = sum;
    for (int k = 0; k < NODES * 4; k++)
        memory[i * NODES * 4 + k] = 0;
}

// Through local memory: each work-item uses what another one has put there.
#define THROUGH_LOCAL(type)                                                                                  \
    __kernel void local_##type(__global const type *in, __global type *out, int shift)                       \
    {                                                                                                        \
        __global const type *__local from[64];                                                               \
        __global type *__local to[64];                                                                       \
        int l = get_local_id(0), i = get_global_id(0), n = get_local_size(0);                                \
        from[l] = in + i;                                                                                    \
        to[l] = out + i;                                                                                     \
        barrier(CLK_LOCAL_MEM_FENCE);                                                                        \
        int other = (l + shift) % n;                                                                         \
        *to[other] = *from[(l * 3) % n];                                                                     \
    }
THROUGH_LOCAL(char)
THROUGH_LOCAL(ushort)
THROUGH_LOCAL(int)
THROUGH_LOCAL(long)
THROUGH_LOCAL(float4)
THROUGH_LOCAL(char16)
THROUGH_LOCAL(short8)

// A private array of pointers, indexed by data: private memory.
__kernel void private_table(__global const int *a, __global const int *b, __global const int *c, __global int *out)
{
    __global const int *table[24];
    int i = get_global_id(0);
    for (int k = 0; k < 24; k++)
        table[k] = (k % 3 == 0 ? a : k % 3 == 1 ? b : c) + ((i + k) & 31);
    int at = i % 24, sum = 0;
    for (int k = 0; k < 8; k++) {
        sum = sum * 5 + *table[at];
        at = (at + (sum & 15) + 1) % 24;
    }
    out[i] = sum;
}

// The same place for every work-item of a group.
__kernel void uniform(__global const float *in, __global float *out)
{
    __global const float *__local place;
    if (get_local_id(0) == 0)
        place = in + get_group_id(0) * 16;
    barrier(CLK_LOCAL_MEM_FENCE);
    __global const float *p = place;
    float16 v = vload16(0, p);
    out[get_global_id(0)] = v.s0 + v.s5 * 2.0f - v.sf + p[get_local_id(0) & 15];
}

__kernel void atomics(__global const int *in, __global int *sums, __global int *out)
{
    __global int *__local place[64];
    int l = get_local_id(0), i = get_global_id(0);
    place[l] = sums + (in[i] & 7);
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_add(place[(l + 5) & 31], in[i] >> 8);
    atomic_max(place[(l + 9) & 31] + 8, in[i]);
    atomic_inc(place[l] + 16);
    out[i] = (int)(place[l] - sums);
}

__kernel void arithmetic(__global int *data, __global int *out)
{
    int i = get_global_id(0);
    __global int *p = data + i * 3, *q = (__global int *)((__global char *)data + i * 8);
    out[i * 4] = (int)(p - q);
    out[i * 4 + 1] = (p > q) * 2 + (p == q);
    out[i * 4 + 2] = (int)((size_t)(p + 5) - (size_t)p);
    out[i * 4 + 3] = p[i & 1] - q[1] + (p ? 1 : 0);
}

// Nothing there: not read.
__kernel void nothing(__global const int *in, __global const int *absent, __global int *out)
{
    int i = get_global_id(0);
    __global const int *table[9];
    for (int k = 0; k < 9; k++)
        table[k] = (in[i] >> k & 1) ? in + k : 0;
    __global const int *p = table[i % 9];
    out[i] = p ? *p : -7;
}
