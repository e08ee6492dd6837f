/* SPDX-License-Identifier: MIT */
/* Runs files of described launches (runner/case.h) on every engine: cayman_cases [-t WORKERS] FILE... */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "read_file.h"
#include "runner/case.h"

static unsigned
run_file(const char *path, unsigned threads, unsigned *count)
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
        if (!case_run(c, threads)) {
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
    const bool says_threads = argc > 2 && strcmp(argv[1], "-t") == 0;
    const unsigned threads = says_threads ? (unsigned)strtoul(argv[2], NULL, 10) : 1;
    for (int k = says_threads ? 3 : 1; k < argc; k++)
        bad += run_file(argv[k], threads, &count);
    printf("%u cases, %u bad\n", count, bad);
    return bad || !count;
}
