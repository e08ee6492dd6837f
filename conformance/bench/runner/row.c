/* SPDX-License-Identifier: MIT */
#include "row.h"

#include <string.h>

#define GROUP1(width)                                                                                        \
    {                                                                                                        \
        (width), 0, 0                                                                                        \
    }
#define GROUP2(width, height)                                                                                \
    {                                                                                                        \
        (width), (height), 0                                                                                 \
    }
#define GROUP3(width, height, depth)                                                                         \
    {                                                                                                        \
        (width), (height), (depth)                                                                           \
    }

#define BENCH(name, set, full, small, quick, group, work, unit, tolerance, strays)                           \
    void name##_setup(struct job *job);                                                                      \
    void name##_verify(const struct job *job, struct check *check);                                          \
    static double name##_work(double n)                                                                      \
    {                                                                                                        \
        return work;                                                                                         \
    }
#include "rows.def"
#undef BENCH

#define BENCH(name, set, full, small, quick, group, work, unit, tolerance, strays)                           \
    {#name,     set,    {full, small, quick}, group,        name##_work, unit,                               \
     tolerance, strays, name##_setup,         name##_verify},
const struct row all_rows[] = {
#include "rows.def"
};
#undef BENCH
const unsigned all_row_count = sizeof all_rows / sizeof all_rows[0];

const struct row *
row_find(const char *name)
{
    for (unsigned i = 0; i < all_row_count; i++)
        if (!strcmp(all_rows[i].name, name))
            return &all_rows[i];
    return NULL;
}

double
row_work(const struct row *row, enum scale scale)
{
    return row->work((double)row->size[scale]);
}

static const char *const scale_names[SCALE_COUNT] = {"full", "small", "quick"};

const char *
scale_name(enum scale scale)
{
    return scale_names[scale];
}

bool
scale_find(const char *name, enum scale *scale)
{
    for (unsigned i = 0; i < SCALE_COUNT; i++)
        if (!strcmp(scale_names[i], name)) {
            *scale = (enum scale)i;
            return true;
        }
    return false;
}
