/* SPDX-License-Identifier: MIT */
#include "read_file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

static unsigned char *
read_stream(FILE *file, size_t *size)
{
    unsigned char *bytes = NULL;
    long end;
    if (fseek(file, 0, SEEK_END) || (end = ftell(file)) <= 0 || fseek(file, 0, SEEK_SET))
        return NULL;
    bytes = malloc((size_t)end + 1);
    if (!bytes)
        return NULL;
    if (fread(bytes, 1, (size_t)end, file) != (size_t)end) {
        free(bytes);
        return NULL;
    }
    bytes[end] = 0;
    *size = (size_t)end;
    return bytes;
}

unsigned char *
read_file(const char *path, size_t *size)
{
    errno = 0;
    *size = 0;
    FILE *file = fopen(path, "rb");
    if (!file)
        return NULL;
    unsigned char *bytes = read_stream(file, size);
    const int why = errno;
    fclose(file);
    errno = why;
    return bytes;
}
