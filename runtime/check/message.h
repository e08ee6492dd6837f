/* SPDX-License-Identifier: MIT */
/* One memory message that is looked at. */
#ifndef MESSAGE_H
#define MESSAGE_H

#include "check_priv.h"
#include "emu/memory.h"

/* What the elements of one message share. */
struct message {
    struct rt_check *check;
    struct emu_thread *t;
    const struct lane_op *op; /* the program's, or a copy of it with whole addresses */
    struct emu_window window; /* of a space that has one */
    bool windowed, written;   /* written: unwritten memory is looked for */
    struct race_access by;    /* of its first work-item */
    uint64_t access;          /* the same, packed */
    uint64_t address[LANE_MAX];
};

/* Where an address leads; NULL: nowhere. */
const uint8_t *message_host(const struct message *m, uint64_t address);

/* Looks at a message whose elements lie one behind the other, or at one place, in memory where nothing is
 * amiss. False: it is another one, or something may be wrong; nothing was done. */
bool message_is_row(const struct message *m, uint64_t lanes);

#endif
