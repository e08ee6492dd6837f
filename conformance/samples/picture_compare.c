/* SPDX-License-Identifier: MIT */
/*
 * picture_compare EXPECTED.png GOT.png DIFFERENCE.png TOLERANCE STRAYS: passes (0) when no channel differs by
 * more than TOLERANCE but in STRAYS of a million pixels; otherwise fails (1) and paints where: brighter is
 * farther.
 */
#include <stdio.h>
#include <stdlib.h>

#include "common/fail.h"
#include "common/image.h"

struct verdict {
    unsigned long pixels, strays; /* strays: over the tolerance */
    unsigned largest;
};

static unsigned
pixel_distance(const uint8_t *a, const uint8_t *b)
{
    unsigned largest = 0;
    for (int c = 0; c < 4; c++) {
        unsigned d = (unsigned)abs(a[c] - b[c]);
        largest = d > largest ? d : largest;
    }
    return largest;
}

/* Also turns the copy into the difference picture. */
static struct verdict
compare(const struct image *expected, struct image *got, unsigned tolerance)
{
    struct verdict verdict = {(unsigned long)expected->width * expected->height, 0, 0};
    for (unsigned long i = 0; i < verdict.pixels; i++) {
        uint8_t *p = got->pixels + 4 * i;
        unsigned distance = pixel_distance(expected->pixels + 4 * i, p);
        verdict.strays += distance > tolerance;
        verdict.largest = distance > verdict.largest ? distance : verdict.largest;
        uint8_t shown = (uint8_t)(distance ? 80 + distance * 175 / 255 : 0);
        p[0] = shown;
        p[1] = p[2] = distance > tolerance ? 0 : shown;
        p[3] = 255;
    }
    return verdict;
}

int
main(int argc, char **argv)
{
    if (argc != 6)
        fail("usage: picture_compare EXPECTED.png GOT.png DIFFERENCE.png TOLERANCE STRAYS_PER_MILLION");
    const unsigned tolerance = (unsigned)atoi(argv[4]);
    const unsigned long allowed = strtoul(argv[5], NULL, 10);
    struct image expected = image_load(argv[1]), got = image_load(argv[2]);
    if (expected.width != got.width || expected.height != got.height)
        fail("%s is %u x %u, %s is %u x %u", argv[1], expected.width, expected.height, argv[2], got.width,
             got.height);
    const struct verdict verdict = compare(&expected, &got, tolerance);
    const int bad = verdict.strays * 1000000 > allowed * verdict.pixels;
    printf("%s: %lu of %lu pixels differ by more than %u/255, the farthest by %u: %s\n", argv[2],
           verdict.strays, verdict.pixels, tolerance, verdict.largest, bad ? "FAIL" : "ok");
    if (bad) {
        image_save(&got, argv[3]);
        printf("the differences are in %s\n", argv[3]);
    }
    image_free(&got);
    image_free(&expected);
    return bad;
}
