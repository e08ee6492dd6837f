/* SPDX-License-Identifier: MIT */
/* The memory that a launch has changed: its pages that are not as `launch` has them. */
#include <assert.h>
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "describe.h"
#include "memory.h"
#include "out.h"
#include "record.h"

/* The pages of a region as they were, in order. */
struct before {
    FILE *file;
    uint64_t left; /* pages not read yet */
    uint64_t at;   /* of the one that was read; UINT64_MAX: there is none */
    uint8_t page[RT_RECORD_PAGE];
};

static bool
read_page(struct before *b, const struct rt_record_region *region)
{
    assert(region->bytes && b->file);
    b->at = UINT64_MAX;
    if (!b->left)
        return true;
    b->left--;
    if (fread(&b->at, sizeof b->at, 1, b->file) != 1 || b->at >= region->bytes)
        return false;
    const size_t bytes = record_page_bytes(region, b->at);
    return fread(b->page, 1, bytes, b->file) == bytes;
}

/* `read_page` goes on behind a page that the file has. */
static bool
is_changed(struct before *b, const struct rt_record_region *region, uint64_t at, bool *good)
{
    const uint8_t *now = record_host(region->begin + at);
    const size_t bytes = record_page_bytes(region, at);
    if (b->at != at)
        return !record_is_zero(now, bytes);
    const bool changed = memcmp(now, b->page, bytes) != 0;
    *good = read_page(b, region);
    return changed;
}

static bool
write_region(struct record_out *out, struct before *b)
{
    uint8_t packed[RECORD_MOST_PACKED];
    struct rt_record_region region;
    const struct record_form *form = record_form_of(RECORD_REGION);
    if (fread(packed, record_form_bytes(form), 1, b->file) != 1 || !record_unpack(form, packed, &region))
        return false;
    b->left = region.pages;
    bool good = read_page(b, &region);
    for (uint64_t at = 0; at < region.bytes && good; at += RT_RECORD_PAGE) {
        if (!is_changed(b, &region, at, &good))
            continue;
        const uint64_t address = region.begin + at;
        const uint32_t bytes = (uint32_t)record_page_bytes(&region, at);
        record_out_bytes(out, &address, sizeof address);
        record_out_bytes(out, &bytes, sizeof bytes);
        record_out_bytes(out, record_host(address), bytes);
    }
    return good;
}

static bool
write_regions(struct record_out *out, const char *folder, const struct rt_record_written *written)
{
    char path[4200];
    struct before b = {.left = 0};
    if ((size_t)snprintf(path, sizeof path, "%s/%s", folder, RT_RECORD_LAUNCH) >= sizeof path)
        return false;
    b.file = fopen(path, "rbe");
    if (!b.file)
        return false;
    bool good = fseeko(b.file, (off_t)written->memory_at, SEEK_SET) == 0;
    for (uint32_t i = 0; i < written->region_count && good; i++)
        good = write_region(out, &b);
    (void)fclose(b.file);
    return good;
}

int
rt_record_write_results(const char *folder, const struct rt_record_written *written,
                        const struct rt_record_end *end)
{
    struct record_out out;
    const uint64_t last = UINT64_MAX;
    assert(folder && written && end);
    int err = record_out_begin(&out, folder, RT_RECORD_RESULTS);
    if (err)
        return err;
    record_out_bytes(&out, record_results_magic, sizeof record_results_magic);
    record_out_bytes(&out, written->key, sizeof written->key);
    record_out_struct(&out, RECORD_END, end);
    if (!write_regions(&out, folder, written) && !out.err)
        out.err = EIO;
    record_out_bytes(&out, &last, sizeof last);
    err = record_out_end(&out, true);
    return err ? err : record_describe_end(folder, end);
}
