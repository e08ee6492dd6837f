/* SPDX-License-Identifier: MIT */
/*
 * lane_program_check: the proof, once per program, that no op can leave the register file or jump outside the
 * program. One function per rule family; engines rely on every one of them.
 */
#include "emu/error.h"
#include "lane_priv.h"

#include <stdarg.h>
#include <stdio.h>

struct check {
    const struct lane_program *p;
    const struct lane_op *op;
    uint32_t index;
    struct emu_error *error;
};

static int fail(const struct check *c, const char *format, ...) __attribute__((format(printf, 2, 3)));

static int
fail(const struct check *c, const char *format, ...)
{
    char reason[256];
    va_list args;
    va_start(args, format);
    vsnprintf(reason, sizeof reason, format, args);
    va_end(args);
    return emu_fail(c->error, EMU_INVALID, "lane op %u (%s, instruction 0x%x): %s", c->index,
                    c->op->code < LANE_OP_COUNT ? lane_code_name(c->op->code) : "?", c->op->inst, reason);
}

static bool
overlap(int64_t at, int64_t bytes, int64_t begin, int64_t count)
{
    return bytes > 0 && count > 0 && at < begin + count && begin < at + bytes;
}

static bool
in_rf(const struct lane_program *p, int64_t at, int64_t bytes)
{
    return at >= 0 && at + bytes <= (int64_t)p->rf_bytes;
}

/* Ops may write neither constants nor uniforms, and the execution mask only through mask ops and flags. */
static bool
writable(const struct lane_program *p, int64_t at, int64_t bytes)
{
    return in_rf(p, at, bytes) && !overlap(at, bytes, p->const_rf, p->const_bytes) &&
           !overlap(at, bytes, p->uniform_rf, p->uniform_bytes);
}

static bool
register_writable(const struct lane_program *p, int64_t at, int64_t bytes)
{
    return writable(p, at, bytes) && !overlap(at, bytes, LANE_EXEC_CELL, 8);
}

enum use { USE_READ, USE_WRITE };

static int
check_bytes(const struct check *c, const char *name, enum use use, int64_t at, int64_t bytes)
{
    if (!in_rf(c->p, at, bytes))
        return fail(c, "%s: bytes %lld..%lld lie outside the register file of %u", name, (long long)at,
                    (long long)(at + bytes - 1), c->p->rf_bytes);
    if (use == USE_WRITE && !register_writable(c->p, at, bytes))
        return fail(c, "%s: byte %lld is not writable", name, (long long)at);
    return 0;
}

/* Every lane of a direct region, shifted by `shift` bytes. */
static int
check_region(const struct check *c, const char *name, enum use use, const struct lane_operand *o,
             unsigned lanes, int64_t shift)
{
    const unsigned bytes = lane_type_bytes(o->type);
    for (unsigned i = 0; i < lanes; i++)
        if (check_bytes(c, name, use, lane_region_offset(o, i) + shift, bytes) != 0)
            return -1;
    return 0;
}

static unsigned
indirect_indexes(const struct lane_indirect *ind, const struct lane_operand *o, unsigned lanes)
{
    return ind->per_lane ? lanes : ind->per_row ? (lanes - 1) / o->width + 1 : 1;
}

static int
check_indirect(const struct check *c, const char *name, enum use use, const struct lane_operand *o,
               unsigned lanes)
{
    if (o->indirect >= c->p->indirect_count)
        return fail(c, "%s: there is no indirection %u", name, o->indirect);
    const struct lane_indirect *ind = &c->p->indirects[o->indirect];
    if (ind->index_type != LANE_UW && ind->index_type != LANE_D)
        return fail(c, "%s: index type %u", name, ind->index_type);
    if (ind->per_lane && ind->per_row)
        return fail(c, "%s: an index per row and per lane", name);
    const int64_t index_bytes =
        (int64_t)indirect_indexes(ind, o, lanes) * (int64_t)lane_type_bytes(ind->index_type);
    if (check_bytes(c, "index", USE_READ, ind->addr, index_bytes) != 0)
        return -1;
    if (ind->lo > ind->hi)
        return fail(c, "%s: window %u..%u", name, ind->lo, ind->hi);
    return check_bytes(c, name, use, ind->lo, (int64_t)ind->hi - ind->lo);
}

static int
check_operand_form(const struct check *c, const char *name, const struct lane_operand *o)
{
    if (o->kind > LANE_IMM)
        return fail(c, "%s: operand kind %u", name, o->kind);
    if (o->kind == LANE_NONE)
        return 0;
    if (o->type >= LANE_TYPE_COUNT)
        return fail(c, "%s: type %u", name, o->type);
    if (o->mods & ~(LANE_MOD_ABS | LANE_MOD_NEG | LANE_MOD_NOT))
        return fail(c, "%s: modifiers 0x%x", name, o->mods);
    if ((o->mods & LANE_MOD_NOT) && ((o->mods & LANE_MOD_NEG) || lane_type_is_float(o->type)))
        return fail(c, "%s: complement goes with integers and without negation", name);
    if (o->kind == LANE_IMM)
        return 0;
    if (o->width < 1 || o->width > LANE_MAX || (o->width & (o->width - 1)) != 0)
        return fail(c, "%s: width %u", name, o->width);
    return 0;
}

static int
check_source(const struct check *c, unsigned n)
{
    static const char *const names[3] = {"src0", "src1", "src2"};
    const struct lane_operand *o = &c->op->src[n];
    if (check_operand_form(c, names[n], o) != 0)
        return -1;
    switch (o->kind) {
    case LANE_NONE:
        return fail(c, "%s is missing", names[n]);
    case LANE_REG:
        return check_region(c, names[n], USE_READ, o, c->op->lanes, 0);
    case LANE_INDIRECT:
        return check_indirect(c, names[n], USE_READ, o, c->op->lanes);
    default:
        return 0;
    }
}

static int
check_dst(const struct check *c)
{
    const struct lane_operand *o = &c->op->dst;
    if (check_operand_form(c, "dst", o) != 0)
        return -1;
    if (o->kind == LANE_IMM)
        return fail(c, "dst is an immediate");
    if (o->kind != LANE_NONE && o->mods)
        return fail(c, "dst has source modifiers");
    if (o->kind == LANE_REG)
        return check_region(c, "dst", USE_WRITE, o, c->op->lanes, 0);
    if (o->kind == LANE_INDIRECT)
        return check_indirect(c, "dst", USE_WRITE, o, c->op->lanes);
    return 0;
}

static unsigned
pred_group(enum lane_pred pred)
{
    return pred < LANE_PRED_ANY2 ? 1 : 2u << ((pred - LANE_PRED_ANY2) / 2);
}

/* Every flag bit the op looks at is one of the 64 of its cell. */
static int
check_pred(const struct check *c)
{
    const struct lane_op *op = c->op;
    if (op->pred > LANE_PRED_ALL32)
        return fail(c, "predicate %u", op->pred);
    if (op->pred == LANE_PRED_NONE)
        return 0;
    const unsigned group = pred_group(op->pred);
    const unsigned end = (op->chan + op->lanes + group - 1) / group * group;
    if (op->pred_shift + end > LANE_MAX)
        return fail(c, "predicate bit %u is outside its cell", op->pred_shift + end - 1);
    const bool pair = op->pred == LANE_PRED_ANYV || op->pred == LANE_PRED_ALLV;
    if (op->pred_cell % 4 != 0 || !in_rf(c->p, op->pred_cell, pair ? 12 : 8))
        return fail(c, "predicate cell %u", op->pred_cell);
    return 0;
}

static bool
cond_is_comparison(enum lane_cond cond)
{
    return cond >= LANE_COND_EQ && cond <= LANE_COND_LE;
}

static int
check_cond(const struct check *c)
{
    const struct lane_op *op = c->op;
    const bool compares = op->code == LANE_OP_cmp || op->code == LANE_OP_set || op->code == LANE_OP_csel;
    if (op->cond > LANE_COND_UN)
        return fail(c, "condition %u", op->cond);
    if (compares && !cond_is_comparison(op->cond) && op->cond != LANE_COND_UN)
        return fail(c, "condition %u does not compare", op->cond);
    if (!op->write_flag)
        return 0;
    if (op->cond == LANE_COND_NONE || op->code == LANE_OP_csel || op->code == LANE_OP_sel)
        return fail(c, "a flag write without a condition for it");
    if (op->cond_shift + op->chan + op->lanes > LANE_MAX)
        return fail(c, "flag bit %u is outside its cell", op->cond_shift + op->chan + op->lanes - 1);
    if (op->cond_cell % 4 != 0 || !writable(c->p, op->cond_cell, 8))
        return fail(c, "flag cell %u", op->cond_cell);
    return 0;
}

static bool
only_32_bits(enum lane_code code)
{
    return code == LANE_OP_bfe || code == LANE_OP_bfi1 || code == LANE_OP_bfi2 || code == LANE_OP_bitalign;
}

/* MATH in double precision is defined for the exactly rounded functions only (emu/lane_math.h). */
static bool
math_has_double(enum lane_code code)
{
    return code == LANE_OP_fdiv || code == LANE_OP_inv || code == LANE_OP_sqrt || code == LANE_OP_rsqrt;
}

static int
check_type(const struct check *c)
{
    const struct lane_op *op = c->op;
    if (op->type >= LANE_TYPE_COUNT)
        return fail(c, "execution type %u", op->type);
    const bool is_float = lane_type_is_float(op->type);
    const char types = lane_code_types(op->code);
    if ((types == 'I' && is_float) || (types == 'F' && !is_float))
        return fail(c, "execution type %s", lane_type_name(op->type));
    if (only_32_bits(op->code) && op->type != LANE_UD && op->type != LANE_D)
        return fail(c, "execution type %s, not 32-bit", lane_type_name(op->type));
    if (lane_code_family(op->code) == LANE_MATH && op->type == LANE_DF && !math_has_double(op->code))
        return fail(c, "not defined in double precision");
    if (op->code == LANE_OP_cmp && op->dst.kind != LANE_NONE && lane_type_is_float(op->dst.type))
        return fail(c, "a comparison's mask is an integer");
    if ((op->flags & (LANE_OMOD_MUL2 | LANE_OMOD_MUL4 | LANE_OMOD_DIV2)) && !is_float)
        return fail(c, "output multiplier on an integer");
    return 0;
}

static int
check_elementwise(const struct check *c)
{
    if (check_dst(c) != 0 || check_type(c) != 0 || check_cond(c) != 0)
        return -1;
    for (unsigned n = 0; n < lane_code_sources(c->op->code); n++)
        if (check_source(c, n) != 0)
            return -1;
    return 0;
}

/* Registers of every transferred component. */
static int
check_components(const struct check *c, const char *name, enum use use, const struct lane_operand *o)
{
    if (o->kind == LANE_IMM)
        return use == USE_WRITE ? fail(c, "%s is an immediate", name) : 0;
    const int count = __builtin_popcount(c->op->mem.comp_mask);
    for (int n = 0; n < count; n++)
        if (check_region(c, name, use, o, c->op->lanes, (int64_t)n * c->op->mem.comp_stride) != 0)
            return -1;
    return 0;
}

static int
check_mem_operand(const struct check *c, const char *name, enum use use, const struct lane_operand *o)
{
    if (check_operand_form(c, name, o) != 0)
        return -1;
    if (o->kind == LANE_NONE)
        return use == USE_WRITE ? 0 : fail(c, "%s is missing", name);
    if (o->kind == LANE_INDIRECT || o->mods)
        return fail(c, "%s: messages take plain registers", name);
    if (lane_type_bytes(o->type) < c->op->mem.elem)
        return fail(c, "%s: %s is narrower than the %u-byte element", name, lane_type_name(o->type),
                    c->op->mem.elem);
    return check_components(c, name, use, o);
}

static int
check_address(const struct check *c)
{
    const struct lane_operand *o = &c->op->src[0];
    if (check_operand_form(c, "address", o) != 0)
        return -1;
    if ((o->kind != LANE_REG && o->kind != LANE_IMM) || o->mods)
        return fail(c, "address: messages take plain registers");
    const unsigned bytes = lane_type_bytes(o->type);
    if (lane_type_is_float(o->type) || !(bytes == 4 || (bytes == 8 && c->op->mem.space == LANE_SPACE_FLAT)))
        return fail(c, "address type %s", lane_type_name(o->type));
    if (o->kind == LANE_IMM)
        return 0;
    return check_region(c, "address", USE_READ, o, c->op->mem.linear ? 1 : c->op->lanes, 0);
}

static bool
space_allows(enum lane_code code, enum lane_space space)
{
    switch (space) {
    case LANE_SPACE_UNIFORM:
    case LANE_SPACE_CODE:
        return code == LANE_OP_load;
    case LANE_SPACE_SCRATCH:
        return code != LANE_OP_atomic;
    default:
        return true;
    }
}

static int
check_mem_fields(const struct check *c)
{
    const struct lane_mem *m = &c->op->mem;
    if (m->space > LANE_SPACE_CODE || !space_allows(c->op->code, m->space))
        return fail(c, "address space %u", m->space);
    if (m->elem != 1 && m->elem != 2 && m->elem != 4 && m->elem != 8)
        return fail(c, "elements of %u bytes", m->elem);
    if (m->comp_mask == 0)
        return fail(c, "no component");
    if (m->addr_shift > 31)
        return fail(c, "address shift %u", m->addr_shift);
    if (m->addr_mask == 0 && m->space != LANE_SPACE_FLAT)
        return fail(c, "address mask 0");
    return 0;
}

static int
check_atomic(const struct check *c)
{
    const struct lane_mem *m = &c->op->mem;
    if (m->atomic > LANE_ATOMIC_FCMPXCHG)
        return fail(c, "atomic %u", m->atomic);
    if (m->elem < 4 || (m->atomic >= LANE_ATOMIC_FADD && m->elem != 4))
        return fail(c, "atomic of %u bytes", m->elem);
    if (m->comp_mask != 1)
        return fail(c, "atomic with components 0x%x", m->comp_mask);
    static const char *const names[3] = {"address", "src1", "src2"};
    for (unsigned n = 1; n <= lane_atomic_sources(m->atomic); n++)
        if (check_mem_operand(c, names[n], USE_READ, &c->op->src[n]) != 0)
            return -1;
    return check_mem_operand(c, "dst", USE_WRITE, &c->op->dst);
}

static int
check_mem(const struct check *c)
{
    if (c->op->code == LANE_OP_fence)
        return 0;
    if (check_mem_fields(c) != 0 || check_address(c) != 0)
        return -1;
    switch (c->op->code) {
    case LANE_OP_load:
        return check_mem_operand(c, "dst", USE_WRITE, &c->op->dst);
    case LANE_OP_store:
        return check_mem_operand(c, "src1", USE_READ, &c->op->src[1]);
    default:
        return check_atomic(c);
    }
}

static int
check_cell(const struct check *c, unsigned n, enum use use)
{
    const uint32_t cell = c->op->ctrl.cell[n];
    if (cell % 4 != 0 || (uint64_t)cell + 8 > c->p->cells_bytes)
        return fail(c, "cell %u", cell);
    if (use == USE_WRITE && !writable(c->p, cell, 8))
        return fail(c, "cell %u is not writable", cell);
    return 0;
}

static int
check_mask(const struct check *c)
{
    if (check_cell(c, 0, USE_WRITE) != 0 || check_cell(c, 1, USE_READ) != 0)
        return -1;
    return c->op->code == LANE_OP_mmov ? 0 : check_cell(c, 2, USE_READ);
}

static int
check_target(const struct check *c)
{
    if (c->op->ctrl.target >= c->p->op_count)
        return fail(c, "target %u of %u ops", c->op->ctrl.target, c->p->op_count);
    return 0;
}

static const struct lane_entry *
find_entry(const struct lane_program *p, uint32_t inst)
{
    for (uint32_t i = 0; i < p->entry_count; i++)
        if (p->entries[i].inst == inst)
            return &p->entries[i];
    return NULL;
}

/* A call returns to the op after it, which ret finds by its instruction's offset. */
static int
check_call(const struct check *c)
{
    const struct lane_operand *o = &c->op->dst;
    if (check_target(c) != 0)
        return -1;
    if (o->kind != LANE_REG || check_operand_form(c, "dst", o) != 0 || lane_type_bytes(o->type) != 4)
        return fail(c, "dst is not a dword register");
    if (c->index + 1 >= c->p->op_count || !find_entry(c->p, c->p->ops[c->index + 1].inst))
        return fail(c, "nothing to return to");
    return check_region(c, "dst", USE_WRITE, o, 1, 0);
}

static int
check_scalar_source(const struct check *c)
{
    const struct lane_operand *o = &c->op->src[0];
    if ((o->kind != LANE_REG && o->kind != LANE_IMM) || check_operand_form(c, "src0", o) != 0 || o->mods ||
        lane_type_bytes(o->type) != 4)
        return fail(c, "src0 is not a dword");
    return o->kind == LANE_IMM ? 0 : check_region(c, "src0", USE_READ, o, 1, 0);
}

static int
check_ctrl(const struct check *c)
{
    switch (c->op->code) {
    case LANE_OP_br:
        return check_target(c);
    case LANE_OP_brz:
    case LANE_OP_brnz:
        return check_target(c) != 0 ? -1 : check_cell(c, 1, USE_READ);
    case LANE_OP_brf:
        return c->op->lanes != 1 ? fail(c, "%u lanes", c->op->lanes) : check_target(c);
    case LANE_OP_divert:
    case LANE_OP_join:
    case LANE_OP_loop:
        return check_target(c) != 0 ? -1 : check_cell(c, 0, USE_WRITE);
    case LANE_OP_call:
        return check_call(c);
    case LANE_OP_ret:
    case LANE_OP_fpmode:
        return check_scalar_source(c);
    default:
        return 0;
    }
}

static int
check_op(const struct check *c)
{
    const struct lane_op *op = c->op;
    if (op->code >= LANE_OP_COUNT)
        return fail(c, "unknown code %u", op->code);
    if (op->flags & ~63)
        return fail(c, "flags 0x%x", op->flags);
    const enum lane_family family = lane_code_family(op->code);
    if (family == LANE_MASK)
        return check_mask(c);
    if (lane_op_uses_pred(op)) {
        if (op->lanes < 1 || op->chan + op->lanes > LANE_MAX)
            return fail(c, "lanes %u at channel %u", op->lanes, op->chan);
        if (check_pred(c) != 0)
            return -1;
    }
    switch (family) {
    case LANE_MEM:
        return check_mem(c);
    case LANE_CTRL:
        return check_ctrl(c);
    default:
        return check_elementwise(c);
    }
}

static bool
can_be_last(enum lane_code code)
{
    return code == LANE_OP_br || code == LANE_OP_ret || code == LANE_OP_end || code == LANE_OP_trap;
}

static int
check_entries(const struct lane_program *p, struct emu_error *error)
{
    for (uint32_t i = 0; i < p->entry_count; i++) {
        if (p->entries[i].op >= p->op_count)
            return emu_fail(error, EMU_INVALID, "entry 0x%x: op %u of %u", p->entries[i].inst,
                            p->entries[i].op, p->op_count);
        if (i > 0 && p->entries[i].inst <= p->entries[i - 1].inst)
            return emu_fail(error, EMU_INVALID, "entry 0x%x is out of order", p->entries[i].inst);
    }
    return 0;
}

static int
check_layout(const struct lane_program *p, struct emu_error *error)
{
    if (p->op_count == 0 || p->ops[p->op_count - 1].code >= LANE_OP_COUNT ||
        !can_be_last(p->ops[p->op_count - 1].code))
        return emu_fail(error, EMU_INVALID, "the program runs off its end");
    if (p->rf_bytes > INT32_MAX || p->cells_bytes < 8 || p->cells_bytes % 8 != 0 ||
        !in_rf(p, 0, p->cells_bytes))
        return emu_fail(error, EMU_INVALID, "register file of %u bytes with %u of cells", p->rf_bytes,
                        p->cells_bytes);
    if (p->const_bytes && (!in_rf(p, p->const_rf, p->const_bytes) || p->const_rf < p->cells_bytes))
        return emu_fail(error, EMU_INVALID, "constants at %u", p->const_rf);
    if (p->uniform_bytes && (!in_rf(p, p->uniform_rf, p->uniform_bytes) || p->uniform_rf < p->cells_bytes))
        return emu_fail(error, EMU_INVALID, "uniforms at %u", p->uniform_rf);
    if (p->uniform_bytes && overlap(p->uniform_rf, p->uniform_bytes, p->const_rf, p->const_bytes))
        return emu_fail(error, EMU_INVALID, "uniforms at %u lie in the constants", p->uniform_rf);
    return check_entries(p, error);
}

int
lane_program_check(const struct lane_program *p, struct emu_error *error)
{
    if (check_layout(p, error) != 0)
        return -1;
    for (uint32_t i = 0; i < p->op_count; i++) {
        const struct check c = {.p = p, .op = &p->ops[i], .index = i, .error = error};
        if (check_op(&c) != 0)
            return -1;
    }
    return 0;
}
