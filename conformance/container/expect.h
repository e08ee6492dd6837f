/* SPDX-License-Identifier: MIT */
/* What the sources in kernels/ say, written down by hand. */
#ifndef EXPECT_H
#define EXPECT_H

#include "frontend/program.h"

struct expect_arg {
    enum fe_arg_kind kind;
    uint32_t size; /* values */
    const char *type, *name;
    unsigned qualifiers;
    enum fe_arg_access access;
    uint32_t local_align;
    uint32_t cayman_offset; /* in the parameter buffer */
};

struct expect_kernel {
    const char *name;
    const struct expect_arg *args;
    uint32_t arg_count;
    uint32_t local_bytes;
    uint32_t required[3];
    uint32_t barriers;
    uint32_t cayman_dim, cayman_payload; /* offset of work_dim; size of the buffer */
};

extern const struct expect_kernel expect_vadd[1], expect_args[3], expect_intel[4];

#endif
