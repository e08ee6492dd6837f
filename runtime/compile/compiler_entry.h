/* SPDX-License-Identifier: MIT */
/* A compiled program in the disk cache: the log's length, the log, the product. */
#ifndef COMPILER_ENTRY_H
#define COMPILER_ENTRY_H

#include <stdbool.h>
#include <stddef.h>

/* The kind of these entries: their files are named KIND-KEY. */
#define RT_COMPILED_KIND "cl"

/* *product: where in the entry the product begins. False: the entry is none of these. */
bool rt_compiled_split(const void *entry, size_t size, size_t *product);

#endif
