// SPDX-License-Identifier: MIT
// Who comes when, and where the buffers are.
kernel void
order(global uint *next, global uint *first, global uint *address)
{
    const uint place = atomic_inc(next);
    first[place] = (uint)get_global_id(0);
    if (place == 0) {
        address[0] = (uint)(size_t)next;
        address[1] = (uint)((size_t)next >> 16);
        address[2] = (uint)(size_t)first;
    }
}
