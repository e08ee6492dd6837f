// SPDX-License-Identifier: MIT
// vload_half, vloada_half, vstore_half and vstorea_half of every width and rounding, from every address space.
#define LOADS(n)                                                                                             \
    __kernel void vload_half##n##_all(__global const half *in, __constant half *table, __global float *out)  \
    {                                                                                                        \
        __local ushort t_bits[32 * n + 1]; /* no variables of halves without cl_khr_fp16 */                   \
        ushort own_bits[16 * n];                                                                             \
        __local half *t = (__local half *)t_bits;                                                            \
        half *own = (half *)own_bits;                                                                        \
        const size_t i = get_global_id(0), l = get_local_id(0);                                              \
        const float##n a = vload_half##n(i, in + 1);                                                         \
        vstore_half##n(a * 0.5f, l, t);                                                                      \
        vstore_half##n(a + 1.0f, i & 15, own);                                                               \
        barrier(CLK_LOCAL_MEM_FENCE);                                                                        \
        vstore##n(a + vload_half##n(l ^ 1, t) + vload_half##n(i & 15, own) * vload_half##n(i & 7, table), i, out); \
    }                                                                                                        \
    __kernel void vloada_half##n##_all(__global const half *in, __global half *out)                          \
    {                                                                                                        \
        const size_t i = get_global_id(0);                                                                   \
        vstorea_half##n(vloada_half##n(i, in) * 3.0f, i, out);                                               \
    }
LOADS(2)
LOADS(4)
LOADS(8)
LOADS(16)
__kernel void vloada_half3_all(__global const half *in, __global half *out)
{
    const size_t i = get_global_id(0);
    float3 v = vloada_half3(i, in);
    vstorea_half3(v.zxy + v, i, out);
}
__kernel void vload_half3_all(__global const half *in, __global half *out)
{
    const size_t i = get_global_id(0);
    float3 v = vload_half3(i, in + 1);
    vstore_half3(v.yzx * 2.0f, i, out);
}

#define ROUND(type, n, mode)                                                                                 \
    __kernel void store_##type##n##_##mode(__global const type *in, __global half *out)                      \
    {                                                                                                        \
        const size_t i = get_global_id(0);                                                                   \
        vstore_half##n##_##mode(vload##n(i, in), i, out);                                                    \
        vstorea_half##n##_##mode(vload##n(i, in), i, out + n * get_global_size(0));                          \
    }
#define ROUND1(type, mode)                                                                                   \
    __kernel void store_##type##_##mode(__global const type *in, __global half *out)                         \
    {                                                                                                        \
        vstore_half_##mode(in[get_global_id(0)], get_global_id(0), out);                                     \
    }
#define MODES(type)                                                                                          \
    ROUND1(type, rte) ROUND1(type, rtz) ROUND1(type, rtp) ROUND1(type, rtn)                                  \
    ROUND(type, 2, rte) ROUND(type, 4, rtz) ROUND(type, 8, rtp) ROUND(type, 16, rtn)
MODES(float)
#ifdef cl_khr_fp64
MODES(double)
#endif
