/* SPDX-License-Identifier: MIT */
/*
 * Vertex fetches, "HD 6900 Series ISA" sections 8.3 and 9.3.
 *
 * Without fetch constants a compute program has three buffers: 1 is global memory, 2 the code image with its
 * constant tables, 3 the parameters; their stride is 1. With them (struct cay_bindings) a buffer is what its
 * eight words say. The address is
 *
 *   (index + offset of FETCH_TYPE) * stride + what STRUCTURED_READ adds + OFFSET
 *
 * What the manual does not say:
 * - An address beyond 32 bits lies outside every buffer, and elements outside read as 0: addresses do not
 *   wrap, but end short of 2^32.
 * - STRUCTURED_READ 1 has its offset in the element that SRC_SEL_Y names, the only other one of the source.
 * - CONST_BUF_NO_STRIDE: all lanes read the element at OFFSET.
 * - DST_SEL of the words comes before that of the instruction.
 * - An index register that leads to no buffer: elements read as 0.
 * - LDS_REQ: the elements that DST_SEL writes follow each other from the byte address in SRC_SEL_Y's element
 * on.
 */
#include <assert.h>

#include "lower_fetch.h"

enum { FETCH_VERTEX, FETCH_INSTANCE, FETCH_NO_OFFSET };
enum { STRUCTURED_GPR = 1 };

/* The highest address that a part of a fetch is added to: OFFSET and 16 bytes more do not wrap. */
#define ADDRESS_END 0xfffe0000u

/* One fetch from one buffer. */
struct fetch {
    const struct cay_fetch *i;
    struct cay_number number;
    unsigned gpr; /* destination */
    enum lane_space space;
    uint16_t surface;
    bool has_words;
    uint32_t stride, start; /* bytes from element to element, and before the first one */
    uint8_t endian_swap, select[4];
    struct lane_operand address;
    uint32_t offset;
};

/* --- the plain form --- */

static enum cay_fetch_buffer
buffer_of(const struct cay_lower *l, unsigned number)
{
    static const uint8_t of_llvm[] = {CAY_FETCH_NONE, CAY_FETCH_POOL, CAY_FETCH_CODE, CAY_FETCH_PARAMETERS};
    if (l->bindings->fetch_buffers)
        return number < CAY_RESOURCES ? l->bindings->fetch_buffers[number] : CAY_FETCH_NONE;
    return number < sizeof of_llvm ? of_llvm[number] : CAY_FETCH_NONE;
}

/* Of buffers whose elements are bytes. */
static bool
space_of(const struct cay_lower *l, unsigned number, enum lane_space *space)
{
    static const enum lane_space spaces[] = {
        [CAY_FETCH_POOL] = LANE_SPACE_POOL,
        [CAY_FETCH_CODE] = LANE_SPACE_CODE,
        [CAY_FETCH_PARAMETERS] = LANE_SPACE_UNIFORM,
    };
    const enum cay_fetch_buffer buffer = buffer_of(l, number);
    if (buffer == CAY_FETCH_NONE || buffer >= CAY_FETCH_CONST)
        return false;
    *space = spaces[buffer];
    return true;
}

static bool
has_words(const struct cay_lower *l, unsigned buffer)
{
    return l->bindings->resources && buffer < CAY_RESOURCES &&
           cay_resource_type(l->bindings->resources[buffer]) == CAY_BUFFER;
}

static uint32_t
index_offset(const struct cay_lower *l, const struct cay_fetch *i)
{
    return i->fetch_type == FETCH_VERTEX     ? l->bindings->base_vertex
           : i->fetch_type == FETCH_INSTANCE ? l->bindings->first_instance
                                             : 0;
}

bool
cay_vtx_is_plain(const struct cay_lower *l, const struct cay_fetch *i)
{
    const struct cay_data_format_row *format = cay_find_data_format(i->data_format);
    const bool has_registers = !i->src_rel && !i->dst_rel && !i->index_mode && !i->lds_req;
    return i->op == CAY_FETCH_FETCH && format && format->elem && has_registers && !i->use_const_fields &&
           !i->endian_swap && !i->structured_read && !i->no_stride && !(i->srf_no_zero && i->format_signed) &&
           !index_offset(l, i) && !has_words(l, i->resource) && buffer_of(l, i->resource) < CAY_FETCH_CONST;
}

/* How many elements, counted from X, go unchanged into the same element of the destination; 0: it differs. */
static unsigned
plain_elements(const struct cay_fetch *i, unsigned components)
{
    assert(components >= 1 && components <= 4);
    unsigned n = 0;
    while (n < components && i->dst_sel[n] == n)
        n++;
    for (unsigned c = n; c < 4; c++)
        if (i->dst_sel[c] != CAY_DST_SEL_MASK)
            return 0;
    return n;
}

static bool
needs_conversion(const struct cay_fetch *i, const struct cay_data_format_row *format)
{
    if (format->is_float || i->num_format != CAY_NUM_INT)
        return format->elem != 4 || !format->is_float;
    return format->elem < 4 && i->format_signed;
}

static enum lane_type
element_type(const struct cay_fetch *i, const struct cay_data_format_row *format)
{
    static const enum lane_type types[3][3] = {
        {LANE_UB, LANE_B, LANE_UB}, {LANE_UW, LANE_W, LANE_HF}, {LANE_UD, LANE_D, LANE_F}};
    const unsigned size = format->elem == 4 ? 2 : format->elem == 2;
    return types[size][format->is_float ? 2 : i->format_signed];
}

/* The largest value of a normalised element: 2^n - 1, or 2^(n-1) - 1 for signed ones. */
static uint32_t
norm_divisor(const struct cay_fetch *i, const struct cay_data_format_row *format)
{
    union {
        float f;
        uint32_t bits;
    } divisor;
    const unsigned bits = 8u * format->elem - i->format_signed;
    assert(bits > 0 && bits <= 32);
    divisor.f = (float)(((uint64_t)1 << bits) - 1);
    return divisor.bits;
}

/* One element from a temporary into the destination register, as a number of the wanted kind. */
static void
convert(struct cay_lower *l, const struct cay_fetch *i, const struct cay_data_format_row *format,
        uint32_t from, uint32_t to)
{
    const bool to_float = format->is_float || i->num_format != CAY_NUM_INT;
    const enum lane_type type = to_float ? LANE_F : i->format_signed ? LANE_D : LANE_UD;
    const struct lane_operand src = cay_vector(from, element_type(i, format)), dst = cay_vector(to, type);
    cay_emit_alu(l, LANE_OP_mov, type, dst, src, cay_none, cay_none);
    if (format->is_float || i->num_format != CAY_NUM_NORM)
        return;
    const struct lane_operand divisor = cay_imm(LANE_F, norm_divisor(i, format));
    cay_emit_alu(l, LANE_OP_fdiv, LANE_F, dst, dst, divisor, cay_none);
    if (i->format_signed)
        cay_emit_alu(l, LANE_OP_max, LANE_F, dst, dst, cay_imm(LANE_F, 0xbf800000), cay_none);
}

static struct cay_number
number_of(const struct cay_fetch *i)
{
    return (struct cay_number){cay_find_data_format(i->data_format), i->num_format, i->format_signed,
                               i->srf_no_zero};
}

/* DST_SEL: from the fetched elements, 0 or 1, or left alone. */
static void
select_elements(struct cay_lower *l, const struct cay_fetch *i, const struct cay_number *number)
{
    for (unsigned c = 0; c < 4; c++) {
        const unsigned sel = i->dst_sel[c];
        if (sel == CAY_DST_SEL_MASK)
            continue;
        const uint32_t to = cay_gpr_rf(l, i->dst_gpr, c);
        if (sel < number->format->components) {
            convert(l, i, number->format, cay_temp_rf(l, CAY_TEMP_FETCH + sel), to);
            continue;
        }
        /* Elements the format does not have read as 0, and W as 1. */
        const bool one = sel == CAY_DST_SEL_1 || sel == 3;
        cay_fetch_move(l, to, cay_imm(LANE_UD, one ? cay_number_one(number) : 0));
    }
}

static void
plain(struct cay_lower *l, const struct cay_fetch *i)
{
    const struct cay_number number = number_of(i);
    const struct cay_data_format_row *format = number.format;
    enum lane_space space;
    if (!space_of(l, i->resource, &space)) {
        cay_refuse(l, cay_fetch_rows[i->op].name, "buffer %u is not bound", i->resource);
        return;
    }
    const unsigned plain = needs_conversion(i, format) ? 0 : plain_elements(i, format->components);
    const struct lane_operand address = cay_vector(cay_gpr_rf(l, i->src_gpr, i->src_sel[0]), LANE_UD);
    struct lane_op *op = cay_emit_mem(l, LANE_OP_load, space, format->elem, address, i->immediate);
    op->mem.comp_mask = (uint8_t)((1u << (plain ? plain : format->components)) - 1);
    op->dst = cay_vector(plain ? cay_gpr_rf(l, i->dst_gpr, 0) : cay_temp_rf(l, CAY_TEMP_FETCH), LANE_UD);
    if (!plain)
        select_elements(l, i, &number);
}

/* --- all others --- */

static struct lane_operand
work(const struct cay_lower *l, unsigned n, enum lane_type type)
{
    return cay_vector(cay_temp_rf(l, CAY_TEMP_WORK + n), type);
}

static bool
bind_words(struct cay_lower *l, struct fetch *f, unsigned buffer)
{
    struct cay_buffer b;
    if (!has_words(l, buffer) || !cay_buffer_of(l->bindings->resources[buffer], &b))
        return false;
    f->space = LANE_SPACE_SURFACE;
    f->surface = (uint16_t)(CAY_SURFACE_FETCH + buffer);
    f->has_words = true;
    f->stride = b.stride;
    for (unsigned c = 0; c < 4; c++)
        f->select[c] = b.select[c];
    if (!f->i->use_const_fields)
        return true;
    f->number =
        (struct cay_number){cay_find_data_format(b.data_format), b.num_format, b.is_signed, b.no_zero};
    f->endian_swap = b.endian_swap;
    return true;
}

/* A constant buffer; drivers give such a buffer a stride of one vector. */
static bool
bind_constants(const struct cay_lower *l, struct fetch *f, unsigned number)
{
    enum { VECTOR_BYTES = 16 };
    const enum cay_fetch_buffer buffer = buffer_of(l, number);
    if (buffer < CAY_FETCH_CONST)
        return false;
    const unsigned bank = buffer - CAY_FETCH_CONST;
    const bool in_payload = !bank || l->bindings->const_offset[bank];
    f->space = in_payload ? LANE_SPACE_UNIFORM : LANE_SPACE_SURFACE;
    f->surface = (uint16_t)(in_payload ? 0 : CAY_SURFACE_CONST + bank);
    f->stride = VECTOR_BYTES;
    f->start = l->bindings->const_offset[bank];
    return in_payload || cay_is_bound(l->bindings, CAY_SURFACE_CONST + bank);
}

/* False: there is no such buffer. */
static bool
bind(struct cay_lower *l, struct fetch *f, unsigned buffer)
{
    f->number = number_of(f->i);
    f->endian_swap = f->i->endian_swap;
    f->stride = 1;
    for (unsigned c = 0; c < 4; c++)
        f->select[c] = (uint8_t)c;
    return bind_words(l, f, buffer) || bind_constants(l, f, buffer) || space_of(l, buffer, &f->space);
}

static bool
supported(struct cay_lower *l, const struct fetch *f)
{
    const char *name = cay_fetch_rows[f->i->op].name;
    if (f->i->use_const_fields && !f->has_words)
        cay_refuse(l, name, "the buffer's format is not described");
    else if (f->i->alt_const && l->bindings->stage != CAY_STAGE_COMPUTE)
        cay_refuse(l, name, "fetch constants of another program type are not bound");
    else if (!f->number.format)
        cay_refuse(l, name, "the data format has no known layout");
    else if (f->number.num_format > CAY_NUM_SCALED || f->endian_swap > 2)
        cay_refuse(l, name, "the buffer's words have reserved values");
    return !l->failed;
}

/* Addresses of buffers with words: clamped, so that sums do not wrap. */
static void
limit_address(struct cay_lower *l, uint32_t end)
{
    const struct lane_operand at = cay_vector(cay_temp_rf(l, CAY_TEMP_ADDRESS), LANE_UD);
    cay_emit_alu(l, LANE_OP_min, LANE_UD, at, at, cay_imm(LANE_UD, end), cay_none);
}

static void
add_saturated(struct cay_lower *l, struct lane_operand more)
{
    const struct lane_operand at = cay_vector(cay_temp_rf(l, CAY_TEMP_ADDRESS), LANE_UD);
    cay_emit_alu(l, LANE_OP_add, LANE_UD, at, at, more, cay_none)->flags |= LANE_SAT;
}

static void
find_address(struct cay_lower *l, struct fetch *f)
{
    const struct cay_fetch *i = f->i;
    const uint32_t stride = i->no_stride ? 0 : f->stride;
    const struct lane_operand at = cay_vector(cay_temp_rf(l, CAY_TEMP_ADDRESS), LANE_UD);
    f->address = at;
    f->offset = f->start + i->immediate;
    cay_fetch_move(l, at.base, cay_fetch_source(l, i->src_gpr, i->src_rel, i->src_sel[0], CAY_TEMP_WORK));
    if (index_offset(l, i))
        add_saturated(l, cay_imm(LANE_UD, index_offset(l, i)));
    if (f->has_words)
        limit_address(l, stride ? ADDRESS_END / stride : 0);
    if (stride != 1)
        cay_emit_alu(l, LANE_OP_mul, LANE_UD, at, at, cay_imm(LANE_UD, stride), cay_none);
    if (i->structured_read == STRUCTURED_GPR)
        add_saturated(l, cay_fetch_source(l, i->src_gpr, i->src_rel, i->src_sel[1], CAY_TEMP_WORK));
    if (f->has_words && i->structured_read == STRUCTURED_GPR)
        limit_address(l, ADDRESS_END);
}

static struct lane_op *
load(struct cay_lower *l, const struct fetch *f, unsigned bytes, struct lane_operand address, uint32_t offset,
     uint32_t to)
{
    struct lane_op *op = cay_emit_mem(l, LANE_OP_load, f->space, bytes, address, offset);
    op->mem.surface = f->surface;
    op->dst = cay_vector(to, LANE_UD);
    return op;
}

/* More bits of a dword. */
static void
or_in(struct cay_lower *l, uint32_t to, struct lane_operand bits, unsigned shift)
{
    const struct lane_operand dword = cay_vector(to, LANE_UD);
    cay_emit_alu(l, LANE_OP_shl, LANE_UD, bits, bits, cay_imm(LANE_UD, shift), cay_none);
    cay_emit_alu(l, LANE_OP_or, LANE_UD, dword, dword, bits, cay_none);
}

/* The texel's bytes, and no others, as dwords. */
static void
load_dwords(struct cay_lower *l, const struct fetch *f, unsigned bytes)
{
    const uint32_t first = cay_temp_rf(l, CAY_TEMP_DATA), last = first + CAY_VECTOR * (bytes / 4);
    const uint32_t rest = f->offset + bytes / 4 * 4;
    if (bytes / 4)
        load(l, f, 4, f->address, f->offset, first)->mem.comp_mask = (uint8_t)((1u << bytes / 4) - 1);
    if (bytes & 3)
        load(l, f, bytes & 2 ? 2 : 1, f->address, rest, last);
    if ((bytes & 3) == 3) {
        load(l, f, 1, f->address, rest + 2, work(l, 0, LANE_UD).base);
        or_in(l, last, work(l, 0, LANE_UD), 16);
    }
}

/* ENDIAN_SWAP: byte addresses are XORed with 1 or 3. */
static void
load_swapped(struct cay_lower *l, const struct fetch *f, unsigned bytes)
{
    const struct lane_operand at = work(l, 0, LANE_UD), byte = work(l, 1, LANE_UD);
    for (unsigned k = 0; k < bytes; k++) {
        const uint32_t to = cay_temp_rf(l, CAY_TEMP_DATA + k / 4);
        cay_emit_alu(l, LANE_OP_add, LANE_UD, at, f->address, cay_imm(LANE_UD, f->offset + k), cay_none);
        cay_emit_alu(l, LANE_OP_xor, LANE_UD, at, at, cay_imm(LANE_UD, f->endian_swap == 1 ? 1 : 3),
                     cay_none);
        load(l, f, 1, at, 0, k % 4 ? byte.base : to);
        if (k % 4)
            or_in(l, to, byte, 8 * (k % 4));
    }
}

/* What DST_SEL's value means here: a component, 0, or 1. */
static unsigned
selected(const struct fetch *f, unsigned sel)
{
    const unsigned from = sel < 4 && f->has_words ? f->select[sel] : sel;
    if (from < f->number.format->components || from == CAY_DST_SEL_1)
        return from;
    return from == 3 ? CAY_DST_SEL_1 : CAY_DST_SEL_0;
}

static void
fetch_from(struct cay_lower *l, struct fetch *f)
{
    const unsigned bytes = f->number.format->bytes;
    find_address(l, f);
    if (f->endian_swap)
        load_swapped(l, f, bytes);
    else
        load_dwords(l, f, bytes);
    for (unsigned c = 0; c < 4; c++) {
        if (f->i->dst_sel[c] == CAY_DST_SEL_MASK)
            continue;
        const unsigned from = selected(f, f->i->dst_sel[c]);
        const uint32_t to = cay_temp_rf(l, CAY_TEMP_RESULT + c);
        if (from < 4)
            cay_number_convert(l, &f->number, from, to);
        else
            cay_fetch_move(l, to, cay_imm(LANE_UD, from == CAY_DST_SEL_1 ? cay_number_one(&f->number) : 0));
    }
}

/* Mesa's driver writes the number into the words; for a buffer of GLSL that number is in bytes. */
static uint32_t
elements_of(const struct cay_buffer *b)
{
    const struct cay_data_format_row *format = cay_find_data_format(b->data_format);
    const uint32_t unit = b->stride ? b->stride : format ? format->bytes : 1;
    return b->elements ? b->elements : (uint32_t)(b->bytes / unit);
}

/* GET_BUFFER_RESINFO: X is the number of elements. */
static void
count_elements(struct cay_lower *l, struct fetch *f)
{
    struct cay_buffer b;
    if (!f->has_words || !cay_buffer_of(l->bindings->resources[f->surface - CAY_SURFACE_FETCH], &b)) {
        cay_refuse(l, cay_fetch_rows[f->i->op].name, "the buffer's size is not described");
        return;
    }
    for (unsigned c = 0; c < 4; c++) {
        const unsigned sel = f->i->dst_sel[c];
        if (sel != CAY_DST_SEL_MASK)
            cay_fetch_move(l, cay_temp_rf(l, CAY_TEMP_RESULT + c),
                           cay_imm(LANE_UD, sel == 0               ? elements_of(&b)
                                            : sel == CAY_DST_SEL_1 ? 1
                                                                   : 0));
    }
}

static void
body(struct cay_lower *l, struct fetch *f)
{
    if (f->i->op == CAY_FETCH_GET_BUFFER_RESINFO)
        count_elements(l, f);
    else if (supported(l, f))
        fetch_from(l, f);
}

/* The buffer is known at run time only: each one that it may be. */
static void
indexed(struct cay_lower *l, const struct cay_fetch *i)
{
    const struct lane_operand index = cay_fetch_index(l, i->index_mode);
    for (unsigned c = 0; c < 4; c++)
        cay_fetch_move(l, cay_temp_rf(l, CAY_TEMP_RESULT + c), cay_imm(LANE_UD, 0));
    for (unsigned n = 0; n < CAY_RESOURCES && !l->failed; n++) {
        struct fetch f = {.i = i};
        if (!bind(l, &f, n))
            continue;
        cay_emit_scalar_test(l, LANE_OP_cmp, LANE_COND_EQ, cay_none, index,
                             cay_imm(LANE_D, (uint32_t)((int)n - i->resource)));
        const uint32_t skip = cay_emit_skip(l, LANE_OP_brz, CAY_CELL_COUNTER);
        body(l, &f);
        cay_bind_here(l, skip);
    }
}

static void
general(struct cay_lower *l, const struct cay_fetch *i, unsigned gpr)
{
    struct fetch f = {.i = i};
    if (i->resource >= CAY_RESOURCES)
        cay_refuse(l, cay_fetch_rows[i->op].name, "there are %u resources, not %u", CAY_RESOURCES,
                   i->resource + 1u);
    else if (i->index_mode)
        indexed(l, i);
    else if (bind(l, &f, i->resource))
        body(l, &f);
    else
        cay_refuse(l, cay_fetch_rows[i->op].name, "buffer %u is not bound", i->resource);
    if (!l->failed)
        cay_fetch_deliver(l, i, gpr);
}

void
cay_fetch_vtx(struct cay_lower *l, const struct cay_fetch *i)
{
    if (cay_vtx_is_plain(l, i))
        plain(l, i);
    else
        general(l, i, i->dst_gpr);
}

void
cay_fetch_resinfo(struct cay_lower *l, const struct cay_fetch *i)
{
    general(l, i, i->dst_gpr);
}

/* The identifier takes the place of DST_GPR and DST_REL. */
void
cay_fetch_semantic(struct cay_lower *l, const struct cay_fetch *i)
{
    const unsigned id = i->dst_gpr | (unsigned)i->dst_rel << 7;
    const unsigned gpr = l->bindings->semantics ? l->bindings->semantics[id] : CAY_GPRS;
    if (gpr >= CAY_GPRS)
        cay_refuse(l, cay_fetch_rows[i->op].name, "semantic %u has no register", id);
    else
        general(l, i, gpr);
}
