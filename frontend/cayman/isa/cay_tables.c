/* SPDX-License-Identifier: MIT */
#include "cay_tables.h"

#include <stddef.h>

#include "emu/lane.h"

const struct cay_cf_row cay_cf_rows[CAY_CF_COUNT] = {
#define CAY_CF(id, opcode, listing, format, clause, action)                                                  \
    {#id, listing, opcode, CAY_FORMAT_##format, CAY_CLAUSE_##clause},
#include "cay_cf.def"
#undef CAY_CF
};

const struct cay_alu_row cay_alu_rows[CAY_ALU_COUNT] = {
#define CAY_ROW(op3, id, opcode, listing, sources, slots, action, lane, type, cond)                          \
    {#id,         listing,         op3, opcode, sources, CAY_SLOTS_##slots, CAY_DO_##action, LANE_OP_##lane, \
     LANE_##type, LANE_COND_##cond},
#define CAY_OP2(...) CAY_ROW(false, __VA_ARGS__)
#define CAY_OP3(...) CAY_ROW(true, __VA_ARGS__)
#include "cay_alu.def"
#undef CAY_OP2
#undef CAY_OP3
#undef CAY_ROW
};

const struct cay_lds_row cay_lds_rows[CAY_LDS_COUNT] = {
#define CAY_LDS(id, opcode, listing, sources, queues, action, bytes, atomic)                                 \
    {#id, listing, opcode, sources, queues, CAY_LDS_DO_##action, bytes, LANE_ATOMIC_##atomic},
#include "cay_lds.def"
#undef CAY_LDS
};

const struct cay_rat_row cay_rat_rows[CAY_RAT_COUNT] = {
#define CAY_RAT(id, opcode, listing, action, atomic)                                                         \
    {#id, listing, opcode, CAY_RAT_DO_##action, LANE_ATOMIC_##atomic},
#include "cay_rat.def"
#undef CAY_RAT
};

const struct cay_fetch_row cay_fetch_rows[CAY_FETCH_COUNT] = {
#define CAY_FETCH(id, opcode, listing, format, action) {#id, listing, opcode, CAY_FORMAT_##format},
#include "cay_fetch.def"
#undef CAY_FETCH
};

/* Components of equal width: those behind the last have none. */
#define BITS(elem, components, c) ((c) < (components) ? 8 * (elem) : 0)

static const struct cay_data_format_row data_format_rows[] = {
#define CAY_DATA_FORMAT(id, code, elem, components, class)                                                   \
    {#id,                                                                                                    \
     code,                                                                                                   \
     elem,                                                                                                   \
     components,                                                                                             \
     (elem) * (components),                                                                                  \
     CAY_NUMBER_##class,                                                                                     \
     {BITS(elem, components, 0), BITS(elem, components, 1), BITS(elem, components, 2),                       \
      BITS(elem, components, 3)},                                                                            \
     {0, 8 * (elem), 16 * (elem), 24 * (elem)},                                                              \
     CAY_NUMBER_##class == CAY_NUMBER_FLOAT},
#define CAY_PACKED_FORMAT(id, code, bytes, class, x, y, z, w)                                                \
    {#id,                                                                                                    \
     code,                                                                                                   \
     0,                                                                                                      \
     CAY_NUMBER_##class == CAY_NUMBER_SHARED_EXP ? 3 : 2 + ((z) > 0) + ((w) > 0),                            \
     bytes,                                                                                                  \
     CAY_NUMBER_##class,                                                                                     \
     {x, y, z, w},                                                                                           \
     {0, x, (x) + (y), (x) + (y) + (z)},                                                                     \
     CAY_NUMBER_##class != CAY_NUMBER_INT},
#include "cay_data_format.def"
#undef CAY_DATA_FORMAT
#undef CAY_PACKED_FORMAT
};

enum cay_cf_op
cay_find_cf(bool alu, uint32_t opcode)
{
    for (enum cay_cf_op op = 0; op < CAY_CF_COUNT; op++) {
        const enum cay_format format = cay_cf_rows[op].format;
        const bool is_alu = format == CAY_FORMAT_ALU || format == CAY_FORMAT_ALU_EXT;
        if (is_alu == alu && cay_cf_rows[op].opcode == opcode)
            return op;
    }
    return CAY_CF_COUNT;
}

enum cay_alu_op
cay_find_alu(bool op3, uint32_t opcode)
{
    for (enum cay_alu_op op = 0; op < CAY_ALU_COUNT; op++)
        if (cay_alu_rows[op].op3 == op3 && cay_alu_rows[op].opcode == opcode)
            return op;
    return CAY_ALU_COUNT;
}

enum cay_lds_op
cay_find_lds(uint32_t opcode)
{
    for (enum cay_lds_op op = 0; op < CAY_LDS_COUNT; op++)
        if (cay_lds_rows[op].opcode == opcode)
            return op;
    return CAY_LDS_COUNT;
}

enum cay_rat_op
cay_find_rat(uint32_t opcode)
{
    for (enum cay_rat_op op = 0; op < CAY_RAT_COUNT; op++)
        if (cay_rat_rows[op].opcode == opcode)
            return op;
    return CAY_RAT_COUNT;
}

enum cay_fetch_op
cay_find_fetch(uint32_t vc_inst, uint32_t mem_op)
{
    enum { MEM_INST_MEM = 2 };
    for (enum cay_fetch_op op = 0; op < CAY_FETCH_COUNT; op++) {
        const enum cay_format format = cay_fetch_rows[op].format;
        const bool is_mem = format == CAY_FORMAT_MEM_RD || format == CAY_FORMAT_MEM_GDS;
        if (is_mem == (vc_inst == MEM_INST_MEM) && cay_fetch_rows[op].opcode == (is_mem ? mem_op : vc_inst))
            return op;
    }
    return CAY_FETCH_COUNT;
}

const struct cay_data_format_row *
cay_find_data_format(uint32_t code)
{
    for (unsigned i = 0; i < sizeof data_format_rows / sizeof *data_format_rows; i++)
        if (data_format_rows[i].code == code)
            return &data_format_rows[i];
    return NULL;
}
