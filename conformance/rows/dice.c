/* SPDX-License-Identifier: MIT */
#include "maker.h"

uint64_t
dice_throw(struct dice *d)
{
    uint64_t z = d->state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

struct dice
dice_of(uint64_t seed)
{
    struct dice d = {seed};
    d.state = dice_throw(&d) ^ dice_throw(&d) << 1; /* neighbours have nothing in common */
    return d;
}

unsigned
dice_below(struct dice *d, unsigned n)
{
    return (unsigned)(dice_throw(d) % n);
}

unsigned
below(struct maker *m, unsigned n)
{
    return dice_below(&m->dice, n);
}

bool
once_in(struct maker *m, unsigned n)
{
    return below(m, n) == 0;
}
