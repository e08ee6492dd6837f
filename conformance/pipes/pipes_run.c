/* SPDX-License-Identifier: MIT */
/*
 * pipes_run DEVICE BINARY [SHARE]: runs the kernels of pipes.cl, each scenario with a pipe of its own, and
 * compares every launch with the model. Exit: 0 right, 1 wrong, 2 no such device.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>

#include "build_file.h"
#include "model.h"
#include "share.h"

enum { MAX_STEPS = 8, NAME_BYTES = 64, SUB_GROUP_SIZE = 16 };

struct world {
    struct workplace at;
    cl_program program;
    const char *share; /* of the kernels */
    uint64_t random;
    unsigned wrong, compared;
};

/* How kernels get at a pipe: their names' beginning. */
enum way { ONE_BY_ONE, RESERVE, GROUP, SUB_GROUP };
static const char *const prefixes[] = {
    [ONE_BY_ONE] = "", [RESERVE] = "reserve_", [GROUP] = "group_", [SUB_GROUP] = "sub_"};

struct launch {
    char direction;   /* 'w', 'r'; 0: no more */
    size_t runs, run; /* requests, packets of each */
};

/* Compiled code leaves a pipe locked in the direction in which a single packet did not fit or was not there:
 * after that, a scenario of single packets ends. Reservations are given back. */
static const struct scenario {
    enum way way;
    cl_uint capacity;
    struct launch launches[MAX_STEPS];
} scenarios[] = {
    {ONE_BY_ONE, 1, {{'w', 1, 1}, {'r', 1, 1}, {'w', 1, 1}, {'r', 1, 1}, {'r', 1, 1}}},
    {ONE_BY_ONE, 100, {{'w', 60, 1}, {'r', 60, 1}, {'w', 70, 1}, {'r', 40, 1}, {'w', 70, 1}, {'r', 300, 1}}},
    {ONE_BY_ONE, 100, {{'w', 1, 1}, {'w', 1, 1}, {'w', 1, 1}, {'r', 1, 1}, {'r', 1, 1}, {'r', 2, 1}}},
    {ONE_BY_ONE, 100, {{'w', 100, 1}, {'r', 100, 1}, {'w', 130, 1}}},
    {ONE_BY_ONE, 1000, {{'r', 33, 1}}},
    {ONE_BY_ONE, 1000, {{'w', 1000, 1}, {'r', 999, 1}, {'w', 900, 1}, {'r', 901, 1}}},
    {ONE_BY_ONE, 4000, {{'w', 4000, 1}, {'r', 4000, 1}, {'w', 3001, 1}, {'r', 3001, 1}}},
    {RESERVE, 100, {{'r', 5, 1}, {'w', 40, 3}, {'r', 20, 3}, {'w', 25, 3}, {'r', 60, 3}, {'w', 30, 3}}},
    {RESERVE, 100, {{'w', 1, 7}, {'w', 1, 5}, {'r', 1, 12}, {'w', 1, 100}, {'w', 1, 1}, {'r', 1, 101}}},
    {RESERVE, 13, {{'w', 1, 13}, {'r', 2, 6}, {'w', 1, 12}, {'w', 3, 4}, {'r', 1, 12}, {'r', 4, 1}}},
    {GROUP, 100, {{'r', 2, 16}, {'w', 9, 16}, {'r', 4, 16}, {'w', 9, 16}, {'r', 7, 16}, {'w', 1, 101}}},
    {GROUP, 500, {{'w', 6, 64}, {'r', 5, 64}, {'w', 7, 64}, {'r', 9, 64}, {'w', 1, 250}, {'r', 1, 250}}},
    {SUB_GROUP, 100, {{'r', 2, 16}, {'w', 9, 16}, {'r', 4, 16}, {'w', 9, 16}, {'r', 7, 16}, {'w', 1, 101}}},
    {SUB_GROUP, 100, {{'w', 8, 5}, {'r', 3, 5}, {'w', 20, 5}, {'r', 8, 5}, {'w', 1, 37}, {'w', 1, 4}}},
    {SUB_GROUP, 40, {{'w', 1, 40}, {'r', 2, 20}, {'w', 1, 33}, {'r', 1, 34}, {'r', 1, 33}, {'w', 12, 3}}},
    {GROUP, 64, {{'w', 12, 5}, {'r', 12, 5}, {'w', 60, 1}, {'r', 3, 1}, {'w', 8, 2}, {'r', 61, 1}}},
};
enum { SCENARIOS = sizeof scenarios / sizeof scenarios[0] };

static const size_t single_sizes[] = {1, 2, 3, 4, 7, 8, 10, 12, 16, 24, 32, 48, 61, 64, 70, 128, 160, 1024},
                    other_sizes[] = {3, 4, 64, 160};

static void
fill(struct world *w, uint8_t *bytes, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        w->random = w->random * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
        bytes[i] = (uint8_t)(w->random >> 56);
    }
}

/* One scenario's state. */
struct play {
    const struct scenario *scenario;
    cl_mem pipe;
    struct model_queue queue;
};

/* Work-items that make one request, and have a result each. */
static size_t
items_of(const struct play *play, const struct launch *launch)
{
    const size_t items[] = {
        [ONE_BY_ONE] = 1, [RESERVE] = 1, [GROUP] = launch->run, [SUB_GROUP] = SUB_GROUP_SIZE};
    return items[play->scenario->way];
}

static cl_int
execute(struct world *w, const struct play *play, const struct launch *launch, cl_mem packets, cl_mem results)
{
    const enum way way = play->scenario->way;
    const size_t items = items_of(play, launch), global = launch->runs * items;
    const size_t local = items * (way == SUB_GROUP && launch->runs % 4 == 0 ? 4 : 1);
    const cl_uint run = (cl_uint)launch->run;
    char name[NAME_BYTES];
    cl_int code;
    snprintf(name, sizeof name, "%s%s_%zu", prefixes[way], launch->direction == 'w' ? "write" : "read",
             play->queue.packet_bytes);
    cl_kernel kernel = clCreateKernel(w->program, name, &code);
    if (code)
        return code;
    code = clSetKernelArg(kernel, 0, sizeof play->pipe, &play->pipe);
    if (!code)
        code = clSetKernelArg(kernel, 1, sizeof packets, &packets);
    if (!code)
        code = clSetKernelArg(kernel, 2, sizeof results, &results);
    if (!code && (way == RESERVE || way == SUB_GROUP))
        code = clSetKernelArg(kernel, 3, sizeof run, &run);
    if (!code)
        code = clEnqueueNDRangeKernel(w->at.queue, kernel, 1, NULL, &global,
                                      way == GROUP || way == SUB_GROUP ? &local : NULL, 0, NULL, NULL);
    clReleaseKernel(kernel);
    return code;
}

static void
judge(struct world *w, struct play *play, const struct launch *launch, const struct model_step *step)
{
    const char *wrong =
        launch->direction == 'w' ? model_write(&play->queue, step) : model_read(&play->queue, step);
    w->compared++;
    if (!wrong)
        return;
    w->wrong++;
    printf("scenario %zu, packets of %zu bytes, '%c' of %zu times %zu: %s\n",
           (size_t)(play->scenario - scenarios), play->queue.packet_bytes, launch->direction, launch->runs,
           launch->run, wrong);
}

static cl_int
run_launch(struct world *w, struct play *play, const struct launch *launch)
{
    const size_t per_run = items_of(play, launch);
    const size_t bytes = launch->runs * launch->run * play->queue.packet_bytes;
    const size_t result_bytes = launch->runs * per_run * sizeof(int32_t);
    uint8_t *before = malloc(bytes), *after = malloc(bytes);
    int32_t *answers = malloc(result_bytes);
    cl_mem packets = NULL, results = NULL;
    cl_int code = before && after && answers ? CL_SUCCESS : CL_OUT_OF_HOST_MEMORY;
    if (!code) {
        fill(w, before, bytes);
        packets = clCreateBuffer(w->at.context, CL_MEM_COPY_HOST_PTR, bytes, before, &code);
    }
    if (!code)
        results = clCreateBuffer(w->at.context, 0, result_bytes, NULL, &code);
    if (!code)
        code = execute(w, play, launch, packets, results);
    if (!code)
        code = clEnqueueReadBuffer(w->at.queue, packets, CL_TRUE, 0, bytes, after, 0, NULL, NULL);
    if (!code)
        code = clEnqueueReadBuffer(w->at.queue, results, CL_TRUE, 0, result_bytes, answers, 0, NULL, NULL);
    if (!code) {
        const struct model_step step = {launch->runs, launch->run, per_run, answers, before, after};
        judge(w, play, launch, &step);
    }
    if (results)
        clReleaseMemObject(results);
    if (packets)
        clReleaseMemObject(packets);
    free(answers);
    free(after);
    free(before);
    return code;
}

/* Kernels that ask are made for packets of 4 bytes. */
static cl_int
ask(struct world *w, const struct play *play)
{
    const size_t one = 1;
    cl_uint answers[2] = {0, 0};
    cl_int code;
    cl_kernel kernel = clCreateKernel(w->program, "ask", &code);
    cl_mem buffer = code ? NULL : clCreateBuffer(w->at.context, 0, sizeof answers, NULL, &code);
    if (!code)
        code = clSetKernelArg(kernel, 0, sizeof play->pipe, &play->pipe);
    if (!code)
        code = clSetKernelArg(kernel, 1, sizeof buffer, &buffer);
    if (!code)
        code = clEnqueueNDRangeKernel(w->at.queue, kernel, 1, NULL, &one, NULL, 0, NULL, NULL);
    if (!code)
        code = clEnqueueReadBuffer(w->at.queue, buffer, CL_TRUE, 0, sizeof answers, answers, 0, NULL, NULL);
    if (buffer)
        clReleaseMemObject(buffer);
    if (kernel)
        clReleaseKernel(kernel);
    w->compared++;
    if (!code && (answers[0] != play->queue.count || answers[1] != play->queue.capacity)) {
        w->wrong++;
        printf("the pipe has %u of %u packets instead of %zu of %zu\n", answers[0], answers[1],
               play->queue.count, play->queue.capacity);
    }
    return code;
}

static cl_int
run_scenario(struct world *w, const struct scenario *scenario, size_t packet_bytes)
{
    cl_int code;
    struct play play = {.scenario = scenario,
                        .queue = {.packet_bytes = packet_bytes,
                                  .capacity = scenario->capacity,
                                  .packets = malloc(scenario->capacity * packet_bytes),
                                  .ordered = true}};
    if (!play.queue.packets)
        return CL_OUT_OF_HOST_MEMORY;
    play.pipe = clCreatePipe(w->at.context, 0, (cl_uint)packet_bytes, scenario->capacity, NULL, &code);
    for (size_t i = 0; !code && i < MAX_STEPS && scenario->launches[i].direction; i++) {
        code = run_launch(w, &play, &scenario->launches[i]);
        if (!code && packet_bytes == 4)
            code = ask(w, &play);
    }
    if (play.pipe)
        clReleaseMemObject(play.pipe);
    free(play.queue.packets);
    return code;
}

/* Reads and writes of one way and size go together. */
static bool
is_ours(const struct world *w, enum way way, size_t packet_bytes)
{
    char name[NAME_BYTES];
    snprintf(name, sizeof name, "%s%zu", prefixes[way], packet_bytes);
    return share_has(w->share, name);
}

static cl_int
run_all(struct world *w)
{
    cl_int code = CL_SUCCESS;
    for (size_t i = 0; !code && i < SCENARIOS; i++) {
        const bool single = scenarios[i].way == ONE_BY_ONE;
        const size_t *sizes = single ? single_sizes : other_sizes;
        const size_t count =
            single ? sizeof single_sizes / sizeof *sizes : sizeof other_sizes / sizeof *sizes;
        for (size_t k = 0; !code && k < count; k++)
            if (is_ours(w, scenarios[i].way, sizes[k]))
                code = run_scenario(w, &scenarios[i], sizes[k]);
    }
    return code;
}

int
main(int argc, char **argv)
{
    struct world w = {.share = argc == 4 ? argv[3] : NULL, .random = 1};
    const bool valid = (argc == 3 || argc == 4) && share_is_valid(w.share);
    cl_int code = valid ? workplace_open(&w.at, "Caygen", argv[1]) : CL_DEVICE_NOT_FOUND;
    if (code == CL_DEVICE_NOT_FOUND) {
        fprintf(stderr, "usage: pipes_run DEVICE BINARY [SHARE]\n");
        return 2;
    }
    if (!code)
        w.program = build_file(&w.at, argv[2], "", &code);
    if (!code)
        code = run_all(&w);
    printf("%s: %u comparisons, %u wrong\n", argv[2], w.compared, w.wrong);
    if (code)
        fprintf(stderr, "%s: OpenCL says %d\n", argv[2], (int)code);
    if (w.program)
        clReleaseProgram(w.program);
    workplace_close(&w.at);
    return code || w.wrong || !w.compared;
}
