/* SPDX-License-Identifier: MIT */
/*
 * Errors of the extended math functions, as the machine code gives them, against their exact values;
 * docs/accuracy.md has the table this prints. Exits with 1 where the manual's bound does not hold.
 *
 *     accuracy [STEP]    every STEP-th of the 2^32 floats; 1 takes minutes
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "formats.h"
#include "machine.h"

/* The functions in long double: 64 bits of fraction, so errors are known to a thousandth of an ulp. */
static long double
exact_inv(long double a, long double b)
{
    (void)b;
    return 1 / a;
}

static long double
exact_log(long double a, long double b)
{
    (void)b;
    return log2l(a);
}

static long double
exact_exp(long double a, long double b)
{
    (void)b;
    return exp2l(a);
}

static long double
exact_sqrt(long double a, long double b)
{
    (void)b;
    return sqrtl(a);
}

static long double
exact_rsqrt(long double a, long double b)
{
    (void)b;
    return 1 / sqrtl(a);
}

static long double
exact_sin(long double a, long double b)
{
    (void)b;
    return sinl(a);
}

static long double
exact_cos(long double a, long double b)
{
    (void)b;
    return cosl(a);
}

static long double
exact_div(long double a, long double b)
{
    return a / b;
}

/* As the manual's table has it: |a|, and no number where the logarithm times b is none. */
static long double
exact_pow(long double a, long double b)
{
    const long double product = b * log2l(fabsl(a));
    return isnan(product) ? product : powl(fabsl(a), b);
}

enum bound {
    BOUND_ULP,      /* units in the last place */
    BOUND_LOG,      /* 2^-21: absolute for arguments from 0.5 to 2, relative for others */
    BOUND_ABSOLUTE, /* 0.0008 within 100 pi of 0 */
    BOUND_NONE
};

struct row {
    const char *name, *manual;
    enum machine_function function;
    enum format_id format;
    enum bound bound;
    double ulps;
    unsigned sources;
    long double (*exact)(long double a, long double b);
};

/* Of functions with one source or two. */
#define EXACT_INV 1, exact_inv
#define EXACT_LOG 1, exact_log
#define EXACT_EXP 1, exact_exp
#define EXACT_SQT 1, exact_sqrt
#define EXACT_RSQT 1, exact_rsqrt
#define EXACT_SIN 1, exact_sin
#define EXACT_COS 1, exact_cos
#define EXACT_FDIV 2, exact_div
#define EXACT_POW 2, exact_pow
#define EXACT_INVM 2, exact_div
#define EXACT_RSQTM 1, exact_sqrt

static const struct row rows[] = {
#define MATH_BOUND(name, function, word, type, bound, ulps, text)                                            \
    {name, text, MATH_##function, FORMAT_##type, BOUND_##bound, ulps, EXACT_##function},
#include "frontend/math_bounds.def"
#undef MATH_BOUND
};

struct errors {
    double worst; /* ulps */
    double absolute, relative;
    long double where[2];
    unsigned long count, misrounded, wrong; /* wrong: a special value that should be another */
};

static void
note(struct errors *e, const struct row *row, const long double *at, long double got, long double want)
{
    const struct format *format = &formats[row->format];
    e->count++;
    if (isnan(want) || isnan(got)) {
        e->wrong += !(isnan(want) && isnan(got));
        return;
    }
    if (isinf(got) || format_overflows(format, want)) {
        e->wrong += !(isinf(got) && format_overflows(format, want) && signbit(got) == signbit(want));
        return;
    }
    const double ulps = format_ulps(format, got, want);
    e->misrounded += ulps > 0.5;
    if (ulps > e->worst) {
        e->worst = ulps;
        e->where[0] = at[0];
        e->where[1] = at[1];
    }
    const double difference = (double)fabsl(got - want);
    if (row->bound == BOUND_ABSOLUTE && fabsl(at[0]) <= 100 * 3.14159265L)
        e->absolute = fmax(e->absolute, difference);
    if (row->bound == BOUND_LOG && at[0] >= 0.5L && at[0] <= 2)
        e->absolute = fmax(e->absolute, difference);
    else if (row->bound == BOUND_LOG && want != 0)
        e->relative = fmax(e->relative, difference / (double)fabsl(want));
}

static bool
holds(const struct row *row, const struct errors *e)
{
    const double eps = 0.001; /* what long double leaves open */
    switch (row->bound) {
    case BOUND_ULP:
        return !e->wrong && e->worst <= row->ulps + eps;
    case BOUND_LOG:
        return !e->wrong && e->absolute <= 0x1p-21 && e->relative <= 0x1p-21;
    case BOUND_ABSOLUTE:
        return !e->wrong && e->absolute <= 0.0008;
    default:
        return !e->wrong;
    }
}

static void
print(const struct row *row, const struct errors *e)
{
    printf("| %s | %s | %s | %.4f | %lu of %lu | ", row->name, formats[row->format].name, row->manual,
           e->worst, e->misrounded, e->count);
    if (row->bound == BOUND_LOG)
        printf("absolute 2^%.1f, relative 2^%.1f", log2(e->absolute), log2(e->relative));
    else if (row->bound == BOUND_ABSOLUTE)
        printf("absolute %.1e", e->absolute);
    printf(" |%s\n", holds(row, e) ? "" : " BOUND EXCEEDED");
    if (e->wrong)
        printf("%lu special values are wrong\n", e->wrong);
}

static void
measure(struct machine *m, const struct row *row, uint64_t step, struct errors *e)
{
    const struct format *format = &formats[row->format];
    struct samples samples = {.format = row->format, .sources = row->sources, .step = step};
    unsigned n;
    while ((n = format_samples(&samples, machine_source(m, 0), machine_source(m, 1), MACHINE_BYTES)) > 0) {
        machine_run(m);
        for (unsigned i = 0; i < n; i++) {
            const long double at[2] = {format_read(format, machine_source(m, 0), i),
                                       row->sources > 1 ? format_read(format, machine_source(m, 1), i) : 0};
            note(e, row, at, format_read(format, machine_result(m), i), row->exact(at[0], at[1]));
        }
    }
}

int
main(int argc, char **argv)
{
    const uint64_t step = argc > 1 ? strtoull(argv[1], NULL, 0) : 4093;
    bool good = step > 0;
    printf("| function | type | the manual's bound | largest error, ulp | not correctly rounded | other |\n"
           "|---|---|---|---|---|---|\n");
    for (unsigned i = 0; good && i < sizeof rows / sizeof *rows; i++) {
        struct errors e = {0};
        struct machine *m = machine_new(rows[i].function, rows[i].format, rows[i].sources);
        if (!m)
            return 2;
        measure(m, &rows[i], step, &e);
        machine_free(m);
        print(&rows[i], &e);
        good = holds(&rows[i], &e) && good;
    }
    return good ? 0 : 1;
}
