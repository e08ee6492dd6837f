/* SPDX-License-Identifier: MIT */
#include "rasteriser_mesh.h"

#include <math.h>
#include <stdlib.h>

#include "common/fail.h"

enum {
    ALONG = 144, /* rings of the knot */
    AROUND = 18, /* vertices of a ring */
    FLOOR = 40   /* squares on a side */
};

static const double two_pi = 6.283185307179586, floor_y = -1.75, floor_half = 14.0;
const cl_float4 mesh_light = {{0.42f, 0.80f, 0.43f, 0.0f}};

struct vec {
    double x, y, z;
};

static struct vec
add(struct vec a, struct vec b, double scale)
{
    return (struct vec){a.x + b.x * scale, a.y + b.y * scale, a.z + b.z * scale};
}

static struct vec
cross(struct vec a, struct vec b)
{
    return (struct vec){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

static struct vec
unit(struct vec a)
{
    return add((struct vec){0, 0, 0}, a, 1.0 / sqrt(a.x * a.x + a.y * a.y + a.z * a.z));
}

/* The (2,3) torus knot's centre line, tilted towards the viewer. */
static struct vec
knot(double t)
{
    double p = 2.0 * two_pi * t, q = 3.0 * two_pi * t, r = 1.35 + 0.55 * cos(q);
    struct vec flat = {r * cos(p), r * sin(p), 0.72 * sin(q)};
    const double tilt = 0.32;
    return (struct vec){flat.x, flat.y * cos(tilt) - flat.z * sin(tilt),
                        flat.y * sin(tilt) + flat.z * cos(tilt)};
}

static void
put_vertex(struct mesh *mesh, struct vec p, enum material material, struct vec n, double place)
{
    mesh->vertices[mesh->vertex_count++] = (struct vertex){
        .position = {{(float)p.x, (float)p.y, (float)p.z, (float)material}},
        .normal = {{(float)n.x, (float)n.y, (float)n.z, (float)place}},
    };
}

static void
put_triangle(struct mesh *mesh, cl_uint a, cl_uint b, cl_uint c)
{
    cl_uint *i = mesh->indices + 3 * (size_t)mesh->triangle_count++;
    i[0] = a;
    i[1] = b;
    i[2] = c;
}

/* A grid of (columns + 1) x (rows + 1) vertices, row by row from first. */
static void
put_grid(struct mesh *mesh, cl_uint first, cl_uint columns, cl_uint rows)
{
    for (cl_uint y = 0; y < rows; y++)
        for (cl_uint x = 0; x < columns; x++) {
            cl_uint a = first + y * (columns + 1) + x, below = a + columns + 1;
            put_triangle(mesh, a, a + 1, below);
            put_triangle(mesh, a + 1, below + 1, below);
        }
}

/* Where light through p meets the floor; a hair above it so that the depth test lets it win. */
static struct vec
on_floor(struct vec p)
{
    double reach = (p.y - floor_y) / mesh_light.s[1];
    return (struct vec){p.x - mesh_light.s[0] * reach, floor_y + 0.004, p.z - mesh_light.s[2] * reach};
}

static void
make_knot(struct mesh *mesh, enum material material)
{
    cl_uint first = mesh->vertex_count;
    for (int i = 0; i <= ALONG; i++) {
        double t = (double)i / ALONG;
        struct vec centre = knot(t), forward = unit(add(knot(t + 1e-4), knot(t - 1e-4), -1.0));
        struct vec side = unit(cross(forward, (struct vec){0.31, 0.17, 1.0})), up = cross(side, forward);
        for (int j = 0; j <= AROUND; j++) {
            double angle = two_pi * j / AROUND;
            struct vec normal = add(add((struct vec){0, 0, 0}, side, cos(angle)), up, sin(angle));
            struct vec p = add(centre, normal, 0.36);
            put_vertex(mesh, material == MATERIAL_SHADOW ? on_floor(p) : p, material, normal, t);
        }
    }
    put_grid(mesh, first, AROUND, ALONG);
}

static void
make_floor(struct mesh *mesh)
{
    cl_uint first = mesh->vertex_count;
    for (int i = 0; i <= FLOOR; i++)
        for (int j = 0; j <= FLOOR; j++) {
            struct vec p = {floor_half * (2.0 * j / FLOOR - 1.0), floor_y,
                            floor_half * (2.0 * i / FLOOR - 1.0) - 8.0};
            put_vertex(mesh, p, MATERIAL_FLOOR, (struct vec){0, 1, 0}, 0.0);
        }
    put_grid(mesh, first, FLOOR, FLOOR);
}

struct mesh
mesh_make(void)
{
    const size_t knots = (size_t)(ALONG + 1) * (AROUND + 1), squares = (size_t)(FLOOR + 1) * (FLOOR + 1);
    const size_t triangles = 2 * (2 * (size_t)ALONG * AROUND + (size_t)FLOOR * FLOOR);
    struct mesh mesh = {.vertices = calloc(2 * knots + squares, sizeof(struct vertex)),
                        .indices = calloc(3 * triangles, sizeof(cl_uint))};
    if (!mesh.vertices || !mesh.indices)
        fail("no memory for the mesh");
    make_knot(&mesh, MATERIAL_KNOT);
    make_floor(&mesh);
    make_knot(&mesh, MATERIAL_SHADOW);
    return mesh;
}

void
mesh_free(struct mesh *mesh)
{
    free(mesh->vertices);
    free(mesh->indices);
}
