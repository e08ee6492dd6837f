/* SPDX-License-Identifier: MIT */
/* Textures in memory: blocks, tiles, levels, against what others compute (fetch/layouts.def). */
#include "test.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "cayman/isa/cay_texture.h"
#include "fetch/blocks.h"
#include "fetch/fetch_run.h"
#include "texture_priv.h"

enum { ADDRESS = 0x1000000, ID = 20, LD = 3, BYTES = 1 << 18 };
enum { LINEAR = 1, TILED_1D = 2, TILED_1D_THICK = 3, TILED_2D = 4, TILED_2D_THICK = 7 };

static _Alignas(64) uint8_t memory[BYTES];
static uint32_t resources[CAY_RESOURCES][8];
static struct emu_texture textures[CAY_RESOURCES];

static uint32_t
next(uint32_t *state)
{
    *state = *state * 1664525 + 1013904223;
    return *state >> 8;
}

static uint64_t
hashed(uint64_t hash, const void *data, size_t bytes)
{
    const uint8_t *byte = data;
    for (size_t k = 0; k < bytes; k++)
        hash = (hash ^ byte[k]) * UINT64_C(1099511628211);
    return hash;
}

static const uint64_t no_hash = UINT64_C(14695981039346656037);

/* --- words --- */

struct layout {
    unsigned dim, mode, width, height, depth, layers, format, num_format, comps, srgb, samples;
    unsigned order, depth_order, banks, bank_width, bank_height, aspect, split;
    unsigned last_level, pitch, first_layer;
    uint64_t address, mips;
};

static unsigned
log2_of(unsigned power)
{
    return (unsigned)__builtin_ctz(power);
}

static void
write_words(const struct layout *l, uint32_t w[8])
{
    const unsigned depth = l->dim == 2 ? l->depth : l->dim == 3 ? l->layers / 6 : l->layers;
    const unsigned last = l->samples > 1 ? log2_of(l->samples) : l->last_level;
    w[0] = l->dim | l->order << 4 | (l->pitch / 8 - 1) << 6 | (l->width - 1) << 18;
    w[1] = (l->height - 1) | (depth - 1) << 14 | l->mode << 28;
    w[2] = (uint32_t)(l->address >> 8);
    w[3] = (uint32_t)(l->mips >> 8);
    w[4] = l->comps | l->num_format << 8 | l->srgb << 11 | 1u << 19 | 2u << 22 | 3u << 25;
    w[5] = last | l->first_layer << 4 | (l->layers - 1) << 17;
    const bool macro = l->mode == TILED_2D || l->mode == TILED_2D_THICK;
    w[6] = macro ? (log2_of(l->split) - 6) << 29 : 0;
    w[7] = l->format | l->depth_order << 15 | 2u << 30;
    if (macro)
        w[7] |= log2_of(l->aspect) << 6 | log2_of(l->bank_width) << 8 | log2_of(l->bank_height) << 10 |
                (log2_of(l->banks) - 1) << 16;
}

/* Nothing reads there. */
static uint8_t *
find_anything(void *user, uint64_t address, uint64_t bytes)
{
    (void)user;
    (void)bytes;
    return (uint8_t *)(uintptr_t)address;
}

static uint8_t *
find(void *user, uint64_t address, uint64_t bytes)
{
    (void)user;
    return address >= ADDRESS && address - ADDRESS <= BYTES && bytes <= BYTES - (address - ADDRESS)
               ? memory + (address - ADDRESS)
               : NULL;
}

static void
describe(const struct layout *l, cay_find_memory *finder)
{
    struct emu_error error = {EMU_OK, ""};
    write_words(l, resources[ID]);
    if (cay_texture_of(resources[ID], finder, NULL, &textures[ID], &error))
        fail_msg("%s", error.text);
}

static unsigned
plain_format(unsigned bytes)
{
    static const unsigned formats[] = {1, 5, 13, 29, 34};
    return formats[log2_of(bytes)];
}

/* --- blocks --- */

/* The texel as the table has it. */
static uint64_t
hash_texel(uint64_t hash, unsigned format, bool is_signed, const uint8_t texel[16])
{
    uint8_t bytes[2];
    if (format != EMU_BLOCK_BC4 && format != EMU_BLOCK_BC5)
        return hashed(hash, texel, emu_block_sizes[format].texel_bytes);
    for (unsigned c = 0; c < format - 3; c++) {
        float value;
        memcpy(&value, texel + 4 * c, sizeof value);
        const double scaled = (double)value * (is_signed ? 127 : 255);
        bytes[c] = (uint8_t)(int)(scaled + (scaled < 0 ? -1e-4 : 1e-4));
    }
    return hashed(hash, bytes, format - 3);
}

static void
check_blocks(unsigned format, unsigned is_signed, unsigned form, uint64_t expected)
{
    uint32_t state = 1000 * format + 10 * form + is_signed;
    uint64_t hash = no_hash;
    assert_true(form < blocks_forms(format));
    for (unsigned k = 0; k < 200; k++) {
        uint8_t bytes[16], texel[16] = {0};
        blocks_make(format, form, &state, bytes);
        for (unsigned t = 0; t < 16; t++) {
            emu_block_texel(format, is_signed ? 3 : 0, bytes, t % 4, t / 4, texel);
            hash = hash_texel(hash, format, is_signed, texel);
        }
    }
    if (hash != expected)
        fail_msg("BC%u, signed %u, form %u: other texels than Mesa's", format, is_signed, form);
}

static void
test_blocks(void **state)
{
    (void)state;
#define BLOCK(...) check_blocks(__VA_ARGS__);
#define TILED(...)
#define LEVELS(...)
#include "fetch/layouts.def"
#undef BLOCK
#undef TILED
#undef LEVELS
}

/* What lies between two ends is the nearest number; and -128 is -127. */
static void
test_rounding(void **state)
{
    const uint8_t thirds[16] = {0xff, 0xff, 0x41, 0x08, 0xe4}; /* 255 and 8, 8, 8: codes 0, 1, 2, 3 */
    const uint8_t alpha[16] = {255, 0, 0x88, 0xc6, 0xfa};      /* codes 0 to 7 */
    const uint8_t lowest[16] = {0x80, 0x7f, 0x08};
    uint8_t texel[16];
    float value;
    (void)state;
    emu_block_texel(EMU_BLOCK_BC1, 0, thirds, 2, 0, texel);
    assert_int_equal(texel[0], 173); /* 172.67 */
    emu_block_texel(EMU_BLOCK_BC1, 0, thirds, 3, 0, texel);
    assert_int_equal(texel[0], 90); /* 90.33 */
    emu_block_texel(EMU_BLOCK_BC3, 0, alpha, 2, 0, texel);
    assert_int_equal(texel[3], 219); /* 218.57 */
    emu_block_texel(EMU_BLOCK_BC4, 1, lowest, 0, 0, texel);
    memcpy(&value, texel, sizeof value);
    assert_true(value == -1.0f);
    emu_block_texel(EMU_BLOCK_BC4, 1, lowest, 1, 0, texel);
    memcpy(&value, texel, sizeof value);
    assert_true(value == 1.0f);
}

/* --- tiles --- */

static void
check_tiles(unsigned mode, unsigned bytes, unsigned samples, unsigned order, unsigned depth_order,
            unsigned banks, unsigned bank_width, unsigned bank_height, unsigned aspect, unsigned split,
            unsigned pitch, unsigned rows, unsigned layers, unsigned swizzle, uint64_t expected)
{
    static uint32_t row;
    uint32_t state = row++;
    uint64_t hash = no_hash;
    const struct layout l = {.dim = samples > 1 ? 7 : 5,
                             .mode = mode,
                             .width = pitch,
                             .height = rows,
                             .layers = layers,
                             .format = plain_format(bytes),
                             .samples = samples,
                             .order = order,
                             .depth_order = depth_order,
                             .banks = banks,
                             .bank_width = bank_width,
                             .bank_height = bank_height,
                             .aspect = aspect,
                             .split = split,
                             .pitch = pitch,
                             .address = ADDRESS + 256 * swizzle};
    describe(&l, find_anything);
    assert_ptr_equal(textures[ID].level[0].base, find_anything(NULL, ADDRESS, 0));
    for (unsigned k = 0; k < 400; k++) {
        const uint32_t x = next(&state) % pitch, y = next(&state) % rows, layer = next(&state) % layers;
        const uint64_t place =
            emu_tiled_place(&textures[ID], &textures[ID].level[0], x, y, layer, next(&state) % samples);
        assert_true(place + bytes <= (uint64_t)pitch * rows * layers * samples * bytes);
        hash = hashed(hash, &place, sizeof place);
    }
    if (hash != expected)
        fail_msg("row %u of TILED: other places than AMD's library has", row);
}

static void
test_tiles(void **state)
{
    (void)state;
#define BLOCK(...)
#define TILED(...) check_tiles(__VA_ARGS__);
#define LEVELS(...)
#include "fetch/layouts.def"
#undef BLOCK
#undef TILED
#undef LEVELS
}

/* --- levels --- */

static void
check_levels(unsigned dim, unsigned mode, unsigned width, unsigned height, unsigned depth, unsigned bytes,
             unsigned is_block, unsigned samples, unsigned banks, unsigned bank_width, unsigned bank_height,
             unsigned aspect, unsigned split, unsigned last_level, unsigned pitch, uint64_t second,
             uint64_t expected)
{
    uint64_t hash = no_hash;
    const struct layout l = {.dim = dim,
                             .mode = mode,
                             .width = width,
                             .height = height,
                             .depth = depth,
                             .layers = dim == 2   ? 1
                                       : dim == 3 ? 6
                                                  : depth,
                             .format = !is_block    ? plain_format(bytes)
                                       : bytes == 8 ? 49
                                                    : 53,
                             .samples = samples,
                             .order = 1,
                             .banks = banks,
                             .bank_width = bank_width,
                             .bank_height = bank_height,
                             .aspect = aspect,
                             .split = split,
                             .last_level = last_level,
                             .pitch = pitch,
                             .address = ADDRESS,
                             .mips = ADDRESS + second};
    describe(&l, find_anything);
    for (unsigned k = 0; k <= last_level; k++) {
        const struct emu_texture_level *level = &textures[ID].level[k];
        const uint64_t words[4] = {(uint64_t)(uintptr_t)level->base - ADDRESS, level->row_pitch,
                                   level->slice_pitch, level->tiling};
        hash = hashed(hash, words, sizeof words);
    }
    if (hash != expected)
        fail_msg("LEVELS(%u, %u, %u, %u, %u, %u, ...): libdrm lays them out otherwise", dim, mode, width,
                 height, depth, bytes);
}

static void
test_levels(void **state)
{
    (void)state;
#define BLOCK(...)
#define TILED(...)
#define LEVELS(...) check_levels(__VA_ARGS__);
#include "fetch/layouts.def"
#undef BLOCK
#undef TILED
#undef LEVELS
}

/*
 * Words as Debian's r600 driver (Mesa 22.3.6) writes them for a GPU of 8 pipes and 8 banks
 * (conformance/door), with R600_DEBUG=nodma,no2d and, the last one, nodma. The driver has level 1 right
 * behind level 0, if that is not rounded up.
 */
static void
test_driver_words(void **state)
{
    static const struct {
        uint32_t words[8];
        uint32_t slices;     /* of a level */
        const char *tilings; /* of each level */
    } rows[] = {
        {{0x04ac09c1, 0x200000c7, 0x01000500, 0x0100058c, 0x06880000, 8, 0x80000004, 0x800200f1}, /* BC1 */
         1,
         "111111111"},
        {{0x020404d5, 0x20008045, 0x01001e00, 0x01001ef0, 0x06880000, 0x40003, 0x80000004, 0x800200f7},
         4, /* BC7, three layers */
         "1111"},
        {{0x0aec15d1, 0x20000383, 0x01002e00, 0x010037f8, 0x0b080000, 9, 0x80000004, 0x800200f5}, /* BC5 */
         1,
         "1111111111"},
        {{0x0aec15c1, 0x4000012b, 0x01004f00, 0x01005f80, 0x06880000, 9, 0x80000004, 0x8002041a},
         1, /* 8_8_8_8 */
         "2221111111"}};
    (void)state;
    for (unsigned n = 0; n < sizeof rows / sizeof *rows; n++) {
        struct emu_texture *t = &textures[ID];
        struct emu_error error = {EMU_OK, ""};
        if (cay_texture_of(rows[n].words, find_anything, NULL, t, &error))
            fail_msg("%s", error.text);
        assert_int_equal(t->level_count, strlen(rows[n].tilings));
        for (unsigned k = 0; k < t->level_count; k++)
            assert_int_equal(t->level[k].tiling, rows[n].tilings[k] - '0');
        assert_int_equal(t->level[1].base - t->level[0].base, t->level[0].slice_pitch * rows[n].slices);
    }
}

/* --- loads, on every engine --- */

static struct fetch_case *
new_load(void)
{
    struct fetch_case *c = calloc(1, sizeof *c);
    if (!c)
        abort();
    c->words[0][0] = LD | ID << 8 | FETCH_SOURCE << 16;
    c->words[0][1] = FETCH_TARGET | 1u << 12 | 2u << 15 | 3u << 18;
    c->words[0][2] = 1u << 23 | 2u << 26 | 3u << 29;
    c->count = 1;
    c->bindings.resources = (const uint32_t(*)[8])resources;
    c->textures = textures;
    return c;
}

static void
run(struct fetch_case *c)
{
    const char *why = fetch_run(c);
    if (why)
        fail_msg("%s", why);
}

/* A dword's value is where it is; a load must find what is there. */
static void
check_loads(const struct layout *l, bool with_jit)
{
    struct fetch_case *c = new_load();
    uint32_t state = 5;
    for (uint32_t k = 0; k < BYTES; k += 4)
        memcpy(memory + k, &k, sizeof k);
    describe(l, find);
    c->without_jit = !with_jit;
    for (unsigned lane = 0; lane < FETCH_LANES; lane++) {
        c->source[lane][0] = next(&state) % l->width;
        c->source[lane][1] = next(&state) % l->height;
        c->source[lane][2] = l->depth        ? next(&state) % l->depth
                             : l->layers > 1 ? next(&state) % (l->layers - l->first_layer)
                                             : 0;
        c->source[lane][3] = l->samples > 1 ? next(&state) % l->samples : 0;
    }
    run(c);
    for (unsigned lane = 0; lane < FETCH_LANES; lane++) {
        const uint32_t *at = c->source[lane];
        const uint64_t place = emu_tiled_place(&textures[ID], &textures[ID].level[0], at[0], at[1],
                                               at[2] + l->first_layer, at[3]);
        assert_int_equal(c->out[lane][0], place);
    }
    free(c);
}

/* One dword of a texel, so that it can be compared as an integer. */
static void
test_tiled_loads(void **state)
{
    struct layout l = {.dim = 5,
                       .mode = TILED_1D,
                       .width = 50,
                       .height = 21,
                       .layers = 3,
                       .format = 13,
                       .num_format = 1,
                       .samples = 1,
                       .pitch = 56,
                       .first_layer = 1,
                       .address = ADDRESS};
    (void)state;
    check_loads(&l, true);
    l.mode = TILED_2D;
    l.width = l.pitch = 128;
    l.height = 30;
    l.banks = 4;
    l.bank_width = 1;
    l.bank_height = l.aspect = 2;
    l.split = 256;
    check_loads(&l, false);
    l.dim = 7; /* a tile of 1,024 bytes in four pieces */
    l.samples = 4;
    check_loads(&l, false);
    l.dim = 2; /* a volume: four slices in a tile */
    l.samples = 1;
    l.layers = 1;
    l.first_layer = 0;
    l.depth = 7;
    l.width = l.pitch = 64;
    l.aspect = 1;
    l.mode = TILED_2D_THICK;
    l.order = 1;
    check_loads(&l, true);
    l.mode = TILED_1D_THICK;
    l.width = 50;
    l.pitch = 56;
    check_loads(&l, false);
}

static const struct {
    unsigned format, comps;
} block_formats[] = {{39, 0}, {40, 0}, {49, 0}, {50, 0}, {51, 0},    {52, 0},
                     {52, 1}, {53, 0}, {53, 5}, {54, 0}, {54, 0x15}, {55, 0}};

/* The channel as a float, from a texel that was taken out. */
static float
channel_of(enum emu_texel_block block, const uint8_t texel[16], unsigned c)
{
    const unsigned bytes = emu_block_sizes[block].texel_bytes;
    float value = c == 3;
    if (block == EMU_BLOCK_BC4 || block == EMU_BLOCK_BC5) {
        if (4 * c < bytes)
            memcpy(&value, texel + 4 * c, sizeof value);
        else
            value = c == 3;
        return value;
    }
    if (block != EMU_BLOCK_BC6)
        return (float)texel[c] / 255.0f;
    if (c == 3)
        return value;
    const unsigned half = texel[2 * c] | (unsigned)texel[2 * c + 1] << 8, size = half & 0x7fff;
    value = size < 0x400 ? ldexpf((float)size, -24)
                         : ldexpf((float)(size % 0x400 + 0x400), (int)(size >> 10) - 25);
    return half & 0x8000 ? -value : value;
}

static double
linear_of(double x)
{
    return x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4);
}

/* A texture of blocks, with an edge inside of a block. */
static void
check_block_loads(unsigned format, unsigned comps, unsigned mode, bool srgb, bool with_jit)
{
    const enum emu_texel_block block =
        format < 49 ? EMU_BLOCK_GB_GR + format - 39 : EMU_BLOCK_BC1 + format - 49;
    const struct emu_block_size *size = &emu_block_sizes[block];
    const struct layout l = {.dim = 1,
                             .mode = mode,
                             .width = 45,
                             .height = 22,
                             .layers = 1,
                             .format = format,
                             .comps = comps,
                             .srgb = srgb,
                             .samples = 1,
                             .order = 1,
                             .pitch = 64,
                             .address = ADDRESS};
    struct fetch_case *c = new_load();
    uint32_t state = format;
    for (unsigned k = 0; k < BYTES; k++)
        memory[k] = (uint8_t)(next(&state) >> 12);
    describe(&l, find);
    c->without_jit = !with_jit;
    for (unsigned lane = 0; lane < FETCH_LANES; lane++) {
        c->source[lane][0] = next(&state) % l.width;
        c->source[lane][1] = next(&state) % l.height;
    }
    run(c);
    for (unsigned lane = 0; lane < FETCH_LANES; lane++) {
        const uint32_t x = c->source[lane][0], y = c->source[lane][1];
        const uint32_t bx = x >> size->width, by = y >> size->height, pitch = l.pitch >> size->width;
        const uint64_t place = mode == LINEAR
                                   ? (uint64_t)(by * pitch + bx) * size->bytes
                                   : emu_tiled_place(&textures[ID], &textures[ID].level[0], bx, by, 0, 0);
        uint8_t bytes[16] = {0}, texel[16] = {0};
        memcpy(bytes, memory + place, size->bytes);
        emu_block_texel(block, comps ? 3 : 0, bytes, x - (bx << size->width), y - (by << size->height),
                        texel);
        for (unsigned k = 0; k < 4; k++) {
            float value;
            memcpy(&value, &c->out[lane][k], sizeof value);
            const float expected = channel_of(block, texel, k);
            const double wanted = srgb && k < 3 ? linear_of((double)expected) : (double)expected;
            if (!(fabs((double)value - wanted) <= (srgb ? 1e-6 : 0)))
                fail_msg("format %u: (%u, %u) has %g in %u, expected %g", format, x, y, (double)value, k,
                         wanted);
        }
    }
    free(c);
}

static void
test_block_loads(void **state)
{
    (void)state;
    for (unsigned n = 0; n < sizeof block_formats / sizeof *block_formats; n++) {
        check_block_loads(block_formats[n].format, block_formats[n].comps, LINEAR, false, n == 2);
        if (block_formats[n].format >= 49)
            check_block_loads(block_formats[n].format, block_formats[n].comps, TILED_1D, false, false);
    }
    check_block_loads(49, 0, LINEAR, true, false);
    check_block_loads(51, 0, TILED_1D, true, false);
    check_block_loads(55, 0, LINEAR, true, false);
}

/* --- refusals --- */

static void
refused(const struct layout *l, const char *why)
{
    struct emu_error error = {EMU_OK, ""};
    write_words(l, resources[ID]);
    assert_int_equal(cay_texture_of(resources[ID], find, NULL, &textures[ID], &error), -1);
    if (!strstr(error.text, why))
        fail_msg("\"%s\" instead of \"%s\"", error.text, why);
}

static void
test_refusals(void **state)
{
    const struct layout fine = {.dim = 1,
                                .mode = TILED_2D,
                                .width = 64,
                                .height = 16,
                                .layers = 1,
                                .format = 13,
                                .samples = 1,
                                .banks = 2,
                                .bank_width = 1,
                                .bank_height = 1,
                                .aspect = 1,
                                .split = 256,
                                .pitch = 64,
                                .address = ADDRESS};
    struct layout l = fine;
    (void)state;
    describe(&l, find);
    l.mode = 12; /* 3D_TILED_THIN1 */
    refused(&l, "ARRAY_MODE 12");
    l.mode = TILED_2D_THICK;
    refused(&l, "textures of thick tiles in the order that a display wants");
    l.order = 1;
    l.last_level = 2;
    refused(&l, "textures of thick tiles with levels");
    l = fine;
    l.order = 2;
    refused(&l, "NON_DISP_TILING_ORDER 2");
    l = fine;
    l.format = 47;
    refused(&l, "tiled textures of format 47");
    l.format = 39;
    refused(&l, "tiled textures of format 39");
    l.format = 18;
    refused(&l, "texture format 18");
    l.format = 49;
    l.comps = 1; /* signed BC1 */
    refused(&l, "texture format 49");
    l = fine;
    l.pitch = 72;
    refused(&l, "sizes");
    l = fine;
    l.split = 128;
    refused(&l, "sizes"); /* a bank has less than an interleave */
    l = fine;
    l.aspect = 8;
    refused(&l, "MACRO_TILE_ASPECT");
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_blocks),       cmocka_unit_test(test_rounding),
        cmocka_unit_test(test_tiles),        cmocka_unit_test(test_levels),
        cmocka_unit_test(test_driver_words), cmocka_unit_test(test_tiled_loads),
        cmocka_unit_test(test_block_loads),  cmocka_unit_test(test_refusals),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
