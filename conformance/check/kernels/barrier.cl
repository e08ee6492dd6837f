// SPDX-License-Identifier: MIT
// Barriers that not all work-items reach, and waits without an end; the form is race.cl's.
#define LOCAL barrier(CLK_LOCAL_MEM_FENCE)
#define G get_global_id(0)
#define L get_local_id(0)

//= barrier --global 128 --local 64 --arg random:int:100 --arg 100
kernel void range_bad(global int *x, int n)
{
    if ((int)G >= n)
        return;
    x[G] += 1;
    LOCAL;
    x[G] *= 2;
}
kernel void range_good(global int *x, int n)
{
    if ((int)G < n)
        x[G] += 1;
    LOCAL;
    if ((int)G < n)
        x[G] *= 2;
}

//= barrier --global 128 --local 64 --arg random:int:128
kernel void until_bad(global int *x)
{
    int v = x[G] & 7;
    while (v > 0) {
        v--;
        LOCAL;
    }
    x[G] = v;
}
kernel void until_good(global int *x)
{
    int v = x[G] & 7;
    for (int k = 0; k < 8; k++) {
        v -= v > 0;
        LOCAL;
    }
    x[G] = v;
}

//= barrier --global 128 --local 64 --arg random:int:128
kernel void found4_bad(global int *x)
{
    for (int k = 0; k < 4; k++) {
        if ((x[G] & 7) == k)
            break;
        LOCAL;
    }
    x[G] = 9;
}
kernel void found4_good(global int *x)
{
    for (int k = 0; k < 4; k++) {
        if ((x[G] & 7) == k)
            x[G] = 9;
        LOCAL;
    }
}

//= barrier --global 128 --local 64 --arg zeros:int:128
kernel void first_only_bad(global int *x)
{
    local int t[64];
    t[L] = L;
    if (L == 0)
        LOCAL;
    x[G] = t[L];
}
kernel void first_only_good(global int *x)
{
    local int t[64];
    t[L] = L;
    if (get_group_id(0) == 0)
        LOCAL;
    x[G] = t[L];
}

//= barrier --global 128 --local 64 --arg random:int:128
kernel void nested_bad(global int *x)
{
    if (get_group_id(0) == 0) {
        if (x[G] & 1)
            LOCAL;
    }
    x[G] = 1;
}
kernel void nested_good(global int *x)
{
    if (get_group_id(0) == 0) {
        if (x[G] & 1)
            x[G] = 3;
        LOCAL;
    }
    x[G] = 1;
}

//= barrier --global 128 --local 64 --arg zeros:int:128
kernel void threads_bad(global int *x)
{
    if (L < 32)
        LOCAL;
    x[G] = 1;
}
kernel void threads_good(global int *x)
{
    if (L < 64)
        LOCAL;
    x[G] = 1;
}

//= barrier --global 128 --local 64 --arg zeros:int:128
kernel void once_more_bad(global int *x)
{
    LOCAL;
    if (L > 20)
        LOCAL;
    x[G] = 1;
}
kernel void once_more_good(global int *x)
{
    LOCAL;
    LOCAL;
    x[G] = 1;
}
