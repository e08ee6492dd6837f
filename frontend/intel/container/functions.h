/* SPDX-License-Identifier: MIT */
/*
 * Functions that are called by address, in both forms of Intel's device binaries: one piece of code that is
 * appended to every kernel that needs an address. Addresses count from the same base in all kernels of a
 * program, so a pointer that one kernel stores is valid in another. The value of ip in a kernel follows from
 * that.
 */
#ifndef INTEL_FUNCTIONS_H
#define INTEL_FUNCTIONS_H

#include "load.h"

/* The address of the first function's first instruction. */
#define INTEL_FUNCTIONS_ADDRESS 0x40000000u

enum { INTEL_CODE_ALIGN = 64 };

struct intel_functions {
    const uint8_t *code;
    uint32_t code_bytes;
    uint32_t *entries; /* offsets of the functions in `code` */
    uint32_t count;
};

/* Ascending, each once. */
void intel_sort_functions(struct intel_functions *f);

/* *code: the kernel's, to write to, with the functions from *base on. */
int intel_append_functions(struct fe_load *load, const struct intel_functions *f, struct fe_kernel *kernel,
                           uint8_t **code, uint32_t *base);

#endif
