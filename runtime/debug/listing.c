/* SPDX-License-Identifier: MIT */
#include "listing.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "frontend/program.h"

static bool
make_room(struct rt_listing *listing)
{
    if (listing->count < listing->room)
        return true;
    const uint32_t room = listing->room ? 2 * listing->room : 256;
    void *lines = realloc(listing->lines, room * sizeof *listing->lines);
    if (!lines)
        return false;
    listing->lines = lines;
    listing->room = room;
    return true;
}

static void
take_line(uint32_t offset, const char *line, void *user)
{
    struct rt_listing *listing = user;
    if (offset == FE_NO_OFFSET || !make_room(listing))
        return;
    char *text = strdup(line + strspn(line, " \t"));
    if (text)
        listing->lines[listing->count++] = (struct rt_listing_line){offset, text};
}

static int
by_offset(const void *a, const void *b)
{
    const struct rt_listing_line *x = a, *y = b;
    return (x->offset > y->offset) - (x->offset < y->offset);
}

void
rt_listing_make(struct rt_listing *listing, const struct fe_program *program, const struct fe_kernel *kernel)
{
    struct emu_error error = {EMU_OK, ""};
    assert(listing && program && kernel);
    *listing = (struct rt_listing){0};
    fe_kernel_list(program, kernel, take_line, listing, &error);
    if (listing->count)
        qsort(listing->lines, listing->count, sizeof *listing->lines, by_offset);
}

const char *
rt_listing_at(const struct rt_listing *listing, uint32_t offset)
{
    const struct rt_listing_line key = {offset, NULL};
    const struct rt_listing_line *found =
        listing->count ? bsearch(&key, listing->lines, listing->count, sizeof key, by_offset) : NULL;
    return found ? found->text : "";
}

void
rt_listing_free(struct rt_listing *listing)
{
    for (uint32_t i = 0; i < listing->count; i++)
        free(listing->lines[i].text);
    free(listing->lines);
}
