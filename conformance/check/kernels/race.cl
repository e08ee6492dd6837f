// SPDX-License-Identifier: MIT
// Pairs of kernels: NAME_bad has a planted fault, NAME_good is the same kernel repaired. The line before a pair says
// what is found in the first one, and how both are run: //= CLASS, then caygen exec's options.
#define LOCAL barrier(CLK_LOCAL_MEM_FENCE)
#define GLOBAL barrier(CLK_GLOBAL_MEM_FENCE)
#define G get_global_id(0)
#define L get_local_id(0)
#define N get_local_size(0)

//= race --global 128 --local 64 --arg random:int:128 --arg zeros:int:128
kernel void reverse_bad(global const int *in, global int *out) { local int t[64]; t[L] = in[G]; out[G] = t[63 - L]; }
kernel void reverse_good(global const int *in, global int *out) { local int t[64]; t[L] = in[G]; LOCAL; out[G] = t[63 - L]; }

//= race --global 128 --local 64 --arg random:int:128 --arg zeros:int:128
kernel void halves_bad(global const int *in, global int *out) { out[G / 2] = in[G]; }
kernel void halves_good(global const int *in, global int *out) { if (G % 2 == 0) out[G / 2] = in[G]; }

//= race --global 256 --local 64 --arg random:int:256 --arg zeros:int:4
kernel void sum_bad(global const int *in, global int *out)
{
    local int t[64];
    t[L] = in[G];
    LOCAL;
    for (uint s = N / 2; s > 0; s /= 2)
        if (L < s)
            t[L] += t[L + s];
    if (L == 0)
        out[get_group_id(0)] = t[0];
}
kernel void sum_good(global const int *in, global int *out)
{
    local int t[64];
    t[L] = in[G];
    LOCAL;
    for (uint s = N / 2; s > 0; s /= 2) {
        if (L < s)
            t[L] += t[L + s];
        LOCAL;
    }
    if (L == 0)
        out[get_group_id(0)] = t[0];
}

//= race --global 256 --local 64 --arg random:int:256 --arg zeros:int:1
kernel void total_bad(global const int *in, global int *out) { *out += in[G]; }
kernel void total_good(global const int *in, global int *out) { atomic_add(out, in[G]); }

//= race --global 128 --local 64 --arg random:int:130
kernel void shift_bad(global int *x) { x[G] = x[G + 1] + 1; }
kernel void shift_good(global int *x) { x[G] = x[G] + 1; }

//= race --global 128 --local 64 --arg random:int:128 --arg zeros:int:128
kernel void scan_bad(global const int *in, global int *out)
{
    local int t[64];
    t[L] = in[G];
    LOCAL;
    for (uint s = 1; s < N; s *= 2) {
        int v = L >= s ? t[L - s] : 0;
        t[L] += v;
        LOCAL;
    }
    out[G] = t[L];
}
kernel void scan_good(global const int *in, global int *out)
{
    local int t[64];
    t[L] = in[G];
    LOCAL;
    for (uint s = 1; s < N; s *= 2) {
        int v = L >= s ? t[L - s] : 0;
        LOCAL;
        t[L] += v;
        LOCAL;
    }
    out[G] = t[L];
}

//= race --global 128 --local 64 --arg random:int:128 --arg zeros:int:128
kernel void flag_bad(global const int *in, global int *out)
{
    local int most;
    if (L == 0)
        most = in[G];
    out[G] = most;
}
kernel void flag_good(global const int *in, global int *out)
{
    local int most;
    if (L == 0)
        most = in[G];
    LOCAL;
    out[G] = most;
}

//= race --global 128 --local 64 --arg random:int:128 --arg zeros:int:2
kernel void last_bad(global const int *in, global int *out) { out[get_group_id(0)] = in[G]; }
kernel void last_good(global const int *in, global int *out) { if (L == N - 1) out[get_group_id(0)] = in[G]; }

//= race --global 128 --local 64 --arg random:int:128 --arg zeros:int:128
kernel void again_bad(global const int *in, global int *out)
{
    local int t[64];
    int sum = 0;
    for (int k = 0; k < 3; k++) {
        t[L] = in[G] + k;
        LOCAL;
        sum += t[63 - L];
    }
    out[G] = sum;
}
kernel void again_good(global const int *in, global int *out)
{
    local int t[64];
    int sum = 0;
    for (int k = 0; k < 3; k++) {
        t[L] = in[G] + k;
        LOCAL;
        sum += t[63 - L];
        LOCAL;
    }
    out[G] = sum;
}

//= race --global 16,16 --local 16,4 --arg random:float:256
kernel void transpose_bad(global float *m) { size_t x = G, y = get_global_id(1); m[y * 16 + x] = m[x * 16 + y]; }
kernel void transpose_good(global float *m) { size_t x = G, y = get_global_id(1); m[y * 16 + x] = m[y * 16 + x] * 2; }

//= race --global 256 --local 64 --arg zeros:int:256 --arg random:int:256
kernel void across_bad(global int *out, global const int *in)
{
    out[G] = in[G];
    GLOBAL;
    if (G >= 64)
        out[G] += out[G - 64];
}
kernel void across_good(global int *out, global const int *in)
{
    out[G] = in[G];
    GLOBAL;
    if (G >= 64)
        out[G] += in[G - 64];
}

//= race --global 128 --local 64 --arg random:uchar:128 --arg zeros:uchar:128
kernel void bytes_bad(global const uchar *in, global uchar *out) { out[G & ~1u] = in[G]; }
kernel void bytes_good(global const uchar *in, global uchar *out) { out[G] = in[G]; }

//= race --global 128 --local 64 --arg random:ushort:128 --arg zeros:ushort:256
kernel void words_bad(global const ushort *in, global ushort *out) { out[G] = in[G]; out[G + 1] = in[G] + 1; }
kernel void words_good(global const ushort *in, global ushort *out) { out[2 * G] = in[G]; out[2 * G + 1] = in[G] + 1; }

//= race --global 128 --local 64 --arg random:int:128 --arg zeros:int4:128
kernel void vector_bad(global const int *in, global int *out) { vstore4((int4)(in[G]), 0, out + G * 3); }
kernel void vector_good(global const int *in, global int *out) { vstore4((int4)(in[G]), 0, out + G * 4); }

//= race --global 256 --local 64 --arg random:uint:256 --arg zeros:uint:16
kernel void histogram_bad(global const uint *in, global uint *out) { out[in[G] & 15]++; }
kernel void histogram_good(global const uint *in, global uint *out) { atomic_inc(&out[in[G] & 15]); }

//= race --global 256 --local 64 --arg random:uint:256 --arg zeros:uint:64
kernel void histogram2_bad(global const uint *in, global uint *out)
{
    local uint h[16];
    if (L < 16)
        h[L] = 0;
    LOCAL;
    h[in[G] & 15] += in[G];
    LOCAL;
    if (L < 16)
        out[get_group_id(0) * 16 + L] = h[L];
}
kernel void histogram2_good(global const uint *in, global uint *out)
{
    local uint h[16];
    if (L < 16)
        h[L] = 0;
    LOCAL;
    atomic_add(&h[in[G] & 15], in[G]);
    LOCAL;
    if (L < 16)
        out[get_group_id(0) * 16 + L] = h[L];
}

//= race --global 256 --local 64 --arg random:float:258 --arg zeros:float:256
kernel void blur_bad(global const float *in, global float *out)
{
    local float t[66];
    t[L + 1] = in[G + 1];
    if (L == 0) {
        t[0] = in[G];
        t[65] = in[G + 65];
    }
    out[G] = t[L] + t[L + 1] + t[L + 2];
}
kernel void blur_good(global const float *in, global float *out)
{
    local float t[66];
    t[L + 1] = in[G + 1];
    if (L == 0) {
        t[0] = in[G];
        t[65] = in[G + 65];
    }
    LOCAL;
    out[G] = t[L] + t[L + 1] + t[L + 2];
}

//= race --global 128 --local 64 --arg random:int:128 --arg zeros:int:128
kernel void swap_bad(global const int *in, global int *out)
{
    local int t[64];
    t[L] = in[G];
    LOCAL;
    if (L % 2 == 0) {
        int a = t[L];
        t[L] = t[(L + 1) % 64];
        t[(L + 2) % 64] = a;
    }
    LOCAL;
    out[G] = t[L];
}
kernel void swap_good(global const int *in, global int *out)
{
    local int t[64];
    t[L] = in[G];
    LOCAL;
    if (L % 2 == 0) {
        int a = t[L];
        t[L] = t[(L + 1) % 64];
        t[(L + 1) % 64] = a;
    }
    LOCAL;
    out[G] = t[L];
}

//= race --global 128 --local 64 --arg zeros:int:128 --arg 5
kernel void stride_bad(global int *out, int n) { for (int k = 0; k < n; k++) out[(G + k) & 127] = G; }
kernel void stride_good(global int *out, int n) { for (int k = 0; k < n; k++) out[G] = k; }

//= race --global 128 --local 64 --arg random:int:128 --arg zeros:int:128 --arg local:256
kernel void given_bad(global const int *in, global int *out, local int *t) { t[L] = in[G]; out[G] = t[(L + 1) & 63]; }
kernel void given_good(global const int *in, global int *out, local int *t)
{
    t[L] = in[G];
    LOCAL;
    out[G] = t[(L + 1) & 63];
}

//= race --global 64,4 --local 64,1 --arg random:int:256 --arg zeros:int:64
kernel void column_bad(global const int *in, global int *out) { out[G] += in[get_global_id(1) * 64 + G]; }
kernel void column_good(global const int *in, global int *out)
{
    if (get_global_id(1) == 0)
        for (int k = 0; k < 4; k++)
            out[G] += in[k * 64 + G];
}

//= mixed --global 256 --local 64 --arg zeros:int:1
kernel void reset_bad(global int *count) { if (G == 70) *count = 0; atomic_inc(count); }
kernel void reset_good(global int *count) { if (G == 70) atomic_xchg(count, 0); atomic_inc(count); }

//= mixed --global 128 --local 64 --arg random:int:128 --arg zeros:int:2
kernel void begin_bad(global const int *in, global int *out)
{
    local int sum;
    if (L == 0)
        sum = 0;
    atomic_add(&sum, in[G]);
    LOCAL;
    if (L == 0)
        out[get_group_id(0)] = sum;
}
kernel void begin_good(global const int *in, global int *out)
{
    local int sum;
    if (L == 0)
        sum = 0;
    LOCAL;
    atomic_add(&sum, in[G]);
    LOCAL;
    if (L == 0)
        out[get_group_id(0)] = sum;
}

//= same-value --global 128 --local 64 --arg zeros:int:1
kernel void mark_bad(global int *out) { *out = 7; }
kernel void mark_good(global int *out) { if (G == 0) *out = 7; }

//= mixed-read --global 128 --local 64 --arg zeros:int:1 --arg zeros:int:128
kernel void look_bad(global int *count, global int *out) { atomic_inc(count); out[G] = *count; }
kernel void look_good(global int *count, global int *out) { atomic_inc(count); out[G] = G; }
