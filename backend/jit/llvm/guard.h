/* SPDX-License-Identifier: MIT */
#ifndef BACKEND_JIT_GUARD_H
#define BACKEND_JIT_GUARD_H

struct emu_error;

/*
 * Returns work's result, or -1 with LLVM's message if LLVM gave up ("LLVM ERROR", which usually ends the
 * process) or did not end within so many seconds of processor time. The memory that LLVM was using is lost
 * then. The caller must be on the list of compiler_thread.h.
 */
int jit_guarded(int (*work)(void *user, struct emu_error *error), void *user, unsigned seconds,
                struct emu_error *error);

#endif
