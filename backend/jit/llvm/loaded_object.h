/* SPDX-License-Identifier: MIT */
/* The object files in memory that hold Caygen's own code and LLVM's. */
#ifndef JIT_LOADED_OBJECT_H
#define JIT_LOADED_OBJECT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { JIT_LOADED_RANGES = 8 };

struct jit_loaded_object {
    const uint8_t *build_id; /* in the object itself; NULL: the linker gave it none */
    size_t build_id_bytes;
    struct {
        uintptr_t begin, end;  /* end is one behind the last byte */
    } code[JIT_LOADED_RANGES]; /* what of it can be executed */
    unsigned code_count;
};

/* Found when Caygen is loaded; they do not change. Both describe the same file if LLVM is linked into
 * Caygen. */
const struct jit_loaded_object *jit_loaded_caygen(void);
const struct jit_loaded_object *jit_loaded_llvm(void);

#endif
