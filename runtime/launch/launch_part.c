/* SPDX-License-Identifier: MIT */
/*
 * Cuts a range whose local sizes do not divide its global sizes, as OpenCL says (API,
 * clEnqueueNDRangeKernel): in each dimension first the whole work-groups, then one with the rest. For the
 * engines every part is a launch with work-groups of one size; ids go on from part to part.
 */
#include "launch.h"

/* Bit d of a part: the part is the rest in dimension d. */
static size_t
groups_in_part(const struct rt_ndrange *range, unsigned part, unsigned d)
{
    const size_t whole = range->global[d] / range->local[d];
    return part & 1u << d ? range->global[d] % range->local[d] != 0 : whole;
}

bool
rt_launch_take_part(struct rt_launch *launch, unsigned part)
{
    const struct rt_ndrange *range = &launch->range;
    struct emu_launch *emu = &launch->emu;
    for (unsigned d = 0; d < 3; d++)
        if (!groups_in_part(range, part, d))
            return false;
    for (unsigned d = 0; d < 3; d++) {
        const bool rest = part & 1u << d;
        emu->local_size[d] = (uint32_t)(rest ? range->global[d] % range->local[d] : range->local[d]);
        emu->group_count[d] = (uint32_t)groups_in_part(range, part, d);
        launch->first_group[d] = (uint32_t)(rest ? range->global[d] / range->local[d] : 0);
    }
    return true;
}

bool
rt_launch_has_one_part(const struct rt_launch *launch)
{
    bool one = true;
    for (unsigned d = 0; d < 3; d++)
        one &= groups_in_part(&launch->range, 0, d) && !groups_in_part(&launch->range, 1u << d, d);
    return one;
}

uint32_t
rt_launch_groups(const struct rt_launch *launch, unsigned dimension)
{
    return (uint32_t)(groups_in_part(&launch->range, 0, dimension) +
                      groups_in_part(&launch->range, 1u << dimension, dimension));
}
