/* SPDX-License-Identifier: MIT */
/*
 * Reads PM4 command streams (the kernel's evergreend.h and Mesa's r600 name packets and registers) and writes
 * each compute launch as text: the program, what registers and constants say, and the memory they name.
 * launch.h describes the text.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "capture.h"

enum packet {
    NOP = 0x10,
    DISPATCH_DIRECT = 0x15,
    DRAW_INDEX_AUTO = 0x2d,
    CP_DMA = 0x41,
    EVENT_WRITE_EOS = 0x48,
    SET_CONFIG_REG = 0x68,
    SET_CONTEXT_REG = 0x69,
    SET_BOOL_CONST = 0x6b,
    SET_LOOP_CONST = 0x6c,
    SET_RESOURCE = 0x6d,
    SET_SAMPLER = 0x6e
};
/* The first resource and sampler of compute programs, and their first constants of control flow. */
enum { FIRST_RESOURCE = 816, FIRST_SAMPLER = 90, FIRST_LOOP = 160, RESOURCES = 176, SAMPLERS = 18 };
enum { CONTEXT = 0x28000, CONFIG = 0x8000, GDS_WORDS = 64, BLOCK = 256 };
enum {
    THREADS_X = 0x286ec,
    PGM_START = 0x288d0,
    PGM_RESOURCES = 0x288d4,
    LDS_ALLOC = 0x288e8,
    IMMED_BASE = 0x28b9c,
    CB_BASE = 0x28c60,
    CB_STEP = 0x3c,
    CONST_CACHE = 0x28f40,
    CONST_SIZE = 0x28fc0,
    BORDER = 0xa464
};

static struct {
    uint32_t context[0x1000 / 4], config[0x8000 / 4];
    uint32_t resource[1024][8], sampler[128][3], border[SAMPLERS][4], loops[256], gds[GDS_WORDS];
    bool has_sampler[128], dispatched;
    unsigned launches, draws;
} gpu;

static uint32_t
context(uint32_t reg)
{
    return gpu.context[(reg - CONTEXT) / 4];
}

/* --- the program --- */

static uint32_t
larger(uint32_t a, uint32_t b)
{
    return a > b ? a : b;
}

/* Where the clause of a CF instruction ends, in 8-byte units. */
static uint32_t
clause_end(uint32_t w0, uint32_t w1)
{
    enum { ALU_EXTENDED = 12, TC = 1, VC = 2, GDS = 3 };
    const uint32_t alu = w1 >> 26 & 15, op = w1 >> 22 & 255;
    if (w1 >> 29 & 1)
        return alu == ALU_EXTENDED ? 0 : (w0 & 0x3fffff) + (w1 >> 18 & 127) + 1;
    return op == TC || op == VC || op == GDS ? (w0 & 0xffffff) + 2 * ((w1 >> 10 & 63) + 1) : 0;
}

static void
write_code(FILE *f, uint64_t address)
{
    enum { CF_END = 32 };
    const struct door_object *o = door_find(address);
    if (!o)
        return;
    const uint32_t *code = (const uint32_t *)(o->host + (address - o->address));
    const uint32_t limit = (uint32_t)((o->bytes - (address - o->address)) / 8);
    uint32_t end = 0, at = 0;
    bool done = false;
    for (; !done && at < limit; at++) {
        const uint32_t w0 = code[2 * at], w1 = code[2 * at + 1];
        end = larger(end, clause_end(w0, w1));
        done = !(w1 >> 29 & 1) && (w1 >> 22 & 255) == CF_END;
    }
    end = larger(end, at);
    fprintf(f, "code");
    for (uint32_t k = 0; k < 2 * end; k++)
        fprintf(f, "%s%x", k % 16 ? " " : "\n+ ", code[k]);
    fprintf(f, "\n");
}

/* --- a launch --- */

static void
write_constants(FILE *f)
{
    for (unsigned n = 0; n < 16; n++) {
        const uint64_t address = (uint64_t)context(CONST_CACHE + 4 * n) << 8;
        const uint32_t bytes = context(CONST_SIZE + 4 * n) * BLOCK;
        if (!bytes)
            continue;
        fprintf(f, "const %u %llx %x\n", n, (unsigned long long)address, bytes);
        door_write_memory(f, address, bytes);
    }
}

/* At most: of all layers or faces of a level, with texels of 16 bytes. */
static uint64_t
texture_bytes(const uint32_t *w)
{
    const uint64_t pitch = 8 * ((w[0] >> 6 & 0xfff) + 1), height = (w[1] & 0x3fff) + 1;
    const uint64_t depth = (w[1] >> 14 & 0x1fff) + 1;
    return pitch * height * depth * 16 * ((w[0] & 7) == 3 ? 8 : 1);
}

static void
write_resources(FILE *f)
{
    for (unsigned n = 0; n < RESOURCES; n++) {
        const uint32_t *w = gpu.resource[FIRST_RESOURCE + n];
        if (!(w[7] >> 30))
            continue;
        door_write_words(f, "resource", n, w, 8);
        if (w[7] >> 30 == 3) {
            door_write_memory(f, w[0] | (uint64_t)(w[2] & 255) << 32, w[1] + 1ull);
        } else {
            door_write_memory(f, (uint64_t)w[2] << 8, texture_bytes(w));
            if (w[3] && w[3] != w[2])
                door_write_memory(f, (uint64_t)w[3] << 8, 16 * texture_bytes(w));
        }
    }
}

static void
write_samplers(FILE *f)
{
    for (unsigned n = 0; n < SAMPLERS; n++) {
        uint32_t words[7];
        if (!gpu.has_sampler[FIRST_SAMPLER + n])
            continue;
        memcpy(words, gpu.sampler[FIRST_SAMPLER + n], 12);
        memcpy(words + 3, gpu.border[n], 16);
        door_write_words(f, "sampler", n, words, 7);
    }
}

/* Base, pitch, slice, view, info, attributes, sizes; then the return buffer. Resource 168 + n is the same
 * memory. */
static void
write_rats(FILE *f)
{
    enum { INFO = 4, DIM = 6, RAT = 1 << 26 };
    for (unsigned n = 0; n < 8; n++) {
        uint32_t w[8];
        for (unsigned k = 0; k < 7; k++)
            w[k] = context(CB_BASE + n * CB_STEP + 4 * k);
        w[7] = context(IMMED_BASE + 4 * n);
        if (!(w[INFO] & RAT))
            continue;
        door_write_words(f, "rat", n, w, 8);
    }
}

static void
write_launch(const uint32_t groups[3])
{
    FILE *f = door_capture(gpu.launches > 0);
    if (!f)
        return;
    door_forget();
    if (gpu.draws)
        fprintf(f, "; %u draws\n", gpu.draws);
    fprintf(f, "local %u %u %u\n", context(THREADS_X), context(THREADS_X + 4), context(THREADS_X + 8));
    fprintf(f, "groups %u %u %u\n", groups[0], groups[1], groups[2]);
    fprintf(f, "lds %u\n", 4 * (context(LDS_ALLOC) & 0x3fff));
    fprintf(f, "stack %u\n", context(PGM_RESOURCES) >> 8 & 255);
    door_write_words(f, "gds", 0, gpu.gds, 8);
    for (unsigned n = 0; n < 32; n++)
        if (gpu.loops[FIRST_LOOP + n])
            door_write_words(f, "loop", n, &gpu.loops[FIRST_LOOP + n], 1);
    write_code(f, (uint64_t)context(PGM_START) << 8);
    write_constants(f);
    write_resources(f);
    write_samplers(f);
    write_rats(f);
    fclose(f);
    gpu.launches++;
}

/* A dword of the GDS goes to memory after the launch. */
static void
write_save(const uint32_t *w)
{
    enum { FROM_GDS = 1 };
    FILE *f = w[2] >> 29 == FROM_GDS ? door_capture(1) : NULL;
    if (!f)
        return;
    fprintf(f, "save %x %llx\n", w[3] & 0xffff, (unsigned long long)(w[1] | (uint64_t)(w[2] & 0xff) << 32));
    fprintf(f, "memory %llx 4\n", (unsigned long long)(w[1] | (uint64_t)(w[2] & 0xff) << 32));
    fclose(f);
}

/* --- packets --- */

static void
set(uint32_t *words, uint32_t room, uint32_t first, const uint32_t *from, uint32_t count)
{
    if (first < room && count <= room - first)
        memcpy(words + first, from, 4 * (size_t)count);
}

static void
set_config(uint32_t first, const uint32_t *words, uint32_t count)
{
    set(gpu.config, sizeof gpu.config / 4, first, words, count);
    if (CONFIG + 4 * first == BORDER && count == 5 && words[0] < SAMPLERS)
        memcpy(gpu.border[words[0]], words + 1, 16);
}

/* Memory to memory, or to the GDS. */
static void
copy(const uint32_t *w)
{
    const uint64_t from = w[0] | (uint64_t)(w[1] & 0xff) << 32, to = w[2] | (uint64_t)(w[3] & 0xff) << 32;
    const uint32_t bytes = w[4] & 0x1fffff, destination = w[1] >> 20 & 3, source = w[1] >> 29 & 3;
    const struct door_object *a = door_find(from), *b = door_find(to);
    if (destination == 1 && a && to + bytes <= sizeof gpu.gds)
        memcpy((uint8_t *)gpu.gds + to, a->host + (from - a->address), bytes);
    else if (!destination && !source && a && b)
        memcpy(b->host + (to - b->address), a->host + (from - a->address), bytes);
    else if (!destination && source == 2 && b)
        for (uint32_t k = 0; k < bytes / 4; k++)
            memcpy(b->host + (to - b->address) + 4 * k, w, 4);
}

static void
execute(enum packet op, const uint32_t *w, uint32_t count)
{
    switch (op) {
    case SET_CONFIG_REG:
        set_config(w[0], w + 1, count - 1);
        break;
    case SET_CONTEXT_REG:
        set(gpu.context, sizeof gpu.context / 4, w[0], w + 1, count - 1);
        break;
    case SET_RESOURCE:
        set(gpu.resource[0], sizeof gpu.resource / 4, w[0], w + 1, count - 1);
        break;
    case SET_LOOP_CONST:
        set(gpu.loops, sizeof gpu.loops / 4, w[0], w + 1, count - 1);
        break;
    case SET_SAMPLER:
        set(gpu.sampler[0], sizeof gpu.sampler / 4, w[0], w + 1, count - 1);
        gpu.has_sampler[w[0] / 3 % 128] = true;
        break;
    case CP_DMA:
        copy(w);
        break;
    case EVENT_WRITE_EOS:
        write_save(w);
        break;
    case DISPATCH_DIRECT:
        write_launch(w);
        break;
    case DRAW_INDEX_AUTO:
        gpu.draws++;
        break;
    default:
        break;
    }
}

void
capture_stream(const uint32_t *words, uint32_t count)
{
    for (uint32_t at = 0; at < count;) {
        const uint32_t header = words[at], type = header >> 30;
        if (type == 2) {
            at++;
            continue;
        }
        const uint32_t length = (header >> 16 & 0x3fff) + 1;
        if (type != 3 || length > count - at - 1)
            return;
        execute((enum packet)(header >> 8 & 0xff), words + at + 1, length);
        at += 1 + length;
    }
}
