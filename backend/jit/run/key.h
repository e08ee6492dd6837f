/* SPDX-License-Identifier: MIT */
#ifndef BACKEND_JIT_KEY_H
#define BACKEND_JIT_KEY_H

#include "backend/backend.h"
#include "backend/host.h"
#include "jit/translate/compile.h"

/* The key of the object that jit_compile makes from these, with this build of the translator and this LLVM.
 * False: there is no key, so nothing can be kept. */
bool jit_make_key(const struct backend_host *host, const struct emu_kernel *kernel,
                  const struct jit_target *target, struct backend_key *key);

#endif
