/* SPDX-License-Identifier: MIT */
/* Sums by source line, and what is hot. */
#ifndef PROFILE_PLACES_H
#define PROFILE_PLACES_H

#include <stddef.h>

#include "model.h"

struct profile_place {
    uint32_t file, line;
    struct profile_counts counts;
};

/* The lines that a kernel's instructions come from, by file and line. Returns how many; the caller frees the
 * list, which is NULL if there are none. */
uint32_t profile_places(const struct profile_kernel *kernel, struct profile_place **places);
/* The text of a source line, without the blanks it begins with. "": it is not known. */
const char *profile_line_text(const struct profile *profile, uint32_t file, uint32_t line, char *text,
                              size_t size);
/* Instructions by their counts, the highest first. Returns a list of their numbers, which the caller frees;
 * NULL: no memory. */
uint32_t *profile_hottest(const struct profile_kernel *kernel);
/* An instruction is hot if it runs so often: at least half as often as the one that runs most. UINT64_MAX:
 * all run equally often, so that none is hot. */
uint64_t profile_hot_count(const struct profile_kernel *kernel);

#endif
