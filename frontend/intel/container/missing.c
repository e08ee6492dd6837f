/* SPDX-License-Identifier: MIT */
#include "missing.h"

#include <assert.h>
#include <string.h>
#include <strings.h>

static const struct {
    const char *name, *what;
} rows[] = {
#define MISSING(name, what) {name, what},
#include "missing.def"
#undef MISSING
};

static const char *
what_is(const char *name)
{
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (!strncasecmp(rows[i].name, name, strlen(rows[i].name)))
            return rows[i].what;
    return NULL;
}

void
intel_refuse_missing(struct fe_load *load, const char *kernel, const char *name)
{
    assert(load && kernel && name);
    const char *const what = what_is(name);
    if (what)
        fe_refuse(load,
                  "kernel %.64s needs %s, which Caygen does not provide (the binary's name for it: %.64s)",
                  kernel, what, name);
    else
        fe_refuse(load, "kernel %.64s needs a value that Caygen does not know (%.64s)", kernel, name);
}
