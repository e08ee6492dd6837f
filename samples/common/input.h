/* SPDX-License-Identifier: MIT */
#ifndef SAMPLES_INPUT_H
#define SAMPLES_INPUT_H

#include "common/image.h"
#include "common/options.h"

/* The picture that --input names, in the size that --size gives. */
struct image sample_input(const struct sample_options *options);

#endif
