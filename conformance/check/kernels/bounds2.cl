// SPDX-License-Identifier: MIT
// More accesses outside of memory, of read-only and write-only memory, and at odd addresses; the form is race.cl's.
#define LOCAL barrier(CLK_LOCAL_MEM_FENCE)
#define G get_global_id(0)
#define L get_local_id(0)

//= bounds --global 128 --local 64 --arg random:float:128 --arg zeros:float:128
kernel void stencil_bad(global const float *in, global float *out) { out[G] = in[G - 1] + in[G] + in[G + 1]; }
kernel void stencil_good(global const float *in, global float *out) { out[G] = in[G > 0 ? G - 1 : 0] + in[G] + in[G < 127 ? G + 1 : G]; }

//= bounds --global 128 --local 64 --arg random:int:100 --arg zeros:int:100 --arg 100
kernel void guard_bad(global const int *in, global int *out, int n) { if ((int)G <= n) out[G] = in[G]; }
kernel void guard_good(global const int *in, global int *out, int n) { if ((int)G < n) out[G] = in[G]; }

//= bounds --global 128 --local 64 --arg random:int:100 --arg zeros:int:100 --arg 100
kernel void unguarded_bad(global const int *in, global int *out, int n) { int v = in[G]; if ((int)G < n) out[G] = v; }
kernel void unguarded_good(global const int *in, global int *out, int n) { int v = (int)G < n ? in[G] : 0; if ((int)G < n) out[G] = v; }

//= bounds --global 16,16 --local 16,1 --arg random:int:240 --arg zeros:int:256
kernel void columns_bad(global const int *in, global int *out) { out[get_global_id(1) * 16 + G] = in[G * 16 + get_global_id(1)]; }
kernel void columns_good(global const int *in, global int *out) { out[get_global_id(1) * 16 + G] = G < 15 ? in[G * 16 + get_global_id(1)] : 0; }

//= bounds --global 64 --local 64 --arg random:uint:64 --arg zeros:int:64
kernel void table_bad(global const uint *in, global int *out) { out[G] = in[64 + (in[G] & 63)]; }
kernel void table_good(global const uint *in, global int *out) { out[G] = in[in[G] & 63]; }

//= bounds --global 64 --local 64 --arg 4,9,70,2 --arg random:int:64 --arg zeros:int:64
kernel void ranges_bad(global const int *ends, global const int *in, global int *out)
{
    for (int k = 0; k < ends[L & 3]; k++)
        out[G] += in[k];
}
kernel void ranges_good(global const int *ends, global const int *in, global int *out)
{
    for (int k = 0; k < min(ends[L & 3], 64); k++)
        out[G] += in[k];
}

//= bounds --global 64 --local 64 --arg random:float:255 --arg zeros:float:64
kernel void four_bad(global const float *in, global float *out) { float4 v = vload4(G, in); out[G] = v.x + v.y + v.z + v.w; }
kernel void four_good(global const float *in, global float *out)
{
    float4 v = G < 63 ? vload4(G, in) : (float4)(0);
    out[G] = v.x + v.y + v.z + v.w;
}

//= bounds --global 64 --local 64 --arg zeros:float:250
kernel void four_store_bad(global float *out) { vstore4((float4)(G), G, out); }
kernel void four_store_good(global float *out) { if (G < 62) vstore4((float4)(G), G, out); }

//= bounds --global 64 --local 64 --arg zeros:uchar:255
kernel void bytes3_bad(global uchar *out) { for (int k = 0; k < 4; k++) out[4 * G + k] = k; }
kernel void bytes3_good(global uchar *out) { for (int k = 0; k < 4; k++) if (4 * G + k < 255) out[4 * G + k] = k; }

//= bounds --global 64 --local 64 --arg zeros:ushort:63
kernel void words3_bad(global ushort *out) { out[G] = G; }
kernel void words3_good(global ushort *out) { if (G < 63) out[G] = G; }

//= bounds --global 64 --local 64 --arg random:int:64 --arg zeros:int:64
kernel void local_end_bad(global const int *in, global int *out)
{
    local int t[64];
    t[L + 1] = in[G];
    LOCAL;
    out[G] = t[L];
}
kernel void local_end_good(global const int *in, global int *out)
{
    local int t[64];
    t[(L + 1) & 63] = in[G];
    LOCAL;
    out[G] = t[L];
}

//= bounds --global 64 --local 64 --arg random:uint:64 --arg zeros:uint:64 --arg local:64
kernel void local_bins_bad(global const uint *in, global uint *out, local uint *h)
{
    if (L < 16)
        h[L] = 0;
    LOCAL;
    atomic_inc(&h[in[G] & 31]);
    LOCAL;
    out[G] = h[L & 15];
}
kernel void local_bins_good(global const uint *in, global uint *out, local uint *h)
{
    if (L < 16)
        h[L] = 0;
    LOCAL;
    atomic_inc(&h[in[G] & 15]);
    LOCAL;
    out[G] = h[L & 15];
}

//= bounds --global 64 --local 64 --arg random:int:64 --arg zeros:int:64 --arg local:256
kernel void local_before_bad(global const int *in, global int *out, local int *t) { t[L] = in[G]; LOCAL; out[G] = t[(int)L - 1]; }
kernel void local_before_good(global const int *in, global int *out, local int *t) { t[L] = in[G]; LOCAL; out[G] = t[L ? L - 1 : 0]; }

//= bounds --global 64 --local 64 --arg random:int:64 --arg zeros:int:64 --arg 16384
kernel void local_far_bad(global const int *in, global int *out, int by) { local int t[64]; t[L] = in[G]; LOCAL; out[G] = t[(int)L + by]; }
kernel void local_far_good(global const int *in, global int *out, int by) { local int t[64]; t[L] = in[G]; LOCAL; out[G] = t[(int)L + by & 63]; }

//= bounds --global 64 --local 64 --arg 1,2,3,4 --arg zeros:int:64
kernel void constant_bad(constant int *in, global int *out) { out[G] = in[G & 7]; }
kernel void constant_good(constant int *in, global int *out) { out[G] = in[G & 3]; }

//= bounds --global 64 --local 64 --arg zeros:int:64 --arg 64
kernel void atomic_end_bad(global int *x, int n) { atomic_add(&x[(G + 1) * n / 64], 1); }
kernel void atomic_end_good(global int *x, int n) { atomic_add(&x[G * n / 64], 1); }

//= bounds --global 64 --local 64 --arg zeros:int:64 --arg -3
kernel void negative_bad(global int *x, int by) { x[(int)G + by] = 1; }
kernel void negative_good(global int *x, int by) { if ((int)G + by >= 0) x[(int)G + by] = 1; }

//= bounds --global 64 --local 64 --arg random:int:64 --arg zeros:int:64
kernel void two_bad(global const int *a, global int *b) { b[G] = (a + 4096)[G]; }
kernel void two_good(global const int *a, global int *b) { b[G] = (a + 4096)[(int)G - 4096]; }

//= bounds --global 64 --local 64 --arg zeros:int:64 --arg 1000000000
kernel void huge_bad(global int *x, int at) { if (G == 5) x[at] = 1; }
kernel void huge_good(global int *x, int at) { if (G == 5) x[at & 63] = 1; }

//= bounds --global 64 --local 64 --arg zeros:long:32
kernel void double_step_bad(global long *x) { x[G / 2 + (G == 63)] = 1; }
kernel void double_step_good(global long *x) { if (G % 2 == 0) x[G / 2] = 1; }

//= bounds --global 64,2 --local 64,1 --arg zeros:int:127
kernel void plane_bad(global int *x) { x[get_global_id(1) * get_global_size(0) + G] = 1; }
kernel void plane_good(global int *x) { size_t at = get_global_id(1) * get_global_size(0) + G; if (at < 127) x[at] = 1; }

//= bounds --global 64 --local 64 --arg random:int:64 --arg zeros:int:64
kernel void twist_bad(global const int *in, global int *out) { out[G] = in[63 - 2 * (int)G]; }
kernel void twist_good(global const int *in, global int *out) { out[G] = in[63 - (int)G]; }

//= access --global 64 --local 64 --arg ro:int:64
kernel void write_bad(global int *x) { x[G] = 1; }
kernel void write_good(global int *x) { if (x[G] == 77) x[G] = 1; }

//= access --global 64 --local 64 --arg wo:int:64 --arg zeros:int:64
kernel void read_bad(global int *x, global int *out) { out[G] = x[G]; }
kernel void read_good(global int *x, global int *out) { x[G] = 4; out[G] = 4; }

//= access --global 64 --local 64 --arg ro:int:1
kernel void count3_bad(global int *x) { atomic_inc(x); }
kernel void count3_good(global int *x) { if (*x) atomic_inc(x); }

//= access --global 64 --local 64 --arg wo:int:64
kernel void add_bad(global int *x) { x[G] += 1; }
kernel void add_good(global int *x) { x[G] = 1; }

//= access --global 64 --local 64 --arg ro:uchar:64 --arg 3
kernel void bytes2_bad(global uchar *x, int n) { if (G == n) x[G] = 1; }
kernel void bytes2_good(global uchar *x, int n) { if (x[G] == n) x[G] = 1; }

//= alignment --global 64 --local 64 --arg zeros:int:65
kernel void odd_write_bad(global uchar *x) { *(global int *)(x + 4 * G + 1) = 7; }
kernel void odd_write_good(global uchar *x) { *(global int *)(x + 4 * G) = 7; }

//= alignment --global 64 --local 64 --arg random:int:65 --arg zeros:int:64
kernel void odd_read_bad(global const uchar *x, global int *out) { out[G] = *(global const int *)(x + 4 * G + 2); }
kernel void odd_read_good(global const uchar *x, global int *out) { out[G] = *(global const int *)(x + 4 * G + 4); }

//= alignment --global 64 --local 64 --arg zeros:int:65
kernel void odd_count_bad(global uchar *x) { atomic_inc((global int *)(x + 2)); }
kernel void odd_count_good(global uchar *x) { atomic_inc((global int *)(x + 4)); }

//= alignment --global 64 --local 64 --arg zeros:int:64
kernel void odd_local_bad(global int *out)
{
    local uchar t[260];
    *(local int *)(t + 4 * L + 1) = L;
    LOCAL;
    out[G] = *(local int *)(t + 4 * L + 1);
}
kernel void odd_local_good(global int *out)
{
    local int t[64];
    t[L] = L;
    LOCAL;
    out[G] = *(local int *)((local uchar *)t + 4 * L);
}
