/* SPDX-License-Identifier: MIT */
#ifndef CORPUS_COMPARE_H
#define CORPUS_COMPARE_H

#include <stdbool.h>
#include <stddef.h>

#include "case.h"

/* Elements of arg's buffer that differ by more than the tolerance; the index of the first one in *first. */
size_t compare_buffers(enum scalar scalar, size_t bytes, const void *expected, const void *got,
                       struct tolerance tolerance, size_t *first);

/* "-1.5 (0xbfc00000)" */
void print_element(enum scalar scalar, const void *element, char *text, size_t size);

#endif
