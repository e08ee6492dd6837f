/* SPDX-License-Identifier: MIT */
/* A kernel's listing, found by offset. */
#ifndef LISTING_H
#define LISTING_H

#include <stdint.h>

struct fe_kernel;
struct fe_program;

struct rt_listing {
    struct rt_listing_line {
        uint32_t offset;
        char *text; /* without the spaces and tabs it begins with */
    } * lines;
    uint32_t count, room;
};

/* Code that cannot be listed, or for which there is no memory, is missing. */
void rt_listing_make(struct rt_listing *listing, const struct fe_program *program,
                     const struct fe_kernel *kernel);
/* "" where there is none. */
const char *rt_listing_at(const struct rt_listing *listing, uint32_t offset);
void rt_listing_free(struct rt_listing *listing);

#endif
