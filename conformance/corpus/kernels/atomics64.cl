// SPDX-License-Identifier: MIT
// 64-bit atomics: Skylake and Broadwell.
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

__kernel void global_atomics64(__global const long *in, volatile __global long *cell)
{
    long x = in[get_global_id(0)];
    atom_add(&cell[0], x);
    atom_sub(&cell[1], x);
    atom_min(&cell[2], x);
    atom_max(&cell[3], x);
    atom_and(&cell[4], x | 0xffff);
    atom_or(&cell[5], x & 0xffff00000000l);
    atom_xor(&cell[6], x);
    atom_inc(&cell[7]);
}
