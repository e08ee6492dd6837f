/* SPDX-License-Identifier: MIT */
/*
 * CAYGEN_RECORD: launches of this process are kept, each in a folder NUMBER-KERNEL. Then launches run one
 * after another, so that memory is what it was.
 */
#ifndef RECORD_KEEP_H
#define RECORD_KEEP_H

#include <stdbool.h>

#include "record.h"

struct rt_recording;

bool rt_recording_is_on(void);
/* A launch begins and ends; another one waits in between. number: which of its process or its kernel this is.
 * False: this one is not wanted. */
bool rt_recording_begin(const char *kernel, uint32_t *number);
void rt_recording_end(void);
/* In between. NULL: it cannot be kept; a message was printed. */
struct rt_recording *rt_recording_new(const struct rt_record_source *source);
/* Keeps how it ended, and frees it; accepts NULL. */
void rt_recording_free(struct rt_recording *recording, const struct rt_record_end *end);
/* The process ends: says how many launches were kept. */
void rt_recording_at_exit(void);
/* In the child, whose launches are its own. */
void rt_recording_after_fork(void);

#endif
