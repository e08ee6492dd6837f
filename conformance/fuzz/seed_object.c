/* SPDX-License-Identifier: MIT */
/* Host code with constants, references and data, compiled for what it looks like: the seed of
 * fuzz_jit_object. */
static const double table[] = {1, 2, 4, 8};
static int count;

int kernel(int x);

__attribute__((noinline)) static double
pick(int x)
{
    return table[x & 3] * 3;
}

int
kernel(int x)
{
    count += x;
    return (int)pick(count) + (int)pick(x);
}
