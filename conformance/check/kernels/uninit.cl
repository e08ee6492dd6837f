// SPDX-License-Identifier: MIT
// Memory that nobody has written decides something; the form is race.cl's.
#define LOCAL barrier(CLK_LOCAL_MEM_FENCE)
#define G get_global_id(0)
#define L get_local_id(0)

//= uninitialised --global 128 --local 64 --arg random:int:128 --arg zeros:int:128
kernel void tile_bad(global const int *in, global int *out)
{
    local int t[65];
    t[L] = in[G];
    LOCAL;
    out[G] = t[L] + t[L + 1];
}
kernel void tile_good(global const int *in, global int *out)
{
    local int t[65];
    t[L] = in[G];
    if (L == 0)
        t[64] = 0;
    LOCAL;
    out[G] = t[L] + t[L + 1];
}

//= uninitialised --global 128 --local 64 --arg random:uint:128 --arg zeros:uint:32
kernel void bins_bad(global const uint *in, global uint *out)
{
    local uint h[16];
    atomic_inc(&h[in[G] & 15]);
    LOCAL;
    if (L < 16)
        out[get_group_id(0) * 16 + L] = h[L];
}
kernel void bins_good(global const uint *in, global uint *out)
{
    local uint h[16];
    if (L < 16)
        h[L] = 0;
    LOCAL;
    atomic_inc(&h[in[G] & 15]);
    LOCAL;
    if (L < 16)
        out[get_group_id(0) * 16 + L] = h[L];
}

//= uninitialised --global 128 --local 64 --arg random:int:128 --arg zeros:int:128
kernel void branch_bad(global const int *in, global int *out)
{
    local int t[64];
    if (L < 32)
        t[L] = in[G] & 7;
    LOCAL;
    if (t[L ^ 32] > 3)
        out[G] = 1;
}
kernel void branch_good(global const int *in, global int *out)
{
    local int t[64];
    t[L] = in[G] & 7;
    LOCAL;
    if (t[L ^ 32] > 3)
        out[G] = 1;
}

//= uninitialised --global 128 --local 64 --arg random:int:128 --arg zeros:int:128
kernel void index_bad(global const int *in, global int *out)
{
    local uint t[64];
    if (L > 0)
        t[L] = L;
    LOCAL;
    out[G] = in[t[63 - L] & 127];
}
kernel void index_good(global const int *in, global int *out)
{
    local uint t[64];
    t[L] = L;
    LOCAL;
    out[G] = in[t[63 - L] & 127];
}

//= uninitialised --global 128 --local 64 --arg random:int:128 --arg zeros:int:128 --arg local:256
kernel void given_bad(global const int *in, global int *out, local int *t)
{
    if (in[G] & 1)
        t[L] = in[G];
    LOCAL;
    out[G] = t[L];
}
kernel void given_good(global const int *in, global int *out, local int *t)
{
    t[L] = in[G] & 1 ? in[G] : 0;
    LOCAL;
    out[G] = t[L];
}

//= uninitialised --global 128 --local 64 --arg random:float:128 --arg zeros:float:2
kernel void most_bad(global const float *in, global float *out)
{
    local float t[128];
    t[L] = in[G];
    LOCAL;
    for (uint s = 64; s > 0; s /= 2) {
        if (L < s)
            t[L] = max(t[L], t[L + s]);
        LOCAL;
    }
    if (L == 0)
        out[get_group_id(0)] = t[0];
}
kernel void most_good(global const float *in, global float *out)
{
    local float t[128];
    t[L] = in[G];
    LOCAL;
    for (uint s = 32; s > 0; s /= 2) {
        if (L < s)
            t[L] = max(t[L], t[L + s]);
        LOCAL;
    }
    if (L == 0)
        out[get_group_id(0)] = t[0];
}

//= uninitialised --global 128 --local 64 --arg random:uchar:128 --arg zeros:uint:128
kernel void pixel_bad(global const uchar *in, global uint *out)
{
    local uchar4 t[64];
    t[L].x = in[G];
    t[L].y = in[G] / 2;
    LOCAL;
    out[G] = as_uint(t[63 - L]);
}
kernel void pixel_good(global const uchar *in, global uint *out)
{
    local uchar4 t[64];
    t[L].x = in[G];
    t[L].y = in[G] / 2;
    LOCAL;
    out[G] = as_uint(t[63 - L]) & 0xffff;
}

//= uninitialised --global 128 --local 64 --arg random:uint:128 --arg zeros:uint:128
kernel void private_bad(global const uint *in, global uint *out)
{
    uint a[64];
    for (uint k = 0; k < (in[G] & 31); k++)
        a[(k * 7) & 63] = in[(G + k) & 127];
    out[G] = a[in[G ^ 1] & 63];
}
kernel void private_good(global const uint *in, global uint *out)
{
    uint a[64];
    for (uint k = 0; k < 64; k++)
        a[(k * 7) & 63] = in[(G + k) & 127];
    out[G] = a[in[G ^ 1] & 63];
}
