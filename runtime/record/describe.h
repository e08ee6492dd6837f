/* SPDX-License-Identifier: MIT */
#ifndef RECORD_DESCRIBE_H
#define RECORD_DESCRIBE_H

#include "record.h"

/* Writes launch.txt. 0 or an errno. */
int record_describe(const char *folder, const struct rt_record_source *source);
/* Adds how it ended. 0 or an errno. */
int record_describe_end(const char *folder, const struct rt_record_end *end);

#endif
