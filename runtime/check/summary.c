/* SPDX-License-Identifier: MIT */
#include "summary.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>

char *
check_summary_text(const struct check_summary *s, char *to, size_t size)
{
    char suppressed[48] = "";
    assert(to && size);
    if (s->suppressed)
        snprintf(suppressed, sizeof suppressed, "; %" PRIu64 " suppressed", s->suppressed);
    if (s->findings)
        snprintf(to, size, "%" PRIu64 " finding%s, %" PRIu64 " occurrence%s%s", s->findings,
                 s->findings > 1 ? "s" : "", s->occurrences, s->occurrences > 1 ? "s" : "", suppressed);
    else
        snprintf(to, size, "%s%s",
                 s->looked ? "nothing was found" : "no launch was looked at, and nothing was found",
                 suppressed);
    return to;
}
