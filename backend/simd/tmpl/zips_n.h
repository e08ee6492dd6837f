/* SPDX-License-Identifier: MIT */
/* Structures of two or four dwords, a lane after the other: taken apart into vectors of one member each, and
 * put together again. */

/* The even elements of both vectors, and the odd ones. */
INLINE void
FN(unzip)(VT(i32) * a, VT(i32) * b)
{
    const VT(i32) first = *a;
    *a = PR(evens)(first, *b);
    *b = PR(odds)(first, *b);
}

/* The elements of both in turn. */
INLINE void
FN(zip)(VT(i32) * a, VT(i32) * b)
{
    const VT(i32) first = *a;
    *a = PR(lows)(first, *b);
    *b = PR(highs)(first, *b);
}

/* From `comps` vectors of structures, 2 or 4. */
INLINE void
FN(take_apart)(VT(i32) v[4], unsigned comps)
{
    FN(unzip)(&v[0], &v[1]);
    if (comps == 4) {
        FN(unzip)(&v[2], &v[3]);
        FN(unzip)(&v[0], &v[2]);
        FN(unzip)(&v[1], &v[3]);
    }
}

INLINE void
FN(put_together)(VT(i32) v[4], unsigned comps)
{
    if (comps == 4) {
        FN(zip)(&v[0], &v[2]);
        FN(zip)(&v[1], &v[3]);
        FN(zip)(&v[2], &v[3]);
    }
    FN(zip)(&v[0], &v[1]);
}
