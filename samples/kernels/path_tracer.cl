// SPDX-License-Identifier: MIT
// Light followed backwards from the eye: spheres of several materials on a floor, under a sky with a sun.
#pragma OPENCL FP_CONTRACT OFF

enum { DULL, METAL, GLASS };

#define FAR 1e20f
#define MAX_BOUNCES 5

struct sphere {
    float4 place;  // centre, radius
    float4 colour; // and material
};

struct hit {
    float distance;
    float3 normal, colour;
    int material;
};

// A step of a hash by permutation (PCG): the same numbers on every device.
uint next(uint *state)
{
    *state = *state * 747796405u + 2891336453u;
    uint word = ((*state >> ((*state >> 28) + 4u)) ^ *state) * 277803737u;
    return (word >> 22) ^ word;
}

float chance(uint *state)
{
    return (float)(next(state) >> 8) * (1.0f / 16777216.0f);
}

float3 unit(float3 v)
{
    return v * rsqrt(dot(v, v));
}

// Sine and cosine of a quarter turn to both sides are short polynomials: the library's are right for any angle, and long.
float3 on_sphere(uint *state)
{
    float z = 1.0f - 2.0f * chance(state), radius = sqrt(max(1.0f - z * z, 0.0f));
    float turn = 4.0f * chance(state) - 2.0f, side = turn < 0.0f ? -radius : radius;
    float t = fabs(turn) - 1.0f, square = t * t;
    float sine = t * (1.5707963f - square * (0.6459641f - square * (0.0796926f - square * 0.0045285f)));
    float cosine = 1.0f - square * (1.2337006f - square * (0.2536695f - square * 0.0199690f));
    return (float3)(side * cosine, side * sine, z);
}

float3 sky(float3 to, float3 sun)
{
    float up = max(to.y, 0.0f), near_sun = max(dot(to, sun), 0.0f);
    float glow = near_sun * near_sun;
    glow *= glow;
    glow *= glow;
    return mix((float3)(0.72f, 0.60f, 0.55f), (float3)(0.10f, 0.26f, 0.72f), sqrt(up)) +
           (float3)(0.9f, 0.55f, 0.25f) * (glow * glow * 0.6f);
}

float meet(float3 from, float3 to, float4 place)
{
    float3 between = place.xyz - from;
    float along = dot(between, to);
    float inside = along * along - dot(between, between) + place.w * place.w;
    if (inside <= 0.0f)
        return FAR;
    float half_chord = sqrt(inside), near = along - half_chord, far = along + half_chord;
    return near > 1e-3f ? near : far > 1e-3f ? far : FAR;
}

struct hit nearest(float3 from, float3 to, __global const struct sphere *spheres, int count)
{
    struct hit hit = {FAR, (float3)(0.0f), (float3)(0.0f), DULL};
    int found = -1;
    for (int i = 0; i < count; i++) {
        float distance = meet(from, to, spheres[i].place);
        if (distance < hit.distance) {
            hit.distance = distance;
            found = i;
        }
    }
    float floor_distance = to.y < -1e-4f ? -from.y / to.y : FAR;
    if (floor_distance > 1e-3f && floor_distance < hit.distance) {
        float3 at = from + to * floor_distance;
        int tile = (int)floor(at.x + 0.5f) + (int)floor(at.z);
        hit.distance = floor_distance;
        hit.normal = (float3)(0.0f, 1.0f, 0.0f);
        hit.colour = tile & 1 ? (float3)(0.78f, 0.74f, 0.68f) : (float3)(0.20f, 0.22f, 0.27f);
    } else if (found >= 0) {
        float4 place = spheres[found].place, colour = spheres[found].colour;
        hit.normal = (from + to * hit.distance - place.xyz) / place.w;
        hit.colour = colour.xyz;
        hit.material = (int)colour.w;
    }
    return hit;
}

bool is_lit(float3 from, float3 to, __global const struct sphere *spheres, int count)
{
    for (int i = 0; i < count; i++)
        if (meet(from, to, spheres[i].place) < FAR)
            return false;
    return true;
}

// Through glass or off it, by Schlick's share.
float3 through(float3 to, float3 normal, uint *state)
{
    float cosine = dot(to, normal), ratio = cosine < 0.0f ? 1.0f / 1.5f : 1.5f;
    float3 facing = cosine < 0.0f ? normal : -normal;
    float in = fabs(cosine), left = 1.0f - ratio * ratio * (1.0f - in * in), edge = 1.0f - in;
    float share = 0.04f + 0.96f * edge * edge * edge * edge * edge;
    bool mirrored = chance(state) < share;
    if (left < 0.0f || mirrored)
        return to + facing * (2.0f * in);
    return to * ratio + facing * (ratio * in - sqrt(left));
}

float3 trace(float3 from, float3 to, float3 sun, __global const struct sphere *spheres, int count, uint *state)
{
    float3 light = (float3)(0.0f), share = (float3)(1.0f);
    for (int bounce = 0; bounce < MAX_BOUNCES; bounce++) {
        struct hit hit = nearest(from, to, spheres, count);
        if (hit.distance >= FAR) {
            light += share * sky(to, sun);
            break;
        }
        from += to * hit.distance;
        share *= hit.colour;
        float3 random = on_sphere(state);
        if (hit.material == DULL) {
            float3 to_sun = unit(sun + random * 0.035f);
            float facing = dot(hit.normal, to_sun);
            if (facing > 0.0f && is_lit(from, to_sun, spheres, count))
                light += share * (facing * 1.7f) * (float3)(1.0f, 0.86f, 0.66f);
            to = unit(hit.normal + on_sphere(state) * 0.999f);
            share *= 0.8f;
        } else if (hit.material == METAL) {
            to = unit(to - hit.normal * (2.0f * dot(to, hit.normal)) + random * 0.02f);
        } else {
            to = unit(through(to, hit.normal, state));
        }
    }
    return light;
}

// The rows from first_row on, as many as the range has; out begins with the first of them.
__kernel void path_tracer(__global uchar4 *out, int width, int height, int first_row, int rows, int paths,
                          __global const struct sphere *spheres, int count)
{
    int x = get_global_id(0), row = get_global_id(1), y = first_row + row;
    if (x >= width || row >= rows)
        return;
    const float3 eye = (float3)(0.0f, 1.9f, 7.6f), sun = unit((float3)(-0.55f, 0.42f, -0.50f));
    uint state = (uint)(y * width + x) * 9781u + 1u;
    next(&state);
    float3 sum = (float3)(0.0f);
    for (int path = 0; path < paths; path++) {
        float u = ((float)x + chance(&state) - 0.5f * (float)width) / (float)height;
        float v = ((float)y + chance(&state) - 0.5f * (float)height) / (float)height;
        sum += trace(eye, unit((float3)(u, -v - 0.14f, -1.35f)), sun, spheres, count, &state);
    }
    // From light to what eyes expect: bright parts are bent, the root is the display's.
    float3 mean = sum / (float)paths, bent = sqrt(mean * (mean + 0.08f) / (mean * (mean * 0.80f + 0.42f) + 0.16f));
    out[row * width + x] = convert_uchar4_sat_rte((float4)(bent * 255.0f, 255.0f));
}
