/* SPDX-License-Identifier: MIT */
/* Gen machine code -> lane program: the passes in order, the opcode table, and a kernel's start values. */
#include "gen_lower.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "lower_exception.h"
#include "lower_flow.h"
#include "lower_functions.h"
#include "lower_modes.h"
#include "lower_ops.h"

static const char *const mnemonics[GEN_OP_COUNT] = {
#define GEN_OP(id, mnemonic, ...) [GEN_OP_##id] = mnemonic,
#include "gen/isa/gen_isa.def"
#undef GEN_OP
};

static const struct {
    lower_fn *lower;
    enum lane_code code;
} table[GEN_OP_COUNT] = {
#define GEN_OP(id, mnemonic, opcode, sources, format, platforms, modifiers, types, function, code, title)    \
    [GEN_OP_##id] = {lower_##function, LANE_OP_##code},
#include "gen/isa/gen_isa.def"
#undef GEN_OP
};

void
lower_refuse_with(struct gen_lower *l, const struct gen_inst *inst, enum emu_error_kind kind,
                  const char *format, ...)
{
    char text[256];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    if (!l->failed)
        emu_fail(l->error, kind, "%s at offset 0x%x: %s", mnemonics[inst->op], (unsigned)inst->offset, text);
    l->failed = true;
}

void
lower_no_memory(struct gen_lower *l)
{
    const struct lane_program *p = l->program;
    if (!l->failed && p && p->op_count == p->op_limit)
        fe_budget_refuse(l->budget, l->error);
    else if (!l->failed)
        emu_fail(l->error, EMU_NO_MEMORY, "out of memory while lowering");
    l->failed = true;
}

bool
lower_pay(struct gen_lower *l, uint64_t steps)
{
    if (!l->failed && !fe_budget_step(l->budget, steps)) {
        fe_budget_refuse(l->budget, l->error);
        l->failed = true;
    }
    return !l->failed;
}

void
lower_refuse(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    (void)code;
    lower_refuse_with(l, inst, EMU_UNSUPPORTED, "this instruction cannot be executed yet");
}

static void
lower_whole(struct gen_lower *l, const struct gen_inst *inst)
{
    table[inst->op].lower(l, inst, table[inst->op].code);
}

static void
lower_by_table(struct gen_lower *l, const struct gen_inst *inst)
{
    if (!lower_halves(l, inst, lower_whole))
        lower_whole(l, inst);
}

static void
lower_in_float_mode(struct gen_lower *l, const struct gen_inst *inst)
{
    if (lower_alt_concerns(l, inst))
        lower_alt_versions(l, inst, lower_by_table);
    else
        lower_by_table(l, inst);
}

static void
lower_instructions(struct gen_lower *l)
{
    for (uint32_t i = 0; i < l->count && lower_pay(l, 1); i++) {
        const struct gen_inst *inst = &l->insts[i];
        lower_mode_leave(l, i);
        lower_flow_enter(l, i);
        if (l->points[i].skipped)
            continue;
        lower_exception_before(l, inst);
        lower_check_types(l, inst);
        lower_check_regions(l, inst);
        lower_mode_enter(l, inst);
        lower_state_before(l, inst);
        lower_flow_before(l, inst);
        lower_align16_begin(l, inst);
        if (lower_spf_concerns(l, inst))
            lower_spf_versions(l, inst, lower_by_table);
        else if (lower_acc_disable_concerns(l, inst))
            lower_acc_versions(l, inst, lower_in_float_mode);
        else
            lower_in_float_mode(l, inst);
        lower_align16_end(l);
        lower_state_after(l, inst);
    }
}

static uint32_t
align64(uint32_t n)
{
    return (n + 63) & ~63u;
}

/* Cells are counted before anything is lowered, so every offset is final from the start. */
static void
lower_layout(struct gen_lower *l)
{
    l->rf.grf = align64(l->rf.cells_bytes < 512 ? 512 : l->rf.cells_bytes);
    l->rf.arf = l->rf.grf + GRF_END;
    const uint32_t end = align64(l->rf.arf + (l->kernel->system                  ? ARF_SYSTEM_END
                                              : l->facts.modes & CR0_ACC_DISABLE ? ARF_KEPT_END
                                                                                 : ARF_END));
    l->program->cells_bytes = l->rf.cells_bytes;
    const uint32_t links = l->kernel->link_bytes ? l->kernel->payload_bytes + l->kernel->link_bytes : 0;
    l->program->uniform_rf = links ? end : 0;
    l->program->uniform_bytes = links;
    l->program->const_rf = end + align64(links);
}

/*
 * The places of the launch's values: r0 header, local ids as 16-bit lanes in one GRF each (two at SIMD32),
 * then the cross-thread constants. A kernel that reads no ids has one unused GRF instead. (Indirect payload
 * storage, as the compute runtime sets it up.) Beignet's launches put everything into one block behind r0.
 */
uint32_t
lower_payload_offset(const struct fe_kernel *kernel)
{
    return GEN_GRF_BYTES * (kernel->ids_in_payload ? 1
                            : kernel->no_local_ids ? 2
                            : kernel->simd == 32   ? 7
                                                   : 4);
}

/* Gen8 and Gen9 number the hardware threads that are live at once in 9 bits of r0.5; private memory is found
 * by that number, so no more of them may run. */
enum { FFTIDS = 512, CONTROL_BYTES = 16 };

/*
 * r0 is the thread header that the media dispatcher makes. Only the fields that compiled kernels use have a
 * value: r0.1, r0.6, r0.7 are the group's ids, r0.5 holds FFTID in bits 8:0. The scratch base in r0.5 is
 * thread-relative: 0, or the kernel's scratch_base. The barrier id in r0.2 is 0, because the scheduler
 * handles a work-group's barrier.
 */
static void
add_header(struct emu_kernel *emu, uint32_t r0)
{
    const struct emu_start_field fields[] = {
        {r0, 1, EMU_START_ZERO, 0, 0},
        {r0 + 4, 1, EMU_START_GROUP_X, UINT32_MAX, 0},
        {r0 + 8, 3, EMU_START_ZERO, 0, 0},
        {r0 + 20, 1, EMU_START_SLOT, FFTIDS - 1, emu->scratch_base},
        {r0 + 24, 1, EMU_START_GROUP_Y, UINT32_MAX, 0},
        {r0 + 28, 1, EMU_START_GROUP_Z, UINT32_MAX, 0},
    };
    for (unsigned i = 0; i < sizeof fields / sizeof *fields; i++)
        emu_kernel_add_start(emu, fields[i]);
}

uint32_t
lower_control_scratch(const struct fe_kernel *kernel)
{
    return (kernel->scratch_bytes + CONTROL_BYTES - 1) / CONTROL_BYTES * CONTROL_BYTES;
}

static void
place_ids(const struct gen_lower *l, const struct fe_kernel *kernel, struct emu_kernel *emu)
{
    const uint32_t id_bytes = l->simd == 32 ? 2 * GEN_GRF_BYTES : GEN_GRF_BYTES;
    emu->local_id_bytes = 2;
    for (unsigned d = 0; d < 3; d++)
        emu->local_id_rf[d] = kernel->no_local_ids ? 0 : l->rf.grf + GEN_GRF_BYTES + d * id_bytes;
}

static void
place_ids_in_payload(const struct fe_kernel *kernel, struct emu_kernel *emu)
{
    emu->local_id_bytes = 4;
    emu->cuts_loads = true;
    for (unsigned d = 0; d < 3; d++)
        emu->local_id_rf[d] = kernel->id_places[d] ? emu->payload_rf + kernel->id_places[d] - 1 : 0;
    emu->thread_rf = kernel->thread_place ? emu->payload_rf + kernel->thread_place - 1 : 0;
}

static void
lower_start(const struct gen_lower *l, struct fe_kernel *kernel)
{
    struct emu_kernel *emu = &kernel->emu;
    *emu = (struct emu_kernel){
        .program = l->program,
        .code = kernel->code,
        .code_bytes = kernel->code_bytes,
        .lanes = (uint8_t)l->simd,
        .has_barrier = l->waits || kernel->barrier_count > 0,
        .payload_bytes = kernel->payload_bytes,
        .link_bytes = kernel->link_bytes,
        .payload_rf = l->rf.grf + lower_payload_offset(kernel),
        .scratch_bytes =
            l->notes_control ? lower_control_scratch(kernel) + CONTROL_BYTES : kernel->scratch_bytes,
        .control_scratch = l->notes_control ? lower_control_scratch(kernel) + 1 : 0,
        .scratch_base = kernel->narrow ? FE_NARROW_SCRATCH : 0,
        .local_bytes = kernel->local_bytes,
        .slots = FFTIDS,
    };
    kernel->registers_rf = l->rf.grf;
    kernel->registers_bytes = GRF_END;
    kernel->flags_rf = RF_FLAGS;
    kernel->flags_bytes = RF_TEMP_CELL_2 - RF_FLAGS;
    add_header(emu, l->rf.grf);
    if (kernel->ids_in_payload)
        place_ids_in_payload(kernel, emu);
    else
        place_ids(l, kernel, emu);
}

static int
check_kernel(const struct fe_kernel *kernel, struct emu_error *error)
{
    if (kernel->simd != 8 && kernel->simd != 16 && kernel->simd != 32)
        return emu_fail(error, EMU_INVALID, "SIMD%u is not a width of this GPU", (unsigned)kernel->simd);
    if (kernel->payload_bytes > GRF_END - lower_payload_offset(kernel))
        return emu_fail(error, EMU_INVALID, "%u bytes of cross-thread data do not fit the register file",
                        (unsigned)kernel->payload_bytes);
    return 0;
}

static int
lower_passes(struct gen_lower *l)
{
    if (lower_scan(l) || lower_flow_mark(l))
        return -1;
    lower_state_find(l);
    lower_layout(l);
    lower_prologue(l);
    lower_state_prologue(l);
    lower_instructions(l);
    if (l->failed)
        return -1;
    lower_flow_patch(l);
    l->program->rf_bytes = l->program->const_rf + align64(l->program->const_bytes);
    return lower_add_entries(l) || lane_program_check(l->program, l->error) ? -1 : 0;
}

int
gen_lower(const struct gen_quirks *quirks, enum gen_platform platform, struct fe_kernel *kernel,
          struct emu_error *error)
{
    struct fe_budget budget;
    assert(kernel);
    fe_budget_begin(&budget, kernel->code_bytes);
    return gen_lower_within(&budget, quirks, platform, kernel, error);
}

int
gen_lower_within(struct fe_budget *budget, const struct gen_quirks *quirks, enum gen_platform platform,
                 struct fe_kernel *kernel, struct emu_error *error)
{
    static const struct gen_quirks none;
    assert(budget && kernel);
    if (check_kernel(kernel, error))
        return -1;
    if (!budget->ops)
        return fe_budget_refuse(budget, error);
    struct gen_lower l = {
        .quirks = quirks ? quirks : &none,
        .platform = platform,
        .kernel = kernel,
        .error = error,
        .budget = budget,
        .simd = kernel->simd,
        .now.full_acc = UINT32_MAX,
        .program = lane_program_new(),
    };
    int status = -1;
    if (!l.program) {
        lower_no_memory(&l);
        goto out;
    }
    l.program->op_limit = budget->ops;
    if (gen_has(platform, GEN_FIXED_HALVES))
        l.program->fpmode = CR0_KEEP_HALVES;
    if (lower_passes(&l))
        goto out;
    fe_budget_take_ops(budget, l.program->op_count);
    lower_start(&l, kernel);
    l.program = NULL;
    status = 0;
out:
    lane_program_free(l.program);
    free(l.fixes);
    free(l.facts.landings);
    free(l.points);
    free(l.insts);
    return status;
}
