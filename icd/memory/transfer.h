/* SPDX-License-Identifier: MIT */
/* Checks that buffer transfers share. */
#ifndef TRANSFER_H
#define TRANSFER_H

#include <stdbool.h>
#include <stddef.h>

#include "runtime/cl.h"

/* Whether [offset, offset + size) lies in a buffer of that length. */
bool icd_inside(size_t length, size_t offset, size_t size);
/* needs runtime/memory.h */
#define REQUIRE_INSIDE(buffer, offset, size)                                                                 \
    REQUIRE(icd_inside((buffer)->size, offset, size), CL_INVALID_VALUE,                                      \
            "%s + %s is %zu + %zu bytes, and the buffer has %zu", #offset, #size, offset, size,              \
            (buffer)->size)
#define REQUIRE_MULTIPLE(size, unit)                                                                         \
    REQUIRE((size) % (unit) == 0, CL_INVALID_VALUE, "%s is %zu, which is not a multiple of %s %zu", #size,   \
            size, #unit, unit)
/* Of a fill: a power of two, at most the size of the largest type. */
#define REQUIRE_PATTERN_SIZE(pattern_size)                                                                   \
    REQUIRE((pattern_size) > 0 && (pattern_size) <= 128 && !((pattern_size) & ((pattern_size)-1)),           \
            CL_INVALID_VALUE, "pattern_size is %zu; allowed are the powers of two from 1 to 128",            \
            pattern_size)
/* Whether the buffer's flags allow the host's access. */
#define REQUIRE_HOST_READS(mem)                                                                              \
    REQUIRE(icd_host_reads(mem), CL_INVALID_OPERATION, "%s was created with %s: the host may not read it",   \
            #mem, RT_FLAGS(MEM_FLAGS, (mem)->flags))
#define REQUIRE_HOST_WRITES(mem)                                                                             \
    REQUIRE(icd_host_writes(mem), CL_INVALID_OPERATION, "%s was created with %s: the host may not write it", \
            #mem, RT_FLAGS(MEM_FLAGS, (mem)->flags))

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
