/* SPDX-License-Identifier: MIT */
/* A program of words on the engines, each with memory of its own that begins the same. */
#ifndef CAY_GUIDE_RUN_H
#define CAY_GUIDE_RUN_H

#include "../assemble.h"
#include "../runner/case_memory.h"
#include "cayman/isa/cay_inst.h"
#include "emu/error.h"

struct guide_run {
    const struct launch_case *c; /* what is bound, and the program */
    bool jit;
    /* Each engine runs the prepared program so often; 0: once. */
    unsigned rounds;
    /* round: 0 .. rounds - 1. */
    void (*fill)(struct case_memory *m, unsigned round, void *user);
    /* After each engine, ref first; false: something is wrong, which it has printed. Then once more with
     * wavefronts in parts, if the program cannot tell: "ref, in parts" ... */
    bool (*check)(const char *engine, const struct case_memory *m, void *user);
    void *user;
    unsigned long *in_parts; /* counts programs that ran in parts; NULL: nothing does */
};

enum guide_end { GUIDE_RAN, GUIDE_REFUSED, GUIDE_WRONG };

/* `header`: the lines of a described launch in front of its program. Free it with free. */
struct launch_case *guide_case(const char *header);
/* REFUSED: error has the sentence. WRONG: it is printed. */
enum guide_end guide_run(const struct guide_run *run, struct emu_error *error);

/* --- building programs --- */

uint64_t guide_alu(const struct cay_alu *i);
/* The control flow instructions of a clause: ALU_EXTENDED and ALU, with constants 0 to 31 of buffers 0 to 3.
 */
void guide_clause(uint64_t cf[2], unsigned at, unsigned slots);

#endif
