// SPDX-License-Identifier: MIT
// A pointer to local memory that is compared with NULL: Intel's compiler sets bit 28 of such a pointer.
kernel void
local_pointer(global uint *out, uint skip)
{
    local uint words[64];
    const uint i = (uint)get_local_id(0);
    words[i] = i;
    barrier(CLK_LOCAL_MEM_FENCE);
    local uint *at = skip == 99 ? 0 : words + (i + skip);
    if (at)
        *at = 7;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = words[i];
}
