// SPDX-License-Identifier: MIT
// Half and single precision in one expression: Intel's compiler folds the conversions into the instructions. PoCL and
// Cayman load and store halves as floats, with the same values.
#pragma OPENCL FP_CONTRACT OFF
#ifdef cl_khr_fp16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#define LOAD(p, i) (float)(p)[i]
#define STORE(p, i, v) (p)[i] = (half)(v)
#else
#define LOAD(p, i) vload_half(i, p)
#define STORE(p, i, v) vstore_half(v, i, p)
#endif

__kernel void half_widen(__global const half *a, __global const half *b, __global const float *c, __global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = LOAD(a, i), y = LOAD(b, i), z = c[i];
    out[i] = x + y;
    out[n + i] = x * y;
    out[2 * n + i] = z - y;
    out[3 * n + i] = x > z ? x * 3.0f : y * x;
}

__kernel void half_narrow(__global const half *a, __global const float *c, __global half *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = LOAD(a, i), z = c[i];
    STORE(out, i, x * z);
    STORE(out, n + i, z + z);
    STORE(out, 2 * n + i, z - x);
}
