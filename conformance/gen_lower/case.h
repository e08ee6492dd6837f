/* SPDX-License-Identifier: MIT */
/*
 * A test case: a few Gen instructions, registers and memory before, registers and memory after.
 *
 *   # comment
 *   platform NAME (of a device)      simd 8 | 16 | 32        dispatch MASK
 *   > one line of iga64 assembly                            for people and for assemble.sh
 *   = hexadecimal bytes of the code                         what is tested; made by assemble.sh
 *   set rN[.byte] TYPE VALUES       memory TYPE VALUES      local TYPE VALUES       scratch TYPE VALUES
 *   expect rN[.byte] TYPE VALUES    expect memory TYPE VALUES ...
 *   refused TEXT                    lowering fails and says so
 *   fault OFFSET TEXT               the instruction there ends the thread, for that reason
 *
 * TYPE is a lane type's name; VALUES are numbers, first..last ranges and value*count repeats.
 */
#ifndef CASE_H
#define CASE_H

#include <stdbool.h>
#include <stdint.h>

#include "gen/isa/gen_inst.h"

enum { CASE_CODE = 8192, CASE_BYTES = 4096 };

enum case_place { CASE_GRF, CASE_MEMORY, CASE_LOCAL, CASE_SCRATCH, CASE_PLACES };

/* Bytes [at, at + count) of a place, and their values. */
struct case_block {
    enum case_place place;
    uint32_t at, count;
    uint8_t type;
    uint8_t bytes[512];
    unsigned line;
};

struct test_case {
    enum gen_platform platform;
    uint32_t simd;
    uint64_t dispatch;
    uint8_t code[CASE_CODE];
    uint32_t code_bytes;
    struct case_block before[24], after[24];
    unsigned before_count, after_count;
    char refused[128];
    char fault[64];
    uint32_t fault_at;
};

/* False with a message on stderr. */
bool case_read(const char *path, struct test_case *c);

#endif
