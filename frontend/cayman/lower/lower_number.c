/* SPDX-License-Identifier: MIT */
/*
 * From the bits of a fetched element to a number, "HD 6900 Series ISA" section 9.3: NUM_FORMAT_ALL,
 * FORMAT_COMP_ALL, SRF_MODE_ALL. Normalised numbers are divided by their largest value, correctly rounded, as
 * in texels of images (emu/image_texel.c); the manual gives the value only.
 */
#include <assert.h>

#include "lower_fetch.h"

enum { ONE = 0x3f800000, MINUS_ONE = 0xbf800000 };

bool
cay_number_is_integer(const struct cay_number *n)
{
    return n->format->number_class == CAY_NUMBER_INT && n->num_format == CAY_NUM_INT;
}

/*
 * The manual speaks of "constant 1.0" in DST_SEL and says nothing of elements that a format does not have.
 * Mesa's r600_create_vertex_fetch_shader takes DST_SEL_1 with NUM_FORMAT_INT for the fourth element of an
 * integer attribute of one to three, whose value OpenGL defines as the integer 1, and repairs nothing
 * afterwards. Its texture buffers do the same (sfn_instr_tex.cpp, emit_buf_txf).
 */
uint32_t
cay_number_one(const struct cay_number *n)
{
    return cay_number_is_integer(n) ? 1 : ONE;
}

static uint32_t
float_bits(double value)
{
    union {
        float f;
        uint32_t bits;
    } u = {.f = (float)value};
    return u.bits;
}

/* The component's bits, extended to a dword. */
static void
extract(struct cay_lower *l, const struct cay_data_format_row *format, unsigned c, bool is_signed,
        uint32_t to)
{
    const enum lane_type type = is_signed ? LANE_D : LANE_UD;
    const unsigned shift = format->shift[c];
    const struct lane_operand from = cay_vector(cay_temp_rf(l, CAY_TEMP_DATA + shift / 32), type);
    if (format->bits[c] == 32)
        cay_emit_alu(l, LANE_OP_mov, type, cay_vector(to, type), from, cay_none, cay_none);
    else
        cay_emit_alu(l, LANE_OP_bfe, type, cay_vector(to, type), cay_imm(type, format->bits[c]),
                     cay_imm(type, shift % 32), from);
}

static void
normalise(struct cay_lower *l, const struct cay_number *n, unsigned c, uint32_t to)
{
    const struct lane_operand x = cay_vector(to, LANE_F);
    const unsigned bits = n->format->bits[c];
    const double largest = (double)(((uint64_t)1 << (bits - n->is_signed)) - 1);
    if (n->is_signed && n->no_zero) {
        cay_emit_alu(l, LANE_OP_mad, LANE_F, x, x, cay_imm(LANE_F, float_bits(2)), cay_imm(LANE_F, ONE));
        cay_emit_alu(l, LANE_OP_fdiv, LANE_F, x, x, cay_imm(LANE_F, float_bits(2 * largest + 1)), cay_none);
        return;
    }
    if (largest > 1)
        cay_emit_alu(l, LANE_OP_fdiv, LANE_F, x, x, cay_imm(LANE_F, float_bits(largest)), cay_none);
    if (n->is_signed && bits > 1)
        cay_emit_alu(l, LANE_OP_max, LANE_F, x, x, cay_imm(LANE_F, MINUS_ONE), cay_none);
}

static void
convert_integer(struct cay_lower *l, const struct cay_number *n, unsigned c, uint32_t to)
{
    const enum lane_type type = n->is_signed ? LANE_D : LANE_UD;
    extract(l, n->format, c, n->is_signed, to);
    if (n->num_format == CAY_NUM_INT)
        return;
    cay_emit_alu(l, LANE_OP_mov, LANE_F, cay_vector(to, LANE_F), cay_vector(to, type), cay_none, cay_none);
    if (n->num_format == CAY_NUM_NORM)
        normalise(l, n, c, to);
}

/* Floats of 10 and 11 bits are halves without a sign and without the lowest bits. */
static void
convert_float(struct cay_lower *l, const struct cay_number *n, unsigned c, uint32_t to)
{
    const unsigned bits = n->format->bits[c];
    extract(l, n->format, c, false, to);
    if (bits == 32)
        return;
    if (bits < 16)
        cay_emit_alu(l, LANE_OP_shl, LANE_UD, cay_vector(to, LANE_UD), cay_vector(to, LANE_UD),
                     cay_imm(LANE_UD, 15 - bits), cay_none);
    cay_emit_alu(l, LANE_OP_mov, LANE_F, cay_vector(to, LANE_F), cay_vector(to, LANE_HF), cay_none, cay_none);
}

/* m * 2^(e - 24): mantissas of 9 bits without a hidden one, the exponent's bias is 15. */
static void
convert_shared(struct cay_lower *l, const struct cay_number *n, unsigned c, uint32_t to)
{
    enum { SHARED = 3, BIAS = 127 - 24, MANTISSA = 23 };
    const uint32_t scale = cay_temp_rf(l, CAY_TEMP_WORK);
    const struct lane_operand bits = cay_vector(scale, LANE_UD), x = cay_vector(to, LANE_F);
    extract(l, n->format, SHARED, false, scale);
    cay_emit_alu(l, LANE_OP_add, LANE_UD, bits, bits, cay_imm(LANE_UD, BIAS), cay_none);
    cay_emit_alu(l, LANE_OP_shl, LANE_UD, bits, bits, cay_imm(LANE_UD, MANTISSA), cay_none);
    extract(l, n->format, c, false, to);
    cay_emit_alu(l, LANE_OP_mov, LANE_F, x, cay_vector(to, LANE_UD), cay_none, cay_none);
    cay_emit_alu(l, LANE_OP_mul, LANE_F, x, x, cay_vector(scale, LANE_F), cay_none);
}

void
cay_number_convert(struct cay_lower *l, const struct cay_number *n, unsigned c, uint32_t to)
{
    assert(c < n->format->components);
    switch (n->format->number_class) {
    case CAY_NUMBER_FLOAT:
        convert_float(l, n, c, to);
        return;
    case CAY_NUMBER_SHARED_EXP:
        convert_shared(l, n, c, to);
        return;
    case CAY_NUMBER_DEPTH_FLOAT:
        if (c == 0)
            convert_float(l, n, c, to);
        else
            convert_integer(l, n, c, to);
        return;
    default:
        convert_integer(l, n, c, to);
    }
}
