/* SPDX-License-Identifier: MIT */
/*
 * The path tracer on many machines: bands of rows are dealt to the ranks of MPI like cards, each rank
 * computes its own on a Caygen device of its machine, and rank 0 writes the picture. Its bytes do not depend
 * on the number of ranks.
 */
#include <mpi.h>
#include <stdio.h>
#include <time.h>

#include "common/gpu.h"
#include "path_tracer_scene.h"

enum { BAND = 16 /* rows */ };

struct renderer {
    struct gpu gpu;
    cl_kernel kernel;
    cl_mem rows, spheres;
    cl_int width, height;
};

static struct renderer
renderer_open(const struct sample_options *options)
{
    struct renderer r = {
        .gpu = gpu_open(options), .width = (cl_int)options->width, .height = (cl_int)options->height};
    const cl_int paths = PATHS, count = SPHERES;
    r.gpu.quiet = true;
    r.kernel = gpu_kernel(&r.gpu, "path_tracer");
    r.rows = gpu_buffer(&r.gpu, CL_MEM_WRITE_ONLY, (size_t)r.width * BAND * 4, NULL);
    r.spheres = gpu_buffer(&r.gpu, CL_MEM_READ_ONLY, sizeof path_tracer_scene, path_tracer_scene);
    GPU_ARG(r.kernel, 0, r.rows);
    GPU_ARG(r.kernel, 1, r.width);
    GPU_ARG(r.kernel, 2, r.height);
    GPU_ARG(r.kernel, 5, paths);
    GPU_ARG(r.kernel, 6, r.spheres);
    GPU_ARG(r.kernel, 7, count);
    return r;
}

static void
renderer_close(struct renderer *r)
{
    clReleaseKernel(r->kernel);
    clReleaseMemObject(r->spheres);
    clReleaseMemObject(r->rows);
    gpu_close(&r->gpu);
}

static void
render_band(struct renderer *r, cl_int first_row, uint8_t *pixels)
{
    const cl_int rows = r->height - first_row < BAND ? r->height - first_row : BAND;
    const size_t global[2] = {(size_t)r->width, (size_t)rows}, local[2] = {16, 8};
    const size_t row_bytes = (size_t)r->width * 4;
    GPU_ARG(r->kernel, 3, first_row);
    GPU_ARG(r->kernel, 4, rows);
    gpu_run(&r->gpu, r->kernel, 2, global, local);
    gpu_read(&r->gpu, r->rows, (size_t)rows * row_bytes, pixels + (size_t)first_row * row_bytes);
}

/* Every byte comes from one rank; the others have 0 there. */
static void
gather(struct image *picture, int rank)
{
    const int bytes = (int)image_bytes(picture);
    const void *from = rank ? picture->pixels : MPI_IN_PLACE;
    MPI_Reduce(from, picture->pixels, bytes, MPI_BYTE, MPI_BOR, 0, MPI_COMM_WORLD);
}

/* Processor time says how well the work was dealt, however many ranks share a core. Every rank waits here for
 * the others. */
static void
report_shares(double busy, int ranks)
{
    double most = 0.0, sum = 0.0;
    MPI_Allreduce(&busy, &most, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    MPI_Allreduce(&busy, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    printf("  %d ranks: %.3f s of processor time, the busiest rank has %.3f s\n", ranks, sum, most);
}

int
main(int argc, char **argv)
{
    int rank, ranks;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    struct sample_options options;
    sample_parse(&options, argc, argv, "path_tracer", NULL, 1280, 960);
    if (rank && !freopen("/dev/null", "w", stdout))
        return 1;

    struct image picture = image_new(options.width, options.height);
    struct renderer renderer = renderer_open(&options);
    MPI_Barrier(MPI_COMM_WORLD);
    const double start = MPI_Wtime();
    const clock_t idle = clock();
    for (cl_int row = rank * BAND; row < renderer.height; row += ranks * BAND)
        render_band(&renderer, row, picture.pixels);
    const double busy = (double)(clock() - idle) / CLOCKS_PER_SEC;
    report_shares(busy, ranks);
    const double rendered = MPI_Wtime();
    gather(&picture, rank);
    printf("  %.3f s until the last rank was done, %.3f s to gather\n", rendered - start,
           MPI_Wtime() - rendered);
    if (!rank)
        image_save(&picture, options.output);

    renderer_close(&renderer);
    image_free(&picture);
    MPI_Finalize();
    return 0;
}
