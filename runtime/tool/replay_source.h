/* SPDX-License-Identifier: MIT */
#ifndef TOOL_REPLAY_SOURCE_H
#define TOOL_REPLAY_SOURCE_H

#include "driver.h"
#include "record/record.h"

/* While something is checked or profiled: the record's program, built from its source for its own device, if
 * the kernel's code is the recorded one. Else NULL. The caller releases it. */
cl_program tool_replay_source(const cl_icd_dispatch *api, cl_context context, cl_device_id id,
                              const struct rt_replay *replay);

#endif
