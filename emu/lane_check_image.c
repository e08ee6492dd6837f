/* SPDX-License-Identifier: MIT */
/* Image messages: coordinates, components, blocks. */
#include "lane_check_priv.h"

static bool
gives_halves(const struct lane_op *op)
{
    return op->code != LANE_OP_texatomic && op->code != LANE_OP_blockload && op->code != LANE_OP_texture;
}

/* A plain region of dwords, or of half floats when results are. */
static int
check_data(const struct check *c, const char *name, enum use use, const struct lane_operand *o,
           unsigned count)
{
    if (lane_check_operand_form(c, name, o) != 0)
        return -1;
    if (o->kind == LANE_NONE)
        return 0;
    if (o->kind != LANE_REG || o->mods)
        return lane_check_fail(c, LANE_RULE_image_data, "%s: image messages take plain registers", name);
    if (lane_type_bytes(o->type) != 4 && !(use == USE_WRITE && o->type == LANE_HF && gives_halves(c->op)))
        return lane_check_fail(c, LANE_RULE_image_data, "%s: components of type %s", name,
                               lane_type_name(o->type));
    for (unsigned n = 0; n < count; n++)
        if (lane_check_region(c, name, use, o, c->op->lanes, (int64_t)n * c->op->image.comp_stride) != 0)
            return -1;
    return 0;
}

static int
check_coordinates(const struct check *c)
{
    const struct lane_image *m = &c->op->image;
    struct lane_operand o = c->op->src[0];
    if (m->coords < 1 || m->coords > 3)
        return lane_check_fail(c, LANE_RULE_image_coords, "%u coordinates", m->coords);
    for (unsigned k = 0; k < m->coords; k++) {
        if (k > 0)
            o.base = m->coord[k - 1];
        if (check_data(c, "coordinate", USE_READ, &o, 1) != 0)
            return -1;
    }
    return 0;
}

static int
check_components(const struct check *c)
{
    const struct lane_image *m = &c->op->image;
    const bool one = c->op->code == LANE_OP_texatomic;
    if (m->comps < 1 || m->comps > (one ? 1 : 4) || m->comp_mask < 1 || m->comp_mask > (one ? 1 : 15))
        return lane_check_fail(c, LANE_RULE_image_comps, "%u components of 0x%x", m->comps, m->comp_mask);
    return 0;
}

static int
check_block(const struct check *c)
{
    const struct lane_operand *o = &c->op->src[0];
    if (o->kind != LANE_REG || o->mods || lane_check_operand_form(c, "src0", o) != 0 ||
        lane_type_bytes(o->type) != 4)
        return lane_check_fail(c, LANE_RULE_image_data, "src0: a block's place is three dwords");
    if (lane_check_region(c, "src0", USE_READ, o, 3, 0) != 0)
        return -1;
    if (c->op->code == LANE_OP_blockload)
        return check_data(c, "dst", USE_WRITE, &c->op->dst, 1);
    return check_data(c, "src1", USE_READ, &c->op->src[1], 1);
}

static int
check_atomic(const struct check *c)
{
    static const char *const names[3] = {"coordinate", "src1", "src2"};
    if (c->op->image.atomic > LANE_ATOMIC_FCMPXCHG)
        return lane_check_fail(c, LANE_RULE_image_atomic, "atomic %u", c->op->image.atomic);
    for (unsigned n = 1; n <= lane_atomic_sources(c->op->image.atomic); n++)
        if (check_data(c, names[n], USE_READ, &c->op->src[n], 1) != 0)
            return -1;
    return check_data(c, "dst", USE_WRITE, &c->op->dst, 1);
}

/* The dword of a header, the same for all lanes. */
static int
check_header(const struct check *c)
{
    const struct lane_operand *o = &c->op->src[1];
    if (o->kind == LANE_NONE)
        return 0;
    if (o->kind != LANE_REG || o->mods || lane_check_operand_form(c, "src1", o) != 0 ||
        lane_type_bytes(o->type) != 4)
        return lane_check_fail(c, LANE_RULE_image_data, "src1: a header's part is a dword");
    return lane_check_region(c, "src1", USE_READ, o, 1, 0);
}

/* A dword that is the same for all lanes, or none. */
static int
check_number(const struct check *c, const char *name, const struct lane_operand *o)
{
    if (o->kind == LANE_NONE)
        return 0;
    if (o->kind != LANE_REG || o->mods || lane_check_operand_form(c, name, o) != 0 ||
        lane_type_bytes(o->type) != 4)
        return lane_check_fail(c, LANE_RULE_image_data, "%s: what is added to a number is a dword", name);
    return lane_check_region(c, name, USE_READ, o, 1, 0);
}

static int
check_texture(const struct check *c)
{
    const struct lane_image *m = &c->op->image;
    if (m->texture.function >= LANE_TEXTURE_FUNCTIONS || m->coords != lane_texture_arguments(&m->texture))
        return lane_check_fail(c, LANE_RULE_image_coords, "function %u with %u arguments",
                               m->texture.function, m->coords);
    if (check_components(c) != 0 || check_data(c, "argument", USE_READ, &c->op->src[0], m->coords) != 0 ||
        check_number(c, "src1", &c->op->src[1]) != 0 || check_number(c, "src2", &c->op->src[2]) != 0)
        return -1;
    return check_data(c, "dst", USE_WRITE, &c->op->dst, m->comps);
}

int
lane_check_image(const struct check *c)
{
    if (c->op->code == LANE_OP_texture)
        return check_texture(c);
    if (c->op->code == LANE_OP_blockload || c->op->code == LANE_OP_blockstore)
        return check_block(c);
    if (check_coordinates(c) != 0 || check_components(c) != 0)
        return -1;
    switch (c->op->code) {
    case LANE_OP_texstore:
        return check_data(c, "src1", USE_READ, &c->op->src[1], c->op->image.comps);
    case LANE_OP_texatomic:
        return check_atomic(c);
    default:
        if (check_header(c) != 0)
            return -1;
        return check_data(c, "dst", USE_WRITE, &c->op->dst, c->op->image.comps);
    }
}
