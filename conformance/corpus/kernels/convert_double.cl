// SPDX-License-Identifier: MIT
// Every conversion of double to the other scalar types and back, in every rounding mode.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#define TO_INTEGER(D)                                                                                        \
    __kernel void double_to_##D(__global const double *in, __global D *out)                                  \
    {                                                                                                        \
        size_t i = get_global_id(0), n = get_global_size(0);                                                 \
        double x = in[i];                                                                                    \
        out[i] = convert_##D##_sat(x);                                                                       \
        out[n + i] = convert_##D##_sat_rte(x);                                                               \
        out[2 * n + i] = convert_##D##_sat_rtz(x);                                                           \
        out[3 * n + i] = convert_##D##_sat_rtp(x);                                                           \
        out[4 * n + i] = convert_##D##_sat_rtn(x);                                                           \
    }

#define FROM(S)                                                                                              \
    __kernel void S##_to_double(__global const S *in, __global double *out)                                  \
    {                                                                                                        \
        size_t i = get_global_id(0), n = get_global_size(0);                                                 \
        S x = in[i];                                                                                         \
        out[i] = convert_double(x);                                                                          \
        out[n + i] = convert_double_rte(x);                                                                  \
        out[2 * n + i] = convert_double_rtz(x);                                                              \
        out[3 * n + i] = convert_double_rtp(x);                                                              \
        out[4 * n + i] = convert_double_rtn(x);                                                              \
    }

#define TO_REAL(D)                                                                                           \
    __kernel void double_to_##D(__global const double *in, __global D *out)                                  \
    {                                                                                                        \
        size_t i = get_global_id(0), n = get_global_size(0);                                                 \
        double x = in[i];                                                                                    \
        out[i] = convert_##D(x);                                                                             \
        out[n + i] = convert_##D##_rte(x);                                                                   \
        out[2 * n + i] = convert_##D##_rtz(x);                                                               \
        out[3 * n + i] = convert_##D##_rtp(x);                                                               \
        out[4 * n + i] = convert_##D##_rtn(x);                                                               \
    }

TO_INTEGER(char)
TO_INTEGER(uchar)
TO_INTEGER(short)
TO_INTEGER(ushort)
TO_INTEGER(int)
TO_INTEGER(uint)
TO_INTEGER(long)
TO_INTEGER(ulong)
FROM(char)
FROM(uchar)
FROM(short)
FROM(ushort)
FROM(int)
FROM(uint)
FROM(long)
FROM(ulong)
FROM(float)
TO_REAL(float)
