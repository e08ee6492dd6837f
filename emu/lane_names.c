/* SPDX-License-Identifier: MIT */
/* Names and properties of ops and types, straight from the tables. */
#include "emu/lane.h"
#include "lane_priv.h"

#include <assert.h>

struct code_row {
    const char *name;
    char operands[5];
    uint8_t family;
    char types;
    uint32_t traits;
};

static const struct code_row codes[LANE_OP_COUNT] = {
#define LANE_OP(id, operands, family, types, traits, native, meaning)                                        \
    {#id, operands, LANE_##family, #types[0], traits},
#include "emu/lane_ops.def"
#undef LANE_OP
};

struct type_row {
    const char *name;
    uint8_t bytes;
    char cls;
};

static const struct type_row types[LANE_TYPE_COUNT] = {
#define LANE_TYPE(id, name, ctype, bytes, cls) {name, bytes, #cls[0]},
#include "emu/lane_types.def"
#undef LANE_TYPE
};

const char *
lane_code_name(enum lane_code code)
{
    assert((unsigned)code < LANE_OP_COUNT);
    return codes[code].name;
}

enum lane_family
lane_code_family(enum lane_code code)
{
    assert((unsigned)code < LANE_OP_COUNT);
    return (enum lane_family)codes[code].family;
}

unsigned
lane_code_sources(enum lane_code code)
{
    assert((unsigned)code < LANE_OP_COUNT);
    const char *const o = codes[code].operands;
    return (o[1] != '-') + (o[2] != '-') + (o[3] != '-');
}

const char *
lane_code_operands(enum lane_code code)
{
    assert((unsigned)code < LANE_OP_COUNT);
    return codes[code].operands;
}

bool
lane_code_is(enum lane_code code, unsigned traits)
{
    assert((unsigned)code < LANE_OP_COUNT);
    return codes[code].traits & traits;
}

unsigned
lane_atomic_sources(enum lane_atomic_op atomic)
{
    switch (atomic) {
    case LANE_ATOMIC_INC:
    case LANE_ATOMIC_DEC:
    case LANE_ATOMIC_PREDEC:
        return 0;
    case LANE_ATOMIC_CMPXCHG:
    case LANE_ATOMIC_MSKOR:
    case LANE_ATOMIC_FCMPXCHG:
        return 2;
    default:
        return 1;
    }
}

char
lane_code_types(enum lane_code code)
{
    assert((unsigned)code < LANE_OP_COUNT);
    return codes[code].types;
}

const char *
lane_type_name(enum lane_type type)
{
    assert((unsigned)type < LANE_TYPE_COUNT);
    return types[type].name;
}

unsigned
lane_type_bytes(enum lane_type type)
{
    assert((unsigned)type < LANE_TYPE_COUNT);
    return types[type].bytes;
}

bool
lane_type_is_float(enum lane_type type)
{
    assert((unsigned)type < LANE_TYPE_COUNT);
    return types[type].cls == 'F';
}

bool
lane_type_is_signed(enum lane_type type)
{
    assert((unsigned)type < LANE_TYPE_COUNT);
    return types[type].cls == 'S';
}

/* Two rows or more need vstride == width * hstride; rows of one lane have only vstride. */
int32_t
lane_operand_stride(const struct lane_operand *o, unsigned lanes)
{
    if (lanes <= 1)
        return 0;
    if (o->width >= lanes)
        return o->hstride;
    if (o->width == 1)
        return o->vstride;
    if (o->vstride == (int32_t)o->width * o->hstride)
        return o->hstride;
    return INT32_MIN;
}
