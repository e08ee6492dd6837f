/* SPDX-License-Identifier: MIT */
/* A hardware thread's state and how it starts. */
#ifndef EMU_THREAD_H
#define EMU_THREAD_H

#include <stdbool.h>
#include <stdint.h>

#include "emu/launch.h"

struct emu_kernel;
struct emu_start;
struct emu_start_field;

/* Why an engine returned. */
enum emu_stop { EMU_STOP_END, EMU_STOP_BARRIER, EMU_STOP_FAULT };

struct emu_thread {
    uint8_t *rf;     /* program->rf_bytes + LANE_RF_SLACK bytes; aligned as the engine wants it */
    uint32_t pc;     /* op index to run next; engines leave the resume point here at a barrier */
    uint32_t fpmode; /* current mode, Gen cr0.0 layout */
    const struct emu_launch *launch;
    uint8_t *local;              /* launch->local_bytes */
    uint8_t *scratch;            /* kernel->scratch_bytes of this thread */
    struct emu_range last_range; /* cache of the last range hit */
    uintptr_t pool;              /* host address of POOL's offset 0 as seen from that range */
    const int *stop;             /* polled (relaxed atomic) at backward branches; non-zero: EMU_FAULT_HANG */
    /* how it starts, see emu_start_state */
    const struct emu_start *start;
    const uint8_t *image;
    const uint8_t
        *kept; /* the engine's: the image that is in rf, but for what the program writes over; or NULL */
    uint64_t exec;
    uint32_t group[3], slot;
    bool fresh;
    /* Threads of the group right behind this one that start with all lanes on. When this one has ended, an
     * engine may go on with the next: its image follows, its slot is one more, it decrements `after`. */
    uint32_t after;
    struct emu_fault fault; /* valid after EMU_STOP_FAULT; group and thread are filled by the scheduler */
};

/* Data that is the same for every work-group of a launch: one image per hardware thread of a group. */

/* Returns NULL when out of memory. Keeps a pointer to launch. */
struct emu_start *emu_start_new(const struct emu_launch *launch);
/* Makes it another launch's, which starts alike but for the payload; the launch before may be gone. False: it
 * starts in another way, and the data stays as it is. */
bool emu_start_again(struct emu_start *start, const struct emu_launch *launch);
void emu_start_free(struct emu_start *start);
/* Hardware threads per work-group: ceil(work-items / lanes). */
uint32_t emu_start_threads(const struct emu_start *start);
/* Fills what does not change during a launch: constants and uniforms. Once per register file. */
void emu_start_context(const struct emu_start *start, uint8_t *rf);
/* Resets t to the first op of hardware thread `index` of work-group `group`. slot: the thread's number, which
 * is unique among the hardware threads that are live at that moment. Registers without a defined start value
 * keep their old bytes. */
void emu_start_thread(const struct emu_start *start, struct emu_thread *t, const uint32_t group[3],
                      uint32_t index, uint32_t slot);

/*
 * The same in two steps, for engines that fetch registers themselves. After the first the thread is fresh:
 * its execution mask is in exec, its registers except the group's ids are in image (emu_start_image says
 * which), and nothing has been written to rf.
 */
void emu_start_state(const struct emu_start *start, struct emu_thread *t, const uint32_t group[3],
                     uint32_t index, uint32_t slot);
void emu_start_registers(struct emu_thread *t);
/* The value of a field of the kernel's start in this thread. */
uint32_t emu_start_value(const struct emu_thread *t, const struct emu_start_field *field);
/* How many of the first threads of a group start with all lanes on: all of them or all but the last. */
uint32_t emu_start_full_threads(const struct emu_start *start);
/*
 * How many work-items of each hardware thread stand in a row: their ids in x count up by one, those in y and
 * z are the same, and the next so many are another row. All lanes of all threads are on then, and no id is
 * above 0x7fff. 0: it is not so. A power of two from 4 to the kernel's lanes.
 */
uint32_t emu_row_lanes(const struct emu_launch *launch);
/* Where rows are in their work-group. */
enum emu_rows {
    EMU_ROWS_ANYWHERE,
    EMU_ROWS_FROM_0,   /* the first id of each in x is 0 */
    EMU_ROWS_IN_PLANE, /* the same, and all ids in z are 0: those in y count up by one from row to row */
    EMU_ROWS_ONE       /* a group is one row: all ids in y and z are 0 */
};
enum emu_rows emu_rows_of(const struct emu_launch *launch);
/* RF bytes [*rf, *rf + *bytes) come from a thread's image. */
void emu_start_image(const struct emu_kernel *kernel, uint32_t *rf, uint32_t *bytes);

/*
 * Sets the host's rounding and denormal mode for an fpmode value, and restores it. The caller of an engine
 * must have entered t->fpmode. An engine that executes `fpmode` enters the new mode and leaves it in
 * t->fpmode. The host has one denormal mode for float and double; fpmode's bit for float sets it.
 */
unsigned emu_fpmode_enter(uint32_t fpmode);
void emu_fpmode_leave(unsigned saved);

/* What `clock` reads. */
uint64_t emu_clock(void);

#endif
