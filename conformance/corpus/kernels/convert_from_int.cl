// SPDX-License-Identifier: MIT
// Every conversion of int to the other scalar types, saturated and, to float, in every rounding mode.
#define TO_INTEGER(D)                                                                                        \
    __kernel void int_to_##D(__global const int *in, __global D *out)                                        \
    {                                                                                                        \
        size_t i = get_global_id(0), n = get_global_size(0);                                                 \
        int x = in[i];                                                                                       \
        out[i] = convert_##D(x);                                                                             \
        out[n + i] = convert_##D##_sat(x);                                                                   \
    }

#define TO_REAL(D)                                                                                           \
    __kernel void int_to_##D(__global const int *in, __global D *out)                                        \
    {                                                                                                        \
        size_t i = get_global_id(0), n = get_global_size(0);                                                 \
        int x = in[i];                                                                                       \
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
TO_INTEGER(uint)
TO_INTEGER(long)
TO_INTEGER(ulong)
TO_REAL(float)
