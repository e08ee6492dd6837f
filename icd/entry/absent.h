/* SPDX-License-Identifier: MIT */
/* Entry points of features that no device has. They check the handles, then refuse the call. */
#ifndef ABSENT_H
#define ABSENT_H

#include "object/icd.h"

/* function: the entry point's name. */
cl_int icd_absent_in_context(const char *function, cl_context context);
cl_int icd_absent_in_queue(const char *function, cl_command_queue queue);

#define ABSENT_IN_CONTEXT(context, errcode_ret)                                                              \
    do {                                                                                                     \
        icd_store_error(errcode_ret, icd_absent_in_context(__func__, context));                              \
        return NULL;                                                                                         \
    } while (0)
#define ABSENT_IN_QUEUE(queue) return icd_absent_in_queue(__func__, queue)

#endif
