/* SPDX-License-Identifier: MIT */
/* OpenCL's names for numbers, as messages use them. names.def has the rows. */
#ifndef RUNTIME_NAMES_H
#define RUNTIME_NAMES_H

#include "runtime/cl.h"
#include "runtime/object.h"

enum rt_names {
    RT_NAMES_ERROR,
    RT_NAMES_MEM_TYPE,
    RT_NAMES_CHANNEL_ORDER,
    RT_NAMES_CHANNEL_TYPE,
    RT_NAMES_SAMPLER, /* addressing and filter modes */
    RT_NAMES_PROPERTY,
    RT_NAMES_COMMAND,
    /* of flags */
    RT_NAMES_DEVICE_TYPE,
    RT_NAMES_QUEUE_FLAGS,
    RT_NAMES_MEM_FLAGS,
    RT_NAMES_MAP_FLAGS,
    RT_NAMES_MIGRATION_FLAGS,
    RT_NAMES_ALLOC_FLAGS
};

/* Room for all the names of a group. */
struct rt_name_text {
    char text[512];
};

/* "CL_INVALID_VALUE" */
const char *rt_error_name(cl_int code);
/* "a context" */
const char *rt_kind_name(enum rt_kind kind);
/* The value's name. For a number without a name: the number in hex, which is written to *text. */
const char *rt_name(enum rt_names names, cl_ulong value, struct rt_name_text *text);
/* "CL_MEM_READ_ONLY | CL_MEM_USE_HOST_PTR | 0x4000"; "0" */
const char *rt_flag_names(enum rt_names names, cl_ulong flags, struct rt_name_text *text);

/* For arguments of a message: the text lives until the end of the block. */
#define RT_NAME(names, value) rt_name(RT_NAMES_##names, value, &(struct rt_name_text){{0}})
#define RT_FLAGS(names, flags) rt_flag_names(RT_NAMES_##names, flags, &(struct rt_name_text){{0}})

#endif
