/* SPDX-License-Identifier: MIT */
/*
 * A test description, as read from kernels/NAME.tests. The format, one item a line, '#' starts a comment:
 *
 *   test NAME                      starts a test; its kernel has the same name unless said otherwise
 *   kernel NAME
 *   global X [Y [Z]]   local X [Y [Z]]   offset X [Y [Z]]
 *   in TYPE COUNT GENERATOR        argument: a buffer that is only input
 *   out TYPE COUNT [TOLERANCE]     argument: a buffer of zeros that is compared
 *   inout TYPE COUNT GENERATOR [: TOLERANCE]
 *   value TYPE NUMBER... [TYPE NUMBER...]   argument by value; several make a structure, aligned as C does
 *   local_bytes BYTES              argument: local memory
 *   image in SHAPE SIZE ORDER TYPE GENERATOR     argument: an image (image.h); in, out and inout as buffers
 *   image out SHAPE SIZE ORDER TYPE [TOLERANCE]
 *   image inout SHAPE SIZE ORDER TYPE GENERATOR [: TOLERANCE]
 *   sampler normalised|texels none|clamp|edge|repeat|mirror nearest|linear
 *   except DEVICE REASON           the test is skipped there, and the reason is printed
 *   loose DEVICE TOLERANCE         this device's tolerance for the float buffers
 *
 * GENERATOR: zero | fill NUMBER | iota START STEP | bits SEED | range SEED LOW HIGH | edges SEED | list
 * NUMBER... TOLERANCE: ulp N, abs X, rel X; several: one of them must hold. None: every bit is compared.
 */
#ifndef CORPUS_CASE_H
#define CORPUS_CASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "image.h"
#include "type.h"

enum { MAX_ARGS = 16, MAX_TESTS = 128, MAX_SKIPS = 4, NAME_BYTES = 64, VALUE_BYTES = 256 };

enum arg_kind { ARG_IN, ARG_OUT, ARG_INOUT, ARG_VALUE, ARG_LOCAL, ARG_SAMPLER };

struct tolerance {
    double ulp, absolute, relative; /* all 0: exact */
};

struct corpus_arg {
    enum arg_kind kind;
    struct type type;
    size_t bytes;
    uint8_t *data; /* of a buffer, an image or a value; owned */
    bool is_image; /* in place of a buffer */
    struct corpus_image image;
    struct corpus_sampler sampler;
    struct tolerance tolerance;
};

struct corpus_case {
    char name[NAME_BYTES], kernel[NAME_BYTES];
    unsigned dimensions;
    size_t global[3], local[3], offset[3];
    bool has_local, has_offset;
    struct corpus_arg args[MAX_ARGS];
    unsigned arg_count;
    struct {
        char device[16], reason[128];
    } skips[MAX_SKIPS];
    unsigned skip_count;
    struct {
        char device[16];
        struct tolerance tolerance;
    } loose[MAX_SKIPS];
    unsigned loose_count;
};

struct corpus_file {
    char name[NAME_BYTES];
    struct corpus_case *cases;
    unsigned case_count;
};

/* Reads FOLDER/kernels/NAME.tests. On a mistake prints file, line and what is wrong, and returns false. */
bool corpus_file_read(const char *folder, const char *name, struct corpus_file *file);
void corpus_file_free(struct corpus_file *file);

static inline bool
arg_is_buffer(const struct corpus_arg *arg)
{
    return arg->kind <= ARG_INOUT;
}

static inline bool
arg_is_compared(const struct corpus_arg *arg)
{
    return arg->kind == ARG_OUT || arg->kind == ARG_INOUT;
}

/* The reason why the test is not run there, or NULL. */
const char *case_skipped(const struct corpus_case *test, const char *device);
struct tolerance case_tolerance(const struct corpus_case *test, const struct corpus_arg *arg,
                                const char *device);

#endif
