/* SPDX-License-Identifier: MIT */
#ifndef TRACE_FILTER_H
#define TRACE_FILTER_H

#include "runtime/options.h"

/* The value of CAYGEN_TRACE if it is not set. */
void rt_trace_filter_init(struct rt_trace_filter *filter);
/* False: not a legal value. The part before it may have changed the filter. */
bool rt_trace_filter_parse(const char *text, struct rt_trace_filter *filter);
void rt_trace_filter_free(struct rt_trace_filter *filter);

#endif
