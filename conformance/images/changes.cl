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
CHANGES(2d, xy)
CHANGES(2d_array, xyzw)
CHANGES(3d, xyzw)
