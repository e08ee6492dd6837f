/* SPDX-License-Identifier: MIT */
/* The parts of the debugger: what runs (session.c), commands (command.c), breakpoints (stop.c), places and
 * values (operand.c), what is printed (show.c, lines.c). */
#ifndef STEP_SESSION_H
#define STEP_SESSION_H

#include <signal.h>

#include "debug/listing.h"
#include "emu/lane.h"
#include "emu/thread.h"
#include "frontend/line.h"
#include "record/record.h"
#include "step.h"

enum { STEP_BREAKS = 64, STEP_TERMS = 4, STEP_WORD = 256 };

/* --- values --- */

enum step_kind { STEP_NUMBER, STEP_REGISTER, STEP_ID, STEP_MEMORY };
/* STEP_VALUE: an argument that is a number. */
enum step_space { STEP_GLOBAL, STEP_LOCAL, STEP_SCRATCH, STEP_VALUE };

struct step_operand {
    enum step_kind kind;
    char text[64];           /* as it was written */
    enum lane_type type;     /* of a register and of memory */
    struct lane_operand reg; /* lane i's place; without strides: the same for all lanes */
    bool per_lane;
    char id; /* g global, l local, w work-group, n lane, t hardware thread */
    unsigned axis;
    enum step_space space;
    bool is_array; /* an argument's memory: an index counts its elements */
    uint64_t at;   /* of memory: a host address, or an offset */
    double number;
    bool is_float;
    int64_t integer;
};

struct step_value {
    bool is_known, is_float;
    double number;
    int64_t integer;
    uint64_t bits;
};

struct step_condition {
    struct {
        struct step_operand a, b;
        enum lane_cond cond;
    } terms[STEP_TERMS];
    unsigned count;
};

/* --- stops --- */

struct step_break {
    bool is_set, is_watch;
    char text[STEP_WORD];
    bool has_inst, has_line, has_item, has_group;
    uint32_t inst, line;
    char file[STEP_WORD];
    uint64_t item[3];
    uint32_t group[3];
    struct step_condition condition;
    unsigned hits;
    /* a watched place */
    struct step_operand what;
    uint32_t of_group[3], of_thread; /* whose registers */
    uint64_t old[LANE_MAX], known;   /* bit i: old[i] means something */
};

enum step_mode { STEP_GO, STEP_INSTRUCTION, STEP_LINE, STEP_OVER, STEP_OVER_LINE, STEP_FINISH };

/* What is known of a hardware thread of the group that runs. */
struct step_thread {
    const struct emu_thread *t; /* NULL: it has not run yet */
    bool ended, waits;
    uint32_t op;           /* the last one that ran */
    uint64_t instructions; /* begun so far */
    uint32_t line;         /* of the last one; 0: none */
    int depth;             /* of calls */
    uint64_t held;         /* by breakpoint: its condition held before the last instruction */
    uint8_t *types;        /* by byte of the registers: 1 + the type it was written with; 0: not written */
};

struct step_line {
    const char *file; /* NULL: the instruction has none */
    uint32_t line;
};

struct step_session {
    struct rt_replay *replay;
    const struct lane_program *program;
    const struct rt_step_io *io;
    FILE *out;
    unsigned input;
    char *word_text; /* of the line that was read */
    size_t line_room;
    char last[STEP_WORD]; /* the last command, for an empty line */
    struct rt_listing listing;
    struct fe_lines *lines;
    struct step_line *places; /* by line of the listing */
    uint8_t *initial;         /* memory before the launch */
    /* the launch */
    bool running, has_group, quit, again; /* again: run from the start */
    uint32_t part, group[3], thread_count;
    struct step_thread *threads;
    /* the thread at the prompt */
    struct step_thread *at;
    uint32_t index, op;
    unsigned lane;
    uint64_t lanes; /* of the op that runs */
    /* when to stop */
    enum step_mode mode;
    uint64_t count;
    bool any_thread;
    uint32_t home_group[3], home, home_line;
    int home_depth;
    struct step_break breaks[STEP_BREAKS];
    uint64_t ops; /* for the look at signals */
    unsigned wrong;
};

/* session.c */
void step_run(struct step_session *s);
/* command.c: reads and executes commands until the launch goes on, or quit is set. */
void step_prompt(struct step_session *s);
/* A message about a wrong command. Returns false. */
bool step_wrong(struct step_session *s, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* operand.c. *at goes behind it. False with a message: it is none. */
bool step_read_operand(struct step_session *s, const char **at, struct step_operand *operand);
bool step_read_condition(struct step_session *s, const char *text, struct step_condition *condition);
/* of a thread; unknown where there is no such place */
struct step_value step_value_of(const struct step_session *s, const struct step_thread *t,
                                const struct step_operand *operand, unsigned lane);
/* For a lane that is on; *lane: the first one for which it holds. */
bool step_holds(const struct step_session *s, const struct step_thread *t,
                const struct step_condition *condition, unsigned *lane);
/* A type's letters, or OpenCL C's name; LANE_TYPE_COUNT: none. */
enum lane_type step_type_of(const char *word, size_t length);
/* Memory's bytes; NULL: there are not so many. */
const uint8_t *step_bytes(const struct step_session *s, const struct step_thread *t, enum step_space space,
                          uint64_t at, size_t bytes);
/* "out", "arg1", "local", "scratch", an address: where it begins, and its element type. */
bool step_read_space(struct step_session *s, const char **at, struct step_operand *operand);

/* stop.c */
void step_break(struct step_session *s, const char *text);
void step_watch(struct step_session *s, const char *text);
void step_delete(struct step_session *s, const char *text);
void step_show_breaks(struct step_session *s);
/* The launch begins: what is watched is as it is now. */
void step_begin_watches(struct step_session *s);
/* Whether the thread stops before the instruction that begins; the reason was printed. */
bool step_stops(struct step_session *s, struct step_thread *t, uint32_t index, uint32_t op);
/* Whether the op has changed a watched place; the same. */
bool step_watches(struct step_session *s, struct step_thread *t, uint32_t index, uint32_t op);

/* lines.c */
void step_lines_open(struct step_session *s);
void step_lines_close(struct step_session *s);
struct step_line step_line_at(const struct step_session *s, uint32_t inst);
/* The text of a line; "" if it is not known. */
void step_source_text(const struct step_session *s, const char *file, uint32_t line, char *text, size_t size);

/* show.c */
void step_where(struct step_session *s);
void step_list(struct step_session *s);
void step_print(struct step_session *s, const char *text);
void step_dump(struct step_session *s, const char *text);
void step_registers(struct step_session *s);
void step_args(struct step_session *s);
void step_threads(struct step_session *s);
void step_lanes(struct step_session *s);
void step_record(struct step_session *s);
uint64_t step_exec(const struct step_thread *t);
/* The global id of a lane of the thread at the prompt, "1:2:3". */
void step_item_text(const struct step_session *s, uint32_t index, unsigned lane, char *text, size_t size);
void step_item(const struct step_session *s, uint32_t index, unsigned lane, uint64_t global[3],
               uint64_t local[3]);
/* Work-items of the thread. */
unsigned step_items(const struct step_session *s, uint32_t index);

#endif
