/* SPDX-License-Identifier: MIT */
/*
 * What the files of the Cayman lowering share.
 *
 * Register file of a wavefront (64 lanes):
 *
 *   mask cells   enum cay_cell, then three per level of the branch-loop stack
 *   GPRs         T<n>.<c> is 64 dwords at gpr + 1024 * n + 256 * c; as many as the code names
 *   PV           only for results that no GPR keeps long enough
 *   temporaries  CAY_TEMPS vectors of 64 dwords, then AR.x
 *   scalars      loop counters and return addresses; then, where the program has them, aL and its saved
 *                values, and CF_IDX0 and CF_IDX1
 *   uniforms     constant buffer 0
 *   ALU area     enum cay_area; only of programs that need it
 *   LDS queues   the k-th value that is outstanding in a clause has slot k
 */
#ifndef CAY_LOWER_PRIV_H
#define CAY_LOWER_PRIV_H

#include "cay_bindings.h"
#include "cay_lower.h"
#include "cayman/isa/cay_quirks.h"
#include "cayman/isa/cay_tables.h"
#include "emu/lane.h"
#include "emu/launch.h"

enum { CAY_FPMODE = 1u << 10 }; /* 32-bit denormals flushed, those of 16-bit conversions kept */
enum { CAY_REL_NONE, CAY_REL_LOOP, CAY_REL_GLOBAL }; /* SRC_REL_MODE and DST_REL_MODE of GDS */
enum { CAY_PART = 16 };                              /* lanes of a thread that is a part of a wavefront */
enum { CAY_LANES = 64, CAY_VECTOR = 4 * CAY_LANES, CAY_GPR = 4 * CAY_VECTOR, CAY_GPRS = 128 };

enum cay_cell {
    CAY_CELL_EXEC = LANE_EXEC_CELL,
    CAY_CELL_PRED = 8,     /* the predicate bit of each lane */
    CAY_CELL_RESULT = 16,  /* lanes that PRED_SET* with UPDATE_EXEC_MASK keeps */
    CAY_CELL_TEMP = 24,    /* inside one machine instruction */
    CAY_CELL_COUNTER = 32, /* bit 0: the loop counter is not exhausted */
    CAY_CELL_NEXT = 40,    /* predicate bits that wait until the group's reads are done */
    CAY_CELL_STACK = 48
};

/* Cells behind the stack's, of programs that need them. */
enum cay_late_cell {
    CAY_LATE_VALID,   /* lanes that were dispatched and not killed */
    CAY_LATE_TEST,    /* lanes that pass the condition test of this instruction */
    CAY_LATE_OUTER,   /* the execution mask around an instruction that has another one */
    CAY_LATE_INVALID, /* the same around a message that leaves out killed lanes */
    CAY_LATE_FETCH,   /* inside one fetch */
    CAY_LATE_CELLS
};

/* Temporary vectors, by who may hold a value in them. */
enum cay_temp {
    CAY_TEMP_SLOT = 0,   /* + slot: a result that waits until the group's reads are done */
    CAY_TEMP_SOURCE = 4, /* + source: a source that the lane op cannot take as it is */
    CAY_TEMP_MIDDLE = 7, /* + 0..1: between the ops of one instruction */
    CAY_TEMP_FETCH = 4,  /* + element: fetched values before conversion */
    CAY_TEMP_REDUCE = 9,
    CAY_TEMPS = 10,
    /* messages with computed addresses; only in programs that have such */
    CAY_TEMP_ADDRESS = 10,
    CAY_TEMP_DATA = 11, /* + element */
    CAY_TEMPS_LATE = 15,
    /* fetches beyond the plain ones; only in programs that have such */
    CAY_TEMP_RESULT = 15,   /* + element */
    CAY_TEMP_WORK = 19,     /* + 0..1 */
    CAY_TEMP_ARGUMENT = 21, /* + argument of a texture message */
    CAY_TEMPS_FETCH = 35,
    CAY_TEXTURE_STATE = 9
};

/* Vectors of 64 dwords for what ALU instructions need beside the temporaries; cay_alu_lay_out places them. */
enum cay_area {
    CAY_AREA_JOINT = 0,   /* + slot: results that slots make together */
    CAY_AREA_SCRATCH = 4, /* + 0..5: while they are made */
    CAY_AREA_WIDE = 10,   /* + 2 * n: doubles: three sources, results of slots x, y and of z, w */
    CAY_AREA_FLAGS = 20,  /* exceptions of this clause, and of one op */
    CAY_AREA_VECTORS = 22
};

/* One state of the branch-loop stack; states form trees from the empty stacks of the program and of its
 * subroutines. */
struct cay_stack_node {
    uint32_t parent, depth;
    uint32_t loop;    /* innermost node of a loop, itself included, or UINT32_MAX */
    uint32_t loop_cf; /* of a loop's own node: its LOOP_START; UINT32_MAX: a PUSH */
    uint32_t pushed;  /* the node of a PUSH on top of this one; 0: none yet */
    uint32_t used;    /* subentries of the hardware's stack */
    bool is_base;     /* what the program or a subroutine begins with */
};

/*
 * The program, or a subroutine at one nesting depth and stack depth. Each has lane ops of its own, so that
 * return addresses and stack entries have fixed places even when subroutines call themselves.
 */
struct cay_context {
    uint32_t entry; /* CF index */
    uint32_t level; /* nesting depth that CALL_COUNT has added up */
    uint32_t base;  /* node */
    uint32_t next;  /* another context of this subroutine; 0: none */
};

/* One CF instruction in one context. */
struct cay_flow {
    uint32_t cf, context;
    uint32_t stack;  /* node before the instruction */
    uint32_t op;     /* its first lane op */
    uint32_t callee; /* CALL: the context that begins; 0: the call is ignored */
    bool overflow;   /* it needs more stack than there is */
};

struct cay_fix {
    uint32_t op, place; /* ctrl.target of lane op becomes the first lane op of the CF instruction there */
};

/* Where the value of PV.<c> is. */
struct cay_pv {
    bool in_gpr;
    uint8_t gpr;
};

struct cay_queue {
    uint32_t pushed, popped; /* since the queue was last empty */
};

struct cay_lower {
    const struct cay_quirks *quirks;
    const struct cay_bindings *bindings;
    struct fe_budget *budget;
    const struct cay_program *p;
    struct lane_program *lane;
    struct emu_error *error;
    bool failed;         /* sticky: error says why */
    struct lane_op sink; /* what cay_emit returns after a failure */
    uint32_t inst;       /* offset of the machine instruction being lowered */

    struct cay_flow *flow; /* one per place; after the analysis by context, then by CF instruction */
    uint32_t place_count, place_room;
    uint32_t *places; /* hash table: place + 1 by context and CF instruction */
    uint32_t places_mask;
    struct cay_context *contexts;
    uint32_t context_count, context_room;
    struct cay_stack_node *nodes;
    uint32_t node_count, node_room, depth;
    struct cay_fix *fixes;
    uint32_t fix_count, fix_room;

    uint32_t gpr, gpr_count, pv_rf, temp, ar, scalars, uniform, uniform_bytes, queue_rf;
    uint32_t queue_slots;   /* of queue A, and as many of B */
    uint32_t windows[2][4]; /* windows of all GPRs, by AR.x and by aL, for each element: an index in
                               lane_program.indirects + 1; 0: not made yet */
    uint32_t area;          /* enum cay_area; 0: the program needs none */
    uint32_t clause_global; /* CLAUSE_GLOBAL, a dword; 0: the program has none */
    uint32_t clock, wave; /* the time, 8 bytes; the wavefront's number among those that are live; 0: unused */
    bool uses_area, uses_clause_global, uses_clock, uses_wave, uses_lane_masks;
    bool relative;    /* the program addresses GPRs through AR */
    bool uses_shared; /* it names registers that work-groups share */
    bool has_continue, has_barrier;
    bool uses_wait;       /* the program has waits of global wave sync */
    uint32_t wait;        /* see emu_kernel.wait_rf; 0: there are none */
    uint32_t loop_index;  /* aL, a dword; 0: the program never reads it */
    uint32_t cf_index;    /* CF_IDX0 and CF_IDX1, dwords; 0: the program never reads them */
    uint32_t saved_index; /* aL around the loop of each depth */
    uint32_t late_cells;  /* enum cay_late_cell; 0: the program needs none */
    bool uses_loop_index, uses_cf_index, uses_late_cells, uses_late_temps, uses_lane_numbers, uses_item;
    bool uses_fetch_temps, uses_texture_state;
    uint32_t texture_state; /* CAY_TEXTURE_STATE vectors, see lower_tex.c; 0: there are none */
    uint32_t loop_window;   /* of all GPRs, by aL: an indirect of the lane program + 1; 0: not made yet */
    uint32_t code_end, inner_calls; /* return addresses of calls in subroutines, see lower_branch.c */
    bool has_kill;                  /* VALID differs from the lanes that were dispatched */
    uint32_t scratch_bytes;         /* per wavefront */
    uint32_t item;                  /* each lane\'s work-item, for exports; 0: there are none */
    uint32_t export_window;         /* GPRs by the dword of a relative export, + 1; 0: not made yet */

    /* state of the clause and group being lowered */
    const struct cay_cf *cf;
    const struct cay_group *group;
    struct cay_pv pv[4];
    struct cay_queue queue[2];
    uint8_t pop_queues; /* bit q: queue q is popped at the end of the group */
    uint8_t pred_sel;   /* of the instruction being lowered */
    uint32_t fpmode;    /* SET_MODE's, for floats and for doubles */
    uint32_t fpmode_double;
    bool keeps_flags;             /* the clause asks for its exceptions */
    struct lane_operand joint[4]; /* by slot: its part of a result that several slots make */
    bool has_clock;               /* TIME has been read in this group */
    uint32_t outside;             /* in a clause with a mask of its own: the cell of the lanes that are active
                                     outside, which alone may leave their loop; 0: in none */
    bool exec_pending;            /* CAY_CELL_RESULT holds lanes to keep at the clause's end */
};

/* cay_lower.c */
void cay_refuse(struct cay_lower *l, const char *name, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void cay_no_memory(struct cay_lower *l);

/* lower_parts.c: says in the kernel that its threads may be parts of a wavefront, if no work-item can tell;
 * and makes them so, if it says that. -1: no memory, and the kernel is as it was. */
void cay_allow_parts(const struct cay_lower *l, struct fe_kernel *kernel);
int cay_part(struct fe_kernel *kernel, struct emu_error *error);

/* lower_flow.c: depth analysis before lowering; targets after it */
int cay_flow_analyse(struct cay_lower *l);
void cay_flow_patch(struct cay_lower *l);
/* lower_places.c: the place of a CF instruction in a context, UINT32_MAX: not reached */
uint32_t cay_place(const struct cay_lower *l, uint32_t context, uint32_t cf);
/* A new place; UINT32_MAX after a failure. */
uint32_t cay_add_place(struct cay_lower *l, const struct cay_flow *flow);
/* Sorts places by context and CF instruction. */
void cay_sort_places(struct cay_lower *l);
/* lower_branch.c */
void cay_lower_cf(struct cay_lower *l, uint32_t place);

/* lower_cond.c: condition tests, and the masks of pixel programs */
uint32_t cay_late_cell(const struct cay_lower *l, enum cay_late_cell cell);
/* The cell of the lanes that pass an instruction's condition test. */
uint32_t cay_test(struct cay_lower *l, const struct cay_cf *cf);
/* A branch over what follows, taken if the condition's constant says so; UINT32_MAX: there is none. */
uint32_t cay_skip_unless(struct cay_lower *l, const struct cay_cf *cf);
/* cell = the lanes of all quads of which a lane is in `from` */
void cay_whole_quads(struct cay_lower *l, uint32_t cell, uint32_t from);
/* Loop constant n as a scalar dword operand. */
struct lane_operand cay_loop_constant(struct cay_lower *l, unsigned n);

/* lower_stack.c: lane ops on the branch-loop stack */
uint32_t cay_saved_cell(const struct cay_lower *l, uint32_t node); /* mask that popping `node` restores */
uint32_t cay_live_cell(const struct cay_lower *l, uint32_t node);  /* lanes that have not left loop `node` */
uint32_t cay_continue_cell(const struct cay_lower *l,
                           uint32_t node); /* lanes that wait for the next iteration */
uint32_t cay_stack_pop(const struct cay_lower *l, uint32_t node, unsigned count);
void cay_push(struct cay_lower *l, uint32_t node);
void cay_restore(struct cay_lower *l, uint32_t node, uint32_t target);
void cay_invert(struct cay_lower *l, uint32_t node);

/* lower_emit.c */
struct lane_op *cay_emit(struct cay_lower *l, enum lane_code code);
struct lane_op *cay_emit_alu(struct cay_lower *l, enum lane_code code, enum lane_type type,
                             struct lane_operand dst, struct lane_operand a, struct lane_operand b,
                             struct lane_operand c);
/* The same for `lanes` lanes from `first` on: the operands are theirs. */
struct lane_op *cay_emit_lanes(struct cay_lower *l, enum lane_code code, enum lane_type type, unsigned first,
                               unsigned lanes, struct lane_operand dst, const struct lane_operand src[3]);
void cay_emit_mask(struct cay_lower *l, enum lane_code code, uint32_t d, uint32_t a, uint32_t b);
/* A branch on a cell whose target is the first op of a place. */
void cay_emit_branch(struct cay_lower *l, enum lane_code code, uint32_t cell, uint32_t place);
/* A branch inside the ops of one instruction: bound later by cay_bind_here. */
uint32_t cay_emit_skip(struct cay_lower *l, enum lane_code code, uint32_t cell);
void cay_bind_here(struct cay_lower *l, uint32_t op);
/* An op on one dword for the whole wavefront, whatever the execution mask. */
struct lane_op *cay_emit_scalar(struct cay_lower *l, enum lane_code code, enum lane_type type,
                                struct lane_operand dst, struct lane_operand a, struct lane_operand b,
                                struct lane_operand c);
/* The same with its result compared with 0: CAY_CELL_COUNTER's bit 0. */
struct lane_op *cay_emit_scalar_test(struct cay_lower *l, enum lane_code code, enum lane_cond cond,
                                     struct lane_operand dst, struct lane_operand a, struct lane_operand b);
/* The thread ends with this fault. */
void cay_emit_trap(struct cay_lower *l, enum emu_fault_kind kind);
struct lane_op *cay_emit_mem(struct cay_lower *l, enum lane_code code, enum lane_space space, unsigned elem,
                             struct lane_operand address, uint32_t offset);

/* lower_operand.c */
extern const struct lane_operand cay_none;
struct lane_operand cay_vector(uint32_t rf, enum lane_type type);
struct lane_operand cay_scalar(uint32_t rf, enum lane_type type);
struct lane_operand cay_imm(enum lane_type type, uint32_t bits);
uint32_t cay_gpr_rf(const struct cay_lower *l, unsigned gpr, unsigned chan);
uint32_t cay_temp_rf(const struct cay_lower *l, unsigned temp);
struct lane_operand cay_indirect_gpr(struct cay_lower *l, const struct cay_alu *i, unsigned gpr,
                                     unsigned chan, enum lane_type type);
/* Source n of an instruction, read as `type`. May emit an op into CAY_TEMP_SOURCE + n. */
struct lane_operand cay_source(struct cay_lower *l, const struct cay_alu *i, unsigned n, enum lane_type type);
/* The same as a register or immediate without modifiers or indirection, as messages take it. */
struct lane_operand cay_plain_source(struct cay_lower *l, const struct cay_alu *i, unsigned n);
/* The value of a source that is known now. */
bool cay_source_known(const struct cay_lower *l, const struct cay_alu *i, unsigned n, uint32_t *bits);

/* lower_shared.c: whether the instruction's address is that of a register that work-groups share */
bool cay_is_shared(const struct cay_alu *i, bool relative);
/* Moves an element of it, a vector of dwords; by_ar: AR.x is added to its number. */
void cay_read_shared(struct cay_lower *l, const char *name, unsigned gpr, unsigned chan, bool by_ar,
                     struct lane_operand to);
struct lane_op *cay_write_shared(struct cay_lower *l, const char *name, unsigned gpr, unsigned chan,
                                 bool by_ar, struct lane_operand from);

/* lower_kcache.c: source n is a constant */
struct lane_operand cay_kcache_source(struct cay_lower *l, const struct cay_alu *i, unsigned n,
                                      enum lane_type type);

/* cay_lower.c: room for so many bytes in the register file from *at on, which moves behind it */
uint32_t cay_reserve(uint32_t *at, uint32_t bytes);

/* lower_special.c: what ALU instructions need in the register file; sources that are no register or constant
 */
void cay_alu_scan(struct cay_lower *l, const struct cay_alu *i);
void cay_alu_lay_out(struct cay_lower *l, uint32_t *at);
void cay_add_lane_masks(struct cay_lower *l);
/* The bits below each lane's own in a mask of lanes: the low dwords (0) or the high ones (1). */
struct lane_operand cay_lane_masks(const struct cay_lower *l, unsigned which);
uint32_t cay_area_rf(const struct cay_lower *l, unsigned vector);
struct lane_operand cay_special_source(struct cay_lower *l, const struct cay_alu *i, const struct cay_src *s,
                                       enum lane_type type);
void cay_lower_mova(struct cay_lower *l, const struct cay_alu *i, struct lane_operand dst);

/* lower_joint.c: before the slots of a group, the results that several of them make */
void cay_lower_joint(struct cay_lower *l, const struct cay_group *g);
/* lower_double.c; slot[c]: the instruction of slot c or NULL; chan: the first of its slots */
typedef void cay_joint_fn(struct cay_lower *l, const struct cay_alu *const slot[4], unsigned chan);
cay_joint_fn cay_double_op, cay_double_op_4, cay_double_frexp, cay_double_ldexp, cay_double_fract,
    cay_double_minmax, cay_double_set, cay_double_pred, cay_double_cndne, cay_double_to_float,
    cay_float_to_double, cay_double_math;

/* lower_interp.c: parameters of pixel programs; whether the launch describes any, else the instruction is
 * refused */
bool cay_has_params(struct cay_lower *l, const struct cay_alu *i);
struct lane_operand cay_param_source(const struct cay_lower *l, unsigned sel);
cay_joint_fn cay_interpolate, cay_load_param;

/* lower_mode.c: SET_MODE */
void cay_set_mode(struct cay_lower *l, const struct cay_group *g);
void cay_enter_mode(struct cay_lower *l, uint32_t from, uint32_t to);
void cay_mode_end_clause(struct cay_lower *l);

/* lower_flags.c: exceptions, of clauses that ask for them */
void cay_flags_begin_clause(struct cay_lower *l);
/* An op that is about to be emitted; an output modifier. */
void cay_flags_of(struct cay_lower *l, const struct lane_op *op);
void cay_flags_modified(struct cay_lower *l);
void cay_lower_flags(struct cay_lower *l, const struct cay_alu *i, struct lane_operand dst);

/* lower_group.c: ALU clauses */
void cay_lower_alu_clause(struct cay_lower *l, const struct cay_cf *cf, uint32_t node);

/* lower_alu.c: one instruction; the result goes to dst, whatever happens in between */
void cay_lower_alu(struct cay_lower *l, const struct cay_alu *i, struct lane_operand dst);
/* OMOD and CLAMP of an op that makes the instruction's result */
void cay_modify_output(struct cay_lower *l, const struct cay_alu *i, struct lane_op *op);
/* lower_pred.c; pred_cell: where UPDATE_PRED writes */
bool cay_is_pred(const struct cay_alu *i);
void cay_lower_kill(struct cay_lower *l, const struct cay_alu *i, struct lane_operand dst);
void cay_lower_pred(struct cay_lower *l, const struct cay_alu *i, struct lane_operand dst,
                    uint32_t pred_cell);
void cay_apply_exec_mask(struct cay_lower *l, uint32_t node);
/* lower_lds.c */
void cay_lower_lds(struct cay_lower *l, const struct cay_alu *i);
struct lane_operand cay_queue_head(struct cay_lower *l, const struct cay_alu *i, unsigned sel,
                                   enum lane_type type);
void cay_queues_end_group(struct cay_lower *l);
void cay_queues_end_clause(struct cay_lower *l);
/* lower_fetch.c; lower_memory.c, lower_gds.c: fetches that are no vertex or texture fetches */
/* What a vertex or texture fetch uses, before anything is laid out. */
void cay_scan_fetch(struct cay_lower *l, const struct cay_fetch *i);
void cay_lower_fetch_clause(struct cay_lower *l, const struct cay_cf *cf);
void cay_lower_memory_read(struct cay_lower *l, const struct cay_fetch *i);
void cay_lower_gds(struct cay_lower *l, const struct cay_fetch *i);
void cay_lower_tf_write(struct cay_lower *l, const struct cay_fetch *i);
/* lower_rat.c, lower_export.c, lower_event.c */
void cay_lower_rat(struct cay_lower *l, const struct cay_cf *cf);
void cay_lower_write(struct cay_lower *l, const struct cay_cf *cf);
void cay_lower_export(struct cay_lower *l, const struct cay_cf *cf);
void cay_lower_vertex(struct cay_lower *l, const struct cay_cf *cf);
void cay_lower_interrupt(struct cay_lower *l, const struct cay_cf *cf);
void cay_lower_gws(struct cay_lower *l, const struct cay_cf *cf);
/* What follows the work-group's barrier in programs that also wait for other wavefronts. */
void cay_after_barrier(struct cay_lower *l);
/* Whether it waits for other wavefronts. */
bool cay_gws_waits(const struct cay_gws *g);

#endif
