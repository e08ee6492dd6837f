/* SPDX-License-Identifier: MIT */
#include "environment.h"

#include <stdlib.h>
#include <sys/auxv.h>
#include <unistd.h>

extern char **environ;

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

const char *const *
rt_environment_all(void)
{
    static const char *const nothing[] = {NULL};
    return rt_is_privileged() || !environ ? nothing : (const char *const *)environ;
}
