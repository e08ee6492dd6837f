/* SPDX-License-Identifier: MIT */
#include "numbers.h"

#include <assert.h>
#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "emu/lane_half.h"

static const struct {
    const char *name;
    char letter;
    uint8_t bytes;
} scalars[] = {{"char", 'i', 1},   {"uchar", 'u', 1},    {"short", 'i', 2},    {"ushort", 'u', 2},
               {"int", 'i', 4},    {"uint", 'u', 4},     {"long", 'i', 8},     {"ulong", 'u', 8},
               {"half", 'f', 2},   {"float", 'f', 4},    {"double", 'f', 8},   {"bool", 'u', 1},
               {"size_t", 'u', 8}, {"unsigned", 'u', 4}, {"ptrdiff_t", 'i', 8}};

bool
tool_type_find(const char *text, struct tool_type *type, size_t *length)
{
    const size_t name = strspn(text, "abcdefghijklmnopqrstuvwxyz_");
    const size_t digits = strspn(text + name, "0123456789");
    const unsigned long width = digits ? strtoul(text + name, NULL, 10) : 1;
    if (digits > 2 || !(width <= 4 || width == 8 || width == 16) || !width)
        return false;
    for (size_t i = 0; i < sizeof scalars / sizeof *scalars; i++)
        if (strlen(scalars[i].name) == name && memcmp(scalars[i].name, text, name) == 0) {
            *type = (struct tool_type){scalars[i].letter, scalars[i].bytes, (uint8_t)width};
            *length = name + digits;
            return true;
        }
    return false;
}

size_t
tool_type_size(const struct tool_type *type)
{
    return (size_t)type->bytes * (type->width == 3 ? 4 : type->width);
}

static bool
is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* No octal numbers: 010 is ten. */
static int
base_of(const char *digits)
{
    return digits[0] == '0' && (digits[1] == 'x' || digits[1] == 'X') ? 16 : 10;
}

bool
tool_count_read(const char **at, uint64_t *count)
{
    char *end;
    if (!is_digit(**at))
        return false;
    errno = 0;
    *count = strtoull(*at, &end, base_of(*at));
    *at = end;
    return !errno;
}

bool
tool_count_is(const char *text, uint64_t *count)
{
    return tool_count_read(&text, count) && !*text;
}

static void
store_float(double value, unsigned bytes, void *to)
{
    const float single = (float)value;
    const uint16_t half = lane_f32_to_f16(single, 0);
    memcpy(to, bytes == 8 ? (void *)&value : bytes == 4 ? (void *)&single : (void *)&half, bytes);
}

/* A number that becomes infinite by rounding does not fit. */
static bool
fits_float(double value, unsigned bytes)
{
    const float single = (float)value;
    const bool infinite = bytes == 8   ? isinf(value)
                          : bytes == 4 ? isinf(single)
                                       : isinf(lane_f16_to_f32(lane_f32_to_f16(single, 0)));
    return !infinite || (isinf(value) && errno != ERANGE);
}

static const char *
read_float(const char *text, const struct tool_type *type, void *to)
{
    char *end;
    const double value = strtod(text, &end);
    if (end == text || !fits_float(value, type->bytes))
        return NULL;
    store_float(value, type->bytes, to);
    return end;
}

static const char *
read_integer(const char *text, const struct tool_type *type, void *to)
{
    char *end;
    const bool minus = *text == '-';
    const char *digits = text + (minus || *text == '+');
    if (!is_digit(*digits))
        return NULL;
    const uint64_t bits =
        minus ? (uint64_t)strtoll(text, &end, base_of(digits)) : strtoull(digits, &end, base_of(digits));
    const unsigned unused = 64 - 8u * type->bytes;
    const bool fits = minus ? type->letter == 'i' && (int64_t)(bits << unused) >> unused == (int64_t)bits
                            : bits << unused >> unused == bits;
    if (errno || !fits)
        return NULL;
    memcpy(to, &bits, type->bytes); /* hosts are little endian */
    return end;
}

/* One number, which must fit; where it ends, or NULL. */
static const char *
read_one(const char *text, const struct tool_type *type, void *to)
{
    text += strspn(text, " ");
    errno = 0;
    return type->letter == 'f' ? read_float(text, type, to) : read_integer(text, type, to);
}

size_t
tool_numbers_read(const char *text, const struct tool_type *type, void *to, size_t room)
{
    size_t count = 0;
    for (; (count + 1) * type->bytes <= room; text++) {
        text = read_one(text, type, (char *)to + count++ * type->bytes);
        if (!text || (*text && *text != ','))
            return 0;
        if (!*text)
            return count;
    }
    return 0;
}

static void
print_float(const struct tool_type *type, const void *element)
{
    double value;
    float single;
    uint16_t half;
    if (type->bytes == 8) {
        memcpy(&value, element, sizeof value);
        printf("%.17g", value);
        return;
    }
    memcpy(&half, element, sizeof half);
    if (type->bytes == 4)
        memcpy(&single, element, sizeof single);
    else
        single = lane_f16_to_f32(half);
    printf("%.9g", (double)single);
}

void
tool_number_print(const struct tool_type *type, const void *element)
{
    uint64_t bits = 0;
    if (type->letter == 'f') {
        print_float(type, element);
        return;
    }
    const unsigned unused = 64 - 8u * type->bytes;
    memcpy(&bits, element, type->bytes);
    if (type->letter == 'i')
        printf("%" PRId64, (int64_t)(bits << unused) >> unused);
    else
        printf("%" PRIu64, bits);
}

/* splitmix64 (Steele, Lea, Flood, 2014). */
static uint64_t
next_random(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

void
tool_numbers_random(const struct tool_type *type, uint64_t seed, void *to, size_t bytes)
{
    assert(type->bytes && bytes % type->bytes == 0);
    for (size_t at = 0; at < bytes; at += type->bytes) {
        const uint64_t bits = next_random(&seed);
        if (type->letter == 'f')
            store_float((double)(bits >> 40) * 0x1p-24, type->bytes, (char *)to + at);
        else
            memcpy((char *)to + at, &bits, type->bytes);
    }
}
