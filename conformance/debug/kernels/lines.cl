// SPDX-License-Identifier: MIT
// Kernels that write where no buffer is: which line does it, a fault must say.

static void
store(global uint *at, uint value)
{
    at[0] = value;
}

kernel void
inside(global const uint *in, global uint *out)
{
    const uint i = get_global_id(0);
    out[i] = in[i] + 1;
}

kernel void
beyond(global const uint *in, global uint *out)
{
    const uint i = get_global_id(0);
    const uint x = in[i] * 3;
    global char *wild = (global char *)((size_t)out + 256);
    ((global uint *)wild)[i] = x;
}

kernel void
called(global const uint *in, global uint *out)
{
    const uint i = get_global_id(0);
    global char *wild = (global char *)((size_t)out + 256);
    store((global uint *)wild + i, in[i]);
}
