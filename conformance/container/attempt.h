/* SPDX-License-Identifier: MIT */
/* One try to load a binary that may be damaged. */
#ifndef ATTEMPT_H
#define ATTEMPT_H

#include <stddef.h>

#include "frontend/program.h"

/* error: how it ended. Returns NULL, or what must never happen: an ill-formed program, a refusal without
 * text. */
const char *attempt(const void *bytes, size_t size, enum fe_device device, struct emu_error *error);

#endif
