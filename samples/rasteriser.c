/* SPDX-License-Identifier: MIT */
/*
 * A tile-based triangle rasteriser: a lit torus knot over a floor, depth-tested, four samples a pixel.
 * Five kernels with structures in memory, lists in local memory, local atomics and integer edge functions.
 */
#include <math.h>
#include <stdlib.h>

#include "common/fail.h"
#include "common/gpu.h"
#include "rasteriser_mesh.h"

enum {
    TILE = 16,
    BIN_GROUP = 64,

    GPU_VERTEX_BYTES = 48,
    GPU_TRIANGLE_BYTES = 52,
    BLOCK = 4,
    SAMPLES_PER_SIDE = 2
};

/* As in rasteriser.cl. */
struct scene {
    cl_float4 row[4];
    cl_float4 eye, light;
    cl_int4 size;
};

struct buffers {
    cl_mem vertices, transformed, indices, triangles, boxes, counts, lists, samples, pixels, scene;
};

/* A camera at eye that looks along -z, bent down a little, with a perspective of the given aspect. */
static struct scene
make_scene(unsigned width, unsigned height)
{
    const float zoom = 1.85f, aspect = (float)width / (float)height, bend = 0.20f, near = 1.0f, far = 40.0f;
    const float sine = sinf(bend), cosine = cosf(bend), ex = 0.0f, ey = 0.85f, ez = 6.2f;
    /* World to camera is p - eye, then a rotation around x. */
    const float down[3] = {0.0f, cosine, -sine}, depth[3] = {0.0f, -sine, -cosine};
    const float a = far / (far - near), b = -near * far / (far - near);
    const float down_0 = -(down[1] * ey + down[2] * ez), depth_0 = -(depth[1] * ey + depth[2] * ez);
    struct scene scene = {
        .row = {{{zoom / aspect, 0.0f, 0.0f, -ex * zoom / aspect}},
                {{0.0f, zoom * down[1], zoom * down[2], zoom * down_0}},
                {{0.0f, a * depth[1], a * depth[2], a * depth_0 + b}},
                {{0.0f, depth[1], depth[2], depth_0}}},
        .eye = {{ex, ey, ez, 1.0f}},
        .light = mesh_light,
        .size = {{(cl_int)width, (cl_int)height, (cl_int)((width + TILE - 1) / TILE),
                  (cl_int)((height + TILE - 1) / TILE)}},
    };
    return scene;
}

/* Entries of one tile's list: all triangles where tiles are few, a share of sixteen megabytes where they are
 * many. */
static cl_uint
list_room(const struct scene *scene, cl_uint triangles)
{
    const cl_uint tiles = (cl_uint)(scene->size.s[2] * scene->size.s[3]), share = (1u << 22) / tiles;
    const cl_uint least = 256, room = share < least ? least : share;
    return room < triangles ? room : triangles;
}

static struct buffers
make_buffers(struct gpu *gpu, const struct mesh *mesh, const struct scene *scene)
{
    const size_t tiles = (size_t)(scene->size.s[2] * scene->size.s[3]);
    const size_t samples = (size_t)scene->size.s[0] * (size_t)scene->size.s[1];
    return (struct buffers){
        .vertices =
            gpu_buffer(gpu, CL_MEM_READ_ONLY, mesh->vertex_count * sizeof(struct vertex), mesh->vertices),
        .transformed =
            gpu_buffer(gpu, CL_MEM_READ_WRITE, (size_t)mesh->vertex_count * GPU_VERTEX_BYTES, NULL),
        .indices = gpu_buffer(gpu, CL_MEM_READ_ONLY, 12 * (size_t)mesh->triangle_count, mesh->indices),
        .triangles =
            gpu_buffer(gpu, CL_MEM_READ_WRITE, (size_t)mesh->triangle_count * GPU_TRIANGLE_BYTES, NULL),
        .boxes = gpu_buffer(gpu, CL_MEM_READ_WRITE, (size_t)mesh->triangle_count * sizeof(cl_short4), NULL),
        .counts = gpu_buffer(gpu, CL_MEM_READ_WRITE, tiles * 4, NULL),
        .lists = gpu_buffer(gpu, CL_MEM_READ_WRITE, tiles * list_room(scene, mesh->triangle_count) * 4, NULL),
        .samples = gpu_buffer(gpu, CL_MEM_READ_WRITE, samples * 4, NULL),
        .pixels = gpu_buffer(gpu, CL_MEM_WRITE_ONLY, samples, NULL),
        .scene = gpu_buffer(gpu, CL_MEM_READ_ONLY, sizeof *scene, scene),
    };
}

static void
free_buffers(const struct buffers *b)
{
    const cl_mem all[] = {b->vertices, b->transformed, b->indices, b->triangles, b->boxes,
                          b->counts,   b->lists,       b->samples, b->pixels,    b->scene};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        clReleaseMemObject(all[i]);
}

static void
run_transform(struct gpu *gpu, const struct buffers *b, cl_uint vertices)
{
    const size_t global = vertices, local = 64;
    cl_kernel kernel = gpu_kernel(gpu, "transform");
    GPU_ARG(kernel, 0, b->vertices);
    GPU_ARG(kernel, 1, b->transformed);
    GPU_ARG(kernel, 2, vertices);
    GPU_ARG(kernel, 3, b->scene);
    gpu_run(gpu, kernel, 1, &global, &local);
    clReleaseKernel(kernel);
}

static void
run_setup(struct gpu *gpu, const struct buffers *b, cl_uint triangles)
{
    const size_t global = triangles, local = 64;
    cl_kernel kernel = gpu_kernel(gpu, "setup");
    GPU_ARG(kernel, 0, b->transformed);
    GPU_ARG(kernel, 1, b->indices);
    GPU_ARG(kernel, 2, triangles);
    GPU_ARG(kernel, 3, b->triangles);
    GPU_ARG(kernel, 4, b->boxes);
    GPU_ARG(kernel, 5, b->scene);
    gpu_run(gpu, kernel, 1, &global, &local);
    clReleaseKernel(kernel);
}

static void
run_bin(struct gpu *gpu, const struct buffers *b, cl_uint triangles, const struct scene *scene)
{
    const cl_uint room = list_room(scene, triangles);
    const cl_int across = (scene->size.s[2] + BLOCK - 1) / BLOCK,
                 down = (scene->size.s[3] + BLOCK - 1) / BLOCK;
    const size_t local = BIN_GROUP, global = local * (size_t)(across * down);
    cl_kernel kernel = gpu_kernel(gpu, "bin");
    GPU_ARG(kernel, 0, b->boxes);
    GPU_ARG(kernel, 1, triangles);
    GPU_ARG(kernel, 2, room);
    GPU_ARG(kernel, 3, b->counts);
    GPU_ARG(kernel, 4, b->lists);
    GPU_ARG(kernel, 5, b->scene);
    gpu_run(gpu, kernel, 1, &global, &local);
    clReleaseKernel(kernel);
}

static void
run_shade(struct gpu *gpu, const struct buffers *b, cl_uint triangles, const struct scene *scene)
{
    const cl_uint room = list_room(scene, triangles);
    const size_t local[2] = {TILE, TILE},
                 global[2] = {(size_t)scene->size.s[2] * TILE, (size_t)scene->size.s[3] * TILE};
    cl_kernel kernel = gpu_kernel(gpu, "shade");
    GPU_ARG(kernel, 0, b->transformed);
    GPU_ARG(kernel, 1, b->triangles);
    GPU_ARG(kernel, 2, room);
    GPU_ARG(kernel, 3, b->counts);
    GPU_ARG(kernel, 4, b->lists);
    GPU_ARG(kernel, 5, b->samples);
    GPU_ARG(kernel, 6, b->scene);
    gpu_run(gpu, kernel, 2, global, local);
    clReleaseKernel(kernel);
}

static void
run_resolve(struct gpu *gpu, const struct buffers *b, cl_int width, cl_int height)
{
    const size_t local[2] = {16, 8}, global[2] = {(size_t)width, (size_t)height};
    cl_kernel kernel = gpu_kernel(gpu, "resolve");
    GPU_ARG(kernel, 0, b->samples);
    GPU_ARG(kernel, 1, b->pixels);
    GPU_ARG(kernel, 2, width);
    GPU_ARG(kernel, 3, height);
    gpu_run(gpu, kernel, 2, global, local);
    clReleaseKernel(kernel);
}

int
main(int argc, char **argv)
{
    struct sample_options options;
    sample_parse(&options, argc, argv, "rasteriser", NULL, 1280, 960);
    const struct scene scene =
        make_scene(options.width * SAMPLES_PER_SIDE, options.height * SAMPLES_PER_SIDE);
    struct mesh mesh = mesh_make();
    struct gpu gpu = gpu_open(&options);
    struct buffers buffers = make_buffers(&gpu, &mesh, &scene);

    run_transform(&gpu, &buffers, mesh.vertex_count);
    run_setup(&gpu, &buffers, mesh.triangle_count);
    run_bin(&gpu, &buffers, mesh.triangle_count, &scene);
    run_shade(&gpu, &buffers, mesh.triangle_count, &scene);
    run_resolve(&gpu, &buffers, (cl_int)options.width, (cl_int)options.height);
    gpu_finish(&gpu, &options, buffers.pixels, options.width, options.height);

    free_buffers(&buffers);
    gpu_close(&gpu);
    mesh_free(&mesh);
    return 0;
}
