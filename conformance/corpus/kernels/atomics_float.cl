// SPDX-License-Identifier: MIT
// options: -cl-std=CL3.0 -DFLOAT_ATOMICS
// Atomic minimum, maximum and sum of floats; where they are not there, by compare and exchange. The values of the sums are
// small integers, so their order is no matter. No zeros: which of two is the smaller one is open.
#ifdef FLOAT_ATOMICS
#pragma OPENCL EXTENSION cl_ext_float_atomics : enable
#define CELL atomic_float
#define COMBINE(op, space, p, x, scope) atomic_fetch_##op##_explicit(p, x, memory_order_relaxed, scope)
#define SET(p, x) atomic_init(p, x)
#define VALUE(p) atomic_load_explicit(p, memory_order_relaxed, memory_scope_work_group)
#else
#define CELL float
#define memory_scope_device 0
#define memory_scope_work_group 0
#define DEFINE(name, space, now)                                                                             \
    float combine_##name##_##space(volatile __##space float *p, float x)                                     \
    {                                                                                                        \
        volatile __##space uint *u = (volatile __##space uint *)p;                                           \
        uint old = *u, before;                                                                               \
        do {                                                                                                 \
            before = old;                                                                                    \
            old = atomic_cmpxchg(u, before, as_uint(now(as_float(before), x)));                              \
        } while (old != before);                                                                             \
        return as_float(old);                                                                                \
    }
float
plus(float a, float b)
{
    return a + b;
}
DEFINE(min, global, fmin)
DEFINE(max, global, fmax)
DEFINE(add, global, plus)
DEFINE(min, local, fmin)
DEFINE(max, local, fmax)
DEFINE(add, local, plus)
#define COMBINE(op, space, p, x, scope) combine_##op##_##space(p, x)
#define SET(p, x) (*(p) = x)
#define VALUE(p) (*(p))
#endif

__kernel void float_global(__global const int *in, volatile __global CELL *cell)
{
    float x = in[get_global_id(0)] + 0.5f;
    COMBINE(min, global, cell, x, memory_scope_device);
    COMBINE(max, global, cell + 1, x, memory_scope_device);
    COMBINE(add, global, cell + 2, x - 0.5f, memory_scope_device);
}

// Every work-item has a cell of its own: the old values are determined.
__kernel void float_returns(__global const int *in, volatile __global CELL *cell, __global float *out)
{
    int i = get_global_id(0);
    float x = in[i] * 0.25f + 0.125f, r = 0;
    r += COMBINE(min, global, cell + i, x, memory_scope_device);
    r += 2 * COMBINE(max, global, cell + i, -x, memory_scope_device);
    r += 4 * COMBINE(add, global, cell + i, 3.0f, memory_scope_device);
    out[i] = r;
}

__kernel void float_local(__global const int *in, __global float *out)
{
    __local CELL t[4];
    int l = get_local_id(0);
    float x = in[get_global_id(0)] + 0.5f;
    if (l < 4)
        SET(t + l, l == 0 ? 1e30f : l == 1 ? -1e30f : 0.0f);
    barrier(CLK_LOCAL_MEM_FENCE);
    COMBINE(min, local, t, x, memory_scope_work_group);
    COMBINE(max, local, t + 1, x, memory_scope_work_group);
    COMBINE(add, local, t + 2, x - 0.5f, memory_scope_work_group);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 3)
        out[get_group_id(0) * 3 + l] = VALUE(t + l);
}
