/* SPDX-License-Identifier: MIT */
/*
 * The simd engine: a lane program becomes an array of records, each with the address of the handler that
 * executes it and everything that handler needs, resolved to byte offsets. A handler works on all lanes of
 * its op at once and goes straight to the next record's handler.
 *
 * In this engine a register file has more behind the program's slack: temporaries, then constants (struct
 * simd_layout). So an immediate, an all-ones mask or a converted source is just another RF offset.
 */
#ifndef BACKEND_SIMD_H
#define BACKEND_SIMD_H

#include <stddef.h>
#include <stdint.h>

#include "../engine.h"
#include "../fork.h"
#include "emu/lane.h"

struct simd_op;
struct simd_ctx;
struct simd_handlers; /* handlers.h */

/* rf, this record, the thread: in registers all the time. Returns the next record, or NULL to stop. */
#define SIMD_ARGS                                                                                            \
    __attribute__((unused)) uint8_t *rf, const struct simd_op *op, __attribute__((unused)) struct simd_ctx *x
typedef const struct simd_op *simd_fn(SIMD_ARGS);

/*
 * One record. mask and pred are RF offsets of lane masks whose bit 0 is lane 0; an op's lanes are
 * mask & (pred ^ pinv). "No predicate" is a constant cell of ones.
 */
struct simd_op {
    simd_fn *fn;
    uint32_t dst, src[3];
    uint32_t mask, pred;
    uint32_t flag; /* cell written by compares */
    int8_t pinv;   /* 0 or -1 */
    uint8_t lanes;
    uint8_t flag_shift; /* bit of lane 0 in the flag cell */
    uint8_t spare; /* branches: the first channel; indirect operands: the source's number; messages that stand
                      for two: how many ops behind the first half the second one is */
    union {
        struct {
            uint32_t keep[3]; /* float sources: bits kept (abs) ... */
            uint32_t flip[3]; /* ... and flipped (neg) */
        };
        struct {
            const struct simd_op *target;
            const struct lane_op *lane;
            uint32_t cell[2]; /* a, b */
        };
        struct {
            uint32_t span;   /* memory: bytes from a lane's address to the end of its last component */
            uint8_t step[2]; /* atomics: bytes between lanes of src[1] and src[2] */
            uint16_t surface;
            const struct lane_op *message; /* the same place as lane */
            uint32_t addr_mask;
            uint32_t
                comps; /* the number of components, if these are the message's first ones, and 0 otherwise */
        };
        struct {
            int32_t stride[2]; /* conversions: bytes between lanes of source and destination */
            uint32_t value;    /* what true is worth, ANDed to the compare's mask */
        };
    };
};
_Static_assert(sizeof(struct simd_op) == 64, "one cache line");

struct simd_code;

/* One run of one thread, or of a gang. */
struct simd_ctx {
    struct emu_thread *t; /* of a gang: the first of its threads, which follow one another */
    const struct simd_code *code;
    enum emu_stop stop;
    uint32_t count; /* of threads: 1, or how many the gang has. A thread that fails leaves it with all behind
                       it. */
    bool all_on;    /* all lanes of all threads are on */
    bool parted;    /* the threads go on alone, each at its pc */
    size_t stride;  /* from one register file to the next */
    struct simd_ctx *each; /* the threads' own */
};

/* The places behind the program's registers. Temporaries hold 64 lanes of 8 bytes. */
enum { SIMD_TEMPS = 6, SIMD_TEMP_BYTES = LANE_MAX * 8 };

enum { SIMD_START_ROW = 8, SIMD_START_PIECE = 32 };

/* A thread's start values, see emu_start_registers. Eight dwords in a row hold all fields of the kernel's
 * start. */
struct simd_start {
    bool one_row; /* else the rest is not looked at */
    uint32_t cells_bytes, image_rf, image_bytes;
    /* A register file in which a thread with the same image was needs only those pieces of it, of
     * SIMD_START_PIECE bytes, that the program writes over: a bit each. keeps: it is so. */
    bool keeps;
    uint64_t again;
    uint32_t row_rf; /* 0: no fields */
    /* dword i: (id & mask) | bits; ids are those of the group, 0 to 2, and the slot, 3 */
    uint32_t id[SIMD_START_ROW];
    uint32_t mask[SIMD_START_ROW], bits[SIMD_START_ROW];
};

/* watched: somebody looks at cells that the program does not use. */
struct simd_start simd_start_of(const struct emu_kernel *kernel, bool watched);

struct simd_code {
    struct backend_code base;
    const struct simd_handlers *handlers; /* the level's */
    const struct simd_level *level;
    struct simd_op *ops;
    uint32_t op_count, op_capacity;
    uint64_t full;              /* gangs: the execution mask if all lanes of all ops are on */
    uint32_t *starts;           /* lane op index -> first record */
    bool single;                /* see simd_single_code */
    bool plain;                 /* see simd_plain_code */
    const uint8_t *stops;       /* see simd_stepped_code; else NULL */
    struct simd_code *gang;     /* gang.h; NULL: there are none */
    struct fork_lock preparing; /* pools that share the code prepare it one by one */
    struct simd_start start;
    uint32_t temps_rf; /* SIMD_TEMPS temporaries */
    uint32_t const_rf;
    uint64_t *consts;
    uint32_t *const_table; /* hash table with twice the room: numbers of constants, from 1 */
    uint32_t const_count, const_capacity;
};

/*
 * The key of a handler: the lane op (or one of the engine's own, from SIMD_OWN on), the element type, the
 * lanes and the shape.
 */
enum simd_own {
    SIMD_OWN = 0x80,
    SIMD_SUB = SIMD_OWN,        /* a - b */
    SIMD_RSUB,                  /* b - a */
    SIMD_ANDN,                  /* a & ~b */
    SIMD_ORN,                   /* a | ~b */
    SIMD_ABS,                   /* |a|, signed integers */
    SIMD_FLAG,                  /* + enum lane_cond: compare into a flag */
    SIMD_TRUE = SIMD_FLAG + 16, /* + enum lane_cond: compare into dst, ANDed with value */
    SIMD_CSEL = SIMD_TRUE + 16, /* + enum lane_cond: csel */
    SIMD_CVT = SIMD_CSEL + 16,  /* + enum lane_type of the source; type is the destination's */
    SIMD_SATF = SIMD_CVT + 16,  /* saturate a float */
    SIMD_MUL2,                  /* output multipliers */
    SIMD_MUL4,
    SIMD_DIV2,
    SIMD_END,
};
_Static_assert((int)LANE_OP_COUNT <= (int)SIMD_OWN && SIMD_END <= 1 << 8,
               "a row's key has 8 bits for what it does");

/* Shape: bit s set: source s is one element for all lanes. */
enum {
    SIMD_SCALAR0 = 1,
    SIMD_SCALAR1 = 2,
    SIMD_SCALAR2 = 4,
    SIMD_MODS = 8,
    /* conversions: from any stride to packed; from every fourth byte; any strides and any number of lanes */
    SIMD_STRIDED = 16,
    SIMD_STRIDE4 = 32,
    SIMD_ANY = 64,
    SIMD_TO4 = 128, /* from packed to every fourth byte */
    /* conversions have no scalar shapes: bytes or dwords from and to every second */
    SIMD_STRIDE2 = 1,
    SIMD_TO2 = 2,
    /* bytes (emit_bytes.c): a source's are dwords apart, not words */
    SIMD_STRIDE4_A = 1,
    SIMD_STRIDE4_B = 2
};

#define SIMD_KEY(code, type, lanes, shape)                                                                   \
    ((uint32_t)(code) << 24 | (uint32_t)(type) << 16 | (uint32_t)(lanes) << 8 | (uint32_t)(shape))

#define SIMD_KEY_CODE(key) ((key) >> 24)
#define SIMD_KEY_LANES(key) ((key) >> 8 & 0xff)

/* Memory rows: in place of a type how addresses are checked, in place of a shape the element's bytes. */
enum { SIMD_SURFACE, SIMD_LOCAL, SIMD_FAR, SIMD_POOL, SIMD_FLAT };

/*
 * quick: a faster handler that simd_quicken may choose. gang, each: for all threads of a gang (gang.h), in
 * place of quick and of fn. NULL: there are none.
 */
struct simd_row {
    uint32_t key;
    simd_fn *fn, *quick, *gang, *each;
};

struct simd_table {
    const struct simd_row *rows;
    uint32_t count;
};

/* A handler for two records that follow each other, of these rows' fn, both quick. */
struct simd_pair {
    simd_fn *first, *second, *both;
};

struct simd_pairs {
    const struct simd_pair *pairs;
    uint32_t count;
};

/* Everything compiled for one host level. */
struct simd_level {
    const struct simd_table *const *tables; /* NULL-terminated, of arrays that end with no rows */
    const struct simd_pairs *const *pairs;  /* NULL-terminated */
    enum emu_stop (*run)(const struct backend_code *code, struct emu_thread *t);
    void (*run_gang)(struct simd_ctx *x);
    simd_fn *ref;                                                  /* hands an op to the reference */
    bool (*ref_one)(const struct simd_op *op, struct simd_ctx *x); /* the same; false: the thread failed */
};

extern const struct simd_level simd_level_baseline, simd_level_avx2, simd_level_avx512;

/* The handler of a row of code's level, or NULL. */
simd_fn *simd_find(const struct simd_code *code, unsigned op, unsigned type, unsigned lanes, unsigned shape);

/* What code for register files of `whole` begins with: no records, no constants, no gangs. */
struct simd_code simd_without_records(const struct simd_code *whole);
/* The same records and constants, without quick handlers. NULL: out of memory. */
struct simd_code *simd_plain_code(const struct simd_code *whole);
/*
 * Code that runs single ops: as `whole`, but every op's records end with a way out. Its constants lie behind
 * whole's, so both can use one register file. NULL: out of memory.
 */
struct simd_code *simd_single_code(const struct simd_code *whole, struct emu_error *error);
/*
 * Code that runs ops up to the next one that stops, or to control flow. stops: by op, not 0: it stops, that
 * is, it runs alone. Needs the array as long as simd_run_ends is called. NULL: error says why.
 */
struct simd_code *simd_stepped_code(const struct emu_kernel *kernel, enum backend_cpu cpu,
                                    const uint8_t *stops, struct emu_error *error);
/* Whether simd_run_one returns behind this op. */
bool simd_run_ends(const struct simd_code *code, uint32_t op);
/* Runs one op or, of stepped code, several, no control flow, on t. EMU_STOP_END, or EMU_STOP_FAULT with
 * t->fault set. */
enum emu_stop simd_run_one(const struct simd_code *single, uint8_t *rf, struct emu_thread *t, uint32_t op);

/* Emits the records of lane op `index`; 0 or -1 when out of memory. */
int simd_emit_op(struct simd_code *code, uint32_t index);
/* The same of an op that rotates (rotate.h). */
int simd_emit_rotation(struct simd_code *code, uint32_t index, const uint32_t *rotations);
/* The same of an op that stands for two (widen.h). 1: done; 0: there is no such form, and nothing was
 * emitted; -1: out of memory. */
int simd_emit_wide(struct simd_code *code, const struct lane_op *op, uint32_t first, uint32_t second);
/* Records know their targets as lane ops (SIMD_HAS_TARGET) until all records are there. */
void simd_link_targets(struct simd_code *code);
/* Appends a zeroed record; NULL when out of memory. Valid until the next append. */
struct simd_op *simd_append(struct simd_code *code);
/* Appends a record that needs no more than its handler. 0 or -1 when out of memory. */
int simd_append_handler(struct simd_code *code, simd_fn *fn);
/* RF offset of a constant of 8 bytes, or 0 when out of memory (offset 0 is the execution mask, no constant).
 */
uint32_t simd_const(struct simd_code *code, uint64_t bits);

/* In simd_op.spare while records are made: target is still to be found. */
enum { SIMD_HAS_TARGET = 0x80 };

/* Each handler ends with this. Tail calls need an optimising build: see CMakeLists.txt. */
#ifdef SIMD_TAIL_CALLS
#define SIMD_GO_WITH(rf, next)                                                                               \
    do {                                                                                                     \
        const struct simd_op *const go_ = (next);                                                            \
        return go_->fn(rf, go_, x);                                                                          \
    } while (0)
#else
#define SIMD_GO_WITH(rf, next) return (next)
#endif
#define SIMD_GO(next) SIMD_GO_WITH(rf, next)
#define SIMD_NEXT SIMD_GO(op + 1)

/*
 * The body of a handler for messages of gangs. `done` does the one of the thread with registers at_ and
 * context own_; if it is false, the reference must do it. If a thread fails, those before it go on, for their
 * faults come first.
 */
#define SIMD_MESSAGE(done)                                                                                   \
    for (uint32_t i_ = 0; i_ < x->count; i_++) {                                                             \
        uint8_t *const at_ = rf + i_ * x->stride;                                                            \
        struct simd_ctx *const own_ = &x->each[i_];                                                          \
        if (__builtin_expect(!(done), 0) && !x->code->level->ref_one(op, own_))                              \
            x->count = i_;                                                                                   \
    }                                                                                                        \
    if (__builtin_expect(!x->count, 0))                                                                      \
        return NULL;                                                                                         \
    SIMD_NEXT

#endif
