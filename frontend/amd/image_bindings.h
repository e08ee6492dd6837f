/* SPDX-License-Identifier: MIT */
/*
 * Images and samplers of LLVM's kernels. The code names them by constant numbers; which argument has which
 * number is what Mesa's clover and libclc agreed on, as long as they had images: images that are read are
 * textures from 2 on, in the order of the arguments, samplers count from 0, images that are written are RATs
 * from 1 on.
 */
#ifndef CAY_IMAGE_BINDINGS_H
#define CAY_IMAGE_BINDINGS_H

#include "load.h"

enum { CAY_FIRST_TEXTURE = 2, CAY_FIRST_IMAGE_RAT = 1, CAY_READ_IMAGES = 8, CAY_WRITE_IMAGES = 8 };

/* Once the kernels' arguments and their patches are known. */
int cay_bind_images(struct fe_load *load);

#endif
