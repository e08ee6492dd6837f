// SPDX-License-Identifier: MIT
// Saturating and averaging built-ins.
#define SATURATE(T, U)                                                                                       \
    __kernel void saturate_##T(__global const T *a, __global const T *b, __global T *out)                    \
    {                                                                                                        \
        size_t i = get_global_id(0), n = get_global_size(0);                                                 \
        T x = a[i], y = b[i];                                                                                \
        out[i] = add_sat(x, y);                                                                              \
        out[n + i] = sub_sat(x, y);                                                                          \
        out[2 * n + i] = hadd(x, y);                                                                         \
        out[3 * n + i] = rhadd(x, y);                                                                        \
        out[4 * n + i] = (T)abs(x);                                                                          \
        out[5 * n + i] = (T)abs_diff(x, y);                                                                  \
        out[6 * n + i] = clamp(x, (T)3, (T)99);                                                              \
    }
SATURATE(char, uchar)
SATURATE(uchar, uchar)
SATURATE(short, ushort)
SATURATE(ushort, ushort)
SATURATE(int, uint)
SATURATE(uint, uint)
