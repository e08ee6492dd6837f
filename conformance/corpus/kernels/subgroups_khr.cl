// SPDX-License-Identifier: MIT
// cl_khr_subgroups and cl_khr_subgroup_extended_types: every function, every type, SIMD 8, 16 and 32, work-groups whose
// last sub-group is not full. Elsewhere than on Intel's compilers the same is said with loops over the sub-group's inputs.
#ifdef cl_intel_subgroups
#define SIZE(n) __attribute__((intel_reqd_sub_group_size(n)))
#define LANE get_sub_group_local_id()
#define COUNT get_sub_group_size()
#define GIVE(r, call, ...) r = call
#else
#define SIZE(n)
#define LANE (get_local_id(0) % sub)
#define REST (get_local_size(0) - get_local_id(0) / sub * sub)
#define COUNT (REST < sub ? REST : sub)
#define GIVE(r, call, ...) __VA_ARGS__
#endif
#define FIRST (i - get_local_id(0) % sub)

#undef min // PoCL's own names would be pasted
#undef max
#define OP_add(a, b) ((a) + (b))
#define OP_min(a, b) ((b) < (a) ? (b) : (a))
#define OP_max(a, b) ((a) < (b) ? (b) : (a))

#define KERNEL(name, type, simd, ...)                                                                        \
    SIZE(simd) __kernel void name(__global const type *in, __global type *out)                               \
    {                                                                                                        \
        const size_t i = get_global_id(0);                                                                   \
        const uint sub = simd;                                                                               \
        type r;                                                                                              \
        __VA_ARGS__;                                                                                         \
        out[i] = r;                                                                                          \
    }

// A loop over the sub-group's inputs from..to-1, beginning with `start`.
#define FOLD(type, op, start, from, to)                                                                      \
    r = start;                                                                                               \
    for (uint k = from; k < to; k++)                                                                         \
    r = (type)OP_##op(r, in[FIRST + k])

#define REDUCE(type, simd, op, least, most)                                                                  \
    KERNEL(reduce_##op##_##type##_simd##simd, type, simd,                                                    \
           GIVE(r, sub_group_reduce_##op(in[i]), FOLD(type, op, in[FIRST], 1, COUNT)))                       \
    KERNEL(inclusive_##op##_##type##_simd##simd, type, simd,                                                 \
           GIVE(r, sub_group_scan_inclusive_##op(in[i]), FOLD(type, op, in[FIRST], 1, LANE + 1)))            \
    KERNEL(exclusive_##op##_##type##_simd##simd, type, simd,                                                 \
           GIVE(r, sub_group_scan_exclusive_##op(in[i]), FOLD(type, op, IDENTITY_##op(least, most), 0, LANE)))
#define IDENTITY_add(least, most) 0
#define IDENTITY_min(least, most) most
#define IDENTITY_max(least, most) least

#define OPERATIONS(type, simd, least, most)                                                                  \
    REDUCE(type, simd, add, least, most)                                                                     \
    REDUCE(type, simd, min, least, most)                                                                     \
    REDUCE(type, simd, max, least, most)

OPERATIONS(int, 8, INT_MIN, INT_MAX)
OPERATIONS(uint, 16, 0, UINT_MAX)
OPERATIONS(long, 16, LONG_MIN, LONG_MAX)
OPERATIONS(ulong, 8, 0, ULONG_MAX)
OPERATIONS(float, 16, -INFINITY, INFINITY)
OPERATIONS(char, 16, CHAR_MIN, CHAR_MAX)
OPERATIONS(uchar, 8, 0, UCHAR_MAX)
OPERATIONS(short, 16, SHRT_MIN, SHRT_MAX)
OPERATIONS(ushort, 8, 0, USHRT_MAX)
REDUCE(int, 32, add, INT_MIN, INT_MAX)
REDUCE(uint, 32, max, 0, UINT_MAX)
REDUCE(short, 32, min, SHRT_MIN, SHRT_MAX)

#define BROADCAST(name, type, simd, from)                                                                    \
    KERNEL(broadcast_##name##_simd##simd, type, simd, GIVE(r, sub_group_broadcast(in[i], from), r = in[FIRST + from]))
BROADCAST(int, int, 8, 3)
BROADCAST(uint, uint, 16, 5)
BROADCAST(long, long, 16, 7)
BROADCAST(ulong, ulong, 32, 0)
BROADCAST(float, float, 32, 6)
BROADCAST(char, char, 16, 2)
BROADCAST(uchar, uchar, 8, 1)
BROADCAST(short, short, 32, 4)
BROADCAST(ushort, ushort, 16, 7)
BROADCAST(int2, int2, 8, 6)
BROADCAST(uchar4, uchar4, 16, 3)
BROADCAST(ushort8, ushort8, 16, 2)
BROADCAST(float16, float16, 8, 1)
BROADCAST(long2, long2, 16, 4)

// Votes about a condition that many, all or none of a sub-group's inputs meet.
#define VOTE(name, simd, call, start, op, condition)                                                         \
    KERNEL(name##_simd##simd, int, simd, int r0;                                                             \
           GIVE(r0, call(condition(in[i])) != 0, r0 = start; for (uint k = 0; k < COUNT; k++) r0 = r0 op condition(in[FIRST + k])); \
           r = r0 ? 1 : -1)
#define MANY(x) ((x & 7) != 0)
#define FEW(x) ((x & 31) == 0)
VOTE(all_many, 8, sub_group_all, 1, &&, MANY)
VOTE(any_few, 8, sub_group_any, 0, ||, FEW)
VOTE(all_few, 16, sub_group_all, 1, &&, FEW)
VOTE(any_many, 16, sub_group_any, 0, ||, MANY)
VOTE(all_many, 32, sub_group_all, 1, &&, MANY)
VOTE(any_few, 32, sub_group_any, 0, ||, FEW)

// What a work-item may know about its sub-group.
#define SHAPE(simd)                                                                                          \
    SIZE(simd) __kernel void shape_simd##simd(__global uint4 *out)                                           \
    {                                                                                                        \
        const size_t i = get_global_id(0), l = get_local_id(0);                                              \
        const uint sub = simd, groups = (get_local_size(0) + simd - 1) / simd;                               \
        uint4 r;                                                                                             \
        GIVE(r, (uint4)(get_sub_group_size(), get_max_sub_group_size(), get_num_sub_groups(), get_sub_group_id()), \
             r = (uint4)(COUNT, sub, groups, l / sub));                                                      \
        uint lane;                                                                                           \
        GIVE(lane, get_sub_group_local_id(), lane = LANE);                                                   \
        r.y += lane << 16;                                                                                   \
        out[i] = r;                                                                                          \
    }
SHAPE(8)
SHAPE(16)
SHAPE(32)

// Work-items of one sub-group pass values through local memory with no more than the sub-group's own barrier.
#ifdef cl_intel_subgroups
#define FENCE sub_group_barrier(CLK_LOCAL_MEM_FENCE)
#else
#define FENCE barrier(CLK_LOCAL_MEM_FENCE)
#endif
SIZE(16) __kernel void own_barrier_simd16(__global const int *in, __global int *out)
{
    __local int t[64];
    const size_t l = get_local_id(0);
    int x = in[get_global_id(0)];
    for (int step = 1; step < 16; step *= 2) {
        t[l] = x;
        FENCE;
        x = x * 3 + t[l ^ step];
        FENCE;
    }
    out[get_global_id(0)] = x;
}
