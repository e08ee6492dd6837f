// SPDX-License-Identifier: MIT
// Reads without a sampler and writes: every shape, every kind of texel.
#define READ(name, image, coord, vector, function)                                                                     \
    __kernel void name(__read_only image im, __global const coord *at, __global vector *out)                           \
    {                                                                                                                  \
        size_t i = get_global_id(0);                                                                                   \
        out[i] = function(im, at[i]);                                                                                  \
    }
READ(load_1d, image1d_t, int, float4, read_imagef)
READ(load_1d_array, image1d_array_t, int2, float4, read_imagef)
READ(load_buffer, image1d_buffer_t, int, float4, read_imagef)
READ(load_2d, image2d_t, int2, float4, read_imagef)
READ(load_2d_array, image2d_array_t, int4, float4, read_imagef)
READ(load_3d, image3d_t, int4, float4, read_imagef)
READ(load_1d_int, image1d_t, int, int4, read_imagei)
READ(load_buffer_int, image1d_buffer_t, int, int4, read_imagei)
READ(load_2d_int, image2d_t, int2, int4, read_imagei)
READ(load_3d_int, image3d_t, int4, int4, read_imagei)
READ(load_1d_array_uint, image1d_array_t, int2, uint4, read_imageui)
READ(load_buffer_uint, image1d_buffer_t, int, uint4, read_imageui)
READ(load_2d_uint, image2d_t, int2, uint4, read_imageui)
READ(load_2d_array_uint, image2d_array_t, int4, uint4, read_imageui)

#define WRITE(name, image, coord, vector, function)                                                                    \
    __kernel void name(__write_only image im, __global const coord *at, __global const vector *in)                     \
    {                                                                                                                  \
        size_t i = get_global_id(0);                                                                                   \
        function(im, at[i], in[i]);                                                                                    \
    }
WRITE(store_1d, image1d_t, int, float4, write_imagef)
WRITE(store_1d_array, image1d_array_t, int2, float4, write_imagef)
WRITE(store_buffer, image1d_buffer_t, int, float4, write_imagef)
WRITE(store_2d_array, image2d_array_t, int4, float4, write_imagef)
WRITE(store_1d_int, image1d_t, int, int4, write_imagei)
WRITE(store_buffer_int, image1d_buffer_t, int, int4, write_imagei)
WRITE(store_1d_array_uint, image1d_array_t, int2, uint4, write_imageui)
WRITE(store_buffer_uint, image1d_buffer_t, int, uint4, write_imageui)
WRITE(store_2d_array_uint, image2d_array_t, int4, uint4, write_imageui)
