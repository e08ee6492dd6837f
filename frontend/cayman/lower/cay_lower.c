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

enum {
    UNIFORM_MIN = 2048, /* bytes of constant buffer 0 that always exist; beyond the payload they read as 0 */
    FPMODE = 1u << 10,  /* 32-bit denormals flushed, those of 16-bit conversions kept */
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

static void
scan_alu(struct cay_lower *l, const struct cay_alu *i)
{
    use_gpr(l, i->dst_gpr);
    l->relative |= i->dst_rel;
    l->has_continue |= i->update_exec_mask && i->omod == CAY_MASK_CONTINUE;
    for (unsigned n = 0; n < 3; n++) {
        if (i->src[n].sel < CAY_SEL_KCACHE0)
            use_gpr(l, i->src[n].sel);
        l->relative |= i->src[n].rel;
    }
}

static void
scan_cf(struct cay_lower *l, const struct cay_cf *cf)
{
    use_gpr(l, cf->exp.rw_gpr);
    use_gpr(l, cf->exp.index_gpr);
    l->has_continue |= cf->op == CAY_CF_LOOP_CONTINUE;
    for (unsigned set = 0; set < 4; set++) {
        const uint32_t end = KCACHE_LINE * (uint32_t)cf->kcache[set].addr + KCACHE_WINDOW;
        if (cf->kcache[set].mode && l->uniform_bytes < end)
            l->uniform_bytes = end;
    }
}

/* What the program uses, before anything is laid out. T0 and T1 hold ids at the start. */
static void
scan(struct cay_lower *l, const struct fe_kernel *kernel)
{
    use_gpr(l, 1);
    l->uniform_bytes =
        kernel->payload_bytes > UNIFORM_MIN ? (kernel->payload_bytes + 63) & ~63u : UNIFORM_MIN;
    for (uint32_t k = 0; k < l->p->alu_count; k++)
        scan_alu(l, &l->p->alu[k]);
    for (uint32_t k = 0; k < l->p->fetch_count; k++) {
        use_gpr(l, l->p->fetches[k].src_gpr);
        use_gpr(l, l->p->fetches[k].dst_gpr);
    }
    for (uint32_t k = 0; k < l->p->cf_count; k++)
        scan_cf(l, &l->p->cf[k]);
    if (l->relative)
        l->gpr_count = CAY_GPRS; /* an index can reach any of them */
}

static uint32_t
place(uint32_t *at, uint32_t bytes)
{
    const uint32_t here = (*at + 63) & ~63u;
    *at = here + bytes;
    return here;
}

static void
lay_out(struct cay_lower *l)
{
    uint32_t at = 0;
    l->lane->cells_bytes = CAY_CELL_STACK + 24 * l->depth;
    place(&at, l->lane->cells_bytes);
    l->gpr = place(&at, CAY_GPR * l->gpr_count);
    l->pv_rf = place(&at, 4 * CAY_VECTOR);
    l->temp = place(&at, CAY_TEMPS * CAY_VECTOR);
    l->ar = place(&at, CAY_VECTOR);
    l->scalars = place(&at, 4 * (l->depth + l->function_count));
    l->uniform = place(&at, l->uniform_bytes);
    l->queue_rf = place(&at, 0);
    l->lane->uniform_rf = l->uniform;
    l->lane->uniform_bytes = l->uniform_bytes;
    l->lane->const_rf = l->queue_rf;
    l->lane->fpmode = FPMODE;
}

static int
lower_program(struct cay_lower *l, const struct fe_kernel *kernel)
{
    scan(l, kernel);
    if (cay_flow_analyse(l))
        return -1;
    lay_out(l);
    for (uint32_t k = 0; k < l->p->cf_count && !l->failed; k++)
        if (l->flow[k].reached)
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
        .payload_bytes = kernel->payload_bytes,
        .local_id_bytes = 4,
    };
    for (unsigned d = 0; d < 3; d++) { /* T0.xyz: local ids; T1.xyz: the group's, the same in every lane */
        emu->local_id_rf[d] = cay_gpr_rf(l, 0, d);
        emu_kernel_add_start(emu, (struct emu_start_field){cay_gpr_rf(l, 1, d), CAY_LANES,
                                                           (uint8_t)(EMU_START_GROUP_X + d), UINT32_MAX, 0});
    }
    kernel->registers_rf = l->gpr;
    kernel->registers_bytes = CAY_GPR * l->gpr_count;
    kernel->simd = CAY_LANES;
    kernel->barrier_count = l->has_barrier;
}

static void
free_analysis(struct cay_lower *l)
{
    free(l->flow);
    free(l->nodes);
    free(l->fixes);
}

int
cay_lower(const struct cay_quirks *quirks, const struct fe_program *program, struct fe_kernel *kernel,
          struct emu_error *error)
{
    struct fe_budget budget;
    assert(kernel);
    fe_budget_begin(&budget, kernel->code_bytes);
    return cay_lower_within(&budget, quirks, program, kernel, error);
}

int
cay_lower_within(struct fe_budget *budget, const struct cay_quirks *quirks, const struct fe_program *program,
                 struct fe_kernel *kernel, struct emu_error *error)
{
    assert(budget && quirks && program && kernel);
    struct cay_program decoded;
    if (!budget->ops || !fe_budget_step(budget, kernel->code_bytes))
        return fe_budget_refuse(budget, error);
    struct cay_lower *l = calloc(1, sizeof *l);
    int status = -1;
    if (!l)
        return emu_fail(error, EMU_NO_MEMORY, "out of memory");
    *l = (struct cay_lower){
        .quirks = quirks, .budget = budget, .p = &decoded, .error = error, .indirect = UINT32_MAX};
    if (cay_decode(quirks, kernel->code, kernel->code_bytes, &decoded, error))
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
    status = 0;
out:
    lane_program_free(l->lane);
    free_analysis(l);
    cay_program_free(&decoded);
    free(l);
    return status;
}
