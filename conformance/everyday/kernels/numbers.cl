// SPDX-License-Identifier: MIT
// Linear algebra, signals, grids.
#pragma OPENCL FP_CONTRACT OFF

__kernel void matvec(__global const float *a, __global const float *x, __global float *y, int n)
{
    int row = get_global_id(0);
    float sum = 0.0f;
    for (int k = 0; k < n; k++)
        sum += a[row * n + k] * x[k];
    y[row] = sum;
}

__kernel void matmul_tiled(__global const float *a, __global const float *b, __global float *c, int n)
{
    __local float ta[8][8];
    __local float tb[8][8];
    int lx = get_local_id(0), ly = get_local_id(1), x = get_global_id(0), y = get_global_id(1);
    float sum = 0.0f;
    for (int t = 0; t < n; t += 8) {
        ta[ly][lx] = a[y * n + t + lx];
        tb[ly][lx] = b[(t + ly) * n + x];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < 8; k++)
            sum += ta[ly][k] * tb[k][lx];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    c[y * n + x] = sum;
}

__kernel void transpose_tiled(__global const float *in, __global float *out, int width, int height)
{
    __local float t[8][9];
    int lx = get_local_id(0), ly = get_local_id(1), x = get_group_id(0) * 8, y = get_group_id(1) * 8;
    t[ly][lx] = in[(y + ly) * width + x + lx];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[(x + ly) * height + y + lx] = t[lx][ly];
}

__kernel void mat4_vec(__global const float4 *in, __global float4 *out, float16 m)
{
    float4 v = in[get_global_id(0)];
    out[get_global_id(0)] = m.s0123 * v.x + m.s4567 * v.y + m.s89ab * v.z + m.scdef * v.w;
}

__kernel void cholesky3(__global const float *in, __global float *out)
{
    __global const float *a = in + get_global_id(0) * 3;
    __global float *l = out + get_global_id(0) * 6;
    // B Bt + 1 from three numbers is positive definite.
    float p = a[0], q = a[1], r = a[2];
    float a00 = p * p + 1, a10 = p * q, a11 = q * q + 1, a20 = p * r, a21 = q * r, a22 = r * r + 1;
    float l00 = sqrt(a00), l10 = a10 / l00, l20 = a20 / l00, l11 = sqrt(a11 - l10 * l10), l21 = (a21 - l20 * l10) / l11;
    l[0] = l00, l[1] = l10, l[2] = l11, l[3] = l20, l[4] = l21, l[5] = sqrt(a22 - l20 * l20 - l21 * l21);
}

__kernel void det3_int(__global const int *in, __global int *out)
{
    __global const int *m = in + get_global_id(0) * 9;
    out[get_global_id(0)] = m[0] * (m[4] * m[8] - m[5] * m[7]) - m[1] * (m[3] * m[8] - m[5] * m[6]) +
                            m[2] * (m[3] * m[7] - m[4] * m[6]);
}

__kernel void spmv_csr(__global const uint *starts, __global const uint *columns, __global const float *values,
                       __global const float *x, __global float *y)
{
    size_t row = get_global_id(0);
    float sum = 0.0f;
    for (uint k = starts[row]; k < starts[row + 1]; k++)
        sum += values[k] * x[columns[k] & 63];
    y[row] = sum;
}

__kernel void tridiagonal(__global const float *rhs, __global float *x, __global float *work, int n)
{
    int i = get_global_id(0), stride = get_global_size(0);
    float c = -0.25f, d = rhs[i] * 0.25f;
    work[i] = c;
    x[i] = d;
    for (int k = 1; k < n; k++) {
        float m = 4.0f + c;
        d = (rhs[k * stride + i] + d) / m;
        c = -1.0f / m;
        work[k * stride + i] = c;
        x[k * stride + i] = d;
    }
    for (int k = n - 2; k >= 0; k--) {
        d = x[k * stride + i] - work[k * stride + i] * d;
        x[k * stride + i] = d;
    }
}

__kernel void quaternion_mul(__global const float4 *a, __global const float4 *b, __global float4 *out)
{
    size_t i = get_global_id(0);
    float4 p = a[i], q = b[i], r;
    r.xyz = p.w * q.xyz + q.w * p.xyz + cross(p.xyz, q.xyz);
    r.w = p.w * q.w - p.x * q.x - p.y * q.y - p.z * q.z;
    out[i] = r;
}

__kernel void givens(__global const float2 *in, __global float4 *out)
{
    float2 v = in[get_global_id(0)];
    float r = hypot(v.x, v.y);
    float c = v.x / r, s = v.y / r;
    out[get_global_id(0)] = (float4)(c, s, c * v.x + s * v.y, c * v.y - s * v.x);
}

__kernel void jacobi(__global const float *a, __global const float *b, __global const float *x, __global float *out, int n)
{
    int row = get_global_id(0);
    float sum = b[row];
    for (int k = 0; k < n; k++)
        if (k != row)
            sum -= a[row * n + k] * x[k];
    out[row] = sum / (a[row * n + row] + 20.0f);
}

__kernel void butterfly(__global float2 *data, uint half_size)
{
    uint i = get_global_id(0), k = i % half_size, at = i / half_size * half_size * 2 + k;
    float angle = -M_PI_F * k / half_size;
    float2 w = (float2)(cos(angle), sin(angle)), u = data[at], v = data[at + half_size];
    v = (float2)(v.x * w.x - v.y * w.y, v.x * w.y + v.y * w.x);
    data[at] = u + v;
    data[at + half_size] = u - v;
}

__kernel void bit_reversal(__global const float2 *in, __global float2 *out, uint bits)
{
    uint i = get_global_id(0), r = 0;
    for (uint k = 0; k < bits; k++)
        r |= (i >> k & 1) << (bits - 1 - k);
    out[r] = in[i];
}

__kernel void fir(__global const short *in, __constant short *taps, __global short *out, int count)
{
    int i = get_global_id(0), sum = 1 << 14;
    for (int k = 0; k < count; k++)
        sum = mad24((int)in[i + k], (int)taps[k], sum);
    out[i] = convert_short_sat(sum >> 15);
}

__kernel void biquad(__global const float *in, __global float *out, int n, float4 b, float2 a)
{
    int channel = get_global_id(0), channels = get_global_size(0);
    float x1 = 0, x2 = 0, y1 = 0, y2 = 0;
    for (int k = 0; k < n; k++) {
        float x = in[k * channels + channel], y = b.x * x + b.y * x1 + b.z * x2 - a.x * y1 - a.y * y2;
        x2 = x1, x1 = x, y2 = y1, y1 = y;
        out[k * channels + channel] = y;
    }
}

__kernel void haar(__global const int *in, __global int *low, __global int *high)
{
    size_t i = get_global_id(0);
    int a = in[2 * i], b = in[2 * i + 1], d = a - b;
    high[i] = d;
    low[i] = b + (d >> 1);
}

__kernel void lifting53(__global const int *in, __global int *out, int n)
{
    __local int t[64];
    int l = get_local_id(0), base = get_group_id(0) * n;
    t[l] = in[base + l];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l & 1)
        t[l] -= (t[l - 1] + t[l + 1 < n ? l + 1 : l - 1]) >> 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (!(l & 1))
        t[l] += (t[l ? l - 1 : 1] + t[l + 1] + 2) >> 2;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[base + (l & 1 ? n / 2 : 0) + l / 2] = t[l];
}

__kernel void walsh_hadamard(__global int *data, __local int *t)
{
    uint l = get_local_id(0);
    t[l] = data[get_global_id(0)];
    for (uint h = 1; h < get_local_size(0); h <<= 1) {
        barrier(CLK_LOCAL_MEM_FENCE);
        int a = t[l], b = t[l ^ h];
        barrier(CLK_LOCAL_MEM_FENCE);
        t[l] = l & h ? b - a : a + b;
    }
    data[get_global_id(0)] = t[l];
}

__kernel void autocorrelation(__global const short *in, __global long *out, int n)
{
    int lag = get_global_id(0);
    long sum = 0;
    for (int k = 0; k + lag < n; k++)
        sum += in[k] * in[k + lag];
    out[lag] = sum;
}

__constant int arcs[16] = {51472, 30386, 16055, 8150, 4091, 2047, 1024, 512, 256, 128, 64, 32, 16, 8, 4, 2};
__kernel void cordic(__global const int *angles, __global int2 *out)
{
    int x = 39797, y = 0, z = angles[get_global_id(0)];
    for (int k = 0; k < 16; k++) {
        int d = z >= 0 ? 1 : -1, t = x - d * (y >> k);
        y += d * (x >> k);
        x = t;
        z -= d * arcs[k];
    }
    out[get_global_id(0)] = (int2)(x, y);
}

__kernel void polar(__global const float2 *in, __global float2 *out)
{
    float2 v = in[get_global_id(0)];
    out[get_global_id(0)] = (float2)(hypot(v.x, v.y), atan2(v.y, v.x));
}

__kernel void heat(__global const float *in, __global float *out, int width, float k)
{
    int x = get_global_id(0) + 1, y = get_global_id(1) + 1, i = y * width + x;
    out[i] = in[i] + k * (in[i - 1] + in[i + 1] + in[i - width] + in[i + width] - 4.0f * in[i]);
}

__kernel void heat_tiled(__global const float *in, __global float *out, int width, float k)
{
    __local float t[10][10];
    int lx = get_local_id(0), ly = get_local_id(1), x0 = get_group_id(0) * 8, y0 = get_group_id(1) * 8;
    for (int j = ly; j < 10; j += 8)
        for (int i = lx; i < 10; i += 8)
            t[j][i] = in[(y0 + j) * width + x0 + i];
    barrier(CLK_LOCAL_MEM_FENCE);
    lx++, ly++;
    out[(y0 + ly) * width + x0 + lx] =
        t[ly][lx] + k * (t[ly][lx - 1] + t[ly][lx + 1] + t[ly - 1][lx] + t[ly + 1][lx] - 4.0f * t[ly][lx]);
}

__kernel void red_black(__global float *grid, int width, int colour)
{
    int y = get_global_id(1) + 1, x = 2 * get_global_id(0) + 1 + ((y + colour) & 1), i = y * width + x;
    if (x < width - 1)
        grid[i] = 0.25f * (grid[i - 1] + grid[i + 1] + (grid[i - width] + grid[i + width]));
}

__kernel void stencil7(__global const float *in, __global float *out, int nx, int ny)
{
    int x = get_global_id(0) + 1, y = get_global_id(1) + 1, z = get_global_id(2) + 1, i = (z * ny + y) * nx + x;
    out[i] = in[i - 1] + in[i + 1] + in[i - nx] + in[i + nx] + in[i - nx * ny] + in[i + nx * ny] - 6.0f * in[i];
}

__kernel void life_wrapped(__global const uchar *in, __global uchar *out, int width, int height)
{
    int x = get_global_id(0), y = get_global_id(1), sum = 0;
    for (int j = -1; j <= 1; j++)
        for (int i = -1; i <= 1; i++)
            if (i || j)
                sum += in[(y + j + height) % height * width + (x + i + width) % width] & 1;
    out[y * width + x] = sum == 3 || (sum == 2 && in[y * width + x] & 1);
}

__kernel void rule110(__global uint *rows, int generations)
{
    uint row = rows[get_global_id(0)];
    for (int k = 0; k < generations; k++) {
        uint l = rotate(row, 31u), r = rotate(row, 1u);
        row = (row | r) & ~(l & row & r);
    }
    rows[get_global_id(0)] = row;
}

__kernel void sandpile(__global const int *in, __global int *out, int width)
{
    int x = get_global_id(0) + 1, y = get_global_id(1) + 1, i = y * width + x;
    out[i] = (in[i] & 3) + (in[i - 1] >> 2) + (in[i + 1] >> 2) + (in[i - width] >> 2) + (in[i + width] >> 2);
}

__kernel void gray_scott(__global const float2 *in, __global float2 *out, int width)
{
    int x = get_global_id(0), y = get_global_id(1), n = width - 1;
    float2 c = in[y * width + x];
    float2 lap = in[y * width + ((x + 1) & n)] + in[y * width + ((x - 1) & n)] + in[((y + 1) & n) * width + x] +
                 in[((y - 1) & n) * width + x] - c * 4.0f;
    float r = c.x * c.y * c.y;
    out[y * width + x] = c + (float2)(0.16f, 0.08f) * lap + (float2)(0.035f * (1.0f - c.x) - r, r - 0.1f * c.y);
}

__kernel void julia_fixed(__global uchar *out, int cx, int cy)
{
    int px = get_global_id(0), py = get_global_id(1), x = (px - 16) << 8, y = (py - 8) << 9, n = 0;
    for (; n < 60; n++) {
        int xx = x * x >> 12, yy = y * y >> 12;
        if (xx + yy > 4 << 12)
            break;
        y = (x * y >> 11) + cy;
        x = xx - yy + cx;
    }
    out[py * get_global_size(0) + px] = n;
}

__kernel void runge_kutta(__global float2 *state, float h, int steps)
{
    float2 s = state[get_global_id(0)];
    for (int k = 0; k < steps; k++) {
        float2 k1 = (float2)(s.y, -s.x), t = s + k1 * (0.5f * h), k2 = (float2)(t.y, -t.x);
        t = s + k2 * (0.5f * h);
        float2 k3 = (float2)(t.y, -t.x);
        t = s + k3 * h;
        s += (k1 + 2.0f * (k2 + k3) + (float2)(t.y, -t.x)) * (h / 6.0f);
    }
    state[get_global_id(0)] = s;
}

__kernel void horner(__global const float *x, __constant float *c, __global float *out, int n)
{
    float v = x[get_global_id(0)], r = 0.0f;
    for (int k = n - 1; k >= 0; k--)
        r = r * v + c[k];
    out[get_global_id(0)] = r;
}

__kernel void bisection(__global const float *a, __global float *root)
{
    float low = 0.0f, high = 8.0f, v = a[get_global_id(0)];
    for (int k = 0; k < 20; k++) {
        float middle = 0.5f * (low + high);
        if (middle * middle * middle < v)
            low = middle;
        else
            high = middle;
    }
    root[get_global_id(0)] = low;
}
