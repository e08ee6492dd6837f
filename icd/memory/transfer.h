/* SPDX-License-Identifier: MIT */
/* Checks that buffer transfers share. */
#ifndef TRANSFER_H
#define TRANSFER_H

#include <stdbool.h>
#include <stddef.h>

#include "runtime/cl.h"

/* Whether [offset, offset + size) lies in a buffer of that length. */
bool icd_inside(size_t length, size_t offset, size_t size);
/* What the host may do with a buffer. */
bool icd_host_reads(cl_mem mem);
bool icd_host_writes(cl_mem mem);

/* A box in a linear memory: where it starts and how rows and slices follow each other. */
struct icd_box {
    size_t offset; /* of its first byte */
    size_t row, slice;
    size_t end; /* one past its last byte */
};
/* Pitches of 0 mean "packed". false: a pitch is too small, or an overflow. */
bool icd_make_box(const size_t origin[3], const size_t region[3], size_t row, size_t slice,
                  struct icd_box *box);

#endif
