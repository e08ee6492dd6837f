/* SPDX-License-Identifier: MIT */
/* Records of memory messages. */
#include "emit.h"

enum simd_emit
simd_emit_memory(struct simd_code *code, const struct lane_op *lane)
{
    (void)code;
    (void)lane;
    return SIMD_NO_FORM;
}
