/* SPDX-License-Identifier: MIT */
/* Threads that translate in the background. */
#ifndef BACKEND_JIT_COMPILER_THREAD_H
#define BACKEND_JIT_COMPILER_THREAD_H

#include <pthread.h>

/*
 * As pthread_create; to be joined. A process that ends waits for such threads before LLVM's own destructors
 * take away what they are using. They do not survive a fork.
 */
int jit_compiler_start(pthread_t *thread, void (*work)(void *), void *user);

#endif
