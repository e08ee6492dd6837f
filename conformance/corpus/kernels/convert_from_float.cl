// SPDX-License-Identifier: MIT
// Every conversion of float to the other scalar types, saturated and in every rounding mode.
#define TO_INTEGER(D)                                                                                        \
    __kernel void float_to_##D(__global const float *in, __global D *out)                                    \
    {                                                                                                        \
        size_t i = get_global_id(0), n = get_global_size(0);                                                 \
        float x = in[i];                                                                                     \
        out[i] = convert_##D##_sat(x);                                                                       \
        out[n + i] = convert_##D##_sat_rte(x);                                                               \
        out[2 * n + i] = convert_##D##_sat_rtz(x);                                                           \
        out[3 * n + i] = convert_##D##_sat_rtp(x);                                                           \
        out[4 * n + i] = convert_##D##_sat_rtn(x);                                                           \
    }

TO_INTEGER(char)
TO_INTEGER(uchar)
TO_INTEGER(short)
TO_INTEGER(ushort)
TO_INTEGER(int)
TO_INTEGER(uint)
TO_INTEGER(long)
TO_INTEGER(ulong)
