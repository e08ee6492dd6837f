/* SPDX-License-Identifier: MIT */
#ifndef GEN_CAPTURE_H
#define GEN_CAPTURE_H

#include "door.h"

#include <stdbool.h>

/* Executes a batch as far as its launches are written to the file that DOOR_CAPTURE names. */
void capture_batch(uint64_t address);

#endif
