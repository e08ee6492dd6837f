// SPDX-License-Identifier: MIT
// Structures and vectors by value, structures in memory.
typedef struct {
    int scale;
    float shift;
    short low, high;
    uchar flags;
} settings_t;

typedef struct {
    uchar kind;
    ushort weight;
    uint id;
    float4 place;
} record_t;

__kernel void struct_value(__global const int *in, __global float *out, settings_t s)
{
    size_t i = get_global_id(0);
    int x = clamp(in[i], (int)s.low, (int)s.high);
    out[i] = (float)(x * s.scale) + s.shift * (float)(s.flags >> 4);
}

__kernel void vector_values(__global int4 *out, char2 a, short4 b, uint3 c, long d, float2 e, uchar f)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    out[i] = (int4)(a.x + (int)i, a.y, b.x + b.w, b.y * b.z);
    out[n + i] = (int4)((int)(c.x ^ c.y ^ c.z), (int)d, (int)(d >> 32), f);
    out[2 * n + i] = (int4)(as_int(e.x), as_int(e.y), (int)e.x, 0);
}

__kernel void struct_memory(__global const uint *in, __global record_t *out)
{
    size_t i = get_global_id(0);
    record_t r;
    uint x = in[i];
    r.kind = (uchar)x;
    r.weight = (ushort)(x >> 8);
    r.id = x * 2654435761u;
    r.place = (float4)((float)(x & 255), (float)(x >> 8 & 255), (float)(x >> 16 & 255), 1.0f);
    out[i].kind = r.kind;
    out[i].weight = r.weight;
    out[i].id = r.id;
    out[i].place = r.place;
}

__kernel void struct_sum(__global const record_t *in, __global float *out, uint n)
{
    size_t i = get_global_id(0);
    float sum = 0.0f;
    for (uint k = 0; k < n; k++) {
        __global const record_t *r = in + (i + k) % n;
        sum += r->place.x + r->place.w * (float)(r->kind & 3) - (float)r->weight + (float)(r->id & 15);
    }
    out[i] = sum;
}
