/* SPDX-License-Identifier: MIT */
/* Texture fetches: every instruction on textures and samplers made from words, against models in plain C. */
#include "test.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "cayman/isa/cay_texture.h"
#include "fetch/fetch_run.h"
#include "fetch/number_model.h"
#include "fetch/texture_model.h"

enum {
    LD = 3,
    RESINFO = 4,
    NUMBER_OF_SAMPLES = 5,
    LOD = 6,
    GET_H = 7,
    GET_V = 8,
    SET_OFFSETS = 9,
    KEEP = 10,
    SET_H = 11,
    SET_V = 12,
    SAMPLE = 16,
    SAMPLE_L = 17,
    SAMPLE_LB = 18,
    SAMPLE_LZ = 19,
    SAMPLE_G = 20,
    GATHER4 = 21,
    SAMPLE_G_LB = 22,
    GATHER4_O = 23,
    SAMPLE_C = 24,
    SAMPLE_C_L = 25,
    SAMPLE_C_LB = 26,
    SAMPLE_C_LZ = 27,
    SAMPLE_C_G = 28,
    GATHER4_C = 29,
    SAMPLE_C_G_LB = 30,
    GATHER4_C_O = 31
};

enum { ADDRESS = 0x100000, MIPS = 0x20000, BYTES = 0x40000, ID = 20, SAMPLER = 3, MASK = 7, FLOATS = 35 };

/* A texture fetch by the manual's fields. */
struct tex {
    unsigned inst, mod, resource, sampler, index_mode, sampler_mode;
    unsigned dst[4], src[4], normalised;
    int bias, offset[3];
};

static uint8_t memory[BYTES];
static uint32_t resources[CAY_RESOURCES][8];
static struct emu_texture textures[CAY_RESOURCES];
static struct emu_texture_sampler samplers[CAY_SAMPLERS];

static const struct tex plain = {
    .resource = ID, .sampler = SAMPLER, .dst = {0, 1, 2, 3}, .src = {0, 1, 2, 3}, .normalised = 7};

static void
encode(const struct tex *t, uint32_t words[4])
{
    words[0] = t->inst | t->mod << 5 | t->resource << 8 | FETCH_SOURCE << 16 | t->index_mode << 25 |
               t->sampler_mode << 27;
    words[1] = FETCH_TARGET | t->dst[0] << 9 | t->dst[1] << 12 | t->dst[2] << 15 | t->dst[3] << 18 |
               ((uint32_t)t->bias & 127) << 21 | t->normalised << 28;
    words[2] = ((uint32_t)t->offset[0] & 31) | ((uint32_t)t->offset[1] & 31) << 5 |
               ((uint32_t)t->offset[2] & 31) << 10 | t->sampler << 15 | t->src[0] << 20 | t->src[1] << 23 |
               t->src[2] << 26 | t->src[3] << 29;
    words[3] = 0;
}

static uint32_t
next_random(void)
{
    static uint32_t state = 777;
    state = state * 1664525 + 1013904223;
    return state >> 8;
}

static uint32_t
bits_of(double x)
{
    const float f = (float)x;
    uint32_t u;
    memcpy(&u, &f, sizeof u);
    return u;
}

static double
value_of(uint32_t bits)
{
    float f;
    memcpy(&f, &bits, sizeof f);
    return (double)f;
}

/* --- words --- */

static uint8_t *
find(void *user, uint64_t address, uint64_t bytes)
{
    (void)user;
    return address >= ADDRESS && address - ADDRESS <= BYTES && bytes <= BYTES - (address - ADDRESS)
               ? memory + (address - ADDRESS)
               : NULL;
}

struct description {
    unsigned dim, width, height, depth, format, num_format, comps, swap, last_level, base_level, first_layer,
        last_layer;
    unsigned select[4];
};

static void
write_words(const struct description *d, uint32_t w[8])
{
    const unsigned pitch = (d->width + 7) / 8;
    w[0] = d->dim | (pitch - 1) << 6 | (d->width - 1) << 18;
    w[1] = (d->height - 1) | (d->depth - 1) << 14 | 1u << 28;
    w[2] = ADDRESS >> 8;
    w[3] = (ADDRESS + MIPS) >> 8;
    w[4] = d->comps | d->num_format << 8 | d->swap << 12 | d->select[0] << 16 | d->select[1] << 19 |
           d->select[2] << 22 | d->select[3] << 25 | d->base_level << 28;
    w[5] = d->last_level | d->first_layer << 4 | d->last_layer << 17;
    w[6] = 0;
    w[7] = d->format | 2u << 30;
}

static void
describe(const struct description *d)
{
    struct emu_error error = {EMU_OK, ""};
    write_words(d, resources[ID]);
    if (cay_texture_of(resources[ID], find, NULL, &textures[ID], &error))
        fail_msg("%s", error.text);
}

static int
power_of_two(int x)
{
    int p = 1;
    while (p < x)
        p *= 2;
    return p;
}

/* Where a texel of 16 bytes is. */
static uint8_t *
texel_at(const struct model_texture *t, int level, int layer, const int at[3])
{
    uint8_t *p = memory;
    int pitch = (t->size[0] + 7) / 8 * 8, rows = t->size[1];
    const bool cube = t->shape == MODEL_CUBE && t->layers == 6;
    for (int k = 1; k <= level; k++) {
        const int slices = t->shape == MODEL_3D ? power_of_two(model_extent(t->size[2], k - 1))
                           : cube               ? 8
                                                : t->layers;
        p = k == 1 ? memory + MIPS : p + 16 * pitch * rows * slices;
        pitch =
            power_of_two(model_extent(t->size[0], k)) < 64 ? 64 : power_of_two(model_extent(t->size[0], k));
        rows = power_of_two(model_extent(t->size[1], k));
    }
    return p + 16 * (at[0] + pitch * (at[1] + rows * (at[2] + layer)));
}

/* A texture of floats with the model's texels, as number ID. */
static struct model_texture
make(enum model_shape shape, int width, int height, int depth, int layers, int levels)
{
    const struct model_texture t = {shape, {width, height, depth}, layers, levels};
    struct description d = {.dim = (unsigned)shape,
                            .width = (unsigned)width,
                            .height = (unsigned)height,
                            .depth = (unsigned)(shape == MODEL_CUBE ? layers / 6
                                                : shape == MODEL_3D ? depth
                                                                    : layers),
                            .format = FLOATS,
                            .last_level = (unsigned)levels - 1,
                            .last_layer = (unsigned)layers - 1,
                            .select = {0, 1, 2, 3}};
    memset(memory, 0xff, sizeof memory);
    for (int level = 0; level < levels; level++)
        for (int layer = 0; layer < layers; layer++)
            for (int z = 0; z < model_extent(depth, level); z++)
                for (int y = 0; y < model_extent(height, level); y++)
                    for (int x = 0; x < model_extent(width, level); x++)
                        for (int c = 0; c < 4; c++) {
                            const int at[3] = {x, y, z};
                            const uint32_t bits = bits_of(model_value(level, layer, x, y, z, c));
                            memcpy(texel_at(&t, level, layer, at) + 4 * c, &bits, sizeof bits);
                        }
    describe(&d);
    return t;
}

static void
set_sampler(const struct model_sampler *s)
{
    struct emu_error error = {EMU_OK, ""};
    const uint32_t words[3] = {s->wrap[0] | s->wrap[1] << 3 | s->wrap[2] << 6 | (uint32_t)s->mag_linear << 9 |
                                   (uint32_t)s->min_linear << 11 | s->mip << 15 | 3u << 20 |
                                   (s->compare < 8 ? s->compare : 0) << 22,
                               (uint32_t)(s->min_lod * 256) | (uint32_t)(s->max_lod * 256) << 12,
                               (uint32_t)(int32_t)(s->bias * 256) & 0x3fff};
    uint32_t colour[4];
    for (unsigned c = 0; c < 4; c++)
        colour[c] = bits_of(s->border[c]);
    if (cay_sampler_of(words, colour, &samplers[SAMPLER], &error))
        fail_msg("%s", error.text);
}

static struct model_sampler
a_sampler(void)
{
    return (struct model_sampler){
        .wrap = {2, 2, 2}, .compare = 8, .max_lod = 15, .border = {0.25, 0.5, 0.75, 2}};
}

/* --- running --- */

static struct fetch_case *
new_case(const struct tex *t)
{
    struct fetch_case *c = calloc(1, sizeof *c);
    if (!c)
        abort();
    encode(t, c->words[0]);
    c->count = 1;
    c->bindings.resources = (const uint32_t(*)[8])resources;
    c->textures = textures;
    c->samplers = samplers;
    for (unsigned lane = 0; lane < FETCH_LANES; lane++)
        for (unsigned k = 0; k < 4; k++)
            c->before[lane][k] = 0xbee00000 + 16 * lane + k;
    return c;
}

/* One more instruction in front. */
static void
prepend(struct fetch_case *c, const struct tex *t)
{
    memmove(c->words + 1, c->words, sizeof c->words - sizeof c->words[0]);
    encode(t, c->words[0]);
    c->count++;
}

static void
run(struct fetch_case *c)
{
    const char *why = fetch_run(c);
    if (why)
        fail_msg("%s", why);
}

static void
close_to(const struct fetch_case *c, unsigned lane, const double expected[4], const char *what)
{
    for (unsigned k = 0; k < 4; k++) {
        const double got = value_of(c->out[lane][k]);
        if (!(fabs(got - expected[k]) <= 2e-5 * (1 + fabs(expected[k]))))
            fail_msg("%s: lane %u element %u is %g, expected %g (at %g, %g, %g, %g)", what, lane, k, got,
                     expected[k], value_of(c->source[lane][0]), value_of(c->source[lane][1]),
                     value_of(c->source[lane][2]), value_of(c->source[lane][3]));
    }
}

static double
between(double low, double high)
{
    return low + (high - low) * (next_random() % 4096 + 0.37) / 4096;
}

/* Coordinates around the texture; texels' middles and edges are met too rarely to matter. */
static void
random_points(struct fetch_case *c, const struct model_texture *t, const struct tex *x)
{
    const bool layered = t->shape >= MODEL_CUBE;
    for (unsigned lane = 0; lane < FETCH_LANES; lane++)
        for (unsigned d = 0; d < 4; d++) {
            const double size = d < 3 && !(x->normalised >> d & 1) ? t->size[d] : 1;
            double at = t->shape == MODEL_CUBE && d < 2 ? between(1, 2) : between(-2, 3) * size;
            if (d == 2 && layered)
                at = (double)(next_random() % (unsigned)(t->layers + 3)) - 1;
            if (d == 2 && t->shape == MODEL_CUBE)
                at = next_random() % 6;
            c->source[lane][d] = bits_of(at);
        }
}

static struct model_point
point_of(const struct fetch_case *c, unsigned lane, const struct tex *x)
{
    struct model_point p = {.reference = value_of(c->source[lane][3])};
    for (unsigned d = 0; d < 3; d++) {
        p.at[d] = value_of(c->source[lane][d]);
        p.normalised[d] = x->normalised >> d & 1;
        p.offset[d] = x->offset[d] / 2;
    }
    return p;
}

/* --- loads --- */

static void
test_formats(void **state)
{
    struct tex x = plain;
    (void)state;
    x.inst = LD;
    for (unsigned format = 1, n = 0; format < 64; format++)
        for (unsigned way = 0; way < 6 && model_bytes(format); way++, n++) {
            const bool is_signed = way / 3;
            const struct model_number number = {format, way % 3, is_signed, false};
            struct description d = {.dim = 1,
                                    .width = 32,
                                    .height = 2,
                                    .depth = 1,
                                    .format = format,
                                    .num_format = number.num_format,
                                    .comps = is_signed ? 0x55 : 0,
                                    .swap = n % 4,
                                    .select = {n % 4, 5, 3, 4}};
            for (unsigned k = 0; k < 4096; k++)
                memory[k] = (uint8_t)next_random();
            describe(&d);
            struct fetch_case *c = new_case(&x);
            c->without_jit = way != format % 6 || format % 4;
            for (unsigned lane = 0; lane < FETCH_LANES; lane++) {
                c->source[lane][0] = lane / 2;
                c->source[lane][1] = lane % 2;
            }
            run(c);
            for (unsigned lane = 0; lane < FETCH_LANES; lane++) {
                uint8_t bytes[16];
                uint32_t xyzw[4];
                const unsigned size = model_bytes(format), at = (lane % 2 * 32 + lane / 2) * size;
                for (unsigned k = 0; k < size; k++)
                    bytes[k] = memory[model_swapped(d.swap, at + k)];
                model_texel(&number, bytes, xyzw);
                const uint32_t expected[4] = {xyzw[n % 4], model_one(&number), xyzw[3], 0};
                for (unsigned k = 0; k < 4; k++)
                    if (c->out[lane][k] != expected[k] && !isnan(value_of(expected[k])))
                        fail_msg("format %u way %u swap %u: lane %u element %u is 0x%x, expected 0x%x",
                                 format, way, d.swap, lane, k, c->out[lane][k], expected[k]);
            }
            free(c);
        }
}

static void
test_loads(void **state)
{
    static const struct {
        enum model_shape shape;
        int size[3], layers, levels;
    } shapes[] = {{MODEL_1D, {13, 1, 1}, 1, 1},
                  {MODEL_2D, {9, 5, 1}, 1, 4},
                  {MODEL_3D, {6, 5, 4}, 1, 3},
                  {MODEL_1D_ARRAY, {8, 1, 1}, 5, 1},
                  {MODEL_2D_ARRAY, {6, 4, 1}, 3, 2}};
    (void)state;
    for (unsigned n = 0; n < sizeof shapes / sizeof *shapes; n++) {
        struct tex x = plain;
        x.inst = LD;
        x.offset[0] = n & 1 ? 4 : -2; /* halves of texels */
        x.offset[1] = 2;
        const struct model_texture t = make(shapes[n].shape, shapes[n].size[0], shapes[n].size[1],
                                            shapes[n].size[2], shapes[n].layers, shapes[n].levels);
        struct fetch_case *c = new_case(&x);
        const int directions = model_directions(t.shape);
        for (unsigned lane = 0; lane < FETCH_LANES; lane++) {
            for (unsigned d = 0; d < 3; d++)
                c->source[lane][d] = next_random() % 12 - 2;
            c->source[lane][2] = next_random() % 6;
            c->source[lane][3] = next_random() % 3;
        }
        run(c);
        for (unsigned lane = 0; lane < FETCH_LANES; lane++) {
            double expected[4];
            int at[3] = {0, 0, 0};
            const int level = (int)c->source[lane][3],
                      layer = t.shape >= MODEL_CUBE ? (int)c->source[lane][2] : 0;
            bool inside = level < t.levels && layer < t.layers;
            for (int d = 0; d < directions; d++) {
                at[d] = (int)c->source[lane][d] + x.offset[d] / 2;
                inside = inside && at[d] >= 0 && at[d] < model_extent(t.size[d], level);
            }
            for (int k = 0; k < 4; k++)
                expected[k] = inside ? model_value(level, layer, at[0], at[1], at[2], k) : 0;
            close_to(c, lane, expected, "LD");
        }
        free(c);
    }
}

/* Samples lie one behind the other; LD has the sample in W, and fragment n is of sample n. */
static void
test_samples(void **state)
{
    struct tex x = plain;
    struct description d = {.dim = 6,
                            .width = 8,
                            .height = 4,
                            .depth = 1,
                            .format = 13,
                            .num_format = 1,
                            .last_level = 2,
                            .select = {0, 1, 2, 3}};
    (void)state;
    for (uint32_t k = 0; k < 4 * 8 * 4; k++)
        memcpy(memory + 4 * k, &k, sizeof k);
    describe(&d);
    x.inst = LD;
    struct fetch_case *c = new_case(&x);
    for (unsigned lane = 0; lane < FETCH_LANES; lane++) {
        c->source[lane][0] = lane % 8;
        c->source[lane][1] = lane / 8 % 4;
        c->source[lane][3] = lane % 5;
    }
    run(c);
    for (unsigned lane = 0; lane < FETCH_LANES; lane++)
        assert_int_equal(c->out[lane][0], lane % 5 < 4 ? lane % 5 * 32 + lane / 8 % 4 * 8 + lane % 8 : 0);
    free(c);
    x.mod = 1;
    c = new_case(&x);
    run(c);
    assert_int_equal(c->out[5][0], 0x76543210);
    free(c);
    x.mod = 0;
    x.inst = NUMBER_OF_SAMPLES;
    c = new_case(&x);
    run(c);
    const uint32_t expected[4] = {8, 4, 0, 4};
    assert_memory_equal(c->out[9], expected, sizeof expected);
    free(c);
}

static void
test_sizes(void **state)
{
    struct tex x = plain;
    (void)state;
    x.inst = RESINFO;
    x.src[0] = 3;
    for (unsigned n = 0; n < 6; n++) {
        static const uint32_t expected[6][4] = {{13, 0, 0, 3}, {13, 5, 0, 3}, {13, 5, 3, 3},
                                                {8, 8, 1, 3},  {13, 4, 0, 3}, {13, 5, 4, 3}};
        make((enum model_shape)n, n == 3 ? 8 : 13,
             n == 3  ? 8
             : n % 4 ? 5
                     : 1,
             n == 2 ? 3 : 1,
             n == 3  ? 6
             : n > 3 ? 4
                     : 1,
             3);
        struct fetch_case *c = new_case(&x);
        for (unsigned lane = 0; lane < FETCH_LANES; lane++)
            c->source[lane][3] = lane % 4;
        run(c);
        assert_memory_equal(c->out[0], expected[n], 16);
        assert_int_equal(c->out[1][0], n == 3 ? 4 : 6);
        assert_int_equal(c->out[3][0], 0); /* a level that is not there */
        assert_int_equal(c->out[3][3], 3);
        free(c);
    }
}

/* --- sampling --- */

static void
run_samples(const struct model_texture *t, const struct model_sampler *s, const struct tex *x, bool jit)
{
    struct fetch_case *c = new_case(x);
    c->without_jit = !jit;
    random_points(c, t, x);
    set_sampler(s);
    run(c);
    for (unsigned lane = 0; lane < FETCH_LANES; lane++) {
        const struct model_point p = point_of(c, lane, x);
        double expected[4], lod = x->inst == SAMPLE_L ? value_of(c->source[lane][3]) + s->bias : 0;
        model_sample(t, s, &p, lod, expected);
        close_to(c, lane, expected, "sample");
    }
    free(c);
}

static void
test_wraps(void **state)
{
    struct tex x = plain;
    (void)state;
    x.inst = SAMPLE_LZ;
    const struct model_texture t = make(MODEL_2D, 8, 5, 1, 1, 1);
    for (unsigned n = 0; n < 64; n++) {
        struct model_sampler s = a_sampler();
        s.wrap[0] = n % 8;
        s.wrap[1] = (n + n / 8) % 8;
        s.mag_linear = n / 8 & 1;
        x.normalised = n / 16 & 1 || s.wrap[0] < 2 || s.wrap[1] < 2 ? 7 : 0;
        x.offset[0] = n & 32 ? 6 : 0;
        x.offset[1] = n & 32 ? -4 : 0;
        run_samples(&t, &s, &x, n % 16 == 7);
    }
}

static void
test_shapes(void **state)
{
    (void)state;
    for (unsigned n = 0; n < 12; n++) {
        struct tex x = plain;
        const enum model_shape shape = (enum model_shape)(n / 2);
        struct model_sampler s = a_sampler();
        x.inst = SAMPLE_LZ;
        x.normalised = shape >= MODEL_CUBE ? 3 : 7;
        s.mag_linear = n & 1;
        const struct model_texture t = make(shape, 8,
                                            shape == MODEL_CUBE ? 8
                                            : n / 2 % 4         ? 6
                                                                : 1,
                                            n / 2 == 2 ? 4 : 1,
                                            shape == MODEL_CUBE  ? 6
                                            : shape > MODEL_CUBE ? 3
                                                                 : 1,
                                            1);
        run_samples(&t, &s, &x, n == 5);
    }
}

static void
test_levels(void **state)
{
    struct tex x = plain;
    (void)state;
    x.inst = SAMPLE_L;
    const struct model_texture t = make(MODEL_2D, 8, 8, 1, 1, 4);
    for (unsigned n = 0; n < 12; n++) {
        struct model_sampler s = a_sampler();
        s.mip = n % 3;
        s.mag_linear = n & 1;
        s.min_linear = !(n & 2);
        s.min_lod = n >= 6 ? 0.75 : 0;
        s.max_lod = n >= 6 ? 1.5 : 15;
        s.bias = n >= 3 && n < 9 ? -0.625 : 0;
        run_samples(&t, &s, &x, n == 2);
    }
}

/* Coordinates that grow along the lanes of a quad, so that gradients are known. */
static void
set_quads(struct fetch_case *c, double h[FETCH_LANES][3], double v[FETCH_LANES][3])
{
    for (unsigned q = 0; q < FETCH_LANES; q += 4) {
        double at[3], right[3], down[3];
        for (unsigned d = 0; d < 3; d++) {
            at[d] = between(0.1, 0.4);
            right[d] = (next_random() % 128) / 1024.0 + 1 / 2048.0;
            down[d] = (next_random() % 128) / 1024.0 + 1 / 2048.0;
        }
        for (unsigned lane = q; lane < q + 4; lane++)
            for (unsigned d = 0; d < 3; d++) {
                c->source[lane][d] = bits_of(at[d] + (lane & 1 ? right[d] : 0) + (lane & 2 ? down[d] : 0));
                h[lane][d] = right[d];
                v[lane][d] = down[d];
            }
        for (unsigned lane = q; lane < q + 4; lane++)
            c->source[lane][3] = bits_of(between(0, 1));
    }
}

/* What the level of detail of these is made of. */
struct lod_test {
    unsigned inst;
    int bias;         /* LOD_BIAS, in sixteenths */
    int ignored_bias; /* the same where the instruction has none */
    bool given;       /* gradients from SET_GRADIENTS_* */
    bool level_in_w, bias_in_w, zero;
    bool compares, reference_in_z;
};

static void
set_gradients(struct fetch_case *c)
{
    struct tex x = plain;
    const unsigned src[2][4] = {{3, 4, 4, 4}, {4, 3, 4, 4}};
    for (unsigned k = 0; k < 2; k++) {
        x.inst = k ? SET_V : SET_H;
        memcpy(x.src, src[k], sizeof x.src);
        memcpy(x.dst, (const unsigned[4]){MASK, MASK, MASK, MASK}, sizeof x.dst);
        prepend(c, &x);
    }
}

static void
run_lod(const struct lod_test *test)
{
    struct tex x = plain;
    double h[FETCH_LANES][3], v[FETCH_LANES][3];
    const struct model_texture t = make(MODEL_2D, 16, 16, 1, 1, 5);
    struct model_sampler s = a_sampler();
    s.mag_linear = s.min_linear = true;
    s.mip = 2;
    s.bias = 0.25;
    s.compare = test->compares ? 3 : 8;
    set_sampler(&s);
    x.inst = test->inst;
    x.bias = test->bias + test->ignored_bias;
    if (test->reference_in_z)
        x.src[2] = 1; /* as good as any */
    struct fetch_case *c = new_case(&x);
    set_quads(c, h, v);
    if (test->given)
        set_gradients(c);
    run(c);
    for (unsigned lane = 0; lane < FETCH_LANES; lane++) {
        struct model_point p = point_of(c, lane, &x);
        const double w = value_of(c->source[lane][3]), right[3] = {w, 0, 0}, down[3] = {0, w, 0};
        double expected[4],
            lod = test->given ? model_lod(&t, &p, right, down) : model_lod(&t, &p, h[lane], v[lane]);
        lod = test->zero ? -s.bias : test->level_in_w ? w : lod + (test->bias_in_w ? w : test->bias / 16.0);
        p.reference = test->reference_in_z ? value_of(c->source[lane][1]) : w;
        model_sample(&t, &s, &p, lod + s.bias, expected);
        close_to(c, lane, expected, "level of detail");
    }
    free(c);
}

static void
test_level_of_detail(void **state)
{
    static const struct lod_test tests[] = {
        {.inst = SAMPLE},
        {.inst = SAMPLE, .ignored_bias = 17},
        {.inst = SAMPLE_L, .level_in_w = true},
        {.inst = SAMPLE_LZ, .zero = true},
        {.inst = SAMPLE_LB, .bias = 20},
        {.inst = SAMPLE_LB, .bias = -20},
        {.inst = SAMPLE_LB, .bias_in_w = true},
        {.inst = SAMPLE_G, .given = true},
        {.inst = SAMPLE_G_LB, .given = true, .bias = -9},
        {.inst = SAMPLE_C, .compares = true},
        {.inst = SAMPLE_C_L, .compares = true, .level_in_w = true, .reference_in_z = true},
        {.inst = SAMPLE_C_LB, .compares = true, .bias = 20},
        {.inst = SAMPLE_C_LB, .compares = true, .bias_in_w = true, .reference_in_z = true},
        {.inst = SAMPLE_C_LZ, .compares = true, .zero = true},
        {.inst = SAMPLE_C_G, .compares = true, .given = true},
        {.inst = SAMPLE_C_G_LB, .compares = true, .given = true, .bias = 24},
    };
    (void)state;
    for (unsigned k = 0; k < sizeof tests / sizeof *tests; k++)
        run_lod(&tests[k]);
}

static void
test_lod_query(void **state)
{
    struct tex x = plain;
    double h[FETCH_LANES][3], v[FETCH_LANES][3];
    const struct model_texture t = make(MODEL_2D, 64, 64, 1, 1, 4);
    struct model_sampler s = a_sampler();
    (void)state;
    s.mip = 2;
    s.max_lod = 2.5;
    set_sampler(&s);
    x.inst = LOD;
    struct fetch_case *c = new_case(&x);
    set_quads(c, h, v);
    run(c);
    for (unsigned lane = 0; lane < FETCH_LANES; lane++) {
        const struct model_point p = point_of(c, lane, &x);
        const double lod = model_lod(&t, &p, h[lane], v[lane]);
        const double expected[4] = {fmin(fmax(lod, 0), 2.5), lod, 0, 0};
        for (unsigned k = 0; k < 2; k++)
            assert_true(fabs(value_of(c->out[lane][k]) - expected[k]) < 1e-3);
    }
    free(c);
}

static void
test_comparisons(void **state)
{
    struct tex x = plain;
    (void)state;
    x.inst = SAMPLE_C_LZ;
    for (unsigned n = 0; n < 8; n++) { /* references that a channel of 16 bits cannot have */
        struct description d = {
            .dim = 0, .width = 64, .height = 1, .depth = 1, .format = 5, .select = {0, 0, 1, 3}};
        struct model_sampler s = a_sampler();
        describe(&d);
        s.compare = n;
        set_sampler(&s);
        x.normalised = 0;
        struct fetch_case *c = new_case(&x);
        c->without_jit = n != 3;
        for (unsigned lane = 0; lane < FETCH_LANES; lane++) {
            const uint16_t texel = (uint16_t)(1000 * lane);
            memcpy(memory + 2 * lane, &texel, sizeof texel);
            c->source[lane][0] = bits_of(lane + 0.5);
            c->source[lane][3] = bits_of((1000.0 * lane + (int)(lane % 3) - 1 + 0.3) / 65535);
        }
        c->source[63][3] = 0x7fc00000; /* NaN is 0 here */
        c->source[62][3] = bits_of(7);
        run(c);
        for (unsigned lane = 0; lane < 62; lane++) {
            const int side = (int)(lane % 3) - 1 < 0 && lane == 0 ? 0 : (int)(lane % 3) - 1;
            const bool passes = (n & 1 && side < 0) || (n & 2 && side == 0) || (n & 4 && side > 0);
            const double expected[4] = {passes, passes, 0, 1};
            close_to(c, lane, expected, "comparison");
        }
        assert_int_equal(c->out[63][0] != 0, n & 1);
        assert_int_equal(c->out[62][0] != 0, n >> 2 & 1);
        free(c);
    }
}

static void
test_gathers(void **state)
{
    (void)state;
    for (unsigned n = 0; n < 12; n++) {
        struct tex x = plain, offsets = plain;
        struct model_sampler s = a_sampler();
        const bool compare = n & 1, from_gpr = n & 2;
        s.wrap[0] = s.wrap[1] = n / 4 ? 2 * (n / 4) : 1;
        s.compare = compare ? 1 : 8;
        x.inst = compare ? from_gpr ? GATHER4_C_O : GATHER4_C : from_gpr ? GATHER4_O : GATHER4;
        x.mod = compare ? 0 : n / 4 + 1;
        x.offset[0] = 2, x.offset[1] = -2;
        const struct model_texture t = make(MODEL_2D, 9, 7, 1, 1, 1);
        set_sampler(&s);
        struct fetch_case *c = new_case(&x);
        random_points(c, &t, &x);
        offsets.inst = SET_OFFSETS;
        memcpy(offsets.src, (const unsigned[4]){5, 4, 4, 7}, sizeof offsets.src);
        if (from_gpr)
            prepend(c, &offsets); /* 1, 0 */
        run(c);
        for (unsigned lane = 0; lane < FETCH_LANES; lane++) {
            struct model_point p = point_of(c, lane, &x);
            double expected[4];
            if (from_gpr)
                p.offset[0] = 1, p.offset[1] = 0;
            model_gather(&t, &s, &p, x.mod, expected);
            close_to(c, lane, expected, "gather");
        }
        free(c);
    }
}

/* --- gradients --- */

static void
test_gradients(void **state)
{
    (void)state;
    for (unsigned n = 0; n < 4; n++) {
        struct tex x = plain;
        const bool vertical = n & 1, fine = n & 2;
        x.inst = vertical ? GET_V : GET_H;
        x.mod = fine;
        struct fetch_case *c = new_case(&x);
        c->lanes = 61; /* the last quad is not whole */
        for (unsigned lane = 0; lane < FETCH_LANES; lane++)
            for (unsigned k = 0; k < 4; k++)
                c->source[lane][k] = bits_of(between(-8, 8));
        run(c);
        for (unsigned lane = 0; lane < 61; lane++) {
            const unsigned first = lane & ~3u, own = fine ? vertical ? lane & 1 : lane & 2 : 0;
            const unsigned a = first + own, b = a + (vertical ? 2 : 1);
            double expected[4];
            for (unsigned k = 0; k < 4; k++)
                expected[k] = first == 60 ? 0 : value_of(c->source[b][k]) - value_of(c->source[a][k]);
            close_to(c, lane, expected, "gradient");
        }
        free(c);
    }
}

/* KEEP_GRADIENTS sets what SAMPLE_G uses, and returns the border's colour. */
static void
test_keep_gradients(void **state)
{
    struct tex x = plain, keep = plain;
    double h[FETCH_LANES][3], v[FETCH_LANES][3];
    const struct model_texture t = make(MODEL_2D, 16, 16, 1, 1, 5);
    struct model_sampler s = a_sampler();
    (void)state;
    s.mip = 2;
    set_sampler(&s);
    keep.inst = KEEP;
    x.inst = SAMPLE_G;
    struct fetch_case *c = new_case(&x);
    memcpy(keep.dst, (const unsigned[4]){MASK, MASK, MASK, MASK}, sizeof keep.dst);
    prepend(c, &keep);
    set_quads(c, h, v);
    run(c);
    for (unsigned lane = 0; lane < FETCH_LANES; lane++) {
        const struct model_point p = point_of(c, lane, &x);
        double expected[4];
        model_sample(&t, &s, &p, model_lod(&t, &p, h[lane], v[lane]), expected);
        close_to(c, lane, expected, "kept gradients");
    }
    free(c);
    memcpy(keep.dst, (const unsigned[4]){3, 5, 4, 1}, sizeof keep.dst);
    c = new_case(&keep);
    run(c);
    close_to(c, 17, (const double[4]){2, 1, 0, 0.5}, "border colour");
    free(c);
}

/* --- numbers, refusals, faults --- */

static void
test_index_registers(void **state)
{
    struct tex x = plain;
    struct model_sampler s = a_sampler();
    (void)state;
    x.inst = SAMPLE_LZ;
    x.resource = ID - 7, x.index_mode = 2;
    x.sampler = SAMPLER - 2, x.sampler_mode = 1;
    const struct model_texture t = make(MODEL_2D, 8, 8, 1, 1, 1);
    set_sampler(&s);
    struct fetch_case *c = new_case(&x);
    c->idx[0] = 2, c->idx[1] = 7;
    random_points(c, &t, &x);
    run(c);
    for (unsigned lane = 0; lane < FETCH_LANES; lane++) {
        const struct model_point p = point_of(c, lane, &x);
        double expected[4];
        model_sample(&t, &s, &p, 0, expected);
        close_to(c, lane, expected, "index registers");
    }
    c->idx[1] = 0xdead0000;
    assert_non_null(fetch_run(c));
    assert_int_equal(c->fault.kind, EMU_FAULT_NO_IMAGE);
    c->idx[1] = 7, c->idx[0] = 100;
    assert_non_null(fetch_run(c));
    assert_int_equal(c->fault.kind, EMU_FAULT_NO_SAMPLER);
    free(c);
}

static void
refused(const struct tex *x, bool bound, const char *text)
{
    struct fetch_case *c = new_case(x);
    if (!bound)
        c->bindings.resources = NULL;
    const char *why = fetch_run(c);
    if (!why || !strstr(why, text))
        fail_msg("expected '%s', got '%s'", text, why ? why : "no refusal");
    free(c);
}

static void
test_refusals(void **state)
{
    struct tex x = plain;
    (void)state;
    make(MODEL_2D, 8, 8, 1, 1, 1);
    x.inst = SAMPLE;
    refused(&x, false, "no texture is bound");
    x.resource = 5;
    refused(&x, true, "texture 5 is not bound");
    x.resource = 176;
    refused(&x, true, "there are 176 resources");
    x.resource = ID;
    x.sampler = 18;
    refused(&x, true, "18 samplers");
    x.sampler = SAMPLER;
    x.src[3] = 6;
    refused(&x, true, "SRC_SEL_W 6 is reserved");
    x.src[3] = 3;
    x.inst = LD;
    x.mod = 2;
    refused(&x, true, "INST_MOD 2 is reserved");
    x.mod = 0;
    x.sampler_mode = 3;
    refused(&x, true, "SAMPLER_INDEX_MODE 3 is reserved");
}

/* Words at random: a texture that they describe lies in memory, and every instruction stays in it. */
static void
test_wild_words(void **state)
{
    static const unsigned insts[] = {LD, RESINFO, SAMPLE_L, SAMPLE, GATHER4, LOD, SAMPLE_C_LZ};
    unsigned fine = 0, tiled[3] = {0}, blocks = 0;
    (void)state;
    for (unsigned n = 0; n < 20000 && fine < 300; n++) {
        struct tex x = plain;
        struct emu_error error = {EMU_OK, ""};
        uint32_t *w = resources[ID];
        uint32_t words[3], colour[4];
        for (unsigned k = 0; k < 8; k++)
            w[k] = next_random() << 8 ^ next_random();
        if (n % 4) { /* such as have a chance */
            w[0] &= 0x00ffffff, w[1] &= 0x7003c01f, w[2] = (ADDRESS >> 8) + (w[2] & 15),
                                                    w[3] = w[2] + (w[3] & 255);
            w[5] &= 0x0006003f;
            w[7] = (w[7] & 0x3ffff) | 2u << 30;
            if (n % 4 > 1)
                w[4] &= ~0x3ffu, w[7] = (w[7] & ~63u) | (n % 8 < 4 ? 39 + n % 17 : w[7] & 63);
            if (n % 4 == 2) { /* in macro tiles */
                w[0] = (w[0] & 0x00fc0017) | 15 << 6;
                w[1] = (w[1] & 0x1f) | 4u << 28;
                w[5] &= 0x00060003;
                w[6] |= 1u << 31;
                w[7] &= 0xc001843f;
            }
        }
        for (unsigned k = 0; k < 3; k++)
            words[k] = next_random() << 8 ^ next_random();
        words[0] &= ~(n % 8 ? 3u << 25 : 0); /* CHROMA_KEY */
        for (unsigned k = 0; k < 4; k++)
            colour[k] = next_random() << 8;
        if (cay_texture_of(w, find, NULL, &textures[ID], &error) ||
            cay_sampler_of(words, colour, &samplers[SAMPLER], &error))
            continue;
        fine++;
        tiled[textures[ID].level[0].tiling]++;
        blocks += textures[ID].format.block != EMU_BLOCK_NONE;
        x.inst = insts[n % 7];
        struct fetch_case *c = new_case(&x);
        c->without_jit = true;
        for (unsigned lane = 0; lane < FETCH_LANES; lane++)
            for (unsigned k = 0; k < 4; k++)
                c->source[lane][k] = next_random() << 8 ^ next_random();
        run(c);
        free(c);
    }
    assert_true(fine >= 100 && tiled[EMU_TILED] >= 20 && tiled[EMU_MACRO_TILED] >= 20 && blocks >= 20);
    memset(&samplers[SAMPLER], 0, sizeof samplers[SAMPLER]);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_formats),        cmocka_unit_test(test_loads),
        cmocka_unit_test(test_samples),        cmocka_unit_test(test_sizes),
        cmocka_unit_test(test_wraps),          cmocka_unit_test(test_shapes),
        cmocka_unit_test(test_levels),         cmocka_unit_test(test_level_of_detail),
        cmocka_unit_test(test_lod_query),      cmocka_unit_test(test_comparisons),
        cmocka_unit_test(test_gathers),        cmocka_unit_test(test_gradients),
        cmocka_unit_test(test_keep_gradients), cmocka_unit_test(test_index_registers),
        cmocka_unit_test(test_refusals),       cmocka_unit_test(test_wild_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
