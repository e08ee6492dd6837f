/* SPDX-License-Identifier: MIT */
/* Operands of the one- and two-source formats. */
#include <inttypes.h>

#include "maker.h"

enum { GRF_BYTES = 32, GRFS = 128 };

struct region {
    unsigned vstride, width, hstride, first; /* first: byte of the first element in its register */
};

void
maker_indirect(struct maker *maker, unsigned grain)
{
    const int offset = ((int)rnd_below(&maker->rnd, 1024) - 512) / (int)grain * (int)grain;
    fprintf(maker->out, "r[a0.%u", rnd_below(&maker->rnd, 16));
    if (rnd_below(&maker->rnd, 4))
        fprintf(maker->out, ",%d", offset);
    fprintf(maker->out, "]");
}

/* PRM "Region Restrictions": no row crosses a register, all of it lies in two. */
static bool
region_is_legal(const struct region *region, unsigned exec, unsigned bytes)
{
    const unsigned rows = exec / region->width;
    const unsigned row = ((region->width - 1) * region->hstride + 1) * bytes;
    if (exec < region->width || (region->width == 1 && region->hstride))
        return false;
    if (exec == region->width && region->hstride && region->vstride != region->width * region->hstride)
        return false;
    if (exec == 1 && region->vstride)
        return false;
    if (!region->vstride && !region->hstride && region->width != 1)
        return false;
    for (unsigned i = 0; i < rows; i++)
        if ((region->first + i * region->vstride * bytes) % GRF_BYTES + row > GRF_BYTES)
            return false;
    return region->first + (rows - 1) * region->vstride * bytes + row <= 2 * GRF_BYTES;
}

static struct region
make_region(struct maker *maker, unsigned exec, unsigned bytes)
{
    static const uint8_t vstrides[] = {0, 1, 2, 4, 8, 16, 32}, widths[] = {1, 2, 4, 8, 16},
                         hstrides[] = {0, 1, 2, 4};
    for (unsigned tries = 0; tries < 100; tries++) {
        const struct region region = {MAKER_PICK(maker, vstrides), MAKER_PICK(maker, widths),
                                      MAKER_PICK(maker, hstrides),
                                      rnd_below(&maker->rnd, GRF_BYTES / bytes) * bytes};
        if (region_is_legal(&region, exec, bytes))
            return region;
    }
    return (struct region){0, 1, 0, 0};
}

/* The common regions more often: they are what has a compacted form. */
static struct region
choose_region(struct maker *maker, unsigned exec, unsigned bytes)
{
    const struct region packed = {8, 8, 1, 0},
                        scalar = {0, 1, 0,
                                  maker->plain ? 0 : rnd_below(&maker->rnd, GRF_BYTES / bytes) * bytes};
    if ((maker->plain || rnd_once_in(&maker->rnd, 4)) && region_is_legal(&packed, exec, bytes))
        return packed;
    return maker->plain || rnd_once_in(&maker->rnd, 4) ? scalar : make_region(maker, exec, bytes);
}

/* Registers that instructions may write beside the general ones. */
static void
arf_dst(struct maker *maker, enum gen_type type)
{
    static const struct {
        const char *name;
        unsigned registers, bytes;
    } arfs[] = {{"a", 1, 32}, {"acc", 2, 32}, {"f", 2, 4},   {"sr", 2, 16}, {"cr", 1, 12},
                {"n", 1, 12}, {"tm", 1, 16},  {"dbg", 1, 8}, {"tdr", 1, 16}};
    const unsigned which = rnd_below(&maker->rnd, sizeof arfs / sizeof *arfs);
    const unsigned bytes = gen_type_bytes(type);
    const unsigned elements = arfs[which].bytes / bytes ? arfs[which].bytes / bytes : 1;
    fprintf(maker->out, "%s%u.%u<1>", arfs[which].name, rnd_below(&maker->rnd, arfs[which].registers),
            rnd_below(&maker->rnd, elements));
}

static void
direct_dst(struct maker *maker, unsigned bytes, unsigned exec)
{
    static const uint8_t strides[] = {1, 1, 2, 4};
    unsigned stride = maker->plain ? 1 : MAKER_PICK(maker, strides);
    while (stride > 1 && exec * stride * bytes > 2 * GRF_BYTES)
        stride /= 2;
    const unsigned span = ((exec - 1) * stride + 1) * bytes;
    const unsigned places = span <= GRF_BYTES && !maker->plain ? (GRF_BYTES - span) / bytes + 1 : 1;
    fprintf(maker->out, "r%u.%u<%u>", rnd_below(&maker->rnd, GRFS - 1), rnd_below(&maker->rnd, places),
            stride);
}

void
maker_dst(struct maker *maker, enum gen_type type, unsigned exec)
{
    static const uint8_t weights[] = {80, 8, 6, 6};
    switch (maker->plain ? 0 : rnd_weighted(&maker->rnd, weights, sizeof weights)) {
    case 0:
        direct_dst(maker, gen_type_bytes(type), exec);
        break;
    case 1:
        maker_indirect(maker, 1);
        fprintf(maker->out, "<%u>", 1u << rnd_below(&maker->rnd, 3));
        break;
    case 2:
        fprintf(maker->out, "null<%u>", 1u << rnd_below(&maker->rnd, 3));
        break;
    default:
        arf_dst(maker, type);
        break;
    }
    fprintf(maker->out, ":%s", gen_type_name(type));
}

static void
arf_src(struct maker *maker, enum gen_type type)
{
    static const char *const names[] = {"null",   "a0.0",   "acc0.0", "acc1.0", "f0.0",  "f1.0",   "ce.0",
                                        "sp.0",   "sr0.0",  "sr1.0",  "cr0.0",  "n0.0",  "ip",     "tm0.0",
                                        "tdr0.0", "dbg0.0", "fc0.0",  "fc1.0",  "fc4.0", "msg0.0", "msg7.0"};
    fprintf(maker->out, "%s<0;1,0>:%s", MAKER_PICK(maker, names), gen_type_name(type));
}

static void
indirect_src(struct maker *maker, unsigned exec)
{
    static const uint8_t widths[] = {1, 2, 4, 8, 16};
    maker_indirect(maker, 1);
    const struct region region = make_region(maker, exec, 1);
    if (rnd_once_in(&maker->rnd, 3)) { /* VxH, Vx1 */
        const unsigned width = MAKER_PICK(maker, widths);
        fprintf(maker->out, "<%u,%u>", width, width == 1 ? 0 : 1u << rnd_below(&maker->rnd, 3));
        return;
    }
    fprintf(maker->out, "<%u;%u,%u>", region.vstride, region.width, region.hstride);
}

static void
modifier(struct maker *maker, enum gen_opcode op)
{
    static const char *const arithmetic[] = {"-", "(abs)", "-(abs)"};
    const unsigned modifiers = gen_op_info(op)->modifiers;
    if (!(modifiers & GEN_SMOD) || op == GEN_OP_pln || !maker_rarely(maker, 4)) /* pln: ../README.md */
        return;
    fprintf(maker->out, "%s", modifiers & GEN_LOGIC ? "~" : MAKER_PICK(maker, arithmetic));
}

void
maker_src(struct maker *maker, enum gen_opcode op, enum gen_type type, unsigned exec, bool arf)
{
    const unsigned bytes = gen_type_bytes(type);
    const unsigned way = maker->plain ? 15 : rnd_below(&maker->rnd, 16);
    if (arf && !way) {
        arf_src(maker, type);
        return;
    }
    modifier(maker, op);
    if (way == 1 || way == 2) {
        indirect_src(maker, exec);
    } else {
        const struct region region = choose_region(maker, exec, bytes);
        fprintf(maker->out, "r%u.%u<%u;%u,%u>", rnd_below(&maker->rnd, GRFS - 1), region.first / bytes,
                region.vstride, region.width, region.hstride);
    }
    fprintf(maker->out, ":%s", gen_type_name(type));
}

/* Bits in hexadecimal mean the same for every type; plain numbers now and then. */
void
maker_immediate(struct maker *maker, unsigned types)
{
    const enum gen_type type = maker_one_type(maker, types);
    const unsigned bits = type == GEN_HF || type == GEN_W || type == GEN_UW ? 16 : gen_type_bytes(type) * 8;
    const uint64_t value =
        maker->plain ? rnd_below(&maker->rnd, 0x1000) : rnd_value(&maker->rnd) & (UINT64_MAX >> (64 - bits));
    const bool is_signed = type == GEN_W || type == GEN_D || type == GEN_Q;
    const bool is_float = type == GEN_F || type == GEN_DF;
    if (is_signed && maker_rarely(maker, 2))
        fprintf(maker->out, "%d", (int)(int16_t)value);
    else if (is_float && maker_rarely(maker, 2))
        fprintf(maker->out, "%d.%u", (int)(int16_t)value, rnd_below(&maker->rnd, 1000));
    else
        fprintf(maker->out, "0x%" PRIX64, value);
    fprintf(maker->out, ":%s", gen_type_name(type));
}
