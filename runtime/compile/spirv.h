/* SPDX-License-Identifier: MIT */
/* The parts of SPIR-V that the runtime must understand (Khronos's SPIR-V specification, chapter 2.3). */
#ifndef SPIRV_H
#define SPIRV_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/words.h"

struct emu_error;

/* Whether they begin like a module, in either byte order. */
bool rt_spirv_is(const void *bytes, size_t size);
/* A copy in the host's byte order whose instructions all lie within it; NULL: error says why. size: a
 * multiple of 4. */
uint32_t *rt_spirv_copy(const void *bytes, size_t size, struct emu_error *error);

/* Bytes of the constant that SpecId spec_id decorates, 0: there is none. A Boolean has one. */
size_t rt_spirv_constant_size(const uint32_t *words, size_t count, uint32_t spec_id);
/* Makes value the constant's. size as above. */
void rt_spirv_specialise(uint32_t *words, size_t count, uint32_t spec_id, const void *value, size_t size);

/* Names that this module exports to others or imports from them: linkage attributes and, among the exports,
 * entry points. Built-in variables are not among them. */
void rt_spirv_names(const uint32_t *words, size_t count, struct rt_words *exports, struct rt_words *imports);

#endif
