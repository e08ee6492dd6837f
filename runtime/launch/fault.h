/* SPDX-License-Identifier: MIT */
/* Reports a fault in GPU code to the host program. */
#ifndef FAULT_H
#define FAULT_H

#include "runtime/cl.h"

struct emu_fault;
struct rt_launch;

/* Reports kernel, instruction, work-items and address to the context; returns the event's status. */
cl_int rt_fault_report(const struct rt_launch *launch, const struct emu_fault *fault);

#endif
