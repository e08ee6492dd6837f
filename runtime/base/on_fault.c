/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* fcloseall */
#include "runtime/on_fault.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "runtime/log.h"
#include "runtime/platform.h"

/* 1 to 255, or 0: it is no such number. */
static unsigned
exit_code(const char *text)
{
    const size_t length = strspn(text, "0123456789");
    const unsigned long n = length && length <= 3 && !text[length] ? strtoul(text, NULL, 10) : 0;
    return n <= 255 ? (unsigned)n : 0;
}

bool
rt_on_fault_parse(const char *text, struct rt_on_fault *chosen)
{
    static const char exit_word[] = "exit:";
    const bool exits = strncmp(text, exit_word, strlen(exit_word)) == 0;
    *chosen = (struct rt_on_fault){.abort = strcmp(text, "abort") == 0,
                                   .exit_code = exits ? exit_code(text + strlen(exit_word)) : 0};
    return chosen->abort || chosen->exit_code || strcmp(text, "report") == 0;
}

void
rt_on_fault(const char *text, bool printed)
{
    struct rt_faults *faults = &rt_platform()->faults;
    assert(text);
    if (atomic_fetch_add(&faults->count, 1) == 0) {
        snprintf(faults->first, sizeof faults->first, "%.*s", (int)strcspn(text, ":"), text);
        atomic_store(&faults->has_first, true);
    }
    if (!rt_platform()->options.on_fault.abort)
        return;
    if (!printed)
        rt_warn("%s", text);
    abort();
}

static void
sum_up(const struct rt_faults *faults, unsigned count)
{
    rt_warn("%u kernel launch%s of this process ended with a fault; the first: %s", count,
            count > 1 ? "es" : "", atomic_load(&faults->has_first) ? faults->first : "just now");
}

/* _exit, because the destructors of other libraries must not run here. */
void
rt_on_fault_at_exit(bool found)
{
    const struct rt_faults *faults = &rt_platform()->faults;
    const unsigned count = atomic_load(&faults->count), code = rt_platform()->options.on_fault.exit_code;
    if (count)
        sum_up(faults, count);
    if (!code || (!count && !found))
        return;
    (void)fcloseall(); /* like exit, but skips files that another thread is reading from */
    _exit((int)code);
}
