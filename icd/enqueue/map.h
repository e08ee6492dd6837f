/* SPDX-License-Identifier: MIT */
/* Code shared by the mapping of buffers and of images. */
#ifndef MAP_H
#define MAP_H

#include "object/icd.h"
#include "runtime/memory.h"

#define ICD_MIGRATION_FLAGS                                                                                  \
    ((cl_mem_migration_flags)(CL_MIGRATE_MEM_OBJECT_HOST | CL_MIGRATE_MEM_OBJECT_CONTENT_UNDEFINED))

/* CL_INVALID_VALUE; name: the argument's */
cl_int icd_check_map_flags(const struct rt_call *call, const char *name, cl_map_flags flags);
/* CL_INVALID_OPERATION: the object's flags do not let the host read, or write. */
cl_int icd_check_map_access(const struct rt_call *call, cl_mem mem, cl_map_flags flags);
/* Maps the box and enqueues the command that makes it readable. */
cl_int icd_map(const struct rt_enqueue *enqueue, cl_mem mem, const struct rt_box *box, cl_map_flags flags,
               void **pointer);

#endif
