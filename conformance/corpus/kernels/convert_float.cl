// SPDX-License-Identifier: MIT
// Conversions between floats and integers with every rounding mode.
__kernel void to_int_rounded(__global const float *in, __global int *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = in[i];
    out[i] = convert_int_rte(x);
    out[n + i] = convert_int_rtz(x);
    out[2 * n + i] = convert_int_rtp(x);
    out[3 * n + i] = convert_int_rtn(x);
    out[4 * n + i] = (int)x;
}

__kernel void to_small_saturated(__global const float *in, __global int *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = in[i];
    out[i] = convert_char_sat(x);
    out[n + i] = convert_uchar_sat_rte(x);
    out[2 * n + i] = convert_short_sat_rte(x);
    out[3 * n + i] = convert_ushort_sat(x);
    out[4 * n + i] = convert_int_sat(x);
    out[5 * n + i] = (int)convert_uint_sat(x);
}

__kernel void from_int(__global const int *in, __global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    int x = in[i];
    out[i] = (float)x;
    out[n + i] = (float)(uint)x;
    out[2 * n + i] = (float)(short)x + (float)(uchar)x;
    out[3 * n + i] = convert_float_rtz(x >> 4);
}

__kernel void from_long(__global const ulong *in, __global float *out)
{
    size_t i = get_global_id(0);
    out[i] = (float)in[i];
}

__kernel void to_long(__global const float *in, __global long *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    out[i] = (long)in[i];
    out[n + i] = (long)(ulong)fabs(in[i]);
}
