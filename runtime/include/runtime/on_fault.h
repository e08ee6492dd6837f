/* SPDX-License-Identifier: MIT */
/* CAYGEN_ON_FAULT: what a fault in GPU code does to the process, in addition to the error that OpenCL's calls
 * return. */
#ifndef RUNTIME_ON_FAULT_H
#define RUNTIME_ON_FAULT_H

#include <stdatomic.h>
#include <stdbool.h>

struct rt_on_fault;

/* Of this process. */
struct rt_faults {
    atomic_uint count;
    atomic_bool has_first;
    char first[128]; /* kernel and device; written before has_first */
};

/* False: not one of the words. */
bool rt_on_fault_parse(const char *text, struct rt_on_fault *chosen);
/* A launch ended with this fault. The text begins with kernel and device, then a colon. printed: the text was
 * already printed on standard error. May not return. */
void rt_on_fault(const char *text, bool printed);
/* At the process's end: prints the summary. found: something else is wrong that counts like a fault. May not
 * return. */
void rt_on_fault_at_exit(bool found);

#endif
