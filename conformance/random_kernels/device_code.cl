/* SPDX-License-Identifier: MIT */
/*
 * Functions for programs of make_kernels.py --more. They use the device's half precision and sub-groups. A device
 * without these gets functions with the same results: floats rounded to halves, and each work-item's own value.
 */
#ifdef cl_khr_fp16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#define STORED_HALF half
#define ROUNDED(x) (x)
ulong half_bits(half x)
{
    return isnan(x) ? 1ul : x == (half)0 ? 0ul : as_ushort(x);
}
#else
typedef half STORED_HALF;
ushort stored_half(float x)
{
    ushort bits;
    vstore_half_rte(x, 0, (half *)&bits);
    return bits;
}
float __attribute__((overloadable)) ROUNDED(float x)
{
    ushort bits = stored_half(x);
    return vload_half(0, (const half *)&bits);
}
float2 __attribute__((overloadable)) ROUNDED(float2 x)
{
    return (float2)(ROUNDED(x.x), ROUNDED(x.y));
}
float3 __attribute__((overloadable)) ROUNDED(float3 x)
{
    return (float3)(ROUNDED(x.x), ROUNDED(x.y), ROUNDED(x.z));
}
float4 __attribute__((overloadable)) ROUNDED(float4 x)
{
    return (float4)(ROUNDED(x.lo), ROUNDED(x.hi));
}
float8 __attribute__((overloadable)) ROUNDED(float8 x)
{
    return (float8)(ROUNDED(x.lo), ROUNDED(x.hi));
}
float16 __attribute__((overloadable)) ROUNDED(float16 x)
{
    return (float16)(ROUNDED(x.lo), ROUNDED(x.hi));
}
ulong half_bits(float x)
{
    return isnan(x) ? 1ul : x == 0.0f ? 0ul : stored_half(x);
}
#define half float
#define half2 float2
#define half3 float3
#define half4 float4
#define half8 float8
#define half16 float16
#define convert_half convert_float
#define convert_half2 convert_float2
#define convert_half3 convert_float3
#define convert_half4 convert_float4
#define convert_half8 convert_float8
#define convert_half16 convert_float16
#endif

#ifdef cl_intel_subgroups
#define SHUFFLED(x) intel_sub_group_shuffle(x, get_sub_group_local_id())
#define TWICE(x) intel_sub_group_shuffle_xor(intel_sub_group_shuffle_xor(x, 1u), 1u)
#define SCANNED(x) scanned(x)
uint scanned(uint x)
{
    return sub_group_scan_inclusive_add(x) - sub_group_scan_exclusive_add(x);
}
#define BROADCAST(x, lane) sub_group_broadcast(x, lane)
#define BLOCK(p) intel_sub_group_block_read((p) + (lid - get_sub_group_local_id()))
#define REDUCED(operation, p, x)                                                                                       \
    do {                                                                                                               \
        const uint total = sub_group_reduce_##operation(x);                                                            \
        if (get_sub_group_local_id() == 0)                                                                             \
            atomic_##operation(p, total);                                                                            \
    } while (0)
#else
#define SHUFFLED(x) (x)
#define TWICE(x) (x)
#define SCANNED(x) (x)
#define BROADCAST(x, lane) (x)
#define BLOCK(p) (p)[lid]
#define REDUCED(operation, p, x) atomic_##operation(p, x)
#endif

__constant sampler_t edge = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
__constant sampler_t border = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
__constant sampler_t repeat = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_NEAREST;
