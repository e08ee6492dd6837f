// SPDX-License-Identifier: MIT
// Sub-group block reads and writes of every type and width: OWord block messages. Elsewhere than on Intel's compilers the
// same is said with indexes; the sub-group's size is fixed for that.
#ifdef cl_intel_subgroups
#define SIZE(n) __attribute__((intel_reqd_sub_group_size(n)))
#define LANE get_sub_group_local_id()
#define READ(call, n, v, at) (v = call(at))
#define WRITE(call, n, v, at) call(at, v)
#else
#define SIZE(n)
#define LANE (get_local_id(0) % SUB)
#define READ(call, n, v, at)                                                                                 \
    for (int k = 0; k < n; k++)                                                                              \
    ((private ELEMENT *)&v)[k] = (at)[k * SUB + LANE]
#define WRITE(call, n, v, at)                                                                                \
    for (int k = 0; k < n; k++)                                                                              \
    (at)[k * SUB + LANE] = ((private ELEMENT *)&v)[k]
#endif

// Each sub-group reads n rows from `shift` elements on, and writes them changed.
#define BLOCK(name, type, n, simd, suffix, shift)                                                            \
    SIZE(simd) __kernel void name(__global const ELEMENT *in, __global ELEMENT *out)                         \
    {                                                                                                        \
        uint first = (get_global_id(0) - LANE) * n;                                                          \
        type v;                                                                                              \
        READ(intel_sub_group_block_read##suffix, n, v, in + first + shift);                                  \
        v = v * (type)3 + (type)LANE;                                                                        \
        WRITE(intel_sub_group_block_write##suffix, n, v, out + first);                                       \
    }

#undef SUB
#define SUB 16
#undef ELEMENT
#define ELEMENT uint
BLOCK(block_uint_simd16, uint, 1, 16, , 1)
BLOCK(block_uint2_simd16, uint2, 2, 16, 2, 1)
BLOCK(block_uint4_simd16, uint4, 4, 16, 4, 1)
BLOCK(block_uint8_simd16, uint8, 8, 16, 8, 1)
#undef ELEMENT
#define ELEMENT ushort
BLOCK(block_ushort_simd16, ushort, 1, 16, _us, 2)
BLOCK(block_ushort2_simd16, ushort2, 2, 16, _us2, 2)
BLOCK(block_ushort4_simd16, ushort4, 4, 16, _us4, 2)
BLOCK(block_ushort8_simd16, ushort8, 8, 16, _us8, 2)
#undef ELEMENT
#define ELEMENT uchar
BLOCK(block_uchar_simd16, uchar, 1, 16, _uc, 4)
BLOCK(block_uchar2_simd16, uchar2, 2, 16, _uc2, 4)
BLOCK(block_uchar4_simd16, uchar4, 4, 16, _uc4, 4)
BLOCK(block_uchar8_simd16, uchar8, 8, 16, _uc8, 4)
BLOCK(block_uchar16_simd16, uchar16, 16, 16, _uc16, 4)
#undef ELEMENT
#define ELEMENT ulong
BLOCK(block_ulong_simd16, ulong, 1, 16, _ul, 1)
BLOCK(block_ulong2_simd16, ulong2, 2, 16, _ul2, 1)
BLOCK(block_ulong4_simd16, ulong4, 4, 16, _ul4, 1)
BLOCK(block_ulong8_simd16, ulong8, 8, 16, _ul8, 1)
#undef SUB
#define SUB 8
#undef ELEMENT
#define ELEMENT uint
BLOCK(block_uint_simd8, uint, 1, 8, , 1)
BLOCK(block_uint4_simd8, uint4, 4, 8, 4, 1)
#undef ELEMENT
#define ELEMENT ushort
BLOCK(block_ushort_simd8, ushort, 1, 8, _us, 2)
BLOCK(block_ushort4_simd8, ushort4, 4, 8, _us4, 2)
#undef ELEMENT
#define ELEMENT uchar
BLOCK(block_uchar4_simd8, uchar4, 4, 8, _uc4, 4)
BLOCK(block_uchar16_simd8, uchar16, 16, 8, _uc16, 4)
#undef ELEMENT
#define ELEMENT ulong
BLOCK(block_ulong_simd8, ulong, 1, 8, _ul, 1)
BLOCK(block_ulong4_simd8, ulong4, 4, 8, _ul4, 1)
