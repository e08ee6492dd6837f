// SPDX-License-Identifier: MIT
// Writes of every kind of texel.
#define WRITE(name, image, coord, vector, function)                                                                    \
    __kernel void name(__write_only image im, __global const coord *at, __global const vector *in)                     \
    {                                                                                                                  \
        size_t i = get_global_id(0);                                                                                   \
        function(im, at[i], in[i]);                                                                                    \
    }
WRITE(store_2d, image2d_t, int2, float4, write_imagef)
WRITE(store_2d_int, image2d_t, int2, int4, write_imagei)
WRITE(store_2d_uint, image2d_t, int2, uint4, write_imageui)
