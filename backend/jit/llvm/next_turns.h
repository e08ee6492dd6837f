/* SPDX-License-Identifier: MIT */
/*
 * The rows of the next turn of a loop with barriers, as loops over the tiles of a matrix have. Between two
 * barriers all threads load, and then all compute with what they have loaded, so the host reads nothing ahead
 * while they compute; and the rows of a tile lie too far apart for the host's own prefetchers. What the loop
 * counts is kept in a thread's registers while it waits, and is another number by the loop's step behind the
 * barrier: the derivative of a row's offset with respect to it says where the next turn's row lies.
 */
#ifndef BACKEND_JIT_NEXT_TURNS_H
#define BACKEND_JIT_NEXT_TURNS_H

#include <llvm-c/Core.h>

void jit_fetch_next_turns(LLVMModuleRef module);

#endif
