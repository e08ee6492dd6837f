// SPDX-License-Identifier: MIT
// Conversions between integer sizes, wrapping and saturating.
__kernel void narrow(__global const int *in, __global char *c, __global uchar *uc, __global short *s, __global ushort *us)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    int x = in[i];
    c[i] = convert_char(x);
    c[n + i] = convert_char_sat(x);
    uc[i] = convert_uchar(x);
    uc[n + i] = convert_uchar_sat(x);
    s[i] = convert_short(x);
    s[n + i] = convert_short_sat(x);
    us[i] = convert_ushort(x);
    us[n + i] = convert_ushort_sat(x);
}

__kernel void narrow_long(__global const long *in, __global int *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    long x = in[i];
    out[i] = convert_int(x);
    out[n + i] = convert_int_sat(x);
    out[2 * n + i] = (int)convert_uint_sat(x);
    out[3 * n + i] = convert_short_sat(x) << 8 ^ convert_uchar_sat(x);
    out[4 * n + i] = (int)convert_uint_sat((ulong)x);
}

__kernel void widen(__global const char *in, __global long *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    char x = in[i];
    out[i] = x;
    out[n + i] = (uchar)x;
    out[2 * n + i] = (long)(short)x << 20 | (ushort)x;
    out[3 * n + i] = convert_long(convert_uint_sat(x)) - convert_ulong_sat(x);
}
