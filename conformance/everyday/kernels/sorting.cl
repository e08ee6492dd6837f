// SPDX-License-Identifier: MIT
// Scans, sorts, reductions, searches.

__kernel void scan_hillis(__global const uint *in, __global uint *out)
{
    __local uint t[2][64];
    uint l = get_local_id(0), now = 0;
    t[0][l] = in[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint step = 1; step < 64; step *= 2) {
        t[1 - now][l] = t[now][l] + (l >= step ? t[now][l - step] : 0);
        now = 1 - now;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[get_global_id(0)] = t[now][l];
}

__kernel void scan_blelloch(__global int *data, __global int *totals, __local int *t)
{
    int l = get_local_id(0), n = 2 * get_local_size(0), offset = 1;
    size_t base = get_group_id(0) * n;
    t[2 * l] = data[base + 2 * l];
    t[2 * l + 1] = data[base + 2 * l + 1];
    for (int d = n >> 1; d > 0; d >>= 1) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < d)
            t[offset * (2 * l + 2) - 1] += t[offset * (2 * l + 1) - 1];
        offset *= 2;
    }
    if (l == 0) {
        totals[get_group_id(0)] = t[n - 1];
        t[n - 1] = 0;
    }
    for (int d = 1; d < n; d *= 2) {
        offset >>= 1;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < d) {
            int a = offset * (2 * l + 1) - 1, b = offset * (2 * l + 2) - 1, v = t[a];
            t[a] = t[b];
            t[b] += v;
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    data[base + 2 * l] = t[2 * l];
    data[base + 2 * l + 1] = t[2 * l + 1];
}

__kernel void scan_segments(__global const int *in, __global const uchar *heads, __global int *out)
{
    __local int value[64];
    __local int head[64];
    int l = get_local_id(0), i = get_global_id(0);
    value[l] = in[i];
    head[l] = l == 0 || (heads[i] & 3) == 0;
    for (int step = 1; step < 64; step <<= 1) {
        barrier(CLK_LOCAL_MEM_FENCE);
        int v = value[l], h = head[l];
        if (l >= step && !h) {
            v += value[l - step];
            h = head[l - step];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        value[l] = v;
        head[l] = h;
    }
    out[i] = value[l];
}

__kernel void add_offsets(__global uint *data, __global const uint *offsets)
{
    data[get_global_id(0)] += offsets[get_group_id(0)];
}

__kernel void bitonic_step(__global uint *keys, uint size, uint stride)
{
    uint i = get_global_id(0), low = (i & (stride - 1)) + (i / stride) * stride * 2, high = low + stride;
    bool up = (low & size) == 0;
    uint a = keys[low], b = keys[high];
    if ((a > b) == up) {
        keys[low] = b;
        keys[high] = a;
    }
}

__kernel void bitonic_group(__global int *keys)
{
    __local int t[128];
    uint l = get_local_id(0), base = get_group_id(0) * 128;
    t[l] = keys[base + l];
    t[l + 64] = keys[base + l + 64];
    for (uint size = 2; size <= 128; size *= 2)
        for (uint stride = size / 2; stride > 0; stride /= 2) {
            barrier(CLK_LOCAL_MEM_FENCE);
            uint low = 2 * l - (l & (stride - 1)), high = low + stride;
            int a = t[low], b = t[high];
            bool up = (low & size) == 0;
            if (up ? a > b : a < b) {
                t[low] = b;
                t[high] = a;
            }
        }
    barrier(CLK_LOCAL_MEM_FENCE);
    keys[base + l] = t[l];
    keys[base + l + 64] = t[l + 64];
}

__kernel void odd_even_sort(__global float *data)
{
    __local float t[64];
    uint l = get_local_id(0), n = get_local_size(0);
    t[l] = data[get_global_id(0)];
    for (uint phase = 0; phase < n; phase++) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if ((l & 1) == (phase & 1) && l + 1 < n) {
            float a = t[l], b = t[l + 1];
            t[l] = fmin(a, b);
            t[l + 1] = fmax(a, b);
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    data[get_global_id(0)] = t[l];
}

__kernel void rank_sort(__global const short *in, __global short *out, int n)
{
    int i = get_global_id(0), rank = 0;
    short mine = in[i];
    for (int k = 0; k < n; k++)
        rank += in[k] < mine || (in[k] == mine && k < i);
    out[rank] = mine;
}

// Sixteen digits, their counts in every work-item's own registers.
__kernel void radix_counts(__global const uint *keys, __global uint *counts, uint shift, uint each)
{
    uint c[16] = {0}, i = get_global_id(0);
    for (uint k = 0; k < each; k++)
        c[(keys[i * each + k] >> shift) & 15]++;
    for (uint d = 0; d < 16; d++)
        counts[d * get_global_size(0) + i] = c[d];
}

__kernel void radix_split(__global const uint *in, __global uint *out)
{
    __local uint t[64];
    __local uint zeros[65];
    uint l = get_local_id(0), v = in[get_global_id(0)];
    for (uint bit = 0; bit < 8; bit++) {
        uint one = (v >> bit) & 1;
        zeros[l + 1] = 1 - one;
        if (l == 0)
            zeros[0] = 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l == 0)
            for (uint k = 1; k <= 64; k++)
                zeros[k] += zeros[k - 1];
        barrier(CLK_LOCAL_MEM_FENCE);
        t[one ? zeros[64] + l - zeros[l] : zeros[l]] = v;
        barrier(CLK_LOCAL_MEM_FENCE);
        v = t[l];
    }
    out[get_global_id(0)] = v;
}

__kernel void compact(__global const int *in, __global const uint *place, __global int *out)
{
    size_t i = get_global_id(0);
    if (in[i] > 0)
        out[place[i]] = in[i];
}

__kernel void reduce_minmax(__global const int *in, __global int2 *out, __local int2 *t)
{
    uint l = get_local_id(0);
    t[l] = (int2)(in[get_global_id(0)]);
    for (uint n = get_local_size(0) / 2; n > 0; n >>= 1) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < n)
            t[l] = (int2)(min(t[l].x, t[l + n].x), max(t[l].y, t[l + n].y));
    }
    if (l == 0)
        out[get_group_id(0)] = t[0];
}

__kernel void argmax(__global const float *in, __global uint *where, uint each)
{
    uint i = get_global_id(0), best = i * each;
    for (uint k = i * each + 1; k < (i + 1) * each; k++)
        if (in[k] > in[best])
            best = k;
    where[i] = best;
}

__kernel void lower_bound(__global const uint *sorted, __global const uint *wanted, __global uint *at, uint n)
{
    uint low = 0, high = n, key = wanted[get_global_id(0)];
    while (low < high) {
        uint middle = (low + high) / 2;
        if (sorted[middle] < key)
            low = middle + 1;
        else
            high = middle;
    }
    at[get_global_id(0)] = low;
}

__kernel void merge_ranks(__global const uint *a, __global const uint *b, __global uint *out, uint n)
{
    uint i = get_global_id(0), low = 0, high = n;
    bool first = i < n;
    uint key = first ? a[i] : b[i - n];
    __global const uint *other = first ? b : a;
    while (low < high) {
        uint middle = low + (high - low) / 2;
        if (other[middle] < key || (!first && other[middle] == key))
            low = middle + 1;
        else
            high = middle;
    }
    out[(first ? i : i - n) + low] = key;
}

__kernel void run_heads(__global const uchar *in, __global uint *flags)
{
    size_t i = get_global_id(0);
    flags[i] = i == 0 || (in[i] & 3) != (in[i - 1] & 3);
}

__kernel void insertion_sort(__global const int *in, __global int *out)
{
    int t[8];
    size_t base = get_global_id(0) * 8;
    for (int k = 0; k < 8; k++)
        t[k] = in[base + k];
    for (int k = 1; k < 8; k++) {
        int v = t[k], m = k - 1;
        while (m >= 0 && t[m] > v) {
            t[m + 1] = t[m];
            m--;
        }
        t[m + 1] = v;
    }
    for (int k = 0; k < 8; k++)
        out[base + k] = t[k];
}

__kernel void shell_sort(__global uint *data, int n)
{
    __global uint *t = data + get_global_id(0) * n;
    for (int gap = n / 2; gap > 0; gap /= 2)
        for (int k = gap; k < n; k++) {
            uint v = t[k];
            int m = k;
            for (; m >= gap && t[m - gap] > v; m -= gap)
                t[m] = t[m - gap];
            t[m] = v;
        }
}

__kernel void heap_sort(__global int *data, int n)
{
    __global int *t = data + get_global_id(0) * n;
    for (int start = n / 2 - 1, end = n; end > 1;) {
        int root;
        if (start >= 0)
            root = start--;
        else {
            int last = t[--end];
            t[end] = t[0];
            t[0] = last;
            root = 0;
        }
        for (int child = 2 * root + 1; child < end; child = 2 * root + 1) {
            if (child + 1 < end && t[child] < t[child + 1])
                child++;
            if (t[root] >= t[child])
                break;
            int v = t[root];
            t[root] = t[child];
            t[child] = v;
            root = child;
        }
    }
}

__kernel void quick_select(__global int *data, __global int *out, int n, int wanted)
{
    __global int *t = data + get_global_id(0) * n;
    int low = 0, high = n - 1;
    while (low < high) {
        int pivot = t[(low + high) / 2], i = low, j = high;
        do {
            while (t[i] < pivot)
                i++;
            while (pivot < t[j])
                j--;
            if (i <= j) {
                int v = t[i];
                t[i++] = t[j];
                t[j--] = v;
            }
        } while (i <= j);
        if (j < wanted)
            low = i;
        if (wanted < i)
            high = j;
    }
    out[get_global_id(0)] = t[wanted];
}

__kernel void sum_longs(__global const int *in, __global long *out, uint each)
{
    long sum = 0;
    for (uint k = get_global_id(0); k < each * get_global_size(0); k += get_global_size(0))
        sum += (long)in[k] * in[k];
    out[get_global_id(0)] = sum;
}

__kernel void reduce_floats(__global const float4 *in, __global float *out)
{
    __local float t[64];
    uint l = get_local_id(0);
    float4 v = in[get_global_id(0)];
    t[l] = v.x + v.y + (v.z + v.w);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint n = 32; n > 0; n >>= 1) {
        if (l < n)
            t[l] += t[l + n];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (l == 0)
        out[get_group_id(0)] = t[0];
}
