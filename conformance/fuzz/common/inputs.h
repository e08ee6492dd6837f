/* SPDX-License-Identifier: MIT */
/* The files that a run starts from. */
#ifndef FUZZ_INPUTS_H
#define FUZZ_INPUTS_H

#include <stddef.h>
#include <stdint.h>

struct input {
    char *path;
    uint8_t *bytes;
    size_t size;
};

struct inputs {
    struct input *at;
    size_t count;
};

/* Adds a file, or all files of a folder and those below it. -1: it cannot be read. */
int inputs_add(struct inputs *inputs, const char *path);
/* By path, so that the order is the same everywhere. */
void inputs_sort(struct inputs *inputs);
void inputs_free(struct inputs *inputs);

#endif
