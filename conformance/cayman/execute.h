/* SPDX-License-Identifier: MIT */
/* Runs one Cayman kernel from an object file on the reference engine. */
#ifndef CAY_TEST_EXECUTE_H
#define CAY_TEST_EXECUTE_H

#include <stdbool.h>
#include <stdint.h>

#include "cayman/isa/cay_quirks.h"
#include "cayman/lower/cay_lower.h"
#include "emu/error.h"
#include "object.h"

enum { EXECUTE_POOL = 1 << 20, EXECUTE_OUT = 0x20000, EXECUTE_IN = 0x40000 };

struct execution {
    uint32_t items, group; /* global and local size, one dimension */
    uint32_t local_bytes;
    bool local_argument; /* a fourth argument: local memory at offset 0 */
    uint8_t *pool;       /* EXECUTE_POOL bytes */
};

extern const struct cay_quirks execute_quirks; /* those of clang's objects */

/* Kernel(out, in, n) or kernel(out, in, n, local) with n = items. 0, or -1 with the reason. */
int execute(const struct object *o, const struct object_kernel *k, const struct execution *x,
            struct emu_error *error);

#endif
