/* SPDX-License-Identifier: MIT */
#include "texture_model.h"

#include <math.h>
#include <string.h>

double
model_value(int level, int layer, int x, int y, int z, int c)
{
    unsigned h = (unsigned)(level * 131 + layer * 71 + x * 17 + y * 29 + z * 43 + c * 59 + 7);
    h = h * 2654435761u >> 13;
    return (double)(h % 65) / 64;
}

int
model_directions(enum model_shape shape)
{
    return shape == MODEL_1D || shape == MODEL_1D_ARRAY ? 1 : shape == MODEL_3D ? 3 : 2;
}

int
model_extent(int size, int level)
{
    return size >> level > 0 ? size >> level : 1;
}

static int
mirror(int a)
{
    return a >= 0 ? a : -(1 + a);
}

static int
modulo(int a, int n)
{
    return (a % n + n) % n;
}

/* The texel that index i stands for, -1 for the border. */
static int
wrapped(unsigned wrap, int i, int n, bool linear)
{
    switch (wrap) {
    case 0:
        return modulo(i, n);
    case 1:
        return n - 1 - mirror(modulo(i, 2 * n) - n);
    case 2:
        return i < 0 ? 0 : i >= n ? n - 1 : i;
    case 3:
        return mirror(i) >= n ? n - 1 : mirror(i);
    case 4:
        return i >= 0 && i < n ? i : linear ? -1 : i < 0 ? 0 : n - 1;
    case 5:
        return mirror(i) < n ? mirror(i) : linear ? -1 : n - 1;
    case 6:
        return i >= 0 && i < n ? i : -1;
    default:
        return mirror(i) < n ? mirror(i) : -1;
    }
}

static int
layer_of(const struct model_texture *t, const struct model_point *p)
{
    if (t->shape < MODEL_CUBE)
        return 0;
    int layer = (int)nearbyint(p->at[2]);
    if (t->shape == MODEL_CUBE)
        layer = layer / 8 * 6 + layer % 8;
    return layer < 0 ? 0 : layer >= t->layers ? t->layers - 1 : layer;
}

static bool
compares(unsigned function, double reference, double texel)
{
    const bool less = reference < texel, equal = reference == texel;
    return (function & 1 && less) || (function & 2 && equal) || (function & 4 && reference > texel);
}

static void
texel(const struct model_texture *t, const struct model_sampler *s, const struct model_point *p, int level,
      bool linear, const int index[3], double out[4])
{
    int at[3] = {0, 0, 0};
    bool outside = false;
    for (int d = 0; d < model_directions(t->shape); d++) {
        const unsigned wrap = t->shape == MODEL_CUBE ? 2 : s->wrap[d];
        at[d] = wrapped(wrap, index[d], model_extent(t->size[d], level), linear);
        outside |= at[d] < 0;
    }
    for (int c = 0; c < 4; c++)
        out[c] = outside ? s->border[c] : model_value(level, layer_of(t, p), at[0], at[1], at[2], c);
    if (s->compare < 8) {
        out[0] = compares(s->compare, p->reference, out[0]);
        out[1] = out[2] = 0;
        out[3] = 1;
    }
}

/* In texels of the level, as the wrap mode wants it. */
static double
place(const struct model_texture *t, const struct model_sampler *s, const struct model_point *p, int level,
      int d)
{
    const int n = model_extent(t->size[d], level);
    double u = p->at[d];
    if (t->shape == MODEL_CUBE)
        u -= 1;
    if (p->normalised[d])
        u *= n;
    if (t->shape != MODEL_CUBE && (s->wrap[d] & 6) == 4)
        u = fmin(fmax(u, s->wrap[d] == 5 ? -n : 0), n);
    return u;
}

static void
sample_level(const struct model_texture *t, const struct model_sampler *s, const struct model_point *p,
             int level, bool linear, double out[4])
{
    const int directions = model_directions(t->shape);
    memset(out, 0, 4 * sizeof *out);
    for (int corner = 0; corner < (linear ? 1 << directions : 1); corner++) {
        int index[3] = {0, 0, 0};
        double weight = 1, value[4];
        for (int d = 0; d < directions; d++) {
            const double u = place(t, s, p, level, d) - (linear ? 0.5 : 0), part = u - floor(u);
            index[d] = (int)floor(u) + (corner >> d & 1) + p->offset[d];
            if (linear)
                weight *= corner >> d & 1 ? part : 1 - part;
        }
        texel(t, s, p, level, linear, index, value);
        for (int c = 0; c < 4; c++)
            out[c] += weight * value[c];
    }
}

void
model_sample(const struct model_texture *t, const struct model_sampler *s, const struct model_point *p,
             double lod, double out[4])
{
    lod = fmin(fmax(lod, s->min_lod), s->max_lod);
    const bool linear = lod > 0 ? s->min_linear : s->mag_linear;
    const double last = t->levels - 1, clamped = fmin(fmax(lod, 0), last);
    if (s->mip != 2) {
        sample_level(t, s, p, s->mip ? (int)fmin(floor(clamped + 0.5), last) : 0, linear, out);
        return;
    }
    double high[4];
    const double part = clamped - floor(clamped);
    sample_level(t, s, p, (int)clamped, linear, out);
    if (part <= 0)
        return;
    sample_level(t, s, p, (int)clamped + 1, linear, high);
    for (int c = 0; c < 4; c++)
        out[c] += part * (high[c] - out[c]);
}

void
model_gather(const struct model_texture *t, const struct model_sampler *s, const struct model_point *p,
             unsigned component, double out[4])
{
    static const int right[4] = {0, 1, 1, 0}, down[4] = {1, 1, 0, 0};
    for (int k = 0; k < 4; k++) {
        double value[4];
        const int index[3] = {(int)floor(place(t, s, p, 0, 0) - 0.5) + right[k] + p->offset[0],
                              (int)floor(place(t, s, p, 0, 1) - 0.5) + down[k] + p->offset[1], 0};
        texel(t, s, p, 0, true, index, value);
        out[k] = value[s->compare < 8 ? 0 : component];
    }
}

double
model_lod(const struct model_texture *t, const struct model_point *p, const double h[3], const double v[3])
{
    double a = 0, b = 0;
    for (int d = 0; d < model_directions(t->shape); d++) {
        const double scale = p->normalised[d] ? t->size[d] : 1;
        a += h[d] * scale * h[d] * scale;
        b += v[d] * scale * v[d] * scale;
    }
    return log2(sqrt(fmax(a, b)));
}
