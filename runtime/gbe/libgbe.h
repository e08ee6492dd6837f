/* SPDX-License-Identifier: MIT */
/* The functions of Beignet's compiler that are called here. */
#ifndef LIBGBE_H
#define LIBGBE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* chip: a PCI device. Logs have `room` bytes, of which `used` have a text. NULL: refused. */
typedef void *from_source(uint32_t chip, const char *source, size_t room, const char *options, char *log,
                          size_t *used);
typedef void *compile_source(uint32_t chip, const char *source, const char *headers, size_t room,
                             const char *options, char *log, size_t *used);
typedef void *from_module(uint32_t chip, const char *bytes, size_t size);
typedef void *new_program(uint32_t chip, const void *module, const void *action, const char *listing);
/* true: they cannot be linked */
typedef bool link_program(void *to, void *from, size_t room, char *log, size_t *used);
typedef void build_program(void *program, size_t room, char *log, size_t *used, const char *options);
typedef size_t serialize(void *program, char **bytes, int kind);

enum { KIND_PROGRAM, KIND_MODULE };

#endif
