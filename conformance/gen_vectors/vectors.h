/* SPDX-License-Identifier: MIT */
/* The golden files of this folder, as the runner has them in memory. README.md says what the lines mean. */
#ifndef GEN_VECTORS_VECTORS_H
#define GEN_VECTORS_VECTORS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "gen/isa/gen_platform.h"

enum {
    VECTOR_FIRST = 7,  /* registers below belong to the thread's start */
    VECTOR_LAST = 126, /* the one above is the last message's */
    VECTOR_BYTES = 32 * (VECTOR_LAST - VECTOR_FIRST + 1),
    VECTOR_CODE = 16 * 1024
};

struct vector_state {
    char name[32];
    uint8_t grf[VECTOR_BYTES];
};

struct vector_program {
    char name[64], state[32];
    unsigned platform; /* iga64's number: 8 or 9; 7: Ivy Bridge, 75: Haswell */
    uint32_t mask;     /* channels that are on */
    uint32_t code_bytes, tail_at;
    uint8_t code[VECTOR_CODE];
    uint8_t expected[VECTOR_BYTES];
    char tags[VECTOR_LAST + 1]; /* how a register is compared; 0: as it was at the start */
};

struct vector_file {
    FILE *in;
    unsigned char *unpacked; /* what a packed file holds, to be freed; otherwise NULL */
    const char *path;
    unsigned line;
    char text[VECTOR_CODE];
    bool waiting; /* text is a line that is not yet used */
    uint8_t tail[4096];
    uint32_t tail_bytes;
    struct vector_state states[16];
    unsigned state_count;
};

/* False: cannot be read; said on stderr. */
bool vectors_open(struct vector_file *file, const char *path);
/* 1: a program, 0: the end, -1: a line makes no sense; said on stderr. */
int vectors_next(struct vector_file *file, struct vector_program *program);
void vectors_close(struct vector_file *file);
enum gen_platform vectors_platform(const struct vector_program *program);
/* NULL: there is none of that name. */
const struct vector_state *vectors_state(const struct vector_file *file, const char *name);

#endif
