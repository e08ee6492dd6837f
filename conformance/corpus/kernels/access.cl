// SPDX-License-Identifier: MIT
// Every element size through every address space, one and several at a time, where the compiler knows nothing of their
// alignment: byte, untyped and 64-bit messages.
#define ACCESS(type)                                                                                         \
    __kernel void walk_##type(__global const type *in, __constant type *table, __global type *out, int step) \
    {                                                                                                        \
        __local type t[96];                                                                                  \
        int i = get_global_id(0), l = get_local_id(0);                                                       \
        t[l] = in[i * step] ^ table[l & 7];                                                                  \
        t[l + 32] = table[i % 5];                                                                            \
        t[l + 64] = in[i];                                                                                   \
        barrier(CLK_LOCAL_MEM_FENCE);                                                                        \
        type##2 a = vload2(i, in + 1);                                                                       \
        type##3 b = vload3(l, t);                                                                            \
        type##4 c = vload4(l & 1, table + 1);                                                                \
        type##8 d = vload8(l % 11, t + 3);                                                                   \
        type##16 e = vload16(i % 7, in + step);                                                              \
        __global type *to = out + i * 34 + 1;                                                                \
        vstore2(a, 0, to);                                                                                   \
        vstore3(b, 0, to + 2);                                                                               \
        vstore4(c, 0, to + 5);                                                                               \
        vstore8(d, 0, to + 9);                                                                               \
        vstore16(e + (type)i, 0, to + 17);                                                                   \
    }                                                                                                        \
    __kernel void local_##type(__global const type *in, __global type *out)                                  \
    {                                                                                                        \
        __local type t[32 * 9 + 2];                                                                          \
        int i = get_global_id(0), l = get_local_id(0);                                                       \
        vstore8(vload8(i, in), l, t + 1);                                                                    \
        t[32 * 8 + 1 + l] = in[i];                                                                           \
        barrier(CLK_LOCAL_MEM_FENCE);                                                                        \
        type##4 v = vload4(31 - l, t + 2) + t[1 + (l * 5 & 127)];                                            \
        barrier(CLK_LOCAL_MEM_FENCE);                                                                        \
        vstore2(v.xy, l, t + 1);                                                                             \
        vstore2(v.zw, l, t + 65);                                                                            \
        barrier(CLK_LOCAL_MEM_FENCE);                                                                        \
        vstore4(vload4(l, t + 1), i, out);                                                                   \
    }                                                                                                        \
    __kernel void own_##type(__global const type *in, __global type *out, int n)                             \
    {                                                                                                        \
        type t[41];                                                                                          \
        int i = get_global_id(0);                                                                            \
        for (int k = 0; k < 41; k++)                                                                         \
            t[k] = in[(i * 7 + k) & 127];                                                                    \
        for (int k = 0; k < n; k++) {                                                                        \
            int at = (k * 13 + i) % 41, from = (k * k + i) % 41;                                             \
            t[at] = t[at] * 3 + t[from];                                                                     \
        }                                                                                                    \
        type sum = 0;                                                                                        \
        for (int k = 0; k < 41; k++)                                                                         \
            sum = sum * 5 + t[(k + i) % 41];                                                                 \
        out[i] = sum;                                                                                        \
    }
ACCESS(char)
ACCESS(uchar)
ACCESS(short)
ACCESS(ushort)
ACCESS(int)
ACCESS(uint)
ACCESS(long)
ACCESS(ulong)
