// SPDX-License-Identifier: MIT
// options: -cl-std=CL2.0
// OpenCL C 2.0's atomics: every function, order and scope, global and local memory; program-scope variables; fences.
// Elsewhere than on Intel's compilers OpenCL C 1.2's functions do the same. All results are sums, sets or extremes.
#if __OPENCL_C_VERSION__ >= 200
#define CELL(type) atomic_##type
#define DO(old, new, call) new
#define GLOBAL_VARIABLE(type, name, value) global type name = value
#define FENCE(order, scope) atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE, order, scope)
#else
#define CELL(type) type
#endif

#if __OPENCL_C_VERSION__ >= 200
#define FETCH(op, p, x, order, scope) atomic_fetch_##op##_explicit(p, x, order, scope)
#define START(p, x) atomic_init(p, x)
#define LOAD(p, order, scope) atomic_load_explicit(p, order, scope)
#define STORE(p, x, order, scope) atomic_store_explicit(p, x, order, scope)
#define SWAP(p, x, order, scope) atomic_exchange_explicit(p, x, order, scope)
#else
#define FETCH(op, p, x, order, scope) atomic_##op(p, x)
#define START(p, x) *(p) = x
#define LOAD(p, order, scope) *(p)
#define STORE(p, x, order, scope) *(p) = x
#define SWAP(p, x, order, scope) atomic_xchg(p, x)
#endif

// Each work-item's part in eight global and eight local sums.
#define SUMS(name, type, order, read, scope)                                                                 \
    __kernel void name(__global const type *in, volatile __global CELL(type) * far, __global type *out)      \
    {                                                                                                        \
        __local CELL(type) near[8];                                                                          \
        const int i = get_global_id(0), l = get_local_id(0);                                                 \
        if (l < 8)                                                                                           \
            START(&near[l], l < 3 ? 0 : l == 4 ? ~0 : l == 5 ? 0 : in[0]);                                   \
        barrier(CLK_LOCAL_MEM_FENCE);                                                                        \
        FETCH(add, far, in[i], order, scope);                                                                \
        FETCH(sub, far + 1, in[i], order, scope);                                                            \
        FETCH(or, far + 2, in[i] & 0x1111, order, scope);                                                    \
        FETCH(and, far + 3, in[i] | 0xffff00, order, scope);                                                 \
        FETCH(xor, far + 4, in[i], order, scope);                                                            \
        FETCH(min, far + 5, in[i], order, scope);                                                            \
        FETCH(max, far + 6, in[i], order, scope);                                                            \
        FETCH(add, near, in[i], order, memory_scope_work_group);                                             \
        FETCH(sub, near + 1, in[i], order, memory_scope_work_group);                                         \
        FETCH(xor, near + 2, in[i], order, memory_scope_work_group);                                         \
        FETCH(or, near + 3, in[i] & 0x2222, order, memory_scope_work_group);                                 \
        FETCH(and, near + 4, in[i] | 0xff00ff, order, memory_scope_work_group);                              \
        FETCH(max, near + 5, in[i], order, memory_scope_work_group);                                         \
        FETCH(min, near + 6, in[i], order, memory_scope_work_group);                                         \
        barrier(CLK_LOCAL_MEM_FENCE);                                                                        \
        if (l < 8)                                                                                           \
            out[get_group_id(0) * 8 + l] = LOAD(&near[l], read, memory_scope_work_group);                    \
    }
SUMS(sums_int_relaxed, int, memory_order_relaxed, memory_order_relaxed, memory_scope_device)
SUMS(sums_uint_acquire, uint, memory_order_acquire, memory_order_acquire, memory_scope_device)
SUMS(sums_int_release, int, memory_order_release, memory_order_relaxed, memory_scope_device)
SUMS(sums_uint_acq_rel, uint, memory_order_acq_rel, memory_order_acquire, memory_scope_all_svm_devices)
SUMS(sums_int_seq_cst, int, memory_order_seq_cst, memory_order_seq_cst, memory_scope_device)

// Values that change hands: what is given and what is there at the end is the same set.
#define HANDS(name, type, order, scope)                                                                      \
    __kernel void name(__global const type *in, volatile __global CELL(type) * far, __global type *out)      \
    {                                                                                                        \
        __local CELL(type) near;                                                                             \
        __local type total;                                                                                  \
        const int i = get_global_id(0);                                                                      \
        if (get_local_id(0) == 0) {                                                                          \
            START(&near, 5);                                                                                 \
            total = 0;                                                                                       \
        }                                                                                                    \
        barrier(CLK_LOCAL_MEM_FENCE);                                                                        \
        STORE(far + i, in[i], order##_store, scope);                                                         \
        const type had = SWAP(far + i, in[i] * 3, order, scope);                                             \
        const type given = SWAP(&near, in[i], order, memory_scope_work_group);                               \
        ADD_TO(total, given);                                                                                \
        barrier(CLK_LOCAL_MEM_FENCE);                                                                        \
        out[i] = total + LOAD(&near, memory_order_relaxed, memory_scope_work_group) - had;                   \
    }
#define memory_order_relaxed_store memory_order_relaxed
#define memory_order_acq_rel_store memory_order_release
#define memory_order_seq_cst_store memory_order_seq_cst
#if __OPENCL_C_VERSION__ >= 200
#define ADD_TO(total, x) atomic_fetch_add((local atomic_int *)&total, x)
#else
#define ADD_TO(total, x) atomic_add(&total, x)
#endif
HANDS(hands_relaxed, int, memory_order_relaxed, memory_scope_work_group)
HANDS(hands_acq_rel, int, memory_order_acq_rel, memory_scope_device)
HANDS(hands_seq_cst, int, memory_order_seq_cst, memory_scope_device)

// A counter that only compare-exchange advances, strong and weak; a lock of a flag; a product no fetch knows.
__kernel void compare_exchange(volatile __global CELL(int) * far, __global const int *in, __global int *out)
{
    const int i = get_global_id(0);
#if __OPENCL_C_VERSION__ >= 200
    int seen = atomic_load_explicit(far, memory_order_relaxed, memory_scope_device);
    while (!atomic_compare_exchange_strong_explicit(far, &seen, seen * 3 + 1, memory_order_acq_rel, memory_order_acquire,
                                                    memory_scope_device))
        ;
    seen = atomic_load(far + 1);
    while (!atomic_compare_exchange_weak_explicit(far + 1, &seen, seen + in[i], memory_order_seq_cst,
                                                  memory_order_relaxed, memory_scope_device))
        ;
    int wrong = 12345;
    out[i] = atomic_compare_exchange_strong(far + 2, &wrong, 1) ? -1 : wrong;
#else
    int seen = far[0], before;
    while ((before = atomic_cmpxchg(far, seen, seen * 3 + 1)) != seen)
        seen = before;
    atomic_add(far + 1, in[i]);
    out[i] = far[2];
#endif
}

__kernel void flags(volatile __global int *flag, __global int *out)
{
    const int i = get_global_id(0);
#if __OPENCL_C_VERSION__ >= 200
    volatile __global atomic_flag *f = (volatile __global atomic_flag *)flag + (i >> 3);
    if (!atomic_flag_test_and_set_explicit(f, memory_order_acquire, memory_scope_device))
        atomic_fetch_add((__global atomic_int *)out + (i >> 3), 1);
    if ((i & 31) == 31)
        atomic_flag_clear_explicit((volatile __global atomic_flag *)flag + 32 + i, memory_order_release, memory_scope_device);
#else
    if (atomic_xchg(flag + (i >> 3), 1) == 0)
        atomic_add(out + (i >> 3), 1);
    if ((i & 31) == 31)
        flag[32 + i] = 0;
#endif
}

// Variables of the program: they have their first values, and keep what a launch leaves for its own other work-items.
#if __OPENCL_C_VERSION__ >= 200
global int starts[4] = {10, 20, 30, 40};
global atomic_int counted = ATOMIC_VAR_INIT(7);
global float zeros[8];
global int *global where = &starts[2];
__kernel void program_variables(__global int *out)
{
    const int i = get_global_id(0);
    int x = starts[i & 3] + *where + (int)zeros[i & 7];
    atomic_fetch_add(&counted, 1);
    static global int inner[2] = {3, 4};
    out[i] = x + inner[i & 1];
}
#else
__kernel void program_variables(__global int *out)
{
    const int i = get_global_id(0);
    out[i] = (i & 3) * 10 + 10 + 30 + 3 + (i & 1);
}
#endif

// A message in local memory, published by a fence and a flag that all wait for at the barrier.
__kernel void fences_c11(__global const int *in, __global int *out)
{
    __local int message[64];
    const int l = get_local_id(0), i = get_global_id(0);
    message[l] = in[i] * 3;
#if __OPENCL_C_VERSION__ >= 200
    atomic_work_item_fence(CLK_LOCAL_MEM_FENCE, memory_order_release, memory_scope_work_group);
    work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
    atomic_work_item_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE, memory_order_seq_cst, memory_scope_device);
#else
    barrier(CLK_LOCAL_MEM_FENCE);
#endif
    out[i] = message[63 - l];
}
