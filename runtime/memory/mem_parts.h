/* SPDX-License-Identifier: MIT */
/* The steps in which memory objects are made. */
#ifndef MEM_PARTS_H
#define MEM_PARTS_H

#include "runtime/memory.h"

/* NULL when out of memory; has one reference, no memory, and is in no list. */
cl_mem rt_mem_make(cl_context context, cl_mem_object_type type, cl_mem_flags flags, size_t size);
/* Uses CL_MEM_USE_HOST_PTR memory in place if possible, otherwise zeroed memory of the context. */
cl_int rt_mem_place(cl_mem mem, void *host);
/* The same memory as the parent's, from there on; the parent is retained. */
void rt_mem_place_in(cl_mem mem, cl_mem parent, size_t offset);
cl_int rt_mem_copy_properties(cl_mem mem, const struct rt_mem_request *request);
/* Now the context knows it, and is retained. */
void rt_mem_publish(cl_mem mem);
/* Frees an object whose handle was not given out yet. */
void rt_mem_discard(cl_mem mem);
/* Adds the object to the context's list, and removes it. */
void rt_mem_link(cl_mem mem);
void rt_mem_unlink(cl_mem mem);
/* Makes the list of a new context, and frees it with the context. */
void rt_mem_list_init(cl_context context);
void rt_mem_list_free(cl_context context);
/* Mappings the host program never took back. */
void rt_mem_forget_mappings(cl_mem mem);

#endif
