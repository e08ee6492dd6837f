/* SPDX-License-Identifier: MIT */
/*
 * An assembler for tests, made from the instruction tables (frontend/cayman/isa). It reads what the listing
 * prints: control flow instructions, then clauses at their addresses. For programs written by hand it also
 * takes:
 *
 *   name:            a label; @name is its address
 *   ALU KC0[..] {    a clause in braces behind its CF instruction; its place and size are filled in
 *   #10 #-1.5 #0x7   a literal where it is used
 *   ; ...            a comment
 */
#ifndef CAY_ASM_ASSEMBLER_H
#define CAY_ASM_ASSEMBLER_H

#include <stdbool.h>
#include <stdint.h>

enum { ASM_SLOTS = 8192 };

struct asm_program {
    uint64_t slots[ASM_SLOTS];
    unsigned count;
    char error[192]; /* "line N: ..." after a failure */
};

/* False: error says why. */
bool asm_assemble(const char *text, struct asm_program *out);

#endif
