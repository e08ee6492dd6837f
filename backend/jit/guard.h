/* SPDX-License-Identifier: MIT */
#ifndef BACKEND_JIT_GUARD_H
#define BACKEND_JIT_GUARD_H

struct emu_error;

/*
 * work's result; -1 with LLVM's complaint if LLVM gave up in the middle ("LLVM ERROR", at which it ends the
 * process as a rule). What it had in its hands is lost then.
 */
int jit_guarded(int (*work)(void *user, struct emu_error *error), void *user, struct emu_error *error);

#endif
