/* SPDX-License-Identifier: MIT */
/* Reads what write.c and the timeline have written. */
#ifndef PROFILE_READ_H
#define PROFILE_READ_H

#include "model.h"

/* A line of the timeline: its first word and the rest. */
typedef void profile_event(void *user, uint32_t process, const char *word, const char *rest);

/* Adds the report of a process. Equal kernels of several processes become one. event: NULL, or called for
 * each line of the timeline. 0, or -1: out of memory, or the file cannot be read. */
int profile_read(const char *path, uint32_t process, struct profile *profile, profile_event *event,
                 void *user);

#endif
