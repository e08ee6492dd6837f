// SPDX-License-Identifier: MIT
// More races; the form is race.cl's.
#define LOCAL barrier(CLK_LOCAL_MEM_FENCE)
#define GLOBAL barrier(CLK_GLOBAL_MEM_FENCE)
#define G get_global_id(0)
#define L get_local_id(0)
#define N get_local_size(0)
#define GROUP get_group_id(0)

//= race --global 128 --local 64 --arg zeros:int:129
kernel void chain_bad(global int *x) { x[G + 1] = x[G] + 1; }
kernel void chain_good(global int *x) { x[G] = x[G] + 1; }

//= race --global 128 --local 64 --arg zeros:int:128
kernel void mirror_bad(global int *x) { x[127 - G] = x[G] + (int)G; }
kernel void mirror_good(global int *x) { x[G] += (int)G; }

//= race --global 128 --local 64 --arg zeros:int:64
kernel void modulo_bad(global int *x) { x[G % 64] = G; }
kernel void modulo_good(global int *x) { if (G < 64) x[G % 64] = G; }

//= race --global 128 --local 64 --arg random:int:128 --arg zeros:int:1
kernel void maximum_bad(global const int *in, global int *most) { if (in[G] > *most) *most = in[G]; }
kernel void maximum_good(global const int *in, global int *most) { atomic_max(most, in[G]); }

#ifndef __R600__ // its compiler has no atomics with results
//= race --global 128 --local 64 --arg random:int:128 --arg zeros:int:128 --arg zeros:int:1
kernel void pack_bad(global const int *in, global int *out, global int *n) { if (in[G] & 1) { int at = *n; *n = at + 1; out[at & 127] = in[G]; } }
kernel void pack_good(global const int *in, global int *out, global int *n) { if (in[G] & 1) { int at = atomic_inc(n); out[at & 127] = in[G]; } }
#endif

//= race --global 128 --local 64 --arg random:float:128 --arg zeros:float:128
kernel void wave_bad(global float *a, global float *b) { b[G] = a[G]; a[G] = (b[G] + b[(G + 1) & 127]) * 0.5f; }
kernel void wave_good(global float *a, global float *b) { b[G] = (a[G] + a[(G + 1) & 127]) * 0.5f; }

//= race --global 256 --local 64 --arg random:int:256 --arg zeros:int:4
kernel void tree_bad(global const int *in, global int *out)
{
    local int t[64];
    t[L] = in[G];
    for (uint s = 32; s > 0; s /= 2) {
        LOCAL;
        if (L < s)
            t[L] = max(t[L], t[L + s]);
    }
    out[GROUP] = t[0] + (L & 1);
}
kernel void tree_good(global const int *in, global int *out)
{
    local int t[64];
    t[L] = in[G];
    for (uint s = 32; s > 0; s /= 2) {
        LOCAL;
        if (L < s)
            t[L] = max(t[L], t[L + s]);
    }
    LOCAL;
    if (L == 0)
        out[GROUP] = t[0];
}

//= race --global 128 --local 64 --arg random:int:128 --arg zeros:int:128
kernel void rotate_bad(global const int *in, global int *out)
{
    local int t[64];
    t[L] = in[G];
    LOCAL;
    t[L] = t[(L + 1) & 63];
    LOCAL;
    out[G] = t[L];
}
kernel void rotate_good(global const int *in, global int *out)
{
    local int t[64];
    t[L] = in[G];
    LOCAL;
    int next = t[(L + 1) & 63];
    LOCAL;
    t[L] = next;
    LOCAL;
    out[G] = t[L];
}

//= race --global 128 --local 64 --arg random:int:128 --arg zeros:int:128
kernel void buffers_bad(global const int *in, global int *out)
{
    local int a[64], b[64];
    a[L] = in[G];
    LOCAL;
    b[L] = a[63 - L];
    a[L] = b[63 - L];
    LOCAL;
    out[G] = a[L] + b[L];
}
kernel void buffers_good(global const int *in, global int *out)
{
    local int a[64], b[64];
    a[L] = in[G];
    LOCAL;
    b[L] = a[63 - L];
    LOCAL;
    a[L] = b[63 - L];
    LOCAL;
    out[G] = a[L] + b[L];
}

//= race --global 128 --local 64 --arg random:int:128 --arg zeros:int:128
kernel void late_bad(global const int *in, global int *out)
{
    local int t[64];
    LOCAL;
    t[L] = in[G];
    out[G] = t[(L + 5) & 63];
}
kernel void late_good(global const int *in, global int *out)
{
    local int t[64];
    t[L] = in[G];
    LOCAL;
    out[G] = t[(L + 5) & 63];
}

//= race --global 128 --local 64 --arg random:int:128 --arg zeros:int:128
kernel void one_side_bad(global const int *in, global int *out)
{
    local int t[64];
    t[L] = in[G];
    LOCAL;
    if (L < 32)
        t[L + 32] = t[L] + 1;
    out[G] = t[L + 32 < 63 ? L + 33 : L];
}
kernel void one_side_good(global const int *in, global int *out)
{
    local int t[64];
    t[L] = in[G];
    LOCAL;
    if (L < 32)
        t[L + 32] = t[L] + 1;
    LOCAL;
    out[G] = t[L + 32 < 63 ? L + 33 : L];
}

//= race --global 16,16 --local 8,8 --arg random:float:256 --arg zeros:float:256
kernel void tile2_bad(global const float *in, global float *out)
{
    local float t[8][8];
    size_t x = get_local_id(0), y = get_local_id(1), X = G, Y = get_global_id(1);
    t[y][x] = in[Y * 16 + X];
    out[Y * 16 + X] = t[x][y];
}
kernel void tile2_good(global const float *in, global float *out)
{
    local float t[8][8];
    size_t x = get_local_id(0), y = get_local_id(1), X = G, Y = get_global_id(1);
    t[y][x] = in[Y * 16 + X];
    LOCAL;
    out[Y * 16 + X] = t[x][y];
}

//= race --global 16,16 --local 8,8 --arg random:float:256 --arg random:float:256 --arg zeros:float:256
kernel void product_bad(global const float *a, global const float *b, global float *c)
{
    local float s[8][8], t[8][8];
    size_t x = get_local_id(0), y = get_local_id(1), X = G, Y = get_global_id(1);
    float sum = 0;
    for (int k = 0; k < 16; k += 8) {
        s[y][x] = a[Y * 16 + k + x];
        t[y][x] = b[(k + y) * 16 + X];
        LOCAL;
        for (int i = 0; i < 8; i++)
            sum += s[y][i] * t[i][x];
    }
    c[Y * 16 + X] = sum;
}
kernel void product_good(global const float *a, global const float *b, global float *c)
{
    local float s[8][8], t[8][8];
    size_t x = get_local_id(0), y = get_local_id(1), X = G, Y = get_global_id(1);
    float sum = 0;
    for (int k = 0; k < 16; k += 8) {
        s[y][x] = a[Y * 16 + k + x];
        t[y][x] = b[(k + y) * 16 + X];
        LOCAL;
        for (int i = 0; i < 8; i++)
            sum += s[y][i] * t[i][x];
        LOCAL;
    }
    c[Y * 16 + X] = sum;
}

//= race --global 128 --local 64 --arg zeros:int:128 --arg zeros:int:2
kernel void leader_bad(global int *out, global int *shared)
{
    if (L == 0)
        shared[GROUP] = GROUP + 5;
    out[G] = shared[GROUP];
}
kernel void leader_good(global int *out, global int *shared)
{
    if (L == 0)
        shared[GROUP] = GROUP + 5;
    GLOBAL;
    out[G] = shared[GROUP];
}

//= race --global 128 --local 64 --arg zeros:int:128 --arg zeros:int:2
kernel void other_group_bad(global int *out, global int *shared)
{
    if (L == 0)
        shared[GROUP] = GROUP + 5;
    GLOBAL;
    out[G] = shared[GROUP ^ 1];
}
kernel void other_group_good(global int *out, global int *shared)
{
    if (L == 0)
        shared[GROUP] = GROUP + 5;
    GLOBAL;
    out[G] = shared[GROUP];
}

#ifndef __R600__ // its compiler has no atomics with results
//= race --global 128 --local 64 --arg zeros:int:128 --arg zeros:int:1
kernel void lock_bad(global int *out, global int *lock)
{
    if (L == 0 && atomic_cmpxchg(lock, 0, 1) == 0)
        out[0] = 4;
    if (G == 127)
        out[0] = 5;
}
kernel void lock_good(global int *out, global int *lock)
{
    if (L == 0 && atomic_cmpxchg(lock, 0, 1) == 0)
        out[0] = 4;
    if (G == 127)
        out[1] = 5;
}
#endif

#ifndef __R600__ // its compiler has no atomics with results
//= race --global 256 --local 64 --arg random:int:256 --arg zeros:int:4 --arg zeros:int:2
kernel void last_group_bad(global const int *in, volatile global int *sums, volatile global int *n)
{
    if (L == 0) {
        sums[GROUP] = in[G];
        if (atomic_inc(n) == 3)
            n[1] = sums[0] + sums[1] + sums[2] + sums[3];
        if (GROUP == 0)
            n[1] = 0;
    }
}
kernel void last_group_good(global const int *in, volatile global int *sums, volatile global int *n)
{
    if (L == 0) {
        sums[GROUP] = in[G];
        mem_fence(CLK_GLOBAL_MEM_FENCE);
        if (atomic_inc(n) == 3)
            n[1] = sums[0] + sums[1] + sums[2] + sums[3];
    }
}
#endif

//= race --global 64 --local 64 --arg zeros:int:64
kernel void shared_pair_bad(global int *x) { x[G & ~1u] += 1; }
kernel void shared_pair_good(global int *x) { x[G] += 1; }

//= race --global 128 --local 64 --arg zeros:int2:128
kernel void half_vector_bad(global int2 *x) { if (G & 1) x[G / 2].x = G; else x[G / 2].y = G; }
kernel void half_vector_good(global int2 *x) { ((global int *)x)[G] = G; }

//= race --global 128 --local 64 --arg random:uint:128 --arg zeros:uchar:128
kernel void scatter_bad(global const uint *in, global uchar *out) { out[in[G] & 63] = G; }
kernel void scatter_good(global const uint *in, global uchar *out) { out[G] = in[G] & 63; }

//= race --global 128 --local 64 --arg zeros:long:128
kernel void wide2_bad(global long *x) { x[G / 2] = G; }
kernel void wide2_good(global long *x) { x[G] = G; }

//= race --global 128 --local 64 --arg zeros:int:130 --arg 3
kernel void window_bad(global int *x, int n) { for (int k = 0; k < n; k++) x[G + k] += k; }
kernel void window_good(global int *x, int n) { for (int k = 0; k < n; k++) x[G] += k; }

//= race --global 128 --local 32 --arg zeros:int:128
kernel void neighbours_bad(global int *x) { x[G] = 1; GLOBAL; x[(G + 32) & 127] += 1; }
kernel void neighbours_good(global int *x) { x[G] = 1; GLOBAL; x[(G & ~31u) + ((G + 3) & 31)] += 1; }

//= race --global 64 --local 64 --arg random:int:64 --arg zeros:int:64
kernel void sort_bad(global const int *in, global int *out)
{
    local int t[64];
    t[L] = in[G];
    LOCAL;
    for (int k = 0; k < 64; k++) {
        uint at = 2 * L + (k & 1);
        if (L < 31 && t[at] > t[at + 1]) {
            int a = t[at];
            t[at] = t[at + 1];
            t[at + 1] = a;
        }
    }
    LOCAL;
    out[G] = t[L];
}
kernel void sort_good(global const int *in, global int *out)
{
    local int t[64];
    t[L] = in[G];
    LOCAL;
    for (int k = 0; k < 64; k++) {
        uint at = 2 * L + (k & 1);
        if (L < 31 && t[at] > t[at + 1]) {
            int a = t[at];
            t[at] = t[at + 1];
            t[at + 1] = a;
        }
        LOCAL;
    }
    out[G] = t[L];
}

//= race --global 128 --local 64 --arg random:uint:128 --arg zeros:int:128 --arg random:int:129
kernel void graph_bad(global const uint *to, global int *level, global const int *in) { level[to[G] & 127] = in[G]; level[G] += 1; }
kernel void graph_good(global const uint *to, global int *level, global const int *in) { atomic_max(&level[to[G] & 127], in[G]); }

//= race --global 128 --local 64 --arg random:int:128 --arg zeros:int:128
kernel void twice_bad(global const int *in, global int *out) { out[G / 2 + 1] = in[G]; out[G / 2] = 3; }
kernel void twice_good(global const int *in, global int *out) { out[G] = in[G]; out[G] += 3; }

//= race --global 64 --local 64 --arg zeros:int:64
kernel void loop_local_bad(global int *out)
{
    local int t;
    for (int k = 0; k < 4; k++) {
        if (L == (uint)k)
            t = k;
        LOCAL;
        out[G] += t;
    }
}
kernel void loop_local_good(global int *out)
{
    local int t;
    for (int k = 0; k < 4; k++) {
        if (L == (uint)k)
            t = k;
        LOCAL;
        out[G] += t;
        LOCAL;
    }
}

//= same-value --global 128 --local 64 --arg random:int:128 --arg zeros:int:1
kernel void found2_bad(global const int *in, global int *any) { if (in[G] & 1) *any = 1; }
kernel void found2_good(global const int *in, global int *any) { if (in[G] & 1) atomic_or(any, 1); }

//= same-value --global 128 --local 64 --arg zeros:int:128
kernel void clear_bad(global int *x) { x[G] = 0; x[(G + 1) & 127] = 0; }
kernel void clear_good(global int *x) { x[G] = 0; }

//= mixed --global 128 --local 64 --arg zeros:int:16 --arg random:uint:128
kernel void bins2_bad(global int *h, global const uint *in) { if (G < 16) h[G] = 0; atomic_inc(&h[in[G] & 15]); }
kernel void bins2_good(global int *h, global const uint *in) { atomic_inc(&h[in[G] & 15]); }

#ifndef __R600__ // its compiler has no atomics with results
//= mixed --global 128 --local 64 --arg zeros:int:2
kernel void unlock_bad(volatile global int *x) { if (L == 0) { if (atomic_cmpxchg(x, 0, 1) == 0) x[0] = 0; } }
kernel void unlock_good(volatile global int *x) { if (L == 0) { if (atomic_cmpxchg(x, 0, 1) == 0) atomic_xchg(x, 0); } }
#endif

//= mixed --global 64 --local 64 --arg random:int:64 --arg zeros:int:64
kernel void local_count_bad(global const int *in, global int *out)
{
    local int n;
    if (L == 0)
        n = 0;
    LOCAL;
    if (in[G] & 1)
        atomic_inc(&n);
    else
        n = 5;
    LOCAL;
    out[G] = n;
}
kernel void local_count_good(global const int *in, global int *out)
{
    local int n;
    if (L == 0)
        n = 0;
    LOCAL;
    if (in[G] & 1)
        atomic_inc(&n);
    else
        atomic_add(&n, 5);
    LOCAL;
    out[G] = n;
}

#ifndef __R600__ // its compiler has no atomics with results
//= mixed-read --global 128 --local 64 --arg zeros:int:1 --arg zeros:int:128
kernel void ticket_bad(volatile global int *n, global int *out) { out[G] = *n; atomic_add(n, 2); }
kernel void ticket_good(volatile global int *n, global int *out) { out[G] = atomic_add(n, 2); }
#endif

//= mixed-read --global 64 --local 64 --arg zeros:int:64
kernel void local_look_bad(global int *out)
{
    local int n;
    if (L == 0)
        n = 0;
    LOCAL;
    atomic_inc(&n);
    out[G] = n;
}
kernel void local_look_good(global int *out)
{
    local int n;
    if (L == 0)
        n = 0;
    LOCAL;
    atomic_inc(&n);
    LOCAL;
    out[G] = n;
}

// Work-groups do not meet in local memory, however many atomics they make there.
//= race --global 128 --local 16 --arg random:int:128 --arg zeros:int:1
kernel void totals_bad(global const int *in, global int *sum)
{
    local int n;
    if (L == 0)
        n = 0;
    LOCAL;
    atomic_add(&n, in[G] & 7);
    LOCAL;
    if (L == 0)
        *sum += n;
}
kernel void totals_good(global const int *in, global int *sum)
{
    local int n;
    if (L == 0)
        n = 0;
    LOCAL;
    atomic_add(&n, in[G] & 7);
    LOCAL;
    if (L == 0)
        atomic_add(sum, n);
}

#ifndef __R600__ // its compiler has no atomics with results
// The last group adds what the others have stored: without a fence they may not have stored it yet.
//= race --global 64 --local 16 --arg unset:int:4 --arg zeros:int:1 --arg zeros:int:1
kernel void unfenced_bad(global int *part, volatile global int *done, global int *sum)
{
    if (L == 0)
        part[GROUP] = GROUP + 3;
    if (L == 0 && atomic_inc(done) == 3)
        *sum = part[0] + part[1] + part[2] + part[3];
}
kernel void unfenced_good(global int *part, volatile global int *done, global int *sum)
{
    if (L == 0)
        part[GROUP] = GROUP + 3;
    mem_fence(CLK_GLOBAL_MEM_FENCE);
    if (L == 0 && atomic_inc(done) == 3)
        *sum = part[0] + part[1] + part[2] + part[3];
}
#endif
