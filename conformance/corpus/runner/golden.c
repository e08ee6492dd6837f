/* SPDX-License-Identifier: MIT */
#include "golden.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

struct golden {
    gzFile stream;
};

struct golden *
golden_open(const char *folder, const char *name, bool write)
{
    char path[4096];
    struct golden *golden = malloc(sizeof *golden);
    if (!golden)
        return NULL;
    snprintf(path, sizeof path, "%s/expected/%s.gz", folder, name);
    golden->stream = gzopen(path, write ? "wb9" : "rb");
    if (golden->stream)
        return golden;
    free(golden);
    return NULL;
}

bool
golden_put(struct golden *golden, const char *test, unsigned argument, const void *data, size_t bytes)
{
    return gzprintf(golden->stream, "%s %u %zu\n", test, argument, bytes) > 0 &&
           gzwrite(golden->stream, data, (unsigned)bytes) == (int)bytes;
}

bool
golden_get(struct golden *golden, const char *test, unsigned argument, void *data, size_t bytes)
{
    char line[256], name[128];
    unsigned number;
    size_t size;
    while (gzgets(golden->stream, line, sizeof line)) {
        if (sscanf(line, "%127s %u %zu", name, &number, &size) != 3)
            return false;
        if (!strcmp(name, test) && number == argument)
            return size == bytes && gzread(golden->stream, data, (unsigned)bytes) == (int)bytes;
        if (gzseek(golden->stream, (z_off_t)size, SEEK_CUR) < 0)
            return false;
    }
    return false;
}

bool
golden_close(struct golden *golden)
{
    if (!golden)
        return true;
    int code = gzclose(golden->stream);
    free(golden);
    return code == Z_OK;
}
