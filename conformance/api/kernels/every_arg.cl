/* SPDX-License-Identifier: MIT */
/* An argument of each kind. Only the last one is used, because Cayman's compiler has no images. */
__kernel void
every(read_only image2d_t image, sampler_t sampler, __global int *buffer, __constant int *table, __local int *local_memory,
      int value, __global int *out)
{
    out[0] = 1;
}
