/* SPDX-License-Identifier: MIT */
/* From a lane program to a host function in memory. */
#ifndef BACKEND_JIT_COMPILE_H
#define BACKEND_JIT_COMPILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "target.h"

struct emu_kernel;

/* What code can do: it needs nothing of a fresh thread in the register file; it runs whole work-groups. */
enum jit_traits { JIT_OWN_START = 1, JIT_GROUPS = 2 };

/* Relocatable host code (an ELF object), and how many 16-byte range sites it uses. */
struct jit_object {
    void *bytes;
    size_t size;
    uint32_t site_count;
    uint32_t traits; /* enum jit_traits */
};

/* 0 or -1 with the reason: out of memory, too big, or LLVM's complaint. */
int jit_compile(const struct emu_kernel *kernel, const struct jit_target *target, struct jit_object *object,
                struct emu_error *error);
void jit_object_free(struct jit_object *object);

#endif
