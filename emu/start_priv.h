/* SPDX-License-Identifier: MIT */
/* A launch's start images, and what each machine fills in. */
#ifndef EMU_START_PRIV_H
#define EMU_START_PRIV_H

#include <stdint.h>

struct emu_launch;
struct emu_start;

/* Local ids of one hardware thread: for each dimension `id_bytes` bytes, one element per lane. */
struct emu_start {
    const struct emu_launch *launch;
    uint32_t threads;
    uint32_t id_bytes;  /* lanes * bytes of one id */
    uint64_t last_exec; /* execution mask of the last thread */
    uint64_t full_exec; /* of the others */
    uint8_t *local_ids; /* threads * 3 * id_bytes */
};

void emu_start_gen(const struct emu_start *start, uint8_t *rf, const uint32_t group[3], uint32_t slot);
void emu_start_cayman(const struct emu_start *start, uint8_t *rf, const uint32_t group[3]);

#endif
