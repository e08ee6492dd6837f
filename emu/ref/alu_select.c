/* SPDX-License-Identifier: MIT */
/* Ops whose result is one of their sources, unchanged, and comparisons. */
#include <assert.h>
#include <stdlib.h>

#include "alu_common.h"

void
ref_mov(const struct ref_call *call, struct ref_value *result)
{
    *result = call->a;
}

void
ref_sel(const struct ref_call *call, struct ref_value *result)
{
    *result = call->selected ? call->a : call->b;
}

void
ref_csel(const struct ref_call *call, struct ref_value *result)
{
    static const struct ref_value zero = {.i = 0};
    *result = ref_compare(&call->c, &zero, call->type, call->cond) ? call->a : call->b;
}

/* cmp and set are comparisons (ref_compare), done where the flag is at hand. */
void
ref_cmp(const struct ref_call *call, struct ref_value *result)
{
    result->i = -(int)ref_compare(&call->a, &call->b, call->type, call->cond);
}

void
ref_set(const struct ref_call *call, struct ref_value *result)
{
    result->i = ref_compare(&call->a, &call->b, call->type, call->cond);
}

static bool
holds(const struct ref_call *call, enum lane_cond cond)
{
    return ref_compare(&call->a, &call->b, call->type, cond);
}

static bool
second_is_nan(const struct ref_call *call)
{
    return ref_compare(&call->b, &call->b, call->type, LANE_COND_UN);
}

void
ref_min(const struct ref_call *call, struct ref_value *result)
{
    *result = holds(call, LANE_COND_LT) || second_is_nan(call) ? call->a : call->b;
}

void
ref_max(const struct ref_call *call, struct ref_value *result)
{
    *result = holds(call, LANE_COND_GE) || second_is_nan(call) ? call->a : call->b;
}

void
ref_minl(const struct ref_call *call, struct ref_value *result)
{
    *result = holds(call, LANE_COND_LT) ? call->a : call->b;
}

void
ref_maxl(const struct ref_call *call, struct ref_value *result)
{
    *result = holds(call, LANE_COND_GE) ? call->a : call->b;
}
