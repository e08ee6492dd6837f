/* SPDX-License-Identifier: MIT */
#ifndef TRACE_FILTER_H
#define TRACE_FILTER_H

#include "runtime/options.h"

/* What CAYGEN_TRACE is without being set. */
void rt_trace_filter_init(struct rt_trace_filter *filter);
/* False: not a legal value. What it has read until then may have changed the filter. */
bool rt_trace_filter_parse(const char *text, struct rt_trace_filter *filter);
void rt_trace_filter_free(struct rt_trace_filter *filter);

#endif
