/* SPDX-License-Identifier: MIT */
/*
 * The translator: a lane program becomes one host function by way of LLVM. Webs (flow.h) become stack slots
 * that LLVM promotes to registers. Every block exists up to twice: "full", where all lanes of the thread are
 * known to be enabled and nothing is masked, and "partial". The code moves from one to the other where the
 * execution mask changes.
 */
#ifndef BACKEND_JIT_JIT_H
#define BACKEND_JIT_JIT_H

#include <stddef.h>

#include <llvm-c/Core.h>

#include "backend/backend.h"
#include "emu/thread.h"
#include "jit/flow/flow.h"
#include "target.h"

struct emu_kernel;
struct jit_solo;
struct jit_solo_code;

/* The host function's argument besides the register file. The helpers return 0, or 1 plus the enum emu_stop
 * with which to leave. */
struct jit_ctx {
    struct emu_thread *t;
    /* Executes a message for which the fast path failed. site: RF offset of its range site, or 0. */
    uint32_t (*slow)(uint8_t *rf, struct jit_ctx *x, uint32_t op, uint32_t site);
    const void *detour; /* to slow, see detour.c */
    const void *code;
    uint32_t (*fallback)(uint8_t *rf, struct jit_ctx *x, uint32_t op);
    uint32_t (*control_fault)(struct jit_ctx *x, uint32_t op, uint32_t kind, uint64_t exec);
    uint8_t nowhere[32]; /* lanes that are off store here */
    struct jit_group {
        uint8_t *ended;        /* of each thread */
        const uint8_t *images; /* of thread 0 and those behind it */
        uint64_t rf_stride;    /* from one thread's register file to the next */
        uint32_t count;        /* threads */
        uint32_t slot;         /* of thread 0 */
        uint32_t rounds;       /* not 0: go on behind barriers */
    } group;                   /* see group.c */
    struct jit_course {
        uint64_t left; /* groups behind the one at hand */
        const uint8_t *images;
        uint64_t *progress; /* as in struct engine_groups, which this is for */
        const int *stop;
        uint32_t first[3], end[3]; /* ids of groups are in [first, end) */
        uint32_t threads;          /* of a group */
        uint32_t slot;             /* of a group's first thread */
    } course;                      /* see next.c; nothing but `left` changes during a call */
};

/* The host function returns this besides enum emu_stop: it has done nothing, and the interpreter must run. */
enum { JIT_STOP_BAIL = 3 };

/* Returns enum emu_stop. entry: op index of the block to begin with; 0 with a fresh thread. */
typedef uint32_t jit_function(uint8_t *rf, struct jit_ctx *x, uint32_t entry);

/* Surface numbers from this on have no native form. */
enum { JIT_SURFACES = 256 };

enum jit_mode { JIT_FULL, JIT_PARTIAL, JIT_MODES };
/* Whether threads come from the kernel's start, or may come from behind a barrier. */
enum jit_round { JIT_FIRST_ROUND, JIT_ANY_ROUND, JIT_ROUNDS };

/* A function that messages of one shape share, see routine.c. */
enum { JIT_ROUTINES = 16 };
struct jit_routine {
    const struct lane_op *op; /* the first of them */
    bool partial, row, streams;
    bool often;      /* there are enough of them */
    LLVMValueRef fn; /* NULL until used */
};

/* Variables of a load that walks: the dwords that were read in advance, a vector of all lanes for each turn;
 * the next turn, JIT_WALK_TURNS if nothing is left; where each lane was in the first one, and which were on.
 */
enum { JIT_WALKS = 8, JIT_WALK_TURNS = 4 };
struct jit_walk {
    uint32_t op;
    LLVMValueRef data, turn, start, filled;
};

/* Of a block behind a barrier: where a thread goes on, and the way there from the thread before; NULL until
 * used. Of one that ends in a barrier: its bit, see group.c; 0: not yet known. */
struct jit_barrier {
    LLVMBasicBlockRef resume, repeat;
    uint32_t bit;
};

struct jit_fn {
    const struct jit_flow *flow;
    const struct lane_program *program;
    const struct emu_kernel *kernel;
    enum backend_cpu cpu;
    bool slow_gathers; /* host/host.h */
    uint64_t full;     /* the execution mask with all lanes of a thread */
    uint32_t sites_rf, site_count;
    bool quick; /* as of struct jit_target */
    LLVMContextRef context;
    LLVMModuleRef module;
    LLVMBuilderRef b;
    LLVMTypeRef i1, i8, i16, i32, i64, f32, f64, ptr;
    LLVMValueRef fn, rf, x, thread, stop_flag;
    LLVMValueRef entry; /* ends the block that comes before all others: what is invariant is put before it */
    struct jit_window {
        LLVMValueRef base, size; /* host pointer and bytes (i64); NULL until used */
    } surfaces[JIT_SURFACES], local, code, uniforms;
    struct jit_images images; /* as of struct jit_target */
    /* Of the launch's: host pointer, bytes of a row and size (i32), and whether it is what `images` says
     * (i1); NULL until used. */
    struct jit_known_image {
        LLVMValueRef ok, base, pitch, size[2];
    } known_images[JIT_IMAGES];
    LLVMValueRef known_samplers[JIT_SAMPLERS]; /* i1 */
    uint32_t native_images;                    /* see jit_native_images */
    LLVMValueRef *slots;                       /* of webs */
    LLVMValueRef exec_slot;
    struct jit_routine routines[JIT_ROUTINES];
    unsigned routine_count;
    LLVMBasicBlockRef leave; /* block for helpers' results that are not 0; NULL until used */
    LLVMValueRef leave_with;
    LLVMValueRef plain;            /* the function for threads that must begin again; NULL until used */
    LLVMBasicBlockRef again;       /* calls it; NULL until used */
    LLVMBasicBlockRef next_thread; /* NULL: threads are started one by one */
    struct {
        LLVMValueRef after, group[3];
        LLVMValueRef image, id; /* one of them is NULL: where ids are, or the first lane's id ... */
        unsigned dimension;     /* ... in x or y, which counts on by `step` */
        unsigned step;
    } next; /* see next.c; NULL: what the thread at hand has stays as it is during a call */
    /* group.c: variables with what belongs to the thread that runs, and the block to which barriers go. NULL:
     * the function runs one thread to its next stop. */
    struct {
        LLVMValueRef rf, thread, number, starting, waiting, pc, stops, alike;
        LLVMBasicBlockRef waits;
    } group;
    struct jit_solo_code *solo; /* the loop that is being translated for one lane, see emit_solo.c; or NULL */
    struct jit_walk walks[JIT_WALKS]; /* see emit_walk.c */
    unsigned walk_count;
    LLVMBasicBlockRef *blocks;    /* (block * JIT_ROUNDS + round) * JIT_MODES + mode; NULL until asked for */
    struct jit_barrier *barriers; /* of blocks */
    unsigned barrier_count;       /* that have a bit */
    uint32_t *phases;             /* see jit_phases_new */
    uint8_t *made;                /* of webs, see again.c */
    uint32_t *todo;               /* of them */
    uint32_t todo_count;
    enum jit_start start;
    bool one_mode; /* all blocks are partial: a big program with many branches is translated once */
    bool all_full; /* no block is: all lanes are on from the thread's start to its end */
    /* not 0: the op computes so many rows (flow.h), and jit_read gives their first lanes' values */
    unsigned row_parts;
    bool row_lost; /* an op that computes a row has no host code after all */
    /* the op being translated */
    const struct lane_op *op;
    uint32_t index;
    enum jit_mode mode;
    enum jit_round round;
};

/* A value of an op: one per lane, or one for all. Ops of one lane are scalar. */
struct jit_value {
    LLVMValueRef v;
    bool scalar;
    LLVMValueRef first; /* of a row (flow.h): lane 0's value; of several rows a vector; NULL: no row */
    uint64_t step;      /* of the row, from lane to lane */
    unsigned shift;     /* of a shifted row, whose first lane's value is not shifted */
    unsigned parts;     /* how many rows */
    uint32_t most;      /* of a row that is not shifted, if it is sure: see struct jit_row */
};

/* --- types.c --- */
LLVMTypeRef jit_int(struct jit_fn *f, unsigned bits);
LLVMTypeRef jit_lane_type(struct jit_fn *f, enum lane_type type); /* f32, f64 or an integer */
LLVMTypeRef jit_vector(LLVMTypeRef element, unsigned n);          /* n 1: the element itself */
LLVMTypeRef jit_shape(LLVMTypeRef element, LLVMValueRef like);    /* as many elements as `like` has */
LLVMValueRef jit_i64(struct jit_fn *f, uint64_t value);
LLVMValueRef jit_i32(struct jit_fn *f, uint32_t value);
LLVMValueRef jit_constant(struct jit_fn *f, LLVMTypeRef type, uint64_t value); /* integers, splat */
/* Whether the program keeps denormals from its start to its end. */
bool jit_keeps_denormals(const struct jit_fn *f);
/* A value, or a float constant, of which LLVM knows nothing where its rules for floats (x + 0 is x) may not
 * hold. */
LLVMValueRef jit_fence(struct jit_fn *f, LLVMValueRef v);
LLVMValueRef jit_opaque(struct jit_fn *f, LLVMTypeRef element, uint64_t bits);
/* Lane masks, for programs that flush denormals; cond: of enum lane_cond. */
LLVMValueRef jit_compare_flushing(struct jit_fn *f, LLVMValueRef x, LLVMValueRef y, unsigned cond);
/* Of integers; cond: LANE_COND_EQ to LANE_COND_LE. */
LLVMIntPredicate jit_int_predicate(unsigned cond, bool is_signed);
LLVMValueRef jit_splat(struct jit_fn *f, LLVMValueRef scalar, unsigned n);
/* n elements, at most 4 * LANE_MAX, of x with y behind it, from `first` on. */
LLVMValueRef jit_part(struct jit_fn *f, LLVMValueRef x, LLVMValueRef y, unsigned first, unsigned n);
/* Vectors of one type end to end: `count` of them, a power of two. Changes parts. */
LLVMValueRef jit_joined(struct jit_fn *f, LLVMValueRef *parts, unsigned count);
LLVMValueRef jit_call(struct jit_fn *f, const char *intrinsic, LLVMTypeRef type, LLVMValueRef *args,
                      unsigned n);
LLVMValueRef jit_call2(struct jit_fn *f, const char *intrinsic, LLVMTypeRef *types, unsigned type_count,
                       LLVMValueRef *args, unsigned n);
/* Bits of <n x i1> (or i1) as an integer, and back. */
LLVMValueRef jit_to_bits(struct jit_fn *f, LLVMValueRef lanes);
LLVMValueRef jit_to_lanes(struct jit_fn *f, LLVMValueRef bits, unsigned n);
LLVMValueRef jit_field(struct jit_fn *f, LLVMValueRef base, size_t offset, LLVMTypeRef type, bool invariant);
LLVMValueRef jit_at(struct jit_fn *f, LLVMValueRef base, uint64_t offset);
/* The launch, struct emu_launch. */
LLVMValueRef jit_launch(struct jit_fn *f);
/* What follows is put where the function begins. Returns the block to go back to the end of. */
LLVMBasicBlockRef jit_begin_invariant(struct jit_fn *f);
LLVMBasicBlockRef jit_new_block(struct jit_fn *f, const char *name);
/* A branch that is hardly ever taken to `rare`. */
void jit_branch_rare(struct jit_fn *f, LLVMValueRef condition, LLVMBasicBlockRef rare,
                     LLVMBasicBlockRef usual);
/* A variable in the function's first block. */
LLVMValueRef jit_variable(struct jit_fn *f, LLVMTypeRef type, const char *name);
LLVMValueRef jit_load(struct jit_fn *f, LLVMTypeRef type, LLVMValueRef at, unsigned align);
void jit_store(struct jit_fn *f, LLVMValueRef value, LLVMValueRef at, unsigned align);

/* --- gather.c: a host pointer for each lane; offsets: i32, not negative, as the host extends them by the
 * sign. mask: <lanes x i1>; NULL: all. Lanes that are off are 0. Scatters write their lanes in order. --- */
LLVMValueRef jit_pointers(struct jit_fn *f, LLVMValueRef base, LLVMValueRef offsets);
LLVMValueRef jit_gather(struct jit_fn *f, LLVMTypeRef type, LLVMValueRef from, LLVMValueRef mask);
void jit_scatter(struct jit_fn *f, LLVMValueRef v, LLVMValueRef to, LLVMValueRef mask);

/* --- one_by_one.c --- */
/* A lane of a vector in memory. */
LLVMValueRef jit_lane_of(struct jit_fn *f, LLVMValueRef at, LLVMTypeRef type, LLVMValueRef lane);
/* For each bit of an i64 that is set, from the lowest on: a loop. */
void jit_each_lane(struct jit_fn *f, LLVMValueRef bits, void (*visit)(void *user, LLVMValueRef lane),
                   void *user);

/* --- indirect.c: operands of arithmetic whose place is computed --- */
bool jit_reads_indirect(const struct jit_fn *f, const struct lane_operand *o);
bool jit_writes_indirect(const struct jit_fn *f, const struct lane_operand *o);
/* Whether the op must be left to simd, known when it runs (i1); NULL: it never is. */
LLVMValueRef jit_indirect_outside(struct jit_fn *f, const struct lane_operand *o);
/* As jit_read and jit_write. */
struct jit_value jit_read_indirect(struct jit_fn *f, const struct lane_operand *o);
void jit_write_indirect(struct jit_fn *f, const struct lane_operand *o, struct jit_value value,
                        LLVMValueRef enabled);

/* --- structures.c: structures of `count` members of one type, all lanes' one after the other --- */
/* A vector of each member, and back. count: 1 to 4. */
void jit_take_apart(struct jit_fn *f, LLVMValueRef all, unsigned count, LLVMValueRef *members);
LLVMValueRef jit_put_together(struct jit_fn *f, LLVMValueRef *members, unsigned count);

/* --- mode.c --- */
/* Whether modes change, or one is of another rounding than to nearest. */
bool jit_pins_floats(const struct jit_fn *f);
/* There: a value (of floats, or integers of 32 or 64 bits) of which LLVM knows nothing, and which is computed
 * before the next switch of the mode, and what is made of it behind the last one. Elsewhere: the value. */
LLVMValueRef jit_pin(struct jit_fn *f, LLVMValueRef v);
/* There, a call of assembly that is marked to have side effects: it stays where it is among them. */
void jit_keep_in_order(struct jit_fn *f, LLVMValueRef call);
/* An op of LANE_OP_fpmode. */
void jit_emit_fpmode(struct jit_fn *f);

/* --- half.c: halves are integers of 16 bits; their floats are what ops compute with --- */
bool jit_has_halves(const struct jit_fn *f);
LLVMValueRef jit_widen_half(struct jit_fn *f, LLVMValueRef bits);
LLVMValueRef jit_narrow_half(struct jit_fn *f, LLVMValueRef v);   /* rounded as the mode says */
LLVMValueRef jit_flush_half(struct jit_fn *f, LLVMValueRef bits); /* denormals, if the program flushes them */
LLVMValueRef jit_modify_half(struct jit_fn *f, LLVMValueRef bits, unsigned mods);
/* x * y + z of widened halves, to be narrowed and nothing else. */
LLVMValueRef jit_fused_half(struct jit_fn *f, LLVMValueRef x, LLVMValueRef y, LLVMValueRef z);

/* --- operand.c --- */
const struct jit_access *jit_find_access(const struct jit_fn *f, unsigned role);
/* Does the op read floats there that are all whole numbers? */
bool jit_is_whole(const struct jit_fn *f, unsigned role);
/* The access' bytes as an integer (2, 4, 8 bytes) or a vector of dwords or words. */
/* The type of `bytes` bytes in the next two functions. */
LLVMTypeRef jit_range_type(struct jit_fn *f, uint32_t bytes);
/* The type of a row's first value, or of several rows'. */
LLVMTypeRef jit_row_type(struct jit_fn *f, uint32_t web);
LLVMValueRef jit_read_range(struct jit_fn *f, const struct jit_access *a);
void jit_write_range(struct jit_fn *f, const struct jit_access *a, LLVMValueRef value);
/* Bits of lanes, as integers of the operand's size. */
struct jit_value jit_read(struct jit_fn *f, const struct lane_operand *o, unsigned role);
/* enabled: <lanes x i1>, i1 for one lane; NULL: all. value: integers of the operand's size. */
void jit_write(struct jit_fn *f, const struct lane_operand *o, unsigned role, struct jit_value value,
               LLVMValueRef enabled);
/* A source of an op whose result is so many rows: their first values, or one for all. */
struct jit_value jit_firsts(struct jit_fn *f, unsigned source, unsigned parts);
/* A value for each row, from such a one. */
LLVMValueRef jit_for_each_row(struct jit_fn *f, LLVMValueRef v, unsigned parts);
/* All lanes of `parts` rows, given the first values. */
LLVMValueRef jit_all_lanes(struct jit_fn *f, LLVMValueRef firsts, uint64_t step, unsigned parts,
                           unsigned lanes);
/* Writes a row's first values, for a thread of which nobody but jit_load_row looks at the register file. */
void jit_store_row(struct jit_fn *f, uint32_t web);
/* How many rows the op's result is; 0: none. If it is, jit_write takes the first lanes' values. */
unsigned jit_computes_rows(const struct jit_fn *f);
/* Sets a row from the register file in memory, behind a barrier. exec: the lanes that are on. */
void jit_load_row(struct jit_fn *f, uint32_t web, LLVMValueRef exec);
/* Can jit_read and jit_write do the operand? */
bool jit_readable(const struct jit_fn *f, const struct lane_operand *o, unsigned role);
bool jit_writable(const struct jit_fn *f, const struct lane_operand *o, unsigned role);

/* --- mask.c --- */
LLVMValueRef jit_exec(struct jit_fn *f); /* i64 */
/* The predicate of the op's lanes as an integer of `lanes` bits; NULL: no predicate. */
LLVMValueRef jit_predicate(struct jit_fn *f);
/* The op's enabled lanes: <lanes x i1>; NULL: all. with_predicate false: of the execution mask alone. */
LLVMValueRef jit_enabled(struct jit_fn *f, bool with_predicate);
/* Writes condition (<lanes x i1> or scalar) to the op's flag. */
bool jit_can_write_flag(const struct jit_fn *f);
void jit_write_flag(struct jit_fn *f, LLVMValueRef condition, LLVMValueRef enabled);

/* --- next.c --- */
/* At the function's beginning, which goes to the block that is returned instead of `start`. Makes
 * f->next_thread. */
LLVMBasicBlockRef jit_make_next(struct jit_fn *f, LLVMBasicBlockRef start);
/* Before other code goes on with the thread at hand: says in struct emu_thread which one that is. */
void jit_place_thread(struct jit_fn *f);
/* The slot and the image of the thread at hand. */
LLVMValueRef jit_next_slot(struct jit_fn *f);
LLVMValueRef jit_next_image(struct jit_fn *f);
/* The image n threads (i32) behind the one at `first`. */
LLVMValueRef jit_image_behind(struct jit_fn *f, LLVMValueRef first, LLVMValueRef n);

/* --- group.c --- */
/* Does its code run a whole work-group in one call? */
bool jit_takes_groups(const struct jit_flow *flow, const struct emu_kernel *kernel);
/* At the function's beginning; then, with the block that continues a thread at f->group.pc. */
void jit_group_begin(struct jit_fn *f);
void jit_group_make_stops(struct jit_fn *f, LLVMBasicBlockRef dispatch);
/* At a barrier, the end of a block: goes on with another thread. */
void jit_group_wait(struct jit_fn *f, const struct jit_block *block);
/* Is there code of its own for threads that come from the kernel's start, up to their first barrier? */
bool jit_group_has_first_round(const struct jit_fn *f);
/* Of the thread that runs. What is the same for all threads of a group is read from f->thread. */
LLVMValueRef jit_rf(struct jit_fn *f);
LLVMValueRef jit_thread(struct jit_fn *f);
/* Whether the group's threads go on behind barriers (i1), so that no other engine sees what they keep. */
LLVMValueRef jit_group_goes_on(struct jit_fn *f);
/* Of the thread that starts. */
LLVMValueRef jit_start_image(struct jit_fn *f);
LLVMValueRef jit_start_slot(struct jit_fn *f);

/* --- start.c: what a block needs, at its beginning --- */
/* For the kernel's first block, from a fresh thread: one web, or all of them. */
enum { JIT_ALL_WEBS = JIT_IN_MEMORY };
void jit_load_start(struct jit_fn *f, uint32_t web);
/* For any block, from the register file. exec: the execution mask. */
void jit_load_live(struct jit_fn *f, uint32_t b, LLVMValueRef exec);
/* The first id of a row, at RF byte `at`, of the thread that has the image. */
LLVMValueRef jit_start_id(struct jit_fn *f, LLVMValueRef image, uint32_t at, LLVMTypeRef type);
/* Are all bytes that have a value at a thread's start in webs? */
bool jit_starts_in_webs(const struct jit_flow *flow, const struct emu_kernel *kernel);

/* --- again.c --- */
/* Is the web computed again behind barriers, and not stored at them? Only threads that go on in the same call
 * do without the store (jit_group_goes_on). */
bool jit_comes_again(const struct jit_fn *f, uint32_t web);
/* Such webs, at the start of block b. */
void jit_compute_again(struct jit_fn *f, uint32_t b);

/* --- emit_walk.c --- */
/* Sets f->walks; the builder is in the block of variables. */
void jit_find_walks(struct jit_fn *f);
/* What was read in advance may be old, or another thread's. */
void jit_forget_walks(struct jit_fn *f);

/* --- translators: false: no native form, nothing was emitted --- */
bool jit_emit_elementwise(struct jit_fn *f);
bool jit_emit_memory(struct jit_fn *f);
/* Of a load, all lanes' offsets in its window, and the first one that is not inside (i32). Nothing is loaded.
 * False, too, if another message may change what the window is. */
bool jit_look_at_load(struct jit_fn *f, LLVMValueRef *offsets, LLVMValueRef *limit);
bool jit_emit_image(struct jit_fn *f);
void jit_emit_mask(struct jit_fn *f);
/* An op's operands to the register file, as the simd engine and shared routines take them, and what they
 * wrote back from there. */
void jit_operands_to_memory(struct jit_fn *f);
void jit_results_from_memory(struct jit_fn *f);
/* Executed by the simd engine. rare: not on the usual path; site: see struct jit_ctx. */
void jit_emit_fallback(struct jit_fn *f, bool rare, uint32_t site);
/* Ends a block by its last op; that op itself was translated before if it is not control flow. */
void jit_emit_end(struct jit_fn *f, const struct jit_block *block);
/* The block of b in a mode and the current round; translated later if it was not asked for before. */
LLVMBasicBlockRef jit_block(struct jit_fn *f, uint32_t b, enum jit_mode mode);
/* To the block of b, in the mode that the execution mask allows, which becomes exec. */
void jit_go_by_exec(struct jit_fn *f, LLVMValueRef exec, uint32_t b);
/* Leaves the function: a stop, or a helper's non-zero result. */
void jit_leave(struct jit_fn *f, uint32_t stop);
void jit_leave_if(struct jit_fn *f, LLVMValueRef result);

/* --- emit_solo.c: loops that each lane goes through by itself (flow/solo.h) --- */
/* At the loop's first block, instead of it. False: no memory, nothing was emitted. */
bool jit_emit_solo(struct jit_fn *f, const struct jit_solo *loop);
/* As jit_block, in such a loop. */
LLVMBasicBlockRef jit_solo_block(struct jit_fn *f, uint32_t b, enum jit_mode mode);
/* A load in such a loop: does the code know that it is inside of its window in this turn? */
bool jit_solo_skips_check(const struct jit_fn *f);
/* It does not know any more. It is, by a check: at this offset, and the first one that is not inside (i64).
 */
void jit_solo_forget(struct jit_fn *f);
void jit_solo_note(struct jit_fn *f, LLVMValueRef offset, LLVMValueRef limit);
/* The same load's offset (i64) in turns where the code knows that it is inside; NULL: as the program computes
 * it. */
LLVMValueRef jit_solo_offset(struct jit_fn *f);
/* What a load's address is, shifted to the left by `shift` bits, which addresses of 32 bits may lose; NULL:
 * it is something else. */
LLVMValueRef jit_solo_index(struct jit_fn *f, unsigned *shift);
/* Where the code knows that the loop goes on, goes on. The builder is left where it does not know. */
void jit_solo_go_on(struct jit_fn *f);
/* Is a jump to block b one to the loop's next turn? Such a jump: if the code knows enough of the turns to
 * come, goes on there, else returns false; and behind the look at the watchdog's flag. */
bool jit_solo_is_next_turn(const struct jit_fn *f, uint32_t b);
bool jit_solo_spend(struct jit_fn *f, enum jit_mode mode);
void jit_solo_next_turn(struct jit_fn *f, enum jit_mode mode);
/* What a message in such a loop knows of its range: the site, and variables with what messages make of it. */
struct jit_kept_range {
    uint32_t site;
    LLVMValueRef origin, limit, base; /* NULL until used */
};
struct jit_kept_range *jit_solo_range(const struct jit_fn *f);
/* In the slow way of a message in such a loop: begins the turn again in code that checks all of its messages,
 * if the code at hand is another one. False: nothing was emitted. */
bool jit_solo_begin_again(struct jit_fn *f);
/* In such a loop: what stands before this comes before all lanes. */
LLVMValueRef jit_solo_begin(const struct jit_fn *f);
/* In rare code, in such a loop: bits of lane 0, as this code has them, where the thread has those of the lane
 * at hand; and back, where `mask` has lane 0's bits. Elsewhere: the bits as they are. */
LLVMValueRef jit_rare_bits_in_thread(struct jit_fn *f, LLVMValueRef bits);
LLVMValueRef jit_rare_bits(struct jit_fn *f, LLVMValueRef bits, uint64_t mask);
/* Moves an operand between its variable and its place in the register file. False: it is not a lane's. */
bool jit_move_lone(struct jit_fn *f, const struct jit_access *a, bool to_memory);

/* --- emit_math.c: functions of floats --- */
/* The lanes for which a result is in doubt: eight or sixteen (i1) a part, or the bits of all of them.
 * Neither: none is.
 */
struct jit_doubt {
    LLVMValueRef lanes[2], bits;
    unsigned parts;
};
bool jit_has_estimate(const struct jit_fn *f, unsigned lanes);
/* src: the op's sources. */
LLVMValueRef jit_estimate(struct jit_fn *f, enum lane_code code, const LLVMValueRef *src,
                          struct jit_doubt *doubt);
/* Whether some lane is in doubt, on or off: a quick test (i1). All lanes' doubts. */
LLVMValueRef jit_may_doubt(struct jit_fn *f, const struct jit_doubt *doubt);
LLVMValueRef jit_doubted(struct jit_fn *f, const struct jit_doubt *doubt);

/* --- emit_clamp.c --- */
/* An op that jit_is_clamp. */
void jit_emit_clamp(struct jit_fn *f);
/* The code for a thread that must begin again. */
LLVMBasicBlockRef jit_begin_again(struct jit_fn *f);

/* --- emit_choice.c: the op's answers (flow/flow.h) --- */
bool jit_has_answer(const struct jit_fn *f, unsigned answer);
/* The op compares values that differ: goes on if they do. result: its first values, if it is neither cmp nor
 * csel. Returns the condition of all lanes (i1). */
LLVMValueRef jit_expect(struct jit_fn *f, LLVMValueRef result);
/* The op's result is one of its sources: a known one, or either of them. */
void jit_emit_taken(struct jit_fn *f);
void jit_emit_either(struct jit_fn *f);

/* --- emit_image.c --- */
/* The op behind the last one whose images may be native: LLVM takes long for them. */
uint32_t jit_native_images(const struct jit_fn *f);
/* Has the image op a native form, if its operands have one, too? */
bool jit_image_is_native(const struct jit_fn *f, const struct lane_op *op);

/* --- detour.c --- */
const void *jit_detour(enum backend_cpu cpu);
LLVMValueRef jit_call_detour(struct jit_fn *f, uint32_t site);

/* --- translate.c --- */
/* No thread begins with another one's values. If LLVM knew no better, it would keep them all. */
void jit_forget_webs(struct jit_fn *f);
/* Translates a block in f->mode. */
void jit_emit_block(struct jit_fn *f, uint32_t b);
/* What LLVM must know of every function. */
void jit_set_attributes(struct jit_fn *f, LLVMValueRef fn);

/* What becomes of a program: a function of the module, and another one if clamps need it. */
struct jit_output {
    LLVMContextRef context;
    LLVMModuleRef module;
    uint32_t site_count;
    LLVMValueRef plain; /* to be translated without clamps; NULL: not needed */
    bool row_lost;      /* the module is wrong, because simd does an op that computes a row */
};

/* Adds the program to the module: as the function "kernel", or as out->plain. False: no memory. */
bool jit_translate(struct jit_output *out, const struct jit_flow *flow, const struct emu_kernel *kernel,
                   const struct jit_target *target);

#endif
