/* SPDX-License-Identifier: MIT */
/* A launch's start images, and what each machine fills in. */
#ifndef EMU_START_PRIV_H
#define EMU_START_PRIV_H

#include <stdint.h>

struct emu_launch;
struct emu_start;

/*
 * What a thread's registers hold at its start but for the group's ids: bytes [image_rf, image_rf +
 * image_bytes) of the register file, one image per hardware thread of a group.
 */
struct emu_start {
    const struct emu_launch *launch;
    uint32_t threads;
    uint64_t last_exec; /* execution mask of the last thread */
    uint64_t full_exec; /* of the others */
    uint32_t image_rf, image_bytes;
    uint8_t *images;
};

void emu_start_gen(const struct emu_start *start, uint8_t *rf, const uint32_t group[3], uint32_t slot);
void emu_start_cayman(const struct emu_start *start, uint8_t *rf, const uint32_t group[3]);

#endif
