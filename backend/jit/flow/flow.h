/* SPDX-License-Identifier: MIT */
/*
 * The analysis of a lane program before its translation: the bytes that each op accesses, basic blocks,
 * liveness, and webs. A web is a set of definitions and uses of register-file bytes that belong together: the
 * bytes may serve other webs elsewhere. Each web becomes one host variable.
 */
#ifndef BACKEND_JIT_FLOW_H
#define BACKEND_JIT_FLOW_H

#include <stdbool.h>
#include <stdint.h>

#include "emu/lane.h"
#include "emu/thread.h"

struct emu_kernel;

enum jit_use {
    JIT_READ,
    JIT_WRITE, /* every byte of the range that is used later gets a new value */
    JIT_MERGE  /* some bytes or lanes keep their old value */
};

/* The purpose of an access; components of messages count up from JIT_DATA. */
enum jit_role {
    JIT_PRED,
    JIT_SRC0,
    JIT_SRC1,
    JIT_SRC2,
    JIT_DST,
    JIT_COND,
    JIT_CELL_D,
    JIT_CELL_A,
    JIT_CELL_B,
    JIT_COORD_1, /* of images, behind JIT_SRC0 */
    JIT_COORD_2,
    JIT_DATA
};

/*
 * Bytes [lo, hi) of the register file, at their granule. layout says which byte belongs to which channel:
 * accesses of one layout agree about it. 0: the access is not by channels, or reaches lanes that are off.
 * A channel may have more bytes than an element: `part` says which of them are accessed, one bit for each.
 */
struct jit_access {
    uint32_t lo, hi;
    uint8_t use, role;
    bool covers;   /* a JIT_MERGE that writes its part of every lane that is enabled, by the predicate as
                      well, and has no other bytes */
    uint16_t part; /* of flags: 1 */
    uint32_t layout;
    uint32_t web; /* index into jit_flow.webs; JIT_IN_MEMORY */
};

#define JIT_IN_MEMORY UINT32_MAX
#define JIT_MAX_ACCESSES 24

/*
 * A row: the value of each lane is the first lane's plus `step` times the lane's number, modulo 2^(8 *
 * element). The host keeps the first lane's value only. With a step of 0 the lanes are all alike.
 *
 * Of a shifted row this is the lanes' value before it was shifted right by `shift` bits, which the step is a
 * multiple of. (Cayman's stores take the numbers of dwords: addresses, shifted right by 2.)
 */
struct jit_row {
    uint8_t element; /* bytes of a lane's value, which lie side by side; 0: no row */
    uint8_t chan;    /* the first lane's channel */
    uint8_t parts;   /* more than 1: so many rows of the same length, each with a first lane of its own */
    uint8_t shift;   /* 0: not shifted */
    uint64_t step;
    uint32_t most; /* every lane's value is in [0, most]; 0: unknown */
    uint8_t zeros; /* so many low bits of each row's first value are 0 */
    bool sure; /* that is so even where another engine has left values at a barrier: in lanes that are off,
                  and in registers that nobody has written, it leaves anything */
};

/* One host variable for bytes [lo, hi). */
struct jit_web {
    uint32_t lo, hi;
    struct jit_row row;
    bool whole;       /* of floats without a fraction, see jit_find_whole */
    bool from_start;  /* see jit_find_from_start */
    bool kept;        /* read from the register file behind some barrier */
    uint32_t made_by; /* from_start: the op that gives the value; JIT_BY_START: none does */
};

enum { JIT_BY_START = UINT32_MAX };

struct jit_block {
    uint32_t first, end; /* ops */
    uint32_t succ[2];    /* blocks */
    uint8_t succ_count;
    bool returns;      /* ends in ret: any return point may follow */
    bool resumes;      /* begins behind a barrier */
    bool return_point; /* begins behind a call */
};

/* Bytes [lo, hi) that live through a block's start, and where they are kept. Of blocks behind barriers:
 * whether the barrier stores them, and whether they are loaded again at once. */
struct jit_live {
    uint32_t lo, hi, web;
    bool stored, loaded;
};

struct jit_flow {
    const struct lane_program *program;
    unsigned full_lanes; /* lanes of its threads, which are all on at the start; 0: some may be off */
    struct jit_block *blocks;
    uint32_t block_count;
    uint32_t *block_of; /* op -> block that begins with it, or UINT32_MAX */
    struct jit_access *accesses;
    uint32_t *access_start; /* op -> first access; one more than ops */
    struct jit_web *webs;
    uint32_t web_count;
    struct jit_live *live;        /* at the start of blocks */
    uint32_t *live_start;         /* block -> first; one more than blocks */
    unsigned row_lanes;           /* see jit_find_rows */
    enum emu_rows rows;           /* where rows are; set before jit_find_rows */
    struct jit_pattern *patterns; /* of webs; see patterns.h; NULL: none */
    uint8_t *answers;             /* of ops, enum jit_answer; NULL: all are JIT_ANY */
    uint32_t clamps_end;          /* the op behind the last one that may be a clamp; 0: there are none */
    uint32_t choices_end;         /* the same of choices; a thread comes there once, with all lanes on */
    struct jit_solo *solos;       /* see solo.h */
    unsigned solo_count;
    bool takes_groups; /* code for it runs whole work-groups (jit_takes_groups); set before the translation */
    bool changes_fpmode; /* except one switch at the start, see jit_is_first_switch */
};

/* NULL when out of memory or the program is too big to translate. No web is a row before jit_find_rows. */
struct jit_flow *jit_flow_new(const struct lane_program *program, unsigned full_lanes);
void jit_flow_free(struct jit_flow *flow);

bool jit_ends_in_barrier(const struct jit_flow *flow, uint32_t b);

/*
 * Of each block that ends in a barrier: the block behind a barrier from which threads come there without
 * another one. JIT_MANY_PHASES: there are several or none, or the program has returns; and of all other
 * blocks. Threads may come from the kernel's start as well. To be freed; NULL when out of memory.
 */
enum { JIT_MANY_PHASES = UINT32_MAX };
uint32_t *jit_phases_new(const struct jit_flow *flow);

/* Does the block end in a brief branch (brief.c)? Then it may go on in the branch with every lane off. After
 * jit_find_rows. */
bool jit_is_brief(const struct jit_flow *flow, uint32_t b);

/* Is the op a load of which each lane is likely to read, in each turn of a loop, the dword behind the one
 * that it read before? Nothing in the loop changes memory. walks.c */
bool jit_is_walk(const struct jit_flow *flow, uint32_t op);

/* How many bytes further each lane reads in each turn of the loop of ops [first, end), by an op that runs
 * once in each turn, as all ops before sure_end do. Modulo 2^32; 0: not known, or no load. walks.c */
uint32_t jit_sure_step(const struct jit_flow *flow, uint32_t op, uint32_t first, uint32_t end,
                       uint32_t sure_end);

/* Of a loop of ops [first, end) without branches inside: it goes on as long as the compare's first source,
 * which is `step` more in each turn, is less than its second one, which stays. */
struct jit_count {
    uint32_t compare;
    uint32_t step; /* a power of two */
    bool is_signed;
};
bool jit_find_count(const struct jit_flow *flow, uint32_t first, uint32_t end,
                    struct jit_count *count); /* walks.c */

/* May a thread come to the op more than once? */
bool jit_may_run_again(const struct lane_program *program, uint32_t op);
/* Does the op write the execution mask? */
bool jit_writes_exec(const struct lane_program *program, const struct lane_op *op);

/* A mode switch that the program's own start mode has taken into account: nothing but arithmetic of integers
 * before it. */
bool jit_is_first_switch(const struct lane_program *program, uint32_t op);

/* The bytes a region covers, exact. False: no register. */
bool jit_region(const struct lane_operand *o, unsigned lanes, uint32_t *lo, uint32_t *hi);

/* Byte offset of lane i of a region, from its base. */
static inline int32_t
jit_lane_offset(const struct lane_operand *o, unsigned i)
{
    const unsigned width = o->width ? o->width : 1;
    return (int32_t)(i / width) * o->vstride + (int32_t)(i % width) * o->hstride;
}

/* Do the lanes lie side by side, without a byte between them? Are they all one and the same element? */
bool jit_is_packed(const struct lane_operand *o, unsigned lanes);
bool jit_is_one_value(const struct lane_operand *o, unsigned lanes);

/* Does the access write all of its web? */
static inline bool
jit_writes_web(const struct jit_flow *flow, const struct jit_access *a)
{
    const struct jit_web *web = &flow->webs[a->web];
    return a->use == JIT_WRITE && a->lo == web->lo && a->hi == web->hi;
}

/* Does the web lie in the bytes from `at` on? at 0: there are none. */
static inline bool
jit_web_is_in(const struct jit_web *web, uint32_t at, uint32_t bytes)
{
    return at && web->lo >= at && web->hi <= at + bytes;
}

/* Does the access read what is the same for all threads of a launch, and what nobody writes? */
static inline bool
jit_is_constant(const struct lane_program *p, const struct jit_access *a)
{
    return (a->lo >= p->const_rf && a->hi <= p->const_rf + p->const_bytes) ||
           (a->lo >= p->uniform_rf && a->hi <= p->uniform_rf + p->uniform_bytes);
}

/* Sums, products, shifts and logic: as integer ops they have host code whatever their operands are. */
bool jit_is_simple(const struct lane_op *op);
/* Of integers only. */
bool jit_is_integer_op(const struct lane_op *op);

/* The op's access in a role; NULL: it has none. */
const struct jit_access *jit_access_of(const struct jit_flow *flow, uint32_t op, unsigned role);

/* The op's channels of a cell at `shift` that the op itself looks at: bytes [*lo, *hi). */
void jit_cell_bytes(uint32_t cell, unsigned shift, const struct lane_op *op, uint32_t *lo, uint32_t *hi);

/* parts of jit_flow_new */
int jit_collect(struct jit_flow *flow);         /* access.c */
int jit_find_blocks(struct jit_flow *flow);     /* blocks.c */
void jit_narrow_windows(struct jit_flow *flow); /* windows.c, after jit_find_blocks */
int jit_find_webs(struct jit_flow *flow);       /* webs.c */
int jit_find_carried(struct jit_flow *flow);    /* barriers.c */
void jit_find_whole(struct jit_flow *flow);     /* whole.c: of webs */

/* Finds the webs whose values a thread's start settles. -1: out of memory. */
int jit_find_from_start(struct jit_flow *flow);

/*
 * Finds the webs that are rows. row_lanes: in so many lanes, or in all of a thread's, local ids in x count up
 * by one, and those in y and z are the same; the next lanes are the next row of the work-group. No id is
 * above JIT_MOST_ID. 0: nothing is known of the ids.
 */
enum { JIT_MOST_ID = 0x7fff };
/* Does the launch settle the first id of each row in this dimension? It is 0. */
bool jit_has_known_ids(const struct jit_flow *flow, unsigned dimension);
/* Do ids in this dimension count on from one thread of a group to the next? By how much: the thread's lanes
 * in x, its rows in y. 0: they do not, or it is not known. */
unsigned jit_id_step(const struct jit_flow *flow, const struct emu_kernel *kernel, unsigned dimension);
/*
 * Clamps: min and max of a row and of a value that is the same in all lanes. In most threads they change no
 * lane, and their result is the row. With `clamps`, those at the program's beginning count as such rows. A
 * thread in which one of them does change a lane must begin again with other code; nothing has happened by
 * then that this would repeat.
 */
int jit_find_rows(struct jit_flow *flow, const struct emu_kernel *kernel, unsigned row_lanes, bool clamps);
/*
 * Choices: `x == 0 ? n - 1 : x - 1`. Where the compared values are the same for all lanes of a row, so is the
 * answer, and the result is a row if both sources are. Of a row and such a value, in most threads all lanes
 * differ, and the result is a row if the one source is. Where one is less than the other, as in
 * `x < 0 ? n - 1 : x`, most threads take the source that counts up, if only one does. That counts like a
 * clamp: a thread in which some lane has another answer must begin again.
 */
struct jit_choice {
    uint32_t compares; /* the op that compares: a cmp its sources, a csel the third one with 0, another op its
                          result with 0 */
    unsigned when_true; /* the source that lanes get for which its condition holds */
};
/* Is the op a choice, or may it be one, as far as the program tells? choices.c */
bool jit_find_choice(const struct jit_flow *flow, uint32_t index, struct jit_choice *choice);
enum jit_answer {
    JIT_ANY,
    JIT_ALWAYS = 1, /* the op compares, and its condition holds in all lanes */
    JIT_NEVER = 2,  /* in none */
    JIT_EXPECTS = JIT_ALWAYS | JIT_NEVER,
    JIT_TAKE_0 = 4, /* the op's result is this source, a row */
    JIT_TAKE_1 = 8,
    JIT_TAKE_EITHER = 16, /* all lanes of a row take the same source */
    JIT_TAKES = JIT_TAKE_0 | JIT_TAKE_1 | JIT_TAKE_EITHER
};
/* Is the op a clamp whose result is a row? */
bool jit_is_clamp(const struct jit_flow *flow, uint32_t op);
void jit_forget_rows(struct jit_flow *flow);
/* How many rows the lanes of an operand are, if the web that the access belongs to has several. */
unsigned jit_row_parts(const struct jit_flow *flow, uint32_t web, unsigned lanes);
/* Lane 0 of an operand is this many lanes behind the first one of the web that the access belongs to, if the
 * operand is a row, or a part of one. -1: it is none. */
int jit_row_lane(const struct jit_flow *flow, const struct jit_access *a, const struct lane_operand *o,
                 unsigned lanes);

#endif
