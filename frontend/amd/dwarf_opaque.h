/* SPDX-License-Identifier: MIT */
/* Samplers and images among the arguments: pointers to structures that only clang knows. */
#ifndef CAY_DWARF_OPAQUE_H
#define CAY_DWARF_OPAQUE_H

#include <stdbool.h>

struct fe_arg;

/* Fills kind, access, shape and type_name, if the structure of that name stands for such an argument. */
bool dwarf_opaque_argument(const char *structure, struct fe_arg *arg);

#endif
