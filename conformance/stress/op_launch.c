/* SPDX-License-Identifier: MIT */
/* Kernels, native ones too. */
#include <string.h>

#include "stress.h"

struct words {
    size_t first, count;
};

static struct words
some_words(struct worker *w, const struct block *b)
{
    const size_t all = b->size / 4, first = below(w, all);
    return (struct words){first, 1 + below(w, all - first)};
}

static void
model_increment(struct block *b, struct words words)
{
    uint32_t value;
    for (size_t i = words.first; i < words.first + words.count; i++) {
        memcpy(&value, b->model + i * 4, 4);
        value++;
        memcpy(b->model + i * 4, &value, 4);
    }
}

static void
increment(struct worker *w, struct block *b, cl_kernel kernel)
{
    const struct words words = some_words(w, b);
    struct waits waits;
    cl_event event = NULL;
    begin(w, &waits, b, NULL);
    good(w,
         clEnqueueNDRangeKernel(some_queue(w), kernel, 1, &words.first, &words.count, NULL, waits.count,
                                wait_list(&waits), &event),
         "clEnqueueNDRangeKernel");
    model_increment(b, words);
    end(w, &waits, b, NULL, event);
}

void
op_launch(struct worker *w)
{
    struct block *b = some_buffer(w);
    if (b && good(w, clSetKernelArg(w->increment, 0, sizeof b->mem, &b->mem), "clSetKernelArg"))
        increment(w, b, w->increment);
}

void
op_svm_launch(struct worker *w)
{
    struct block *b = some_svm(w);
    if (b && good(w, clSetKernelArgSVMPointer(w->increment, 0, b->svm), "clSetKernelArgSVMPointer"))
        increment(w, b, w->increment);
}

/* A program of its own, gone again before the launch has ended. */
void
op_launch_fresh(struct worker *w)
{
    struct shared *s = w->shared;
    struct block *b = some_buffer(w);
    const unsigned char *binary = s->binary;
    cl_int err, status;
    if (!b || !chance(w, 8))
        return;
    cl_program program =
        clCreateProgramWithBinary(s->context, 1, &s->device, &s->binary_size, &binary, &status, &err);
    if (!good(w, err, "clCreateProgramWithBinary"))
        return;
    if (good(w, clBuildProgram(program, 1, &s->device, NULL, NULL, NULL), "clBuildProgram")) {
        cl_kernel kernel = clCreateKernel(program, "increment", &err);
        if (good(w, err, "clCreateKernel") &&
            good(w, clSetKernelArg(kernel, 0, sizeof b->mem, &b->mem), "clSetKernelArg")) {
            cl_kernel clone = clCloneKernel(kernel, &err);
            if (good(w, err, "clCloneKernel"))
                increment(w, b, clone);
            clReleaseKernel(clone);
        }
        clReleaseKernel(kernel);
    }
    good(w, clReleaseProgram(program), "clReleaseProgram");
}

struct native {
    uint8_t *bytes;
    size_t first, count;
};

static void CL_CALLBACK
invert(void *args)
{
    const struct native *native = args;
    for (size_t i = native->first; i < native->first + native->count; i++)
        native->bytes[i] = (uint8_t)~native->bytes[i];
}

void
op_native(struct worker *w)
{
    struct block *b = some_buffer(w);
    struct native native = {0};
    struct waits waits;
    cl_event event = NULL;
    const void *place = &native.bytes;
    if (!b)
        return;
    native.first = below(w, b->size);
    native.count = 1 + below(w, b->size - native.first);
    begin(w, &waits, b, NULL);
    good(w,
         clEnqueueNativeKernel(some_queue(w), invert, &native, sizeof native, 1, &b->mem, &place, waits.count,
                               wait_list(&waits), &event),
         "clEnqueueNativeKernel");
    for (size_t i = native.first; i < native.first + native.count; i++)
        b->model[i] = (uint8_t)~b->model[i];
    end(w, &waits, b, NULL, event);
}
