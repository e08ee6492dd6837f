/* SPDX-License-Identifier: MIT */
#include "rig.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "emu/ref.h"
#include "engine.h"

enum { RF_ROOM = 65536 };

static uint8_t *
area(const struct rig *r, unsigned i)
{
    return r->memory + i * RIG_MEMORY;
}

static void
init_launch(struct rig *r)
{
    for (unsigned i = 0; i < RIG_SURFACES; i++)
        r->surfaces[i] = (struct emu_surface){area(r, i), RIG_MEMORY - 64 * i};
    for (unsigned i = 0; i < 2; i++)
        r->ranges[i] =
            (struct emu_range){(uintptr_t)area(r, 4 + i) + 64, (uintptr_t)area(r, 4 + i) + RIG_MEMORY - 64};
    for (unsigned i = 0; i < 2; i++)
        r->maps[i] = (struct emu_map){0x7ffff000 + i * RIG_MEMORY + 64,
                                      0x7ffff000 + (i + 1) * RIG_MEMORY - 64, area(r, 5 - i) + 64};
    r->kernel = (struct emu_kernel){.lanes = 16,
                                    .scratch_bytes = RIG_MEMORY,
                                    .code = r->start_memory,
                                    .code_bytes = 256,
                                    .payload_bytes = 256};
    r->launch = (struct emu_launch){
        .kernel = &r->kernel,
        .surfaces = r->surfaces,
        .surface_count = RIG_SURFACES,
        .images = r->images,
        .image_count = 1,
        .samplers = r->samplers,
        .sampler_count = 1,
        .ranges = r->ranges,
        .range_count = 2,
        .pool = r->memory,
        .local_bytes = RIG_MEMORY,
        .payload = r->start_memory + 256,
    };
}

int
rig_open(struct rig *r)
{
    *r = (struct rig){0};
    r->memory = aligned_alloc(64, RIG_AREAS * RIG_MEMORY);
    r->start_memory = aligned_alloc(64, RIG_AREAS * RIG_MEMORY);
    r->start_rf = aligned_alloc(64, RF_ROOM);
    for (int i = 0; i < 2; i++) {
        struct rig_machine *m = i ? &r->simd : &r->ref;
        m->rf = aligned_alloc(64, RF_ROOM);
        m->memory = aligned_alloc(64, RIG_AREAS * RIG_MEMORY);
        if (!m->rf || !m->memory)
            return -1;
        memset(m->rf, 0, RF_ROOM);
    }
    if (!r->memory || !r->start_memory || !r->start_rf)
        return -1;
    init_launch(r);
    return 0;
}

void
rig_close(struct rig *r)
{
    lane_program_free(r->program);
    free(r->simd.memory);
    free(r->simd.rf);
    free(r->ref.memory);
    free(r->ref.rf);
    free(r->start_rf);
    free(r->start_memory);
    free(r->memory);
}

int
rig_program(struct rig *r)
{
    lane_program_free(r->program);
    r->program = lane_program_new();
    if (!r->program)
        return -1;
    r->program->rf_bytes = GEN_RF;
    r->program->cells_bytes = GEN_CELLS;
    r->program->const_rf = r->program->uniform_rf = GEN_RF;
    r->kernel.program = r->program;
    return 0;
}

void
rig_fill(struct rig *r, struct gen *g)
{
    gen_fill(g, r->start_rf);
    for (unsigned at = 0; at < RIG_AREAS * RIG_MEMORY; at += 8) {
        const uint64_t v = gen_next(g);
        memcpy(r->start_memory + at, &v, sizeof(v));
    }
}

/* First and number of bytes that are inside a space, as addresses. */
static uint64_t
space_begin(const struct rig *r, enum lane_space space)
{
    switch (space) {
    case LANE_SPACE_FLAT:
        return r->ranges[0].begin;
    case LANE_SPACE_POOL:
        return r->launch.maps ? r->maps[0].begin : r->ranges[0].begin - (uintptr_t)r->memory;
    default:
        return 0;
    }
}

void
rig_addresses(struct rig *r, struct gen *g, enum lane_space space, unsigned lanes)
{
    const bool mapped = space == LANE_SPACE_POOL && gen_once_in(g, 2);
    r->launch.maps = mapped ? r->maps : NULL;
    r->launch.map_count = mapped ? 2 : 0;
    const uint64_t begin = space_begin(r, space);
    const unsigned pattern = gen_below(g, 5), step = 1u << gen_below(g, 5), reach = RIG_MEMORY - 1100;
    const unsigned first = gen_below(g, 200) * 4, row = gen_below(g, 200),
                   wild = gen_once_in(g, 6) ? gen_below(g, lanes) : LANE_MAX;
    for (unsigned i = 0; i < lanes; i++) {
        uint64_t at = begin + (pattern == 0   ? first + i * step
                               : pattern == 1 ? first
                               : pattern == 2 ? first + i / 8 * row + i % 8 * step
                               : pattern == 3 ? gen_below(g, reach / 4) * 4
                                              : gen_below(g, reach));
        if (i == wild)
            at = gen_once_in(g, 2) ? gen_next(g) : begin + gen_below(g, 2 * RIG_MEMORY);
        memcpy(r->start_rf + RIG_ADDRESS + i * (space == LANE_SPACE_FLAT ? 8 : 4), &at,
               space == LANE_SPACE_FLAT ? 8 : 4);
    }
}

static void
prepare(struct rig *r, struct rig_machine *m, uint32_t fpmode)
{
    memcpy(m->rf, r->start_rf, GEN_RF);
    memcpy(r->memory, r->start_memory, RIG_AREAS * RIG_MEMORY);
    m->thread = (struct emu_thread){
        .rf = m->rf, .fpmode = fpmode, .launch = &r->launch, .local = area(r, 2), .scratch = area(r, 3)};
}

static void
collect(struct rig *r, struct rig_machine *m)
{
    memcpy(m->memory, r->memory, RIG_AREAS * RIG_MEMORY);
}

int
rig_run_ref(struct rig *r, uint32_t fpmode)
{
    prepare(r, &r->ref, fpmode);
    const unsigned saved = emu_fpmode_enter(fpmode);
    r->ref.stop = emu_ref_run(r->program, &r->ref.thread);
    emu_fpmode_leave(saved);
    collect(r, &r->ref);
    return 0;
}

static int
run_simd(struct rig *r, enum backend_cpu cpu, uint32_t fpmode)
{
    struct backend_code *code;
    struct emu_error error = {0};
    const struct emu_kernel kernel = {.program = r->program, .lanes = LANE_MAX};
    if (backend_code_new(&kernel, BACKEND_SIMD, cpu, &code, &error)) {
        fprintf(stderr, "%s\n", error.text);
        return -1;
    }
    if (code->rf_bytes > RF_ROOM)
        abort();
    prepare(r, &r->simd, fpmode);
    code->context(code, r->simd.rf);
    const unsigned saved = emu_fpmode_enter(fpmode);
    r->simd.stop = code->run(code, &r->simd.thread);
    emu_fpmode_leave(saved);
    collect(r, &r->simd);
    backend_code_free(code);
    return 0;
}

/* --- comparison --- */

static bool
is_nan(const uint8_t *at, enum lane_type type)
{
    uint64_t bits = 0;
    memcpy(&bits, at, lane_type_bytes(type));
    return type == LANE_F    ? (bits & 0x7fffffff) > 0x7f800000
           : type == LANE_DF ? (bits & INT64_MAX) > 0x7ff0000000000000
                             : (bits & 0x7fff) > 0x7c00;
}

/* IEEE 754 leaves open which NaN an operation gives; ops that only copy must not change it. */
static bool
makes_nans(unsigned code)
{
    return code != LANE_OP_mov && code != LANE_OP_sel && code != LANE_OP_csel && code != LANE_OP_min &&
           code != LANE_OP_max && code != LANE_OP_minl && code != LANE_OP_maxl;
}

static bool
both_nan(const struct rig *r, int32_t to, enum lane_type type)
{
    return to >= 0 && is_nan(r->ref.rf + to, type) && is_nan(r->simd.rf + to, type);
}

/* A filtered component is one. */
static bool
nan_of_component(const struct rig *r, const struct lane_op *op, int32_t at)
{
    const int32_t bytes = (int32_t)lane_type_bytes(op->dst.type);
    const int32_t from = (int32_t)op->dst.base, to = from + 4 * (int32_t)op->image.comp_stride;
    return r->samplers[0].linear && at >= from && at < to &&
           both_nan(r, at - (at - from) % bytes, op->dst.type);
}

/* Both engines have a NaN of dst's type over the byte: at its lane, or wherever an index may have put it. */
static bool
nan_of(const struct rig *r, const struct lane_op *op, int32_t at)
{
    const int32_t bytes = (int32_t)lane_type_bytes(op->dst.type);
    for (unsigned lane = 0; lane < op->lanes && op->dst.kind == LANE_REG; lane++) {
        const int32_t to = (int32_t)op->dst.base + (int32_t)(lane / op->dst.width) * op->dst.vstride +
                           (int32_t)(lane % op->dst.width) * op->dst.hstride;
        if (at >= to && at < to + bytes)
            return both_nan(r, to, op->dst.type);
    }
    if (op->code == LANE_OP_sample)
        return nan_of_component(r, op, at);
    for (int32_t to = at - bytes + 1; to <= at && op->dst.kind == LANE_INDIRECT; to++)
        if (both_nan(r, to, op->dst.type))
            return true;
    return false;
}

static bool
same_nan(const struct rig *r, unsigned at)
{
    for (uint32_t i = 0; i < r->program->op_count; i++) {
        const struct lane_op *op = &r->program->ops[i];
        const bool computes = lane_code_family(op->code) <= LANE_MATH && makes_nans(op->code);
        if ((computes || op->code == LANE_OP_sample) && op->dst.kind != LANE_NONE &&
            lane_type_is_float(op->dst.type) && nan_of(r, op, (int32_t)at))
            return true;
    }
    return false;
}

static void
print_sources(const struct rig *r, const struct lane_op *op, unsigned lane)
{
    for (unsigned s = 0; s < 3; s++) {
        const struct lane_operand *o = &op->src[s];
        uint64_t bits = o->imm;
        if (o->kind != LANE_REG)
            continue;
        const unsigned width = o->width ? o->width : 1;
        bits = 0;
        memcpy(&bits,
               r->start_rf + o->base + (int)(lane / width) * o->vstride + (int)(lane % width) * o->hstride,
               lane_type_bytes(o->type));
        fprintf(stderr, "  src%u lane %u: 0x%llx\n", s, lane, (unsigned long long)bits);
    }
}

static unsigned
lane_at(const struct lane_op *op, unsigned at)
{
    const unsigned width = op->dst.width ? op->dst.width : 1;
    for (unsigned lane = 0; lane < op->lanes && op->dst.kind == LANE_REG; lane++) {
        const int32_t to = (int32_t)op->dst.base + (int32_t)(lane / width) * op->dst.vstride +
                           (int32_t)(lane % width) * op->dst.hstride;
        if ((int32_t)at >= to && (int32_t)at < to + (int32_t)lane_type_bytes(op->dst.type))
            return lane;
    }
    return 0;
}

static int
report(const struct rig *r, enum backend_cpu cpu, const char *what, unsigned at, const uint8_t *ref,
       const uint8_t *simd, uint32_t fpmode)
{
    char text[512];
    fprintf(stderr, "DIFFERENT: level %s, fpmode 0x%x, %s byte %u: ref %02x simd %02x\n",
            backend_cpu_name(cpu), fpmode, what, at, ref[at], simd[at]);
    for (uint32_t i = 0; i + 1 < r->program->op_count || i == 0; i++) {
        lane_op_print(r->program, i, text, sizeof(text));
        fprintf(stderr, "  %s\n", text);
    }
    const unsigned lane = lane_at(&r->program->ops[0], at);
    fprintf(stderr, "  exec 0x%llx, lane %u; around: ref %08x simd %08x\n",
            (unsigned long long)*(const uint64_t *)(const void *)r->start_rf, lane,
            *(const uint32_t *)(const void *)(ref + (at & ~3u)),
            *(const uint32_t *)(const void *)(simd + (at & ~3u)));
    print_sources(r, &r->program->ops[0], lane);
    return 1;
}

static int
compare_faults(const struct rig *r, enum backend_cpu cpu)
{
    const struct emu_fault *a = &r->ref.thread.fault, *b = &r->simd.thread.fault;
    if (r->ref.stop == r->simd.stop &&
        (r->ref.stop != EMU_STOP_FAULT || (a->kind == b->kind && a->inst == b->inst && a->lanes == b->lanes &&
                                           a->address == b->address && a->write == b->write)))
        return 0;
    char text[512];
    lane_op_print(r->program, 0, text, sizeof(text));
    fprintf(stderr, "DIFFERENT: level %s: stop %d/%d fault %d/%d lanes %llx/%llx address %llx/%llx\n  %s\n",
            backend_cpu_name(cpu), (int)r->ref.stop, (int)r->simd.stop, (int)a->kind, (int)b->kind,
            (unsigned long long)a->lanes, (unsigned long long)b->lanes, (unsigned long long)a->address,
            (unsigned long long)b->address, text);
    return 1;
}

int
rig_compare(struct rig *r, enum backend_cpu cpu, uint32_t fpmode)
{
    if (run_simd(r, cpu, fpmode))
        return 1;
    r->compared++;
    if (compare_faults(r, cpu))
        return 1;
    for (unsigned at = 0; memcmp(r->ref.rf, r->simd.rf, GEN_RF) && at < GEN_RF; at++)
        if (r->ref.rf[at] != r->simd.rf[at] && !same_nan(r, at))
            return report(r, cpu, "register", at, r->ref.rf, r->simd.rf, fpmode);
    for (unsigned at = 0;
         memcmp(r->ref.memory, r->simd.memory, RIG_AREAS * RIG_MEMORY) && at < RIG_AREAS * RIG_MEMORY; at++)
        if (r->ref.memory[at] != r->simd.memory[at])
            return report(r, cpu, "memory", at, r->ref.memory, r->simd.memory, fpmode);
    return 0;
}
