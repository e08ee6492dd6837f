/* SPDX-License-Identifier: MIT */
/* The target of host code. */
#ifndef BACKEND_JIT_TARGET_H
#define BACKEND_JIT_TARGET_H

#include <stdbool.h>
#include <stdint.h>

#include "backend/backend.h"
#include "emu/thread.h"

/* The threads that code starts: those with all lanes on; any; or those whose lanes are all on and stand in
 * rows of the work-group. */
enum jit_start { JIT_ALL_LANES, JIT_SOME_LANES, JIT_ROWS };

/*
 * The images and samplers for which code has native messages: those of a kernel's first launch. Messages to
 * others go the slow way. By number in the binding table and in the kernel's sampler table.
 */
enum { JIT_IMAGES = 16, JIT_SAMPLERS = 8 };
struct jit_images {
    uint8_t kinds[JIT_IMAGES]; /* enum emu_image_kind, of images of two directions without layers; 0: other
                                  images */
    struct jit_sampler {
        bool valid; /* false: others */
        bool linear, normalised;
        uint8_t address[2]; /* enum emu_address_mode, of x and y */
    } samplers[JIT_SAMPLERS];
};

/* The target of an object. sites_rf: RF offset of the range sites. */
struct jit_target {
    enum backend_cpu cpu;
    enum jit_start start;
    unsigned row_lanes; /* JIT_ROWS: emu_row_lanes of the launches; else 0 */
    enum emu_rows rows; /* JIT_ROWS: the launches' */
    bool slow_gathers;  /* see host/host.h */
    enum backend_solos solos;
    uint32_t sites_rf;
    struct jit_images images;
    /* Simpler code, which is there sooner: one version of each loop, messages of one shape share a routine,
     * and LLVM does little. */
    bool quick;
    const char *dump; /* folder for LLVM's modules; NULL: none. It does not change the code */
};

#endif
