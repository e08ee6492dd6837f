/* SPDX-License-Identifier: MIT */
#define _DEFAULT_SOURCE /* madvise */
#include "job.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "common/fail.h"

enum { LINE_BYTES = 64, HUGE_PAGE = 1 << 21 };

void
job_open(struct job *job, const struct row *row, enum scale scale)
{
    *job = (struct job){.row = row, .n = row->size[scale], .random = 1};
    row->setup(job);
    assert(job->launch_count > 0);
}

void
job_close(struct job *job)
{
    for (unsigned i = 0; i < job->buffer_count; i++) {
        free(job->buffers[i].host);
        free(job->buffers[i].result);
    }
    free(job->launches);
    *job = (struct job){0};
}

/* Loops in limit/ compute in this memory, so it is as good as a device's: aligned, and in huge pages if it is
 * large. */
static void *
zeros(size_t bytes)
{
    const size_t alignment = bytes < 2 * HUGE_PAGE ? LINE_BYTES : HUGE_PAGE;
    const size_t whole = (bytes + alignment - 1) & ~(alignment - 1);
    void *memory = aligned_alloc(alignment, whole);
    if (!memory)
        fail("no memory for %zu bytes", bytes);
    if (alignment == HUGE_PAGE)
        (void)madvise(memory, whole, MADV_HUGEPAGE);
    return memset(memory, 0, bytes);
}

static void *
add_buffer(struct job *job, size_t bytes, bool written)
{
    assert(job->buffer_count < MAX_BUFFERS);
    struct buffer *buffer = &job->buffers[job->buffer_count++];
    *buffer = (struct buffer){zeros(bytes), written ? zeros(bytes) : NULL, bytes, written};
    return buffer->host;
}

void *
job_in(struct job *job, size_t bytes)
{
    return add_buffer(job, bytes, false);
}

void *
job_out(struct job *job, size_t bytes)
{
    return add_buffer(job, bytes, true);
}

const void *
job_input(const struct job *job, unsigned index)
{
    assert(index < job->buffer_count);
    return job->buffers[index].host;
}

const void *
job_result(const struct job *job, unsigned index)
{
    assert(index < job->buffer_count && job->buffers[index].written);
    return job->buffers[index].result;
}

void *
job_output(const struct job *job, unsigned index)
{
    assert(index < job->buffer_count && job->buffers[index].written);
    return job->buffers[index].result;
}

void
job_put_back(const struct job *job)
{
    for (unsigned i = 0; i < job->buffer_count; i++)
        if (job->buffers[i].written)
            memcpy(job->buffers[i].result, job->buffers[i].host, job->buffers[i].bytes);
}

/* A linear congruence's upper bits are good enough for data. */
uint32_t
job_random_bits(struct job *job)
{
    job->random = job->random * 1664525u + 1013904223u;
    uint32_t high = job->random >> 16;
    job->random = job->random * 1664525u + 1013904223u;
    return high << 16 | job->random >> 16;
}

float
job_random(struct job *job, float low, float high)
{
    return low + (high - low) * (float)(job_random_bits(job) >> 8) * (1.0f / 16777216);
}

float *
job_in_floats(struct job *job, size_t count, float low, float high)
{
    float *floats = job_in(job, count * sizeof *floats);
    for (size_t i = 0; i < count; i++)
        floats[i] = job_random(job, low, high);
    return floats;
}

uint32_t *
job_in_words(struct job *job, size_t count)
{
    uint32_t *words = job_in(job, count * sizeof *words);
    for (size_t i = 0; i < count; i++)
        words[i] = job_random_bits(job);
    return words;
}

uint8_t *
job_in_bytes(struct job *job, size_t count)
{
    uint8_t *bytes = job_in(job, count);
    for (size_t i = 0; i < count; i++)
        bytes[i] = (uint8_t)(job_random_bits(job) >> 24);
    return bytes;
}

void
job_launch(struct job *job, const char *kernel, struct range global, const struct arg *args, unsigned count)
{
    assert(count <= MAX_ARGS);
    if (job->launch_count == job->launch_room) {
        job->launch_room = job->launch_room ? 2 * job->launch_room : 4;
        job->launches = realloc(job->launches, job->launch_room * sizeof *job->launches);
        if (!job->launches)
            fail("no memory for launches");
    }
    struct launch *launch = &job->launches[job->launch_count++];
    *launch =
        (struct launch){.kernel = kernel, .global = global, .local = job->row->group, .arg_count = count};
    launch->local.y += !launch->local.y; /* a launch may have more dimensions than the row's group */
    launch->local.z += !launch->local.z;
    memcpy(launch->args, args, count * sizeof *args);
}
