/* SPDX-License-Identifier: MIT */
/* Much private memory: 256 KiB a work-item. */
#define WORDS 65536

kernel void
heap(global int *out, int step)
{
    int words[WORDS];
    int sum = 0;
    for (int i = 0; i < WORDS; i += 64)
        words[i] = i + (int)get_global_id(0);
    for (int i = 0; i < 16; i++)
        sum += words[(i * step) & (WORDS - 64)];
    out[get_global_id(0)] = sum;
}
