/* SPDX-License-Identifier: MIT */
#ifndef CONFORMANCE_COMMON_READ_FILE_H
#define CONFORMANCE_COMMON_READ_FILE_H

#include <stddef.h>

/*
 * A file's bytes, to be freed; after them, not counted in *size, a zero that makes a text a string. A file
 * packed by gzip is unpacked; where there is no file of this name, PATH.gz is read. NULL: the file cannot be
 * read or is empty, *size is 0 and errno says why (0: empty).
 */
unsigned char *read_file(const char *path, size_t *size);

#endif
