/* SPDX-License-Identifier: MIT */
/* A trace's parts: which thread (trace.c), its ops (trace_op.c), lines of values (trace_line.c). */
#ifndef TRACE_PRIV_H
#define TRACE_PRIV_H

#include "backend/watch.h"
#include "emu/lane.h"
#include "emu/lane_places.h"
#include "listing.h"
#include "runtime/options.h"
#include "trace.h"

struct rt_trace {
    struct rt_trace_subject subject;
    const struct rt_trace_filter *filter;
    unsigned words; /* of enum rt_debug */
    struct rt_listing listing;
    struct backend_watch watch;
    struct backend_code *code; /* of the part that runs */
    /* the thread, in the part that runs */
    uint32_t group[3], thread;
    unsigned lane;   /* the work-item's */
    bool wants_lane; /* else all of them */
    bool met;
    const struct lane_program *program;
    /* how far it has come */
    unsigned lines;
    uint32_t inst, op; /* the last ones told */
    bool started;
    uint64_t mask; /* the execution mask told last */
    uint64_t instructions;
    uint64_t enabled; /* lanes of the op that runs */
};

/* One line. Beyond the limit the last one says so. */
void rt_trace_line(struct rt_trace *t, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Whether more lines may be told. */
bool rt_trace_has_room(const struct rt_trace *t);

/* Values of the lanes that `shown` has, in as many lines as they need. */
struct rt_trace_values {
    const uint64_t *bits;
    enum lane_type type;
    bool guess; /* see rt_value_print */
    unsigned lanes;
    uint64_t shown;
};
void rt_trace_values(struct rt_trace *t, const char *label, const struct rt_trace_values *values);

/* The lanes of an op that are printed: the work-item's, or all that are on. */
uint64_t rt_trace_shown(const struct rt_trace *t, const struct lane_op *op, uint64_t enabled);

/* Before and behind op `op` of the thread. */
void rt_trace_before_op(struct rt_trace *t, const struct emu_thread *thread);
void rt_trace_after_op(struct rt_trace *t, const struct emu_thread *thread, uint32_t op);

/* trace_send.c: print a message before it is sent, and its result. Other ops print nothing. */
void rt_trace_send(struct rt_trace *t, const struct emu_thread *thread, const struct lane_op *op);
void rt_trace_answer(struct rt_trace *t, const struct emu_thread *thread, const struct lane_op *op);

#endif
