/* SPDX-License-Identifier: MIT */
/* Races: asks race.c about each access, and tells what it says. */
#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "check_priv.h"
#include "emu/kernel.h"
#include "emu/ref.h"
#include "frontend/program.h"

static uint64_t
value_of(const struct rt_check *check, const struct emu_thread *t, const struct check_element *e)
{
    struct lane_operand data = e->op->src[1];
    if (!e->write || e->atomic || e->image)
        return 0;
    data.base += e->nth * e->op->mem.comp_stride;
    return emu_ref_value(check->emu->kernel->program, t->rf, &data, e->lane) >> e->shift;
}

/* What the place has, seen by this access: the value that the other access of the same message writes is not
 * in memory yet. */
static uint64_t
value_there(const struct rt_check *check, const struct emu_thread *t, const struct check_element *e,
            const struct race_access *other)
{
    const struct lane_program *p = check->emu->kernel->program;
    const uint32_t lanes = check->emu->kernel->lanes;
    uint64_t value = 0;
    if (e->image)
        return 1; /* what two work-items write is not compared */
    if (other->op == e->place.op && other->group == e->place.group % RACE_GROUPS &&
        other->item / lanes == e->place.item / lanes && e->op->mem.comp_mask == 1 && e->write && !e->atomic)
        return emu_ref_value(p, t->rf, &e->op->src[1], other->item % lanes - e->op->chan) >> e->shift;
    memcpy(&value, e->host, e->bytes);
    return value;
}

static uint64_t
low_bytes(uint64_t value, uint32_t bytes)
{
    return bytes < 8 ? value & ((UINT64_C(1) << bytes * 8) - 1) : value;
}

static const char *
kind_name(bool atomic, bool write)
{
    return atomic ? "atomic" : write ? "write" : "read";
}

/* "coordinate (3, 0, 0) of argument 0 `out`" */
static void
name_texel(const struct rt_check *check, const struct check_element *e, const struct rt_check_region *region,
           char *text, size_t size)
{
    struct check_name name;
    snprintf(text, size, "coordinate (%" PRId32 ", %" PRId32 ", %" PRId32 ") of %s", e->image[0], e->image[1],
             e->image[2],
             region && region->kind == RT_CHECK_ARGUMENT ? check_name_argument(check, region, &name)
                                                         : "an image");
}

/* "byte 12 of argument 0 `out`" */
static void
name_place(const struct rt_check *check, const struct check_element *e, const struct rt_check_region *region,
           char *text, size_t size)
{
    const struct fe_kernel *kernel = check->subject.kernel;
    if (!region) {
        snprintf(text, size, "byte %" PRIu64 " of local memory", e->address);
        return;
    }
    const uint64_t offset = (uint64_t)(e->host - region->base);
    const char *name = region->kind == RT_CHECK_ARGUMENT && region->argument < kernel->arg_count
                           ? kernel->args[region->argument].name
                           : NULL;
    if (region->kind != RT_CHECK_ARGUMENT)
        snprintf(text, size, "byte %" PRIu64 " of %s", offset,
                 region->kind == RT_CHECK_PROGRAM ? "the program's variables" : "a shared allocation");
    else if (name && *name)
        snprintf(text, size, "byte %" PRIu64 " of argument %" PRIu32 " `%s` (element %" PRIu64 ")", offset,
                 region->argument, name, offset / e->bytes);
    else
        snprintf(text, size, "byte %" PRIu64 " of argument %" PRIu32, offset, region->argument);
}

static void
tell(struct rt_check *check, enum rt_check_class id, const struct check_element *e,
     const struct rt_check_region *region, const struct race_access *other, const uint64_t values[2])
{
    const struct check_place second = {other->op, other->group, other->item, other->whole};
    char where[160], what[128] = "";
    (e->image ? name_texel : name_place)(check, e, region, where, sizeof where);
    if (e->image)
        what[0] = '\0';
    else if (e->write && !e->atomic && other->write && !other->atomic)
        snprintf(what, sizeof what, ": 0x%" PRIx64 " over 0x%" PRIx64, values[0], values[1]);
    else if (e->write && !e->atomic)
        snprintf(what, sizeof what, ": 0x%" PRIx64 " over 0x%" PRIx64 ", which was read", values[0],
                 values[1]);
    else if (!e->write)
        snprintf(what, sizeof what, ": reads 0x%" PRIx64, values[1]);
    check_tell(check, id, &e->place, &second, "%s after %s, %" PRIu32 " bytes at %s%s",
               kind_name(e->atomic, e->write), kind_name(other->atomic, other->write), e->bytes, where, what);
}

static enum rt_check_class
class_of(const struct check_element *e, const struct race_access *other, bool same_value)
{
    const bool plain_write = e->atomic ? other->write : e->write;
    if (e->atomic != other->atomic)
        return plain_write ? RT_CHECK_MIXED : RT_CHECK_MIXED_READ;
    return same_value && e->write && other->write ? RT_CHECK_SAME_VALUE : RT_CHECK_RACE;
}

static void
found(struct rt_check *check, const struct emu_thread *t, const struct check_element *e,
      const struct rt_check_region *region, const struct race_access *other)
{
    const uint64_t values[2] = {low_bytes(value_of(check, t, e), e->bytes),
                                low_bytes(value_there(check, t, e, other), e->bytes)};
    const enum rt_check_class id = class_of(e, other, values[0] == values[1]);
    if (check_wants(check, id) && !check_seen(check, id, e->place.op, other->op))
        tell(check, id, e, region, other, values);
}

static uint32_t
part_in_page(uintptr_t address, uint32_t bytes)
{
    const uintptr_t room = SHADOW_PAGE - address % SHADOW_PAGE;
    return room < bytes ? (uint32_t)room : bytes;
}

/* Where groups may meet. */
static void
note_atomic(struct rt_check *check, const struct emu_thread *t, const struct check_element *e)
{
    const struct check_thread *thread = &check->thread[check_thread_index(check, t)];
    const struct race_access by = {.group = e->place.group,
                                   .item = e->place.item,
                                   .barriers = thread->barriers,
                                   .fences = thread->fences};
    if (!race_sync_has_fences(check->sync) || check->fences)
        race_sync_atomic(check->sync, (uintptr_t)e->host, &by);
}

void
check_race(struct rt_check *check, const struct emu_thread *t, const struct check_element *e,
           const struct rt_check_region *region)
{
    assert(e->host && e->bytes && e->bytes <= sizeof(uint64_t));
    struct shadow *shadow = !e->image && e->op->mem.space == LANE_SPACE_LOCAL ? check->local : check->global;
    struct race_access other, first;
    uintptr_t at = (uintptr_t)e->host;
    bool races = false;
    if (e->atomic && shadow == check->global)
        note_atomic(check, t, e);
    for (uint32_t left = e->bytes, bytes; left; left -= bytes, at += bytes) {
        uint32_t count = 0;
        bytes = part_in_page(at, left);
        struct shadow_cell *cells = shadow_cells(shadow, at, bytes, bytes, &count);
        for (uint32_t i = 0; cells && i < count; i++)
            if (race_meet(check->sync, &cells[i], e->access, e->write, &other) && !races) {
                races = true;
                first = other;
            }
    }
    if (races)
        found(check, t, e, region, &first);
}
