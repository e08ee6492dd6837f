/* SPDX-License-Identifier: MIT */
/* The scene of path_tracer.cl, for every program that draws it. */
#ifndef SAMPLES_PATH_TRACER_SCENE_H
#define SAMPLES_PATH_TRACER_SCENE_H

#include <CL/cl.h>

/* As in path_tracer.cl. */
enum { DULL, METAL, GLASS };

struct sphere {
    cl_float4 place, colour; /* centre and radius; colour and material */
};

enum { PATHS = 12 }; /* per pixel */

static const struct sphere path_tracer_scene[] = {
    {{{0.00f, 1.00f, 0.00f, 1.00f}}, {{1.00f, 1.00f, 1.00f, GLASS}}},
    {{{-2.25f, 1.00f, -0.70f, 1.00f}}, {{0.95f, 0.28f, 0.18f, DULL}}},
    {{{2.25f, 1.00f, -0.70f, 1.00f}}, {{0.97f, 0.82f, 0.52f, METAL}}},
    {{{-1.00f, 0.80f, -2.90f, 0.80f}}, {{0.88f, 0.92f, 0.96f, METAL}}},
    {{{1.15f, 0.70f, -3.10f, 0.70f}}, {{0.12f, 0.42f, 0.95f, DULL}}},
    {{{-1.15f, 0.40f, 1.60f, 0.40f}}, {{0.12f, 0.65f, 0.28f, DULL}}},
    {{{1.20f, 0.38f, 1.75f, 0.38f}}, {{0.80f, 0.16f, 0.62f, DULL}}},
    {{{0.10f, 0.26f, 2.45f, 0.26f}}, {{0.97f, 0.80f, 0.30f, METAL}}},
    {{{4.00f, 1.50f, -4.60f, 1.50f}}, {{0.55f, 0.75f, 0.90f, METAL}}},
};

enum { SPHERES = sizeof path_tracer_scene / sizeof path_tracer_scene[0] };

#endif
