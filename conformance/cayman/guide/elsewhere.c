/* SPDX-License-Identifier: MIT */
/* Instructions whose result is not a slot's, and what executes each. */
#include "guide.h"

#include <stddef.h>

#define ROW(op, where)                                                                                       \
    {                                                                                                        \
        CAY_##op, NULL, GUIDE_NONE, GUIDE_NONE, GUIDE_ELSEWHERE, 0, CAY_ALU_COUNT, where                     \
    }

static const struct guide_row rows[] = {
    ROW(OP2_NOP, "state_test.c"),
    ROW(OP2_KILLE, "state_test.c"),
    ROW(OP2_KILLGT, "state_test.c"),
    ROW(OP2_KILLGE, "state_test.c"),
    ROW(OP2_KILLNE, "state_test.c"),
    ROW(OP2_KILLE_INT, "state_test.c"),
    ROW(OP2_KILLGT_INT, "state_test.c"),
    ROW(OP2_KILLGE_INT, "state_test.c"),
    ROW(OP2_KILLNE_INT, "state_test.c"),
    ROW(OP2_KILLGT_UINT, "state_test.c"),
    ROW(OP2_KILLGE_UINT, "state_test.c"),
    ROW(OP2_MOVA_INT, "operands with a relative index, trial.c"),
    ROW(OP2_GROUP_BARRIER, "cases/lds.case"),
    ROW(OP2_SET_MODE, "state_test.c"),
    ROW(OP2_SET_LDS_SIZE, "refused by name"),
    ROW(OP2_STORE_FLAGS, "state_test.c"),
    ROW(OP2_LOAD_STORE_FLAGS, "state_test.c"),
    ROW(OP2_INTERP_XY, "state_test.c"),
    ROW(OP2_INTERP_ZW, "state_test.c"),
    ROW(OP2_INTERP_X, "state_test.c"),
    ROW(OP2_INTERP_Z, "state_test.c"),
    ROW(OP2_INTERP_LOAD_P0, "state_test.c"),
    ROW(OP2_INTERP_LOAD_P10, "state_test.c"),
    ROW(OP2_INTERP_LOAD_P20, "state_test.c"),
    ROW(OP3_LDS_IDX_OP, "guide/memory_test.c"),
};
const struct guide_table guide_elsewhere = {rows, sizeof rows / sizeof *rows};
