/* SPDX-License-Identifier: MIT */
/* All paths that lead to an instruction, walked backwards from it. Each instruction is passed once. */
#include "lower_trace.h"

#include <assert.h>
#include <stdlib.h>

#include "gen/lower/lower_flow.h"
#include "gen/lower/lower_known.h"

/* Compilers' kernels need far less; others must not keep a build busy for long. */
#define MOST_TRACED (UINT64_C(1) << 26)

struct trace {
    struct gen_lower *l;
    enum gen_file file;
    uint32_t at;
    lower_writer_fn *found;
    void *user;
    uint8_t *seen;  /* per instruction: this step has been before it */
    uint32_t *open; /* instructions before which the dword is looked for */
    uint32_t open_count;
    bool stopped;
};

bool
lower_trace_gave_up(const struct gen_lower *l)
{
    return l->traced > MOST_TRACED;
}

static bool
may_change(const struct gen_inst *inst, enum gen_file file, uint32_t at)
{
    return !inst->dst.indirect && lower_may_write(inst, file, at);
}

static void
tell(struct trace *t, const struct gen_inst *writer)
{
    t->stopped = !t->found(t->l, writer, t->user) || t->stopped;
}

static void
look_before(struct trace *t, uint32_t index)
{
    if (t->seen[index])
        return;
    t->seen[index] = 1;
    assert(index < t->l->count && t->open_count < t->l->count); /* each is there once */
    t->open[t->open_count++] = index;
}

/* After instruction `index`. */
static void
look_after(struct trace *t, uint32_t index)
{
    const struct gen_inst *inst = &t->l->insts[index];
    if (may_change(inst, t->file, t->at))
        tell(t, inst);
    else
        look_before(t, index);
}

static bool
branches_to(const struct gen_lower *l, const struct gen_inst *inst, int64_t offset)
{
    int64_t to;
    return (lower_jip(l, inst, &to) && to == offset) || (lower_uip(inst, &to) && to == offset);
}

/* Calls return to this instruction, and no other jump through a register leads to it. */
static bool
is_return_only(const struct gen_lower *l, uint32_t index)
{
    const enum gen_opcode above = index ? l->insts[index - 1].op : GEN_OP_illegal;
    return !l->facts.indirect && !l->kernel->entry_count && (above == GEN_OP_call || above == GEN_OP_calla);
}

static bool
leads_to(const struct gen_lower *l, const struct gen_inst *inst, uint32_t index)
{
    return (l->points[index].landed_on && branches_to(l, inst, l->insts[index].offset)) ||
           (l->points[index].landing && inst->op == GEN_OP_ret);
}

/* All instructions that can come before an instruction: the one above it, branches, and returns behind calls.
 */
static void
look_at_predecessors(struct trace *t, uint32_t index)
{
    assert(index < t->l->count && !t->stopped);
    struct gen_lower *l = t->l;
    if (l->points[index].landing && !is_return_only(l, index)) {
        t->stopped = true;
        return;
    }
    if (index == 0)
        tell(t, NULL);
    else
        look_after(t, index - 1);
    const bool others = l->points[index].landed_on || l->points[index].landing;
    const uint32_t looks = others ? l->count : 1;
    l->traced += looks;
    t->stopped = t->stopped || lower_trace_gave_up(l) || !lower_pay(l, looks);
    for (uint32_t i = 0; others && i < l->count && !t->stopped; i++)
        if (leads_to(l, &l->insts[i], index))
            look_after(t, i);
}

static bool
is_written(const struct gen_lower *l, enum gen_file file, uint32_t at)
{
    bool written = false;
    for (uint32_t i = 0; i < l->count && !written; i++)
        written = may_change(&l->insts[i], file, at);
    return written;
}

static bool
walk(struct trace *t, uint32_t from)
{
    t->seen = calloc(t->l->count, 1);
    t->open = malloc(t->l->count * sizeof *t->open);
    t->stopped = !t->seen || !t->open;
    if (t->stopped)
        lower_no_memory(t->l);
    else
        look_before(t, from);
    while (t->open_count && !t->stopped)
        look_at_predecessors(t, t->open[--t->open_count]);
    free(t->open);
    free(t->seen);
    return !t->stopped;
}

bool
lower_each_writer(struct gen_lower *l, const struct gen_inst *before, enum gen_file file, uint32_t at,
                  lower_writer_fn *found, void *user)
{
    struct trace t = {.l = l, .file = file, .at = at, .found = found, .user = user};
    assert(before >= l->insts && before < l->insts + l->count);
    if (lower_trace_gave_up(l))
        return false;
    l->traced += l->count;
    if (!lower_pay(l, l->count))
        return false;
    if (file == GEN_FILE_GRF && !is_written(l, file, at))
        return found(l, NULL, user);
    return walk(&t, (uint32_t)(before - l->insts));
}
