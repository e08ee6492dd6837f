/* SPDX-License-Identifier: MIT */
/* The table of kernels: rows.def as an array. */
#ifndef BENCH_ROW_H
#define BENCH_ROW_H

#include <stdbool.h>
#include <stddef.h>

struct job;
struct check;

struct range {
    size_t x, y, z; /* 0: there is no such dimension */
};

/* FULL is timed, SMALL is what the reference engine can bear, QUICK is for a test. */
enum scale { SCALE_FULL, SCALE_SMALL, SCALE_QUICK, SCALE_COUNT };

/*
 * Sets. CLBENCH are the first bench's nine kernels; they have a mean of their own and are in one table with
 * OTHER. UNTUNED, in the shapes of public programs' kernels, have a table of their own; Caygen compiles their
 * sources itself.
 */
enum set { CLBENCH, OTHER, UNTUNED };

/* A case is kernels/NAME.cl, bin/NAME.DEVICE.gz and cases/NAME.c; of the untuned, untuned/NAME.cl and
 * untuned/NAME.c. */
struct row {
    const char *name;
    enum set set;
    size_t size[SCALE_COUNT];
    struct range group;
    double (*work)(double n);
    const char *unit; /* of the work */
    double tolerance; /* of a number, times 1 + its size; 0: exact */
    double strays;    /* part of the results that may be beyond it */
    void (*setup)(struct job *job);
    void (*verify)(const struct job *job, struct check *check);
};

extern const struct row all_rows[];
extern const unsigned all_row_count;

const struct row *row_find(const char *name); /* NULL: there is none */
double row_work(const struct row *row, enum scale scale);
const char *scale_name(enum scale scale);
bool scale_find(const char *name, enum scale *scale);

#endif
