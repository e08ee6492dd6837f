/* SPDX-License-Identifier: MIT */
#ifndef R600_CAPTURE_H
#define R600_CAPTURE_H

#include "door.h"

/* Executes a command stream as far as its launches are written to the file that DOOR_CAPTURE names. */
void capture_stream(const uint32_t *words, uint32_t count);

#endif
