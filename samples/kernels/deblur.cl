// SPDX-License-Identifier: MIT
// Pictures as waves: fast Fourier transforms of rows, transposition for columns, products of spectra.
#pragma OPENCL FP_CONTRACT OFF

#define TILE 16

// The picture lies in the middle of a larger field, which repeats for ever. Between its edges the field fades from one
// mirrored edge to the other, so that nothing jumps. size is the picture's, room the field's.
struct source {
    int near, far; // pixels of the picture
    float share;   // of the far one
};

struct source find_source(int i, int size, int room)
{
    int gap = room - size, k = i - gap / 2;
    struct source inside = {clamp(k, 0, size - 1), clamp(k, 0, size - 1), 0.0f};
    if (k >= 0 && k < size)
        return inside;
    k = k < 0 ? k + room - size : k - size; // steps behind the last pixel
    struct source between = {clamp(size - 1 - k, 0, size - 1), clamp(gap - 1 - k, 0, size - 1),
                             ((float)k + 0.5f) / (float)gap};
    return between;
}

// Two colours are one complex number: the filters are real, so they stay apart. pair 0: red and green; 1: blue.
__kernel void spread(__global const uchar4 *picture, int width, int height, int pair, __global float2 *field,
                     int across, int down)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x >= across || y >= down)
        return;
    struct source column = find_source(x, width, across), row = find_source(y, height, down);
    __global const uchar4 *near = picture + row.near * width, *far = picture + row.far * width;
    float4 above = mix(convert_float4(near[column.near]), convert_float4(near[column.far]), column.share);
    float4 below = mix(convert_float4(far[column.near]), convert_float4(far[column.far]), column.share);
    float4 p = mix(above, below, row.share);
    field[y * across + x] = pair ? (float2)(p.z, 0.0f) : p.xy;
}

// Back to bytes. Columns from first_x on are written: the rest of the picture stays as it is.
__kernel void collect(__global const float2 *field, int across, int down, int pair, __global uchar4 *picture, int width,
                      int height, int first_x)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x < first_x || x >= width || y >= height)
        return;
    float2 value = field[(y + (down - height) / 2) * across + x + (across - width) / 2];
    uchar2 bytes = convert_uchar2_sat_rte(value / ((float)across * (float)down));
    uchar4 p = picture[y * width + x];
    picture[y * width + x] = pair ? (uchar4)(p.x, p.y, bytes.x, 255) : (uchar4)(bytes.x, bytes.y, p.z, 255);
}

float2 times(float2 a, float2 b)
{
    return (float2)(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}

// One work-group transforms one row in local memory. length is 2 to the power bits; turns has the roots of one,
// length / 2 of them; direction is 1, or -1 for the inverse.
__kernel void transform(__global float2 *field, int length, int bits, __global const float2 *turns, float direction,
                        __local float2 *row)
{
    int lid = get_local_id(0), step = get_local_size(0);
    __global float2 *here = field + get_group_id(0) * length;
    for (int i = lid; i < length; i += step) {
        int reversed = 0;
        for (int bit = 0; bit < bits; bit++)
            reversed |= ((i >> bit) & 1) << (bits - 1 - bit);
        row[reversed] = here[i];
    }
    for (int bit = 0; bit < bits; bit++) {
        barrier(CLK_LOCAL_MEM_FENCE);
        int half_size = 1 << bit;
        for (int i = lid; i < length / 2; i += step) {
            int inside = i & (half_size - 1), low = ((i >> bit) << (bit + 1)) + inside;
            float2 turn = turns[inside << (bits - 1 - bit)];
            turn.y *= direction;
            float2 even = row[low], odd = times(row[low + half_size], turn);
            row[low] = even + odd;
            row[low + half_size] = even - odd;
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = lid; i < length; i += step)
        here[i] = row[i];
}

// width and height are in's; both are multiples of TILE.
__kernel __attribute__((reqd_work_group_size(TILE, TILE, 1)))
void transpose(__global const float2 *in, __global float2 *out, int width, int height)
{
    __local float2 tile[TILE * (TILE + 1)];
    int lx = get_local_id(0), ly = get_local_id(1), left = get_group_id(0) * TILE, top = get_group_id(1) * TILE;
    tile[ly * (TILE + 1) + lx] = in[(top + ly) * width + left + lx];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[(left + ly) * height + top + lx] = tile[lx * (TILE + 1) + ly];
}

// What the lens did to the light.
__kernel void blur(__global float2 *field, __global const float2 *lens, int count)
{
    int i = get_global_id(0);
    if (i < count)
        field[i] = times(field[i], lens[i]);
}

// Wiener's filter undoes it where the lens left more than noise.
__kernel void restore(__global float2 *field, __global const float2 *lens, int count, float noise)
{
    int i = get_global_id(0);
    if (i >= count)
        return;
    float2 l = lens[i];
    field[i] = times(field[i], (float2)(l.x, -l.y)) / (l.x * l.x + l.y * l.y + noise);
}
