/* SPDX-License-Identifier: MIT */
/* What the files of the Gen lowering share. */
#ifndef LOWER_PRIV_H
#define LOWER_PRIV_H

#include "budget.h"
#include "emu/lane.h"
#include "emu/launch.h"
#include "frontend/program.h"
#include "gen/isa/gen_inst.h"

/* clang-format off */
/*
 * Register file of a Gen thread:
 *
 *   mask cells          struct of offsets below, then one cell per rejoin point (lower_flow.c); all zero at start
 *   GRF                 r0..r127, 4096 bytes, 64-byte aligned and never below 512, so that the base of an indirect
 *                       operand with its signed 10-bit offset is not negative
 *   ARF                 a0, accumulators, temporaries of multi-op instructions
 *   payload again       and the addresses behind it, when code has links
 *   constants
 *
 * Accumulators: element e of the pair acc0/acc1 is the 8 bytes at acc + 8 * e, whatever the type. Integer results are
 * kept exact to 64 bits there (the hardware keeps 33 and more), so mul + mach, mac and the carry of addc need no
 * special cases; a read of a narrower type takes the low bytes, which is also how the hardware shows acc0:d the bits
 * of acc0:f.
 */
/* clang-format on */
enum {
    RF_EXEC = LANE_EXEC_CELL,
    RF_FLAGS = 8, /* f0 low dword, f1 high dword */
    RF_TEMP_CELL_2 = 16,
    RF_ALT_CHANNELS = 24, /* what an instruction writes in ALT mode: lower_alt.c */
    RF_CALL_MASK = 32,
    RF_TEMP_CELL = 40,
    RF_CR0 = 48,
    RF_SR0 = 64,      /* sr0.2, the dispatch mask, is a 64-bit cell of its own at sr0 + 8 */
    RF_DISPATCH = 72, /* = sr0.2 */
    RF_CHANNELS = 80, /* Align16: channels that the write mask and the predicate leave, see lower_align16.c */
    RF_PICKED = 88,   /* predicate of one instruction that no flag register has as it is */
    RF_COMPARED = 96, /* a comparison that chooses among an instruction's sources */
    RF_REJOIN = 104   /* the first rejoin cell */
};

enum { GRF_BYTES = 32, GRF_COUNT = 128, GRF_END = GRF_BYTES * GRF_COUNT };

/* Offsets from gen_lower.arf. */
enum {
    ARF_A0 = 0,
    ARF_ACC = 64,
    ARF_ACC_ELEMENTS = 32, /* words of two registers */
    ARF_TEMP = ARF_ACC + 8 * ARF_ACC_ELEMENTS,
    ARF_TEMP_BYTES = 256,
    ARF_TEMP_COUNT = 8,
    ARF_TEMP_SWIZZLED = 4, /* the first of three temporaries that hold swizzled sources */
    ARF_TEMP_RESULT = 7,   /* a result that is not yet what the destination gets */
    ARF_MME = ARF_TEMP + ARF_TEMP_COUNT * ARF_TEMP_BYTES, /* acc2 to acc9 */
    ARF_MME_COUNT = 8,
    /* state of programs that name it: lower_state.c */
    ARF_STATE = ARF_MME + ARF_MME_COUNT * GRF_BYTES,
    ARF_SR0 = ARF_STATE,
    ARF_TM0 = ARF_STATE + 16,
    ARF_SP = ARF_STATE + 48,
    ARF_TDR = ARF_STATE + 64,
    ARF_N0 = ARF_STATE + 80,
    ARF_IP = ARF_STATE + 96,
    ARF_CE = ARF_STATE + 100,
    ARF_DBG = ARF_STATE + 104,
    ARF_WRITTEN = ARF_STATE + 112, /* did an instruction write ip? */
    ARF_TARGET = ARF_STATE + 120,  /* two dwords: addresses to go to */
    ARF_END = ARF_STATE + 128,
    ARF_KEPT = ARF_END, /* the accumulator's elements, in programs that may disable it */
    ARF_KEPT_END = ARF_KEPT + 8 * ARF_ACC_ELEMENTS
};

/* Where channels come back together. */
struct lower_point {
    uint32_t cell;  /* RF offset of the wait cell; 0: nobody waits here */
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
    uint32_t cells_bytes, grf, arf;
    bool gate_joins;      /* subroutines may call themselves: see lower_call.c */
    bool indirect;        /* there are jumps through registers: returns go by address as well */
    bool anywhere;        /* a register may lead to any instruction */
    bool by_table;        /* jumps through registers look their target up: the lane op ret */
    bool landings_marked; /* all landings have wait cells */
    bool notifies;        /* a message may send a notification: a barrier's, or one of unknown kind */
    bool header_kept;     /* nothing writes r0.5, the scratch base and the thread's number */
    bool many_modes;      /* more than one instruction writes cr0 */
    bool single;          /* some instruction computes in single precision */
    uint32_t *landings;   /* in code order: indexes of the instructions that are landings */
    uint32_t landing_count;
    bool whole_sr;        /* more of sr0 is named than the dispatch mask */
    bool writes_cr1;      /* exceptions are enabled and raised by the program */
    uint32_t full_acc;    /* mach at this index finds the whole product in acc already; see lower_acc.c */
    uint32_t modes;       /* of cr0.0, those below that the program may turn on */
    bool alt;             /* an instruction's version for ALT mode is in the making */
    bool spf;             /* likewise for single program flow */
    bool waits;           /* a wait was seen: the kernel has barriers */
    uint64_t traced;      /* instructions looked at to find handles; see lower_handle.c */
    enum lower_mode mode; /* whose denormals the host's mode is for */
    bool channels;        /* RF_CHANNELS says which channels the instruction writes */
    bool picked;          /* RF_PICKED is the flag register, by groups of four */
};

/* cr0.0 */
enum { CR0_ALT = 1, CR0_ACC_DISABLE = 2, CR0_SPF = 4, CR0_VME = 8 };

typedef void lower_fn(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code);

/* gen_lower.c */
/* Records "<mnemonic> at offset 0x..: <text>" and marks the lowering failed. */
void lower_refuse_with(struct gen_lower *l, const struct gen_inst *inst, enum emu_error_kind kind,
                       const char *format, ...) __attribute__((format(printf, 4, 5)));
void lower_no_memory(struct gen_lower *l);
/* Counts rounds of a loop against the budget. False: it is used up, and the lowering has failed. */
bool lower_pay(struct gen_lower *l, uint64_t steps);
/* The GRF byte where the cross-thread data begin when a thread starts. */
uint32_t lower_payload_offset(const struct fe_kernel *kernel);

/* lower_scan.c: the reachable instructions in code order; index of the one at an offset, or UINT32_MAX */
int lower_scan(struct gen_lower *l);
uint32_t lower_find(const struct gen_lower *l, int64_t offset);
int64_t lower_next_offset(const struct gen_inst *inst);
bool lower_falls_through(const struct gen_inst *inst);
bool lower_jip(const struct gen_lower *l, const struct gen_inst *inst, int64_t *offset);
bool lower_uip(const struct gen_inst *inst, int64_t *offset);

/* lower_operand.c */
enum lane_type lower_type(enum gen_type type);
struct lane_operand lower_region(enum lane_type type, uint32_t base, int stride);
struct lane_operand lower_imm(enum lane_type type, uint64_t bits);
struct lane_operand lower_src(struct gen_lower *l, const struct gen_inst *inst, unsigned n);
struct lane_operand lower_dst(struct gen_lower *l, const struct gen_inst *inst);
uint32_t lower_temp(const struct gen_lower *l, unsigned n);
bool lower_is_acc(const struct gen_operand *o); /* acc0, acc1 */
bool lower_is_mme(const struct gen_operand *o); /* acc2 to acc9 */
bool lower_is_null(const struct gen_operand *o);
/* RF offset of the flag register pair's cell, and the bit of channel 0 */
void lower_flag(struct gen_lower *l, const struct gen_inst *inst, uint32_t *cell, uint8_t *shift);

/* lower_op.c: appends ops */
struct lane_op *lower_op(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code,
                         enum lane_type type);
/* An op on masks, or a branch on one: cells d, a, b. */
struct lane_op *lower_mask_op(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code,
                              uint32_t d, uint32_t a, uint32_t b);
/* the instruction's predicate; its condition write */
void lower_predicate(struct gen_lower *l, const struct gen_inst *inst, struct lane_op *op);
void lower_condition(struct gen_lower *l, const struct gen_inst *inst, struct lane_op *op);
/* An op on all channels whatever the masks, e.g. to move one dword. */
struct lane_op *lower_scalar(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code,
                             struct lane_operand dst, struct lane_operand src);
enum lane_type lower_exec_type(const struct gen_inst *inst, const struct lane_operand *src, unsigned count);

/* lower_alu.c */
/* Complemented sources become as wide as the execution type first. */
void lower_widen(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand *src, unsigned count,
                 enum lane_type exec);
/* Appends the op with the sources in place, predicated; what an accumulator keeps is kept. */
struct lane_op *lower_elementwise(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code,
                                  enum lane_type exec, struct lane_operand *src, unsigned count);
/* Condition of the op before, AccWrEn, and a result that has to go on from where it is. */
void lower_finish(struct gen_lower *l, const struct gen_inst *inst, struct lane_op *op);
/* A mov, its channels being those of l->channels where that is set. */
void lower_move(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code);
/* The channels that are on, to a cell. */
void lower_keep_predicate(struct gen_lower *l, const struct gen_inst *inst, uint32_t cell);
enum lane_type lower_unsigned_type(enum lane_type type);
/* The wider of the execution type and an integer destination, so that no bits are lost before the write. */
enum lane_type lower_widen_to_dst(enum lane_type exec, const struct gen_inst *inst);
/* dst = code(a, b) on all channels whatever the masks, into a temporary, which it returns. */
struct lane_operand lower_step(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code,
                               enum lane_type type, unsigned temp, struct lane_operand a,
                               struct lane_operand b);

/* lower_acc.c */
/* The implicit accumulator's elements, for channels of that type. */
struct lane_operand lower_acc_region(const struct gen_lower *l, const struct gen_inst *inst,
                                     enum lane_type type);
/* AccWrEn: copies the last op's result. */
void lower_mirror_to_acc(struct gen_lower *l, const struct gen_inst *inst);

/* lower_align16.c: what only this access mode has */
void lower_align16_begin(struct gen_lower *l, const struct gen_inst *inst);
void lower_align16_end(struct gen_lower *l);
/* Whether the region is not one: then lower_swizzle copies it. */
bool lower_align16_region(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand *r,
                          const struct gen_operand *o);
struct lane_operand lower_swizzle(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand r,
                                  const struct gen_operand *o, unsigned n);
/* A mask cell of zeros. */
void lower_clear_cell(struct gen_lower *l, const struct gen_inst *inst, uint32_t cell);

/* lower_flow.c: rejoin points before lowering, their joins during it, branch targets after it */
int lower_flow_mark(struct gen_lower *l);
void lower_flow_enter(struct gen_lower *l, uint32_t index);
void lower_flow_patch(struct gen_lower *l);
void lower_flow_before(struct gen_lower *l, const struct gen_inst *inst);
uint32_t lower_next_index(struct gen_lower *l, const struct gen_inst *inst);
/* The last op's target is the first op of instruction `inst`, or the op after it when LOWER_NEXT. */
void lower_target(struct gen_lower *l, uint32_t inst);
uint32_t lower_jip_index(struct gen_lower *l, const struct gen_inst *inst);
uint32_t lower_uip_index(struct gen_lower *l, const struct gen_inst *inst);

/* Channels without the predicate, or outside the execution size, wait at instruction `to`. */
void lower_divert_disabled(struct gen_lower *l, const struct gen_inst *inst, uint32_t to, uint32_t jip);
void lower_divert_range(struct gen_lower *l, const struct gen_inst *inst, uint32_t begin, uint32_t end,
                        uint32_t to, uint32_t jip);
/* Local labels: an op whose target is the next op to be appended. */
uint32_t lower_last_op(const struct gen_lower *l);
void lower_label(struct gen_lower *l, uint32_t op);

/* lower_jump.c */
bool lower_writes_ip(const struct gen_inst *inst);
bool lower_by_register(const struct gen_inst *inst);
/* add x, ip, n: the address of another instruction */
bool lower_address_in_ip(const struct gen_inst *inst, int64_t *offset);
/* Is there a jump through a register of unknown making? */
bool lower_jumps_anywhere(const struct gen_lower *l);
void lower_find_landings(struct gen_lower *l);
/* Called for each landing, where the address is its offset; control must not come out of what it appends. */
typedef void lower_landing_fn(struct gen_lower *l, const struct gen_inst *inst, uint32_t landing, void *user);
void lower_each_landing(struct gen_lower *l, const struct gen_inst *inst, const struct lane_operand *address,
                        lower_landing_fn *at, void *user);
void lower_go_to_address(struct gen_lower *l, const struct gen_inst *inst,
                         const struct lane_operand *address);
/* The offset in the code that the n-th dword of the branch's register stands for. */
struct lane_operand lower_target_address(struct gen_lower *l, const struct gen_inst *inst, unsigned n);
struct lane_operand lower_offset_from(struct gen_lower *l, const struct gen_inst *inst,
                                      struct lane_operand dword, int64_t base, unsigned temporary);
void lower_jump_by_ip(struct gen_lower *l, const struct gen_inst *inst);
void lower_trap_with(struct gen_lower *l, const struct gen_inst *inst, enum emu_fault_kind kind);

/* lower_flow.c, lower_mode.c, lower_known.c: facts about the whole program, found once because they are often
 * needed */
void lower_find_notifiers(struct gen_lower *l);
void lower_find_precisions(struct gen_lower *l);
void lower_find_header_writes(struct gen_lower *l);

/* lower_state.c: architecture registers with a meaning */
uint32_t lower_state_base(const struct gen_lower *l, const struct gen_operand *o);
void lower_state_find(struct gen_lower *l);
void lower_state_prologue(struct gen_lower *l);
void lower_state_before(struct gen_lower *l, const struct gen_inst *inst);
void lower_state_after(struct gen_lower *l, const struct gen_inst *inst);
/* (dword & bits) == 0: the label goes where the returned op's target is to be. */
uint32_t lower_branch_if_clear(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand dword,
                               uint32_t bits);

/* An instruction as it is in one mode. */
typedef void lower_version_fn(struct gen_lower *l, const struct gen_inst *inst);

/* lower_alt.c */
bool lower_alt_concerns(const struct gen_lower *l, const struct gen_inst *inst);
void lower_alt_versions(struct gen_lower *l, const struct gen_inst *inst, lower_version_fn *lower);
struct lane_operand lower_alt_source(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand r,
                                     unsigned n);

/* lower_acc.c: accumulator disable */
bool lower_acc_disable_concerns(const struct gen_lower *l, const struct gen_inst *inst);
void lower_acc_versions(struct gen_lower *l, const struct gen_inst *inst, lower_version_fn *lower);

/* lower_masks.c: vector mask enable */
void lower_masks_keep(struct gen_lower *l, const struct gen_inst *inst);
void lower_masks_change(struct gen_lower *l, const struct gen_inst *inst);

/* lower_spf.c */
bool lower_spf_concerns(const struct gen_lower *l, const struct gen_inst *inst);
void lower_spf_versions(struct gen_lower *l, const struct gen_inst *inst, lower_version_fn *lower);
void lower_spf_begin(struct gen_lower *l, const struct gen_inst *inst);

/* lower_types.c */
void lower_check_types(struct gen_lower *l, const struct gen_inst *inst);

/* lower_regions.c */
void lower_check_regions(struct gen_lower *l, const struct gen_inst *inst);

/* lower_mode.c: cr0's rounding and denormal modes */
void lower_mode_change(struct gen_lower *l, const struct gen_inst *inst); /* cr0 has been written */
void lower_mode_enter(struct gen_lower *l, const struct gen_inst *inst);
void lower_mode_leave(struct gen_lower *l, uint32_t index);

/* lower_macro.c */
void lower_macro_mark(struct gen_lower *l);

/* lower_call.c */
bool lower_calls_may_nest(struct gen_lower *l);
void lower_prologue(struct gen_lower *l);
void lower_gated_join(struct gen_lower *l, const struct gen_inst *inst, uint32_t cell);
int lower_add_entries(struct gen_lower *l);

/* lower_smov.c */
/* An smov of one channel, to an indirect destination. */
bool lower_stores_one_channel(const struct gen_inst *inst);
/* Lowers a mov that is the second half of a split smov, by quirk; false if it is not. */
bool lower_split_store(struct gen_lower *l, const struct gen_inst *inst);

#define LOWER(name) lower_fn lower_##name;
LOWER(mov)
LOWER(smov)
LOWER(not )
LOWER(alu)
LOWER(logic)
LOWER(shift)
LOWER(bits)
LOWER(cmp)
LOWER(cmpn)
LOWER(sel)
LOWER(csel)
LOWER(add)
LOWER(avg)
LOWER(bfi2)
LOWER(dot)
LOWER(line)
LOWER(pln)
LOWER(sad)
LOWER(movi)
LOWER(mul)
LOWER(mach)
LOWER(mac)
LOWER(mad)
LOWER(lrp)
LOWER(addc)
LOWER(madm)
LOWER(math)
LOWER(if)
LOWER(else)
LOWER(endif)
LOWER(while)
LOWER(break)
LOWER(goto)
LOWER(brc)
LOWER(brd)
LOWER(jmpi)
LOWER(call)
LOWER(ret)
LOWER(wait)
LOWER(nop)
LOWER(trap)
LOWER(send)
LOWER(refuse)
#undef LOWER

#endif
