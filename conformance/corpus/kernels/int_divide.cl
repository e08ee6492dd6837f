// SPDX-License-Identifier: MIT
// Division and remainder; the divisor is made non-zero, and the quotient that overflows is avoided.
#define DIVIDE(T)                                                                                            \
    __kernel void divide_##T(__global const T *a, __global const T *b, __global T *out)                      \
    {                                                                                                        \
        size_t i = get_global_id(0), n = get_global_size(0);                                                 \
        T x = a[i], y = b[i] | (T)2;                                                                         \
        out[i] = x / y;                                                                                      \
        out[n + i] = x % y;                                                                                  \
        out[2 * n + i] = x / (T)10 + x % (T)7;                                                               \
    }
DIVIDE(char)
DIVIDE(uchar)
DIVIDE(short)
DIVIDE(ushort)
DIVIDE(int)
DIVIDE(uint)
DIVIDE(long)
DIVIDE(ulong)
