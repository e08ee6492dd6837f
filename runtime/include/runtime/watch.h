/* SPDX-License-Identifier: MIT */
/*
 * CAYGEN_CHECK: what the host program does. Commands that access the same memory in no order, commands on
 * mapped memory, arguments that were never set, objects that are used after their release, or never released.
 * All of these do nothing while nothing is checked.
 */
#ifndef RUNTIME_WATCH_H
#define RUNTIME_WATCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "runtime/cl.h"
#include "runtime/object.h"

struct rt_call;
struct rt_command;
struct rt_enqueue;

enum rt_watch_access { RT_WATCH_READ, RT_WATCH_WRITE, RT_WATCH_ATOMIC };

/* Objects: made by the host program, and released for the last time, by this call. */
void rt_watch_born(const struct rt_object *object, enum rt_kind kind);
void rt_watch_gone(const struct rt_object *object);
void rt_watch_last_release(const struct rt_call *call, const struct rt_object *object);
/* A call was given something that is no live object. */
void rt_watch_bad_handle(const struct rt_call *call, const void *handle, const char *name);
/* A kernel was enqueued without an argument. */
void rt_watch_bad_argument(const struct rt_call *call, const char *kernel, const char *argument,
                           bool was_released);

/* A command is about to be queued, with the objects that it uses; kernel NULL: it is no launch. */
void rt_watch_submit(struct rt_command *command, const struct rt_enqueue *enqueue, const char *kernel);
void rt_watch_uses(const struct rt_command *command, cl_mem mem);
/* What it does to memory, known while it runs. watch: of the command. */
void rt_watch_accesses(unsigned watch, const uint8_t *at, size_t bytes, enum rt_watch_access kind);
/* Bytes that a command has copied, or filled (src NULL), from or to the host's own memory or buffers. rows:
 * there are more of them, with gaps. */
void rt_watch_copied(const struct rt_command *command, const uint8_t *dst, const uint8_t *src, size_t bytes,
                     bool rows);
void rt_watch_ended(const struct rt_command *command);

/* The host program knows that it has ended; that all of the queue have. _unsure: what follows may be ordered
 * behind it in a way that is not seen. */
void rt_watch_waited(cl_event event);
void rt_watch_finished(cl_command_queue queue);
void rt_watch_unsure(cl_event event);

/* Around fork(2), by the thread that forks: no list is half changed meanwhile. */
void rt_watch_before_fork(void);
void rt_watch_after_fork(void);

#endif
