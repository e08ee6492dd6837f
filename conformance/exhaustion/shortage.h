/* SPDX-License-Identifier: MIT */
/*
 * Calls that fail by order. malloc and its kin, mmap, mprotect and pthread_create are the test's own here;
 * they count the calls that come from the driver's code and let the chosen ones fail. Calls of LLVM, libdw
 * and libc for themselves always succeed: LLVM ends the process when it finds no memory.
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
