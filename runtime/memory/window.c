/* SPDX-License-Identifier: MIT */
#include "window.h"

#include <assert.h>
#include <stdlib.h>

#include "frontend/program.h"
#include "pages.h"
#include "runtime/context.h"
#include "runtime/memory.h"

#define PAGE 4096u
#define WINDOW_END (UINT64_C(4) << 30)

/* The context's, made when it is first needed. */
static struct rt_window *
window_of(cl_context context)
{
    if (!context->window) {
        context->window = calloc(1, sizeof *context->window);
        if (context->window)
            context->window->blocks = (struct rt_blocks){
                .begin = FE_NARROW_MEMORY, .end = WINDOW_END - PAGE, .gap = RT_GUARD_NARROW};
    }
    return context->window;
}

/* Called with the context's lock held. */
static uint32_t
take(cl_context context, size_t bytes)
{
    struct rt_window *window = window_of(context);
    uint64_t at;
    if (!window || bytes > WINDOW_END - PAGE - FE_NARROW_MEMORY)
        return 0;
    const uint64_t pages = (bytes + PAGE - 1) & ~(uint64_t)(PAGE - 1);
    return rt_blocks_take(&window->blocks, pages, &at) ? (uint32_t)at : 0;
}

uint32_t
rt_window_take(cl_context context, size_t bytes)
{
    pthread_mutex_lock(&context->lock);
    const uint32_t at = take(context, bytes);
    pthread_mutex_unlock(&context->lock);
    return at;
}

void
rt_window_give(cl_context context, uint32_t address)
{
    if (!address)
        return;
    pthread_mutex_lock(&context->lock);
    rt_blocks_give(&context->window->blocks, address);
    pthread_mutex_unlock(&context->lock);
}

bool
rt_window_place(cl_mem root)
{
    cl_context context = root->context;
    assert(!root->parent);
    pthread_mutex_lock(&context->lock);
    if (!root->address32) {
        root->address32 = take(context, root->size);
        atomic_fetch_add(&context->mem_changes, 1); /* launches' maps lack it so far */
    }
    const bool placed = root->address32 != 0;
    pthread_mutex_unlock(&context->lock);
    return placed;
}

void
rt_window_free(struct rt_window *window)
{
    if (!window)
        return;
    assert(window->blocks.count == 0);
    rt_blocks_free(&window->blocks);
    free(window);
}
