/* SPDX-License-Identifier: MIT */
#include "describe.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "debug/source_text.h"
#include "emu/lane_places.h"
#include "frontend/line.h"
#include "frontend/step.h"
#include "runtime/program.h"

static const char own_source[] = "<source>";

uint64_t
profile_code_hash(const struct fe_kernel *kernel)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325); /* FNV-1a */
    for (uint32_t i = 0; i < kernel->code_bytes; i++)
        hash = (hash ^ kernel->code[i]) * UINT64_C(0x100000001b3);
    return hash;
}

/* --- listing --- */

struct listing {
    struct profile_instruction *lines;
    uint32_t count, room;
    bool failed;
};

static void
take_step(const struct fe_step *step, void *user)
{
    struct listing *l = user;
    if (step->offset == FE_NO_OFFSET || l->failed)
        return;
    if (l->count == l->room) {
        const uint32_t room = l->room ? 2 * l->room : 256;
        void *lines = realloc(l->lines, room * sizeof *l->lines);
        l->failed = !lines;
        if (l->failed)
            return;
        l->lines = lines;
        l->room = room;
    }
    l->lines[l->count++] =
        (struct profile_instruction){.offset = step->offset,
                                     .clause_of = step->clause_of,
                                     .message = strdup(""),
                                     .listing = strdup(step->text + strspn(step->text, " \t"))};
}

static int
by_offset(const void *a, const void *b)
{
    const struct profile_instruction *x = a, *y = b;
    return (x->offset > y->offset) - (x->offset < y->offset);
}

static bool
list(const struct fe_program *program, const struct fe_kernel *code, struct profile_kernel *kernel)
{
    struct listing l = {.count = 0};
    struct emu_error error = {EMU_OK, ""};
    (void)fe_kernel_steps(program, code, take_step, &l, &error);
    if (l.count)
        qsort(l.lines, l.count, sizeof *l.lines, by_offset);
    kernel->instructions = l.lines;
    kernel->count = l.count;
    for (uint32_t i = 0; i < l.count; i++)
        l.failed |= !l.lines[i].message || !l.lines[i].listing;
    return !l.failed;
}

/* --- source lines --- */

static bool
is_own_source(const char *file)
{
    const size_t length = strlen(file), own = sizeof own_source - 1;
    return length >= own && strcmp(file + length - own, own_source) == 0;
}

static uint32_t
add_source(struct profile *profile, cl_program program, const char *file)
{
    const bool own = is_own_source(file);
    size_t size = 0;
    char *read =
        own && program->source ? strndup(program->source, program->source_size) : rt_source_read(file, &size);
    char *text = read && !(own && program->source) ? strndup(read, size) : NULL;
    const uint32_t number = profile_add_source(profile, own ? own_source : file, text ? text : read);
    free(text);
    free(read);
    return number + 1; /* 0 without memory */
}

/* An instruction without a line belongs to the one before it. */
static void
find_lines(struct profile *profile, const struct rt_profile_subject *s, struct profile_kernel *kernel)
{
    struct fe_lines *lines = fe_lines_open(s->program, s->kernel);
    struct fe_line line;
    char last[512] = "";
    uint32_t file = 0;
    for (uint32_t i = 0; lines && i < kernel->count; i++) {
        struct profile_instruction *to = &kernel->instructions[i];
        if (!fe_lines_find(lines, to->offset, &line)) {
            to->file = i ? to[-1].file : 0;
            to->line = i ? to[-1].line : 0;
            continue;
        }
        if (!file || strcmp(line.file, last) != 0)
            file = add_source(profile, s->source, line.file);
        (void)snprintf(last, sizeof last, "%s", line.file);
        to->file = file;
        to->line = line.line;
        to->column = line.column;
    }
    fe_lines_close(lines);
}

/* --- registers --- */

/* "r12.4" or "T3.X": its number and one; 0: it is another register. */
static uint32_t
register_at(const struct rt_profile_subject *s, uint32_t rf)
{
    char name[64];
    if (!fe_register_name(s->program, s->kernel, rf, 1, name, sizeof name) ||
        (name[0] != 'r' && name[0] != 'T') || name[1] < '0' || name[1] > '9')
        return 0;
    return (uint32_t)strtoul(name + 1, NULL, 10) + 1;
}

enum { REGISTERS = 256 };

static void
take_register(const struct rt_profile_subject *s, uint32_t rf, bool *used)
{
    const uint32_t number = register_at(s, rf);
    if (number && number <= REGISTERS)
        used[number - 1] = true;
}

static void
take_operand(const struct rt_profile_subject *s, const struct lane_place *place, bool *used)
{
    const struct lane_operand *o = &place->operand;
    assert(place->lanes <= LANE_MAX);
    if (o->kind == LANE_INDIRECT) {
        const struct lane_indirect *window = &s->kernel->emu.program->indirects[o->indirect];
        for (uint32_t rf = window->lo; rf < window->hi; rf += 4)
            take_register(s, rf, used);
        return;
    }
    for (unsigned i = 0; i < place->lanes; i++)
        take_register(s, lane_operand_offset(o, i), used);
}

/* Registers that instructions name, or those that the program declares. */
static uint32_t
count_registers(const struct rt_profile_subject *s)
{
    const struct lane_program *p = s->kernel->emu.program;
    struct lane_place places[LANE_PLACES];
    bool used[REGISTERS] = {false};
    uint32_t sum = 0;
    for (uint32_t i = 0; i < p->op_count; i++) {
        const enum lane_family family = lane_code_family((enum lane_code)p->ops[i].code);
        const unsigned count = family <= LANE_IMAGE ? lane_op_places(&p->ops[i], places) : 0;
        for (unsigned n = 0; n < count; n++)
            take_operand(s, &places[n], used);
    }
    for (unsigned i = 0; i < REGISTERS; i++)
        sum += used[i];
    return s->kernel->register_count ? s->kernel->register_count : sum;
}

/* --- all of it --- */

static const char *
container_name(enum fe_container container)
{
    static const char *const names[] = {
        [FE_INTEL_ELF] = "OpenCL ELF", [FE_INTEL_PATCH] = "patch tokens", [FE_INTEL_ZEBIN] = "zebin",
        [FE_INTEL_FAT] = "fat binary", [FE_INTEL_BEIGNET] = "Beignet",    [FE_CAYMAN_ELF] = "ELF",
        [FE_CAYMAN_CLOVER] = "clover", [FE_CAYMAN_CATALYST] = "Catalyst"};
    assert(container < sizeof names / sizeof *names);
    return names[container];
}

bool
profile_describe(struct profile *profile, const struct rt_profile_subject *s, struct profile_kernel *kernel)
{
    const struct fe_kernel *k = s->kernel;
    const bool cayman = s->program->device == FE_CAYMAN;
    *kernel = (struct profile_kernel){.name = strdup(k->name),
                                      .device = strdup(fe_device_name(s->program->device)),
                                      .container = strdup(container_name(s->program->container)),
                                      .hash = profile_code_hash(k),
                                      .simd = k->simd,
                                      .registers = count_registers(s),
                                      .register_room = 128,
                                      .local_bytes = k->local_bytes,
                                      .private_bytes = k->private_bytes,
                                      .scratch_bytes = k->scratch_bytes,
                                      .barriers = k->barrier_count,
                                      .banks = cayman ? 32 : 16,
                                      .bank_lanes = cayman ? 32 : 16};
    const bool made = kernel->name && kernel->device && kernel->container && list(s->program, k, kernel);
    if (made)
        find_lines(profile, s, kernel);
    return made;
}
