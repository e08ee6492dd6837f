// SPDX-License-Identifier: MIT
// Copies by the whole work-group, of every type, one after another and with strides, in both directions, several under way
// at once; prefetch.
#define COPIES(type)                                                                                         \
    __kernel void copy_##type(__global const type *in, __global type *out)                                   \
    {                                                                                                        \
        __local type a[80], b[80];                                                                           \
        const size_t l = get_local_id(0), g = get_group_id(0);                                               \
        event_t e[2];                                                                                        \
        prefetch(in + g * 80, 80);                                                                           \
        e[0] = async_work_group_copy(a, in + g * 80 + 1, 75, 0);                                             \
        e[1] = async_work_group_copy(b, in + g * 3, 80, 0);                                                  \
        wait_group_events(2, e);                                                                             \
        type x = a[(l * 7 + 5) % 75], y = b[79 - l];                                                         \
        barrier(CLK_LOCAL_MEM_FENCE);                                                                        \
        a[l] = y;                                                                                            \
        b[l] = x;                                                                                            \
        barrier(CLK_LOCAL_MEM_FENCE);                                                                        \
        e[0] = async_work_group_copy(out + g * 128, a, 64, 0);                                               \
        e[0] = async_work_group_copy(out + g * 128 + 64, b, 61, e[0]);                                       \
        wait_group_events(1, e);                                                                             \
    }                                                                                                        \
    __kernel void strided_##type(__global const type *in, __global type *out)                                \
    {                                                                                                        \
        __local type t[64];                                                                                  \
        const size_t l = get_local_id(0), g = get_group_id(0);                                               \
        event_t e = async_work_group_strided_copy(t, in + g, 64, 2, 0);                                      \
        wait_group_events(1, &e);                                                                            \
        type x = t[63 - l];                                                                                  \
        barrier(CLK_LOCAL_MEM_FENCE);                                                                        \
        t[l] = x;                                                                                            \
        barrier(CLK_LOCAL_MEM_FENCE);                                                                        \
        e = async_work_group_strided_copy(out + g, t, 64, 2, 0);                                             \
        wait_group_events(1, &e);                                                                            \
    }
COPIES(char)
COPIES(uchar2)
COPIES(short)
COPIES(ushort4)
COPIES(int)
COPIES(uint2)
COPIES(int4)
COPIES(long)
COPIES(ulong8)
COPIES(float)
COPIES(float16)
