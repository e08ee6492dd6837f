// SPDX-License-Identifier: MIT
// options: -cl-std=CL2.0
// OpenCL C 2.0's functions of the whole work-group. Elsewhere than on Intel's compilers the same is said with loops over
// the work-group's inputs.
#if __OPENCL_C_VERSION__ >= 200
#define GIVE(r, call, ...) r = call
#else
#define GIVE(r, call, ...) __VA_ARGS__
#endif
#define FIRST (i - get_local_id(0))

#undef min // PoCL's own names would be pasted
#undef max
#define OP_add(a, b) ((a) + (b))
#define OP_min(a, b) ((b) < (a) ? (b) : (a))
#define OP_max(a, b) ((a) < (b) ? (b) : (a))

#define KERNEL(name, type, ...)                                                                              \
    __kernel void name(__global const type *in, __global type *out)                                          \
    {                                                                                                        \
        const size_t i = get_global_id(0), l = get_local_id(0), n = get_local_size(0);                       \
        type r;                                                                                              \
        __VA_ARGS__;                                                                                         \
        out[i] = r;                                                                                          \
    }
#define FOLD(type, op, start, from, to)                                                                      \
    r = start;                                                                                               \
    for (size_t k = from; k < to; k++)                                                                       \
    r = (type)OP_##op(r, in[FIRST + k])
#define GROUP(type, op, start)                                                                               \
    KERNEL(group_reduce_##op##_##type, type,                                                                 \
           GIVE(r, work_group_reduce_##op(in[i]), FOLD(type, op, in[FIRST], 1, n)))                          \
    KERNEL(group_inclusive_##op##_##type, type,                                                              \
           GIVE(r, work_group_scan_inclusive_##op(in[i]), FOLD(type, op, in[FIRST], 1, l + 1)))              \
    KERNEL(group_exclusive_##op##_##type, type,                                                              \
           GIVE(r, work_group_scan_exclusive_##op(in[i]), FOLD(type, op, start, 0, l)))
#define OPERATIONS(type, least, most)                                                                        \
    GROUP(type, add, 0)                                                                                      \
    GROUP(type, min, most)                                                                                   \
    GROUP(type, max, least)
OPERATIONS(int, INT_MIN, INT_MAX)
OPERATIONS(uint, 0, UINT_MAX)
OPERATIONS(long, LONG_MIN, LONG_MAX)
OPERATIONS(ulong, 0, ULONG_MAX)
OPERATIONS(float, -INFINITY, INFINITY)
#ifdef cl_khr_fp64
OPERATIONS(double, -INFINITY, INFINITY)
#endif

#define BROADCAST(type)                                                                                      \
    KERNEL(group_broadcast_##type, type, GIVE(r, work_group_broadcast(in[i], 37), r = in[FIRST + 37]))
BROADCAST(int)
BROADCAST(long)
BROADCAST(float)
__kernel void group_broadcast_2d(__global const int *in, __global int *out)
{
    const size_t x = get_local_id(0), y = get_local_id(1), width = get_global_size(0);
    const size_t i = get_global_id(1) * width + get_global_id(0);
    int r;
    GIVE(r, work_group_broadcast(in[i], 3, 2), r = in[i + (2 - y) * width + 3 - x]);
    out[i] = r;
}
__kernel void group_broadcast_3d(__global const int *in, __global int *out)
{
    const size_t w = get_global_size(0), h = get_global_size(1);
    const size_t i = (get_global_id(2) * h + get_global_id(1)) * w + get_global_id(0);
    int r;
    GIVE(r, work_group_broadcast(in[i], 1, 3, 1),
         r = in[i + ((1 - get_local_id(2)) * h + 3 - get_local_id(1)) * w + 1 - get_local_id(0)]);
    out[i] = r;
}
#define VOTE(name, call, start, op, condition)                                                               \
    KERNEL(group_##name, int, int v;                                                                         \
           GIVE(v, call(condition(in[i])) != 0, v = start; for (size_t k = 0; k < n; k++) v = v op condition(in[FIRST + k])); \
           r = v ? 1 : -1)
#define MANY(x) ((x & 63) != 0)
#define FEW(x) ((x & 127) == 0)
VOTE(all, work_group_all, 1, &&, MANY)
VOTE(any, work_group_any, 0, ||, FEW)
