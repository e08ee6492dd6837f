/* SPDX-License-Identifier: MIT */
/*
 * LLVM that gets no memory ends the process (report_bad_alloc_error, and operator new without exceptions), so
 * it is asked to work only where the host would give as much as such a program may take.
 */
#ifndef JIT_ROOM_H
#define JIT_ROOM_H

#include <stdbool.h>
#include <stdint.h>

/* For a lane program of that many ops. What others take in the meantime cannot be known. */
bool jit_has_room(uint32_t op_count);

#endif
