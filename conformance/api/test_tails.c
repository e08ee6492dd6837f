/* SPDX-License-Identifier: MIT */
/* The compiler reads whole blocks, and a buffer may end inside one. On a GPU, allocations are padded. */
#include "api.h"

#include <sys/mman.h>
#include <unistd.h>

enum { ITEMS = 16, WORDS = 7 };

static const char *const containers[] = {"tails", "tails-narrow", "tails-zebin"};
enum { CONTAINERS = sizeof containers / sizeof *containers };

struct case_of {
    const char *kernel;
    bool integers, takes_k; /* k: where it starts */
    unsigned words;
    double sum;
};

static const struct case_of cases[] = {
    {"sum", false, false, 3, 6},        {"sum_ends", false, false, 3, 4}, {"sum_vector", false, false, 3, 6},
    {"sum_struct", false, false, 3, 6}, {"sum_ints", true, false, 3, 6},  {"sum_seven", true, true, 7, 28},
    {"sum_at", false, true, 3, 6},
};
enum { CASES = sizeof cases / sizeof *cases };

static void
fill(const struct case_of *c, void *words)
{
    for (unsigned i = 0; i < c->words; i++)
        if (c->integers)
            ((cl_int *)words)[i] = (cl_int)i + 1;
        else
            ((cl_float *)words)[i] = (cl_float)i + 1;
}

static cl_int
launch(struct world *w, cl_kernel kernel, size_t items)
{
    cl_event event;
    cl_int status = 99;
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &items, NULL, 0, NULL, &event));
    (void)clWaitForEvents(1, &event);
    OK(clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    OK(clReleaseEvent(event));
    return status;
}

/* Runs twice: the second launch must not depend on the state that the first one left. */
static void
check_sum(struct world *w, const char *container, const struct case_of *c, cl_mem in, cl_int k)
{
    cl_kernel kernel = open_kernel(w, container, c->kernel);
    cl_mem out = new_buffer(w, ITEMS * 4, NULL);
    set_mem(kernel, 0, in);
    set_mem(kernel, 1, out);
    if (c->takes_k)
        OK(clSetKernelArg(kernel, 2, sizeof k, &k));
    for (unsigned n = 0; n < 2; n++) {
        union {
            cl_float f[ITEMS];
            cl_int i[ITEMS];
        } got = {.i = {0}};
        assert_int_equal(launch(w, kernel, ITEMS), CL_COMPLETE);
        read_buffer(w, out, &got, sizeof got);
        for (unsigned i = 0; i < ITEMS; i++)
            assert_true((c->integers ? got.i[i] : (double)got.f[i]) == c->sum);
    }
    OK(clReleaseMemObject(out));
    OK(clReleaseKernel(kernel));
}

static void
skip_cayman(struct world *w)
{
    if (getenv("API_PLATFORM") || strcmp(device_word(w->device), "cayman") == 0)
        skip();
}

static void
each_case(struct world *w, cl_mem (*make)(struct world *, const struct case_of *), void (*drop)(void))
{
    skip_cayman(w);
    for (unsigned i = 0; i < CONTAINERS * CASES; i++) {
        const struct case_of *c = &cases[i % CASES];
        cl_mem in = make(w, c);
        check_sum(w, containers[i / CASES], c, in, 0);
        OK(clReleaseMemObject(in));
        OK(clFinish(w->queue));
        if (drop)
            drop();
    }
}

static cl_mem
make_buffer(struct world *w, const struct case_of *c)
{
    cl_int words[WORDS] = {0};
    fill(c, words);
    return new_buffer(w, c->words * 4, words);
}

static void
tails_of_buffers(void **state)
{
    WORLD(state);
    NEEDS_OCLOC(w);
    each_case(w, make_buffer, NULL);
}

/* A sub-buffer with the last bytes of its parent. */
static cl_mem
make_sub_buffer(struct world *w, const struct case_of *c)
{
    cl_int err, words[WORDS] = {0};
    const cl_buffer_region region = {4096, c->words * 4};
    fill(c, words);
    cl_mem parent = new_buffer(w, 4096 + c->words * 4, NULL);
    cl_mem mem = clCreateSubBuffer(parent, 0, CL_BUFFER_CREATE_TYPE_REGION, &region, &err);
    OK(err);
    OK(clEnqueueWriteBuffer(w->queue, mem, CL_TRUE, 0, c->words * 4, words, 0, NULL, NULL));
    OK(clReleaseMemObject(parent));
    return mem;
}

static void
tails_of_sub_buffers(void **state)
{
    WORLD(state);
    NEEDS_OCLOC(w);
    each_case(w, make_sub_buffer, NULL);
}

static unsigned char *pages;

static size_t
page(void)
{
    return (size_t)sysconf(_SC_PAGESIZE);
}

/* A buffer, and another one behind it that the kernel must not touch. */
static void
map_pages(void)
{
    pages = mmap(NULL, 2 * page(), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    assert_true(pages != MAP_FAILED && mprotect(pages + page(), page(), PROT_NONE) == 0);
}

static void
drop_pages(void)
{
    munmap(pages, 2 * page());
}

/* Host memory up to the end of a page, and nothing behind it. */
static cl_mem
make_host_buffer(struct world *w, const struct case_of *c)
{
    cl_int err;
    map_pages();
    unsigned char *words = pages + page() - c->words * 4;
    fill(c, words);
    cl_mem mem = clCreateBuffer(w->context, CL_MEM_USE_HOST_PTR, c->words * 4, words, &err);
    OK(err);
    return mem;
}

static void
tails_of_host_memory(void **state)
{
    WORLD(state);
    NEEDS_OCLOC(w);
    each_case(w, make_host_buffer, drop_pages);
}

/* A whole page is used in place. The kernel reads its end. */
static void
tails_of_memory_used_in_place(void **state)
{
    WORLD(state);
    NEEDS_OCLOC(w);
    skip_cayman(w);
    for (unsigned i = 0; i < CONTAINERS * CASES; i++) {
        const struct case_of *c = &cases[i % CASES];
        cl_int err;
        if (!c->takes_k)
            continue;
        map_pages();
        fill(c, pages + page() - c->words * 4);
        cl_mem in = clCreateBuffer(w->context, CL_MEM_USE_HOST_PTR, page(), pages, &err);
        OK(err);
        check_sum(w, containers[i / CASES], c, in, (cl_int)(page() / 4 - c->words));
        OK(clReleaseMemObject(in));
        OK(clFinish(w->queue));
        drop_pages();
    }
}

static void
tails_of_shared_memory(void **state)
{
    WORLD(state);
    NEEDS_OCLOC(w);
    skip_cayman(w);
    for (unsigned i = 0; i < CASES; i++) {
        const struct case_of *c = &cases[i];
        void *in = clSVMAlloc(w->context, CL_MEM_READ_WRITE, c->words * 4, 0);
        cl_mem out = new_buffer(w, ITEMS * 4, NULL);
        const cl_int none = 0;
        assert_non_null(in);
        OK(clEnqueueSVMMap(w->queue, CL_TRUE, CL_MAP_WRITE, in, c->words * 4, 0, NULL, NULL));
        fill(c, in);
        OK(clEnqueueSVMUnmap(w->queue, in, 0, NULL, NULL));
        cl_kernel kernel = open_kernel(w, "tails", c->kernel);
        OK(clSetKernelArgSVMPointer(kernel, 0, in));
        set_mem(kernel, 1, out);
        if (c->takes_k)
            OK(clSetKernelArg(kernel, 2, sizeof none, &none));
        assert_int_equal(launch(w, kernel, ITEMS), CL_COMPLETE);
        OK(clReleaseKernel(kernel));
        OK(clReleaseMemObject(out));
        clSVMFree(w->context, in);
    }
}

/* If the source itself reads an element beyond the end, the launch still fails. */
static void
other_reads_stay_exact(void **state)
{
    WORLD(state);
    NEEDS_OCLOC(w);
    skip_cayman(w);
    for (unsigned n = 0; n < CONTAINERS; n++) {
        cl_kernel kernel = open_kernel(w, containers[n], "take");
        cl_mem in = new_buffer(w, 12, NULL), out = new_buffer(w, ITEMS * 4, NULL);
        const cl_long last = 8, beyond = 12;
        set_mem(kernel, 0, in);
        set_mem(kernel, 1, out);
        OK(clSetKernelArg(kernel, 2, sizeof last, &last));
        assert_int_equal(launch(w, kernel, 1), CL_COMPLETE);
        OK(clSetKernelArg(kernel, 2, sizeof beyond, &beyond));
        assert_int_equal(launch(w, kernel, 1), CL_OUT_OF_RESOURCES);
        assert_non_null(strstr(w->notified, "read of 4 bytes"));
        assert_non_null(strstr(w->notified, "0 bytes past the end of a 12-byte buffer"));
        OK(clReleaseMemObject(in));
        OK(clReleaseMemObject(out));
        OK(clReleaseKernel(kernel));
    }
}

static const struct CMUnitTest tests[] = {
    TEST(tails_of_buffers),       TEST(tails_of_sub_buffers),
    TEST(tails_of_host_memory),   TEST(tails_of_memory_used_in_place),
    TEST(tails_of_shared_memory), TEST(other_reads_stay_exact),
};
SUITE(tails, tests)
