// SPDX-License-Identifier: MIT
// Private arrays of doubles with indexes known only at run time, stored to where work-items part. Broxton's compiler
// loses the lane of such stores, and the emulator finds it again.
#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif
#pragma OPENCL FP_CONTRACT OFF
__kernel void stirred(__global const double *in, __global double *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    double t[6];
    for (int k = 0; k < 6; k++)
        t[k] = in[(i + k * 5) % n];
    for (int z = (int)(fabs(in[i]) * 9.0); z > 0; z--) {
        if (in[(i + z) % n] > 0.0)
            t[z % 6] = t[(z * 5 + 2) % 6];
        else if (z % 3)
            t[(z + 1) % 6] = z;
    }
    for (int k = 0; k < 6; k++)
        out[6 * i + k] = t[k];
}

__kernel void permuted(__global const double *in, __global double *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    double t[7];
    for (int k = 0; k < 7; k++)
        t[k] = in[(i + k * 5) % n];
    int z = (int)fabs(in[i]) * 2;
    for (int k = 0; k < 7; k++)
        t[(z + k) % 7] = t[k] + t[(k * z) % 7];
    out[i] = t[z % 7] - t[(z + 3) % 7];
}
