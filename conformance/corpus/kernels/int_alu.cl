// SPDX-License-Identifier: MIT
// Every integer operator, at every integer size.
#define ALU(T, BITS)                                                                                         \
    __kernel void alu_##T(__global const T *a, __global const T *b, __global T *out)                         \
    {                                                                                                        \
        size_t i = get_global_id(0), n = get_global_size(0);                                                 \
        T x = a[i], y = b[i];                                                                                \
        out[i] = x + y;                                                                                      \
        out[n + i] = x - y;                                                                                  \
        out[2 * n + i] = x * y;                                                                              \
        out[3 * n + i] = (x & y) | (~x ^ y);                                                                 \
        out[4 * n + i] = x << (y & (BITS - 1));                                                              \
        out[5 * n + i] = x >> (y & (BITS - 1));                                                              \
        out[6 * n + i] = (T)((x < y) | (x <= y) << 1 | (x == y) << 2 | (x != y) << 3);                       \
        out[7 * n + i] = x > y ? max(x, (T)(y + 1)) : min((T)(x - 1), y);                                    \
    }
ALU(char, 8)
ALU(uchar, 8)
ALU(short, 16)
ALU(ushort, 16)
ALU(int, 32)
ALU(uint, 32)
ALU(long, 64)
ALU(ulong, 64)
