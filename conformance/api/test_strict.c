/* SPDX-License-Identifier: MIT */
/* What a GPU hides: accesses beyond the end of a buffer of the binding table or of local memory. With
 * CAYGEN_STRICT=1 they are faults; without, the launch succeeds as on a GPU. Cayman has no such table: there,
 * global memory always faults. */
#include <stdio.h>

#include "api.h"

enum { ITEMS = 64, SHORT = 60 };

struct scene {
    struct world *w;
    bool strict, table; /* whether global memory goes by the binding table */
};

static struct scene
scene_of(struct world *w)
{
    const char *strict = getenv("CAYGEN_STRICT");
    return (struct scene){w, strict && !strcmp(strict, "1"), strcmp(device_word(w->device), "cayman") != 0};
}

static cl_int
run(struct world *w, cl_kernel kernel)
{
    const size_t items = ITEMS;
    cl_int status = 1;
    cl_event event;
    w->notified[0] = 0;
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &items, &items, 0, NULL, &event));
    (void)clWaitForEvents(1, &event);
    OK(clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    OK(clReleaseEvent(event));
    return status;
}

static void
expect_text(const struct scene *s, const char *what, int offset, unsigned size, const char *where,
            const char *gpu)
{
    char text[160];
    snprintf(text, sizeof text, ": %s of 4 bytes at offset %d of %u bytes%s", what, offset, size, where);
    if (!strstr(s->w->notified, text) || !strstr(s->w->notified, gpu))
        fail_msg("'%s', not '%s' and '%s'", s->w->notified, text, gpu);
}

/* The last argument has `words` dwords. */
static cl_int
run_global(const struct scene *s, const char *name, unsigned words)
{
    struct world *w = s->w;
    cl_mem small = new_buffer(w, words * sizeof(cl_uint), NULL),
           whole = new_buffer(w, ITEMS * sizeof(cl_uint), NULL);
    cl_kernel kernel = open_kernel(w, "strict", name);
    set_mem(kernel, 0, small);
    if (strcmp(name, "get") == 0)
        set_mem(kernel, 1, whole);
    const cl_int status = run(w, kernel);
    OK(clReleaseKernel(kernel));
    OK(clReleaseMemObject(small));
    OK(clReleaseMemObject(whole));
    return status;
}

static void
expect_argument(const struct world *w)
{
    if (!strstr(w->notified, ", argument 0; a GPU") && !strstr(w->notified, ", argument 0, which") &&
        !strstr(w->notified, ", argument 0 `"))
        fail_msg("'%s' names no argument", w->notified);
}

static void
check_global(struct world *w, const char *name, const char *what, const char *gpu)
{
    const struct scene s = scene_of(w);
    assert_int_equal(run_global(&s, name, ITEMS), CL_COMPLETE);
    const cl_int status = run_global(&s, name, SHORT);
    assert_int_equal(status, s.strict || !s.table ? CL_OUT_OF_RESOURCES : CL_COMPLETE);
    if (s.strict && s.table) {
        expect_text(&s, what, SHORT * 4, SHORT * 4, " at binding table index ", gpu);
        expect_argument(w);
    }
}

static void
write_beyond(void **state)
{
    WORLD(state);
    check_global(w, "put", "write", "a GPU drops such a write");
}

static void
read_beyond(void **state)
{
    WORLD(state);
    check_global(w, "get", "read", "a GPU reads 0 there");
}

static void
check_local_in(struct world *w, const char *container, const char *name)
{
    const struct scene s = scene_of(w);
    cl_mem out = new_buffer(w, ITEMS * sizeof(cl_uint), NULL);
    cl_kernel kernel = open_kernel(w, container, name);
    set_mem(kernel, 0, out);
    for (cl_uint beyond = 0; beyond < 2; beyond++) {
        OK(clSetKernelArg(kernel, 1, sizeof beyond, &beyond));
        assert_int_equal(run(w, kernel), beyond && s.strict ? CL_OUT_OF_RESOURCES : CL_COMPLETE);
    }
    /* Beignet's compiler leaves the first dword free, so that no pointer is NULL. */
    const unsigned end = ITEMS * 4 + (device_has_surfaces_only(w->device) ? 4 : 0);
    if (s.strict)
        expect_text(&s, "write", end, end, ";", "a GPU drops such a write");
    OK(clReleaseKernel(kernel));
    OK(clReleaseMemObject(out));
}

static void
check_local(struct world *w, const char *name)
{
    check_local_in(w, "strict", name);
}

static void
local_beyond(void **state)
{
    WORLD(state);
    check_local(w, "local_memory");
}

static void
local_atomic_beyond(void **state)
{
    WORLD(state);
    if (!scene_of(w).table)
        skip();
    check_local(w, "local_count");
}

/* A buffer that is NULL has no bytes. */
static void
null_buffer(void **state)
{
    WORLD(state);
    const struct scene s = scene_of(w);
    cl_kernel kernel = open_kernel(w, "strict", "put");
    OK(clSetKernelArg(kernel, 0, sizeof(cl_mem), NULL));
    const cl_int status = run(w, kernel);
    if (s.table)
        assert_int_equal(status, s.strict ? CL_OUT_OF_RESOURCES : CL_COMPLETE);
    if (s.table && s.strict) {
        expect_text(&s, "write", 0, 0, " at binding table index ", "a GPU drops such a write");
        expect_argument(w);
        assert_non_null(strstr(w->notified, ", which is NULL; "));
    }
    OK(clReleaseKernel(kernel));
}

/* The sum of 64 dwords. */
static cl_uint
sum_of(const struct world *w, cl_mem out)
{
    cl_uint words[ITEMS], sum = 0;
    OK(clEnqueueReadBuffer(w->queue, out, CL_TRUE, 0, sizeof words, words, 0, NULL, NULL));
    for (unsigned i = 0; i < ITEMS; i++)
        sum += words[i];
    return sum;
}

/* Writes so many bytes away from the array. Gen takes the low 16 bits of an address, and is inside again. */
static void
check_far(struct world *w, const char *container, const char *name, int bytes)
{
    const struct scene s = scene_of(w);
    const unsigned first = device_has_surfaces_only(w->device) ? 4 : 0;
    const cl_uint skip = (cl_uint)(bytes / 4);
    cl_mem out = new_buffer(w, ITEMS * sizeof(cl_uint), NULL);
    cl_kernel kernel = open_kernel(w, container, name);
    set_mem(kernel, 0, out);
    OK(clSetKernelArg(kernel, 1, sizeof skip, &skip));
    assert_int_equal(run(w, kernel), s.strict ? CL_OUT_OF_RESOURCES : CL_COMPLETE);
    if (s.strict)
        expect_text(&s, "write", bytes + (int)first, ITEMS * 4 + first, ";",
                    s.table ? "a GPU takes the low 16 bits of it" : "a GPU drops such a write");
    else
        assert_int_equal(sum_of(w, out), s.table ? 7 * ITEMS : ITEMS * (ITEMS - 1) / 2);
    OK(clReleaseKernel(kernel));
    OK(clReleaseMemObject(out));
}

static void
local_far_beyond(void **state)
{
    WORLD(state);
    check_far(w, "strict", "local_memory", 1 << 16);
    check_far(w, "strict", "local_memory", 5 << 16);
    check_far(w, "strict", "local_memory", 1 << 30);
    check_far(w, "strict", "local_memory", -(1 << 16));
}

/* Bit 28 of a pointer is the compiler's. */
static void
local_pointer_far_beyond(void **state)
{
    WORLD(state);
    if (!scene_of(w).table || device_has_surfaces_only(w->device))
        skip();
    check_local_in(w, "local_pointer", "local_pointer");
    check_far(w, "local_pointer", "local_pointer", 1 << 16);
    check_far(w, "local_pointer", "local_pointer", 1 << 30);
    check_far(w, "local_pointer", "local_pointer", -(1 << 16));
}

/* The compiler makes one read of 16 bytes of the three, which is no mistake of the kernel's. */
static void
rounded_block(void **state)
{
    WORLD(state);
    const cl_float three[3] = {1, 2, 3};
    cl_float sum = 0;
    cl_mem in = new_buffer(w, sizeof three, three), out = new_buffer(w, ITEMS * sizeof sum, NULL);
    cl_kernel kernel = open_kernel(w, "strict", "sum_of_three");
    set_mem(kernel, 0, in);
    set_mem(kernel, 1, out);
    assert_int_equal(run(w, kernel), CL_COMPLETE);
    OK(clEnqueueReadBuffer(w->queue, out, CL_TRUE, 0, sizeof sum, &sum, 0, NULL, NULL));
    assert_true(sum == 6);
    OK(clReleaseKernel(kernel));
    OK(clReleaseMemObject(in));
    OK(clReleaseMemObject(out));
}

static const struct CMUnitTest tests[] = {
    TEST(write_beyond),
    TEST(read_beyond),
    TEST(null_buffer),
    TEST(local_beyond),
    TEST(local_atomic_beyond),
    TEST(local_far_beyond),
    TEST(local_pointer_far_beyond),
    TEST(rounded_block),
};
SUITE(strict, tests)
