/* SPDX-License-Identifier: MIT */
/* One hand-made Cayman program on every engine, one work-group of 64 work-items. */
#ifndef CAY_TEST_ENGINES_H
#define CAY_TEST_ENGINES_H

#include <stdbool.h>
#include <stdint.h>

#include "assemble.h"
#include "emu/error.h"

enum {
    ENGINES_ITEMS = 64,
    ENGINES_OUT = 0x4000,
    ENGINES_IN = 0,
    ENGINES_POOL = 0x8000,
    ENGINES_LOCAL = 4096,
    ENGINES_PARAMS = 24
};

struct engines;

struct engines_request {
    const struct code *code;
    unsigned gprs;  /* how many it declares; 0: it does not say */
    unsigned waves; /* of 64 work-items in the work-group; 0: one */
    bool pixel;     /* it is a pixel program, with parameters that the constants from dword ENGINES_PARAMS on
                       describe */
    bool jit;       /* on jit too, whose translation takes most of a test's time */
};

/* 0, or -1 with the reason for which the program is refused. */
int engines_make(const struct engines_request *request, struct engines **out, struct emu_error *error);
void engines_free(struct engines *e);
/* Dwords of constant buffer 0, which is 0 elsewhere but for the launch's sizes. */
void engines_constants(struct engines *e, unsigned first, const uint32_t *dwords, unsigned count);
/*
 * Runs the program on ref and simd, and jit, in whole wavefronts and in parts: byte addresses from 0 on are
 * `in`, results are read from ENGINES_OUT on into out[0], which all engines must agree on but for dwords that
 * `same` takes for the same.
 */
typedef bool engines_same_fn(unsigned dword, const uint32_t *x, const uint32_t *y, void *user);
void engines_run(struct engines *e, const uint32_t *in, uint32_t in_dwords, uint32_t *out,
                 uint32_t out_dwords, engines_same_fn *same, void *user, const char *what);

#endif
