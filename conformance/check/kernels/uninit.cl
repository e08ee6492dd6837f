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
kernel void index4_bad(global const int *in, global int *out)
{
    local uint t[64];
    if (L > 0)
        t[L] = L;
    LOCAL;
    out[G] = in[t[63 - L] & 127];
}
kernel void index4_good(global const int *in, global int *out)
{
    local uint t[64];
    t[L] = L;
    LOCAL;
    out[G] = in[t[63 - L] & 127];
}

//= uninitialised --global 128 --local 64 --arg random:int:128 --arg zeros:int:128 --arg local:256
kernel void given3_bad(global const int *in, global int *out, local int *t)
{
    if (in[G] & 1)
        t[L] = in[G];
    LOCAL;
    out[G] = t[L];
}
kernel void given3_good(global const int *in, global int *out, local int *t)
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

// Buffers that nobody has written.

//= uninitialised --global 128 --local 64 --arg unset:int:128 --arg zeros:int:128
kernel void buffer_bad(global const int *in, global int *out) { out[G] = in[G] * 3; }
kernel void buffer_good(global const int *in, global int *out) { out[G] = in != out; }

//= uninitialised --global 128 --local 64 --arg unset:int:128 --arg zeros:int:128
kernel void buffer_branch_bad(global const int *in, global int *out) { if (in[G] > 100) out[G] = 1; }
kernel void buffer_branch_good(global int *in, global int *out) { in[G] = G; if (in[G] > 100) out[G] = 1; }

//= uninitialised --global 128 --local 64 --arg unset:uint:128 --arg random:int:128 --arg zeros:int:128
kernel void buffer_index_bad(global const uint *at, global const int *in, global int *out) { out[G] = in[at[G] & 127]; }
kernel void buffer_index_good(global uint *at, global const int *in, global int *out) { at[G] = 127 - G; out[G] = in[at[G]]; }

//= uninitialised --global 128 --local 64 --arg random:int:128 --arg unset:int:128
kernel void add_to_bad(global const int *in, global int *out) { out[G] += in[G]; }
kernel void add_to_good(global const int *in, global int *out) { out[G] = in[G]; }

//= uninitialised --global 128 --local 64 --arg random:uint:128 --arg unset:uint:16
kernel void count4_bad(global const uint *in, global uint *out) { atomic_inc(&out[in[G] & 15]); }
kernel void count4_good(global const uint *in, global uint *out) { if (G < 16) atomic_xchg(&out[G], in[G]); }

//= uninitialised --global 128 --local 64 --arg unset:float:130 --arg unset:float:128
kernel void edges4_bad(global float *t, global float *out) { t[G + 1] = G; out[G] = t[G + 1] + (L ? 0 : t[G / 65 * 129]); }
kernel void edges4_good(global float *t, global float *out) { t[G + 1] = G; out[G] = t[G + 1] + (L ? 0 : 1); }

//= uninitialised --global 64 --local 64 --arg random:int:64 --arg unset:int4:64
kernel void fourth_bad(global const int *in, global int4 *out) { out[G].xyz = (int3)(in[G]); out[G].x = out[G].w; }
kernel void fourth_good(global const int *in, global int4 *out) { out[G].xyz = (int3)(in[G]); out[G].x = out[G].z; }

//= uninitialised --global 64 --local 64 --arg random:uchar:64 --arg unset:uchar:128
kernel void odd_bad(global const uchar *in, global uchar *out) { out[2 * G] = in[G]; out[2 * G] = out[2 * G + 1] + 1; }
kernel void odd_good(global const uchar *in, global uchar *out) { out[2 * G] = in[G]; out[2 * G + 1] = out[2 * G] + 1; }

//= uninitialised --global 64 --local 64 --arg unset:long:64 --arg zeros:long:64
kernel void long_bad(global const long *in, global long *out) { out[G] = in[G] / 3; }
kernel void long_good(global long *in, global long *out) { in[G] = G * 9; out[G] = in[G] / 3; }

//= uninitialised --global 64 --local 64 --arg unset:int:64 --arg zeros:int:64
kernel void most_of_bad(global int *t, global int *out) { if (G > 2) t[G] = G; out[G] = t[G] << 1; }
kernel void most_of_good(global int *t, global int *out) { t[G] = G > 2 ? G : 0; out[G] = t[G] << 1; }

//= uninitialised --global 64 --local 64 --arg unset:int:64 --arg zeros:int:64
kernel void times_bad(global const int *n, global int *out) { for (int k = 0; k < (n[G] & 7); k++) out[G] += k; }
kernel void times_good(global int *n, global int *out) { n[G] = G; for (int k = 0; k < (n[G] & 7); k++) out[G] += k; }

//= uninitialised --global 64 --local 64 --arg unset:float:64 --arg zeros:int:64
kernel void compare_bad(global const float *in, global int *out) { out[G] = in[G] < 1.5f; }
kernel void compare_good(global float *in, global int *out) { in[G] = G; out[G] = in[G] < 1.5f; }

//= uninitialised --global 64 --local 64 --arg unset:int:64 --arg zeros:int:64
kernel void passed_on_bad(global const int *in, global int *out) { local int t[64]; t[L] = in[G]; LOCAL; out[G] = t[63 - L]; }
kernel void passed_on_good(global const int *in, global int *out) { local int t[64]; t[L] = G; LOCAL; out[G] = t[63 - L] + (in != 0); }

//= uninitialised --global 64 --local 64 --arg unset:int:64 --arg zeros:int:1
kernel void total4_bad(global const int *in, global int *out) { atomic_add(out, in[G]); }
kernel void total4_good(global int *in, global int *out) { in[G] = 3; atomic_add(out, in[G]); }

// Bits of what is not known that do not matter.

//= uninitialised --global 64 --local 64 --arg unset:uint:64 --arg zeros:uint:64
kernel void masked_bad(global uint *t, global uint *out) { ((global uchar *)t)[4 * G] = G; out[G] = t[G] & 0x1ff; }
kernel void masked_good(global uint *t, global uint *out) { ((global uchar *)t)[4 * G] = G; out[G] = t[G] & 0xff; }

//= uninitialised --global 64 --local 64 --arg unset:uint:64 --arg zeros:uint:64
kernel void shifted_bad(global uint *t, global uint *out) { ((global ushort *)t)[2 * G + 1] = G; out[G] = t[G] >> 15; }
kernel void shifted_good(global uint *t, global uint *out) { ((global ushort *)t)[2 * G + 1] = G; out[G] = t[G] >> 16; }

// Local memory.

//= uninitialised --global 128 --local 64 --arg random:int:128 --arg zeros:int:128
kernel void halo_bad(global const int *in, global int *out)
{
    local int t[66];
    t[L + 1] = in[G];
    if (L == 0)
        t[0] = 0;
    LOCAL;
    out[G] = t[L] + t[L + 2];
}
kernel void halo_good(global const int *in, global int *out)
{
    local int t[66];
    t[L + 1] = in[G];
    if (L == 0)
        t[0] = t[65] = 0;
    LOCAL;
    out[G] = t[L] + t[L + 2];
}

//= uninitialised --global 64 --local 64 --arg random:float:64 --arg zeros:float:64
kernel void even_bad(global const float *in, global float *out)
{
    local float t[64];
    if (L % 2 == 0)
        t[L] = in[G];
    LOCAL;
    out[G] = t[L] * 2;
}
kernel void even_good(global const float *in, global float *out)
{
    local float t[64];
    if (L % 2 == 0)
        t[L] = t[L + 1] = in[G];
    LOCAL;
    out[G] = t[L] * 2;
}

//= uninitialised --global 64 --local 64 --arg random:int:64 --arg zeros:int:64
kernel void group_flag_bad(global const int *in, global int *out)
{
    local int any;
    if (in[G] == 0x7fffffff)
        atomic_xchg(&any, 1);
    LOCAL;
    if (any)
        out[G] = 1;
}
kernel void group_flag_good(global const int *in, global int *out)
{
    local int any;
    if (L == 0)
        any = 0;
    LOCAL;
    if (in[G] == 0x7fffffff)
        atomic_xchg(&any, 1);
    LOCAL;
    if (any)
        out[G] = 1;
}

//= uninitialised --global 128 --local 64 --arg random:int:128 --arg zeros:int:128
kernel void second_group_bad(global const int *in, global int *out)
{
    local int t[64];
    if (get_group_id(0) == 0)
        t[L] = in[G];
    LOCAL;
    out[G] = t[L ^ 1];
}
kernel void second_group_good(global const int *in, global int *out)
{
    local int t[64];
    t[L] = get_group_id(0) == 0 ? in[G] : 1;
    LOCAL;
    out[G] = t[L ^ 1];
}

//= uninitialised --global 64 --local 64 --arg random:int:64 --arg zeros:int:64
kernel void queue_bad(global const int *in, global int *out)
{
    local int items[64], count;
    if (L == 0)
        count = 0;
    LOCAL;
    if (in[G] & 1)
        items[atomic_inc(&count)] = in[G];
    LOCAL;
    if (L <= count && L < 64)
        out[G] = items[L];
}
kernel void queue_good(global const int *in, global int *out)
{
    local int items[64], count;
    if (L == 0)
        count = 0;
    LOCAL;
    if (in[G] & 1)
        items[atomic_inc(&count)] = in[G];
    LOCAL;
    if (L < count)
        out[G] = items[L];
}

// Private memory.

//= uninitialised --global 64 --local 64 --arg random:uint:64 --arg zeros:uint:64
kernel void stack_bad(global const uint *in, global uint *out)
{
    uint a[40], n = 0;
    for (uint k = 0; k < (in[G] & 15); k++)
        a[n++] = in[(G + k) & 63];
    out[G] = a[(in[G] >> 8) & 31];
}
kernel void stack_good(global const uint *in, global uint *out)
{
    uint a[40], n = 0;
    for (uint k = 0; k < 40; k++)
        a[n++] = in[(G + k) & 63];
    out[G] = a[(in[G] >> 8) & 31];
}

// Registers.

//= uninitialised --global 64 --local 64 --arg random:uint:64 --arg zeros:uint:64
kernel void accumulator_bad(global const uint *in, global uint *out)
{
    uint sum;
    for (uint k = 0; k < (in[G] & 7); k++)
        sum += in[(G + k) & 63];
    out[G] = sum;
}
kernel void accumulator_good(global const uint *in, global uint *out)
{
    uint sum = 0;
    for (uint k = 0; k < (in[G] & 7); k++)
        sum += in[(G + k) & 63];
    out[G] = sum;
}

//= uninitialised --global 64 --local 64 --arg random:uint:64 --arg zeros:uint:64
kernel void votes_bad(global const uint *in, global uint *out)
{
    uint seen[4], n = 0;
    seen[in[G] & 3] = 5;
    for (uint k = 0; k < 4; k++)
        n += seen[k] == 5;
    if (n > 1)
        out[G] = n;
}
kernel void votes_good(global const uint *in, global uint *out)
{
    uint seen[4] = {0, 0, 0, 0}, n = 0;
    seen[in[G] & 3] = 5;
    for (uint k = 0; k < 4; k++)
        n += seen[k] == 5;
    if (n > 1)
        out[G] = n;
}

//= uninitialised --global 128 --local 64 --arg random:int:128 --arg unset:int:128
kernel void fresh_bad(global const int *in, global int *out)
{
    int x;
    for (int i = 0; i < (in[G] & 3); i++)
        x = in[(G + i) & 127] + i;
    out[G] = x;
}
kernel void fresh_good(global const int *in, global int *out)
{
    int x = 0;
    for (int i = 0; i < (in[G] & 3); i++)
        x = in[(G + i) & 127] + i;
    out[G] = x;
}

//= uninitialised --global 128 --local 64 --arg random:int:128 --arg zeros:float:512
kernel void three_bad(global const int *in, global float3 *out)
{
    float3 v;
    v.x = in[G];
    v.z = v.x * 2.0f;
    for (int i = 0; i < (in[G] & 3); i++)
        v.y = in[(G + i) & 127];
    out[G] = v;
}
kernel void three_good(global const int *in, global float3 *out)
{
    float3 v;
    v.x = in[G];
    v.y = 1.0f;
    v.z = v.x * 2.0f;
    for (int i = 0; i < (in[G] & 3); i++)
        v.y = in[(G + i) & 127];
    out[G] = v;
}

//= uninitialised --global 64 --local 64 --arg random:int:64 --arg zeros:int:64 --arg 4
kernel void shorts_bad(global const int *in, global int *out, int n)
{
    local int t[64];
    short s[5];
    if (L < 32)
        t[L] = in[G];
    LOCAL;
    s[0] = in[G];
    s[1] = in[G] + 1;
    s[2] = in[G] * 2;
    s[3] = in[G] - 5;
    s[4] = t[L] + 7;
    out[G] = s[n] + s[n - 1];
}
kernel void shorts_good(global const int *in, global int *out, int n)
{
    local int t[64];
    short s[5];
    t[L] = in[G];
    LOCAL;
    s[0] = in[G];
    s[1] = in[G] + 1;
    s[2] = in[G] * 2;
    s[3] = in[G] - 5;
    s[4] = t[L] + 7;
    out[G] = s[n] + s[n - 1];
}
