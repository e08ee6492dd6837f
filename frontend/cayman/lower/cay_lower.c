/* SPDX-License-Identifier: MIT */
/* From a kernel's code to its lane program: decode, analyse control flow, lay out registers, lower. */
#include "cay_lower.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "budget.h"
#include "frontend/program.h"
#include "lower.h"

/* Objects of LLVM and clover: parameters only, behind the launch's sizes. */
static const struct cay_bindings nothing_bound = {.local_size_offset = 24};

enum {
    FLOW_CONSTANT_BYTES = 4 * 33,
    UNIFORM_MIN = 2048, /* bytes of constant buffer 0 that always exist; beyond the payload they read as 0 */
    KCACHE_LINE = 256,
    KCACHE_WINDOW = 512
};

void
cay_refuse(struct cay_lower *l, const char *name, const char *format, ...)
{
    char reason[256];
    va_list args;
    va_start(args, format);
    vsnprintf(reason, sizeof reason, format, args);
    va_end(args);
    emu_fail(l->error, EMU_UNSUPPORTED, "%s at 0x%x: %s", name, l->inst, reason);
    l->failed = true;
}

void
cay_no_memory(struct cay_lower *l)
{
    if (!l->failed && l->lane && l->lane->op_count == l->lane->op_limit)
        fe_budget_refuse(l->budget, l->error);
    else
        emu_fail(l->error, EMU_NO_MEMORY, "out of memory");
    l->failed = true;
}

static void
use_gpr(struct cay_lower *l, unsigned gpr)
{
    if (l->gpr_count <= gpr)
        l->gpr_count = gpr + 1;
}

/* aL and the index registers. */
static void
scan_indexes(struct cay_lower *l, const struct cay_alu *i)
{
    enum { INDEX_LOOP = 4, SEL_LOOP_IDX = 238, MOVA_DST_CF_IDX0 = 2, MOVA_DST_CF_IDX1 = 3 };
    bool relative = i->dst_rel;
    for (unsigned n = 0; n < 3; n++) {
        relative |= i->src[n].rel;
        l->uses_loop_index |= i->src[n].sel == SEL_LOOP_IDX;
    }
    l->uses_loop_index |= relative && i->index_mode == INDEX_LOOP;
    if (i->op == CAY_OP2_MOVA_INT)
        l->uses_cf_index |= i->dst_gpr == MOVA_DST_CF_IDX0 || i->dst_gpr == MOVA_DST_CF_IDX1;
    if (l->bindings->stage == CAY_STAGE_PIXEL && !strncmp(cay_alu_rows[i->op].name, "KILL", 4))
        l->has_kill = l->uses_late_cells = true;
}

static void
scan_alu(struct cay_lower *l, const struct cay_alu *i)
{
    use_gpr(l, i->dst_gpr);
    cay_alu_scan(l, i);
    l->relative |= i->dst_rel;
    l->has_continue |= i->update_exec_mask && i->omod == CAY_MASK_CONTINUE;
    scan_indexes(l, i);
    for (unsigned n = 0; n < 3; n++) {
        if (i->src[n].sel < CAY_SEL_KCACHE0)
            use_gpr(l, i->src[n].sel);
        l->relative |= i->src[n].rel;
    }
}

static void
scan_kcache(struct cay_lower *l, const struct cay_kcache *k)
{
    const uint32_t start = l->bindings->const_offset[k->bank];
    const uint32_t end = start + KCACHE_LINE * (uint32_t)k->addr + KCACHE_WINDOW;
    if (!k->mode)
        return;
    if ((!k->bank || start) && l->uniform_bytes < end)
        l->uniform_bytes = end;
    l->uses_loop_index |= k->mode == CAY_KCACHE_LOCK_LOOP_INDEX;
    l->uses_cf_index |= k->index_mode != 0;
}

static void
scan_export(struct cay_lower *l, const struct cay_export *e)
{
    const unsigned last = e->rw_gpr + e->burst_count;
    use_gpr(l, last < CAY_GPRS ? last : CAY_GPRS - 1);
    use_gpr(l, e->index_gpr);
    l->relative |= e->rw_rel;
    l->uses_loop_index |= e->rw_rel;
    l->uses_cf_index |= e->rat_index_mode != 0;
    l->uses_late_temps |= e->rw_rel;
}

/* Messages that need addresses of their own, or temporaries. LLVM's objects have none: nothing is bound. */
static void
scan_messages(struct cay_lower *l, const struct cay_cf *cf)
{
    const enum cay_format format = cay_cf_rows[cf->op].format;
    const bool exports = format == CAY_FORMAT_EXPORT_SWIZ, writes = format == CAY_FORMAT_EXPORT_BUF;
    const bool event = cf->op == CAY_CF_EMIT_VERTEX || cf->op == CAY_CF_CUT_VERTEX ||
                       cf->op == CAY_CF_EMIT_CUT_VERTEX || cf->op == CAY_CF_INTERRUPT ||
                       cf->op == CAY_CF_INTERRUPT_AND_SLEEP || cf->op == CAY_CF_GLOBAL_WAVE_SYNC;
    const bool returns =
        format == CAY_FORMAT_EXPORT_RAT &&
        (cay_is_bound(l->bindings, CAY_SURFACE_RETURN + cf->exp.rat_id) || cf->exp.rat_index_mode);
    l->uses_wait |= cf->op == CAY_CF_GLOBAL_WAVE_SYNC && cay_gws_waits(&cf->gws);
    l->uses_item |= exports;
    l->uses_lane_numbers |= writes;
    l->uses_late_temps |= exports || writes || event || returns;
    l->uses_cf_index |= cf->op == CAY_CF_INTERRUPT || cf->op == CAY_CF_INTERRUPT_AND_SLEEP ||
                        cf->gws.value_index_mode || cf->gws.resource_index_mode;
}

static void
scan_fetch(struct cay_lower *l, const struct cay_fetch *i)
{
    const enum cay_format format = cay_fetch_rows[i->op].format;
    const bool memory = format == CAY_FORMAT_MEM_RD || format == CAY_FORMAT_MEM_GDS;
    const unsigned last = i->dst_gpr + i->burst_count;
    use_gpr(l, i->src_gpr);
    use_gpr(l, last < CAY_GPRS ? last : CAY_GPRS - 1);
    l->uses_late_temps |= memory;
    l->uses_lane_numbers |= memory;
    l->uses_cf_index |= memory && i->index_mode;
    if (memory && (i->src_rel || i->dst_rel || i->src_rel_mode || i->dst_rel_mode))
        l->relative = l->uses_loop_index = true;
    l->uses_shared |= i->src_rel_mode == CAY_REL_GLOBAL || i->dst_rel_mode == CAY_REL_GLOBAL;
    l->uses_late_cells |= i->whole_quad;
    cay_scan_fetch(l, i);
}

static bool
has_late_cells(const struct cay_cf *cf)
{
    switch (cf->op) {
    case CAY_CF_PUSH_WQM:
    case CAY_CF_POP_WQM:
    case CAY_CF_ELSE_WQM:
    case CAY_CF_REACTIVATE:
    case CAY_CF_REACTIVATE_WQM:
    case CAY_CF_ALU_REACTIVATE_BEFORE:
    case CAY_CF_KILL:
        return true;
    default:
        return cf->cond || cf->whole_quad_mode || cf->valid_pixel_mode ||
               cf->op == CAY_CF_ALU_VALID_PIXEL_MODE;
    }
}

static void
scan_cf(struct cay_lower *l, const struct cay_cf *cf)
{
    scan_export(l, &cf->exp);
    scan_messages(l, cf);
    l->has_continue |= cf->op == CAY_CF_LOOP_CONTINUE;
    l->has_kill |= cf->op == CAY_CF_KILL;
    l->uses_late_cells |= has_late_cells(cf);
    l->uses_cf_index |= cf->op == CAY_CF_JUMPTABLE;
    for (unsigned set = 0; set < 4; set++)
        scan_kcache(l, &cf->kcache[set]);
}

/* The GPRs of a program that addresses them through an index. */
static uint32_t
declared_gprs(const struct cay_lower *l, const struct fe_kernel *kernel)
{
    const uint32_t declared = kernel->register_count ? kernel->register_count : CAY_GPRS;
    const uint32_t count = declared < CAY_GPRS ? declared : CAY_GPRS;
    return count > l->gpr_count ? count : l->gpr_count;
}

/* What the program uses, before anything is laid out. T0 and T1 hold ids at the start. */
static void
scan(struct cay_lower *l, const struct fe_kernel *kernel)
{
    use_gpr(l, 1);
    l->uniform_bytes =
        kernel->payload_bytes > UNIFORM_MIN ? (kernel->payload_bytes + 63) & ~63u : UNIFORM_MIN;
    if (l->bindings->flow_offset && l->uniform_bytes < l->bindings->flow_offset + FLOW_CONSTANT_BYTES)
        l->uniform_bytes = (l->bindings->flow_offset + FLOW_CONSTANT_BYTES + 63) & ~63u;
    for (uint32_t k = 0; k < l->p->alu_count; k++)
        scan_alu(l, &l->p->alu[k]);
    for (uint32_t k = 0; k < l->p->fetch_count; k++)
        scan_fetch(l, &l->p->fetches[k]);
    for (uint32_t k = 0; k < l->p->cf_count; k++)
        scan_cf(l, &l->p->cf[k]);
    if (l->relative) /* an index can reach all that the program declares */
        l->gpr_count = declared_gprs(l, kernel);
}

uint32_t
cay_reserve(uint32_t *at, uint32_t bytes)
{
    const uint32_t here = (*at + 63) & ~63u;
    *at = here + bytes;
    return here;
}

/* aL, its step and two dwords for addresses made of it; its saved values; CF_IDX0, CF_IDX1 and a jump table's
 * index. */
static void
lay_out_indexes(struct cay_lower *l, uint32_t *at)
{
    if (l->uses_loop_index) {
        l->loop_index = cay_reserve(at, 16);
        l->saved_index = cay_reserve(at, 4 * l->depth);
    }
    if (l->uses_cf_index)
        l->cf_index = cay_reserve(at, 12);
    if (l->uses_wait)
        l->wait = cay_reserve(at, 8);
    if (l->uses_item)
        l->item = cay_reserve(at, CAY_VECTOR);
    if (l->uses_texture_state)
        l->texture_state = cay_reserve(at, CAY_TEXTURE_STATE * CAY_VECTOR);
}

static uint32_t
temp_count(const struct cay_lower *l)
{
    return l->uses_fetch_temps ? CAY_TEMPS_FETCH : l->uses_late_temps ? CAY_TEMPS_LATE : CAY_TEMPS;
}

static void
lay_out(struct cay_lower *l)
{
    uint32_t at = 0;
    l->late_cells = CAY_CELL_STACK + 24 * l->depth;
    l->lane->cells_bytes = l->late_cells + (l->uses_late_cells ? 8 * CAY_LATE_CELLS : 0);
    cay_reserve(&at, l->lane->cells_bytes);
    l->gpr = cay_reserve(&at, CAY_GPR * l->gpr_count);
    l->pv_rf = cay_reserve(&at, 4 * CAY_VECTOR);
    l->temp = cay_reserve(&at, temp_count(l) * CAY_VECTOR);
    l->ar = cay_reserve(&at, CAY_VECTOR);
    l->scalars = cay_reserve(&at, 4 * (l->depth + l->context_count - 1));
    lay_out_indexes(l, &at);
    l->uniform = cay_reserve(&at, l->uniform_bytes);
    l->lane->const_rf =
        cay_reserve(&at, (l->uses_lane_numbers ? CAY_VECTOR : 0) + (l->uses_lane_masks ? 2 * CAY_VECTOR : 0));
    cay_alu_lay_out(l, &at);
    l->queue_rf = cay_reserve(&at, 0);
    l->lane->uniform_rf = l->uniform;
    l->lane->uniform_bytes = l->uniform_bytes;
    l->lane->fpmode = CAY_FPMODE;
}

static void
add_lane_numbers(struct cay_lower *l)
{
    uint32_t numbers[CAY_LANES];
    for (uint32_t lane = 0; lane < CAY_LANES; lane++)
        numbers[lane] = lane;
    if (lane_program_add_const(l->lane, numbers, sizeof numbers) != 0)
        cay_no_memory(l);
}

/* What holds before the first instruction. */
static void
begin_program(struct cay_lower *l)
{
    if (l->uses_lane_numbers)
        add_lane_numbers(l);
    if (l->uses_lane_masks)
        cay_add_lane_masks(l);
    if (l->uses_item)
        cay_emit_alu(l, LANE_OP_mov, LANE_UD, cay_vector(l->item, LANE_UD),
                     cay_vector(cay_gpr_rf(l, 0, 0), LANE_UD), cay_none, cay_none);
    for (unsigned k = 0; l->uses_texture_state && k < CAY_TEXTURE_STATE; k++)
        cay_emit_alu(l, LANE_OP_mov, LANE_UD, cay_vector(l->texture_state + k * CAY_VECTOR, LANE_UD),
                     cay_imm(LANE_UD, 0), cay_none, cay_none);
    for (unsigned k = 0; l->uses_wait && k < 2; k++)
        cay_emit_scalar(l, LANE_OP_mov, LANE_UD, cay_scalar(l->wait + 4 * k, LANE_UD), cay_imm(LANE_UD, 0),
                        cay_none, cay_none);
    if (l->uses_late_cells)
        cay_emit_mask(l, LANE_OP_mmov, cay_late_cell(l, CAY_LATE_VALID), CAY_CELL_EXEC, 0);
    for (unsigned k = 0; l->uses_loop_index && k < 2; k++)
        cay_emit_scalar(l, LANE_OP_mov, LANE_D, cay_scalar(l->loop_index + 4 * k, LANE_D), cay_imm(LANE_D, 0),
                        cay_none, cay_none);
    for (unsigned k = 0; l->uses_cf_index && k < 2; k++)
        cay_emit_scalar(l, LANE_OP_mov, LANE_D, cay_scalar(l->cf_index + 4 * k, LANE_D), cay_imm(LANE_D, 0),
                        cay_none, cay_none);
}

static int
lower_program(struct cay_lower *l, const struct fe_kernel *kernel)
{
    scan(l, kernel);
    if (cay_flow_analyse(l))
        return -1;
    lay_out(l);
    begin_program(l);
    for (uint32_t k = 0; k < l->place_count && !l->failed; k++)
        cay_lower_cf(l, k);
    cay_flow_patch(l);
    l->lane->rf_bytes = l->queue_rf + 2 * CAY_VECTOR * l->queue_slots;
    return l->failed ? -1 : lane_program_check(l->lane, l->error);
}

static void
fill_kernel(const struct cay_lower *l, const struct fe_program *program, struct fe_kernel *kernel)
{
    struct emu_kernel *emu = &kernel->emu;
    *emu = (struct emu_kernel){
        .program = l->lane,
        .code = program->code_image,
        .code_bytes = program->code_image_bytes,
        .lanes = CAY_LANES,
        .has_barrier = l->has_barrier,
        .wait_rf = l->wait,
        .slots = l->uses_shared, /* one work-group after the other */
        .payload_bytes = kernel->payload_bytes,
        .local_id_bytes = 4,
        .local_bytes = kernel->local_bytes,
        .scratch_bytes = l->scratch_bytes,
    };
    for (unsigned d = 0; d < 3; d++) { /* T0.xyz: local ids; T1.xyz: the group's, the same in every lane */
        emu->local_id_rf[d] = l->gpr + d * CAY_VECTOR;
        emu_kernel_add_start(emu, (struct emu_start_field){l->gpr + CAY_GPR + d * CAY_VECTOR, CAY_LANES,
                                                           (uint8_t)(EMU_START_GROUP_X + d), UINT32_MAX, 0});
    }
    if (l->wave)
        emu_kernel_add_start(emu, (struct emu_start_field){l->wave, 1, EMU_START_SLOT, UINT32_MAX, 0});
    kernel->registers_rf = l->gpr;
    kernel->registers_bytes = CAY_GPR * l->gpr_count;
    cay_allow_parts(l, kernel);
    kernel->simd = CAY_LANES;
    kernel->barrier_count = l->has_barrier;
    kernel->scratch_bytes = l->scratch_bytes;
}

static void
free_analysis(struct cay_lower *l)
{
    free(l->flow);
    free(l->places);
    free(l->contexts);
    free(l->nodes);
    free(l->fixes);
}

static int
lower_all(struct fe_budget *budget, const struct cay_bindings *bindings, const struct cay_quirks *quirks,
          const struct fe_program *program, struct fe_kernel *kernel, struct emu_error *error)
{
    struct cay_program decoded;
    if (!budget->ops || !fe_budget_step(budget, kernel->code_bytes))
        return fe_budget_refuse(budget, error);
    struct cay_lower *l = calloc(1, sizeof *l);
    int status = -1;
    if (!l)
        return emu_fail(error, EMU_NO_MEMORY, "out of memory");
    *l = (struct cay_lower){.quirks = quirks,
                            .bindings = bindings,
                            .budget = budget,
                            .p = &decoded,
                            .error = error,
                            .code_end = (kernel->code_bytes + 15) & ~7u};
    if (cay_decode_with(quirks, kernel->code, kernel->code_bytes, bindings->fetch_program, &decoded, error))
        goto out;
    l->lane = lane_program_new();
    if (!l->lane) {
        cay_no_memory(l);
        goto out;
    }
    l->lane->op_limit = budget->ops;
    if (lower_program(l, kernel))
        goto out;
    fe_budget_take_ops(budget, l->lane->op_count);
    fill_kernel(l, program, kernel);
    l->lane = NULL;
    status = program->parts_wavefronts ? cay_part(kernel, error) : 0;
out:
    lane_program_free(l->lane);
    free_analysis(l);
    cay_program_free(&decoded);
    free(l);
    return status;
}

int
cay_lower_within(struct fe_budget *budget, const struct cay_bindings *bindings,
                 const struct cay_quirks *quirks, const struct fe_program *program, struct fe_kernel *kernel,
                 struct emu_error *error)
{
    assert(budget && quirks && program && kernel);
    return lower_all(budget, bindings ? bindings : &nothing_bound, quirks, program, kernel, error);
}

int
cay_lower_bound(const struct cay_bindings *bindings, const struct cay_quirks *quirks,
                const struct fe_program *program, struct fe_kernel *kernel, struct emu_error *error)
{
    struct fe_budget budget;
    assert(bindings && quirks && program && kernel);
    fe_budget_begin(&budget, kernel->code_bytes);
    return lower_all(&budget, bindings, quirks, program, kernel, error);
}

int
cay_lower(const struct cay_quirks *quirks, const struct fe_program *program, struct fe_kernel *kernel,
          struct emu_error *error)
{
    return cay_lower_bound(&nothing_bound, quirks, program, kernel, error);
}
