/* SPDX-License-Identifier: MIT */
/* Every kind of argument that both GPUs have. */
struct pair {
    int x;
    short y, z;
    long w;
};

kernel void
values(global int *out, char c, ushort s, uint3 v, long l, struct pair p, float8 f, int unused)
{
    size_t i = get_global_id(0);
    out[i] = c + s + (int)(v.x + v.y * v.z) + (int)l + p.x + p.y * p.z + (int)p.w + (int)(f.s0 + f.s7);
}

kernel __attribute__((reqd_work_group_size(16, 4, 1))) void
locals(global const int *restrict in, global int *out, local int *a, local short *b, constant int *table)
{
    local int fixed[64];
    size_t l = get_local_id(0) + get_local_id(1) * get_local_size(0);
    fixed[l] = in[get_group_id(0) * 64 + l] + table[l & 7];
    a[l] = fixed[l] * 3;
    b[l] = (short)fixed[l];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0) + get_global_id(1) * get_global_size(0)] =
        a[63 - l] + b[l ^ 1] + fixed[l ^ 5] + (int)get_num_groups(0) + (int)get_work_dim();
}

constant int powers[16] = {1, 3, 9, 27, 81, 243, 729, 2187, 6561, 19683, 59049, 177147, 531441, 1594323, 4782969, 14348907};

kernel void
tables(global int *out, global const int *in)
{
    size_t i = get_global_id(0);
    out[i] = powers[in[i] & 15];
}
