/* SPDX-License-Identifier: MIT */
#include "budget.h"

#include <assert.h>
#include <time.h>

enum { FIRST_OPS = 1 << 16, OPS_PER_BYTE = 5, STEPS_PER_BYTE = 64, SECONDS = 300 };
#define FIRST_STEPS (UINT64_C(1) << 27)
#define STEPS_PER_LOOK (UINT64_C(1) << 16)

static double
processor_seconds(void)
{
    struct timespec ts = {0};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &ts);
    return (double)ts.tv_sec + (double)ts.tv_nsec * 1e-9;
}

void
fe_budget_begin(struct fe_budget *budget, size_t binary_bytes)
{
    /* An op index has 32 bits, and some arrays have twice as many elements. */
    const size_t most_bytes = (UINT32_MAX / 4 - FIRST_OPS) / OPS_PER_BYTE;
    const size_t bytes = binary_bytes < most_bytes ? binary_bytes : most_bytes;
    const uint32_t ops = FIRST_OPS + OPS_PER_BYTE * (uint32_t)bytes;
    const uint64_t steps = FIRST_STEPS + STEPS_PER_BYTE * (uint64_t)bytes;
    *budget = (struct fe_budget){.ops = ops,
                                 .most_ops = ops,
                                 .steps = steps,
                                 .most_steps = steps,
                                 .next_look = steps - STEPS_PER_LOOK,
                                 .until = processor_seconds() + SECONDS};
}

void
fe_budget_resume(struct fe_budget *budget)
{
    budget->until = processor_seconds() + SECONDS;
}

static void
look_at_clock(struct fe_budget *budget)
{
    budget->next_look = budget->steps > STEPS_PER_LOOK ? budget->steps - STEPS_PER_LOOK : 0;
    budget->late = processor_seconds() > budget->until;
}

bool
fe_budget_step(struct fe_budget *budget, uint64_t steps)
{
    budget->steps -= steps < budget->steps ? steps : budget->steps;
    if (budget->steps < budget->next_look && !budget->late)
        look_at_clock(budget);
    return budget->steps && !budget->late;
}

void
fe_budget_take_ops(struct fe_budget *budget, uint32_t ops)
{
    assert(ops <= budget->ops);
    budget->ops -= ops;
}

int
fe_budget_refuse(const struct fe_budget *budget, struct emu_error *error)
{
    if (budget->late)
        return emu_fail(error, EMU_UNSUPPORTED,
                        "the program takes more than %d seconds of processor time to build", SECONDS);
    if (!budget->steps)
        return emu_fail(error, EMU_UNSUPPORTED,
                        "the program takes more than %llu steps to build, the limit for a binary of its size",
                        (unsigned long long)budget->most_steps);
    return emu_fail(error, EMU_UNSUPPORTED,
                    "the program becomes more than %u lane ops, the limit for a binary of its size",
                    budget->most_ops);
}
