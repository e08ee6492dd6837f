/* SPDX-License-Identifier: MIT */
/* Random numbers that follow from a seed, and values that ops find interesting. */
#ifndef CONFORMANCE_RANDOM_RND_H
#define CONFORMANCE_RANDOM_RND_H

#include <stdbool.h>
#include <stdint.h>

struct rnd {
    uint64_t state;
};

/* Streams of one seed: what is drawn from one does not shift the others. */
enum rnd_stream { RND_PROGRAM, RND_LAUNCH, RND_DATA, RND_NANS };

struct rnd rnd_of(uint64_t seed, enum rnd_stream stream);
uint64_t rnd_next(struct rnd *r);
/* 0 .. n - 1 */
unsigned rnd_below(struct rnd *r, unsigned n);
/* true once in n */
bool rnd_once_in(struct rnd *r, unsigned n);
/* Index of a weight, with its probability. */
unsigned rnd_weighted(struct rnd *r, const uint8_t *weights, unsigned count);
/* Eight bytes of data: everyday numbers of every type most of the time, edges of every type at others. */
uint64_t rnd_value(struct rnd *r);
void rnd_fill(struct rnd *r, void *to, unsigned bytes);

#endif
