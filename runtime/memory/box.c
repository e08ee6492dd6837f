/* SPDX-License-Identifier: MIT */
/* Whether two boxes of bytes in one memory overlap, for any pitches. */
#include <assert.h>

#include "runtime/memory.h"

struct span {
    size_t begin, end;
};

static size_t
end_of(const struct rt_box *box)
{
    assert(box->region[0] > 0 && box->region[1] > 0 && box->region[2] > 0);
    return box->offset + (box->region[2] - 1) * box->slice + (box->region[1] - 1) * box->row + box->region[0];
}

/* There are `count` pieces of `size` bytes, one every `pitch` bytes from `begin` on. Finds the last one that
 * begins before the span ends. false: there is none. */
static bool
last_before(size_t begin, size_t pitch, size_t count, const struct span *span, size_t *index)
{
    if (count == 0 || begin >= span->end)
        return false;
    const size_t n = pitch ? (span->end - 1 - begin) / pitch : 0;
    *index = n < count ? n : count - 1;
    return true;
}

/* Rows and slices follow one another, so that only the last one that begins before the span's end can hold
 * one of its bytes: it does when it ends behind the span's beginning. */
static bool
slice_meets(const struct rt_box *box, size_t slice, const struct span *span)
{
    const size_t begin = box->offset + slice * box->slice;
    size_t row;
    return last_before(begin, box->row, box->region[1], span, &row) &&
           begin + row * box->row + box->region[0] > span->begin;
}

static bool
box_meets(const struct rt_box *box, const struct span *span)
{
    size_t slice;
    return last_before(box->offset, box->slice, box->region[2], span, &slice) &&
           slice_meets(box, slice, span);
}

bool
rt_boxes_overlap(const struct rt_box *a, const struct rt_box *b)
{
    if (end_of(a) <= b->offset || end_of(b) <= a->offset)
        return false;
    for (size_t z = 0; z < a->region[2]; z++) {
        for (size_t y = 0; y < a->region[1]; y++) {
            const size_t begin = a->offset + z * a->slice + y * a->row;
            const struct span row = {begin, begin + a->region[0]};
            if (box_meets(b, &row))
                return true;
        }
    }
    return false;
}
