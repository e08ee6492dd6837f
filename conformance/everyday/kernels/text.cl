// SPDX-License-Identifier: MIT
// Strings, compression, codes, graphs, games: programs of branches.

__kernel void find_all(__global const uchar *text, __constant uchar *word, __global int *found, int length)
{
    int i = get_global_id(0), k = 0;
    while (k < length && (text[i + k] & 1) == (word[k] & 1))
        k++;
    found[i] = k == length;
}

__kernel void horspool(__global const uchar *text, __constant uchar *word, __global int *at, int each, int length)
{
    __local int skip[4];
    int l = get_local_id(0);
    if (l < 4) {
        skip[l] = length;
        for (int k = 0; k < length - 1; k++)
            if ((word[k] & 3) == l)
                skip[l] = length - 1 - k;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    __global const uchar *t = text + get_global_id(0) * each;
    int from = 0, hit = -1;
    while (from + length <= each && hit < 0) {
        int k = length - 1;
        while (k >= 0 && (t[from + k] & 3) == (word[k] & 3))
            k--;
        if (k < 0)
            hit = from;
        from += skip[t[from + length - 1] & 3];
    }
    at[get_global_id(0)] = hit;
}

__kernel void levenshtein(__global const uchar *a, __global const uchar *b, __global int *out, __local int *rows, int n)
{
    __local int *row = rows + get_local_id(0) * (n + 1);
    __global const uchar *s = a + get_global_id(0) * n, *t = b + get_global_id(0) * n;
    for (int k = 0; k <= n; k++)
        row[k] = k;
    for (int i = 1; i <= n; i++) {
        int corner = row[0];
        row[0] = i;
        for (int k = 1; k <= n; k++) {
            int above = row[k];
            row[k] = min(min(above, row[k - 1]) + 1, corner + ((s[i - 1] & 3) != (t[k - 1] & 3)));
            corner = above;
        }
    }
    out[get_global_id(0)] = row[n];
}

__kernel void to_upper(__global char *text)
{
    size_t i = get_global_id(0);
    char c = text[i];
    if (c >= 'a' && c <= 'z')
        text[i] = c - 'a' + 'A';
}

__kernel void parse_ints(__global const uchar *text, __global int *out, int each)
{
    int sign = 1, v = 0, i = get_global_id(0) * each, end = i + each;
    while (i < end && text[i] == ' ')
        i++;
    if (i < end && text[i] == '-')
        sign = -1, i++;
    for (; i < end && text[i] >= '0' && text[i] <= '9'; i++)
        v = v * 10 + (text[i] - '0');
    out[get_global_id(0)] = sign * v;
}

__kernel void print_uint(__global const uint *in, __global uchar *out)
{
    uint v = in[get_global_id(0)];
    __global uchar *p = out + get_global_id(0) * 10;
    for (int k = 9; k >= 0; k--, v /= 10)
        p[k] = v || k == 9 ? '0' + v % 10 : ' ';
}

__kernel void hex_encode(__global const uchar *in, __global uchar2 *out)
{
    __constant const char *digits = "0123456789abcdef";
    uchar v = in[get_global_id(0)];
    out[get_global_id(0)] = (uchar2)(digits[v >> 4], digits[v & 15]);
}

__constant uchar base64[65] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
__kernel void base64_encode(__global const uchar *in, __global uchar4 *out)
{
    uchar3 v = vload3(get_global_id(0), in);
    uint w = (uint)v.x << 16 | (uint)v.y << 8 | v.z;
    out[get_global_id(0)] = (uchar4)(base64[w >> 18], base64[w >> 12 & 63], base64[w >> 6 & 63], base64[w & 63]);
}

__kernel void utf8_lengths(__global const uchar *in, __global int *out)
{
    uchar c = in[get_global_id(0)];
    int n;
    if (c < 0x80)
        n = 1;
    else if (c < 0xc0)
        n = 0;
    else if (c < 0xe0)
        n = 2;
    else if (c < 0xf0)
        n = 3;
    else
        n = c < 0xf8 ? 4 : -1;
    out[get_global_id(0)] = n;
}

__kernel void glob_match(__global const uchar *text, __constant uchar *pattern, __global int *out, int n, int m)
{
    int i = 0, k = 0, star = -1, mark = 0, good = 1;
    __global const uchar *t = text + get_global_id(0) * n;
    while (i < n) {
        if (k < m && (pattern[k] == '?' || pattern[k] == 'a' + (t[i] & 1))) {
            i++, k++;
        } else if (k < m && pattern[k] == '*') {
            star = k++;
            mark = i;
        } else if (star >= 0) {
            k = star + 1;
            i = ++mark;
        } else {
            good = 0;
            break;
        }
    }
    while (k < m && pattern[k] == '*')
        k++;
    out[get_global_id(0)] = good && k == m;
}

__kernel void count_words(__global const uchar *text, __global uint *total)
{
    size_t i = get_global_id(0);
    bool here = (text[i] & 3) != 0, before = i > 0 && (text[i - 1] & 3) != 0;
    if (here && !before)
        atomic_inc(total);
}

__kernel void run_lengths(__global const uchar *in, __global uchar2 *out, __global uint *counts, int n)
{
    uint runs = 0;
    __global const uchar *p = in + get_global_id(0) * n;
    __global uchar2 *q = out + get_global_id(0) * n;
    for (int k = 0; k < n;) {
        int end = k + 1;
        while (end < n && (p[end] & 1) == (p[k] & 1))
            end++;
        q[runs++] = (uchar2)(p[k] & 1, end - k);
        k = end;
    }
    counts[get_global_id(0)] = runs;
}

__kernel void longest_match(__global const uchar *in, __global ushort2 *out)
{
    int i = get_global_id(0) + 16, best = 0, where = 0;
    for (int d = 1; d <= 16; d++) {
        int k = 0;
        while (k < 8 && (in[i + k] & 3) == (in[i + k - d] & 3))
            k++;
        if (k > best)
            best = k, where = d;
    }
    out[get_global_id(0)] = (ushort2)(best, where);
}

__kernel void pack_codes(__global const uchar *in, __global ulong *out, int n)
{
    ulong word = 0;
    int used = 0;
    for (int k = 0; k < n; k++) {
        uint v = in[get_global_id(0) * n + k] & 7, length = v < 4 ? 2 : v < 6 ? 4 : 5;
        word |= (ulong)v << used;
        used += length;
    }
    out[get_global_id(0)] = word | (ulong)used << 56;
}

__kernel void zigzag_delta(__global const int *in, __global uint *out)
{
    size_t i = get_global_id(0);
    int d = (int)((uint)in[i] - (i ? (uint)in[i - 1] : 0));
    out[i] = (uint)d << 1 ^ (uint)(d >> 31);
}

__kernel void varint(__global const uint *in, __global uchar *out, __global uchar *lengths)
{
    uint v = in[get_global_id(0)], n = 0;
    __global uchar *p = out + get_global_id(0) * 5;
    while (v >= 128) {
        p[n++] = v | 128;
        v >>= 7;
    }
    p[n++] = v;
    lengths[get_global_id(0)] = n;
}

uint spread(uint v)
{
    v = (v | v << 8) & 0x00ff00ff;
    v = (v | v << 4) & 0x0f0f0f0f;
    v = (v | v << 2) & 0x33333333;
    return (v | v << 1) & 0x55555555;
}
__kernel void morton(__global const ushort2 *in, __global uint *out)
{
    ushort2 p = in[get_global_id(0)];
    out[get_global_id(0)] = spread(p.x) | spread(p.y) << 1;
}

__kernel void hilbert(__global uint *out, uint n)
{
    uint x = get_global_id(0), y = get_global_id(1), d = 0, at = y * get_global_size(0) + x;
    for (uint s = n / 2; s > 0; s /= 2) {
        uint rx = (x & s) > 0, ry = (y & s) > 0;
        d += s * s * (3 * rx ^ ry);
        if (ry == 0) {
            if (rx == 1) {
                x = n - 1 - x;
                y = n - 1 - y;
            }
            uint t = x;
            x = y;
            y = t;
        }
    }
    out[at] = d;
}

__kernel void bfs_level(__global const uint *edges, __global const int *level, __global int *next, int now, int degree)
{
    size_t v = get_global_id(0);
    if (level[v] != now)
        return;
    for (int k = 0; k < degree; k++) {
        uint to = edges[v * degree + k] & 127;
        if (level[to] < 0)
            next[to] = now + 1;
    }
}

__kernel void relax(__global const uint *edges, __global const uint *weights, __global const uint *from, __global uint *to)
{
    size_t e = get_global_id(0);
    atomic_min(&to[edges[e] & 63], from[e >> 2] + (weights[e] & 1023));
}

__kernel void floyd_step(__global uint *d, uint n, uint k)
{
    uint x = get_global_id(0), y = get_global_id(1);
    if (x != k && y != k)
        d[y * n + x] = min(d[y * n + x], d[y * n + k] + d[k * n + x]);
}

__kernel void triangles(__global const uint *rows, __global uint *out)
{
    uint v = get_global_id(0), sum = 0;
    for (uint u = 0; u < 32; u++)
        if (rows[v] >> u & 1)
            sum += popcount(rows[v] & rows[u]);
    out[v] = sum;
}

__kernel void find_roots(__global const uint *parents, __global uint *roots)
{
    uint v = get_global_id(0);
    while (parents[v] < v)
        v = parents[v];
    roots[get_global_id(0)] = v;
}

__kernel void queens(__global uint *out, uint n)
{
    uint first = get_global_id(0), all = (1u << n) - 1, count = 0;
    __local uint stack[8][3 * 10];
    __local uint *s = stack[get_local_id(0)];
    uint depth = 1, columns = 1u << first, left = 2u << first, right = 1u << first >> 1, free_now = all & ~(columns | left | right);
    while (depth) {
        if (!free_now) {
            if (--depth) {
                columns = s[3 * depth], left = s[3 * depth + 1], right = s[3 * depth + 2];
                free_now = right >> 16;
                right &= 0xffff;
            }
            continue;
        }
        uint bit = free_now & (0 - free_now);
        free_now ^= bit;
        if (depth == n - 1) {
            count++;
            continue;
        }
        s[3 * depth] = columns, s[3 * depth + 1] = left, s[3 * depth + 2] = right | free_now << 16;
        depth++;
        columns |= bit, left = (left | bit) << 1, right = (right | bit) >> 1;
        free_now = all & ~(columns | left | right);
    }
    out[first] = count;
}

__kernel void stack_machine(__global const uchar *code, __global int *out, __local int *stacks, int length)
{
    __local int *s = stacks + get_local_id(0) * 16;
    int depth = 1, input = get_global_id(0);
    s[0] = input;
    for (int pc = 0; pc < length; pc++) {
        uchar op = code[pc];
        if (op < 8 && depth < 16) {
            s[depth++] = op + input;
            continue;
        }
        if (depth < 2)
            continue;
        int b = s[--depth], a = s[--depth], r;
        switch (op & 7) {
        case 0: r = a + b; break;
        case 1: r = a - b; break;
        case 2: r = a * b; break;
        case 3: r = a ^ b; break;
        case 4: r = max(a, b); break;
        case 5:
            if (b == 0) {
                r = -1;
                break;
            }
            r = a % b;
            break;
        case 6: r = a << (b & 7);
        default: r = a & b;
        }
        s[depth++] = r;
    }
    out[get_global_id(0)] = depth * 1000003 + s[depth - 1];
}

__kernel void collatz(__global uint2 *out)
{
    ulong n = get_global_id(0) * 37 + 27;
    uint steps = 0, top = 0;
    do {
        n = n & 1 ? 3 * n + 1 : n >> 1;
        top = max(top, (uint)n);
        steps++;
    } while (n != 1);
    out[get_global_id(0)] = (uint2)(steps, top);
}

__kernel void sieve(__global uint *flags, uint limit)
{
    uint p = get_global_id(0) + 2;
    for (uint d = 2; d * d <= p; d++)
        if (p % d == 0)
            return;
    for (uint m = p; m < limit; m += p)
        atomic_or(&flags[m >> 5], 1u << (m & 31));
}

__kernel void state_machine(__global const uchar *in, __global uint *out, int n)
{
    uint numbers = 0, names = 0, other = 0, state = 0;
    for (int k = 0; k < n; k++) {
        uchar c = in[get_global_id(0) * n + k] & 7;
        switch (state) {
        case 0:
            if (c < 3)
                state = 1, numbers++;
            else if (c < 6)
                state = 2, names++;
            else
                other++;
            break;
        case 1:
            if (c >= 3)
                state = 0;
            break;
        case 2:
            if (c == 7)
                state = 0;
            else if (c == 6)
                state = 1;
            break;
        }
    }
    out[get_global_id(0)] = numbers << 16 | names << 8 | other;
}
