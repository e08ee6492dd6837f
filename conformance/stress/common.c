/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "stress.h"

uint64_t
next_random(struct worker *w)
{
    w->random ^= w->random << 13;
    w->random ^= w->random >> 7;
    w->random ^= w->random << 17;
    return w->random;
}

size_t
below(struct worker *w, size_t limit)
{
    return (size_t)(next_random(w) >> 11) % limit;
}

bool
chance(struct worker *w, unsigned one_in)
{
    return below(w, one_in) == 0;
}

bool
good(struct worker *w, cl_int err, const char *what)
{
    if (err == CL_SUCCESS)
        return true;
    fprintf(stderr, "thread %u: %s: error %d\n", w->number, what, err);
    atomic_fetch_add(&w->shared->wrong, 1);
    atomic_store(&w->shared->stop, true);
    return false;
}

void
wrong(struct worker *w, const char *what, const uint8_t *is, const uint8_t *should, size_t size)
{
    size_t at = 0;
    while (at < size && is[at] == should[at])
        at++;
    fprintf(stderr, "thread %u: %s: byte %zu of %zu is 0x%02x, not 0x%02x\n", w->number, what, at, size,
            is[at], should[at]);
    atomic_fetch_add(&w->shared->wrong, 1);
    atomic_store(&w->shared->stop, true);
}

cl_command_queue
some_queue(struct worker *w)
{
    return w->shared->queues[below(w, QUEUES)];
}

const cl_event *
wait_list(const struct waits *waits)
{
    return waits->count ? waits->list : NULL;
}

static void
wait_for(struct waits *waits, cl_event event)
{
    if (!event || waits->count == MAX_WAITS)
        return;
    clRetainEvent(event);
    waits->list[waits->count++] = event;
}

static void
wait_for_stranger(struct worker *w, struct waits *waits)
{
    struct shared *s = w->shared;
    pthread_mutex_lock(&s->lock);
    wait_for(waits, s->mailbox[below(w, MAILBOX)]);
    pthread_mutex_unlock(&s->lock);
}

/* The main thread sets it. */
static void
wait_for_gate(struct worker *w, struct waits *waits)
{
    struct shared *s = w->shared;
    cl_int err;
    struct gate *gate = malloc(sizeof *gate);
    gate->event = clCreateUserEvent(s->context, &err);
    if (!good(w, err, "clCreateUserEvent")) {
        free(gate);
        return;
    }
    wait_for(waits, gate->event);
    pthread_mutex_lock(&s->lock);
    gate->next = s->gates;
    s->gates = gate;
    pthread_mutex_unlock(&s->lock);
}

void
begin(struct worker *w, struct waits *waits, const struct block *a, const struct block *b)
{
    waits->count = 0;
    wait_for(waits, a ? a->last : NULL);
    wait_for(waits, b && b != a ? b->last : NULL);
    if (chance(w, 4))
        wait_for_stranger(w, waits);
    if (chance(w, 16))
        wait_for_gate(w, waits);
}

static void
set_last(struct block *block, cl_event event)
{
    if (!block)
        return;
    clRetainEvent(event);
    if (block->last)
        clReleaseEvent(block->last);
    block->last = event;
}

static void
post(struct worker *w, cl_event event)
{
    struct shared *s = w->shared;
    const size_t place = below(w, MAILBOX);
    pthread_mutex_lock(&s->lock);
    cl_event old = s->mailbox[place];
    clRetainEvent(event);
    s->mailbox[place] = event;
    pthread_mutex_unlock(&s->lock);
    if (old)
        clReleaseEvent(old);
}

void
end(struct worker *w, struct waits *waits, struct block *a, struct block *b, cl_event event)
{
    for (cl_uint i = 0; i < waits->count; i++)
        clReleaseEvent(waits->list[i]);
    waits->count = 0;
    if (!event)
        return;
    set_last(a, event);
    set_last(b, event);
    if (chance(w, 4))
        post(w, event);
    atomic_fetch_add(&w->shared->commands, 1);
    clReleaseEvent(event);
}

uint8_t *
stage(struct worker *w, const uint8_t *content, size_t size)
{
    uint8_t *bytes = malloc(size);
    if (content)
        memcpy(bytes, content, size);
    else
        fill_random(w, bytes, size);
    return bytes;
}

void
keep_staged(struct worker *w, uint8_t *bytes, const uint8_t *expected, size_t size, cl_event event,
            const char *what)
{
    struct staged *staged = malloc(sizeof *staged);
    *staged = (struct staged){.next = w->staged, .event = event, .bytes = bytes, .size = size, .what = what};
    if (expected) {
        staged->expected = malloc(size);
        memcpy(staged->expected, expected, size);
    }
    clRetainEvent(event);
    w->staged = staged;
    if (++w->staged_count > 16)
        settle(w);
}

void
settle(struct worker *w)
{
    for (struct staged *s = w->staged, *next; s; s = next) {
        next = s->next;
        good(w, clWaitForEvents(1, &s->event), s->what);
        clReleaseEvent(s->event);
        if (s->expected) {
            atomic_fetch_add(&w->shared->checks, 1);
            if (memcmp(s->bytes, s->expected, s->size) != 0)
                wrong(w, s->what, s->bytes, s->expected, s->size);
        }
        free(s->bytes);
        free(s->expected);
        free(s);
    }
    w->staged = NULL;
    w->staged_count = 0;
}

enum kind { BUFFER, IMAGE, SVM };

static struct block *
some_block(struct worker *w, enum kind kind)
{
    const size_t first = below(w, BLOCKS);
    for (size_t i = 0; i < BLOCKS; i++) {
        struct block *b = &w->blocks[(first + i) % BLOCKS];
        const enum kind is = b->svm ? SVM : b->width ? IMAGE : BUFFER;
        if (b->model && is == kind)
            return b;
    }
    return NULL;
}

struct block *
some_buffer(struct worker *w)
{
    return some_block(w, BUFFER);
}

struct block *
some_image(struct worker *w)
{
    return some_block(w, IMAGE);
}

struct block *
some_svm(struct worker *w)
{
    return some_block(w, SVM);
}

void
fill_random(struct worker *w, uint8_t *bytes, size_t size)
{
    const uint64_t value = next_random(w);
    for (size_t i = 0; i < size; i++)
        bytes[i] = (uint8_t)(value >> (i % 8 * 8)) ^ (uint8_t)i;
}
