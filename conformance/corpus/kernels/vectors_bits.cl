// SPDX-License-Identifier: MIT
// Vectors seen as other vectors. Cayman's compiler gives up on it.
__kernel void reinterpret(__global const uint4 *in, __global uint4 *out)
{
    size_t i = get_global_id(0);
    uchar16 bytes = as_uchar16(in[i]);
    ushort8 halves = as_ushort8(bytes.s1032547698badcfe);
    out[i] = as_uint4(halves.s10325476) + as_uint4(convert_float4(bytes.s048c));
}
