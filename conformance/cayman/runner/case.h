/* SPDX-License-Identifier: MIT */
/*
 * A described launch: a program with what it is given and what must come out, as text. A file holds any
 * number of cases; `;` begins a comment.
 *
 *   case NAME                    begins a case
 *   stage pixel                  compute (the default), pixel, vertex or geometry
 *   quirks llvm                  those of LLVM's objects; none by default
 *   local 64                     work-items of a work-group
 *   groups 2                     work-groups
 *   lds 1024                     bytes of local memory
 *   fetch LABEL                  where CALL_FS goes
 *   loop 3 = 5 10 2              loop constant 3: count, first index, step
 *   word 3 = 0x04030201          the same as a dword
 *   bool 4 = 1                   boolean constant 4; any of these three binds all control flow constants
 *   buffer NAME BYTES            binds zeros; names below
 *   image rat1 RGBA UNSIGNED_INT8 8 4 1      width, height, depth; one texel row after the other
 *   image return1 RGBA UNSIGNED_INT8 64 1 1  a return buffer that takes texels
 *   resource 20 = W0 ... W7      the words of a fetch constant; its addresses are those of memory
 *   sampler 3 = W0 W1 W2         the words of a sampler; its border colour is 0.25, 0.5, 0.75, 1
 *   semantic 5 = 7               SEMANTIC_ID 5 is T7
 *   fill NAME FIRST COUNT = EXPRESSION       dwords, before the launch; i is the dword's index,
 *                                            k counts from FIRST
 *   program ... end              the code (assembler/assembler.h)
 *   expect NAME FIRST COUNT = EXPRESSION     dwords, after it
 *   fault TEXT                   the launch ends so (emu_fault_name)
 *   refuse TEXT                  the code is refused with a sentence that has this text
 *
 * Names: memory (64 KiB at address 0 of the pool), c0 (the payload), const1 .. const15, rat0 .. rat15,
 * return0 .. return15, stream0 .. stream15, ring0 .. ring3, gds, counters, scatter, tf, pixel, position,
 * param, events, gws, shared (registers that work-groups share, 1024 bytes each). Expressions are C's, with
 * numbers and i, in 64 bits; f(n) is the bits of the float n.
 */
#ifndef CAY_CASE_H
#define CAY_CASE_H

#include <stdbool.h>
#include <stdint.h>

#include "../assembler/assembler.h"
#include "cayman/lower/cay_bindings.h"
#include "emu/image.h"

enum {
    CASE_MEMORY = 128, /* places beyond the surfaces of enum cay_surface */
    CASE_C0,
    CASE_PLACES,
    CASE_RANGES = 64,
    CASE_PAYLOAD = 8192, /* bytes of constant buffer 0 */
    CASE_NAME = 64
};

/* Dwords of a place and what they are. */
struct case_range {
    unsigned place;
    uint32_t first, count;
    char expression[256];
    unsigned line;
};

struct launch_case {
    char name[CASE_NAME];
    unsigned line;
    struct cay_bindings bindings;
    bool llvm_quirks, binds_flow;
    uint32_t local, groups, lds;
    uint32_t flow[33];
    uint32_t bytes[CASE_PLACES]; /* 0: not there */
    struct emu_image images[CAY_SURFACE_COUNT];
    uint32_t resources[CAY_RESOURCES][8], samplers[CAY_SAMPLERS][3];
    bool has_sampler[CAY_SAMPLERS], has_semantics;
    uint8_t semantics[256];
    struct case_range fills[CASE_RANGES], expects[CASE_RANGES];
    unsigned fill_count, expect_count;
    struct asm_program program;
    char fault[CASE_NAME], refusal[CASE_NAME];
};

/* Reads the next case; *text moves on. False: the end, or a mistake, which `error` has. */
bool case_read(const char **text, unsigned *line, struct launch_case *c, char error[256]);
/* The value of a range's expression at dword i; false and a reason where it is none. */
bool case_value(const struct case_range *range, uint32_t i, uint32_t *value, const char **error);
/* Runs it on every engine with so many workers; false: something differs, which is printed. */
bool case_run(const struct launch_case *c, unsigned threads);

#endif
