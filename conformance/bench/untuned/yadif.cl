// SPDX-License-Identifier: MIT
// FFmpeg's shape: every other row of a frame is made from the rows around it, along the direction in which they differ
// least, but no farther from the frames before and after than these differ.
int row_at(int y, int n)
{
    return clamp(y, 0, n - 1) * n;
}

__kernel void yadif(__global const uchar *before, __global const uchar *now, __global const uchar *after, __global uchar *out,
                    int n)
{
    int x = get_global_id(0), y = get_global_id(1), at = y * n + x;
    if (y % 2 == 0) {
        out[at] = now[at];
        return;
    }
    int above = row_at(y - 1, n), below = row_at(min(y + 1, n - 2), n);
    int c = now[above + x], e = now[below + x], d = (before[at] + after[at]) >> 1;
    int past = ((int)abs(before[above + x] - c) + (int)abs(before[below + x] - e)) >> 1;
    int future = ((int)abs(after[above + x] - c) + (int)abs(after[below + x] - e)) >> 1;
    int slack = max(max((int)abs(before[at] - after[at]) >> 1, past), future);
    int best = 1 << 30, value = (c + e) >> 1;
    for (int lean = -2; lean <= 2; lean++) {
        int score = (int)abs(lean);
        for (int i = -1; i <= 1; i++)
            score += (int)abs(now[above + clamp(x + lean + i, 0, n - 1)] - now[below + clamp(x - lean + i, 0, n - 1)]);
        if (score < best) {
            best = score;
            value = (now[above + clamp(x + lean, 0, n - 1)] + now[below + clamp(x - lean, 0, n - 1)]) >> 1;
        }
    }
    out[at] = clamp(clamp(value, d - slack, d + slack), 0, 255);
}
