/* SPDX-License-Identifier: MIT */
/* Two machines with the same state, one run by the reference and one by the simd engine, and their
 * comparison. */
#ifndef CONFORMANCE_LANES_RIG_H
#define CONFORMANCE_LANES_RIG_H

#include "backend/backend.h"
#include "emu/image.h"
#include "emu/kernel.h"
#include "emu/thread.h"
#include "gen.h"

enum {
    RIG_SURFACES = 2,
    RIG_ADDRESS = 1024, /* registers of a message: addresses, data */
    RIG_DATA = 2048,
    RIG_MEMORY = 4096, /* bytes of each memory below */
    RIG_AREAS = 6      /* two surfaces, local, scratch, two ranges */
};

struct rig_machine {
    uint8_t *rf;
    uint8_t *memory; /* RIG_AREAS * RIG_MEMORY */
    struct emu_thread thread;
    enum emu_stop stop;
};

struct rig {
    struct lane_program *program;
    struct emu_kernel kernel;
    struct emu_surface surfaces[RIG_SURFACES];
    struct emu_range ranges[2];
    struct emu_map maps[2]; /* the same memory, the other way round */
    struct emu_image images[1];
    struct emu_sampler samplers[1];
    uint8_t *memory; /* where the launch's pointers point; swapped in before each run */
    uint8_t *start_rf, *start_memory;
    struct rig_machine ref, simd;
    struct emu_launch launch;
    unsigned long compared;
};

int rig_open(struct rig *r);
void rig_close(struct rig *r);
/* A fresh program with nothing in it. */
int rig_program(struct rig *r);
/* Random registers and memory for the next runs. */
void rig_fill(struct rig *r, struct gen *g);
/* Addresses of lane ops' address registers at RIG_ADDRESS, mostly inside the space. */
void rig_addresses(struct rig *r, struct gen *g, enum lane_space space, unsigned lanes);
/* Runs the program on both and compares registers, memory and faults. 0 equal; 1 and a report on stderr if
 * not. */
int rig_compare(struct rig *r, enum backend_cpu cpu, uint32_t fpmode);
/* The same with the reference's run taken from the last rig_compare with the same data. */
int rig_run_ref(struct rig *r, uint32_t fpmode);

#endif
