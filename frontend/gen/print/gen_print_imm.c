/* SPDX-License-Identifier: MIT */
/*
 * Immediates as iga64 writes them: signed integers in decimal, unsigned and vectors in hexadecimal, floats in
 * the shortest of "%g", "%e" and hexadecimal that reads back to the same bits.
 */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen_print_priv.h"

struct float_format {
    unsigned exponent, mantissa; /* bits */
};

static const struct float_format half_format = {5, 10}, single_format = {8, 23}, double_format = {11, 52};

/* The double with the same value: exact, as every half and single is a double. */
static double
to_double(const struct float_format *format, uint64_t bits)
{
    const uint64_t mantissa = bits & ((1ull << format->mantissa) - 1);
    const int exponent = (int)(bits >> format->mantissa & ((1u << format->exponent) - 1));
    const int bias = (1 << (format->exponent - 1)) - 1;
    const bool negative = bits >> (format->mantissa + format->exponent) & 1;
    double value;
    if (exponent)
        value = ldexp((double)(mantissa | 1ull << format->mantissa), exponent - bias - (int)format->mantissa);
    else
        value = ldexp((double)mantissa, 1 - bias - (int)format->mantissa);
    return negative ? -value : value;
}

/* iga64 reads "%g" text of a half as a single, so it only has to give the same single. */
static bool
reads_back(const struct float_format *format, double value, const char *text)
{
    const double read = strtod(text, NULL);
    return format == &double_format ? read == value : (float)read == (float)value;
}

static bool
print_decimal(struct gen_text *text, const struct float_format *format, double value)
{
    char buffer[48];
    snprintf(buffer, sizeof buffer, "%g", value);
    if (reads_back(format, value, buffer)) {
        gen_text_add(text, "%s%s", buffer, strpbrk(buffer, ".e") ? "" : ".0");
        return true;
    }
    snprintf(buffer, sizeof buffer, "%e", value);
    if (!reads_back(format, value, buffer))
        return false;
    gen_text_add(text, "%s", buffer);
    return true;
}

static void
print_special(struct gen_text *text, const struct float_format *format, uint64_t bits)
{
    const uint64_t quiet = 1ull << (format->mantissa - 1);
    const uint64_t mantissa = bits & (quiet * 2 - 1);
    if (bits >> (format->mantissa + format->exponent) & 1)
        gen_text_add(text, "-");
    if (!mantissa)
        gen_text_add(text, "inf");
    else
        gen_text_add(text, "%s(0x%" PRIX64 ")", mantissa & quiet ? "qnan" : "snan", mantissa & (quiet - 1));
}

static void
print_float(struct gen_text *text, const struct float_format *format, uint64_t bits)
{
    const uint64_t top = (1ull << format->exponent) - 1;
    if ((bits >> format->mantissa & top) == top)
        print_special(text, format, bits);
    else if (!print_decimal(text, format, to_double(format, bits)))
        gen_text_add(text, "0x%" PRIX64, bits);
}

void
gen_print_immediate(struct gen_text *text, const struct gen_operand *operand)
{
    const uint64_t imm = operand->imm;
    switch (operand->type) {
    case GEN_W:
        gen_text_add(text, "%d", (int16_t)imm);
        break;
    case GEN_UW:
        gen_text_add(text, "0x%X", (unsigned)(uint16_t)imm);
        break;
    case GEN_D:
        gen_text_add(text, "%" PRId32, (int32_t)imm);
        break;
    case GEN_Q:
        gen_text_add(text, "%" PRId64, (int64_t)imm);
        break;
    case GEN_HF:
        print_float(text, &half_format, (uint16_t)imm);
        break;
    case GEN_F:
        print_float(text, &single_format, (uint32_t)imm);
        break;
    case GEN_DF:
        print_float(text, &double_format, imm);
        break;
    default: /* UD, UQ and the vectors */
        gen_text_add(text, "0x%" PRIX64, imm);
        break;
    }
}
