/* SPDX-License-Identifier: MIT */
/* Where the host program calls OpenCL. */
#ifndef STACK_H
#define STACK_H

#include "finding.h"

enum { STACK_FRAMES = 10 };

struct host_stack {
    unsigned count;
    void *frame[STACK_FRAMES]; /* return addresses, the caller of OpenCL first */
};

/* Of the calling thread, without the frames of this library and of the loader. */
void host_stack_take(struct host_stack *stack);
/* Fills a place with the names and lines of the frames, as far as they are known. */
void host_stack_place(const struct host_stack *stack, struct finding_place *place);

#endif
