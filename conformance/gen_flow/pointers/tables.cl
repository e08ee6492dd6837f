/* SPDX-License-Identifier: MIT */
/* Functions' addresses in the program's constants and variables; build.sh makes binaries of it. */
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

struct operation {
    int weight;
    function apply;
    int rest;
};

constant function table[3] = {line, series, mixed};
constant struct operation operations[2] = {{5, mixed, 3}, {7, line, 1}};
global function variables[2] = {series, line};

/* Through a table alone, with a different target per work-item. */
kernel void
choose(global int *out, int n)
{
    const int i = get_global_id(0);
    out[i] = table[i * n % 3](i);
}

/* Through all of them. */
kernel void
combine(global int *out, int n)
{
    const int i = get_global_id(0);
    constant struct operation *o = &operations[(i + n) & 1];
    out[i] = o->weight * o->apply(i) + o->rest + variables[i >> 1 & 1](i + n);
}

/* Variables are the program's: the next launch of combine sees what is stored here. */
kernel void
exchange(global int *out, int n)
{
    if (get_global_id(0) == 0) {
        variables[0] = table[n % 3];
        variables[1] = operations[n & 1].apply;
    }
}

/* No table: addresses that another kernel left in memory. */
kernel void
publish(global ulong *at)
{
    at[0] = (ulong)line;
    at[1] = (ulong)mixed;
}

kernel void
follow(global int *out, global const ulong *at)
{
    const int i = get_global_id(0);
    out[i] = ((function)at[i & 1])(i);
}
