// SPDX-License-Identifier: MIT
// A tile-based rasteriser in five kernels: transform vertices, set up triangles, bin them into tiles, shade, resolve.
// Coverage is decided in integers (28.4 fixed point), so no rounding can open a crack between triangles.
#pragma OPENCL FP_CONTRACT OFF

#define TILE 16      // pixels on a side
#define BLOCK 4      // tiles on a side of what one work-group bins
#define BIN_GROUP 64
#define BATCH 1024
#define SUB 16       // steps of the fixed point per pixel

#define HORIZON 0.41f // of the picture's height

#define KNOT 0
#define FLOOR 1
#define SHADOW 2

typedef struct {
    int x, y;       // screen, fixed point
    float z, inv_w; // depth 0..1; 1/w for perspective
    float4 world;   // w: material
    float4 normal;  // w: place along the knot
} vertex_t;

typedef struct {
    int ax, ay, bx, by, cx, cy; // corners, fixed point
    float az, bz, cz, scale;    // depths; 1 / area
    uint a, b, c;               // vertices
} triangle_t;

typedef struct {
    float4 row[4]; // view and projection; a point p goes to (row[i] . p)
    float4 eye;
    float4 light;
    int4 size; // width, height, tiles across, tiles down
} scene_t;

float dot_point(float4 row, float4 p)
{
    return row.x * p.x + row.y * p.y + row.z * p.z + row.w;
}

// 1/x correctly rounded on every GPU: the hardware's reciprocal and one exact correction.
float reciprocal(float x)
{
    float r = 1.0f / x;
    return fma(fma(-x, r, 1.0f), r, r);
}

// 1/sqrt(x) the same way: one Newton step leaves an error far below what reaches a pixel.
float reciprocal_root(float x)
{
    float r = rsqrt(x);
    return r * (1.5f - 0.5f * x * r * r);
}

__kernel void transform(__global const float4 *in, __global vertex_t *out, uint count, __constant scene_t *scene)
{
    uint i = get_global_id(0);
    if (i >= count)
        return;
    float4 p = in[2 * i];
    float inv_w = reciprocal(dot_point(scene->row[3], p));
    float half_width = 0.5f * (float)scene->size.x, half_height = 0.5f * (float)scene->size.y;
    vertex_t v;
    v.x = convert_int_rte((1.0f + dot_point(scene->row[0], p) * inv_w) * half_width * (float)SUB);
    v.y = convert_int_rte((1.0f - dot_point(scene->row[1], p) * inv_w) * half_height * (float)SUB);
    v.z = dot_point(scene->row[2], p) * inv_w;
    v.inv_w = inv_w;
    v.world = p;
    v.normal = in[2 * i + 1];
    out[i] = v;
}

// Twice the signed area of a, b, p.
int edge(int2 a, int2 b, int2 p)
{
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
}

int2 corner(__global const vertex_t *v)
{
    return (int2)(v->x, v->y);
}

// Everything about a triangle that does not change from pixel to pixel. Back faces end here, with an empty box.
__kernel void setup(__global const vertex_t *vertices, __global const uint *indices, uint count,
                    __global triangle_t *out, __global short4 *boxes, __constant scene_t *scene)
{
    uint t = get_global_id(0);
    if (t >= count)
        return;
    uint ia = indices[3 * t], ib = indices[3 * t + 1], ic = indices[3 * t + 2];
    int area = edge(corner(vertices + ia), corner(vertices + ib), corner(vertices + ic));
    int2 a = corner(vertices + ia), b = corner(vertices + ib), c = corner(vertices + ic);
    __global triangle_t *r = out + t;
    r->ax = a.x;
    r->ay = a.y;
    r->bx = b.x;
    r->by = b.y;
    r->cx = c.x;
    r->cy = c.y;
    r->az = vertices[ia].z;
    r->bz = vertices[ib].z;
    r->cz = vertices[ic].z;
    r->scale = reciprocal((float)max(area, 1));
    r->a = ia;
    r->b = ib;
    r->c = ic;
    // The box in tiles, both ends inside.
    int2 low = max(min(a, min(b, c)), 0) / (TILE * SUB), high = max(a, max(b, c)), last = scene->size.zw - 1;
    int2 end = area > 0 && high.x >= 0 && high.y >= 0 ? min(high / (TILE * SUB), last) : (int2)(-1, -1);
    boxes[t] = (short4)(convert_short2(low), convert_short2(end));
}

int meets(short4 box, int2 low, int2 high)
{
    return box.z >= low.x && box.x <= high.x && box.w >= low.y && box.y <= high.y;
}

// One work-group per block of BLOCK x BLOCK tiles. In batches: its items list the triangles that meet the block in
// local memory, then deal them out to the lists of the single tiles.
__kernel __attribute__((reqd_work_group_size(BIN_GROUP, 1, 1)))
void bin(__global const short4 *boxes, uint triangles, uint room, __global uint *counts, __global uint *lists,
         __constant scene_t *scene)
{
    __local uint found, batch[BATCH], filled[BLOCK * BLOCK];
    uint lid = get_local_id(0), blocks_across = (uint)(scene->size.z + BLOCK - 1) / BLOCK;
    int2 first = (int2)(get_group_id(0) % blocks_across, get_group_id(0) / blocks_across) * BLOCK;
    if (lid < BLOCK * BLOCK)
        filled[lid] = 0;
    for (uint start = 0; start < triangles; start += BATCH) {
        if (lid == 0)
            found = 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        for (uint t = start + lid; t < min(start + BATCH, triangles); t += BIN_GROUP)
            if (meets(boxes[t], first, first + BLOCK - 1))
                batch[atomic_inc(&found)] = t;
        barrier(CLK_LOCAL_MEM_FENCE);
        for (uint k = lid; k < found * (BLOCK * BLOCK); k += BIN_GROUP) {
            uint place = k % (BLOCK * BLOCK), t = batch[k / (BLOCK * BLOCK)];
            int2 tile = first + (int2)(place % BLOCK, place / BLOCK);
            if (!meets(boxes[t], tile, tile))
                continue;
            uint slot = atomic_inc(&filled[place]);
            if (slot < room)
                lists[(tile.y * scene->size.z + tile.x) * room + slot] = t;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    int2 tile = first + (int2)(lid % BLOCK, lid / BLOCK);
    if (lid < BLOCK * BLOCK && tile.x < scene->size.z && tile.y < scene->size.w)
        counts[tile.y * scene->size.z + tile.x] = min(filled[lid], room);
}

float3 sky(float height)
{
    return mix((float3)(0.86f, 0.80f, 0.74f), (float3)(0.30f, 0.46f, 0.70f), clamp(height, 0.0f, 1.0f));
}

// Colours along the knot: a ring of five stops.
float3 knot_colour(float place)
{
    const float3 stops[6] = {(float3)(0.92f, 0.26f, 0.21f), (float3)(0.98f, 0.62f, 0.12f), (float3)(0.26f, 0.67f, 0.37f),
                             (float3)(0.16f, 0.50f, 0.85f), (float3)(0.56f, 0.27f, 0.74f), (float3)(0.92f, 0.26f, 0.21f)};
    float scaled = clamp(place, 0.0f, 0.9999f) * 5.0f;
    int stop = (int)scaled;
    return mix(stops[stop], stops[stop + 1], scaled - (float)stop);
}

float3 shade_knot(float4 world, float4 normal, __constant scene_t *scene)
{
    float3 n = normal.xyz * reciprocal_root(dot(normal.xyz, normal.xyz));
    float3 to_eye = scene->eye.xyz - world.xyz;
    to_eye *= reciprocal_root(dot(to_eye, to_eye));
    float3 half_way = scene->light.xyz + to_eye;
    half_way *= reciprocal_root(dot(half_way, half_way));
    float diffuse = max(dot(n, scene->light.xyz), 0.0f), shine = max(dot(n, half_way), 0.0f);
    shine *= shine;
    shine *= shine;
    shine *= shine;
    shine *= shine;
    shine *= shine;
    float rim = 1.0f - max(dot(n, to_eye), 0.0f);
    float3 ambient = mix((float3)(0.30f, 0.27f, 0.26f), (float3)(0.36f, 0.44f, 0.56f), 0.5f + 0.5f * n.y);
    float3 colour = knot_colour(normal.w) * (ambient + diffuse * (float3)(0.92f, 0.86f, 0.76f));
    return colour + shine * (float3)(0.75f) + rim * rim * rim * 0.35f * sky(0.5f + 0.5f * n.y);
}

float3 shade_floor(float4 world, float lit)
{
    int square = (int)floor(world.x * 1.25f) + (int)floor(world.z * 1.25f);
    float3 colour = square & 1 ? (float3)(0.84f, 0.81f, 0.76f) : (float3)(0.42f, 0.44f, 0.48f);
    float far = clamp((-world.z - 1.0f) * 0.14f, 0.0f, 1.0f);
    return mix(colour * lit, sky(0.0f), far * far);
}

float4 blend3(float4 a, float4 b, float4 c, float3 w)
{
    return a * w.x + b * w.y + c * w.z;
}

// A work-group shades one tile, a work-item one sample: nearest triangle first, then its colour once.
__kernel __attribute__((reqd_work_group_size(TILE, TILE, 1)))
void shade(__global const vertex_t *vertices, __global const triangle_t *triangles, uint room,
           __global const uint *counts, __global const uint *lists, __global uchar4 *out, __constant scene_t *scene)
{
    int x = get_global_id(0), y = get_global_id(1);
    uint tile = (uint)(get_group_id(1) * scene->size.z + get_group_id(0)), count = counts[tile];
    int2 p = (int2)(x, y) * SUB + SUB / 2;
    float nearest = 1.0f;
    uint winner = 0xffffffffu;
    float3 weights = (float3)(0.0f);
    for (uint k = 0; k < count; k++) {
        uint t = lists[tile * room + k];
        __global const triangle_t *r = triangles + t;
        int2 a = (int2)(r->ax, r->ay), b = (int2)(r->bx, r->by), c = (int2)(r->cx, r->cy);
        int ea = edge(b, c, p), eb = edge(c, a, p), ec = edge(a, b, p);
        if ((ea | eb | ec) < 0)
            continue;
        float3 w = (float3)((float)ea * r->scale, (float)eb * r->scale, (float)ec * r->scale);
        float z = r->az * w.x + r->bz * w.y + r->cz * w.z;
        // The list's order depends on the schedule; equal depths go to the lower number.
        if (z < nearest || (z == nearest && t < winner)) {
            nearest = z;
            winner = t;
            weights = w;
        }
    }
    float3 colour = sky(1.0f - (float)y * reciprocal(HORIZON * (float)scene->size.y));
    if (winner != 0xffffffffu) {
        __global const triangle_t *r = triangles + winner;
        __global const vertex_t *a = vertices + r->a, *b = vertices + r->b, *c = vertices + r->c;
        float3 w = weights * (float3)(a->inv_w, b->inv_w, c->inv_w);
        w *= reciprocal(w.x + w.y + w.z);
        float4 world = blend3(a->world, b->world, c->world, w), normal = blend3(a->normal, b->normal, c->normal, w);
        int material = convert_int_rte(a->world.w);
        if (material == KNOT)
            colour = shade_knot(world, normal, scene);
        else
            colour = shade_floor(world, material == SHADOW ? 0.45f : 1.0f);
    }
    if (x < scene->size.x && y < scene->size.y)
        out[y * scene->size.x + x] = convert_uchar4_sat_rte((float4)(colour * 255.0f, 255.0f));
}

// Averages the four samples of each pixel.
__kernel void resolve(__global const uchar4 *samples, __global uchar4 *out, int width, int height)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x >= width || y >= height)
        return;
    __global const uchar4 *above = samples + (2 * y) * (2 * width) + 2 * x, *below = above + 2 * width;
    int4 sum = convert_int4(above[0]) + convert_int4(above[1]) + convert_int4(below[0]) + convert_int4(below[1]);
    out[y * width + x] = convert_uchar4((sum + 2) / 4);
}
