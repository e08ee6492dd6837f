/* SPDX-License-Identifier: MIT */
/*
 * A compute launch of Mesa's r600 driver as r600/capture.c writes it, with what llvmpipe makes of the same
 * GLSL. Numbers are hexadecimal but those of `local`, `groups`, `lds` and the first of a line:
 *
 *   local X Y Z, groups X Y Z, lds BYTES, stack ENTRIES
 *   gds 0 WORDS ...                    the global data share before the launch
 *   save INDEX ADDRESS                 dword INDEX of it goes there after the launch
 *   loop N WORD                        a loop constant
 *   code WORDS ...                     the program; a line that begins with + goes on
 *   const N ADDRESS BYTES              a constant buffer
 *   resource N WORD * 8, sampler N WORD * 3 COLOUR * 4
 *   rat N BASE PITCH SLICE VIEW INFO ATTRIB DIM IMMED    the registers of CB_COLOR N
 *   memory ADDRESS BYTES               memory that exists; zeros but for
 *   at ADDRESS WORDS ...
 *   texels RESOURCE WIDTH HEIGHT LAYERS WORDS ...      what level 0 of a depth texture holds; it is linear
 * then within ULPS ABSOLUTE               the floats of the next buffer may differ so much; within64: doubles
 *   expect buffer RAT BYTES WORDS ...
 *   expect image RAT WIDTH HEIGHT DEPTH TEXEL_BYTES WORDS ...
 *   expect counters 0 BYTES WORDS ...  the buffer of atomic counters
 */
#ifndef GLSL_LAUNCH_H
#define GLSL_LAUNCH_H

#include <stdbool.h>
#include <stdint.h>

#include "cayman/isa/cay_resource.h"

enum {
    LAUNCH_RATS = 8,
    LAUNCH_CONSTS = 16,
    LAUNCH_BLOCKS = 512,
    LAUNCH_EXPECTS = 16,
    LAUNCH_SAVES = 64,
    LAUNCH_TEXELS = 4,
    LAUNCH_CODE = 16384,
    GDS_WORDS = 64,
    LOOPS = 32
};

struct rat_registers {
    uint32_t base, pitch, slice, view, info, attrib, dim, immed;
};

struct launch_words {
    uint32_t *word;
    unsigned count, room;
};

/* Memory that exists, by the GPU's address. */
struct launch_block {
    uint64_t address, bytes;
    uint8_t *host;
};

enum expect_what { EXPECT_BUFFER, EXPECT_IMAGE, EXPECT_COUNTERS };

struct launch_expect {
    enum expect_what what;
    unsigned rat;
    uint32_t size[4]; /* bytes; or width, height, depth, bytes of a texel */
    struct launch_words words;
    bool has_tolerance, is_double;
    double ulps, absolute;
};

struct launch_texels {
    unsigned resource;
    uint32_t size[3];
    struct launch_words words;
};

struct glsl_launch {
    const char *name;
    uint32_t local[3], groups[3], lds;
    uint32_t gds[GDS_WORDS], loops[LOOPS];
    struct launch_words code;
    struct {
        uint64_t address;
        uint32_t bytes;
    } consts[LAUNCH_CONSTS];
    uint32_t resources[CAY_RESOURCES][8], samplers[CAY_SAMPLERS][7];
    bool has_sampler[CAY_SAMPLERS];
    struct rat_registers rats[LAUNCH_RATS];
    struct {
        uint32_t index;
        uint64_t address;
    } saves[LAUNCH_SAVES];
    unsigned save_count;
    struct launch_block blocks[LAUNCH_BLOCKS]; /* ascending, disjoint, after launch_read */
    unsigned block_count;
    struct launch_words contents; /* address (2 words), count, words */
    struct launch_texels texels[LAUNCH_TEXELS];
    unsigned texel_count;
    struct launch_expect expects[LAUNCH_EXPECTS];
    unsigned expect_count;
};

/* False: the text is not one, which is printed. Free it in either case. */
bool launch_read(struct glsl_launch *l, const char *name, const char *text);
void launch_free(struct glsl_launch *l);
/* Runs it on every engine; false: something differs, which is printed. */
bool launch_run(struct glsl_launch *l);

#endif
