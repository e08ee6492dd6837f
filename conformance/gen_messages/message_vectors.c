/* SPDX-License-Identifier: MIT */
/*
 * Runs message vectors on an engine: message_vectors FILE ref|simd|jit|quick [baseline|avx2|avx512|icelake
 * [K/N]]. All of them, or the Kth of N shares of the forms (share.h). Registers and memories must be what the
 * model says, byte by byte, those nobody wrote to included; so must faults.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "emu/lane.h"
#include "engine.h"
#include "frontend/program.h"
#include "gen/lower/gen_lower.h"
#include "share.h"
#include "vector.h"
#include "world.h"

enum { SKIPPED = 77, MAX_REPORTS = 10 };

struct totals {
    unsigned long forms, vectors, faults, refusals, failures;
};

static void
fill_world(struct world *w, const struct vector *v)
{
    for (unsigned p = 0; p < PLACE_GRF; p++)
        memcpy(w->place[p], v->before[p], ROOM);
    memcpy(w->place[PLACE_GRF], v->before[PLACE_GRF] + GRF_FIRST * GRF_BYTES, place_bytes[PLACE_GRF]);
    for (unsigned n = 0; n < v->flat_count; n++) {
        const uint64_t at = (uintptr_t)w->place[PLACE_FLAT] + (uint64_t)v->flats[n].offset;
        memcpy(w->place[PLACE_GRF] + v->flats[n].at - GRF_FIRST * GRF_BYTES, &at, sizeof at);
    }
}

/* --- comparison --- */

static bool
report(const struct form *form, const struct vector *v, const char *what, uint64_t want, uint64_t got)
{
    fprintf(stderr, "%s, line %u: %s: expected 0x%llx, got 0x%llx\n", form->name, v->line, what,
            (unsigned long long)want, (unsigned long long)got);
    return false;
}

static bool
same_fault(const struct world *w, const struct form *form, const struct vector *v, const struct emu_thread *t)
{
    const struct emu_fault *f = &t->fault;
    const uint64_t base = v->flat_count ? (uintptr_t)w->place[PLACE_FLAT] : 0;
    if (f->kind != EMU_FAULT_ADDRESS)
        return report(form, v, "kind of fault", EMU_FAULT_ADDRESS, f->kind);
    if (f->lanes != v->lanes)
        return report(form, v, "lanes at fault", v->lanes, f->lanes);
    if (f->address != v->address + base)
        return report(form, v, "address of the fault", v->address + base, f->address);
    if (f->write != v->write || f->bytes != v->bytes)
        return report(form, v, "bytes of the fault", v->bytes, f->bytes);
    return true;
}

static bool
same_memory(const struct world *w, const struct form *form, const struct vector *v)
{
    static const char *const names[] = {"surface 0", "surface 1", "local", "scratch", "flat"};
    for (unsigned p = 0; p < PLACE_GRF; p++) {
        const uint32_t bytes = p == PLACE_SCRATCH ? EPILOGUE_AT : place_bytes[p];
        for (uint32_t at = 0; at < bytes; at++)
            if (w->place[p][at] != v->after[p][at]) {
                char what[64];
                snprintf(what, sizeof what, "%s, byte %u", names[p], at);
                return report(form, v, what, v->after[p][at], w->place[p][at]);
            }
    }
    return true;
}

static bool
same_registers(const struct world *w, const struct form *form, const struct vector *v)
{
    struct vector want = *v;
    for (unsigned n = 0; n < v->flat_count; n++) { /* addresses that nobody wrote over */
        const uint64_t at = (uintptr_t)w->place[PLACE_FLAT] + (uint64_t)v->flats[n].offset;
        const uint64_t zero = 0;
        if (memcmp(want.after[PLACE_GRF] + v->flats[n].at, &zero, 8) == 0)
            memcpy(want.after[PLACE_GRF] + v->flats[n].at, &at, 8);
    }
    const uint8_t *got = w->place[PLACE_SCRATCH] + EPILOGUE_AT - GRF_FIRST * GRF_BYTES;
    for (uint32_t at = GRF_FIRST * GRF_BYTES; at < GRF_SAVED * GRF_BYTES; at++)
        if (got[at] != want.after[PLACE_GRF][at]) {
            char what[64];
            snprintf(what, sizeof what, "r%u byte %u", at / GRF_BYTES, at % GRF_BYTES);
            return report(form, v, what, want.after[PLACE_GRF][at], got[at]);
        }
    return true;
}

static bool
check_vector(struct world *w, const struct form *form, const struct vector *v,
             const struct backend_code *code, const struct emu_kernel *kernel)
{
    struct emu_thread t;
    fill_world(w, v);
    const enum emu_stop stop = world_run(w, code, kernel, &t);
    if (v->faults != (stop == EMU_STOP_FAULT))
        return report(form, v, "stop", v->faults ? EMU_STOP_FAULT : EMU_STOP_END, stop);
    if (v->faults && !same_fault(w, form, v, &t))
        return false;
    return same_memory(w, form, v) && (v->faults || same_registers(w, form, v));
}

/* The epilogue splits its sends on Gen8 too. */
static const struct gen_quirks epilogue_on_gen8 = {.gen9_sends = true};

/* With the reason that was expected, and the message's place. */
static void
check_refusal(const struct form *form, struct fe_kernel *kernel, struct totals *totals)
{
    struct emu_error error = {0};
    totals->refusals++;
    if (!gen_lower(&epilogue_on_gen8, (enum gen_platform)form->platform, kernel, &error)) {
        lane_program_free(kernel->emu.program);
        fprintf(stderr, "%s, line %u: not refused\n", form->name, form->line);
        totals->failures++;
    } else if (!strstr(error.text, form->refused) || !strstr(error.text, "offset 0x")) {
        fprintf(stderr, "%s, line %u: refused with \"%s\"\n", form->name, form->line, error.text);
        totals->failures++;
    }
}

static void
check_form(struct vector_file *file, struct world *w, const struct form *form, enum backend_engine engine,
           enum backend_cpu cpu, struct totals *totals)
{
    static struct vector v;
    struct emu_error error = {0};
    struct backend_code *code = NULL;
    struct fe_kernel kernel = world_kernel(form);
    if (form->refused[0]) {
        check_refusal(form, &kernel, totals);
        return;
    }
    totals->forms++;
    if (!world_bind_image(w, form)) {
        fprintf(stderr, "%s: the image does not fit\n", form->name);
        totals->failures++;
        return;
    }
    if (gen_lower(&epilogue_on_gen8, (enum gen_platform)form->platform, &kernel, &error) ||
        backend_code_new(&kernel.emu, engine, cpu, &code, &error)) {
        fprintf(stderr, "%s: %s\n", form->name, error.text);
        totals->failures++;
    }
    if (code && code->prepare)
        code->prepare(
            code,
            &(struct engine_starts){.all = true, .row_lanes = kernel.emu.lanes, .rows = EMU_ROWS_IN_PLANE},
            &w->launch);
    int more;
    while ((more = vector_file_next(file, &v)) > 0) {
        totals->vectors++;
        totals->faults += v.faults;
        if (code && !check_vector(w, form, &v, code, &kernel.emu))
            totals->failures++;
    }
    totals->failures += more < 0;
    backend_code_free(code);
    lane_program_free(kernel.emu.program);
}

static bool
pass_over(struct vector_file *file)
{
    static struct vector v;
    int more;
    while ((more = vector_file_next(file, &v)) > 0)
        ;
    return more == 0;
}

static int
number_of(const char *name, const char *(*name_of)(unsigned), unsigned count)
{
    for (unsigned n = 0; name && n < count; n++)
        if (strcmp(name, name_of(n)) == 0)
            return (int)n;
    return -1;
}

static const char *
engine_name(unsigned n)
{
    return backend_engine_name((enum backend_engine)n);
}

static const char *
cpu_name(unsigned n)
{
    return backend_cpu_name((enum backend_cpu)n);
}

int
main(int argc, char **argv)
{
    const int engine = argc > 2 ? number_of(argv[2], engine_name, BACKEND_ENGINE_COUNT) : -1;
    const int cpu = argc > 3 ? number_of(argv[3], cpu_name, BACKEND_CPU_COUNT) : BACKEND_BASELINE;
    const char *share = argc > 4 ? argv[4] : NULL;
    static struct form form;
    struct world w = {0};
    struct totals totals = {0};
    if (engine < 0 || engine == BACKEND_AUTO || cpu < 0 || !share_is_valid(share)) {
        fprintf(stderr,
                "usage: message_vectors FILE ref|simd|jit|quick [baseline|avx2|avx512|icelake [K/N]]\n");
        return 2;
    }
    if ((enum backend_cpu)cpu > backend_cpu_detect()) {
        printf("this host has no %s\n", argv[3]);
        return SKIPPED;
    }
    struct vector_file *file = vector_file_open(argv[1]);
    if (!file || !world_make(&w))
        return 1;
    int more;
    while ((more = vector_file_form(file, &form)) > 0 && totals.failures < MAX_REPORTS)
        if (!share_has(share, form.name))
            totals.failures += !pass_over(file);
        else
            check_form(file, &w, &form, (enum backend_engine)engine, (enum backend_cpu)cpu, &totals);
    vector_file_close(file);
    world_free(&w);
    printf("%lu forms, %lu vectors, %lu of them faults; %lu refusals; %lu failures\n", totals.forms,
           totals.vectors, totals.faults, totals.refusals, totals.failures);
    return more < 0 || totals.failures || totals.forms == 0;
}
