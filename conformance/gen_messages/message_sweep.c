/* SPDX-License-Identifier: MIT */
/*
 * Damaged sends: message_sweep FILE [STEP [JIT]]. In every program of the message vectors, changes one bit of
 * a send at a time, and then sets one field at a time to its extremes. The program may be refused, fault or
 * run; the host must survive. Changes every STEP-th bit of a form, starting with another one in each form.
 * Translates every JIT-th program too; 0: none.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "emu/lane.h"
#include "frontend/program.h"
#include "gen/lower/gen_lower.h"
#include "world.h"

enum { INST_BYTES = 16, INST_BITS = 128, COMPACTED = 29 };

struct sweep {
    struct world world;
    unsigned step, jit;
    unsigned long forms, programs, lowered, faults;
};

/* Bits [low, low + bits) of an instruction become `value`. */
struct field {
    unsigned low, bits;
    uint32_t value;
};

/* Gen8 and Gen9 PRM, "Send Message Format": register numbers and files, descriptor, ExecSize. A split send
 * has other fields there: what is set is as wrong as anything else. */
static const struct field extremes[] = {
    {53, 8, 0},   {53, 8, 127},         {53, 8, 126}, {35, 2, 0}, /* dst: number, null */
    {77, 8, 0},   {77, 8, 127},         {77, 8, 126},             /* src0 */
    {44, 8, 127}, {44, 8, 126},                                   /* src1 of a split send */
    {116, 5, 0},  {116, 5, 1},          {116, 5, 31},             /* response length */
    {121, 4, 0},  {121, 4, 1},          {121, 4, 15},             /* message length */
    {96, 8, 255}, {96, 8, 254},         {96, 8, 253}, {96, 8, 0}, /* binding table index */
    {96, 32, 0},  {96, 29, UINT32_MAX},                           /* descriptor */
    {21, 3, 0},   {21, 3, 5},                                     /* ExecSize */
};

enum { EXTREMES = sizeof extremes / sizeof *extremes, CHANGES = INST_BITS + EXTREMES + 1 };

static void
set_bits(uint8_t *inst, const struct field *f)
{
    for (unsigned i = 0; i < f->bits; i++) {
        const unsigned bit = f->low + i;
        inst[bit / 8] = (uint8_t)((inst[bit / 8] & ~(1u << bit % 8)) | (f->value >> i & 1) << bit % 8);
    }
}

/* send, sendc, sends, sendsc; compact instructions are half as long. */
static bool
is_send(const uint8_t *inst)
{
    return (inst[0] & 0x7f) >= 0x31 && (inst[0] & 0x7f) <= 0x34;
}

static unsigned
inst_bytes(const uint8_t *inst)
{
    return inst[COMPACTED / 8] >> COMPACTED % 8 & 1 ? INST_BYTES / 2 : INST_BYTES;
}

static void
run_on(struct sweep *s, const struct emu_kernel *kernel, enum backend_engine engine, enum backend_cpu cpu)
{
    struct emu_error error = {0};
    struct backend_code *code;
    struct emu_thread t;
    if (backend_code_new(kernel, engine, cpu, &code, &error))
        return;
    if (code->prepare)
        code->prepare(
            code, &(struct engine_starts){.all = true, .row_lanes = kernel->lanes, .rows = EMU_ROWS_IN_PLANE},
            &s->world.launch);
    s->faults += world_run(&s->world, code, kernel, &t) == EMU_STOP_FAULT;
    backend_code_free(code);
}

static void
try_program(struct sweep *s, const struct form *form)
{
    static const struct gen_quirks quirks = {.gen9_sends = true};
    struct emu_error error = {0};
    struct fe_kernel kernel = world_kernel(form);
    s->programs++;
    if (!gen_lower(&quirks, (enum gen_platform)form->platform, &kernel, &error)) {
        s->lowered++;
        const enum backend_cpu best = backend_cpu_detect();
        run_on(s, &kernel.emu, BACKEND_REF, BACKEND_BASELINE);
        run_on(s, &kernel.emu, BACKEND_SIMD, (enum backend_cpu)(s->programs % (best + 1u)));
        if (s->jit && s->programs % s->jit == 0)
            run_on(s, &kernel.emu, BACKEND_JIT, best);
    }
    lane_program_free(kernel.emu.program);
}

/* Number 0 of the architecture registers is null. */
static void
make_dst_null(uint8_t *inst)
{
    static const struct field file = {35, 2, 0}, number = {53, 8, 0};
    set_bits(inst, &file);
    set_bits(inst, &number);
}

/* The n-th change of CHANGES. */
static void
change(uint8_t *inst, unsigned n)
{
    const struct field flip = {n, 1, n < INST_BITS ? !(inst[n / 8] >> n % 8 & 1) : 0};
    if (n < INST_BITS)
        set_bits(inst, &flip);
    else if (n < INST_BITS + EXTREMES)
        set_bits(inst, &extremes[n - INST_BITS]);
    else
        make_dst_null(inst);
}

static void
try_send(struct sweep *s, struct form *form, unsigned at)
{
    uint8_t *inst = form->code + at, before[INST_BYTES];
    memcpy(before, inst, sizeof before);
    for (unsigned n = 0; n < CHANGES; n++) {
        if ((n + s->forms) % s->step && n + 1 < CHANGES)
            continue;
        change(inst, n);
        try_program(s, form);
        memcpy(inst, before, sizeof before);
    }
}

/* The message's own sends; the epilogue's are last, and many. */
static void
try_form(struct sweep *s, struct form *form)
{
    enum { MOST_SENDS = 2 };
    unsigned sends = 0;
    if (form->refused[0] || !world_bind_image(&s->world, form))
        return;
    s->forms++;
    for (unsigned at = 0; at + INST_BYTES <= form->code_bytes && sends < MOST_SENDS;
         at += inst_bytes(form->code + at))
        if (is_send(form->code + at) && inst_bytes(form->code + at) == INST_BYTES) {
            try_send(s, form, at);
            sends++;
        }
}

/* Small addresses in all registers and memories; r126 has the channels that send, which is all of them. */
static void
fill_memory(struct world *w)
{
    for (unsigned p = 0; p < PLACE_COUNT; p++)
        for (uint32_t at = 0; at < ROOM; at += 4) {
            const uint32_t small = at & 0x7c;
            memcpy(w->place[p] + at, &small, sizeof small);
        }
    memset(w->place[PLACE_GRF] + (GRF_SAVED - GRF_FIRST) * GRF_BYTES, 0xff, GRF_BYTES);
}

/* 0 or -1 */
static int
skip_vectors(struct vector_file *file)
{
    static struct vector v;
    int more;
    while ((more = vector_file_next(file, &v)) > 0)
        ;
    return more;
}

int
main(int argc, char **argv)
{
    static const int stop = 1; /* what has become a loop ends */
    static struct form form;
    struct sweep s = {.step = argc > 2 ? (unsigned)strtoul(argv[2], NULL, 0) : 16,
                      .jit = argc > 3 ? (unsigned)strtoul(argv[3], NULL, 0) : 0};
    struct vector_file *file = argc > 1 ? vector_file_open(argv[1]) : NULL;
    if (!file || !s.step || !world_make(&s.world))
        return 1;
    s.world.stop = &stop;
    int more;
    while ((more = vector_file_form(file, &form)) > 0) {
        fill_memory(&s.world);
        try_form(&s, &form);
        if (!form.refused[0] && skip_vectors(file) < 0)
            return 1;
    }
    vector_file_close(file);
    world_free(&s.world);
    printf("%lu forms, %lu programs, %lu lowered; %lu runs faulted\n", s.forms, s.programs, s.lowered,
           s.faults);
    return more < 0 || !s.lowered;
}
