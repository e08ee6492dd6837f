/* SPDX-License-Identifier: MIT */
/* A launch's start images. */
#ifndef EMU_START_PRIV_H
#define EMU_START_PRIV_H

#include <stdint.h>

struct emu_launch;
struct emu_start;

/* All that a launch's images depend on, but for the payload's bytes. */
struct emu_start_shape {
    uint32_t lanes, local_size[3], local_id_rf[3], local_id_bytes, payload_rf, payload_bytes, thread_rf;
};

/*
 * The start values of a thread's registers except the group's ids: bytes [image_rf, image_rf + image_bytes)
 * of the register file, one image per hardware thread of a group.
 */
struct emu_start {
    const struct emu_launch *launch;
    struct emu_start_shape shape;
    uint32_t threads;
    uint32_t fpmode;    /* the program's; launches and programs lie far away */
    uint64_t last_exec; /* execution mask of the last thread */
    uint64_t full_exec; /* of the others */
    uint32_t image_rf, image_bytes;
    uint8_t *images;
};

#endif
