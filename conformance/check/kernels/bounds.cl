// SPDX-License-Identifier: MIT
// Accesses outside of memory, and barriers; the form is race.cl's.
#define LOCAL barrier(CLK_LOCAL_MEM_FENCE)
#define G get_global_id(0)
#define L get_local_id(0)

//= bounds --global 128 --local 64 --arg zeros:int:127
kernel void end_bad(global int *out) { out[G] = G; }
kernel void end_good(global int *out) { if (G < 127) out[G] = G; }

//= bounds --global 128 --local 64 --arg random:int:128 --arg zeros:int:128
kernel void next_bad(global const int *in, global int *out) { out[G] = in[G] + in[G + 1]; }
kernel void next_good(global const int *in, global int *out) { out[G] = in[G] + in[min(G + 1, (size_t)127)]; }

//= bounds --global 128 --local 64 --arg random:int:128 --arg zeros:int:128
kernel void before_bad(global const int *in, global int *out) { out[G] = in[(int)G - 1]; }
kernel void before_good(global const int *in, global int *out) { out[G] = in[max((int)G - 1, 0)]; }

//= bounds --global 16,9 --local 16,1 --arg random:float:128 --arg zeros:float:144
kernel void row_bad(global const float *in, global float *out)
{
    size_t at = get_global_id(1) * 16 + G;
    out[at] = in[at];
}
kernel void row_good(global const float *in, global float *out)
{
    size_t at = get_global_id(1) * 16 + G;
    out[at] = at < 128 ? in[at] : 0;
}

//= bounds --global 128 --local 64 --arg random:uint:128 --arg zeros:int:128
kernel void index2_bad(global const uint *in, global int *out) { out[in[G] & 255] = 1; }
kernel void index2_good(global const uint *in, global int *out) { atomic_or(&out[in[G] & 127], 1); }

//= bounds --global 64 --local 64 --arg random:int:64 --arg zeros:int:64 --arg local:128
kernel void given_local_bad(global const int *in, global int *out, local int *t)
{
    t[L] = in[G];
    LOCAL;
    out[G] = t[L];
}
kernel void given_local_good(global const int *in, global int *out, local int *t)
{
    if (L < 32)
        t[L] = in[G];
    LOCAL;
    out[G] = t[L & 31];
}

//= bounds --global 64 --local 64 --arg random:uchar:64 --arg zeros:uchar:63
kernel void byte_end_bad(global const uchar *in, global uchar *out) { out[G] = in[G]; }
kernel void byte_end_good(global const uchar *in, global uchar *out) { if (G < 63) out[G] = in[G]; }

//= bounds --global 64 --local 64 --arg random:int:64 --arg zeros:int4:63
kernel void wide3_bad(global const int *in, global int4 *out) { out[G] = (int4)(in[G]); }
kernel void wide3_good(global const int *in, global int4 *out) { if (G < 63) out[G] = (int4)(in[G]); }

//= bounds --global 64 --local 64 --arg zeros:int:1 --arg 3
kernel void counter_bad(global int *out, int at) { atomic_inc(out + at); }
kernel void counter_good(global int *out, int at) { if (at < 1) atomic_inc(out + at); }

//= bounds --global 64 --local 64 --arg null --arg zeros:int:64
kernel void nothing_bad(global const int *in, global int *out) { out[G] = in[G]; }
kernel void nothing_good(global const int *in, global int *out) { out[G] = in ? in[G] : 3; }

//= bounds --global 64 --local 64 --arg zeros:long:63
kernel void long_end_bad(global long *out) { out[G] = G; }
kernel void long_end_good(global long *out) { if (G < 63) out[G] = G; }

//= bounds --global 64 --local 64 --arg random:int:64 --arg zeros:int:64 --arg 100000
kernel void far_bad(global const int *in, global int *out, int by) { out[G] = in[G + by]; }
kernel void far_good(global const int *in, global int *out, int by) { out[G] = in[(G + by) & 63]; }

//= bounds --global 64 --local 64 --arg random:short:64 --arg zeros:int:64 --arg 40
kernel void loop_bad(global const short *in, global int *out, int n)
{
    int sum = 0;
    for (int k = 0; k <= n; k++)
        sum += in[G + k];
    out[G] = sum;
}
kernel void loop_good(global const short *in, global int *out, int n)
{
    int sum = 0;
    for (int k = 0; k <= n && G + k < 64; k++)
        sum += in[G + k];
    out[G] = sum;
}

//= barrier --global 128 --local 64 --arg random:int:128 --arg zeros:int:128
kernel void part_bad(global const int *in, global int *out)
{
    local int t[64];
    t[L] = in[G];
    if (L < 40)
        LOCAL;
    out[G] = in[G];
}
kernel void part_good(global const int *in, global int *out)
{
    local int t[64];
    t[L] = in[G];
    LOCAL;
    out[G] = in[G];
}

//= barrier --global 128 --local 64 --arg random:int:128 --arg zeros:int:128
kernel void data_bad(global const int *in, global int *out)
{
    if (in[G] & 1)
        LOCAL;
    out[G] = in[G];
}
kernel void data_good(global const int *in, global int *out)
{
    LOCAL;
    out[G] = in[G];
}

//= barrier --global 128 --local 64 --arg random:int:128 --arg zeros:int:128
kernel void leave_bad(global const int *in, global int *out)
{
    if (L >= 50)
        return;
    LOCAL;
    out[G] = in[G];
}
kernel void leave_good(global const int *in, global int *out)
{
    LOCAL;
    if (L >= 50)
        return;
    out[G] = in[G];
}

//= barrier --global 128 --local 64 --arg random:int:128 --arg zeros:int:128
kernel void rounds_bad(global const int *in, global int *out)
{
    for (uint k = 0; k < L / 16 + 1; k++)
        LOCAL;
    out[G] = in[G];
}
kernel void rounds_good(global const int *in, global int *out)
{
    for (uint k = 0; k < 4; k++)
        LOCAL;
    out[G] = in[G];
}

//= barrier --global 128 --local 64 --arg random:int:128 --arg zeros:int:128
kernel void either_bad(global const int *in, global int *out)
{
    if (L < 32) {
        LOCAL;
        out[G] = in[G];
    } else {
        LOCAL;
        out[G] = -in[G];
    }
}
kernel void either_good(global const int *in, global int *out)
{
    LOCAL;
    out[G] = L < 32 ? in[G] : -in[G];
}
