// SPDX-License-Identifier: MIT
// What work-groups of several sizes see and compute. `range` is the launch's offset and size; `at` numbers its
// work-items.

uint at_of(uint8 range)
{
    const uint x = get_global_id(0) - range.s0, y = get_global_id(1) - range.s1, z = get_global_id(2) - range.s2;
    return (z * range.s5 + y) * range.s4 + x;
}

#ifdef OPENCL_C_20
kernel void ids(uint8 range, global uint *out)
{
    const uint at = at_of(range);
    global uint *to = out + at * 32;
    for (uint d = 0; d < 3; d++) {
        to[d] = get_local_size(d);
        to[3 + d] = get_enqueued_local_size(d);
        to[6 + d] = get_local_id(d);
        to[9 + d] = get_group_id(d);
        to[12 + d] = get_num_groups(d);
        to[15 + d] = get_global_id(d);
        to[18 + d] = get_global_size(d);
        to[21 + d] = get_global_offset(d);
    }
    to[24] = get_global_linear_id();
    to[25] = get_local_linear_id();
    to[26] = get_work_dim();
    to[27] = to[28] = to[29] = to[30] = to[31] = 0;
}

#endif

uint local_at(void)
{
    return (get_local_id(2) * get_local_size(1) + get_local_id(1)) * get_local_size(0) + get_local_id(0);
}

uint size(void)
{
    return get_local_size(0) * get_local_size(1) * get_local_size(2);
}

// Static and dynamic local memory, barriers in a loop: a prefix sum and the group reversed.
kernel void scan(uint8 range, global uint *out, local uint *kept)
{
    const uint at = at_of(range);
    local uint sums[256];
    const uint n = size(), i = local_at(), value = at * 7 + 3;
    sums[i] = value;
    kept[i] = value;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint step = 1; step < n; step *= 2) {
        const uint other = i >= step ? sums[i - step] : 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        sums[i] += other;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[at * 2] = sums[i];
    out[at * 2 + 1] = kept[n - 1 - i];
}

// A count per group by local atomics, written by the group's first work-item; the others find 0.
kernel void count(uint8 range, global uint *out)
{
    const uint at = at_of(range);
    local uint odd;
    const uint i = local_at();
    if (i == 0)
        odd = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (at & 1)
        atomic_inc(&odd);
    barrier(CLK_LOCAL_MEM_FENCE);
    out[at] = i == 0 ? odd + 1 : 0;
}

// Private memory that is indexed: found by the number of the hardware thread.
kernel void stack(uint8 range, global uint *out)
{
    const uint at = at_of(range);
    uint mine[32];
    const uint n = at;
    for (uint i = 0; i < 32; i++)
        mine[(i * 5 + n) & 31] = n + i;
    barrier(CLK_LOCAL_MEM_FENCE);
    uint sum = 0;
    for (uint i = 0; i < 32; i += 3)
        sum = sum * 31 + mine[(i + n * 3) & 31];
    out[n] = sum;
}

kernel void copies(uint8 range, global const uint *in, global uint *out, local uint *tile)
{
    const uint at = at_of(range);
    const uint n = size();
    global const uint *from = in + (at - local_at()); // of use where groups are one row
    event_t e = async_work_group_copy(tile, from, n, 0);
    wait_group_events(1, &e);
    out[at] = tile[n - 1 - local_at()];
}

#ifdef OPENCL_C_20
kernel void collectives(uint8 range, global uint *out)
{
    const uint at = at_of(range);
    global uint *to = out + at * 8;
    const uint value = at * 5 + 1;
    to[0] = work_group_reduce_add(value);
    to[1] = work_group_reduce_max(value ^ 0x155);
    to[2] = work_group_scan_inclusive_add(value);
    to[3] = work_group_scan_exclusive_add(value);
    to[4] = work_group_scan_inclusive_min(value ^ 0x155);
    to[5] = work_group_broadcast(value, get_local_size(0) - 1, get_local_size(1) - 1, get_local_size(2) - 1);
    to[6] = work_group_all(value > 3);
    to[7] = work_group_any(value == 6);
}

#pragma OPENCL EXTENSION cl_khr_subgroups : enable
kernel void sub_groups(uint8 range, global uint *out)
{
    const uint at = at_of(range);
    global uint *to = out + at * 8;
    const uint value = at * 5 + 1;
    to[0] = get_sub_group_size();
    to[1] = get_max_sub_group_size();
    to[2] = get_num_sub_groups();
    to[3] = get_enqueued_num_sub_groups();
    to[4] = get_sub_group_id();
    to[5] = get_sub_group_local_id();
    to[6] = sub_group_reduce_add(value);
    to[7] = sub_group_scan_exclusive_add(value);
}
#endif
