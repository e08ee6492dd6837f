/* SPDX-License-Identifier: MIT */
/*
 * A texture whose texels are a formula, and what sampling it gives: OpenGL 4.6's rules (8.14) for addresses,
 * filters and levels in double, with the wrap modes and comparisons of the GPU's words. Nothing of it is the
 * emulator's.
 */
#ifndef TEXTURE_MODEL_H
#define TEXTURE_MODEL_H

#include <stdbool.h>

enum model_shape { MODEL_1D, MODEL_2D, MODEL_3D, MODEL_CUBE, MODEL_1D_ARRAY, MODEL_2D_ARRAY };

struct model_texture {
    enum model_shape shape;
    int size[3], layers, levels;
};

struct model_sampler {
    unsigned wrap[3]; /* the words' numbers */
    bool mag_linear, min_linear;
    unsigned mip;     /* 0 none, 1 nearest, 2 linear */
    unsigned compare; /* the words' number; 8: none */
    double min_lod, max_lod, bias;
    double border[4];
};

struct model_point {
    double at[3]; /* the layer is the third */
    bool normalised[3];
    int offset[3];
    double reference;
};

/* Channel c of a texel, between 0 and 1 in steps of 1/64. */
double model_value(int level, int layer, int x, int y, int z, int c);
int model_directions(enum model_shape shape);
int model_extent(int size, int level);
void model_sample(const struct model_texture *t, const struct model_sampler *s, const struct model_point *p,
                  double lod, double out[4]);
void model_gather(const struct model_texture *t, const struct model_sampler *s, const struct model_point *p,
                  unsigned component, double out[4]);
/* Level of detail of gradients, before bias and limits. */
double model_lod(const struct model_texture *t, const struct model_point *p, const double h[3],
                 const double v[3]);

#endif
