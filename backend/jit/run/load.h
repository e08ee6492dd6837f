/* SPDX-License-Identifier: MIT */
/* An object of the translator, loaded as host code. */
#ifndef BACKEND_JIT_LOAD_H
#define BACKEND_JIT_LOAD_H

#include "emu/error.h"

struct jit_object;

/* A loaded object. */
struct jit_image;

struct jit_image *jit_image_new(const struct jit_object *object, struct emu_error *error);
void jit_image_free(struct jit_image *image); /* accepts NULL */
void *jit_image_entry(const struct jit_image *image);

#endif
