/* SPDX-License-Identifier: MIT */
/* Commands: what a queue runs. */
#ifndef RUNTIME_COMMAND_H
#define RUNTIME_COMMAND_H

#include <stdbool.h>
#include <stdint.h>

#include "runtime/cl.h"
#include "runtime/event.h"

struct rt_call;
struct rt_launch;

/* A box of bytes from one place to another; a linear copy is a box of one row. */
struct rt_copy {
    uint8_t *dst;
    const uint8_t *src;
    size_t region[3];
    size_t dst_row, dst_slice;
    size_t src_row, src_slice;
};

/* A box of bytes; its rows are whole patterns. */
struct rt_fill {
    uint8_t *dst;
    size_t region[3];
    size_t row, slice;
    uint8_t pattern[128];
    size_t pattern_size;
};

/* What clEnqueueSVMFree frees, with the host program's callback or without one. */
struct rt_svm_free {
    void(CL_CALLBACK *call)(cl_command_queue, cl_uint, void **, void *);
    void *user;
    cl_uint count;
    void *addresses[];
};

/* What clEnqueueNativeKernel calls. */
struct rt_native {
    void(CL_CALLBACK *call)(void *);
    bool has_args;
    _Alignas(16) unsigned char args[];
};

/* HELD: behind a barrier. WAITING: for events or earlier commands. ENDED: no longer in its queue. */
enum rt_command_state {
    RT_COMMAND_HELD,
    RT_COMMAND_WAITING,
    RT_COMMAND_READY,
    RT_COMMAND_RUNNING,
    RT_COMMAND_ENDED
};

struct rt_command {
    struct rt_command *next, *prev; /* in its queue, whose lock guards these and the next three */
    struct rt_command *next_ready;
    cl_uint pending; /* out of order: events of the wait list that have not ended */
    enum rt_command_state state;
    cl_event event;              /* a reference, or own_event */
    struct rt_command *prepared; /* the next one, which was prepared while this one ran; or NULL */
    bool started;                /* before its turn, by that one */
    unsigned watch;              /* runtime/watch.h; 0: nothing is watched */
    cl_uint wait_count;
    cl_mem mems[2]; /* kept alive until the command has ended */
    cl_mem *more_mems;
    cl_uint more_mem_count;
    cl_int (*run)(struct rt_command *command); /* NULL: nothing to do */
    struct rt_svm_free *svm_free;              /* NULL, or what run frees */
    struct rt_native *native;                  /* NULL, or what run calls */
    union {
        struct rt_copy copy;
        struct rt_fill fill;
        struct rt_launch *launch;
    };
    struct _cl_event own_event; /* hidden */
    cl_event waits[];           /* wait_count of them */
};

/* The parameters that every clEnqueue* call has. */
struct rt_enqueue {
    cl_command_queue queue;
    cl_command_type type;
    cl_uint wait_count;
    const cl_event *waits;
    cl_event *event; /* where the host program wants the event, or NULL */
    bool blocking;
    const struct rt_call *call;
};

/* A command that does nothing, with its event; NULL when out of memory. */
struct rt_command *rt_command_new(const struct rt_enqueue *enqueue);
/* Keeps up to two buffers alive; NULL: none. */
void rt_command_keep(struct rt_command *command, cl_mem a, cl_mem b);
/* The same for any number of objects. count includes those that are NULL. */
cl_int rt_command_keep_all(struct rt_command *command, cl_uint count, const cl_mem *mems);
/* Queues the command and, if blocking, waits. The caller must not use the command after the call. */
cl_int rt_command_submit(struct rt_command *command, const struct rt_enqueue *enqueue);
/* Waits for the wait list, runs, ends the event. */
void rt_command_execute(struct rt_command *command);
void rt_command_free(struct rt_command *command);

/* new + keep + copy + submit */
cl_int rt_enqueue_copy(const struct rt_enqueue *enqueue, const struct rt_copy *copy, cl_mem a, cl_mem b);
cl_int rt_enqueue_fill(const struct rt_enqueue *enqueue, const struct rt_fill *fill, cl_mem mem);
cl_int rt_enqueue_nothing(const struct rt_enqueue *enqueue, cl_uint mem_count, const cl_mem *mems);

#endif
