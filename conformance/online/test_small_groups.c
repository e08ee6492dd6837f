/* SPDX-License-Identifier: MIT */
/* Work-groups of one work-item. Caygen runs them in larger groups if the kernel cannot tell; a kernel that
 * can must not notice. */
#include "online.h"

enum { COUNT = 40 };

static cl_kernel
kernel_of(cl_program program, const char *name)
{
    cl_int err;
    cl_kernel kernel = clCreateKernel(program, name, &err);
    OK(err);
    return kernel;
}

static cl_mem
buffer_of(struct world *w, size_t bytes)
{
    const cl_int zero = 0;
    cl_int err;
    cl_mem mem = clCreateBuffer(w->context, CL_MEM_READ_WRITE, bytes, NULL, &err);
    OK(err);
    OK(clEnqueueFillBuffer(w->queue, mem, &zero, sizeof zero, 0, bytes, 0, NULL, NULL));
    return mem;
}

/* Runs program's kernel k(global int *out) in groups of one, reads out, releases the program. */
static void
run_ones(struct world *w, cl_program program, cl_uint dims, const size_t *offset, const size_t *global,
         cl_int *out, size_t count)
{
    const size_t local[] = {1, 1, 1};
    cl_kernel kernel = kernel_of(program, "k");
    cl_mem mem = buffer_of(w, count * sizeof *out);
    OK(clSetKernelArg(kernel, 0, sizeof mem, &mem));
    OK(clEnqueueNDRangeKernel(w->queue, kernel, dims, offset, global, local, 0, NULL, NULL));
    OK(clEnqueueReadBuffer(w->queue, mem, CL_TRUE, 0, count * sizeof *out, out, 0, NULL, NULL));
    OK(clReleaseMemObject(mem));
    OK(clReleaseKernel(kernel));
    OK(clReleaseProgram(program));
}

/* What a kernel sees that asks: value + step * i in work-item i. */
static const struct question {
    const char *text, *options;
    int value, step;
    bool intel; /* other devices have none of it */
} questions[] = {
    {"get_group_id(0)", NULL, 0, 1, false},
    {"get_local_id(0)", NULL, 0, 0, false},
    {"get_local_size(0)", NULL, 1, 0, false},
    {"get_num_groups(0)", NULL, COUNT, 0, false},
    {"get_enqueued_local_size(0)", "-cl-std=CL2.0", 1, 0, true},
    {"get_local_linear_id()", "-cl-std=CL2.0", 0, 0, true},
    {"work_group_reduce_add(3)", "-cl-std=CL2.0", 3, 0, true},
    {"get_sub_group_size()", NULL, 1, 0, true},
    {"get_sub_group_local_id()", NULL, 0, 0, true},
    {"sub_group_reduce_add((int)get_global_id(0))", NULL, 0, 1, true},
    {"intel_sub_group_shuffle((int)get_global_id(0), 0)", NULL, 0, 1, true},
};

static void
ask(struct world *w, const struct question *q)
{
    const size_t global = COUNT;
    cl_int out[COUNT];
    char source[256];
    snprintf(source, sizeof source, "kernel void k(global int *out) { out[get_global_id(0)] = (int)%s; }",
             q->text);
    run_ones(w, built(w, source, q->options), 1, NULL, &global, out, COUNT);
    for (int i = 0; i < COUNT; i++)
        if (out[i] != q->value + q->step * i)
            fail_msg("%s is %d in work-item %d", q->text, out[i], i);
}

static void
questions_are_answered(void **state)
{
    WORLD(state);
    for (size_t i = 0; i < sizeof questions / sizeof *questions; i++)
        if (w->intel || !questions[i].intel)
            ask(w, &questions[i]);
}

/* Each group has local memory of its own, and its work-items wait for nobody else's. */
static void
local_memory_is_the_groups(void **state)
{
    static const char source[] = "kernel void k(global int *out)\n"
                                 "{ local int mine; const int i = (int)get_global_id(0); mine = 3 * i;\n"
                                 "barrier(CLK_LOCAL_MEM_FENCE); out[i] = mine; }";
    const size_t global = COUNT;
    cl_int out[COUNT];
    WORLD(state);
    run_ones(w, built(w, source, NULL), 1, NULL, &global, out, COUNT);
    for (int i = 0; i < COUNT; i++)
        assert_int_equal(out[i], 3 * i);
}

/* A lock that each work-item takes on its own. Lanes of one hardware thread would wait for each other. */
static void
locks_end(void **state)
{
    static const char source[] =
        "kernel void k(global int *out)\n"
        "{ while (atomic_cmpxchg((volatile global int *)out, 0, 1)) ;\n"
        "out[1] += (int)get_global_id(0); atomic_xchg((volatile global int *)out, 0); }";
    const size_t global = COUNT;
    cl_int out[2];
    WORLD(state);
    if (!w->intel)
        return; /* its compiler has no such atomics */
    run_ones(w, built(w, source, NULL), 1, NULL, &global, out, 2);
    assert_int_equal(out[1], COUNT * (COUNT - 1) / 2);
}

/* Every work-item runs once, at its place, in ranges that nothing divides. */
static void
ranges_are_covered(void **state)
{
    static const char source[] =
        "kernel void k(global int *out)\n"
        "{ size_t x = get_global_id(0) - get_global_offset(0), y = get_global_id(1), z = get_global_id(2);\n"
        "out[(z * get_global_size(1) + y) * get_global_size(0) + x] += (int)get_global_linear_id() + 1; }";
    static const size_t offset[] = {5, 0, 0}, ranges[][3] = {{37, 1, 1}, {1, 37, 1}, {17, 5, 3}, {301, 7, 1}};
    static cl_int out[301 * 7];
    WORLD(state);
    for (size_t r = 0; w->intel && r < sizeof ranges / sizeof *ranges; r++) {
        const size_t count = ranges[r][0] * ranges[r][1] * ranges[r][2];
        run_ones(w, built(w, source, "-cl-std=CL2.0"), 3, offset, ranges[r], out, count);
        for (size_t i = 0; i < count; i++)
            assert_int_equal(out[i], i + 1);
    }
}

static void CL_CALLBACK
keep_text(const char *text, const void *info, size_t size, void *user)
{
    (void)info, (void)size;
    snprintf(user, 512, "%s", text);
}

static void
fault(struct world *w, cl_program program)
{
    const size_t global = COUNT, local = 1;
    cl_int err;
    cl_command_queue queue = clCreateCommandQueueWithProperties(w->context, w->devices[0], NULL, &err);
    OK(err);
    cl_kernel kernel = kernel_of(program, "k");
    OK(clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &global, &local, 0, NULL, NULL));
    clFinish(queue);
    OK(clReleaseKernel(kernel));
    OK(clReleaseCommandQueue(queue));
}

/* A report of a fault tells how many lanes were on: more than one if the groups were widened. */
static void
is_widened(struct world *w, const char *value, bool widened)
{
    struct world other = *w;
    char source[256], text[512] = "";
    cl_int err;
    snprintf(source, sizeof source, "kernel void k(void) { ((global int *)8)[get_global_id(0)] = (int)%s; }",
             value);
    other.context = clCreateContext(NULL, w->count, w->devices, keep_text, text, &err);
    OK(err);
    cl_program program = built(&other, source, NULL);
    fault(&other, program);
    OK(clReleaseProgram(program));
    OK(clReleaseContext(other.context));
    if (!*text || !strstr(text, "more of its hardware thread") == widened)
        fail_msg("%s: %s", value, text);
}

static void
groups_are_widened(void **state)
{
    WORLD(state);
    if (!w->intel)
        return;
    is_widened(w, "get_global_size(0)", true);
    is_widened(w, "get_local_size(0)", false);
}

static const struct CMUnitTest tests[] = {TEST(questions_are_answered), TEST(local_memory_is_the_groups),
                                          TEST(locks_end), TEST(ranges_are_covered),
                                          TEST(groups_are_widened)};
SUITE(small_groups, tests)
