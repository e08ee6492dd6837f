/* SPDX-License-Identifier: MIT */
/*
 * Reads Gen7's batches (the command reference of the public manuals; Mesa's genxml names the fields) and
 * writes each GPGPU_WALKER with all that it names. describe.py makes a described launch of it.
 */
#include "capture.h"

#include <string.h>

enum { MI_LOAD_REGISTER_MEM = 0x29, MI_BATCH_BUFFER_START = 0x31, MI_BATCH_BUFFER_END = 0x0a };
enum {
    STATE_BASE_ADDRESS = 0x6101,
    MEDIA_VFE_STATE = 0x7000,
    MEDIA_CURBE_LOAD = 0x7001,
    MEDIA_INTERFACE_DESCRIPTOR_LOAD = 0x7002,
    GPGPU_WALKER = 0x7105,
    PRIMITIVE = 0x7b00
};
enum { SURFACE_STATE_WORDS = 8, ENTRIES = 64, CODE_BYTES = 1 << 18, DIMENSIONS = 0x2500 };

static struct {
    uint32_t surface_base, dynamic_base, instruction_base;
    uint32_t vfe[7], curbe_bytes, curbe, descriptor, indirect[3];
    unsigned launches, draws;
} gpu;

/* Words at a GPU's address, at most as many as there are. */
static const uint32_t *
words_at(uint64_t address, uint64_t *count)
{
    const struct door_object *o = door_find(address);
    *count = o ? (o->bytes - (address - o->address)) / 4 : 0;
    return o ? (const uint32_t *)(o->host + (address - o->address)) : NULL;
}

/* --- a launch --- */

static void
write_code(FILE *f, uint64_t address)
{
    uint64_t count;
    const uint32_t *code = words_at(address, &count);
    fprintf(f, "code");
    for (uint64_t k = 0; k < count && k < CODE_BYTES / 4; k++)
        fprintf(f, " %x", code[k]);
    fprintf(f, "\n");
}

/* The whole object: what of it the surface holds is for the reader to find out. */
static void
write_surface(FILE *f, unsigned n, uint64_t address)
{
    uint64_t count;
    const uint32_t *state = words_at(address, &count);
    if (count < SURFACE_STATE_WORDS)
        return;
    const struct door_object *o = door_find(state[1]);
    if (!state[1] || !o)
        return;
    door_write_words(f, "state", n, state, SURFACE_STATE_WORDS);
    door_write_memory(f, o->address, o->bytes);
}

static void
write_bindings(FILE *f, uint32_t table, unsigned entries)
{
    uint64_t count;
    const uint32_t *offsets = words_at(gpu.surface_base + table, &count);
    for (unsigned n = 0; n < (entries == 31 ? ENTRIES : entries) && n < count; n++)
        if (offsets[n] && !(offsets[n] & 31))
            write_surface(f, n, gpu.surface_base + offsets[n]);
}

/* Each with its border colour. */
static void
write_samplers(FILE *f, uint32_t offset, unsigned fours)
{
    enum { STATE = 4, COLOUR = 4 };
    uint64_t count, colours;
    const uint32_t *state = words_at(gpu.dynamic_base + offset, &count);
    for (unsigned n = 0; n < 4 * fours && STATE * (n + 1) <= count; n++) {
        uint32_t words[STATE + COLOUR] = {0};
        memcpy(words, state + STATE * n, 4 * STATE);
        const uint32_t *colour = words_at(gpu.dynamic_base + (words[2] & ~31u), &colours);
        if (colours >= COLOUR)
            memcpy(words + STATE, colour, 4 * COLOUR);
        door_write_words(f, "sampler", n, words, STATE + COLOUR);
    }
}

static void
write_launch(const uint32_t *w)
{
    uint64_t count;
    const uint32_t *d = words_at(gpu.dynamic_base + gpu.descriptor, &count);
    FILE *f = count < 8 ? NULL : door_capture(gpu.launches > 0);
    if (!f)
        return;
    door_forget();
    const uint32_t *groups = w[0] >> 10 & 1 ? gpu.indirect : (const uint32_t[3]){w[4], w[6], w[8]};
    fprintf(f, "launch %u draws %u\n", gpu.launches, gpu.draws);
    door_write_words(f, "walker", 0, w, 11);
    door_write_words(f, "groups", 0, groups, 3);
    door_write_words(f, "descriptor", 0, d, 8);
    door_write_words(f, "vfe", 0, gpu.vfe, 7);
    const uint32_t *curbe = words_at(gpu.dynamic_base + gpu.curbe, &count);
    door_write_words(f, "curbe", gpu.curbe_bytes, curbe, gpu.curbe_bytes / 4);
    write_code(f, gpu.instruction_base + (d[0] & ~63u));
    write_samplers(f, d[2] & ~31u, d[2] >> 2 & 7);
    write_bindings(f, d[3] & 0xffe0, d[3] & 31);
    fclose(f);
    gpu.launches++;
}

/* --- commands --- */

static void
load_register(uint32_t number, uint32_t address)
{
    uint64_t count;
    const uint32_t *from = words_at(address, &count);
    if (count && number >= DIMENSIONS && number < DIMENSIONS + 12)
        gpu.indirect[(number - DIMENSIONS) / 4] = *from;
}

static void
set_bases(const uint32_t *w)
{
    uint32_t *const to[6] = {NULL, NULL, &gpu.surface_base, &gpu.dynamic_base, NULL, &gpu.instruction_base};
    for (unsigned n = 0; n < 6; n++)
        if (to[n] && w[n] & 1)
            *to[n] = w[n] & ~0xfffu;
}

static void
execute(const uint32_t *w)
{
    switch (w[0] >> 16) {
    case STATE_BASE_ADDRESS:
        set_bases(w);
        break;
    case MEDIA_VFE_STATE:
        memcpy(gpu.vfe, w + 1, sizeof gpu.vfe);
        break;
    case MEDIA_CURBE_LOAD:
        gpu.curbe_bytes = w[2];
        gpu.curbe = w[3];
        break;
    case MEDIA_INTERFACE_DESCRIPTOR_LOAD:
        gpu.descriptor = w[3];
        break;
    case GPGPU_WALKER:
        write_launch(w);
        break;
    case PRIMITIVE:
        gpu.draws++;
        break;
    default:
        break;
    }
}

static uint32_t
length_of(uint32_t header)
{
    const uint32_t opcode = header >> 23 & 63, pipe = header >> 27 & 3;
    if (header >> 29 == 0)
        return opcode < 0x10 ? 1 : (header & 63) + 2;
    if (header >> 29 == 3 && pipe == 1)
        return 1;
    return (header & (pipe == 2 ? 0xffff : 0xff)) + 2;
}

void
capture_batch(uint64_t address)
{
    uint64_t count;
    const uint32_t *w = words_at(address, &count);
    while (count) {
        const uint32_t mi = w[0] >> 29 == 0 ? w[0] >> 23 : 0, length = length_of(w[0]);
        if (mi == MI_BATCH_BUFFER_END || length > count)
            return;
        if (mi == MI_BATCH_BUFFER_START) {
            w = words_at(w[1] & ~3u, &count);
            continue;
        }
        if (mi == MI_LOAD_REGISTER_MEM)
            load_register(w[1], w[2]);
        else if (w[0] >> 29 == 3)
            execute(w);
        w += length;
        count -= length;
    }
}
