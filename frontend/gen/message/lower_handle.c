/* SPDX-License-Identifier: MIT */
/*
 * Bindless surfaces (Gen9 PRM, Volume 7, binding table index 252): bits 31:12 of the extended descriptor say
 * where the surface's state is in the heap. Compilers get that from the launch value of a pointer argument,
 * unchanged but for the message's own bits. So the surface is known when the program is built, and the
 * message becomes one to that surface: no handle exists, the launch value stays the pointer's address.
 *
 * The register's value is traced back on all paths that lead to the message. Every path must end at the same
 * dword of the cross-thread data, which no instruction on the path has written to.
 */
#include "gen/lower/lower_functions.h"
#include "lower_send.h"
#include "lower_trace.h"

enum { MESSAGE_BITS = 0xfff, STEPS = 8, NOT_FOUND = -1, NOTHING_YET = -2 };

/* Compilers' kernels need far less; others must not keep a build busy for long. */
#define MOST_TRACED_FOR_HEADERS (UINT64_C(1) << 20)

/* GRF byte at the thread's start, or one of the above, and the sum added since. part: only some of its bits.
 */
struct origin {
    int64_t at;
    uint32_t added;
    bool part;
};

static const struct origin not_found = {.at = NOT_FOUND};

struct search {
    enum gen_file file;
    uint32_t at;
    unsigned steps;
    struct origin origin; /* that all ways so far led to */
};

static struct origin origin_before(struct gen_lower *l, const struct gen_inst *before, enum gen_file file,
                                   uint32_t at, unsigned steps);

static void
agree(struct search *s, struct origin o)
{
    const bool same = s->origin.at == o.at && s->origin.added == o.added;
    o.part = o.part || s->origin.part;
    s->origin = s->origin.at == NOTHING_YET || same ? o : not_found;
}

/* --- one instruction --- */

static unsigned
integer_bytes(enum gen_type type)
{
    return type == GEN_UD || type == GEN_D ? 4 : type == GEN_UQ || type == GEN_Q ? 8 : 0;
}

/* What an instruction adds to its source: nothing, or bits of the message. */
static bool
adds(const struct gen_inst *inst, uint32_t *added)
{
    const struct gen_operand *b = &inst->src[1];
    *added = inst->op == GEN_OP_mov ? 0 : (uint32_t)b->imm;
    return inst->op == GEN_OP_mov || ((inst->op == GEN_OP_add || inst->op == GEN_OP_or) &&
                                      b->file == GEN_FILE_IMM && b->imm <= MESSAGE_BITS);
}

static bool
is_plain(const struct gen_inst *inst)
{
    const struct gen_operand *d = &inst->dst, *s = &inst->src[0];
    return inst->nomask && !inst->pred_ctrl && !inst->saturate && !inst->align16 && !d->indirect &&
           d->hstride && s->file == GEN_FILE_GRF && !s->indirect && !s->negate && !s->absolute && s->width;
}

/* The GRF byte of the source that the dword at `at` of the destination is a copy of. */
static int64_t
source_of(const struct gen_inst *inst, uint32_t at)
{
    const struct gen_operand *d = &inst->dst, *s = &inst->src[0];
    const unsigned to = integer_bytes(d->type), from = integer_bytes(s->type);
    if (!to || !from || !is_plain(inst))
        return NOT_FOUND;
    const uint32_t first = (d->file == GEN_FILE_GRF ? GEN_GRF_BYTES * d->reg : 0u) + d->subreg;
    const uint32_t lane = (at - first) / (to * d->hstride), rest = (at - first) % (to * d->hstride);
    if (at < first || rest % 4 || rest >= from || rest >= to)
        return NOT_FOUND;
    const uint32_t element = lane / s->width * s->vstride + lane % s->width * s->hstride;
    return GEN_GRF_BYTES * s->reg + s->subreg + (int64_t)from * element + rest;
}

static struct origin
origin_of(struct gen_lower *l, const struct gen_inst *writer, uint32_t at, unsigned steps)
{
    uint32_t added = 0;
    const int64_t source = source_of(writer, at);
    const bool masks = writer->op == GEN_OP_and && writer->src[1].file == GEN_FILE_IMM;
    if (source < 0 || !steps || (!masks && !adds(writer, &added)))
        return not_found;
    struct origin o = origin_before(l, writer, GEN_FILE_GRF, (uint32_t)source, steps - 1);
    if (writer->op == GEN_OP_or && o.added & added)
        return not_found;
    o.added += added;
    o.part = o.part || masks;
    return o.at < 0 || o.added > MESSAGE_BITS ? not_found : o;
}

/* --- the ways that lead there --- */

static bool
agree_with_writer(struct gen_lower *l, const struct gen_inst *writer, void *user)
{
    struct search *s = user;
    if (writer)
        agree(s, origin_of(l, writer, s->at, s->steps));
    else
        agree(s, s->file == GEN_FILE_GRF ? (struct origin){.at = s->at} : not_found);
    return s->origin.at != NOT_FOUND;
}

static struct origin
origin_before(struct gen_lower *l, const struct gen_inst *before, enum gen_file file, uint32_t at,
              unsigned steps)
{
    struct search s = {file, at, steps, {.at = NOTHING_YET}};
    if (!lower_each_writer(l, before, file, at, agree_with_writer, &s))
        return not_found;
    return s.origin.at < 0 ? not_found : s.origin;
}

bool
lower_is_part_of(struct gen_lower *l, const struct gen_inst *before, uint32_t at, uint32_t of)
{
    if (l->traced > MOST_TRACED_FOR_HEADERS)
        return false;
    const struct origin o = origin_before(l, before, GEN_FILE_GRF, at, STEPS);
    return o.at == of && !o.added;
}

/* --- launch values --- */

/* The surface of the memory whose pointer a launch value is. */
static bool
surface_kind(enum fe_patch_kind pointer, enum fe_patch_kind *surface)
{
    static const struct {
        enum fe_patch_kind pointer, surface;
    } pairs[] = {{FE_PATCH_ARG_POINTER, FE_PATCH_ARG_SURFACE},
                 {FE_PATCH_CONST_POINTER, FE_PATCH_CONST_SURFACE},
                 {FE_PATCH_GLOBAL_POINTER, FE_PATCH_GLOBAL_SURFACE},
                 {FE_PATCH_PRIVATE_POINTER, FE_PATCH_PRIVATE_SURFACE},
                 {FE_PATCH_PRINTF_POINTER, FE_PATCH_PRINTF_SURFACE}};
    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++) {
        *surface = pairs[i].surface;
        if (pairs[i].pointer == pointer)
            return true;
    }
    return false;
}

static bool
surface_of(struct gen_lower *l, const struct fe_patch *pointer, uint32_t *surface)
{
    const struct fe_kernel *kernel = l->kernel;
    enum fe_patch_kind kind;
    if (!surface_kind(pointer->kind, &kind) || !lower_pay(l, kernel->patch_count))
        return false;
    for (uint32_t i = 0; i < kernel->patch_count; i++) {
        const struct fe_patch *p = &kernel->patches[i];
        *surface = p->offset;
        if (p->kind == kind && p->arg == pointer->arg)
            return true;
    }
    return false;
}

/* Argument pointers have a surface. Everything else has no pointer in the cross-thread data. */
static bool
surface_at(struct gen_lower *l, int64_t offset, uint32_t *surface)
{
    const struct fe_kernel *kernel = l->kernel;
    for (uint32_t i = 0; i < kernel->patch_count; i++) {
        const struct fe_patch *p = &kernel->patches[i];
        if (p->size >= 4 && p->offset == offset && surface_of(l, p, surface))
            return true;
    }
    return false;
}

bool
lower_handle_bits(const struct lower_send *s, uint32_t at, uint32_t *bits)
{
    const struct origin o = origin_before(s->l, s->inst, GEN_FILE_ARF, at, STEPS);
    *bits = o.added;
    return o.at >= 0 && !o.part;
}

bool
lower_handle_surface(const struct lower_send *s, uint32_t *surface)
{
    const struct fe_kernel *kernel = s->l->kernel;
    const struct origin o = origin_before(s->l, s->inst, GEN_FILE_ARF, s->handle, STEPS);
    const int64_t at = o.at;
    if (lower_trace_gave_up(s->l))
        lower_send_refuse(s, EMU_UNSUPPORTED, "bindless surface: the search for its handle was given up");
    else if (at < 0 || o.part)
        lower_send_refuse(s, EMU_UNSUPPORTED, "bindless surface whose handle is no launch value");
    else if (o.added != (s->ex_desc & MESSAGE_BITS))
        lower_send_refuse(s, EMU_UNSUPPORTED,
                          "bindless surface whose message bits are added in several places");
    else if (!surface_at(s->l, at - lower_payload_offset(kernel), surface))
        lower_send_refuse(
            s, EMU_UNSUPPORTED,
            "bindless surface whose handle is a launch value that the binary does not describe");
    return !s->l->failed;
}
