/* SPDX-License-Identifier: MIT */
/* A checked launch, and what the kinds of checks share. */
#ifndef CHECK_PRIV_H
#define CHECK_PRIV_H

#include "backend/observe.h"
#include "check.h"
#include "emu/lane.h"
#include "emu/launch.h"
#include "emu/thread.h"
#include "finding.h"
#include "race.h"
#include "registers.h"
#include "shadow.h"
#include "taint.h"

/* A hardware thread of the running work-group. */
struct check_thread {
    uint64_t exec; /* its work-items, when it began */
    uint32_t barriers, fences;
    uint32_t barrier_op; /* of the last one */
    bool ended;
};

/* Where and by whom something was done. */
struct check_place {
    uint32_t op;
    uint32_t group; /* its number in the range */
    uint32_t item;  /* in its group */
    bool whole;     /* by the hardware thread of that work-item */
};

enum { CHECK_THREADS = 512 };

/* The bytes of a region that a launch has accessed in one way: the lowest and the highest; to 0: none. */
struct check_use {
    uintptr_t from, to;
};
enum { CHECK_USES = 3 };

/* Messages that a thread sends again and again, to the same places, where nothing changes. */
enum { CHECK_POLLS = 8 };
struct check_polls {
    uint32_t thread, count, used;
    struct {
        uint32_t op;
        uint64_t address, value;
    } seen[CHECK_POLLS];
    int halt; /* 1: the thread must stop */
};

struct rt_check {
    struct rt_check_subject subject;
    unsigned classes; /* a bit for each enum rt_check_class that is wanted */
    const struct emu_launch *emu;
    const struct rt_check_region *last_region; /* of the last access; NULL: none */
    struct backend_observer observer;
    struct backend_code *code;
    uint8_t *moments;
    uint8_t *aligned; /* by op: 1: a message that transfers dwords and nothing else; NULL: not asked yet */
    struct check_use *uses; /* of each region, by enum rt_watch_access */
    struct check_polls polls;
    struct shadow *global, *local;
    struct race_sync *sync;
    /* the running group */
    bool began;
    uint32_t group[3], number; /* number: in the range */
    uint32_t fences;           /* of all its threads */
    uint32_t threads;          /* of a group */
    struct check_thread thread[CHECK_THREADS];
    /* written.c: a 1 for each bit of memory that nobody has written; and the same of registers */
    uint8_t *unknown_local, *unknown_scratch, *unknown_private;
    const struct rt_check_region **births; /* by op: where it has last loaded such bits; NULL: not a buffer */
    const uint8_t *private_base;
    struct registers registers;
    /* texel.c: the launch's images, with the bits that are unknown; registers for messages on them */
    struct emu_image *texels;
    struct emu_launch texel_launch;
    uint8_t *texel_rf;
    struct taint taint[CHECK_THREADS];
    uint8_t close[CHECK_THREADS];  /* by slot: the thread is followed op by op */
    uint32_t loops[CHECK_THREADS]; /* its jumps back since it began */
    /* of the float op that is being executed: its lanes, and those whose sources are no NaNs, and finite */
    uint64_t lanes, numbers, finite;
};

static inline bool
check_wants(const struct rt_check *check, enum rt_check_class id)
{
    return check->classes >> id & 1;
}

/* The kernel's lane program. */
const struct lane_program *check_program(const struct rt_check *check);

/* The hardware thread's number in its group. */
static inline uint32_t
check_thread_index(const struct rt_check *check, const struct emu_thread *t)
{
    return t->slot % check->threads;
}

/* The place of a lane of an op that t executes. */
struct check_place check_place_of(const struct rt_check *check, const struct emu_thread *t, uint32_t op,
                                  unsigned lane);

/* Whether a memory message's elements are looked at; and a message, before it is executed. */
bool check_message_wants(const struct rt_check *check, const struct lane_op *op);
void check_message(struct rt_check *check, struct emu_thread *t, uint32_t op);
/* A barrier that t has reached, or its end. */
void check_barrier(struct rt_check *check, const struct emu_thread *t);
void check_end(struct rt_check *check, const struct emu_thread *t);
/* All threads of the group have ended. */
void check_group_end(struct rt_check *check);
/* When an elementwise op is looked at: a set of enum backend_moment. */
uint8_t check_arith_moments(const struct rt_check *check, const struct lane_op *op);
void check_arith_before(struct rt_check *check, const struct emu_thread *t, uint32_t op);
void check_arith_after(struct rt_check *check, const struct emu_thread *t, uint32_t op);

/* Memory that nobody has written (written.c): a part of a launch, a group, a thread begins. False: no memory.
 */
bool check_written_begin(struct rt_check *check, uint32_t local_bytes);
void check_written_end(struct rt_check *check);
void check_written_group(struct rt_check *check);
void check_written_thread(struct rt_check *check, uint32_t thread);
/* An op of a thread that is followed; the addresses of a message's lanes. */
void check_written_step(struct rt_check *check, const struct emu_thread *t, uint32_t op);
void check_written_addresses(struct rt_check *check, const struct emu_thread *t, uint32_t op, uint64_t lanes);

/* One element of a message. */
struct check_element {
    const struct lane_op *op;
    unsigned lane, nth;    /* nth: of the message's components */
    uint64_t address;      /* as the message has it */
    const uint8_t *host;   /* NULL: nowhere */
    uint32_t bytes, shift; /* shift: bits of its value in the data register below it */
    bool write, atomic;
    const int32_t *image; /* op is an image message: the three coordinates of its texel; else NULL */
    struct check_place place;
    uint64_t access; /* as race.h packs it */
};
/* Whether it lies in memory that the kernel was given; if not, that is a finding. *region: where it lies, or
 * NULL. */
bool check_bounds(struct rt_check *check, const struct check_element *e,
                  const struct rt_check_region **region);
/* Remembers it, and compares it with others. */
void check_race(struct rt_check *check, const struct emu_thread *t, const struct check_element *e,
                const struct rt_check_region *region);
/* The bits of a stored element that are padding, which need not be known. is_register: they come from a
 * register. */
uint64_t check_padding(const struct rt_check *check, const struct check_element *e,
                       const struct rt_check_region *region, bool is_register);
/* Bits that are not known are stored in memory that the host may read. */
void check_written_result(struct rt_check *check, const struct check_element *e,
                          const struct rt_check_region *region, uint64_t bits, uint32_t origin);
void check_written(struct rt_check *check, const struct emu_thread *t, const struct check_element *e,
                   const struct rt_check_region *region);
/* The same of many bytes at once, where nothing is unknown: loads of them, and stores by threads that are not
 * followed. False: it is not so. _mark: these bytes have been stored. */
bool check_written_row(struct rt_check *check, const struct emu_thread *t, const uint8_t *host,
                       uint32_t bytes, uint32_t index, const struct rt_check_region *region, uint64_t lanes);
void check_written_mark(const struct rt_check *check, const struct emu_thread *t, const uint8_t *host,
                        uint32_t bytes, const struct lane_op *op, const struct rt_check_region *region);
static inline void
check_use(struct rt_check *check, const struct rt_check_region *region, const uint8_t *host, uint32_t bytes,
          unsigned kind)
{
    const uintptr_t from = (uintptr_t)host, to = from + bytes;
    struct check_use *use;
    if (!region || !check->uses)
        return;
    use = &check->uses[(region - check->subject.regions) * CHECK_USES + kind];
    use->from = !use->to || from < use->from ? from : use->from;
    use->to = to > use->to ? to : use->to;
}
/* A message whose first lane accesses an address, where there is that value: is it an endless wait? */
void check_poll(struct rt_check *check, struct emu_thread *t, uint32_t op, uint64_t address, uint64_t value);
/* The thread was stopped. */
void check_stopped(struct rt_check *check, const struct emu_thread *t);

/* Image messages (image.c). _unknown: texels, written by integer coordinates, whose data is not known. */
bool check_image_wants(const struct rt_check *check, const struct lane_op *op);
void check_image(struct rt_check *check, const struct emu_thread *t, uint32_t op);
void check_texels_unknown(struct rt_check *check, const struct emu_thread *t, uint32_t op);
/* What they read and write of images that nobody has written (texel.c). False: out of memory. */
bool check_texels_begin(struct rt_check *check);
void check_texels_end(struct rt_check *check);
void check_texels(struct rt_check *check, const struct emu_thread *t, uint32_t op);

void check_alignment(struct rt_check *check, const struct check_element *e);

/* "argument 0 `in`" */
struct check_name {
    char text[80];
};
const char *check_name_argument(const struct rt_check *check, const struct rt_check_region *region,
                                struct check_name *name);

/* The range of memory that a host address lies in; NULL: none. _of looks first where the last access was. */
const struct rt_check_region *check_region_of(struct rt_check *check, const uint8_t *host);
const struct rt_check_region *check_region_at(const struct rt_check *check, const uint8_t *host);

/* Is there already a finding of this class at these ops? Counts one more occurrence of it. */
bool check_seen(struct rt_check *check, enum rt_check_class id, uint32_t op, uint32_t other);
/* A new one: second NULL: there is only one place. */
void check_tell(struct rt_check *check, enum rt_check_class id, const struct check_place *place,
                const struct check_place *second, const char *format, ...)
    __attribute__((format(printf, 5, 6)));
/* One that is told only when the host reads what was stored. Returns its number (findings_later). */
uint16_t check_tell_later(struct rt_check *check, enum rt_check_class id, const struct check_place *place,
                          const struct check_place *second, const char *what);

#endif
