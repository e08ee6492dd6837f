/* SPDX-License-Identifier: MIT */
/*
 * The rows of the groups to come, in kernels whose threads wait for each other. Between two barriers all
 * threads do the same: all read, or all compute, so the host reads nothing ahead while they compute; and a
 * picture or a matrix has rows far apart, as many as a group has, which the host's own prefetchers lose. A
 * worker's groups follow one another in x, so a row of the next groups lies where the offset's derivative
 * with respect to the group's id in x says.
 */
#ifndef BACKEND_JIT_NEXT_GROUPS_H
#define BACKEND_JIT_NEXT_GROUPS_H

#include <llvm-c/Core.h>

void jit_fetch_next_groups(LLVMModuleRef module);

#endif
