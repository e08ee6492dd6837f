/* SPDX-License-Identifier: MIT */
/* Formats, texels, descriptors; what image messages do without an image, and what the checker refuses. What
 * samplers give is tested by conformance/images, and that all engines give it by conformance/lanes. */
#include <math.h>
#include <string.h>

#include "emu/image.h"
#include "emu/image_access.h"
#include "emu/image_packed.h"
#include "rig.h"

static void
pairs_are_opencls(void **state)
{
    (void)state;
    struct emu_image_format f;
    uint32_t count = 0;
    while (emu_image_format_at(count, &f)) {
        assert_true(f.texel_bytes >= 1 && f.texel_bytes <= 16);
        struct emu_image_format again;
        assert_true(emu_image_format_find(f.order, f.type, &again));
        assert_memory_equal(&f, &again, sizeof f);
        count++;
    }
    /* seven orders with 12 types, and RGBA with one more; REAL, BYTES, PACKED, DEPTH, sRGB */
    assert_int_equal(count, 7 * 12 + 1 + 2 * 6 + 3 * 4 + 2 * 3 + 2 + 4);
    assert_false(emu_image_format_find(EMU_ORDER_RGB, EMU_TYPE_FLOAT, &f));
    assert_false(emu_image_format_find(EMU_ORDER_BGRA, EMU_TYPE_UNORM_INT16, &f));
    assert_false(emu_image_format_find(EMU_ORDER_LUMINANCE, EMU_TYPE_SIGNED_INT8, &f));
    assert_false(emu_image_format_find(0, 0, &f));
}

static bool
is_nan_channel(const struct emu_image_format *f, const uint8_t *texel)
{
    for (unsigned c = 0; f->channel_class == EMU_CHANNEL_FLOAT && c < f->channels; c++) {
        uint16_t h;
        float x;
        memcpy(&h, texel + 2 * c, sizeof h);
        memcpy(&x, texel + (f->channel_bits == 32 ? 4 * c : 0), f->channel_bits == 32 ? sizeof x : 2);
        if (f->channel_bits == 32 ? isnan(x) : (h & 0x7fff) > 0x7c00)
            return true;
    }
    return false;
}

/* The least value has two codes, and unused bits come back as 0. */
static bool
is_other_code(const struct emu_image_format *f, const uint8_t *texel, const uint8_t *back)
{
    uint32_t rgba[4], again[4];
    if (f->channel_class != EMU_CHANNEL_SNORM && f->channel_bits)
        return false;
    emu_texel_decode(f, texel, rgba);
    emu_texel_decode(f, back, again);
    return !memcmp(rgba, again, sizeof rgba);
}

/* Every texel comes back from what a kernel sees of it. */
static void
texels_come_back(void **state)
{
    (void)state;
    struct emu_image_format f;
    uint64_t random = 7;
    for (uint32_t n = 0; emu_image_format_at(n, &f); n++)
        for (unsigned i = 0; i < 70000; i++) {
            uint8_t texel[16], back[16] = {0};
            uint32_t rgba[4];
            for (unsigned b = 0; b < 16; b += 8) {
                random = random * 6364136223846793005u + 1442695040888963407u;
                const uint64_t bits =
                    i < 65536 ? i * 0x0001000100010001u ^ (b ? random << 16 : 0) : random >> 3;
                memcpy(texel + b, &bits, sizeof bits);
            }
            if (is_nan_channel(&f, texel))
                continue;
            emu_texel_decode(&f, texel, rgba);
            emu_texel_encode(&f, rgba, back);
            if (f.order == EMU_ORDER_sRGBx)
                texel[3] = back[3]; /* nothing reads it */
            if (memcmp(texel, back, f.texel_bytes) && !is_other_code(&f, texel, back))
                fail_msg("order 0x%x type 0x%x: %02x%02x became %02x%02x", f.order, f.type, texel[0],
                         texel[1], back[0], back[1]);
        }
}

static float
as_float(uint32_t bits)
{
    float f;
    memcpy(&f, &bits, sizeof f);
    return f;
}

static void
known_texels(void **state)
{
    (void)state;
    static const struct {
        uint16_t order, type;
        uint8_t texel[4];
        float rgba[4];
    } rows[] = {
        {EMU_ORDER_RGBA, EMU_TYPE_UNORM_INT8, {255, 0, 51, 102}, {1, 0, 0.2f, 0.4f}},
        {EMU_ORDER_BGRA, EMU_TYPE_UNORM_INT8, {255, 0, 51, 102}, {0.2f, 0, 1, 0.4f}},
        {EMU_ORDER_ARGB, EMU_TYPE_SNORM_INT8, {127, 0x81, 0x80, 0}, {-1, -1, 0, 1}},
        {EMU_ORDER_A, EMU_TYPE_UNORM_INT16, {0xff, 0xff}, {0, 0, 0, 1}},
        {EMU_ORDER_R, EMU_TYPE_HALF_FLOAT, {0x00, 0xbc}, {-1, 0, 0, 1}},
        {EMU_ORDER_INTENSITY, EMU_TYPE_UNORM_INT8, {51}, {0.2f, 0.2f, 0.2f, 0.2f}},
        {EMU_ORDER_LUMINANCE, EMU_TYPE_UNORM_INT8, {51}, {0.2f, 0.2f, 0.2f, 1}},
        {EMU_ORDER_RGB, EMU_TYPE_UNORM_SHORT_565, {0x1f, 0xf8}, {1, 0, 1, 1}},
        {EMU_ORDER_RGB, EMU_TYPE_UNORM_SHORT_555, {0xe0, 0x03}, {0, 1, 0, 1}},
        {EMU_ORDER_RGBA, EMU_TYPE_UNORM_INT_101010_2, {0x03, 0, 0xc0, 0xff}, {1, 0, 0, 1}},
        {EMU_ORDER_sRGBA, EMU_TYPE_UNORM_INT8, {255, 0, 188, 51}, {1, 0, 0.502886f, 0.2f}},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct emu_image_format f;
        uint32_t rgba[4];
        assert_true(emu_image_format_find(rows[i].order, rows[i].type, &f));
        emu_texel_decode(&f, rows[i].texel, rgba);
        for (unsigned c = 0; c < 4; c++)
            if (fabsf(as_float(rgba[c]) - rows[i].rgba[c]) > 1e-6f)
                fail_msg("row %zu, component %u: %g", i, c, (double)as_float(rgba[c]));
    }
}

static void
descriptors_must_fit(void **state)
{
    (void)state;
    static uint8_t texels[4 * 8 * 3];
    struct emu_image image = {.base = texels,
                              .shape = EMU_IMAGE_2D,
                              .width = 8,
                              .height = 3,
                              .depth = 1,
                              .layers = 1,
                              .row_pitch = 32,
                              .slice_pitch = 96};
    assert_true(emu_image_format_find(EMU_ORDER_RGBA, EMU_TYPE_UNORM_INT8, &image.format));
    assert_true(emu_image_fits(&image, sizeof texels));
    assert_false(emu_image_fits(&image, sizeof texels - 1));
    image.row_pitch = UINT64_MAX / 2;
    assert_false(emu_image_fits(&image, UINT64_MAX));
    image.row_pitch = 32, image.width = 0;
    assert_false(emu_image_fits(&image, sizeof texels));
    image.width = UINT32_MAX;
    assert_false(emu_image_fits(&image, UINT64_MAX));
    image.width = 8, image.base = NULL;
    assert_false(emu_image_fits(&image, sizeof texels));
}

static struct lane_op *
message(struct rig *r, enum lane_code code)
{
    rig_clear(r);
    struct lane_op *op = rig_op(r, code, LANE_UD);
    op->src[0] = rig_packed(LANE_UD, RIG_A);
    op->dst = rig_packed(LANE_UD, RIG_DST);
    op->image = (struct lane_image){.surface = 1,
                                    .sampler = 2,
                                    .coords = 2,
                                    .comps = 4,
                                    .comp_mask = 15,
                                    .coord = {RIG_B},
                                    .comp_stride = 64};
    return op;
}

static void
what_is_not_bound_is_a_fault(void **state)
{
    (void)state;
    static uint8_t texels[64];
    struct rig r;
    struct emu_image images[2] = {{.base = NULL}};
    struct emu_sampler samplers[3] = {{.valid = true}};
    rig_open(&r);
    message(&r, LANE_OP_texload)->inst = 0x40;
    assert_int_equal(rig_run(&r, 0xf0, RIG_IEEE), EMU_STOP_FAULT); /* no table */
    assert_int_equal(r.thread.fault.kind, EMU_FAULT_NO_IMAGE);
    assert_int_equal(r.thread.fault.address, 1);
    assert_int_equal(r.thread.fault.lanes, 0xf0);
    assert_int_equal(r.thread.fault.inst, 0x40);
    r.launch.images = images, r.launch.image_count = 2;
    message(&r, LANE_OP_texload);
    assert_int_equal(rig_run(&r, 0xffff, RIG_IEEE), EMU_STOP_FAULT); /* nothing in the table */
    assert_int_equal(r.thread.fault.kind, EMU_FAULT_NO_IMAGE);
    images[1] = (struct emu_image){.base = texels,
                                   .shape = EMU_IMAGE_1D,
                                   .width = 4,
                                   .height = 1,
                                   .depth = 1,
                                   .layers = 1,
                                   .row_pitch = 16,
                                   .slice_pitch = 16};
    assert_true(emu_image_format_find(EMU_ORDER_RGBA, EMU_TYPE_UNORM_INT8, &images[1].format));
    message(&r, LANE_OP_texload);
    assert_int_equal(rig_run(&r, 0xffff, RIG_IEEE), EMU_STOP_END);
    message(&r, LANE_OP_sample);
    assert_int_equal(rig_run(&r, 1, RIG_IEEE), EMU_STOP_FAULT); /* no sampler table */
    assert_int_equal(r.thread.fault.kind, EMU_FAULT_NO_SAMPLER);
    assert_int_equal(r.thread.fault.address, 2);
    r.launch.samplers = samplers, r.launch.sampler_count = 3;
    message(&r, LANE_OP_sample);
    assert_int_equal(rig_run(&r, 1, RIG_IEEE), EMU_STOP_FAULT); /* not set in the table */
    message(&r, LANE_OP_sample)->image.sampler = 0;
    assert_int_equal(rig_run(&r, 1, RIG_IEEE), EMU_STOP_END);
    message(&r, LANE_OP_sample);
    assert_int_equal(rig_run(&r, 0, RIG_IEEE), EMU_STOP_END); /* nobody asks */
    rig_close(&r);
}

/* The header's dword lies where the coordinates end. */
static enum emu_stop
run_with_header(struct rig *r, enum lane_code code, uint32_t header)
{
    struct lane_op *op = message(r, code);
    op->image.sampler = 0;
    op->src[1] = rig_packed(LANE_UD, RIG_C);
    op->src[1].vstride = op->src[1].hstride = 0;
    memcpy(r->rf + RIG_C, &header, sizeof header);
    return rig_run(r, 0xff, RIG_IEEE);
}

/* What texel i, counted without bounds, is in an image of four; 4: the border. */
static unsigned
texel_at(enum emu_address_mode mode, int i)
{
    const int period = ((i % 8) + 8) % 8;
    switch (mode) {
    case EMU_ADDRESS_REPEAT:
        return (unsigned)period % 4;
    case EMU_ADDRESS_MIRROR:
        return (unsigned)(period < 4 ? period : 7 - period);
    case EMU_ADDRESS_EDGE:
        return (unsigned)(i < 0 ? 0 : i > 3 ? 3 : i);
    default:
        return i < 0 || i > 3 ? 4 : (unsigned)i;
    }
}

static const uint32_t colours[5] = {10, 20, 30, 40, 0}; /* of texels; of the border */

/* Four texels a row, four rows, each a number of its own. */
static void
open_small_image(struct rig *r, struct emu_image images[2], uint8_t texels[16])
{
    for (unsigned i = 0; i < 16; i++)
        texels[i] = (uint8_t)(colours[i % 4] + i / 4);
    images[1] = (struct emu_image){.base = texels,
                                   .shape = EMU_IMAGE_2D,
                                   .width = 4,
                                   .height = 4,
                                   .depth = 1,
                                   .layers = 1,
                                   .row_pitch = 4,
                                   .slice_pitch = 16};
    assert_true(emu_image_format_find(EMU_ORDER_R, EMU_TYPE_UNSIGNED_INT8, &images[1].format));
    r->launch.images = images, r->launch.image_count = 2;
}

static uint32_t
first_result(const struct rig *r, unsigned component)
{
    uint32_t bits;
    memcpy(&bits, r->rf + RIG_DST + 64 * component, sizeof bits);
    return bits;
}

static void
put_coordinates(struct rig *r, const void *x, const void *y)
{
    memcpy(r->rf + RIG_A, x, 4);
    memcpy(r->rf + RIG_B, y, 4);
}

/* In x: the texel that many to the right of the coordinate's, in each address mode. */
static void
texel_offsets_move_samples(void **state)
{
    (void)state;
    static uint8_t texels[16];
    struct rig r;
    struct emu_image images[2] = {{.base = NULL}};
    struct emu_sampler samplers[1];
    const float y = 0.125f;
    rig_open(&r);
    open_small_image(&r, images, texels);
    r.launch.samplers = samplers, r.launch.sampler_count = 1;
    for (enum emu_address_mode mode = EMU_ADDRESS_REPEAT; mode <= EMU_ADDRESS_BORDER; mode++)
        for (int k = -9; k < 12; k++)
            for (int offset = -8; offset < 8; offset++) {
                const float x = ((float)k + 0.25f) / 4.0f;
                samplers[0] =
                    (struct emu_sampler){.valid = true, .normalised = true, .address = {mode, mode, mode}};
                put_coordinates(&r, &x, &y);
                assert_int_equal(run_with_header(&r, LANE_OP_sample, (uint32_t)(offset & 15) << 8),
                                 EMU_STOP_END);
                if (first_result(&r, 0) != colours[texel_at(mode, k + offset)])
                    fail_msg("mode %d, %d %+d: %u", mode, k, offset, first_result(&r, 0));
            }
    rig_close(&r);
}

static void
texel_offsets_move_loads(void **state)
{
    (void)state;
    static uint8_t texels[16];
    struct rig r;
    struct emu_image images[2] = {{.base = NULL}};
    rig_open(&r);
    open_small_image(&r, images, texels);
    for (int x = -9; x < 12; x++)
        for (int y = -2; y < 6; y++)
            for (int u = -8; u < 8; u++) {
                const int v = (u * 5 & 15) - 8;
                const unsigned column = texel_at(EMU_ADDRESS_BORDER, x + u),
                               row = texel_at(EMU_ADDRESS_BORDER, y + v);
                put_coordinates(&r, &x, &y);
                assert_int_equal(run_with_header(&r, LANE_OP_texload,
                                                 (uint32_t)(u & 15) << 8 | (uint32_t)(v & 15) << 4 | 7),
                                 EMU_STOP_END);
                assert_int_equal(first_result(&r, 0), column < 4 && row < 4 ? colours[column] + row : 0);
            }
    assert_int_equal(run_with_header(&r, LANE_OP_texinfo, 0xfff), EMU_STOP_END);
    rig_close(&r);
}

/* (0, 1), (1, 1), (1, 0), (0, 0) of the four around the point; the filter does not matter. */
static void
gathers_take_four_texels(void **state)
{
    (void)state;
    static uint8_t texels[16];
    static const int corners[4][2] = {{0, 1}, {1, 1}, {1, 0}, {0, 0}};
    struct rig r;
    struct emu_image images[2] = {{.base = NULL}};
    struct emu_sampler samplers[1];
    rig_open(&r);
    open_small_image(&r, images, texels);
    r.launch.samplers = samplers, r.launch.sampler_count = 1;
    for (unsigned n = 0; n < 4 * 20 * 8 * 4; n++) {
        const enum emu_address_mode mode = (enum emu_address_mode)(n % 4);
        const int i = (int)(n / 4 % 20) - 8, j = (int)(n / 80 % 8) - 2, offset = (int)(n / 640) * 3 - 5;
        const float x = ((float)i + 0.75f) / 4.0f, y = ((float)j + 1.25f) / 4.0f;
        samplers[0] = (struct emu_sampler){
            .valid = true, .normalised = true, .linear = n & 1, .address = {mode, mode, mode}};
        put_coordinates(&r, &x, &y);
        assert_int_equal(run_with_header(&r, LANE_OP_texgather, (uint32_t)(offset & 15) << 8), EMU_STOP_END);
        for (unsigned c = 0; c < 4; c++) {
            const unsigned column = texel_at(mode, i + offset + corners[c][0]),
                           row = texel_at(mode, j + corners[c][1]);
            const uint32_t want = column < 4 && row < 4 ? colours[column] + row : 0;
            if (first_result(&r, c) != want)
                fail_msg("mode %d, (%d%+d, %d), texel %u: %u, expected %u", mode, i, offset, j, c,
                         first_result(&r, c), want);
        }
        put_coordinates(&r, &x, &y);
        assert_int_equal(run_with_header(&r, LANE_OP_texgather, 3u << 16), EMU_STOP_END);
        assert_int_equal(first_result(&r, 0) > 1, 0); /* alpha: 1, or the border's */
    }
    rig_close(&r);
}

#define REFUSE(code, reason, change)                                                                         \
    do {                                                                                                     \
        struct emu_error error = {.kind = EMU_OK};                                                           \
        struct lane_op *op = message(&r, code);                                                              \
        change;                                                                                              \
        rig_op(&r, LANE_OP_end, LANE_UB);                                                                    \
        assert_int_equal(lane_program_check(r.program, &error), -1);                                         \
        if (!strstr(error.text, reason))                                                                     \
            fail_msg("'%s' is not in '%s'", reason, error.text);                                             \
    } while (0)

/* A channel whose component is not written keeps its bits, in every format. */
static void
other_channels_stay(void **state)
{
    (void)state;
    static const uint32_t rgba[4] = {0x3f800000, 0x3f800000, 0x3f800000, 0x3f800000};
    const int32_t origin[3] = {0, 0, 0};
    struct emu_image_format f;
    for (uint32_t n = 0; emu_image_format_at(n, &f); n++)
        for (unsigned components = 1; components < 16; components++) {
            uint8_t texel[17], now[16] = {0};
            memset(texel, 0x5a, sizeof texel);
            struct emu_image image = {.base = texel, .format = f, .shape = EMU_IMAGE_1D, .width = 1};
            uint32_t before[4], after[4], written[4];
            emu_texel_decode(&f, texel, before);
            emu_texel_encode(&f, rgba, now);
            emu_texel_decode(&f, now, written);
            emu_image_store(&image, origin, rgba, components);
            emu_texel_decode(&f, texel, after);
            for (unsigned c = 0; c < 4; c++) {
                const unsigned from = f.from[c] < 4 ? emu_channel_component(&f, f.from[c]) : 0;
                if (f.from[c] < 4)
                    assert_int_equal(after[c], components >> from & 1 ? written[c] : before[c]);
            }
            assert_int_equal(texel[f.texel_bytes], 0x5a);
        }
}

static void
wrong_messages_are_refused(void **state)
{
    (void)state;
    struct rig r;
    rig_open(&r);
    REFUSE(LANE_OP_sample, "coordinates", op->image.coords = 0);
    REFUSE(LANE_OP_sample, "coordinates", op->image.coords = 4);
    REFUSE(LANE_OP_sample, "components", op->image.comps = 5);
    REFUSE(LANE_OP_sample, "components", op->image.comp_mask = 16);
    REFUSE(LANE_OP_sample, "register file", op->image.coord[0] = RIG_RF - 4);
    REFUSE(LANE_OP_texload, "register file", op->image.comp_stride = RIG_RF);
    REFUSE(LANE_OP_texload, "components of type", op->dst.type = LANE_UB);
    REFUSE(LANE_OP_texload, "plain registers", op->src[0].mods = LANE_MOD_NEG);
    REFUSE(LANE_OP_texload, "header", op->src[1] = rig_imm(LANE_UD, 1));
    REFUSE(LANE_OP_texstore, "src1", op->dst.kind = LANE_NONE);
    REFUSE(LANE_OP_texatomic, "atomic 99", op->image.atomic = 99; op->image.comps = op->image.comp_mask = 1);
    REFUSE(LANE_OP_blockload, "three dwords", op->src[0] = rig_imm(LANE_UD, 0));
    rig_close(&r);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pairs_are_opencls),
        cmocka_unit_test(texels_come_back),
        cmocka_unit_test(known_texels),
        cmocka_unit_test(descriptors_must_fit),
        cmocka_unit_test(what_is_not_bound_is_a_fault),
        cmocka_unit_test(texel_offsets_move_samples),
        cmocka_unit_test(texel_offsets_move_loads),
        cmocka_unit_test(gathers_take_four_texels),
        cmocka_unit_test(other_channels_stay),
        cmocka_unit_test(wrong_messages_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
