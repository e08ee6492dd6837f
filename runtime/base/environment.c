/* SPDX-License-Identifier: MIT */
#include "environment.h"

#include <stdlib.h>
#include <sys/auxv.h>

bool
rt_is_privileged(void)
{
    return getauxval(AT_SECURE) != 0;
}

const char *
rt_environment(const char *name)
{
    return rt_is_privileged() ? NULL : getenv(name);
}
