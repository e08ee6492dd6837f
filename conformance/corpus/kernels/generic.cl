// SPDX-License-Identifier: MIT
// options: -cl-std=CL2.0
// Pointers whose address space is found out at run time: 64-bit addresses with a tag, and the code behind it. Where there
// is no generic address space, the same by branches.
#if __OPENCL_C_VERSION__ >= 200
#define SOMEWHERE(type, name, i, a, b, c)                                                                    \
    type *name;                                                                                              \
    if (i % 3 == 0)                                                                                          \
        name = a;                                                                                            \
    else if (i % 3 == 1)                                                                                     \
        name = b;                                                                                            \
    else                                                                                                     \
        name = c
#define GET(p, i, a, b, c, at) p[at]
#define PUT(p, i, a, b, c, at, v) p[at] = v
#else
#define SOMEWHERE(type, name, i, a, b, c)
#define GET(p, i, a, b, c, at) (i % 3 == 0 ? (a)[at] : i % 3 == 1 ? (b)[at] : (c)[at])
#define PUT(p, i, a, b, c, at, v)                                                                            \
    if (i % 3 == 0)                                                                                          \
        (a)[at] = v;                                                                                         \
    else if (i % 3 == 1)                                                                                     \
        (b)[at] = v;                                                                                         \
    else                                                                                                     \
        (c)[at] = v
#endif

#define GENERIC(type)                                                                                        \
    __kernel void generic_##type(__global const type *in, __global type *data, __global type *out)           \
    {                                                                                                        \
        __local type shared[32 * 4];                                                                         \
        type own[4];                                                                                         \
        int i = get_global_id(0), l = get_local_id(0);                                                       \
        for (int k = 0; k < 4; k++)                                                                          \
            own[k] = shared[l * 4 + k] = in[i * 4 + k];                                                      \
        __global type *mine = data + i * 4;                                                                  \
        __local type *near = shared + l * 4;                                                                 \
        SOMEWHERE(type, p, i, mine, near, own);                                                              \
        for (int k = 0; k < 4; k++) {                                                                        \
            type v = GET(p, i, mine, near, own, (k + i) & 3);                                                \
            PUT(p, i, mine, near, own, (k * 3 + l) & 3, v * 5 + (type)k);                                    \
        }                                                                                                    \
        type sum = 0;                                                                                        \
        for (int k = 0; k < 4; k++)                                                                          \
            sum = sum * 7 + GET(p, i, mine, near, own, k);                                                   \
        out[i] = sum;                                                                                        \
    }
GENERIC(char)
GENERIC(short)
GENERIC(int)
GENERIC(long)

// Atomics on whichever memory it is; all results are sums.
__kernel void generic_atomics(__global const int *in, __global int *far, __global int *out)
{
    __local int near[4];
    int i = get_global_id(0), l = get_local_id(0);
    if (l < 4)
        near[l] = l;
    barrier(CLK_LOCAL_MEM_FENCE);
#if __OPENCL_C_VERSION__ >= 200
    atomic_int *p;
    if (in[i] & 1)
        p = (global atomic_int *)far;
    else
        p = (local atomic_int *)near;
    atomic_fetch_add_explicit(p + (i & 3), in[i], memory_order_relaxed, memory_scope_device);
    atomic_fetch_max_explicit(p + (i & 1) - (i & 1), -2147483647, memory_order_relaxed, memory_scope_device);
    int want = 0x7fffffff;
    atomic_compare_exchange_strong_explicit(p, &want, 1, memory_order_relaxed, memory_order_relaxed,
                                            memory_scope_device);
#else
    if (in[i] & 1)
        atomic_add(far + (i & 3), in[i]);
    else
        atomic_add(near + (i & 3), in[i]);
#endif
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (l < 4)
        out[get_group_id(0) * 4 + l] = near[l];
}
