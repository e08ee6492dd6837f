/* SPDX-License-Identifier: MIT */
/* Random image messages, images and samplers of every format, shape and mode. */
#ifndef CONFORMANCE_LANES_IMAGE_H
#define CONFORMANCE_LANES_IMAGE_H

#include "rig.h"

/* Fills a zeroed op of the IMAGE family; lane_program_check may still refuse it. */
void image_op(struct gen *g, struct lane_op *op, enum lane_code code, unsigned lanes);
/* Binds other images and samplers to the launch. */
void image_bind(struct rig *r, struct gen *g);
/* Coordinates near the images' edges and wild ones, after rig_fill. */
void image_coordinates(struct rig *r, struct gen *g, enum lane_code code, unsigned lanes);

#endif
