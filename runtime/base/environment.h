/* SPDX-License-Identifier: MIT */
/* All reads of the process's environment go through this file. conformance/tree/getenv.sh checks that. */
#ifndef RUNTIME_ENVIRONMENT_H
#define RUNTIME_ENVIRONMENT_H

#include <stdbool.h>

/* Whether the process has more rights than the user who started it: its program file is set-user-ID or has
 * capabilities. Then its environment cannot be trusted. */
bool rt_is_privileged(void);
/* NULL: not set, or the process is privileged. */
const char *rt_environment(const char *name);
/* All of it, "NAME=VALUE" each, up to a NULL; nothing in a privileged process. */
const char *const *rt_environment_all(void);

#endif
