/* SPDX-License-Identifier: MIT */
/* A captured launch on the reference, simd and jit, and what it leaves in memory. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "cayman/isa/cay_quirks.h"
#include "cayman/lower/cay_lower.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "frontend/program.h"
#include "launch_memory.h"

enum { HANG_SECONDS = 60 };

static bool
complain(const struct glsl_launch *l, const char *who, const char *what)
{
    printf("%s, %s: %s\n", l->name, who, what);
    return false;
}

/* --- comparison --- */

/* Bits as integers in the order of the numbers. */
static int64_t
ordered(uint64_t u, bool is_double)
{
    if (!is_double)
        u = (uint64_t)(int64_t)(int32_t)(uint32_t)u;
    const int64_t least = is_double ? INT64_MIN : INT32_MIN;
    return (int64_t)u < 0 ? (int64_t)((uint64_t)least - u) : (int64_t)u;
}

static double
number(uint64_t u, bool is_double)
{
    double d;
    float f;
    const uint32_t word = (uint32_t)u;
    memcpy(&d, &u, 8);
    memcpy(&f, &word, 4);
    return is_double ? d : (double)f;
}

static bool
is_near(const struct launch_expect *e, uint64_t got, uint64_t want)
{
    if (got == want)
        return true;
    if (!e->has_tolerance)
        return false;
    const double x = number(got, e->is_double), y = number(want, e->is_double);
    if (isnan(x) || isnan(y))
        return isnan(x) && isnan(y);
    return fabs(x - y) <= e->absolute ||
           fabs((double)ordered(got, e->is_double) - (double)ordered(want, e->is_double)) <= e->ulps;
}

static bool
differs(const struct glsl_launch *l, const struct launch_expect *e, const char *engine, unsigned at,
        uint64_t got, uint64_t want)
{
    static const char *const names[] = {"buffer", "image", "counters"};
    char what[256];
    snprintf(what, sizeof what, "%s of RAT %u, word %u is 0x%llx (%.9g), llvmpipe has 0x%llx (%.9g)",
             names[e->what], e->rat, at, (unsigned long long)got, number(got, e->is_double),
             (unsigned long long)want, number(want, e->is_double));
    return complain(l, engine, what);
}

static bool
compare_buffer(struct glsl_launch *l, const struct launch_expect *e, const uint8_t *base, const char *engine)
{
    const unsigned step = e->is_double ? 2 : 1;
    if (!base || e->words.count < e->size[0] / 4)
        return complain(l, engine, "a buffer is not in memory");
    for (unsigned k = 0; k + step <= e->size[0] / 4; k += step) {
        uint64_t got = 0, want = 0;
        memcpy(&got, base + 4 * (size_t)k, 4 * step);
        memcpy(&want, e->words.word + k, 4 * step);
        if (!is_near(e, got, want))
            return differs(l, e, engine, k, got, want);
    }
    return true;
}

static bool
compare_texel(struct glsl_launch *l, const struct launch_expect *e, const uint8_t *got, unsigned number,
              const char *engine)
{
    const uint32_t texel = e->size[3];
    uint32_t a[4] = {0}, b[4] = {0};
    memcpy(a, got, texel);
    memcpy(b, (const uint8_t *)e->words.word + (size_t)number * texel, texel);
    for (unsigned c = 0; c < 4; c++)
        if (a[c] != b[c])
            return differs(l, e, engine, number, a[c], b[c]);
    return true;
}

static bool
compare_image(struct glsl_launch *l, const struct launch_expect *e, const struct emu_image *image,
              const char *engine)
{
    const uint32_t *s = e->size;
    const bool flat_array = image->height == 1 && image->layers > 1 && s[2] == 1;
    if (!image->base || s[3] != image->format.texel_bytes || s[3] > 16 || s[0] > image->width ||
        (flat_array ? s[1] > image->layers : s[1] > image->height) || s[2] > image->depth * image->layers ||
        e->words.count < (s[0] * s[1] * s[2] * s[3] + 3) / 4)
        return complain(l, engine, "an image has other sizes");
    for (uint32_t z = 0, n = 0; z < s[2]; z++)
        for (uint32_t y = 0; y < s[1]; y++)
            for (uint32_t x = 0; x < s[0]; x++, n++) {
                const uint64_t row =
                    flat_array ? y * image->slice_pitch : z * image->slice_pitch + y * image->row_pitch;
                if (!compare_texel(l, e, image->base + row + (uint64_t)x * s[3], n, engine))
                    return false;
            }
    return true;
}

/* The buffer of counters begins with the first of them; what is between them is not the program's. */
static bool
compare_counters(struct glsl_launch *l, const struct launch_expect *e, const struct launch_memory *m,
                 const char *engine)
{
    uint64_t first = ~0ull;
    for (unsigned k = 0; k < l->save_count; k++)
        first = l->saves[k].address < first ? l->saves[k].address : first;
    for (unsigned k = 0; k < l->save_count; k++) {
        const uint64_t at = (l->saves[k].address - first) / 4;
        const uint32_t got = m->gds[l->saves[k].index];
        if (at >= e->words.count)
            return complain(l, engine, "a counter is beyond its buffer");
        if (got != e->words.word[at])
            return differs(l, e, engine, (unsigned)at, got, e->words.word[at]);
    }
    return l->save_count > 0 || complain(l, engine, "there are no counters");
}

static bool
compare_one(struct glsl_launch *l, const struct launch_expect *e, const struct launch_memory *m,
            const char *engine)
{
    switch (e->what) {
    case EXPECT_IMAGE:
        return compare_image(l, e, &m->images[e->rat], engine);
    case EXPECT_COUNTERS:
        return compare_counters(l, e, m, engine);
    case EXPECT_BUFFER:
        break;
    }
    return compare_buffer(l, e, m->images[e->rat].base, engine);
}

static bool
compare(struct glsl_launch *l, const struct launch_memory *m, const char *engine)
{
    bool fine = true;
    for (unsigned k = 0; k < l->expect_count; k++)
        fine = compare_one(l, &l->expects[k], m, engine) && fine;
    return fine;
}

/* --- engines --- */

static struct emu_launch
describe(const struct glsl_launch *l, const struct emu_kernel *kernel, const struct launch_memory *m)
{
    struct emu_launch launch = {.kernel = kernel,
                                .work_dim = 3,
                                .payload = m->payload,
                                .surfaces = m->surfaces,
                                .surface_count = CAY_SURFACE_FETCH_END,
                                .images = m->images,
                                .image_count = CAY_SURFACE_COUNT,
                                .textures = m->textures,
                                .texture_count = CAY_RESOURCES,
                                .texture_samplers = m->samplers,
                                .texture_sampler_count = CAY_SAMPLERS,
                                .local_bytes = l->lds};
    memcpy(launch.local_size, l->local, sizeof l->local);
    memcpy(launch.group_count, l->groups, sizeof l->groups);
    return launch;
}

static bool
run_on(struct glsl_launch *l, const struct emu_kernel *kernel, enum backend_engine engine,
       struct backend_pool *pool)
{
    static struct launch_memory m;
    struct backend_code *code;
    struct emu_error error = {EMU_OK, ""};
    struct emu_fault fault = {0};
    const char *const name = backend_engine_name(engine);
    bool fine = launch_memory_make(l, &m);
    if (fine && backend_code_new(kernel, engine, backend_cpu_detect(), &code, &error))
        fine = complain(l, name, error.text);
    else if (fine) {
        const struct emu_launch launch = describe(l, kernel, &m);
        if (backend_run(pool, code, &launch, HANG_SECONDS, &fault))
            fine = complain(l, name, emu_fault_name(fault.kind));
        fine = fine && compare(l, &m, name);
        backend_code_free(code);
    }
    launch_memory_free(l, &m);
    return fine;
}

static bool
run_all(struct glsl_launch *l, const struct emu_kernel *kernel)
{
    struct backend_pool *pool = backend_pool_new(1);
    struct emu_error error = {EMU_OK, ""};
    if (!pool)
        abort();
    bool fine = emu_kernel_check(kernel, &error) == 0 || complain(l, "check", error.text);
    for (enum backend_engine engine = BACKEND_REF; fine && engine <= BACKEND_JIT; engine++)
        fine = run_on(l, kernel, engine, pool);
    backend_pool_free(pool);
    return fine;
}

/* What the program may use is known before its memory is. */
static int
lower(struct glsl_launch *l, struct fe_kernel *kernel, struct emu_error *error)
{
    static const struct cay_quirks none;
    static struct launch_memory m;
    const uint8_t *code = (const uint8_t *)l->code.word;
    const uint32_t bytes = 4 * l->code.count;
    const struct fe_program program = {.code_image = code, .code_image_bytes = bytes};
    int status = -1;
    *kernel = (struct fe_kernel){.name = l->name, .code = code, .code_bytes = bytes};
    if (launch_memory_make(l, &m)) {
        kernel->payload_bytes = m.payload_bytes;
        status = cay_lower_bound(&m.bindings, &none, &program, kernel, error);
    }
    launch_memory_free(l, &m);
    return status;
}

bool
launch_run(struct glsl_launch *l)
{
    struct fe_kernel kernel;
    struct emu_error error = {EMU_OK, "its memory"};
    if (lower(l, &kernel, &error))
        return complain(l, "lowering", error.text);
    const bool fine = run_all(l, &kernel.emu);
    lane_program_free(kernel.emu.program);
    return fine;
}
