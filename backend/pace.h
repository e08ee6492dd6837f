/* SPDX-License-Identifier: MIT */
/* How long work-groups of recent launches took, by code: a guess for the next launch. */
#ifndef BACKEND_PACE_H
#define BACKEND_PACE_H

#include <stdbool.h>

struct backend_code;

enum { POOL_PACES = 64 };

/* How a launch's groups were handed out (shares.h). */
enum pool_way { PACE_OTHER, PACE_TURNS, PACE_BLOCKS };

/* Two codes may share a place; then the later one has it. */
struct pool_paces {
    struct pool_pace {
        const struct backend_code *code; /* only compared: it may be gone */
        double group_ns;                 /* of the last launch */
        double turns_ns;                 /* the least of launches in turns */
        unsigned turns;                  /* how many launches in turns since blocks were last given up */
        unsigned slow;                   /* how many launches in blocks were slow, one after another */
        double cycle_ns[2];              /* of a group of tiny launches: by several workers, by one alone */
        unsigned tiny;                   /* how many tiny launches since the last change between these */
        unsigned failed;                 /* how many tries have found nothing better, one after another */
        bool alone, tries;               /* now by one; only for a try */
        bool together;                   /* see pool_keep_together */
    } of[POOL_PACES];
};

/* Nanoseconds of one worker for a group; 0: not known. */
double pool_pace(const struct pool_paces *paces, const struct backend_code *code);
/* Whether a long launch may be in blocks: the code's groups seem not to wait for each other. */
bool pool_likes_blocks(const struct pool_paces *paces, const struct backend_code *code);
/* Tiny launches may take longer with several workers than with one: handing a part over takes time, and so do
 * the other threads of a process that has no core for each. True: this one should have one worker. */
bool pool_goes_alone(struct pool_paces *paces, const struct backend_code *code);
/* The code's groups may meet each other, which they cannot with one worker: none of its launches goes alone.
 * After the code's first pool_note_pace. */
void pool_keep_together(struct pool_paces *paces, const struct backend_code *code);
/* Of a tiny launch: how long after the one before it ended, for each group. */
void pool_note_cycle(struct pool_paces *paces, const struct backend_code *code, double cycle_ns);
void pool_note_pace(struct pool_paces *paces, const struct backend_code *code, double group_ns,
                    enum pool_way way);

#endif
