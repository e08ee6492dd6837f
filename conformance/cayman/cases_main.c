/* SPDX-License-Identifier: MIT */
/* Runs files of described launches (runner/case.h) on every engine: cayman_cases FILE... */
#include <stdio.h>
#include <stdlib.h>

#include "read_file.h"
#include "runner/case.h"

static unsigned
run_file(const char *path, unsigned *count)
{
    size_t size;
    char error[256];
    unsigned line = 0, bad = 0;
    struct launch_case *c = malloc(sizeof *c);
    char *const text = (char *)read_file(path, &size);
    if (!text || !c)
        return printf("%s: cannot be read\n", path), 1;
    const char *at = text;
    while (case_read(&at, &line, c, error)) {
        ++*count;
        if (!case_run(c)) {
            printf("  in %s\n", path);
            bad++;
        }
    }
    if (error[0]) {
        printf("%s: %s\n", path, error);
        bad++;
    }
    free(text);
    free(c);
    return bad;
}

int
main(int argc, char **argv)
{
    unsigned bad = 0, count = 0;
    for (int k = 1; k < argc; k++)
        bad += run_file(argv[k], &count);
    printf("%u cases, %u bad\n", count, bad);
    return bad || !count;
}
