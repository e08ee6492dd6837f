/* SPDX-License-Identifier: MIT */
/* What a process knows of the launches that it records (runtime/record/keep.h). */
#ifndef RUNTIME_RECORDER_H
#define RUNTIME_RECORDER_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

struct rt_recorder {
    pthread_mutex_t lock; /* guards what follows; held while a launch runs */
    uint32_t launches;    /* that could be recorded */
    uint32_t kept, number;
    bool failed; /* nothing more is recorded */
};

#endif
