/* SPDX-License-Identifier: MIT */
/*
 * Makes program binaries as AMD's Catalyst driver would, from programs in the assembler's syntax. No real one
 * for Cayman is public, so this follows the descriptions of the format that Multi2Sim, CLRX and AMD's runtime
 * give: an independent reading of them, but of no driver's file.
 */
#ifndef CAY_TEST_CATALYST_H
#define CAY_TEST_CATALYST_H

#include <stddef.h>
#include <stdint.h>

enum { CATALYST_CAYMAN = 1016, CATALYST_CAL_CAYMAN = 16 };

struct catalyst_kernel {
    const char *name, *metadata; /* the lines between ARGSTART and ARGEND */
    const char *program;         /* for the assembler */
    unsigned machine;            /* of the CAL image; 0: Cayman's */
    unsigned gprs, local_dwords;
};

struct catalyst_program {
    const struct catalyst_kernel *kernels;
    unsigned kernel_count;
    unsigned machine;         /* of the whole; 0: Cayman's */
    unsigned constant_buffer; /* of the constants; 0: there are none */
    const void *constants;
    size_t constant_bytes;
};

/* malloc'ed. Ends the test program with a message when a program cannot be assembled. */
uint8_t *catalyst_build(const struct catalyst_program *program, size_t *size);

/* out[i] = a[i] + b[i] for i below n: kernel "vadd" */
extern const struct catalyst_kernel catalyst_vadd;

#endif
