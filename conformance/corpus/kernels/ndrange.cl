// SPDX-License-Identifier: MIT
// What the work-item functions say in one, two and three dimensions, with offsets.
__kernel void ids3(__global uint *out)
{
    uint x = get_global_id(0) - get_global_offset(0), y = get_global_id(1) - get_global_offset(1),
         z = get_global_id(2) - get_global_offset(2);
    uint at = (z * get_global_size(1) + y) * get_global_size(0) + x;
    out[3 * at] = get_global_id(0) | get_global_id(1) << 8 | get_global_id(2) << 16 | get_work_dim() << 24;
    out[3 * at + 1] = get_local_id(0) | get_local_id(1) << 8 | get_local_id(2) << 16;
    out[3 * at + 2] = get_group_id(0) | get_group_id(1) << 8 | get_group_id(2) << 16;
}

__kernel void sizes(__global uint *out)
{
    if (get_global_id(0) == get_global_offset(0) && get_global_id(1) == get_global_offset(1) &&
        get_global_id(2) == get_global_offset(2))
        for (uint d = 0; d < 3; d++) {
            out[4 * d] = get_global_size(d);
            out[4 * d + 1] = get_local_size(d);
            out[4 * d + 2] = get_num_groups(d);
            out[4 * d + 3] = get_global_offset(d);
        }
}

__kernel __attribute__((reqd_work_group_size(8, 4, 2))) void required_size(__global uint *out)
{
    uint at = (get_global_id(2) * get_global_size(1) + get_global_id(1)) * get_global_size(0) + get_global_id(0);
    out[at] = get_local_id(0) + 8 * (get_local_id(1) + 4 * get_local_id(2)) + 64 * get_local_size(1);
}

// The driver chooses the group size; the result must not depend on it.
__kernel void any_size(__global uint *out)
{
    uint x = get_global_id(0), y = get_global_id(1);
    uint group = get_group_id(0) * get_local_size(0) + get_local_id(0);
    out[y * get_global_size(0) + x] = x * 1000 + y + (group == x ? 0 : 5000000);
}
