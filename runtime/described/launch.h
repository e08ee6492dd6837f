/* SPDX-License-Identifier: MIT */
/* clang-format off */
/*
 * A described launch of Gen: raw machine code with what it is given and what must come out, as text. A file holds any
 * number of launches, # and > begin comments (> an instruction in assembly, for assemble.py).
 *
 *   launch NAME                     begins a launch
 *   again NAME                      begins one that has all of the launch before but its code
 *   platform skl                    the GPU, one of Intel's devices
 *   simd 16                         channels of a hardware thread: 8, 16 or 32
 *   local 32                        work-items of a work-group; the launch has local / simd threads for each
 *   groups 2 1 1                    work-groups
 *   curbe TYPE VALUES               the constant buffer, from r1 on, the same in every thread
 *   thread N                        but dword N of it is the thread's number in its work-group
 *   object TYPE VALUES              a run with these behind the constant buffer (MEDIA_OBJECT's inline data): one run
 *                                   for each such line, on the same surfaces; without such lines there is one run
 *   surface N BYTES                 a buffer of zeros at binding table index N; to the sampler it has BYTES texels of one
 *                                   byte, and resinfo says so, as of a raw buffer (Ivy Bridge PRM, volume 4 part 1)
 *   image N WIDTH HEIGHT            an image of bytes (R, UNSIGNED_INT8) at binding table index N
 *   texels N                        the sampler's ld reads surface N: texel n is the four dwords at its byte n
 *   fill N OFFSET TYPE VALUES       bytes of it before the launch
 *   scratch BYTES                   of each thread
 *   slm BYTES                       shared local memory
 *   code                            the kernel's instructions follow
 *   system                          the System Routine's follow; without it enabled exceptions are faults
 *   = HEX                           instructions, as bytes
 *   { 0x1, 0x2, 0x3, 0x4 },         one instruction as dwords: a line of intel-gen4asm's output
 *   enable NAME ...                 of illegal, software, breakpoint: bits of cr0.1 when a thread starts; no such
 *                                   line: illegal
 *   break at N ...                  breakpoints by IP
 *   break opcode N ...              breakpoints by opcode
 *   steps                           the System Routine may ask for single steps
 *   halts N                         surface N counts external halts
 *   expect N OFFSET TYPE VALUES     bytes of a surface or image after the launch
 *   within TYPE ULPS ABSOLUTE       the dwords of the expects that follow are bits of floats (f, df), which may
 *                                   differ by so many units in the last place, or by so much
 *   exact                           they may not
 *   fault OFFSET TEXT               it ends so (emu_fault_name), at that instruction
 *   control CR0.0 CR0.1 CR0.2       and those are in the control register
 *   refused TEXT                    the code is refused with a sentence that has this text
 *
 * TYPE is a lane type's name (ub uw ud uq b w d q hf f df); VALUES are numbers, first..last ranges and value*count repeats.
 */
/* clang-format on */
#ifndef DESCRIBED_LAUNCH_H
#define DESCRIBED_LAUNCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "backend/backend.h"
#include "emu/error.h"
#include "frontend/program.h"
#include "frontend/system.h"

enum {
    LAUNCH_CODE = 1 << 16,
    LAUNCH_SURFACES = 256,
    LAUNCH_BLOCKS = 2048,
    LAUNCH_POOL = 4 << 20,
    LAUNCH_LIST = 16,
    LAUNCH_OBJECTS = 1024,
    LAUNCH_OBJECT = 480,
    LAUNCH_CURBE = 3072,
    LAUNCH_LOCAL = 1024,
    LAUNCH_GROUPS = 65535,
    LAUNCH_MEMORY = 2 << 20
};

/* Bytes of a surface, and their values. */
struct launch_block {
    unsigned surface, line;
    uint32_t at, count;
    uint8_t type;
    const uint8_t *bytes;
    double ulps, absolute;
};

struct launch_object {
    const uint8_t *bytes;
    uint32_t count;
};

struct launch_code {
    uint8_t bytes[LAUNCH_CODE];
    uint32_t count;
};

struct launch {
    char name[64], fault[64], refused[128];
    unsigned line;
    enum fe_device device;
    uint32_t simd, local, groups[3], scratch, slm;
    uint8_t curbe[LAUNCH_CURBE];
    uint32_t curbe_bytes;
    struct {
        uint32_t bytes, width, height; /* 0: not there; width: an image */
    } surfaces[LAUNCH_SURFACES];
    uint32_t texels[LAUNCH_LIST], texels_count; /* surfaces */
    struct launch_object objects[LAUNCH_OBJECTS];
    uint32_t object_count, object_bytes; /* of the longest */
    struct launch_block fills[LAUNCH_BLOCKS], expects[LAUNCH_BLOCKS];
    unsigned fill_count, expect_count;
    uint8_t within; /* of the next expects: their type, or 0; and how much */
    double ulps, absolute;
    uint8_t pool[LAUNCH_POOL]; /* the blocks' bytes */
    uint32_t pool_used;
    bool has_thread;
    uint32_t thread; /* the dword of the constant buffer that is its number */
    struct launch_code code, routine;
    bool has_system;
    uint32_t enabled, break_at[LAUNCH_LIST], break_at_count;
    uint8_t break_opcodes[LAUNCH_LIST];
    uint32_t break_opcode_count;
    bool steps, halts;
    uint16_t halt_surface;
    uint32_t fault_at, control[3];
    bool has_control;
    /* while it is read: the rest of the line, its number, where code goes */
    char *rest;
    unsigned at_line;
    struct launch_code *part;
};

/* launch_read.c */
struct launch_file;
/* The text stays the caller's, who keeps it, and path for messages. NULL: no memory. */
struct launch_file *launch_open(const char *path, const void *text, size_t size);
void launch_close(struct launch_file *file); /* accepts NULL */
/* The next launch: 1, 0 at the end, -1 with a sentence. */
int launch_read(struct launch_file *file, struct launch *launch, struct emu_error *error);

/* launch_run.c: its kernel and its memory. NULL: see error, or no memory */
struct launch_kernel;
struct launch_kernel *launch_load(const struct launch *launch, struct emu_error *error);
void launch_unload(struct launch_kernel *kernel); /* accepts NULL */
struct launch_memory;
struct launch_memory *launch_memory_new(const struct launch *launch);
void launch_memory_free(struct launch_memory *memory);
const uint8_t *launch_surface(const struct launch_memory *memory, unsigned surface); /* NULL: not there */
/* Runs it to its end: 0; 1 with a fault; -1 with a sentence: it cannot be prepared. */
int launch_run(const struct launch *launch, const struct launch_kernel *kernel, struct launch_memory *memory,
               const struct backend_request *how, struct backend_pool *pool, double seconds,
               struct emu_fault *fault, struct emu_error *error);

/* launch_check.c: whether it ended as described (fault NULL: at its end), and whether a block is as expected.
 * False: `what` says what differs. */
bool launch_ended_well(const struct launch *launch, const struct emu_fault *fault, char *what, size_t size);
bool launch_came_out(const struct launch_memory *memory, const struct launch_block *block, char *what,
                     size_t size);

#endif
