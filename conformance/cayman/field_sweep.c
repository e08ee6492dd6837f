/* SPDX-License-Identifier: MIT */
/*
 * Cayman code with one field changed: cayman_field_sweep STEP VALUES OBJECT... In every kernel of the
 * objects, each field of each instruction gets other values, one at a time. The kernel may be refused, fault
 * or run. What passes the checks runs one work-group on every engine, between guard pages, with equal results
 * (fuzz/run/trial.h).
 *
 *   STEP    every STEP-th field of all instructions is changed; which ones depends on STEP alone
 *   VALUES  how many values each gets; 0: all of fields_value
 *
 * A long run: cayman_field_sweep 1 0 golden/integer.o
 */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cayman/lower/cay_lower.h"
#include "emu/lane.h"
#include "execute.h"
#include "fields.h"
#include "object.h"
#include "rng.h"
#include "run/launch.h"
#include "run/trial.h"

#define WORLD_AT UINT64_C(0x200000000000)
#define REGISTERS_AT UINT64_C(0x210000000000)

enum { MOST_ARGS = 4, N = 40 };

struct sweep {
    uint32_t step, values;
    struct rng rng;
    struct world world, registers;
    struct fe_program program; /* of one kernel, whose code may be changed */
    struct fe_kernel kernel;
    struct fe_arg args[MOST_ARGS];
    unsigned long fields, tried, lowered, runs, compared;
};

static char change[256]; /* the current one, for the handler */

static void
on_crash(int number)
{
    if (write(STDERR_FILENO, change, strlen(change)) < 0)
        _exit(2);
    signal(number, SIG_DFL);
    raise(number);
}

static void
die(const char *why)
{
    fprintf(stderr, "%s\n", why);
    exit(2);
}

/* --- one program --- */

/* The third argument is how many items there are. */
static void
set_count(struct run_launch *l)
{
    for (uint32_t i = 0; i < l->kernel.patch_count; i++)
        if (l->kernel.patches[i].kind == FE_PATCH_ARG_VALUE)
            memcpy(l->payload + l->kernel.patches[i].offset, &(uint32_t){N}, sizeof(uint32_t));
}

static void
run(struct sweep *s)
{
    /* Buffers of 1984 and 4032 bytes, of which the corpus' kernels need about 500. */
    const struct run_header header = {.local = {s->runs % 2 ? 63 : N - 2},
                                      .group = {s->runs % 3 == 1},
                                      .data = (uint8_t)(4 + 5 * (s->runs % 8))};
    struct run_launch launch;
    s->runs++;
    if (run_launch_make(&launch, &s->program, &header, &s->world)) {
        set_count(&launch);
        s->compared += trial_run(&launch, &s->registers, rng_next(&s->rng));
    }
    run_launch_free(&launch);
    world_clear(&s->world);
}

static void
try_program(struct sweep *s)
{
    const struct fe_kernel before = s->kernel;
    struct emu_error error = {EMU_OK, ""};
    s->tried++;
    if (!cay_lower(&execute_quirks, &s->program, &s->kernel, &error)) {
        s->lowered++;
        if (emu_kernel_check(&s->kernel.emu, &error))
            die(error.text);
        run(s);
        lane_program_free(s->kernel.emu.program);
    }
    s->kernel = before;
}

/* --- changes --- */

static void
try_value(struct sweep *s, const struct field *f, uint8_t *instruction, uint32_t at, uint32_t n)
{
    const uint32_t old = fields_get(f, instruction), value = fields_value(f, n, old);
    if (value == old)
        return;
    snprintf(change, sizeof change, "kernel %s, instruction at 0x%x: %s is %u, was %u\n", s->kernel.name, at,
             f->name, value, old);
    fields_set(f, instruction, value);
    try_program(s);
    fields_set(f, instruction, old);
}

static void
try_field(struct sweep *s, const struct field *f, uint8_t *instruction, uint32_t at)
{
    const uint32_t count = fields_value_count(f);
    s->fields++;
    if (!s->values || s->values >= count)
        for (uint32_t n = 0; n < count; n++)
            try_value(s, f, instruction, at, n);
    else
        for (uint32_t k = 0; k < s->values; k++)
            try_value(s, f, instruction, at, rng_below(&s->rng, count));
}

static void
try_instruction(struct sweep *s, const struct place *place, uint8_t *code)
{
    unsigned count;
    const struct field *all = fields_all(&count);
    for (unsigned i = 0; i < count; i++)
        if (all[i].format == place->format && rng_below(&s->rng, s->step) == 0)
            try_field(s, &all[i], code + place->offset, place->offset);
}

/* --- a kernel --- */

/* Kernel(out, in, n) or kernel(out, in, n, local). */
static void
lay_out(struct sweep *s)
{
    static const struct fe_arg args[MOST_ARGS] = {{.kind = FE_ARG_GLOBAL, .size = 4, .local_align = 1},
                                                  {.kind = FE_ARG_GLOBAL, .size = 4, .local_align = 1},
                                                  {.kind = FE_ARG_VALUE, .size = 4, .local_align = 1},
                                                  {.kind = FE_ARG_LOCAL, .size = 4, .local_align = 16}};
    struct emu_error error = {0};
    memcpy(s->args, args, sizeof args);
    s->kernel.args = s->args;
    s->kernel.arg_count = strcmp(s->kernel.name, "dynamic_local") == 0 ? 4 : 3;
    s->kernel.args_known = false;
    if (fe_kernel_layout(&s->kernel, s->args, s->kernel.arg_count, &error))
        die(error.text);
    s->kernel.args_known = true;
}

static void
try_kernel(struct sweep *s, const struct fe_kernel *k, uint8_t *code)
{
    struct cay_program decoded;
    struct emu_error error = {0};
    uint32_t count;
    s->kernel = *k;
    s->kernel.code = code;
    lay_out(s);
    if (cay_decode(&execute_quirks, code, k->code_bytes, &decoded, &error))
        die(error.text);
    struct place *places = fields_places(&decoded, code, &count);
    if (!places)
        die("out of memory");
    cay_program_free(&decoded);
    snprintf(change, sizeof change, "kernel %s as it is\n", k->name);
    try_program(s);
    for (uint32_t i = 0; i < count; i++)
        try_instruction(s, &places[i], code);
    free(places);
    free(s->kernel.patches);
}

/* --- objects --- */

static void
try_object(struct sweep *s, const char *path)
{
    struct fe_program *program;
    struct emu_error error = {0};
    uint32_t size;
    uint8_t *file = file_read(path, &size);
    if (fe_program_parse(file, size, FE_CAYMAN, &program, &error))
        die(error.text);
    uint8_t *code = malloc(program->code_image_bytes + 1u);
    if (!code)
        die("out of memory");
    memcpy(code, program->code_image, program->code_image_bytes);
    s->program = *program;
    s->program.code_image = code;
    s->program.kernels = &s->kernel;
    s->program.kernel_count = 1;
    for (uint32_t k = 0; k < program->kernel_count; k++)
        try_kernel(s, &program->kernels[k], code + (program->kernels[k].code - program->code_image));
    free(code);
    fe_program_free(program);
    free(file);
}

int
main(int argc, char **argv)
{
    static struct sweep s;
    if (argc < 4)
        die("usage: cayman_field_sweep STEP VALUES OBJECT...");
    s.step = (uint32_t)strtoul(argv[1], NULL, 0);
    s.values = (uint32_t)strtoul(argv[2], NULL, 0);
    s.rng.state = s.step;
    world_open(&s.world, WORLD_AT);
    world_open(&s.registers, REGISTERS_AT);
    signal(SIGSEGV, on_crash);
    signal(SIGBUS, on_crash);
    signal(SIGABRT, on_crash);
    for (int i = 3; i < argc; i++)
        try_object(&s, argv[i]);
    printf("%lu fields, %lu programs, %lu lowered, %lu compared\n", s.fields, s.tried, s.lowered, s.compared);
    return s.compared && s.lowered < s.tried ? 0 : 1;
}
