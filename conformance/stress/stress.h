/* SPDX-License-Identifier: MIT */
/*
 * Many host threads share one context and give it random commands. Each thread has memory objects of its own
 * and a model of what is in them; queues, the program and the events that commands wait for are everybody's.
 */
#ifndef STRESS_H
#define STRESS_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>

enum { QUEUES = 8, BLOCKS = 5, MAILBOX = 64, MAX_THREADS = 256, MAX_WAITS = 4 };

/* User events that wait for somebody to set them. */
struct gate {
    struct gate *next;
    cl_event event;
};

/* What all threads share. */
struct shared {
    cl_device_id device;
    cl_context context;
    cl_command_queue queues[QUEUES];
    cl_program program;
    unsigned char *binary;
    size_t binary_size;
    bool images, svm;
    atomic_bool stop;
    atomic_ulong commands, checks, wrong;
    atomic_ulong made, gone;       /* memory objects */
    atomic_ulong promised, called; /* event callbacks */
    atomic_bool context_gone;
    pthread_mutex_t lock; /* guards what follows */
    cl_event mailbox[MAILBOX];
    struct gate *gates;
};

/* A buffer, an image or shared memory, and what must be in it when its last command has ended. */
struct block {
    cl_mem mem;     /* NULL: shared memory */
    uint8_t *svm;   /* NULL: not shared memory */
    uint8_t *host;  /* of CL_MEM_USE_HOST_PTR, else NULL */
    uint8_t *model; /* NULL: there is no such block */
    size_t size;
    size_t width, height; /* of an image, in texels of 4 bytes; 0: not an image */
    cl_event last;        /* of the last command; NULL: none */
};

/* Host memory that a command under way reads or writes. */
struct staged {
    struct staged *next;
    cl_event event;
    uint8_t *bytes;
    uint8_t *expected; /* what must have been read; NULL: it was written */
    size_t size;
    const char *what;
};

struct worker {
    struct shared *shared;
    unsigned number;
    unsigned long operations; /* how many it does */
    bool spoils;              /* its model is made wrong, which must be noticed */
    uint64_t random;
    pthread_t thread;
    struct block blocks[BLOCKS];
    struct staged *staged;
    unsigned staged_count;
    cl_kernel increment;
};

/* What a command waits for: the last commands of its blocks, now and then a stranger's and a gate. */
struct waits {
    cl_event list[MAX_WAITS];
    cl_uint count;
};

/* --- common.c --- */
uint64_t next_random(struct worker *w);
size_t below(struct worker *w, size_t limit);
bool chance(struct worker *w, unsigned one_in);
/* A result that must be CL_SUCCESS; false: it is not, which is told and counted. */
bool good(struct worker *w, cl_int err, const char *what);
void wrong(struct worker *w, const char *what, const uint8_t *is, const uint8_t *should, size_t size);
cl_command_queue some_queue(struct worker *w);
const cl_event *wait_list(const struct waits *waits); /* NULL when there is none */
void begin(struct worker *w, struct waits *waits, const struct block *a, const struct block *b);
/* The command was enqueued with this event, which is taken over. */
void end(struct worker *w, struct waits *waits, struct block *a, struct block *b, cl_event event);
/* Bytes for a command to read, or to write with what it must write; freed when it has ended. */
uint8_t *stage(struct worker *w, const uint8_t *content, size_t size);
void keep_staged(struct worker *w, uint8_t *bytes, const uint8_t *expected, size_t size, cl_event event,
                 const char *what);
void settle(struct worker *w);
/* A block of the worker's that is a buffer, an image or shared memory; NULL: it has none. */
struct block *some_buffer(struct worker *w);
struct block *some_image(struct worker *w);
struct block *some_svm(struct worker *w);
void fill_random(struct worker *w, uint8_t *bytes, size_t size);

/* --- blocks.c --- */
void new_block(struct worker *w, struct block *block, unsigned kind);
void free_block(struct worker *w, struct block *block);
void check_block(struct worker *w, struct block *block);

/* --- one function per kind of command --- */
#define OPERATIONS(X)                                                                                        \
    X(write_buffer)                                                                                          \
    X(read_buffer)                                                                                           \
    X(copy_buffer)                                                                                           \
    X(fill_buffer)                                                                                           \
    X(rect_write)                                                                                            \
    X(rect_read)                                                                                             \
    X(rect_copy)                                                                                             \
    X(map_buffer)                                                                                            \
    X(sub_buffer)                                                                                            \
    X(launch)                                                                                                \
    X(launch_fresh)                                                                                          \
    X(native)                                                                                                \
    X(sync_point)                                                                                            \
    X(watch_event)                                                                                           \
    X(hold_and_let_go)                                                                                       \
    X(ask)                                                                                                   \
    X(renew)                                                                                                 \
    X(check_one)                                                                                             \
    X(write_image)                                                                                           \
    X(read_image)                                                                                            \
    X(fill_image)                                                                                            \
    X(image_to_buffer)                                                                                       \
    X(buffer_to_image)                                                                                       \
    X(map_image)                                                                                             \
    X(svm_copy)                                                                                              \
    X(svm_fill)                                                                                              \
    X(svm_launch)                                                                                            \
    X(svm_map)
#define DECLARE(name) void op_##name(struct worker *w);
OPERATIONS(DECLARE)
#undef DECLARE

#endif
