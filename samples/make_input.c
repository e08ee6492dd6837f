/* SPDX-License-Identifier: MIT */
/*
 * Paints the input pictures: a mountain lake at sunset, and the same in fog. Usage: make_input FOLDER.
 * Everything is value noise; nothing here runs on a GPU.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "common/fail.h"
#include "common/image.h"

enum { WIDTH = 1280, HEIGHT = 960 };

struct colour {
    double r, g, b;
};

static const double shore = 0.60, sun_x = 0.66, sun_y = 0.36;

static double
clamp01(double x)
{
    return x < 0.0 ? 0.0 : x > 1.0 ? 1.0 : x;
}

static double
smooth(double from, double to, double x)
{
    double t = clamp01((x - from) / (to - from));
    return t * t * (3.0 - 2.0 * t);
}

static struct colour
mix(struct colour a, struct colour b, double t)
{
    return (struct colour){a.r + (b.r - a.r) * t, a.g + (b.g - a.g) * t, a.b + (b.b - a.b) * t};
}

static double
hash(int x, int y)
{
    uint32_t h = (uint32_t)x * 374761393u + (uint32_t)y * 668265263u;
    h = (h ^ (h >> 13)) * 1274126177u;
    return (double)((h ^ (h >> 16)) & 0xffffff) / 0xffffff;
}

static double
noise(double x, double y)
{
    int ix = (int)floor(x), iy = (int)floor(y);
    double fx = smooth(0, 1, x - ix), fy = smooth(0, 1, y - iy);
    double top = hash(ix, iy) + (hash(ix + 1, iy) - hash(ix, iy)) * fx;
    double bottom = hash(ix, iy + 1) + (hash(ix + 1, iy + 1) - hash(ix, iy + 1)) * fx;
    return top + (bottom - top) * fy;
}

static double
fractal(double x, double y, int octaves)
{
    double sum = 0.0, weight = 0.5;
    for (int i = 0; i < octaves; i++, weight *= 0.5, x *= 2.03, y *= 2.03)
        sum += weight * noise(x + 17.3 * i, y - 9.1 * i);
    return sum;
}

static struct colour
sky(double u, double v)
{
    const struct colour zenith = {0.10, 0.22, 0.48}, middle = {0.45, 0.52, 0.72},
                        horizon = {0.99, 0.72, 0.46};
    struct colour c = v < 0.25 ? mix(zenith, middle, v / 0.25) : mix(middle, horizon, smooth(0.25, 0.55, v));
    double distance = hypot((u - sun_x) * 1.333, v - sun_y);
    c = mix(c, (struct colour){1.0, 0.80, 0.50}, 0.75 * exp(-distance * 7.0));
    c = mix(c, (struct colour){1.0, 0.97, 0.86}, smooth(0.052, 0.044, distance));
    double cloud = fractal(u * 4.0 + 3.0, v * 13.0, 6);
    double cover = smooth(0.47, 0.72, cloud) * smooth(0.58, 0.30, v) * 0.85;
    struct colour lit =
        mix((struct colour){0.95, 0.62, 0.50}, (struct colour){1.0, 0.93, 0.82}, exp(-distance * 4.0));
    return mix(c, lit, cover);
}

/* A ridge is a height over the shore at each u; layer 0 is the farthest. */
static double
ridge(double u, int layer)
{
    static const double base[] = {0.11, 0.055, 0.0}, height[] = {0.30, 0.24, 0.10}, scale[] = {3.1, 4.3, 7.0};
    double f = fractal(u * scale[layer] + 31.7 * layer + 4.2, 2.5 * layer, 8);
    return base[layer] + height[layer] * (f - 0.22);
}

static struct colour
rock(double u, double v, int layer)
{
    static const struct colour tint[] = {{0.42, 0.41, 0.55}, {0.24, 0.27, 0.38}, {0.08, 0.16, 0.13}};
    double slope = (ridge(u + 0.03, layer) - ridge(u - 0.03, layer)) / 0.06;
    double fold = 0.05 * (fractal(u * 9.0, v * 9.0, 3) - 0.45);
    double here = fractal((u + fold) * 26.0, (v + fold) * 17.0, 6);
    double texture =
        5.0 * (fractal((u + fold) * 26.0 + 0.3, (v + fold) * 17.0 + 0.12, 6) - here) + 0.3 * (here - 0.45);
    double light = clamp01(0.5 - 0.6 * slope + texture);
    struct colour c = mix(tint[layer], (struct colour){0.90, 0.62, 0.48}, light * (layer < 2 ? 0.55 : 0.12));
    if (layer == 2)
        c = mix(c, (struct colour){0.02, 0.06, 0.05}, 0.6 * noise(u * 150.0, v * 70.0));
    double height = shore - v, snow_line = 0.155 + 0.14 * (fractal(u * 22.0, v * 30.0, 4) - 0.4);
    if (layer < 2)
        c = mix(c, (struct colour){0.96, 0.90, 0.92},
                0.85 * smooth(snow_line, snow_line + 0.03, height) * (0.35 + 0.65 * light));
    return mix(c, (struct colour){0.95, 0.74, 0.58}, (layer == 2 ? 0.12 : 0.45) * exp(-height * 14.0));
}

static struct colour
above_water(double u, double v)
{
    for (int layer = 2; layer >= 0; layer--)
        if (shore - v < ridge(u, layer))
            return rock(u, v, layer);
    return sky(u, v);
}

static struct colour
water(double u, double v)
{
    double depth = (v - shore) / (1.0 - shore);
    double ripple = fractal(u * 14.0, 1.8 / (depth + 0.06) * 6.0, 4) - 0.47;
    double mirror = shore - (v - shore) * 1.15 + ripple * (0.02 + 0.14 * depth);
    struct colour c = above_water(u + ripple * 0.02, mirror < 0.0 ? 0.0 : mirror);
    c = mix(c, (struct colour){0.04, 0.13, 0.22}, 0.28 + 0.35 * depth);
    double glitter = exp(-fabs(u - sun_x) * 16.0) * smooth(0.02, 0.30, ripple + 0.13);
    return mix(c, (struct colour){1.0, 0.90, 0.68}, 0.8 * glitter);
}

/* How far inside a pine (1) or outside (0) the point is; branches are the saw along the height. */
static int
in_pine(double u, double v, double at, double foot, double tall)
{
    double y = (v - (foot - tall)) / tall;
    if (y < 0.0 || y > 1.0)
        return 0;
    double tier = y * 9.0 - floor(y * 9.0), wide = tall * 0.17 * (y * 0.75 + 0.25 * tier * (0.3 + y) + 0.01);
    double ragged = 0.75 + 0.5 * noise(u * 260.0, v * 130.0);
    return fabs(u - at) < wide * ragged * (y > 0.93 ? 0.12 : 1.0);
}

static int
in_foreground(double u, double v)
{
    static const struct {
        double at, foot, tall;
    } pines[] = {{0.035, 1.02, 0.62}, {0.105, 1.04, 0.50}, {0.165, 1.05, 0.36}, {0.955, 1.05, 0.44},
                 {0.895, 1.05, 0.30}, {0.225, 1.05, 0.22}, {0.995, 1.02, 0.58}};
    for (size_t i = 0; i < sizeof pines / sizeof pines[0]; i++)
        if (in_pine(u, v, pines[i].at, pines[i].foot, pines[i].tall))
            return 1;
    return v > 0.94 + 0.10 * fabs(sin(u * 3.1)) - 0.09 * fractal(u * 30.0, 0.0, 5) * (1.3 - sin(u * 3.1));
}

static struct colour
scene(double u, double v)
{
    if (in_foreground(u, v)) {
        double leaf = fractal(u * 110.0, v * 90.0, 3);
        return mix((struct colour){0.01, 0.03, 0.04}, (struct colour){0.10, 0.16, 0.10}, leaf);
    }
    return v < shore ? above_water(u, v) : water(u, v);
}

static uint8_t
byte_of(double value)
{
    return (uint8_t)(255.0 * clamp01(value) + 0.5);
}

static struct image
paint(void)
{
    struct image image = image_new(WIDTH, HEIGHT);
    uint8_t *p = image.pixels;
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++, p += 4) {
            struct colour sum = {0, 0, 0};
            for (int s = 0; s < 4; s++) {
                struct colour c =
                    scene((x + 0.25 + 0.5 * (s & 1)) / WIDTH, (y + 0.25 + 0.5 * (s >> 1)) / HEIGHT);
                sum = (struct colour){sum.r + c.r / 4, sum.g + c.g / 4, sum.b + c.b / 4};
            }
            p[0] = byte_of(sum.r);
            p[1] = byte_of(sum.g);
            p[2] = byte_of(sum.b);
        }
    return image;
}

/* Squeezes all tones into a narrow band of greys: what equalisation is for. */
static void
add_fog(struct image *image)
{
    uint8_t *p = image->pixels;
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++, p += 4) {
            double veil = 0.48 + 0.14 * fractal(x * 4.1 / WIDTH, y * 7.7 / HEIGHT, 4);
            for (int c = 0; c < 3; c++)
                p[c] = byte_of(p[c] / 255.0 * (1.0 - veil) + veil * (0.72 + 0.015 * c));
        }
}

int
main(int argc, char **argv)
{
    if (argc != 2)
        fail("usage: make_input FOLDER");
    char path[4096];
    struct image image = paint();
    snprintf(path, sizeof path, "%s/landscape.png", argv[1]);
    image_save(&image, path);
    add_fog(&image);
    snprintf(path, sizeof path, "%s/fog.png", argv[1]);
    image_save(&image, path);
    image_free(&image);
    return 0;
}
