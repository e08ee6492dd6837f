/* SPDX-License-Identifier: MIT */
/* Buffer contents from a line of words; the same on every host. */
#ifndef CORPUS_GENERATE_H
#define CORPUS_GENERATE_H

#include <stdbool.h>
#include <stddef.h>

#include "type.h"

/* Fills count elements of data; words are the generator's name and its numbers. NULL, or what is wrong. */
const char *generate(enum scalar scalar, size_t count, void *data, char *const *words, size_t word_count);

#endif
