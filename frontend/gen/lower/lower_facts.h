/* SPDX-License-Identifier: MIT */
/* Facts about the whole program, found before the first instruction is lowered and not changed after that. */
#ifndef LOWER_FACTS_H
#define LOWER_FACTS_H

#include <stdbool.h>
#include <stdint.h>

struct gen_lower;

struct lower_facts {
    bool gate_joins;      /* subroutines may call themselves: see lower_call.c */
    bool indirect;        /* there are jumps through registers: returns go by address as well */
    bool anywhere;        /* a register may lead to any instruction */
    bool by_table;        /* jumps through registers look their target up: the lane op ret */
    bool landings_marked; /* all landings have wait cells */
    bool diverges;        /* channels may take branches apart */
    bool notifies;        /* a message may send a notification: a barrier's, or one of unknown kind */
    uint8_t header_kept;  /* dwords of r0 that nothing writes: bit 2 the barrier's id, 3 the samplers, 5 the
                             scratch base */
    bool many_modes;      /* more than one instruction writes cr0 */
    bool single;          /* some instruction computes in single precision */
    bool whole_sr;        /* more of sr0 is named than the dispatch mask */
    bool writes_cr1;      /* exceptions are enabled and raised by the program */
    bool names_cr1;       /* some instruction names cr0.1 or what lies behind it */
    uint32_t routine;     /* index of the System Routine's first instruction, where there is one */
    uint32_t modes;       /* of cr0.0: those below that the program may turn on */
    uint32_t *landings;   /* in code order: indexes of the instructions that are landings */
    uint32_t landing_count;
};

/* cr0.0 */
enum { CR0_ALT = 1, CR0_ACC_DISABLE = 2, CR0_SPF = 4, CR0_VME = 8, CR0_KEEP_HALVES = 1 << 10 };

/* lower_flow.c, lower_mode.c, lower_known.c: facts about the whole program, found once because they are often
 * needed */
void lower_find_notifiers(struct gen_lower *l);
void lower_find_precisions(struct gen_lower *l);
void lower_find_header_writes(struct gen_lower *l);

#endif
