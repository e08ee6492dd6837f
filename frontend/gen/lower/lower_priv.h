/* SPDX-License-Identifier: MIT */
/* The lowering of one kernel, which all files of it share. */
#ifndef LOWER_PRIV_H
#define LOWER_PRIV_H

#include "budget.h"
#include "emu/lane.h"
#include "emu/launch.h"
#include "frontend/program.h"
#include "gen/isa/gen_inst.h"
#include "lower_facts.h"
#include "lower_registers.h"

/* Where channels come back together. */
struct lower_point {
    uint32_t cell;  /* RF offset of the wait cell; 0: no channel waits here */
    uint32_t op;    /* index of the first lane op of the instruction, its join included */
    bool skipped;   /* part of a macro that never runs: lower_macro.c */
    bool jumped_to; /* a branch other than endif names it */
    bool landed_on; /* any branch names it */
    bool landing;   /* a jump through a register, or a return, may lead here: lower_jump.c */
};

#define LOWER_NEXT UINT32_MAX /* as a target: the next op */

struct lower_fix {
    uint32_t op;   /* whose ctrl.target */
    uint32_t inst; /* becomes the first op of this instruction */
};

/* cr0's own, that of doubles, that of conversions between float and double; see lower_mode.c */
enum lower_mode { MODE_OWN, MODE_DOUBLE, MODE_CONVERT };

/* Of the instruction that is being lowered. */
struct lower_now {
    bool alt;             /* its version for ALT mode is in the making */
    bool spf;             /* likewise for single program flow */
    bool channels;        /* RF_CHANNELS says which channels it writes */
    bool picked;          /* RF_PICKED is the flag register, by groups of four */
    enum lower_mode mode; /* whose denormals the host's mode is for */
    uint32_t acc_first;   /* the accumulator's element of its first channel: lower_halves.c */
    uint32_t full_acc;    /* mach at this index finds the whole product in acc already; see lower_acc.c */
};

struct gen_lower {
    const struct gen_quirks *quirks;
    enum gen_platform platform;
    const struct fe_kernel *kernel;
    struct emu_error *error;
    struct fe_budget *budget;
    bool failed; /* sticky: error says why */
    struct gen_inst *insts;
    uint32_t count;
    struct lower_point *points;
    struct lower_fix *fixes;
    uint32_t fix_count, fix_capacity;
    struct lane_program *program;
    struct lane_op scratch_op; /* what lower_op returns when out of memory */
    uint32_t simd;
    struct {
        uint32_t cells_bytes, grf, arf; /* offsets in the register file: lower_registers.h */
    } rf;
    struct lower_facts facts;
    struct lower_now now;
    bool notes_control; /* a fault leaves cr0 behind the scratch memory */
    bool waits;         /* a wait was seen: the kernel has barriers */
    uint64_t traced;    /* instructions looked at on paths; see lower_trace.c */
};

/* gen_lower.c */
/* Records "<mnemonic> at offset 0x..: <text>" and marks the lowering failed. */
void lower_refuse_with(struct gen_lower *l, const struct gen_inst *inst, enum emu_error_kind kind,
                       const char *format, ...) __attribute__((format(printf, 4, 5)));
void lower_no_memory(struct gen_lower *l);
/* Counts rounds of a loop against the budget. False: it is used up, and the lowering has failed. */
bool lower_pay(struct gen_lower *l, uint64_t steps);
/* The GRF byte where the cross-thread data begin when a thread starts. */
uint32_t lower_payload_offset(const struct fe_kernel *kernel);
/* Where in a thread's scratch memory cr0.0 to cr0.2 are after an exception. */
uint32_t lower_control_scratch(const struct fe_kernel *kernel);

#endif
