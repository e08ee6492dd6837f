/* SPDX-License-Identifier: MIT */
#include "model.h"

#include <string.h>

static size_t
run_bytes(const struct model_queue *queue, const struct model_step *step)
{
    return step->run * queue->packet_bytes;
}

/* Whether the request was granted; *odd: its results are not all the same. */
static bool
was_granted(const struct model_step *step, size_t request, bool *odd)
{
    const int32_t *results = step->results + request * step->per_run;
    for (size_t i = 1; i < step->per_run; i++)
        *odd |= results[i] != results[0];
    *odd |= results[0] > 0;
    return results[0] == 0;
}

/* All that fit are granted, and no more: they are of one size. */
static const char *
check_count(const struct model_step *step, size_t room)
{
    const size_t fit = room / step->run, expected = fit < step->runs ? fit : step->runs;
    size_t granted = 0;
    bool odd = false;
    for (size_t i = 0; i < step->runs; i++)
        granted += was_granted(step, i, &odd);
    if (odd)
        return "results of one request differ, or are above 0";
    return granted < expected ? "a request was refused" : granted > expected ? "too many were granted" : NULL;
}

const char *
model_write(struct model_queue *queue, const struct model_step *step)
{
    const char *wrong = check_count(step, queue->capacity - queue->count);
    const size_t bytes = run_bytes(queue, step);
    bool odd = false;
    queue->ordered = step->runs == 1 && (queue->ordered || queue->count == 0);
    if (!wrong && memcmp(step->before, step->after, step->runs * bytes) != 0)
        wrong = "what was written changed";
    for (size_t i = 0; !wrong && i < step->runs; i++) {
        if (!was_granted(step, i, &odd))
            continue;
        memcpy(queue->packets + queue->count * queue->packet_bytes, step->before + i * bytes, bytes);
        queue->count += step->run;
    }
    return wrong;
}

/* Takes the run out of the first `among` packets; false: it is not there. */
static bool
take(struct model_queue *queue, const uint8_t *run, size_t length, size_t *among)
{
    const size_t size = queue->packet_bytes, bytes = length * size;
    for (size_t at = 0; at + length <= *among; at += length) {
        uint8_t *place = queue->packets + at * size;
        if (memcmp(place, run, bytes) != 0)
            continue;
        memmove(place, place + bytes, queue->count * size - at * size - bytes);
        queue->count -= length;
        *among -= length;
        return true;
    }
    return false;
}

const char *
model_read(struct model_queue *queue, const struct model_step *step)
{
    const char *wrong = check_count(step, queue->count);
    const size_t bytes = run_bytes(queue, step), fit = queue->count / step->run;
    size_t among = queue->ordered ? (fit < step->runs ? fit : step->runs) * step->run : queue->count;
    bool odd = false;
    for (size_t i = 0; !wrong && i < step->runs; i++) {
        const uint8_t *after = step->after + i * bytes;
        if (!was_granted(step, i, &odd))
            wrong = memcmp(after, step->before + i * bytes, bytes) ? "what was not read changed" : NULL;
        else if (!take(queue, after, step->run, &among))
            wrong = "a packet that was not in the queue, or not yet its turn";
    }
    return wrong;
}
