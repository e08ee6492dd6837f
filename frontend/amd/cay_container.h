/* SPDX-License-Identifier: MIT */
/* Readers of Cayman program binaries. */
#ifndef CAY_CONTAINER_H
#define CAY_CONTAINER_H

#include "load.h"

int cay_read_object(struct fe_load *load, struct fe_bytes file); /* clang's relocatable ELF */
int cay_read_clover(struct fe_load *load, struct fe_bytes file); /* Mesa clover's program binary around it */
int cay_read_catalyst(struct fe_load *load, struct fe_bytes file); /* AMD's own driver's */
/* Whether an ELF of 32 or 64 bits for this machine is of AMD's own driver. */
bool cay_is_catalyst(unsigned machine);

#endif
