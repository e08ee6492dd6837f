/* SPDX-License-Identifier: MIT */
/* Commands on shared virtual memory, on devices that have it. */
#include <string.h>

#include "stress.h"

void
op_svm_copy(struct worker *w)
{
    struct block *b = some_svm(w);
    struct waits waits;
    cl_event event = NULL;
    if (!b || b->size < 2)
        return;
    const size_t half = b->size / 2, size = 1 + below(w, half);
    begin(w, &waits, b, NULL);
    good(w,
         clEnqueueSVMMemcpy(some_queue(w), CL_FALSE, b->svm + half, b->svm, size, waits.count,
                            wait_list(&waits), &event),
         "clEnqueueSVMMemcpy");
    memcpy(b->model + half, b->model, size);
    end(w, &waits, b, NULL, event);
}

void
op_svm_fill(struct worker *w)
{
    struct block *b = some_svm(w);
    struct waits waits;
    cl_event event = NULL;
    const uint32_t pattern = (uint32_t)next_random(w);
    if (!b)
        return;
    const size_t words = 1 + below(w, b->size / 4);
    begin(w, &waits, b, NULL);
    good(w,
         clEnqueueSVMMemFill(some_queue(w), b->svm, &pattern, 4, words * 4, waits.count, wait_list(&waits),
                             &event),
         "clEnqueueSVMMemFill");
    for (size_t i = 0; i < words; i++)
        memcpy(b->model + i * 4, &pattern, 4);
    end(w, &waits, b, NULL, event);
}

void
op_svm_map(struct worker *w)
{
    struct block *b = some_svm(w);
    struct waits waits;
    cl_event event = NULL;
    if (!b)
        return;
    begin(w, &waits, b, NULL);
    const bool mapped = good(w,
                             clEnqueueSVMMap(some_queue(w), CL_TRUE, CL_MAP_READ | CL_MAP_WRITE, b->svm,
                                             b->size, waits.count, wait_list(&waits), &event),
                             "clEnqueueSVMMap");
    end(w, &waits, b, NULL, event);
    if (!mapped)
        return;
    atomic_fetch_add(&w->shared->checks, 1);
    if (memcmp(b->svm, b->model, b->size) != 0)
        wrong(w, "mapped shared memory", b->svm, b->model, b->size);
    fill_random(w, b->svm, b->size);
    memcpy(b->model, b->svm, b->size);
    event = NULL;
    begin(w, &waits, b, NULL);
    good(w, clEnqueueSVMUnmap(some_queue(w), b->svm, waits.count, wait_list(&waits), &event),
         "clEnqueueSVMUnmap");
    end(w, &waits, b, NULL, event);
}
