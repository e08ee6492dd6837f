/* SPDX-License-Identifier: MIT */
#include "words.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/shown.h"
#include "emu/lane_names.h"
#include "frontend/program.h"

/* Of one instruction: the op that says what its message does, and the channels of all such ops. */
struct message {
    uint32_t op; /* its index + 1 */
    uint8_t first, end;
    bool ends; /* the thread */
};

struct tool_words {
    const struct fe_kernel *kernel;
    uint32_t count;
    struct message at[]; /* by offset: instructions begin at multiples of 8 bytes */
};

enum { UNIT = 8 };

struct out {
    char *text;
    size_t size, used;
};

static void __attribute__((format(printf, 2, 3))) add(struct out *out, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    const int n = vsnprintf(out->text + out->used, out->size - out->used, format, args);
    va_end(args);
    if (n > 0)
        out->used += (size_t)n < out->size - out->used ? (size_t)n : out->size - out->used - 1;
}

static bool
is_message(const struct lane_op *op)
{
    const enum lane_family family = lane_code_family((enum lane_code)op->code);
    return (family == LANE_MEM || family == LANE_IMAGE) &&
           !lane_code_is((enum lane_code)op->code, LANE_LANELESS);
}

static void
note(struct tool_words *words, const struct lane_program *p, uint32_t i)
{
    const struct lane_op *op = &p->ops[i];
    if (op->inst / UNIT >= words->count)
        return;
    struct message *m = &words->at[op->inst / UNIT];
    m->ends |= op->code == LANE_OP_end;
    if (!is_message(op))
        return;
    const unsigned end = op->chan + op->lanes;
    if (!m->op)
        *m = (struct message){i + 1, op->chan, (uint8_t)end, m->ends};
    m->first = op->chan < m->first ? op->chan : m->first;
    m->end = end > m->end ? (uint8_t)end : m->end;
}

struct tool_words *
tool_words_new(const struct fe_kernel *kernel)
{
    const struct lane_program *p = kernel->emu.program;
    const uint32_t count = kernel->code_bytes / UNIT + 1;
    struct tool_words *words = calloc(1, sizeof *words + count * sizeof *words->at);
    if (!words)
        return NULL;
    words->kernel = kernel;
    words->count = count;
    for (uint32_t i = 0; p && i < p->op_count; i++)
        note(words, p, i);
    return words;
}

void
tool_words_free(struct tool_words *words)
{
    free(words);
}

/* What lies at a number of the surface table: an argument, or memory of the program's. */
static void
add_owner(struct out *out, const struct fe_kernel *kernel, uint32_t surface)
{
    static const struct {
        enum fe_patch_kind kind;
        const char *name;
    } others[] = {{FE_PATCH_CONST_SURFACE, "program constants"},
                  {FE_PATCH_GLOBAL_SURFACE, "program variables"},
                  {FE_PATCH_PRIVATE_SURFACE, "private memory"},
                  {FE_PATCH_CONSTANTS_SURFACE, "program constants and constant arguments"},
                  {FE_PATCH_PRINTF_SURFACE, "printf"}};
    for (uint32_t i = 0; i < kernel->patch_count; i++) {
        const struct fe_patch *patch = &kernel->patches[i];
        if (patch->offset != surface)
            continue;
        if ((patch->kind == FE_PATCH_ARG_SURFACE || patch->kind == FE_PATCH_IMAGE ||
             patch->kind == FE_PATCH_IMAGE_FLAT) &&
            patch->arg < kernel->arg_count) {
            char shown[64];
            const char *name = kernel->args[patch->arg].name;
            add(out, " (argument %u%s%s)", patch->arg, name ? " " : "",
                rt_show(name ? name : "", shown, sizeof shown));
            return;
        }
        for (size_t k = 0; k < sizeof others / sizeof *others; k++)
            if (patch->kind == others[k].kind) {
                add(out, " (%s)", others[k].name);
                return;
            }
    }
}

static void
add_memory(struct out *out, const struct fe_kernel *kernel, const struct lane_op *op)
{
    static const char *const places[] = {[LANE_SPACE_SURFACE] = "surface",
                                         [LANE_SPACE_FLAT] = "memory",
                                         [LANE_SPACE_POOL] = "memory",
                                         [LANE_SPACE_LOCAL] = "local memory",
                                         [LANE_SPACE_SCRATCH] = "scratch memory",
                                         [LANE_SPACE_UNIFORM] = "launch values",
                                         [LANE_SPACE_CODE] = "constants beside the code"};
    const struct lane_mem *m = &op->mem;
    const unsigned components = (unsigned)__builtin_popcount(m->comp_mask);
    assert(m->space <= LANE_SPACE_CODE);
    add(out, ", %s", places[m->space]);
    if (m->space == LANE_SPACE_SURFACE) {
        add(out, " %u", m->surface);
        add_owner(out, kernel, m->surface);
    }
    if (op->code == LANE_OP_atomic)
        add(out, ", %s", lane_atomic_name(m->atomic));
    if (m->linear)
        add(out, ", %u bytes in a row", components * m->elem * op->lanes);
    else
        add(out, ", %u component%s of %u byte%s", components, components == 1 ? "" : "s", m->elem,
            m->elem == 1 ? "" : "s");
}

static void
add_image(struct out *out, const struct fe_kernel *kernel, const struct lane_op *op)
{
    const struct lane_image *m = &op->image;
    const unsigned components = (unsigned)__builtin_popcount(m->comp_mask);
    add(out, ", image %u", m->surface);
    add_owner(out, kernel, m->surface);
    if (op->code == LANE_OP_sample || op->code == LANE_OP_texgather)
        add(out, ", sampler %u", m->sampler);
    if (op->code == LANE_OP_texatomic)
        add(out, ", %s", lane_atomic_name(m->atomic));
    add(out, ", %u component%s", components, components == 1 ? "" : "s");
}

/* Where the front end has no name. */
static const char *
name_of(const struct lane_op *op)
{
    switch (op->code) {
    case LANE_OP_load:
        return "read";
    case LANE_OP_store:
        return "write";
    default:
        return lane_code_name((enum lane_code)op->code);
    }
}

void
tool_words_of(const struct tool_words *words, uint32_t offset, const char *name, char *text, size_t size)
{
    struct out out = {text, size, 0};
    const struct lane_program *p = words->kernel->emu.program;
    const struct message *m = offset / UNIT < words->count ? &words->at[offset / UNIT] : NULL;
    *text = 0;
    if (!m || !m->op) {
        add(&out, "%s%s", name ? name : "", name && m && m->ends ? ", end of thread" : "");
        return;
    }
    const struct lane_op *op = &p->ops[m->op - 1];
    add(&out, "%s", name ? name : name_of(op));
    if (lane_code_family((enum lane_code)op->code) == LANE_MEM)
        add_memory(&out, words->kernel, op);
    else
        add_image(&out, words->kernel, op);
    if (lane_code_family((enum lane_code)op->code) != LANE_MEM || !op->mem.linear)
        add(&out, ", SIMD%u", (unsigned)m->end - m->first);
}
