/* SPDX-License-Identifier: MIT */
/*
 * Expected buffers: expected/NAME.gz, a gzip stream of records "TEST ARGUMENT BYTES\n" + the bytes, in the
 * order of the tests. Reading and writing are sequential.
 */
#ifndef CORPUS_GOLDEN_H
#define CORPUS_GOLDEN_H

#include <stdbool.h>
#include <stddef.h>

struct golden;

struct golden *golden_open(const char *folder, const char *name, bool write); /* NULL: cannot open */
bool golden_put(struct golden *golden, const char *test, unsigned argument, const void *data, size_t bytes);
/* Finds the record at or after the present place. False: it is not there, or has another size. */
bool golden_get(struct golden *golden, const char *test, unsigned argument, void *data, size_t bytes);
bool golden_close(struct golden *golden); /* accepts NULL; false if writing failed */

#endif
