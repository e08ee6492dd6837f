// SPDX-License-Identifier: MIT
// Histogram equalisation of the luma; colours keep their ratio to it. All in integers.

#define BINS 256
#define GROUP 256

int luma(uchar4 p)
{
    return (77 * p.x + 150 * p.y + 29 * p.z + 128) >> 8;
}

// Each work-group counts in local memory and adds its counts to the global ones.
__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1)))
void histogram(__global const uchar4 *in, uint pixels, __global uint *bins)
{
    __local uint counts[BINS];
    uint lid = get_local_id(0);
    counts[lid] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = get_global_id(0); i < pixels; i += get_global_size(0))
        atomic_inc(&counts[luma(in[i])]);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (counts[lid])
        atomic_add(&bins[lid], counts[lid]);
}

// One work-group: inclusive scan of the histogram, scaled to 0..255.
__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1)))
void make_curve(__global const uint *bins, uint pixels, __global uchar *curve)
{
    __local uint sums[2][BINS];
    uint lid = get_local_id(0), from = 0;
    sums[0][lid] = bins[lid];
    for (uint reach = 1; reach < BINS; reach *= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        uint sum = sums[from][lid];
        if (lid >= reach)
            sum += sums[from][lid - reach];
        from ^= 1;
        sums[from][lid] = sum;
    }
    // Half of the full stretch: a whole one exaggerates noise in flat regions.
    uint stretched = (uint)(((ulong)sums[from][lid] * 255 + pixels / 2) / pixels);
    curve[lid] = (uchar)((3 * stretched + lid + 2) / 4);
}

__kernel void apply_curve(__global const uchar4 *in, __global uchar4 *out, uint pixels,
                          __global const uchar *curve)
{
    uint i = get_global_id(0);
    if (i >= pixels)
        return;
    uchar4 p = in[i];
    int old = max(luma(p), 1), next = curve[luma(p)];
    int4 scaled = (convert_int4(p) * next + old / 2) / old;
    scaled.w = 255;
    out[i] = convert_uchar4_sat(scaled);
}
