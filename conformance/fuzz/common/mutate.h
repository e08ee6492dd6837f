/* SPDX-License-Identifier: MIT */
#ifndef FUZZ_MUTATE_H
#define FUZZ_MUTATE_H

#include "rng.h"

/* What LLVMFuzzerMutate does from here on depends on the seed alone. */
void mutate_seed(uint64_t seed);

#endif
