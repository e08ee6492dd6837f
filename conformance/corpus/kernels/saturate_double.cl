// SPDX-License-Identifier: MIT
// Vectors of doubles saturated to bytes and words at once: Intel's compiler converts once for both and reads each word
// out of its quadword by a region of Width 1 with a HorzStride, <4;1,4>:uw. Below 32768: what it converts to is :w.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
__kernel void saturate_vectors(__global const double *in, __global uchar *bytes, __global ushort *words)
{
    const size_t i = get_global_id(0);
    const double4 x = fmin(vload4(i, in), 30000.0);
    vstore4(convert_uchar4_sat(x), i, bytes);
    vstore4(convert_ushort4_sat_rtz(x), i, words);
}
