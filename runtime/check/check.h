/* SPDX-License-Identifier: MIT */
/*
 * CAYGEN_CHECK: finds faults of kernels in a launch. The launch runs on one host thread, every hardware
 * thread observed. check.def has the classes of what is found.
 */
#ifndef CHECK_H
#define CHECK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "runtime/cl.h"

struct backend_code;
struct emu_launch;
struct fe_kernel;
struct fe_program;
struct rt_check;
struct rt_ndrange;

enum rt_check_class {
#define CHECK(id, ...) RT_CHECK_##id,
#include "runtime/check.def"
#undef CHECK
    RT_CHECK_CLASSES
};

/* What a range of memory is to the launch. */
enum rt_check_kind {
    RT_CHECK_ARGUMENT, /* a buffer that the kernel was given */
    RT_CHECK_OTHER,    /* another buffer of the context */
    RT_CHECK_SHARED,   /* a shared allocation, which a kernel can find through pointers in memory */
    RT_CHECK_PROGRAM,  /* the program's variables */
    RT_CHECK_PRIVATE,  /* private memory: belongs to work-items */
    RT_CHECK_OWN       /* printf, pipes: the business of the compiler's library */
};

struct rt_check_region {
    enum rt_check_kind kind;
    const uint8_t *base; /* as the host sees it */
    uint64_t size;
    uint32_t argument; /* RT_CHECK_ARGUMENT: its number */
    cl_mem_flags flags;
    cl_mem root; /* what owns the memory; NULL: a shared allocation, or no memory object */
};

struct rt_check_subject {
    const struct fe_program *program;
    const struct fe_kernel *kernel;
    const char *device;
    cl_program source; /* where the text of lines is */
    const struct rt_ndrange *range;
    uint32_t local_bytes; /* that the kernel and its arguments ask for; the launch may have more */
    const struct rt_check_region *regions; /* as long as the check lives */
    uint32_t region_count;
    uint64_t null_arguments; /* a bit for each of the first 64 that is a NULL buffer */
    unsigned watch;          /* of the command (runtime/watch.h) */
};

/* Is anything checked in this process? */
bool rt_check_is_on(void);
/* The process begins. */
void rt_check_begin(void);
/* Only one launch is checked at a time. */
void rt_check_lock(void);
void rt_check_unlock(void);
/* One launch at a time (rt_check_lock). NULL: this launch is not wanted, or there is no memory. */
struct rt_check *rt_check_new(const struct rt_check_subject *subject);
void rt_check_free(struct rt_check *check); /* accepts NULL */
/* What runs a part of the launch in place of `code`. Valid until the next call. */
const struct backend_code *rt_check_part(struct rt_check *check, const struct backend_code *code,
                                         const struct emu_launch *emu);
/* The process ends: writes what was counted. Returns how many findings there are that fail a job. */
unsigned rt_check_at_exit(void);
/* It has stopped a thread that waits without an end. check NULL: it has not. */
bool rt_check_halted(const struct rt_check *check);

#endif
