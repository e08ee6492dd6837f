// SPDX-License-Identifier: MIT
// Smith and Waterman's score of a pair of strings an item; the table's row is in local memory, item by item.
#define LENGTH 32
#define GROUP 64

__kernel void swat(__global const uchar *a, __global const uchar *b, __global int *scores)
{
    __local int row[(LENGTH + 1) * GROUP];
    uint item = get_global_id(0), lane = get_local_id(0);
    int best = 0;
    for (uint i = 0; i <= LENGTH; i++)
        row[i * GROUP + lane] = 0;
    for (uint i = 0; i < LENGTH; i++) {
        uchar letter = a[item * LENGTH + i];
        int diagonal = 0, left = 0;
        for (uint j = 0; j < LENGTH; j++) {
            int up = row[(j + 1) * GROUP + lane];
            int score = diagonal + (letter == b[item * LENGTH + j] ? 3 : -2);
            score = max(max(score, 0), max(up, left) - 1);
            row[(j + 1) * GROUP + lane] = score;
            best = max(best, score);
            diagonal = up;
            left = score;
        }
    }
    scores[item] = best;
}
