/* SPDX-License-Identifier: MIT */
/* A CAL image: machine code of one kernel for one or more chips, and notes of AMD's shader compiler. */
#ifndef AMD_CAL_IMAGE_H
#define AMD_CAL_IMAGE_H

#include "load.h"

enum { CAL_TARGET_CAYMAN = 15 };

struct cal_image {
    struct fe_bytes code;
    uint32_t gprs;
    uint64_t local_bytes; /* what it says; not checked */
};

/* The chip's name by AMD's number for it (caltarget.h); NULL: there is none. */
const char *cal_target_name(unsigned target);
int cal_image_read(struct cal_image *image, struct fe_load *load, struct fe_bytes file);

#endif
