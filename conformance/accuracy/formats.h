/* SPDX-License-Identifier: MIT */
/* Float formats as long doubles, and which of their values are tried. */
#ifndef ACCURACY_FORMATS_H
#define ACCURACY_FORMATS_H

#include <stdbool.h>
#include <stdint.h>

enum format_id { FORMAT_F, FORMAT_HF, FORMAT_DF };

struct format {
    const char *name;
    unsigned bytes, fraction_bits, exponent_bits;
};

extern const struct format formats[];

long double format_read(const struct format *format, const uint8_t *values, unsigned i);
/* Whether the value rounds to infinity. */
bool format_overflows(const struct format *format, long double value);
/* |got - want| in units of the last place that want has in the format. */
double format_ulps(const struct format *format, long double got, long double want);

/* Zero but for the first members. */
struct samples {
    enum format_id format;
    unsigned sources;
    uint64_t step;
    uint64_t next, random; /* where it is */
};

/*
 * Fills one or two blocks of so many bytes and returns how many values there are in each; 0: that was all.
 * One source: every step-th float, all halves. Two: pairs of all exponents and both signs, fractions at
 * random; doubles so as well.
 */
unsigned format_samples(struct samples *samples, uint8_t *a, uint8_t *b, unsigned bytes);

#endif
