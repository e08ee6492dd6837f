/* SPDX-License-Identifier: MIT */
#include "expect.h"

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

/*
 * cayman_offset: 36 bytes of launch sizes, then each argument at 36 + its cursor rounded up to its alignment:
 * scalars and vectors as aligned as they are large, three elements as four, structures as their largest
 * member.
 */
static const struct expect_arg vadd[] = {
    {.kind = FE_ARG_GLOBAL, .type = "float*", .name = "a", .qualifiers = FE_QUAL_CONST, .cayman_offset = 36},
    {.kind = FE_ARG_GLOBAL, .type = "float*", .name = "b", .qualifiers = FE_QUAL_CONST, .cayman_offset = 40},
    {.kind = FE_ARG_GLOBAL,
     .type = "float*",
     .name = "c",
     .qualifiers = FE_QUAL_RESTRICT,
     .cayman_offset = 44},
    {.kind = FE_ARG_VALUE, .size = 4, .type = "float", .name = "scale", .cayman_offset = 48},
};

static const struct expect_arg values[] = {
    {.kind = FE_ARG_GLOBAL, .type = "int*", .name = "out", .cayman_offset = 36},
    {.kind = FE_ARG_VALUE, .size = 1, .type = "char", .name = "c", .cayman_offset = 40},
    {.kind = FE_ARG_VALUE, .size = 2, .type = "ushort", .name = "s", .cayman_offset = 42},
    {.kind = FE_ARG_VALUE, .size = 16, .type = "uint3", .name = "v", .cayman_offset = 52},
    {.kind = FE_ARG_VALUE, .size = 8, .type = "long", .name = "l", .cayman_offset = 68},
    {.kind = FE_ARG_VALUE, .size = 16, .type = "struct pair", .name = "p", .cayman_offset = 76},
    {.kind = FE_ARG_VALUE, .size = 32, .type = "float8", .name = "f", .cayman_offset = 100},
    {.kind = FE_ARG_VALUE, .size = 4, .type = "int", .name = "unused", .cayman_offset = 132},
};

static const struct expect_arg locals[] = {
    {.kind = FE_ARG_GLOBAL,
     .type = "int*",
     .name = "in",
     .qualifiers = FE_QUAL_CONST | FE_QUAL_RESTRICT,
     .cayman_offset = 36},
    {.kind = FE_ARG_GLOBAL, .type = "int*", .name = "out", .cayman_offset = 40},
    {.kind = FE_ARG_LOCAL, .type = "int*", .name = "a", .local_align = 4, .cayman_offset = 44},
    {.kind = FE_ARG_LOCAL, .type = "short*", .name = "b", .local_align = 2, .cayman_offset = 48},
    {.kind = FE_ARG_CONSTANT,
     .type = "int*",
     .name = "table",
     .qualifiers = FE_QUAL_CONST,
     .cayman_offset = 52},
};

static const struct expect_arg tables[] = {
    {.kind = FE_ARG_GLOBAL, .type = "int*", .name = "out", .cayman_offset = 36},
    {.kind = FE_ARG_GLOBAL, .type = "int*", .name = "in", .qualifiers = FE_QUAL_CONST, .cayman_offset = 40},
};

static const struct expect_arg globals[] = {
    {.kind = FE_ARG_GLOBAL, .type = "int*", .name = "out"},
    {.kind = FE_ARG_VALUE, .size = 4, .type = "int", .name = "k"},
};

static const struct expect_arg private_array[] = {
    {.kind = FE_ARG_GLOBAL, .type = "int*", .name = "out"},
    {.kind = FE_ARG_GLOBAL, .type = "int*", .name = "in", .qualifiers = FE_QUAL_CONST},
    {.kind = FE_ARG_VALUE, .size = 4, .type = "int", .name = "n"},
};

static const struct expect_arg print[] = {
    {.kind = FE_ARG_GLOBAL, .type = "int*", .name = "in", .qualifiers = FE_QUAL_CONST},
};

static const struct expect_arg image[] = {
    {.kind = FE_ARG_IMAGE, .type = "image2d_t", .name = "src", .access = FE_ACCESS_READ},
    {.kind = FE_ARG_SAMPLER, .type = "sampler_t", .name = "smp"},
    {.kind = FE_ARG_IMAGE, .type = "image2d_t", .name = "dst", .access = FE_ACCESS_WRITE},
};

const struct expect_kernel expect_vadd[1] = {
    {.name = "vadd", .args = vadd, .arg_count = COUNT(vadd), .cayman_dim = 52, .cayman_payload = 80},
};

const struct expect_kernel expect_args[3] = {
    {.name = "values", .args = values, .arg_count = COUNT(values), .cayman_dim = 136, .cayman_payload = 160},
    {.name = "locals",
     .args = locals,
     .arg_count = COUNT(locals),
     .local_bytes = 64 * 4,
     .required = {16, 4, 1},
     .barriers = 1,
     .cayman_dim = 56,
     .cayman_payload = 80},
    {.name = "tables", .args = tables, .arg_count = COUNT(tables), .cayman_dim = 44, .cayman_payload = 64},
};

const struct expect_kernel expect_intel[4] = {
    {.name = "globals", .args = globals, .arg_count = COUNT(globals)},
    {.name = "private_array", .args = private_array, .arg_count = COUNT(private_array)},
    {.name = "print", .args = print, .arg_count = COUNT(print)},
    {.name = "image", .args = image, .arg_count = COUNT(image)},
};
