/* SPDX-License-Identifier: MIT */
/* What an input of fuzz_run begins with; a program binary follows. */
#ifndef FUZZ_RUN_HEADER_H
#define FUZZ_RUN_HEADER_H

#include <stdint.h>

struct run_header {
    uint8_t device; /* the numbers are taken modulo what there is */
    uint8_t kernel;
    uint8_t local[3]; /* work-items less one */
    uint8_t group[3]; /* which one runs */
    uint8_t data;     /* what memory holds */
    uint8_t spare;
    uint8_t images; /* formats and samplers */
    uint8_t dimensions;
    uint8_t spares[4];
};

#endif
