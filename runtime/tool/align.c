/* SPDX-License-Identifier: MIT */
#include "align.h"

#include <stdlib.h>
#include <string.h>

/* The most elements that may be in one sequence only. Memory grows with the square. */
enum { MOST_EDITS = 3000 };

/* The part of both that is compared; behind and before it they are the same. */
struct range {
    const struct tool_sequences *s;
    int32_t from, count[2];
};

static bool
equal(const struct range *r, int32_t x, int32_t y)
{
    return r->s->equal(r->s->user, (uint32_t)(r->from + x), (uint32_t)(r->from + y));
}

/* The furthest x on diagonal k = x - y with d edits, given those with d - 1, which are in `before`. */
static int32_t
furthest(const struct range *r, const int32_t *before, int32_t d, int32_t k)
{
    const bool down = k == -d || (k != d && before[k - 1] < before[k + 1]);
    int32_t x = d == 0 ? 0 : down ? before[k + 1] : before[k - 1] + 1;
    while (x < r->count[0] && x - k < r->count[1] && equal(r, x, x - k))
        x++;
    return x;
}

/* Row d has the diagonals -d to d, and one at each side that is never best. */
static int32_t *
row(int32_t *rows, int32_t d)
{
    return rows + (size_t)d * (size_t)(d + 2) + d + 1;
}

/* Row by row until the end is reached; returns its number, or -1: too many. */
static int32_t
search(const struct range *r, int32_t *rows, int32_t most)
{
    for (int32_t d = 0; d <= most; d++) {
        int32_t *now = row(rows, d);
        const int32_t *before = d ? row(rows, d - 1) : NULL;
        for (int32_t k = -d; k <= d; k += 2) {
            const bool possible = k <= r->count[0] && -k <= r->count[1];
            now[k] = possible ? furthest(r, before, d, k) : INT32_MIN / 2;
            if (possible && now[k] >= r->count[0] && now[k] - k >= r->count[1])
                return d;
        }
        now[-d - 1] = now[d + 1] = INT32_MIN / 2;
        for (int32_t k = -d + 1; k < d; k += 2)
            now[k] = INT32_MIN / 2;
    }
    return -1;
}

/* From the end back to the start: what lies on diagonals is in both. */
static void
mark(const struct range *r, int32_t *rows, int32_t d, bool *in_both[2])
{
    int32_t x = r->count[0], y = r->count[1];
    for (; d >= 0; d--) {
        const int32_t k = x - y, *before = d ? row(rows, d - 1) : NULL;
        const bool down = d && (k == -d || (k != d && before[k - 1] < before[k + 1]));
        const int32_t start = !d ? 0 : down ? before[k + 1] : before[k - 1] + 1;
        while (x > start) {
            in_both[0][r->from + --x] = true;
            in_both[1][r->from + --y] = true;
        }
        x = down ? start : start - 1;
        y = d ? x - (down ? k + 1 : k - 1) : y;
    }
}

static struct range
trim(const struct tool_sequences *s, bool *in_both[2])
{
    struct range r = {s, 0, {(int32_t)s->count[0], (int32_t)s->count[1]}};
    while (r.count[0] && r.count[1] && equal(&r, 0, 0)) {
        in_both[0][r.from] = in_both[1][r.from] = true;
        r.from++;
        r.count[0]--;
        r.count[1]--;
    }
    while (r.count[0] && r.count[1] && equal(&r, r.count[0] - 1, r.count[1] - 1))
        in_both[0][r.from + --r.count[0]] = in_both[1][r.from + --r.count[1]] = true;
    return r;
}

bool
tool_align(const struct tool_sequences *s, bool *in_both[2], bool *given_up)
{
    const struct range r = trim(s, in_both);
    const int32_t sum = r.count[0] + r.count[1], most = sum < MOST_EDITS ? sum : MOST_EDITS;
    *given_up = false;
    if (!r.count[0] || !r.count[1])
        return true;
    int32_t *rows = malloc((size_t)(most + 1) * (size_t)(most + 3) * sizeof *rows);
    if (!rows)
        return false;
    const int32_t d = search(&r, rows, most);
    *given_up = d < 0;
    if (d >= 0)
        mark(&r, rows, d, in_both);
    free(rows);
    return true;
}
