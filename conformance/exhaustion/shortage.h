/* SPDX-License-Identifier: MIT */
/*
 * Calls that fail on request. The test has its own malloc and related functions, mmap, mprotect and
 * pthread_create. They count the calls from the driver's code and let chosen ones fail. Calls from LLVM,
 * libdw and libc always succeed, because LLVM ends the process if it finds no memory.
 */
#ifndef SHORTAGE_H
#define SHORTAGE_H

#include <stdbool.h>
#include <stdio.h>

/* From here on calls of the library with that path in its name count. */
bool shortage_watch(const char *library);
/* Of the calls from now on the n-th fails (from 1), and if `lasting` those behind it; 0: none. */
void shortage_begin(unsigned n, bool lasting);
/* Returns how many calls there were; *failed: how many of them failed. */
unsigned shortage_end(unsigned *failed);
/* What the driver has allocated and not given back, by the places in its code that asked for it. */
enum { SHORTAGE_SITES = 1024 };
struct shortage_sites {
    unsigned count;
    struct {
        const void *code;
        unsigned live;
    } sites[SHORTAGE_SITES];
};
void shortage_live(struct shortage_sites *sites);
/* The place, as an offset in the library. */
unsigned long shortage_offset(const void *code);

#endif
