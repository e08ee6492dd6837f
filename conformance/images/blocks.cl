// SPDX-License-Identifier: MIT
// cl_intel_subgroups, _short and cl_intel_media_block_io: a sub-group's block of an image, in every width.
// options: -cl-std=CL2.0
#pragma OPENCL EXTENSION cl_intel_subgroups : enable
#pragma OPENCL EXTENSION cl_intel_subgroups_short : enable

#define BLOCK(name, size, vector, read, write)                                                                         \
    __attribute__((intel_reqd_sub_group_size(size))) kernel void name(read_only image2d_t from, write_only image2d_t to, \
                                                                      int2 at, global vector *out)                     \
    {                                                                                                                  \
        vector v = read(from, at);                                                                                     \
        out[get_global_id(0)] = v;                                                                                     \
        write(to, (int2)(0, 0), v);                                                                                    \
    }
BLOCK(block_ui1_8, 8, uint, intel_sub_group_block_read, intel_sub_group_block_write)
BLOCK(block_ui2_8, 8, uint2, intel_sub_group_block_read2, intel_sub_group_block_write2)
BLOCK(block_ui4_8, 8, uint4, intel_sub_group_block_read4, intel_sub_group_block_write4)
BLOCK(block_ui8_8, 8, uint8, intel_sub_group_block_read8, intel_sub_group_block_write8)
BLOCK(block_ui1_16, 16, uint, intel_sub_group_block_read, intel_sub_group_block_write)
BLOCK(block_ui2_16, 16, uint2, intel_sub_group_block_read2, intel_sub_group_block_write2)
BLOCK(block_ui4_16, 16, uint4, intel_sub_group_block_read4, intel_sub_group_block_write4)
BLOCK(block_ui8_16, 16, uint8, intel_sub_group_block_read8, intel_sub_group_block_write8)
BLOCK(block_us1_8, 8, ushort, intel_sub_group_block_read_us, intel_sub_group_block_write_us)
BLOCK(block_us2_8, 8, ushort2, intel_sub_group_block_read_us2, intel_sub_group_block_write_us2)
BLOCK(block_us4_8, 8, ushort4, intel_sub_group_block_read_us4, intel_sub_group_block_write_us4)
BLOCK(block_us8_8, 8, ushort8, intel_sub_group_block_read_us8, intel_sub_group_block_write_us8)
BLOCK(block_us1_16, 16, ushort, intel_sub_group_block_read_us, intel_sub_group_block_write_us)
BLOCK(block_us2_16, 16, ushort2, intel_sub_group_block_read_us2, intel_sub_group_block_write_us2)
BLOCK(block_us4_16, 16, ushort4, intel_sub_group_block_read_us4, intel_sub_group_block_write_us4)
BLOCK(block_us8_16, 16, ushort8, intel_sub_group_block_read_us8, intel_sub_group_block_write_us8)
