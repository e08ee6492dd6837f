/* SPDX-License-Identifier: MIT */
/* From code bytes to a program: follows the control flow, then reads the clauses it starts. */
#include "cay_decode.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cayman/isa/cay_quirks.h"

int
cay_invalid(struct cay_decoder *d, uint32_t offset, const char *format, ...)
{
    char reason[256];
    va_list args;
    va_start(args, format);
    vsnprintf(reason, sizeof reason, format, args);
    va_end(args);
    return emu_fail(d->error, EMU_INVALID, "instruction at 0x%x: %s", offset, reason);
}

int
cay_words(struct cay_decoder *d, uint32_t offset, unsigned count, uint32_t *words)
{
    if (offset > d->bytes || d->bytes - offset < 4 * count)
        return cay_invalid(d, offset, "%u bytes of code end before the instruction does", d->bytes);
    for (unsigned i = 0; i < count; i++) {
        const uint8_t *p = d->code + offset + 4 * i;
        words[i] = p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
    }
    return 0;
}

int
cay_check_reserved(struct cay_decoder *d, uint32_t offset, enum cay_word_format format, unsigned count,
                   const uint32_t *words)
{
    for (unsigned i = 0; i < count; i++) {
        const uint32_t bad = words[i] & cay_reserved_bits(format, i);
        if (bad)
            return cay_invalid(d, offset, "reserved bits 0x%08x of word %u are set", bad, i);
    }
    return 0;
}

void *
cay_grow(void *list_address, uint32_t *count, uint32_t *room, uint32_t element)
{
    void **list = list_address;
    if (*count == *room) {
        const uint32_t more = *room ? 2 * *room : 64;
        void *moved = realloc(*list, (size_t)more * element);
        if (!moved)
            return NULL;
        *list = moved;
        *room = more;
    }
    void *item = (char *)*list + (size_t)*count * element;
    memset(item, 0, element);
    ++*count;
    return item;
}

static bool
ends_run(enum cay_cf_op op)
{
    return op == CAY_CF_END || op == CAY_CF_RETURN || op == CAY_CF_HALT;
}

/* Decodes from addr on until the program or subroutine ends or known instructions begin. */
static int
decode_run(struct cay_decoder *d, uint32_t addr, uint8_t *seen)
{
    for (; addr < d->bytes / 8 && !seen[addr]; addr++) {
        struct cay_cf *cf = cay_grow(&d->out->cf, &d->out->cf_count, &d->out->cf_room, sizeof *d->out->cf);
        if (!cf)
            return emu_fail(d->error, EMU_NO_MEMORY, "out of memory");
        seen[addr] = 1;
        if (cay_decode_cf(d, 8 * addr, cf))
            return -1;
        if (ends_run(cf->op))
            return 0;
    }
    return addr < d->bytes / 8 ? 0 : cay_invalid(d, 8 * addr, "the code ends without CF_END");
}

static int
by_offset(const void *a, const void *b)
{
    const struct cay_cf *x = a, *y = b;
    return x->offset < y->offset ? -1 : x->offset > y->offset;
}

/* Everything reachable: runs from the start, from `root` and from each branch target. */
static int
decode_control_flow(struct cay_decoder *d, uint32_t root)
{
    int status = -1;
    uint8_t *seen = calloc(d->bytes / 8 + 1, 1);
    if (!seen)
        return emu_fail(d->error, EMU_NO_MEMORY, "out of memory");
    if (decode_run(d, 0, seen) || (root && decode_run(d, root, seen)))
        goto out;
    for (uint32_t i = 0; i < d->out->cf_count; i++) {
        const struct cay_cf *cf = &d->out->cf[i];
        if (cay_cf_rows[cf->op].clause == CAY_CLAUSE_JUMP && decode_run(d, cf->addr, seen))
            goto out;
    }
    qsort(d->out->cf, d->out->cf_count, sizeof *d->out->cf, by_offset);
    status = 0;
out:
    free(seen);
    return status;
}

/* ALU_EXTENDED adds kcache sets 2 and 3 to the ALU instruction that follows it. */
static int
merge_extended(struct cay_decoder *d)
{
    for (uint32_t i = 0; i < d->out->cf_count; i++) {
        const struct cay_cf *ext = &d->out->cf[i];
        if (ext->op != CAY_CF_ALU_EXTENDED)
            continue;
        struct cay_cf *cf = i + 1 < d->out->cf_count ? &d->out->cf[i + 1] : NULL;
        if (!cf || cf->offset != ext->offset + 8 || cay_cf_rows[cf->op].clause != CAY_CLAUSE_ALU)
            return cay_invalid(d, ext->offset, "ALU_EXTENDED is not followed by an ALU clause");
        for (unsigned set = 0; set < 4; set++)
            cf->kcache[set].index_mode = ext->kcache[set].index_mode;
        cf->kcache[2] = ext->kcache[2];
        cf->kcache[3] = ext->kcache[3];
    }
    return 0;
}

static int
by_value(const void *a, const void *b)
{
    const uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

/* Where clauses start, ascending, into `starts`; returns their number. */
static uint32_t
list_clauses(const struct cay_decoder *d, uint32_t *starts)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < d->out->cf_count; i++) {
        const enum cay_clause clause = cay_cf_rows[d->out->cf[i].op].clause;
        if (clause == CAY_CLAUSE_ALU || clause == CAY_CLAUSE_FETCH)
            starts[count++] = d->out->cf[i].addr;
    }
    qsort(starts, count, sizeof *starts, by_value);
    return count;
}

/* First address after `addr` where another clause starts, or the end of the code. */
static uint32_t
next_clause(const struct cay_decoder *d, const uint32_t *starts, uint32_t count, uint32_t addr)
{
    uint32_t low = 0, high = count;
    while (low < high) {
        const uint32_t middle = low + (high - low) / 2;
        if (starts[middle] <= addr)
            low = middle + 1;
        else
            high = middle;
    }
    return low < count && starts[low] < d->bytes / 8 ? starts[low] : d->bytes / 8;
}

/* Quirk clause_overflow: a clause of 128 + n slots says n; then exactly 128 slots before the next are
 * orphans. */
static int
repair_counts(struct cay_decoder *d)
{
    uint32_t *starts = malloc((d->out->cf_count + 1u) * sizeof *starts);
    if (!starts)
        return emu_fail(d->error, EMU_NO_MEMORY, "out of memory");
    const uint32_t count = list_clauses(d, starts);
    for (uint32_t i = 0; i < d->out->cf_count; i++) {
        struct cay_cf *cf = &d->out->cf[i];
        if (cay_cf_rows[cf->op].clause == CAY_CLAUSE_ALU &&
            next_clause(d, starts, count, cf->addr) == cf->addr + cf->count + 1 + 128)
            cf->count += 128;
    }
    free(starts);
    return 0;
}

static int
decode_clauses(struct cay_decoder *d)
{
    for (uint32_t i = 0; i < d->out->cf_count; i++) {
        struct cay_cf *cf = &d->out->cf[i];
        const enum cay_clause clause = cay_cf_rows[cf->op].clause;
        if (clause == CAY_CLAUSE_ALU && cay_decode_alu_clause(d, cf))
            return -1;
        if ((clause == CAY_CLAUSE_FETCH || clause == CAY_CLAUSE_GDS) && cay_decode_fetch_clause(d, cf))
            return -1;
    }
    return 0;
}

int
cay_decode(const struct cay_quirks *quirks, const uint8_t *code, uint32_t bytes, struct cay_program *out,
           struct emu_error *error)
{
    return cay_decode_with(quirks, code, bytes, 0, out, error);
}

int
cay_decode_with(const struct cay_quirks *quirks, const uint8_t *code, uint32_t bytes, uint32_t root,
                struct cay_program *out, struct emu_error *error)
{
    assert(code || !bytes);
    memset(out, 0, sizeof *out);
    struct cay_decoder d = {code, bytes, out, error, 1024 + bytes};
    if (decode_control_flow(&d, root) || merge_extended(&d))
        return -1;
    if (quirks && quirks->clause_overflow && repair_counts(&d))
        return -1;
    return decode_clauses(&d);
}

void
cay_program_free(struct cay_program *program)
{
    free(program->cf);
    free(program->alu);
    free(program->groups);
    free(program->fetches);
    memset(program, 0, sizeof *program);
}

uint32_t
cay_cf_at(const struct cay_program *program, uint32_t addr)
{
    uint32_t low = 0, high = program->cf_count;
    while (low < high) {
        const uint32_t middle = low + (high - low) / 2;
        if (program->cf[middle].offset / 8 < addr)
            low = middle + 1;
        else
            high = middle;
    }
    return low < program->cf_count && program->cf[low].offset / 8 == addr ? low : UINT32_MAX;
}
