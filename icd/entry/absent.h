/* SPDX-License-Identifier: MIT */
/* Entry points of what no device has: the handles are checked, then the call is refused. */
#ifndef ABSENT_H
#define ABSENT_H

#include "object/icd.h"

#define ABSENT_IN_CONTEXT(function, context, errcode_ret)                                                    \
    do {                                                                                                     \
        icd_store_error(errcode_ret,                                                                         \
                        icd_refuse(function, "a device of the context supports it",                          \
                                   IS_CONTEXT(context) ? CL_INVALID_OPERATION : CL_INVALID_CONTEXT));        \
        return NULL;                                                                                         \
    } while (0)

#define ABSENT_IN_QUEUE(function, queue)                                                                     \
    return icd_refuse(function, "the queue's device supports it",                                            \
                      IS_QUEUE(queue) ? CL_INVALID_OPERATION : CL_INVALID_COMMAND_QUEUE)

#endif
