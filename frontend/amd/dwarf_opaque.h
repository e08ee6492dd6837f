/* SPDX-License-Identifier: MIT */
/* Sampler and image arguments: clang describes them as pointers to structures of its own. */
#ifndef CAY_DWARF_OPAQUE_H
#define CAY_DWARF_OPAQUE_H

#include <stdbool.h>

struct fe_arg;

/* If the structure's name stands for a sampler or an image, fills kind, access, shape and type_name. */
bool dwarf_opaque_argument(const char *structure, struct fe_arg *arg);

#endif
