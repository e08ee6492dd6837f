// SPDX-License-Identifier: MIT
// Half arithmetic, which only Intel's GPUs have. PoCL and Cayman compute the same values in float and round after
// every step, which is exact for one operation at a time.
#ifdef cl_khr_fp16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL FP_CONTRACT OFF
#define LOAD(p, i) (p)[i]
#define STORE(p, i, v) (p)[i] = (v)
#define H(v) (v)
typedef half number;
#else
#pragma OPENCL FP_CONTRACT OFF
#define LOAD(p, i) vload_half(i, p)
#define STORE(p, i, v) vstore_half(v, i, p)
#define H(v) rounded(v)
typedef float number;
float rounded(float x)
{
    uint scale = as_uint(fabs(x)) & 0x7f800000u; // 2^e; adding and taking away 1.5 * 2^(e+13) rounds to 11 bits
    float big = as_float(scale + (13u << 23)) * 1.5f;
    return (x + big) - big;
}
#endif

__kernel void half_arith(__global const half *a, __global const half *b, __global half *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    number x = LOAD(a, i), y = LOAD(b, i);
    STORE(out, i, H(x + y));
    STORE(out, n + i, H(x - y));
    STORE(out, 2 * n + i, H(x * y));
    STORE(out, 3 * n + i, x < y ? x : y);
    STORE(out, 4 * n + i, H(H(x * x) + y));
}
