/* SPDX-License-Identifier: MIT */
#include "generate.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct output {
    enum scalar scalar;
    size_t count;
    uint8_t *data;
    char *const *numbers;
    size_t number_count;
};

/* splitmix64 */
static uint64_t
next_random(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

static double
number(const struct output *out, size_t index)
{
    return strtod(out->numbers[index], NULL);
}

static uint8_t *
element(const struct output *out, size_t index)
{
    return out->data + index * scalar_bytes(out->scalar);
}

static void
make_zero(const struct output *out)
{
    memset(out->data, 0, out->count * scalar_bytes(out->scalar));
}

static void
make_fill(const struct output *out)
{
    for (size_t i = 0; i < out->count; i++)
        scalar_store_text(out->scalar, element(out, i), out->numbers[0]);
}

static void
make_iota(const struct output *out)
{
    for (size_t i = 0; i < out->count; i++)
        scalar_store(out->scalar, element(out, i), number(out, 0) + number(out, 1) * (double)i);
}

static void
make_bits(const struct output *out)
{
    uint64_t state = strtoull(out->numbers[0], NULL, 0);
    for (size_t i = 0; i < out->count; i++) {
        uint64_t bits = next_random(&state);
        memcpy(element(out, i), &bits, scalar_bytes(out->scalar));
    }
}

static double
random_between(uint64_t *state, double low, double high)
{
    return low + (high - low) * ldexp((double)(next_random(state) >> 11), -53);
}

static void
make_range(const struct output *out)
{
    uint64_t state = strtoull(out->numbers[0], NULL, 0);
    for (size_t i = 0; i < out->count; i++)
        scalar_store(out->scalar, element(out, i), random_between(&state, number(out, 1), number(out, 2)));
}

/* Integers: the ends, the middle and single bits; then random bits of random length. */
static uint64_t
edge_integer(uint64_t *state, unsigned bits, size_t index)
{
    const uint64_t all = ~UINT64_C(0) >> (64 - bits), top = UINT64_C(1) << (bits - 1);
    const uint64_t edges[] = {0, 1, all, top, top - 1, top + 1, all - 1, 2, 3, 7, 0x55555555u & all, 10};
    if (index % 3 == 0)
        return edges[next_random(state) % (sizeof edges / sizeof edges[0])];
    const uint64_t value = next_random(state);
    return value & (all >> (next_random(state) % bits));
}

/* Floats: signed zeros, infinities, NaN, the largest, halves and integers; then random magnitudes. No
 * denormals: whether they are flushed is the device's choice. */
static double
edge_float(uint64_t *state, size_t index)
{
    static const double edges[] = {0.0,
                                   -0.0,
                                   1.0,
                                   -1.0,
                                   0.5,
                                   -0.5,
                                   1.5,
                                   2.5,
                                   -2.5,
                                   3.0,
                                   100.0,
                                   -7.75,
                                   1e30,
                                   -1e30,
                                   1e-30,
                                   (double)INFINITY,
                                   -(double)INFINITY,
                                   (double)NAN,
                                   2147483648.0,
                                   -2147483648.0};
    if (index % 3 == 0)
        return edges[next_random(state) % (sizeof edges / sizeof edges[0])];
    double size = exp2(random_between(state, -20.0, 34.0));
    return next_random(state) & 1 ? -size : size;
}

static void
make_edges(const struct output *out)
{
    uint64_t state = strtoull(out->numbers[0], NULL, 0);
    for (size_t i = 0; i < out->count; i++) {
        if (scalar_is_float(out->scalar)) {
            scalar_store(out->scalar, element(out, i), edge_float(&state, i));
            continue;
        }
        uint64_t value = edge_integer(&state, 8 * (unsigned)scalar_bytes(out->scalar), i);
        memcpy(element(out, i), &value, scalar_bytes(out->scalar));
    }
}

static void
make_list(const struct output *out)
{
    for (size_t i = 0; i < out->count; i++)
        scalar_store_text(out->scalar, element(out, i), out->numbers[i % out->number_count]);
}

static const struct {
    const char *name;
    size_t numbers;
    void (*make)(const struct output *);
} generators[] = {
    {"zero", 0, make_zero},   {"fill", 1, make_fill},   {"iota", 2, make_iota}, {"bits", 1, make_bits},
    {"range", 3, make_range}, {"edges", 1, make_edges}, {"list", 1, make_list},
};

const char *
generate(enum scalar scalar, size_t count, void *data, char *const *words, size_t word_count)
{
    if (!word_count)
        return "no generator";
    const struct output out = {scalar, count, data, words + 1, word_count - 1};
    for (size_t i = 0; i < sizeof generators / sizeof generators[0]; i++)
        if (!strcmp(words[0], generators[i].name)) {
            if (out.number_count < generators[i].numbers)
                return "the generator wants more numbers";
            generators[i].make(&out);
            return NULL;
        }
    return "unknown generator";
}
