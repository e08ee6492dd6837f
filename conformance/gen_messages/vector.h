/* SPDX-License-Identifier: MIT */
/* clang-format off */
/*
 * Message vectors, as make_vectors.py and make_image_vectors.py write them. A line each:
 *
 *   epilogue HEX                     code that ends every program: registers r2..r125 to scratch from EPILOGUE_AT on, end
 *   form NAME PLATFORM SIMD          a message; what follows up to the next form is about it
 *   code HEX                         its code
 *   image INDEX SHAPE ORDER TYPE WIDTH HEIGHT DEPTH LAYERS ROW SLICE   the image of that index, in surface 0's memory
 *   sampler INDEX LINEAR NORMALISED MODE
 *   vector SEED MASK                 registers r2..r127, then the memories, are numbers of splitmix64 from SEED
 *   set REG HEX                      a register has other bytes
 *   flat REG N OFFSET                its quadword N is an address of flat memory
 *   pattern MEMORY KIND              the memory has small numbers: dwords, qwords or float, from SEED + 1; or halves or
 *                                    steps, a half or float each, of quarters of the lowest six bits that are there
 *   expect grf|MEMORY OFFSET HEX     bytes that differ afterwards; all others are as before
 *   fault LANES ADDRESS BYTES WRITE  instead: how the message faults; lanes 0: a block, which is the thread's
 */
/* clang-format on */
#ifndef VECTOR_H
#define VECTOR_H

#include <stdbool.h>
#include <stdint.h>

#include "emu/image.h"

enum place { PLACE_SURFACE0, PLACE_SURFACE1, PLACE_LOCAL, PLACE_SCRATCH, PLACE_FLAT, PLACE_GRF, PLACE_COUNT };

enum {
    GRF_BYTES = 32,
    GRF_FIRST = 2,   /* the first register that is the program's own */
    GRF_SAVED = 126, /* the first one that the epilogue does not save */
    ROOM = 8192,     /* bytes of the largest place */
    EPILOGUE_AT = 2048 + GRF_BYTES * GRF_FIRST,
    MAX_CODE = 2048,
    MAX_FLATS = 64,
    FORM_IMAGES = 8 /* indices of images and samplers */
};

/* Bytes of a place that are filled with numbers. */
extern const uint32_t place_bytes[PLACE_COUNT];

struct form {
    char name[64], refused[32]; /* refused: empty for one that works */
    unsigned platform, simd, line;
    uint8_t code[MAX_CODE];
    uint32_t code_bytes;
    bool has_image;
    unsigned image_index, sampler_index;
    struct emu_image image; /* without its base */
    struct emu_sampler sampler;
};

struct vector {
    uint64_t seed;
    unsigned line;
    uint8_t before[PLACE_COUNT][ROOM], after[PLACE_COUNT][ROOM]; /* PLACE_GRF: from r0 on */
    struct {
        uint32_t at; /* in PLACE_GRF */
        int64_t offset;
    } flats[MAX_FLATS];
    unsigned flat_count;
    bool faults, write;
    uint64_t lanes, address;
    uint32_t bytes;
};

struct vector_file;

/* NULL with a message on stderr. */
struct vector_file *vector_file_open(const char *path);
void vector_file_close(struct vector_file *file);
/* The next form: 1, 0 at the end, -1 with a message. */
int vector_file_form(struct vector_file *file, struct form *form);
/* Its next vector: 1, 0 when there is none left, -1 with a message. */
int vector_file_next(struct vector_file *file, struct vector *vector);

#endif
