/* SPDX-License-Identifier: MIT */
/* Runs captured launches on every engine (launch.h): cayman_glsl FILE... */
#include <stdio.h>
#include <stdlib.h>

#include "launch.h"
#include "read_file.h"

static bool
run_file(const char *path)
{
    size_t size;
    char *const text = (char *)read_file(path, &size);
    struct glsl_launch *l = malloc(sizeof *l);
    if (!text || !l) {
        printf("%s: cannot be read\n", path);
        free(text);
        free(l);
        return false;
    }
    const bool fine = launch_read(l, path, text) && launch_run(l);
    launch_free(l);
    free(text);
    free(l);
    return fine;
}

int
main(int argc, char **argv)
{
    int bad = 0;
    for (int k = 1; k < argc; k++)
        bad += !run_file(argv[k]);
    printf("%d shaders, %d bad\n", argc - 1, bad);
    return bad || argc < 2;
}
