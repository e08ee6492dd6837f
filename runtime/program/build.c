/* SPDX-License-Identifier: MIT */
#include "build.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "backend_host.h"
#include "frontend/local.h"
#include "frontend/program.h"
#include "memory/window.h"
#include "runtime/device.h"
#include "runtime/platform.h"

#define DATA_ALIGN 4096u

/* Program-scope data, in whole dwords, because kernels and surfaces access whole dwords. A small binary may
 * ask for many zeros. They are not written here, so that large blocks from calloc use no memory yet. */
static int
copy_data(const uint8_t *data, size_t bytes, size_t zeros, void **block, uint8_t **out,
          struct emu_error *error)
{
    if (bytes == 0)
        return 0;
    assert(zeros <= bytes);
    *block = calloc(1, bytes + 2 * (size_t)DATA_ALIGN);
    if (!*block)
        return emu_fail(error, EMU_NO_MEMORY, "no memory for %zu bytes of program-scope data", bytes);
    *out = (uint8_t *)(((uintptr_t)*block + DATA_ALIGN - 1) & ~(uintptr_t)(DATA_ALIGN - 1));
    if (data)
        memcpy(*out, data, bytes - zeros);
    return 0;
}

/* Adds the final address of constant or global data to one pointer in them. */
static int
relocate(struct rt_build *build, const struct fe_data_reloc *reloc, struct emu_error *error)
{
    const struct fe_program *fe = build->fe;
    uint8_t *data = reloc->in_global ? build->globals : build->constants;
    const uint64_t bytes = reloc->in_global ? fe->global_bytes : fe->constant_bytes;
    uint64_t word = 0;
    const size_t width = fe->address_bits / 8;
    if (!data || width > sizeof word || bytes < width || reloc->offset > bytes - width)
        return emu_fail(error, EMU_INVALID, "pointer at offset %llu lies outside the program-scope data",
                        (unsigned long long)reloc->offset);
    memcpy(&word, data + reloc->offset, width);
    word += reloc->base_global ? build->globals_at : build->constants_at;
    memcpy(data + reloc->offset, &word, width);
    return 0;
}

static bool
is_narrow(const struct rt_build *build)
{
    return !rt_gpu_of(build->fe->device)->pool_addresses && build->fe->address_bits == 32;
}

static int
find_address(const struct rt_build *build, const uint8_t *data, size_t bytes, uint64_t *at,
             struct emu_error *error)
{
    assert(!data == !bytes);
    *at = (uintptr_t)data;
    if (!data || !is_narrow(build))
        return 0;
    *at = rt_window_take(build->context, bytes);
    if (!*at)
        return emu_fail(error, EMU_NO_MEMORY, "no 32-bit addresses for %zu bytes of program-scope data",
                        bytes);
    return 0;
}

static int
make_data(struct rt_build *build, cl_device_id device, struct emu_error *error)
{
    const struct fe_program *fe = build->fe;
    const cl_ulong most = device->max_alloc_bytes, bytes = (cl_ulong)fe->constant_bytes + fe->global_bytes;
    if (bytes > most)
        return emu_fail(error, EMU_UNSUPPORTED,
                        "%llu bytes of program-scope data; the device has at most %llu",
                        (unsigned long long)bytes, (unsigned long long)most);
    int err = copy_data(fe->constant_data, fe->constant_bytes, fe->constant_zeros, &build->blocks[0],
                        &build->constants, error);
    if (!err)
        err = copy_data(fe->global_data, fe->global_bytes, fe->global_zeros, &build->blocks[1],
                        &build->globals, error);
    if (!err)
        err = find_address(build, build->constants, fe->constant_bytes, &build->constants_at, error);
    if (!err)
        err = find_address(build, build->globals, fe->global_bytes, &build->globals_at, error);
    for (uint32_t i = 0; !err && i < fe->data_reloc_count; i++)
        err = relocate(build, &fe->data_relocs[i], error);
    return err;
}

static bool
is_faster_narrow(const struct rt_options *options)
{
    return backend_is_faster_narrow((enum backend_engine)options->engine, (enum backend_cpu)options->cpu);
}

/* Threads with a part of a wavefront for quick code, and whole ones for the best. */
static bool
parts_quick_code(const struct rt_options *options)
{
    const bool gains = options->jit_parts == 2 || (options->jit_parts && !is_faster_narrow(options));
    return gains && options->engine == BACKEND_AUTO && options->wavefront_parts == 1 &&
           !rt_options_show_groups(options);
}

/* People who look at hardware threads want to see the GPU's. */
static bool
parts_wavefronts(const struct rt_options *options)
{
    const unsigned least = is_faster_narrow(options) ? 1 : 2;
    return options->wavefront_parts >= least && !rt_options_show_groups(options) &&
           !parts_quick_code(options);
}

static int
make_codes(struct rt_build *build, struct emu_error *error)
{
    static const enum backend_pairs pairs[] = {BACKEND_PAIRS_NONE, BACKEND_PAIRS_GAINING, BACKEND_PAIRS_ALL};
    static const enum backend_solos solos[] = {BACKEND_SOLOS_NONE, BACKEND_SOLOS_GAINING, BACKEND_SOLOS_ALL};
    const struct rt_options *options = &rt_platform()->options;
    assert(!build->codes && options->jit_pairs < sizeof pairs / sizeof pairs[0] &&
           options->jit_solos < sizeof solos / sizeof solos[0]);
    build->codes = calloc(build->fe->kernel_count + 1, sizeof *build->codes);
    if (!build->codes)
        return emu_fail(error, EMU_NO_MEMORY, "no memory for %u kernels", build->fe->kernel_count);
    int err = 0;
    for (uint32_t i = 0; !err && i < build->fe->kernel_count; i++)
        err = backend_code_make(&(struct backend_request){.kernel = &build->fe->kernels[i].emu,
                                                          .name = build->fe->kernels[i].name,
                                                          .engine = (enum backend_engine)options->engine,
                                                          .cpu = (enum backend_cpu)options->cpu,
                                                          .pairs = pairs[options->jit_pairs],
                                                          .solos = solos[options->jit_solos],
                                                          .quick_parts = parts_quick_code(options),
                                                          .host = rt_backend_host()},
                                &build->codes[i], error);
    return err;
}

int
rt_build_new(cl_context context, cl_device_id device, struct fe_program *parsed, struct rt_build **out,
             struct emu_error *error)
{
    assert(parsed->device == (enum fe_device)device->id);
    struct rt_build *build = calloc(1, sizeof *build);
    if (!build) {
        fe_program_free(parsed);
        return emu_fail(error, EMU_NO_MEMORY, "no memory for a program");
    }
    build->context = context;
    build->fe = parsed;
    parsed->parts_wavefronts = parts_wavefronts(&rt_platform()->options);
    int err = fe_program_lower(parsed, error);
    if (!err && rt_platform()->options.strict)
        fe_program_keep_local(parsed);
    if (!err)
        err = make_data(build, device, error);
    if (!err)
        err = make_codes(build, error);
    if (err) {
        rt_build_free(build);
        return err;
    }
    *out = build;
    return 0;
}

void
rt_build_free(struct rt_build *build)
{
    if (!build)
        return;
    for (uint32_t i = 0; build->codes && i < build->fe->kernel_count; i++)
        backend_code_free(build->codes[i]);
    free(build->codes);
    if (build->fe && is_narrow(build)) {
        rt_window_give(build->context, (uint32_t)build->constants_at);
        rt_window_give(build->context, (uint32_t)build->globals_at);
    }
    free(build->blocks[0]);
    free(build->blocks[1]);
    fe_program_free(build->fe);
    free(build);
}

const struct fe_kernel *
rt_build_kernel(const struct rt_build *build, const char *name, unsigned *index)
{
    for (uint32_t i = 0; build && i < build->fe->kernel_count; i++) {
        if (strcmp(build->fe->kernels[i].name, name) == 0) {
            *index = i;
            return &build->fe->kernels[i];
        }
    }
    return NULL;
}

/* Not every container tells constant memory from global. */
static bool
args_agree(const struct fe_arg *a, const struct fe_arg *b)
{
    const enum fe_arg_kind kind_a = a->kind == FE_ARG_CONSTANT ? FE_ARG_GLOBAL : a->kind;
    const enum fe_arg_kind kind_b = b->kind == FE_ARG_CONSTANT ? FE_ARG_GLOBAL : b->kind;
    if (kind_a == FE_ARG_UNKNOWN || kind_b == FE_ARG_UNKNOWN)
        return true;
    return kind_a == kind_b && (kind_a != FE_ARG_VALUE || !a->size || !b->size || a->size == b->size);
}

bool
rt_kernels_agree(const struct fe_kernel *a, const struct fe_kernel *b)
{
    if (!a->args_known || !b->args_known)
        return true;
    bool agree = a->arg_count == b->arg_count;
    for (uint32_t i = 0; agree && i < a->arg_count; i++)
        agree = args_agree(&a->args[i], &b->args[i]);
    return agree;
}
