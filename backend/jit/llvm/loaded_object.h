/* SPDX-License-Identifier: MIT */
/* The shared objects that the process has loaded, and the program itself, from dl_iterate_phdr(3). */
#ifndef JIT_LOADED_OBJECT_H
#define JIT_LOADED_OBJECT_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <link.h>
#include <stdbool.h>
#include <stdint.h>

/* Whether one of its segments holds the address. */
bool jit_object_holds(const struct dl_phdr_info *object, uintptr_t address);

#endif
