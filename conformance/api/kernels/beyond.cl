// SPDX-License-Identifier: MIT
// Each work-item writes to its own place, at an address that is a number: the compiler cannot use the buffer's surface.
kernel void
mark(global int *out, long start)
{
    const size_t x = get_global_id(0) - get_global_offset(0), y = get_global_id(1) - get_global_offset(1);
    const size_t z = get_global_id(2) - get_global_offset(2);
    const size_t at = (z * get_global_size(1) + y) * get_global_size(0) + x;
    *(global int *)((size_t)out + (size_t)start + 4 * at) = (int)at;
}
