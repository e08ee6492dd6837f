/* SPDX-License-Identifier: MIT */
/* Cayman runs clauses in another order than they lie in memory. So what lies before a clause says nothing
 * about its source lines; the control flow instruction that runs the clause does. */
#include "frontend/step.h"
#include "line_data.h"

struct search {
    uint32_t offset;
    struct line_clause now, found; /* the clause of the last line of the listing; that of the offset */
    bool any, is_found;
};

static void
take(const struct fe_step *step, void *user)
{
    struct search *s = user;
    if (step->offset == FE_NO_OFFSET || s->is_found)
        return;
    if (!s->any || s->now.run_by != step->clause_of)
        s->now = (struct line_clause){step->offset, step->clause_of};
    s->any = true;
    s->is_found = step->offset == s->offset;
    s->found = s->now;
}

bool
line_clause_find(const struct fe_program *program, const struct fe_kernel *kernel, uint32_t offset,
                 struct line_clause *clause)
{
    struct emu_error error = {EMU_OK, ""};
    struct search s = {.offset = offset};
    if (fe_kernel_steps(program, kernel, take, &s, &error) || !s.is_found)
        return false;
    *clause = s.found;
    return true;
}
