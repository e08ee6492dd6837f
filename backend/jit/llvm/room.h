/* SPDX-License-Identifier: MIT */
/*
 * If LLVM gets no memory, it ends the process (report_bad_alloc_error, and operator new without exceptions).
 * So it only runs if the host can give as much memory as the translation of such a program may need.
 */
#ifndef JIT_ROOM_H
#define JIT_ROOM_H

#include <stdbool.h>
#include <stdint.h>

/* For a lane program of that many ops. Other threads and processes may still take the memory afterwards. */
bool jit_has_room(uint32_t op_count);

#endif
