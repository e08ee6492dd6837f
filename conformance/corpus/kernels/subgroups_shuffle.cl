// SPDX-License-Identifier: MIT
// cl_khr_subgroup_shuffle, _shuffle_relative and the shuffles of cl_intel_subgroups with its _char, _short and _long
// forms. Elsewhere than on Intel's compilers the same is said with indexes.
#ifdef cl_intel_subgroups
#define SIZE(n) __attribute__((intel_reqd_sub_group_size(n)))
#define LANE get_sub_group_local_id()
#define GIVE(r, call, ...) r = call
#else
#define SIZE(n)
#define LANE (get_local_id(0) % sub)
#define GIVE(r, call, ...) __VA_ARGS__
#endif
#define AT(k) in[i - get_local_id(0) % sub + (k)]

#define KERNEL(name, type, simd, ...)                                                                        \
    SIZE(simd) __kernel void name(__global const type *in, __global const type *more, __global type *out)    \
    {                                                                                                        \
        const size_t i = get_global_id(0);                                                                   \
        const uint sub = simd, lane = LANE;                                                                  \
        type r;                                                                                              \
        __VA_ARGS__;                                                                                         \
        out[i] = r;                                                                                          \
    }

// Any place; a place that differs in some bits; places before and behind, where there are such.
#define KHR(type, simd)                                                                                      \
    KERNEL(shuffle_##type##_simd##simd, type, simd,                                                          \
           GIVE(r, sub_group_shuffle(in[i], (lane * 5 + 3) % sub), r = AT((lane * 5 + 3) % sub)))            \
    KERNEL(shuffle_xor_##type##_simd##simd, type, simd,                                                      \
           GIVE(r, sub_group_shuffle_xor(in[i], 5), r = AT(lane ^ 5)))                                       \
    KERNEL(shuffle_up_##type##_simd##simd, type, simd, type up;                                              \
           GIVE(up, sub_group_shuffle_up(in[i], 3), up = lane < 3 ? in[i] : AT(lane - 3));                   \
           r = lane < 3 ? in[i] : up)                                                                        \
    KERNEL(shuffle_down_##type##_simd##simd, type, simd, type down;                                          \
           GIVE(down, sub_group_shuffle_down(in[i], 2), down = lane + 2 < sub ? AT(lane + 2) : in[i]);       \
           r = lane + 2 < sub ? down : in[i])
KHR(int, 8)
KHR(uint, 16)
KHR(int, 32)
KHR(long, 16)
KHR(ulong, 8)
KHR(short, 16)
KHR(ushort, 32)
KHR(char, 8)
KHR(uchar, 16)
KHR(float, 16)
#ifdef cl_khr_fp64
KHR(double, 8)
#endif

// Two registers' worth of values: places beyond the first come from the second.
#define INTEL(type, simd)                                                                                    \
    KERNEL(intel_shuffle_##type##_simd##simd, type, simd,                                                    \
           GIVE(r, intel_sub_group_shuffle(in[i], (lane * 3 + 1) % sub), r = AT((lane * 3 + 1) % sub)))      \
    KERNEL(intel_shuffle_xor_##type##_simd##simd, type, simd,                                                \
           GIVE(r, intel_sub_group_shuffle_xor(in[i], lane & 6), r = AT(lane ^ (lane & 6))))                 \
    KERNEL(intel_shuffle_down_##type##_simd##simd, type, simd,                                               \
           GIVE(r, intel_sub_group_shuffle_down(in[i], more[i], 3),                                          \
                const size_t from = i - lane; r = lane + 3 < sub ? in[from + lane + 3] : more[from + lane + 3 - sub])) \
    KERNEL(intel_shuffle_up_##type##_simd##simd, type, simd,                                                 \
           GIVE(r, intel_sub_group_shuffle_up(in[i], more[i], 2),                                            \
                const size_t from = i - lane; r = lane < 2 ? in[from + lane + sub - 2] : more[from + lane - 2]))
INTEL(int, 16)
INTEL(uint, 8)
INTEL(float, 32)
#ifdef cl_khr_fp64
INTEL(double, 16)
#endif
INTEL(long, 16)
INTEL(ulong, 8)
INTEL(short, 16)
INTEL(ushort, 32)
INTEL(char, 16)
INTEL(uchar, 8)
INTEL(int2, 8)
INTEL(uint4, 16)
INTEL(float8, 8)
INTEL(short2, 16)
INTEL(uchar4, 16)
INTEL(float16, 8)

// The sub-group's own reductions of the types that cl_intel_subgroups_short and _char add.
#define FOLD(type, start, from, to, next)                                                                    \
    r = start;                                                                                               \
    for (uint k = from; k < to; k++)                                                                         \
    r = (type)(next)
#define SMALL(type, simd)                                                                                    \
    KERNEL(intel_reduce_##type##_simd##simd, type, simd,                                                     \
           GIVE(r, intel_sub_group_reduce_add(in[i]), FOLD(type, AT(0), 1, sub, r + AT(k))))                 \
    KERNEL(intel_inclusive_##type##_simd##simd, type, simd,                                                  \
           GIVE(r, intel_sub_group_scan_inclusive_min(in[i]), FOLD(type, AT(0), 1, lane + 1, r < AT(k) ? r : AT(k)))) \
    KERNEL(intel_exclusive_##type##_simd##simd, type, simd,                                                  \
           GIVE(r, intel_sub_group_scan_exclusive_add(in[i]), FOLD(type, 0, 0, lane, r + AT(k))))            \
    KERNEL(intel_broadcast_##type##_simd##simd, type, simd, GIVE(r, intel_sub_group_broadcast(in[i], 5), r = AT(5)))
SMALL(short, 16)
SMALL(ushort, 8)
SMALL(char, 16)
SMALL(uchar, 32)
