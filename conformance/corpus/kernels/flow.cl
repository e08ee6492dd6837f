// SPDX-License-Identifier: MIT
// Divergent control flow of every shape the language has.
__kernel void nested_if(__global const int *in, __global int *out)
{
    size_t i = get_global_id(0);
    int x = in[i], r = 0;
    if (x & 1) {
        if (x & 2) {
            r = x & 4 ? 1 : 2;
            if (x > 100)
                r += 10;
        } else {
            r = 3;
        }
        r *= 7;
    } else if (x & 8) {
        r = 4;
        if (!(x & 16))
            r = -r;
        else if (x & 32)
            r = 99;
    } else {
        r = 5;
    }
    out[i] = r + (x & 64 ? 1000 : 0);
}

__kernel void collatz(__global const uint *in, __global uint *out)
{
    size_t i = get_global_id(0);
    uint x = in[i] | 1, steps = 0;
    while (x != 1 && steps < 500) {
        x = x & 1 ? 3 * x + 1 : x / 2;
        steps++;
    }
    out[i] = steps;
}

__kernel void break_continue(__global const int *in, __global int *out)
{
    size_t i = get_global_id(0);
    int x = in[i] & 63, sum = 0;
    for (int a = 0; a < 40; a++) {
        if (a % 3 == x % 3)
            continue;
        if (a > x)
            break;
        for (int b = a; b < 20; b++) {
            if ((a ^ b) == (x & 15))
                break;
            if (b & 1)
                continue;
            sum += a * b + 1;
        }
        sum ^= a;
    }
    out[i] = sum;
}

__kernel void switch_cases(__global const uint *in, __global int *out)
{
    size_t i = get_global_id(0);
    uint x = in[i];
    int r = 0;
    for (int k = 0; k < 4; k++) {
        switch (x >> (8 * k) & 15) {
        case 0:
            r += 1;
            break;
        case 1:
            r *= 3;
        case 2:
            r -= 17;
            break;
        case 5:
        case 6:
            r ^= 0x55;
            break;
        case 11:
            if (r > 100)
                break;
            r += 1000;
        default:
            r = r * 5 + k;
        }
    }
    out[i] = r;
}

__kernel void goto_machine(__global const uint *in, __global uint *out)
{
    size_t i = get_global_id(0);
    uint x = in[i], r = 0, left = 40;
start:
    if (!left--)
        goto done;
    x = x * 1664525u + 1013904223u;
    if (x >> 31)
        goto odd;
    r += x >> 20;
    if (r & 1)
        goto start;
    r = r * 3 + 1;
    goto start;
odd:
    r ^= x >> 9;
    if ((r & 7) == 7)
        goto done;
    goto start;
done:
    out[i] = r;
}

__kernel void early_return(__global const int *in, __global int *out)
{
    size_t i = get_global_id(0);
    int x = in[i];
    out[i] = -1;
    if (x & 1)
        return;
    for (int k = 0; k < 20; k++) {
        x = x * 5 + 3;
        if (x % 11 == 0) {
            out[i] = k;
            return;
        }
    }
    out[i] = 77;
}

__kernel void do_while(__global const uint *in, __global uint *out)
{
    size_t i = get_global_id(0);
    uint a = in[i] % 1000 + 1, b = in[i] / 1000 % 1000 + 1, rounds = 0;
    do {
        uint t = a % b;
        a = b;
        b = t;
        rounds++;
    } while (b);
    out[i] = a << 16 | rounds;
}

__kernel void short_circuit(__global const int *in, __global int *out, int n)
{
    int i = get_global_id(0), j = i, hops = 0;
    while (j >= 0 && j < n && in[j] >= 0 && (in[j] != j || hops < 3) && hops < 50) {
        j = in[j];
        hops++;
    }
    out[i] = hops * 1000 + j;
}

__kernel void triple_loop(__global const uchar *in, __global uint *out)
{
    size_t i = get_global_id(0);
    uint sum = 0, limit = in[i] & 7;
    for (uint a = 0; a <= limit; a++)
        for (uint b = a; b <= limit + (in[i] >> 6); b++) {
            uint c = b;
            while (c) {
                if ((sum & 31) == 13) {
                    sum += 3;
                    break;
                }
                sum += a * b + c;
                c >>= 1;
            }
        }
    out[i] = sum;
}

// No lane, one lane, the last lane: masks at their ends.
__kernel void lone_lanes(__global int *out)
{
    int i = get_global_id(0), r = 0;
    if (i < 0)
        r = 1;
    if (i == 0)
        r |= 2;
    if (i == (int)get_global_size(0) - 1)
        r |= 4;
    if (i % 16 == 15)
        for (int k = 0; k < i; k++)
            r += k;
    out[i] = r;
}
