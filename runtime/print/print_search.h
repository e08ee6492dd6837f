/* SPDX-License-Identifier: MIT */
/* Finding the next record behind arguments that no conversion asks for. */
#ifndef PRINT_SEARCH_H
#define PRINT_SEARCH_H

#include "print_reader.h"

/* How many conversions the search may read to a format's end (rt_print_reader.thorough). */
enum { RT_PRINT_AHEAD_THOROUGH = 60000000 };

/* Moves r to the next record or to the end. */
void rt_print_skip_excess(struct rt_print_reader *r);

#endif
