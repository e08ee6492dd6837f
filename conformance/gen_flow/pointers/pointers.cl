/* SPDX-License-Identifier: MIT */
/* Function pointers, called with a different target per work-item; build.sh makes binaries of it. */
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
typedef int (*function)(int);

__attribute__((noinline)) int
line(int a)
{
    return a * 3 + 1;
}

__attribute__((noinline)) int
series(int a)
{
    int sum = a;
    for (int i = 0; i < (a & 7); i++)
        sum += i;
    return sum;
}

__attribute__((noinline)) int
mixed(int a)
{
    return (a & 1 ? line(a) : series(a)) ^ 0x55;
}

kernel void
choose(global int *out, int n)
{
    const int i = get_global_id(0), which = i * n % 3;
    const function f = which == 0 ? line : which == 1 ? series : mixed;
    out[i] = f(i);
}
