/* SPDX-License-Identifier: MIT */
/*
 * host SOURCE [BINARY]: lists the cases. host SOURCE BINARY CASE_bad|CASE_good: runs one of them: a host
 * program with a planted fault, or the same one repaired. Its kernels: copy (in, out), fill (out, value). "==
 * CLASS NAME" goes to standard error first.
 */
#include <CL/cl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COUNT = 64, BYTES = COUNT * 4 };

struct host {
    cl_context context;
    cl_device_id device;
    cl_command_queue queue, other, free_order; /* free_order: out of order */
    cl_program program;
    cl_kernel copy, fill;
    cl_mem a, b;
    cl_int data[COUNT];
    int bad;
};

static cl_mem
buffer(struct host *h)
{
    return clCreateBuffer(h->context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR, BYTES, h->data, NULL);
}

static void
run(cl_command_queue queue, cl_kernel kernel, cl_uint waits, const cl_event *list, cl_event *event)
{
    const size_t count = COUNT;
    (void)clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &count, NULL, waits, list, event);
}

static void
set_copy(struct host *h, cl_mem from, cl_mem to)
{
    (void)clSetKernelArg(h->copy, 0, sizeof from, &from);
    (void)clSetKernelArg(h->copy, 1, sizeof to, &to);
}

static void
set_fill(struct host *h, cl_mem to)
{
    const cl_int value = 5;
    (void)clSetKernelArg(h->fill, 0, sizeof to, &to);
    (void)clSetKernelArg(h->fill, 1, sizeof value, &value);
}

static void
read_back(struct host *h, cl_command_queue queue, cl_mem from)
{
    (void)clEnqueueReadBuffer(queue, from, CL_TRUE, 0, BYTES, h->data, 0, NULL, NULL);
}

static void *
map(cl_command_queue queue, cl_mem mem, cl_map_flags flags, size_t offset, size_t size)
{
    return clEnqueueMapBuffer(queue, mem, CL_TRUE, flags, offset, size, 0, NULL, NULL, NULL);
}

static void
unmap(cl_command_queue queue, cl_mem mem, void *at)
{
    (void)clEnqueueUnmapMemObject(queue, mem, at, 0, NULL, NULL);
}

/* --- arguments --- */

static void
argument_second(struct host *h)
{
    (void)clSetKernelArg(h->copy, 0, sizeof h->a, &h->a);
    if (!h->bad)
        (void)clSetKernelArg(h->copy, 1, sizeof h->b, &h->b);
    run(h->queue, h->copy, 0, NULL, NULL);
}

static void
argument_value(struct host *h)
{
    const cl_int value = 3;
    (void)clSetKernelArg(h->fill, 0, sizeof h->a, &h->a);
    if (!h->bad)
        (void)clSetKernelArg(h->fill, 1, sizeof value, &value);
    run(h->queue, h->fill, 0, NULL, NULL);
}

static void
argument_refused(struct host *h)
{
    (void)clSetKernelArg(h->copy, 0, sizeof h->a, &h->a);
    (void)clSetKernelArg(h->copy, 1, h->bad ? 3 : sizeof h->b, &h->b);
    run(h->queue, h->copy, 0, NULL, NULL);
}

static void
argument_second_kernel(struct host *h)
{
    cl_kernel again = clCreateKernel(h->program, "copy", NULL);
    set_copy(h, h->a, h->b);
    if (!h->bad) {
        (void)clSetKernelArg(again, 0, sizeof h->a, &h->a);
        (void)clSetKernelArg(again, 1, sizeof h->b, &h->b);
    }
    run(h->queue, h->copy, 0, NULL, NULL);
    run(h->queue, again, 0, NULL, NULL);
    (void)clReleaseKernel(again);
}

/* --- released --- */

static void
released_argument(struct host *h)
{
    cl_mem mem = buffer(h);
    set_copy(h, mem, h->b);
    if (h->bad)
        (void)clReleaseMemObject(mem);
    run(h->queue, h->copy, 0, NULL, NULL);
    if (!h->bad) /* legal: the queue keeps it */
        (void)clReleaseMemObject(mem);
}

static void
released_read(struct host *h)
{
    cl_mem mem = buffer(h);
    if (h->bad)
        (void)clReleaseMemObject(mem);
    read_back(h, h->queue, mem);
    if (!h->bad)
        (void)clReleaseMemObject(mem);
}

static void
released_set(struct host *h)
{
    cl_mem mem = buffer(h);
    if (h->bad)
        (void)clReleaseMemObject(mem);
    (void)clSetKernelArg(h->copy, 0, sizeof mem, &mem);
    if (!h->bad)
        (void)clReleaseMemObject(mem);
}

static void
released_twice(struct host *h)
{
    cl_mem mem = buffer(h);
    if (!h->bad)
        (void)clRetainMemObject(mem);
    (void)clReleaseMemObject(mem);
    (void)clReleaseMemObject(mem);
}

static void
released_kernel(struct host *h)
{
    cl_kernel kernel = clCreateKernel(h->program, "fill", NULL);
    if (h->bad)
        (void)clReleaseKernel(kernel);
    (void)clSetKernelArg(kernel, 0, sizeof h->a, &h->a);
    if (!h->bad)
        (void)clReleaseKernel(kernel);
}

static void
released_event(struct host *h)
{
    cl_event event = NULL;
    set_fill(h, h->a);
    run(h->queue, h->fill, 0, NULL, &event);
    (void)clFinish(h->queue);
    if (h->bad)
        (void)clReleaseEvent(event);
    (void)clWaitForEvents(1, &event);
    if (!h->bad)
        (void)clReleaseEvent(event);
}

static void
released_mapped(struct host *h)
{
    cl_mem mem = buffer(h);
    void *at = map(h->queue, mem, CL_MAP_READ, 0, BYTES);
    if (!h->bad)
        unmap(h->queue, mem, at);
    (void)clReleaseMemObject(mem);
}

/* --- mapped --- */

static void
mapped_read(struct host *h)
{
    void *at = map(h->queue, h->a, CL_MAP_WRITE, 0, BYTES);
    set_copy(h, h->a, h->b);
    if (!h->bad)
        unmap(h->queue, h->a, at);
    run(h->queue, h->copy, 0, NULL, NULL);
    if (h->bad)
        unmap(h->queue, h->a, at);
}

static void
mapped_write(struct host *h)
{
    void *at = map(h->queue, h->b, CL_MAP_READ, 0, BYTES);
    set_copy(h, h->bad ? h->a : h->b, h->bad ? h->b : h->a); /* only reading is allowed */
    run(h->queue, h->copy, 0, NULL, NULL);
    unmap(h->queue, h->b, at);
}

static void
mapped_copy(struct host *h)
{
    void *at = map(h->queue, h->a, CL_MAP_WRITE, 0, h->bad ? BYTES : BYTES / 2);
    (void)clEnqueueCopyBuffer(h->queue, h->a, h->b, BYTES / 2, 0, BYTES / 2, 0, NULL, NULL);
    unmap(h->queue, h->a, at);
}

static void
mapped_host_write(struct host *h)
{
    void *at = map(h->queue, h->a, CL_MAP_READ, 0, BYTES);
    (void)clEnqueueWriteBuffer(h->queue, h->bad ? h->a : h->b, CL_TRUE, 0, BYTES, h->data, 0, NULL, NULL);
    unmap(h->queue, h->a, at);
}

/* --- unordered --- */

static void
unordered_queues(struct host *h)
{
    set_fill(h, h->a);
    set_copy(h, h->a, h->b);
    run(h->queue, h->fill, 0, NULL, NULL);
    if (!h->bad)
        (void)clFinish(h->queue);
    run(h->other, h->copy, 0, NULL, NULL);
    (void)clFinish(h->other);
}

/* More commands wait at once than the check remembers: those behind a gate. */
static void
unordered_many(struct host *h)
{
    cl_event gate = clCreateUserEvent(h->context, NULL);
    set_fill(h, h->b);
    run(h->queue, h->fill, 1, &gate, NULL);
    run(h->other, h->fill, 1, &gate, NULL);
    for (unsigned i = 0; i < 300; i++) {
        set_fill(h, h->a);
        run(h->queue, h->fill, 0, NULL, NULL);
        set_fill(h, h->bad ? h->a : h->b);
        run(h->other, h->fill, 0, NULL, NULL);
    }
    (void)clSetUserEventStatus(gate, CL_COMPLETE);
    (void)clReleaseEvent(gate);
}

static void
unordered_event(struct host *h)
{
    cl_event event = NULL;
    set_fill(h, h->a);
    set_copy(h, h->a, h->b);
    run(h->queue, h->fill, 0, NULL, &event);
    run(h->other, h->copy, !h->bad, h->bad ? NULL : &event, NULL);
    (void)clFinish(h->other);
    (void)clReleaseEvent(event);
}

static void
unordered_read(struct host *h)
{
    set_fill(h, h->a);
    run(h->queue, h->fill, 0, NULL, NULL);
    read_back(h, h->bad ? h->other : h->queue, h->a);
}

static void
unordered_out_of_order(struct host *h)
{
    set_fill(h, h->a);
    run(h->free_order, h->fill, 0, NULL, NULL);
    if (!h->bad)
        (void)clEnqueueBarrierWithWaitList(h->free_order, 0, NULL, NULL);
    read_back(h, h->free_order, h->a);
}

static void
unordered_write(struct host *h)
{
    cl_event event = NULL;
    set_copy(h, h->a, h->b);
    (void)clEnqueueWriteBuffer(h->free_order, h->a, CL_FALSE, 0, BYTES, h->data, 0, NULL, &event);
    run(h->free_order, h->copy, !h->bad, h->bad ? NULL : &event, NULL);
    (void)clFinish(h->free_order);
    (void)clReleaseEvent(event);
}

static void
unordered_halves(struct host *h)
{
    (void)clEnqueueWriteBuffer(h->queue, h->a, CL_FALSE, 0, BYTES / 2, h->data, 0, NULL, NULL);
    (void)clEnqueueWriteBuffer(h->other, h->a, CL_FALSE, h->bad ? 4 : BYTES / 2, BYTES / 2, h->data, 0, NULL,
                               NULL);
    (void)clFinish(h->queue);
    (void)clFinish(h->other);
}

static void
unordered_chain(struct host *h)
{
    cl_event events[2] = {NULL, NULL};
    set_fill(h, h->a);
    set_copy(h, h->a, h->b);
    run(h->queue, h->fill, 0, NULL, &events[0]);
    (void)clEnqueueMarkerWithWaitList(h->free_order, 1, &events[0], &events[1]);
    run(h->other, h->copy, !h->bad, h->bad ? NULL : &events[1], NULL);
    (void)clFinish(h->free_order);
    (void)clFinish(h->other);
    (void)clReleaseEvent(events[0]);
    (void)clReleaseEvent(events[1]);
}

static void
unordered_map(struct host *h)
{
    set_fill(h, h->a);
    run(h->queue, h->fill, 0, NULL, NULL);
    unmap(h->queue, h->a, map(h->bad ? h->other : h->queue, h->a, CL_MAP_READ, 0, BYTES));
}

/* --- uninitialised: what the host has written, or not --- */

static void
uninitialised_part(struct host *h)
{
    cl_mem mem = clCreateBuffer(h->context, CL_MEM_READ_WRITE, BYTES, NULL, NULL);
    (void)clEnqueueWriteBuffer(h->queue, mem, CL_TRUE, 0, h->bad ? BYTES - 4 : BYTES, h->data, 0, NULL, NULL);
    set_copy(h, mem, h->b);
    run(h->queue, h->copy, 0, NULL, NULL);
    read_back(h, h->queue, h->b);
    (void)clReleaseMemObject(mem);
}

static void
uninitialised_copied(struct host *h)
{
    cl_mem mem = clCreateBuffer(h->context, CL_MEM_READ_WRITE, BYTES, NULL, NULL);
    cl_mem second = clCreateBuffer(h->context, CL_MEM_READ_WRITE, BYTES, NULL, NULL);
    const cl_int value = 9;
    if (!h->bad)
        (void)clEnqueueFillBuffer(h->queue, mem, &value, sizeof value, 0, BYTES, 0, NULL, NULL);
    (void)clEnqueueCopyBuffer(h->queue, mem, second, 0, 0, BYTES, 0, NULL, NULL);
    set_copy(h, second, h->b);
    run(h->queue, h->copy, 0, NULL, NULL);
    read_back(h, h->queue, h->b);
    (void)clReleaseMemObject(mem);
    (void)clReleaseMemObject(second);
}

/* What was known is not any more. */
static void
uninitialised_copied_over(struct host *h)
{
    cl_mem mem = clCreateBuffer(h->context, CL_MEM_READ_WRITE, BYTES, NULL, NULL);
    const cl_int value = 9;
    if (!h->bad)
        (void)clEnqueueFillBuffer(h->queue, mem, &value, sizeof value, 0, BYTES, 0, NULL, NULL);
    (void)clEnqueueCopyBuffer(h->queue, mem, h->a, 0, 0, BYTES, 0, NULL, NULL);
    set_copy(h, h->a, h->b);
    run(h->queue, h->copy, 0, NULL, NULL);
    read_back(h, h->queue, h->b);
    (void)clReleaseMemObject(mem);
}

static void
uninitialised_mapped(struct host *h)
{
    cl_mem mem = clCreateBuffer(h->context, CL_MEM_READ_WRITE, BYTES, NULL, NULL);
    void *at = map(h->queue, mem, CL_MAP_WRITE, 0, h->bad ? BYTES / 2 : BYTES);
    memset(at, 1, h->bad ? BYTES / 2 : BYTES);
    unmap(h->queue, mem, at);
    set_copy(h, mem, h->b);
    run(h->queue, h->copy, 0, NULL, NULL);
    at = map(h->queue, h->b, CL_MAP_READ, 0, BYTES);
    unmap(h->queue, h->b, at);
    (void)clReleaseMemObject(mem);
}

static void
uninitialised_not_read(struct host *h)
{
    cl_mem mem = clCreateBuffer(h->context, CL_MEM_READ_WRITE, BYTES, NULL, NULL);
    set_copy(h, mem, h->b);
    run(h->queue, h->copy, 0, NULL, NULL);
    if (h->bad) /* copied only, it decides nothing */
        read_back(h, h->queue, h->b);
    (void)clFinish(h->queue);
    (void)clReleaseMemObject(mem);
}

/* --- sub-buffers --- */

static cl_mem
first_half(struct host *h, cl_mem_flags flags)
{
    const cl_buffer_region region = {0, BYTES / 2};
    return clCreateSubBuffer(h->a, flags, CL_BUFFER_CREATE_TYPE_REGION, &region, NULL);
}

static void
sub_buffer_end(struct host *h)
{
    cl_mem half = first_half(h, CL_MEM_READ_WRITE);
    const size_t count = h->bad ? COUNT : COUNT / 2;
    set_fill(h, half);
    (void)clEnqueueNDRangeKernel(h->queue, h->fill, 1, NULL, &count, NULL, 0, NULL, NULL);
    (void)clReleaseMemObject(half);
}

static void
sub_buffer_read_only(struct host *h)
{
    cl_mem half = first_half(h, h->bad ? CL_MEM_READ_ONLY : CL_MEM_READ_WRITE);
    const size_t count = COUNT / 2;
    set_fill(h, half);
    (void)clEnqueueNDRangeKernel(h->queue, h->fill, 1, NULL, &count, NULL, 0, NULL, NULL);
    (void)clReleaseMemObject(half);
}

/* Two kernels on two queues, in the two halves of a buffer, or in the same one. */
static void
sub_buffer_unordered(struct host *h)
{
    const cl_buffer_region region = {h->bad ? 0 : BYTES / 2, BYTES / 2};
    cl_mem half = first_half(h, CL_MEM_READ_WRITE);
    cl_mem other = clCreateSubBuffer(h->a, CL_MEM_READ_WRITE, CL_BUFFER_CREATE_TYPE_REGION, &region, NULL);
    const size_t count = COUNT / 2;
    set_fill(h, half);
    (void)clEnqueueNDRangeKernel(h->queue, h->fill, 1, NULL, &count, NULL, 0, NULL, NULL);
    set_fill(h, other);
    (void)clEnqueueNDRangeKernel(h->other, h->fill, 1, NULL, &count, NULL, 0, NULL, NULL);
    (void)clReleaseMemObject(half);
    (void)clReleaseMemObject(other);
}

/* --- leaks --- */

static void
leak_buffer(struct host *h)
{
    cl_mem mem = buffer(h);
    if (!h->bad)
        (void)clReleaseMemObject(mem);
}

static void
leak_kernel(struct host *h)
{
    cl_kernel kernel = clCreateKernel(h->program, "fill", NULL);
    if (!h->bad)
        (void)clReleaseKernel(kernel);
}

static void
leak_event(struct host *h)
{
    cl_event event = NULL;
    set_fill(h, h->a);
    run(h->queue, h->fill, 0, NULL, &event);
    if (!h->bad)
        (void)clReleaseEvent(event);
}

static void
leak_retained(struct host *h)
{
    cl_mem mem = buffer(h);
    (void)clRetainMemObject(mem);
    (void)clReleaseMemObject(mem);
    if (!h->bad)
        (void)clReleaseMemObject(mem);
}

static const struct {
    const char *class, *name;
    void (*run)(struct host *h);
} cases[] = {{"argument", "argument_second", argument_second},
             {"argument", "argument_value", argument_value},
             {"argument", "argument_refused", argument_refused},
             {"argument", "argument_second_kernel", argument_second_kernel},
             {"released", "released_argument", released_argument},
             {"released", "released_read", released_read},
             {"released", "released_set", released_set},
             {"released", "released_twice", released_twice},
             {"released", "released_kernel", released_kernel},
             {"released", "released_event", released_event},
             {"released", "released_mapped", released_mapped},
             {"mapped", "mapped_read", mapped_read},
             {"mapped", "mapped_write", mapped_write},
             {"mapped", "mapped_copy", mapped_copy},
             {"mapped", "mapped_host_write", mapped_host_write},
             {"unordered", "unordered_queues", unordered_queues},
             {"unordered", "unordered_many", unordered_many},
             {"unordered", "unordered_event", unordered_event},
             {"unordered", "unordered_read", unordered_read},
             {"unordered", "unordered_out_of_order", unordered_out_of_order},
             {"unordered", "unordered_write", unordered_write},
             {"unordered", "unordered_halves", unordered_halves},
             {"unordered", "unordered_chain", unordered_chain},
             {"unordered", "unordered_map", unordered_map},
             {"uninitialised", "uninitialised_part", uninitialised_part},
             {"uninitialised", "uninitialised_copied", uninitialised_copied},
             {"uninitialised", "uninitialised_copied_over", uninitialised_copied_over},
             {"uninitialised", "uninitialised_mapped", uninitialised_mapped},
             {"uninitialised", "uninitialised_not_read", uninitialised_not_read},
             {"bounds", "sub_buffer_end", sub_buffer_end},
             {"access", "sub_buffer_read_only", sub_buffer_read_only},
             {"unordered", "sub_buffer_unordered", sub_buffer_unordered},
             {"leak", "leak_buffer", leak_buffer},
             {"leak", "leak_kernel", leak_kernel},
             {"leak", "leak_event", leak_event},
             {"leak", "leak_retained", leak_retained}};
enum { CASES = sizeof cases / sizeof *cases };

static int
begin(struct host *h, const char *source, const char *binary)
{
    static char bytes[1 << 18];
    FILE *file = fopen(binary[0] ? binary : source, "rb");
    size_t size = file ? fread(bytes, 1, sizeof bytes, file) : 0;
    const unsigned char *code = (const unsigned char *)bytes;
    const char *text = bytes;
    cl_platform_id platform;
    if (file)
        (void)fclose(file);
    if (!size || clGetPlatformIDs(1, &platform, NULL) ||
        clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &h->device, NULL))
        return 2;
    h->context = clCreateContext(NULL, 1, &h->device, NULL, NULL, NULL);
    h->queue = clCreateCommandQueue(h->context, h->device, 0, NULL);
    h->other = clCreateCommandQueue(h->context, h->device, 0, NULL);
    h->free_order = clCreateCommandQueue(h->context, h->device, CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE, NULL);
    h->program = binary[0] ? clCreateProgramWithBinary(h->context, 1, &h->device, &size, &code, NULL, NULL)
                           : clCreateProgramWithSource(h->context, 1, &text, &size, NULL);
    if (clBuildProgram(h->program, 0, NULL, NULL, NULL, NULL))
        return 2;
    h->copy = clCreateKernel(h->program, "copy", NULL);
    h->fill = clCreateKernel(h->program, "fill", NULL);
    h->a = buffer(h);
    h->b = buffer(h);
    return h->a && h->b && h->copy && h->fill ? 0 : 2;
}

static void
end(struct host *h)
{
    (void)clFinish(h->queue);
    (void)clFinish(h->other);
    (void)clFinish(h->free_order);
    (void)clReleaseMemObject(h->a);
    (void)clReleaseMemObject(h->b);
    (void)clReleaseKernel(h->copy);
    (void)clReleaseKernel(h->fill);
    (void)clReleaseProgram(h->program);
    (void)clReleaseCommandQueue(h->free_order);
    (void)clReleaseCommandQueue(h->other);
    (void)clReleaseCommandQueue(h->queue);
    (void)clReleaseContext(h->context);
}

static int
run_case(struct host *h, char **argv)
{
    const size_t length = strcspn(argv[3], "") - (strstr(argv[3], "_good") ? 5 : 4);
    for (unsigned i = 0; i < CASES; i++) {
        if (strlen(cases[i].name) != length || strncmp(cases[i].name, argv[3], length) != 0)
            continue;
        fprintf(stderr, "== %s %s\n", cases[i].class, argv[3]);
        h->bad = strstr(argv[3], "_bad") != NULL;
        if (begin(h, argv[1], argv[2]))
            return 2;
        cases[i].run(h);
        end(h);
        return 0;
    }
    return 2;
}

int
main(int argc, char **argv)
{
    struct host h = {.bad = 0};
    if (argc > 3)
        return run_case(&h, argv);
    for (unsigned i = 0; i < CASES; i++)
        printf("%s\n", cases[i].name);
    return 0;
}
