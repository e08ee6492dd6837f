// SPDX-License-Identifier: MIT
// Images that a kernel reads and writes.
// options: -cl-std=CL2.0
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable

#define CHANGES(shape, ints)                                                                                           \
    CHANGE(f, shape, ints, float4, read_imagef, write_imagef)                                                          \
    CHANGE(i, shape, ints, int4, read_imagei, write_imagei)                                                            \
    CHANGE(u, shape, ints, uint4, read_imageui, write_imageui)
// Each texel becomes what it was with r and b exchanged, twice read and written.
#define CHANGE(kind, shape, ints, vector, read, write)                                                                 \
    kernel void change_##kind##_##shape(read_write image##shape##_t im, global const int4 *at, global vector *out)     \
    {                                                                                                                  \
        size_t i = get_global_id(0);                                                                                   \
        vector v = read(im, at[i].ints);                                                                               \
        write(im, at[i].ints, v.zwxy);                                                                                 \
        atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acq_rel, memory_scope_work_item);                     \
        vector w = read(im, at[i].ints);                                                                               \
        write(im, at[i].ints, w.xwzy);                                                                                 \
        out[i] = v;                                                                                                    \
    }
CHANGES(1d, x)
CHANGES(1d_array, xy)
CHANGES(1d_buffer, x)
CHANGES(2d, xy)
CHANGES(2d_array, xyzw)
CHANGES(3d, xyzw)

#define TURNS(shape, ints)                                                                                             \
    TURN(f_##shape, image##shape##_t, ints, float4, float4, read_imagef, write_imagef)                                 \
    TURN(i_##shape, image##shape##_t, ints, int4, int4, read_imagei, write_imagei)                                     \
    TURN(u_##shape, image##shape##_t, ints, uint4, uint4, read_imageui, write_imageui)
// The texels of a work-group move on by one place, and everybody sees what the neighbour wrote.
#define TURN(name, image, ints, texel, vector, read, write)                                                            \
    kernel void turn_##name(read_write image im, global const int4 *at, global vector *out)                            \
    {                                                                                                                  \
        size_t l = get_local_id(0), first = get_global_id(0) - l, next = first + (l + 1) % get_local_size(0);          \
        texel v = read(im, at[first + l].ints);                                                                        \
        work_group_barrier(CLK_IMAGE_MEM_FENCE);                                                                       \
        write(im, at[next].ints, v);                                                                                   \
        work_group_barrier(CLK_IMAGE_MEM_FENCE);                                                                       \
        out[first + l] = (vector)(read(im, at[first + l].ints));                                                       \
    }
TURNS(1d, x)
TURNS(1d_array, xy)
TURNS(1d_buffer, x)
TURNS(2d, xy)
TURNS(2d_array, xyzw)
TURNS(3d, xyzw)
TURN(depth_2d, image2d_depth_t, xy, float, float4, read_imagef, write_imagef)
TURN(depth_2d_array, image2d_array_depth_t, xyzw, float, float4, read_imagef, write_imagef)
