/* SPDX-License-Identifier: MIT */
/* Faults of the host program: what runtime/watch.h hears, told as findings. */
#ifndef HOST_H
#define HOST_H

#include "check.h"
#include "stack.h"

/* Is this class looked for? */
bool host_wants(enum rt_check_class id);
/* Where a call was made, or will be said to be. */
struct host_place {
    const char *call, *kernel; /* kernel NULL or "": none */
    struct host_stack stack;
};
/* second NULL: there is only one place. */
void host_tell(enum rt_check_class id, const struct host_place *place, const struct host_place *second,
               const char *format, ...) __attribute__((format(printf, 4, 5)));

/* Objects (objects.c) and commands (order.c) of the process; made with its findings. NULL: out of memory. */
struct host_objects *host_objects_new(void);
void host_objects_tell_leaks(struct host_objects *objects);
struct host_order *host_order_new(void);
/* Locked across a fork. */
void host_objects_hold(struct host_objects *objects);
void host_objects_let_go(struct host_objects *objects);
void host_order_hold(struct host_order *order);
void host_order_let_go(struct host_order *order);

struct host_objects *findings_objects(struct rt_findings *all);
struct host_order *findings_order(struct rt_findings *all);

#endif
