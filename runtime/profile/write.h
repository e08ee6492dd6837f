/* SPDX-License-Identifier: MIT */
/* The report of a process as lines of a file, for `caygen profile`; read.c reads them. */
#ifndef PROFILE_WRITE_H
#define PROFILE_WRITE_H

#include "model.h"

struct rt_report;

/* The caller holds the report. _kernel: as it is now; a later one of the same number takes its place. */
void profile_write_source(struct rt_report *to, uint32_t number, const struct profile_source *source);
void profile_write_kernel(struct rt_report *to, uint32_t number, const struct profile_kernel *kernel);
void profile_write_launch(struct rt_report *to, const struct profile_launch *launch);

#endif
