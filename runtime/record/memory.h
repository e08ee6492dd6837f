/* SPDX-License-Identifier: MIT */
/* Which memory a launch may touch. */
#ifndef RECORD_MEMORY_H
#define RECORD_MEMORY_H

#include "record.h"

struct emu_image;

struct record_regions {
    struct rt_record_region *list;
    uint32_t count;
};

/* Ascending, disjoint; regions that touch are one. False: out of memory. */
bool record_find_regions(const struct emu_launch *launch, struct record_regions *regions);
/* Bytes of a page of the region that begins at `at` in it. */
size_t record_page_bytes(const struct rt_record_region *region, uint64_t at);
bool record_is_zero(const uint8_t *bytes, size_t count);
uint8_t *record_host(uint64_t address);
uint64_t record_image_bytes(const struct emu_image *image);

#endif
