/* SPDX-License-Identifier: MIT */
#ifndef BACKEND_JIT_GUARD_H
#define BACKEND_JIT_GUARD_H

struct emu_error;

/*
 * work's result; -1 with LLVM's complaint if LLVM gave up in the middle ("LLVM ERROR", at which it ends the
 * process as a rule), or did not come to an end in so many seconds of processor time. What it had in its
 * hands is lost then. The caller is on the list of compiler_thread.h.
 */
int jit_guarded(int (*work)(void *user, struct emu_error *error), void *user, unsigned seconds,
                struct emu_error *error);

#endif
