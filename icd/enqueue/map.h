/* SPDX-License-Identifier: MIT */
/* What mapping buffers and mapping images share. */
#ifndef MAP_H
#define MAP_H

#include "object/icd.h"
#include "runtime/memory.h"

/* CL_INVALID_VALUE */
cl_int icd_check_map_flags(cl_map_flags flags);
/* CL_INVALID_OPERATION: the host said it would not read, or write. */
cl_int icd_check_map_access(cl_mem mem, cl_map_flags flags);
/* Maps the box and enqueues what makes it readable. */
cl_int icd_map(const struct rt_enqueue *enqueue, cl_mem mem, const struct rt_box *box, cl_map_flags flags,
               void **pointer);

#endif
