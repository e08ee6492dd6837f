/* SPDX-License-Identifier: MIT */
/* Memory objects: each is counted when it is made and when its destructor is called. */
#include <stdlib.h>
#include <string.h>

#include "stress.h"

enum { LARGEST = 64 * 1024, LARGEST_SIDE = 96 };

static void CL_CALLBACK
count_gone(cl_mem mem, void *user)
{
    (void)mem;
    atomic_fetch_add((atomic_ulong *)user, 1);
}

static void
count_made(struct worker *w, cl_mem mem)
{
    atomic_fetch_add(&w->shared->made, 1);
    good(w, clSetMemObjectDestructorCallback(mem, count_gone, &w->shared->gone),
         "clSetMemObjectDestructorCallback");
}

static void
new_buffer(struct worker *w, struct block *b)
{
    static const cl_mem_flags kinds[] = {CL_MEM_COPY_HOST_PTR, CL_MEM_USE_HOST_PTR,
                                         CL_MEM_COPY_HOST_PTR | CL_MEM_ALLOC_HOST_PTR};
    const cl_mem_flags flags = kinds[below(w, 3)];
    cl_int err;
    void *host = b->model;
    if (flags & CL_MEM_USE_HOST_PTR) {
        b->host = aligned_alloc(64, (b->size + 63) & ~(size_t)63);
        memcpy(b->host, b->model, b->size);
        host = b->host;
    }
    b->mem = clCreateBuffer(w->shared->context, flags, b->size, host, &err);
    if (good(w, err, "clCreateBuffer"))
        count_made(w, b->mem);
}

static void
new_image(struct worker *w, struct block *b)
{
    const cl_image_format format = {CL_RGBA, CL_UNSIGNED_INT8};
    const cl_image_desc desc = {
        .image_type = CL_MEM_OBJECT_IMAGE2D, .image_width = b->width, .image_height = b->height};
    cl_int err;
    b->mem = clCreateImage(w->shared->context, CL_MEM_COPY_HOST_PTR, &format, &desc, b->model, &err);
    if (good(w, err, "clCreateImage"))
        count_made(w, b->mem);
}

/* kind: of the device's; what it has not is a buffer. */
void
new_block(struct worker *w, struct block *b, unsigned kind)
{
    *b = (struct block){.size = (1 + below(w, LARGEST / 4)) * 4};
    if (kind == 1 && w->shared->images) {
        b->width = 1 + below(w, LARGEST_SIDE);
        b->height = 1 + below(w, LARGEST_SIDE);
        b->size = b->width * b->height * 4;
    }
    b->model = malloc(b->size);
    fill_random(w, b->model, b->size);
    if (b->width) {
        new_image(w, b);
    } else if (kind == 2 && w->shared->svm) {
        b->svm = clSVMAlloc(w->shared->context, CL_MEM_READ_WRITE | CL_MEM_SVM_FINE_GRAIN_BUFFER, b->size, 0);
        if (good(w, b->svm ? CL_SUCCESS : CL_OUT_OF_RESOURCES, "clSVMAlloc"))
            memcpy(b->svm, b->model, b->size);
    } else {
        new_buffer(w, b);
    }
}

/* Half the time while commands are under way: they hold it. Not so shared memory and memory of the host's. */
void
free_block(struct worker *w, struct block *b)
{
    if (!b->model)
        return;
    if (b->last && (b->svm || b->host || chance(w, 2)))
        good(w, clWaitForEvents(1, &b->last), "clWaitForEvents");
    if (b->last)
        clReleaseEvent(b->last);
    if (b->svm)
        clSVMFree(w->shared->context, b->svm);
    if (b->mem)
        good(w, clReleaseMemObject(b->mem), "clReleaseMemObject");
    free(b->host);
    free(b->model);
    *b = (struct block){0};
}

static cl_int
read_block(struct worker *w, struct block *b, uint8_t *bytes, struct waits *waits, cl_event *event)
{
    const size_t origin[3] = {0}, region[3] = {b->width, b->height, 1};
    cl_command_queue queue = some_queue(w);
    if (b->svm)
        return clEnqueueSVMMemcpy(queue, CL_TRUE, bytes, b->svm, b->size, waits->count, wait_list(waits),
                                  event);
    if (b->width)
        return clEnqueueReadImage(queue, b->mem, CL_TRUE, origin, region, 0, 0, bytes, waits->count,
                                  wait_list(waits), event);
    return clEnqueueReadBuffer(queue, b->mem, CL_TRUE, 0, b->size, bytes, waits->count, wait_list(waits),
                               event);
}

void
check_block(struct worker *w, struct block *b)
{
    struct waits waits;
    cl_event event = NULL;
    if (!b->model)
        return;
    uint8_t *bytes = malloc(b->size);
    begin(w, &waits, b, NULL);
    const bool read = good(w, read_block(w, b, bytes, &waits, &event), "reading a whole block");
    end(w, &waits, b, NULL, event);
    atomic_fetch_add(&w->shared->checks, 1);
    if (read && memcmp(bytes, b->model, b->size) != 0)
        wrong(w, b->svm ? "shared memory" : b->width ? "image" : "buffer", bytes, b->model, b->size);
    free(bytes);
}
