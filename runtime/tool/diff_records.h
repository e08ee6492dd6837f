/* SPDX-License-Identifier: MIT */
/* Two recorded launches of one kernel: the first instruction whose results differ. */
#ifndef TOOL_DIFF_RECORDS_H
#define TOOL_DIFF_RECORDS_H

#include <stdbool.h>

enum tool_difference { TOOL_SAME, TOOL_DIFFER, TOOL_TROUBLE };

/* quiet: prints nothing but what the trouble is. */
enum tool_difference tool_diff_records(const char *a, const char *b, bool quiet);

#endif
