/* SPDX-License-Identifier: MIT */
/*
 * CAYGEN_DEBUG=isa,send,lanes: a trace of one hardware thread or work-item. That thread runs on the reference
 * engine, op by op. All other threads and launches run as usual.
 */
#ifndef TRACE_H
#define TRACE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct backend_code;
struct emu_launch;
struct fe_kernel;
struct fe_program;
struct rt_ndrange;
struct rt_trace;

struct rt_trace_subject {
    const struct fe_program *program;
    const struct fe_kernel *kernel;
    const struct rt_ndrange *range;
};

/* Is anything traced in this process? */
bool rt_trace_is_on(void);
/* NULL: this is not the wanted launch, or there is no memory. Counts the launches. */
struct rt_trace *rt_trace_new(const struct rt_trace_subject *subject);
void rt_trace_free(struct rt_trace *trace); /* accepts NULL */

/* What runs a part of the launch: `code`, watched if the thread is in this part. Valid until the next call.
 */
const struct backend_code *rt_trace_part(struct rt_trace *trace, const struct backend_code *code,
                                         const struct emu_launch *emu, const uint32_t first_group[3]);

#endif
