/* SPDX-License-Identifier: MIT */
/*
 * A queue of packets as OpenCL C describes pipes. Which work-item comes first is free: a step of many
 * work-items is judged by what it took or left, in runs of `run` packets that belong together, in their
 * order.
 */
#ifndef PIPES_MODEL_H
#define PIPES_MODEL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct model_queue {
    size_t packet_bytes, capacity;
    uint8_t *packets; /* capacity of them */
    size_t count;
    bool ordered; /* one run at a time was written, so that it is known what comes first */
};

/* One launch: `runs` requests of `run` packets each. */
struct model_step {
    size_t runs, run;
    size_t per_run;         /* results of one request: 1, or one for each packet */
    const int32_t *results; /* 0 or negative */
    const uint8_t *before;  /* runs * run packets: what is written, or what lay where packets are read to */
    const uint8_t *after;   /* the same afterwards */
};

/* NULL when it may be so, else what is wrong; the queue is as it is afterwards. */
const char *model_write(struct model_queue *queue, const struct model_step *step);
const char *model_read(struct model_queue *queue, const struct model_step *step);

#endif
