/* SPDX-License-Identifier: MIT */
/* The one door to the process's environment. conformance/tree/getenv.sh finds others. */
#ifndef RUNTIME_ENVIRONMENT_H
#define RUNTIME_ENVIRONMENT_H

#include <stdbool.h>

/* Whether the process has more rights than the user who started it: it was set-user-ID, or its file had
 * capabilities. Then the environment is a stranger's. */
bool rt_is_privileged(void);
/* NULL: not set, or the process is privileged. */
const char *rt_environment(const char *name);

#endif
