// SPDX-License-Identifier: MIT
// clang makes one store of two, and one read of two. Their instructions are of no line: a fault names one nearby.

kernel void
merged_write(global const uint *in, global uint *out)
{
    const uint i = get_global_id(0);
    global uint *wild = (global uint *)((size_t)out + 256);
    uint x = in[i];
    if (x > 1000)
        wild[i] = x;
    else {
        while (x < 100)
            x = x * 3 + 1;
        wild[i] = x;
    }
}

kernel void
merged_read(global const uint *in, global uint *out)
{
    const uint i = get_global_id(0);
    global const uint *wild = (global const uint *)((size_t)in + 256);
    uint x;
    if (i & 1) {
        x = wild[i];
        while (x < 100)
            x = x * 3 + 1;
    } else {
        x = wild[i];
        while (x > 50)
            x = x / 2;
    }
    out[i] = x;
}
