/* SPDX-License-Identifier: MIT */
/* From a lane program to a host function in memory. */
#ifndef BACKEND_JIT_COMPILE_H
#define BACKEND_JIT_COMPILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "backend/backend.h"

struct emu_kernel;

/* Relocatable host code (an ELF object), and how many 16-byte range sites it uses. */
struct jit_object {
    void *bytes;
    size_t size;
    uint32_t site_count;
    bool own_start; /* needs nothing of a fresh thread in the register file */
};

/* The threads that code starts: those with all lanes on, or any. */
enum jit_start { JIT_ALL_LANES, JIT_SOME_LANES };

/* What an object is made for. sites_rf: RF offset of the range sites. */
struct jit_target {
    enum backend_cpu cpu;
    enum jit_start start;
    uint32_t sites_rf;
    const char *dump; /* folder for LLVM's modules; NULL: none. It does not change the code */
};

/* 0 or -1 with the reason: out of memory, too big, or LLVM's complaint. */
int jit_compile(const struct emu_kernel *kernel, const struct jit_target *target, struct jit_object *object,
                struct emu_error *error);
void jit_object_free(struct jit_object *object);

/* A loaded object. */
struct jit_image;

struct jit_image *jit_image_new(const struct jit_object *object, struct emu_error *error);
void jit_image_free(struct jit_image *image); /* accepts NULL */
void *jit_image_entry(const struct jit_image *image);

#endif
