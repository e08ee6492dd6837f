/* SPDX-License-Identifier: MIT */
/* The scene: a torus knot over a chequered floor, as vertices and triangles. */
#ifndef SAMPLES_RASTERISER_MESH_H
#define SAMPLES_RASTERISER_MESH_H

#include <CL/cl.h>

/* What the shader does with a pixel: the w of a vertex position. */
enum material { MATERIAL_KNOT, MATERIAL_FLOOR, MATERIAL_SHADOW };

struct vertex {
    cl_float4 position; /* w is the material */
    cl_float4 normal;   /* w is the place along the knot, 0 to 1 */
};

struct mesh {
    struct vertex *vertices;
    cl_uint vertex_count;
    cl_uint *indices; /* three per triangle */
    cl_uint triangle_count;
};

/* Light comes from this direction; the shadow triangles on the floor are made with it. */
extern const cl_float4 mesh_light;

struct mesh mesh_make(void);
void mesh_free(struct mesh *mesh);

#endif
