/* SPDX-License-Identifier: MIT */
/* Whether accesses lie in memory that the kernel was given. */
#include <inttypes.h>
#include <stdio.h>

#include "check_priv.h"
#include "frontend/local.h"

static bool
holds(const struct rt_check_region *region, const uint8_t *host)
{
    return host >= region->base && (uint64_t)(host - region->base) < region->size;
}

/* An argument's, if one has it: a sub-buffer and its parent share bytes. */
const struct rt_check_region *
check_region_at(const struct rt_check *check, const uint8_t *host)
{
    const struct rt_check_region *found = NULL;
    for (uint32_t i = 0; i < check->subject.region_count; i++) {
        const struct rt_check_region *region = &check->subject.regions[i];
        if (holds(region, host) && (!found || region->kind < found->kind))
            found = region;
    }
    return found;
}

/* The argument whose end or beginning is nearest. */
static const struct rt_check_region *
nearest(const struct rt_check *check, const uint8_t *host, uint64_t *distance, bool *before)
{
    const struct rt_check_region *best = NULL;
    for (uint32_t i = 0; i < check->subject.region_count; i++) {
        const struct rt_check_region *region = &check->subject.regions[i];
        const bool below = host < region->base;
        const uint64_t bytes = below ? (uint64_t)(region->base - host)
                               : (uint64_t)(host - region->base) < region->size
                                   ? 0
                                   : (uint64_t)(host - region->base) - region->size;
        if (region->kind == RT_CHECK_ARGUMENT && (!best || bytes < *distance)) {
            best = region;
            *distance = bytes;
            *before = below;
        }
    }
    return best;
}

const char *
check_name_argument(const struct rt_check *check, const struct rt_check_region *region,
                    struct check_name *name)
{
    const struct fe_kernel *kernel = check->subject.kernel;
    const char *given = region->argument < kernel->arg_count ? kernel->args[region->argument].name : NULL;
    snprintf(name->text, sizeof name->text,
             given && *given ? "argument %" PRIu32 " `%s`" : "argument %" PRIu32, region->argument, given);
    return name->text;
}

static const char *
verb(const struct check_element *e)
{
    return e->atomic ? "atomic" : e->write ? "write" : "read";
}

/* What a binding table index belongs to. */
static const char *
owner(const struct rt_check *check, uint32_t surface, struct check_name *name)
{
    const struct fe_kernel *kernel = check->subject.kernel;
    for (uint32_t i = 0; i < kernel->patch_count; i++) {
        const struct fe_patch *p = &kernel->patches[i];
        if (p->kind == FE_PATCH_ARG_SURFACE && p->offset == surface)
            return check_name_argument(check, &(struct rt_check_region){.argument = p->arg}, name);
        if (p->kind == FE_PATCH_CONST_SURFACE && p->offset == surface)
            return "the program's constants";
        if (p->kind == FE_PATCH_GLOBAL_SURFACE && p->offset == surface)
            return "the program's variables";
    }
    return "a buffer";
}

/* A binding table index or local memory: beyond its end a GPU reads 0 and drops writes. */
static void
tell_window(struct rt_check *check, const struct check_element *e)
{
    const struct lane_mem *mem = &e->op->mem;
    const bool local = mem->space == LANE_SPACE_LOCAL;
    const struct emu_surface *surface =
        !local && mem->surface < check->emu->surface_count ? &check->emu->surfaces[mem->surface] : NULL;
    const uint64_t size = local ? check->subject.local_bytes : surface ? surface->size : 0;
    const struct rt_check_region *region =
        surface && surface->base ? check_region_at(check, surface->base) : NULL;
    const int64_t offset = local ? fe_local_offset(check->subject.program->device, (uint32_t)e->address)
                           : e->address <= UINT32_MAX ? (int32_t)(uint32_t)e->address
                                                      : (int64_t)e->address;
    struct check_name name;
    if (surface && !surface->base) {
        check_tell(check, RT_CHECK_BOUNDS, &e->place, NULL,
                   "%s of %" PRIu32 " bytes at offset %" PRId64 " of %s, which is NULL", verb(e), e->bytes,
                   offset, owner(check, mem->surface, &name));
        return;
    }
    check_tell(check, RT_CHECK_BOUNDS, &e->place, NULL,
               "%s of %" PRIu32 " bytes at offset %" PRId64 " of %s, which has %" PRIu64 " bytes", verb(e),
               e->bytes, offset > (int64_t)size || offset < 0 ? offset : (int64_t)e->address,
               local                                         ? "local memory"
               : region && region->kind == RT_CHECK_ARGUMENT ? check_name_argument(check, region, &name)
                                                             : owner(check, mem->surface, &name),
               region ? region->size : size);
}

/* An index that is too large or negative leads from a buffer to where it is not far. An address farther away
 * says nothing about the buffer that happens to lie nearest. */
static bool
is_near(const struct rt_check_region *region, uint64_t distance)
{
    const uint64_t near = (uint64_t)64 << 10;
    return region && distance <= region->size + near;
}

/* No buffer has so low an address (runtime/launch/fault.c). */
static bool
is_null(const struct rt_check *check, const struct check_element *e)
{
    const uint64_t null_bytes = 4096;
    return check->subject.null_arguments && e->op->mem.space != LANE_SPACE_SCRATCH && e->address < null_bytes;
}

/* Of several NULL arguments, nobody knows which is meant. */
static void
tell_null(struct rt_check *check, const struct check_element *e)
{
    const uint64_t nulls = check->subject.null_arguments;
    const struct rt_check_region first = {.argument = (uint32_t)__builtin_ctzll(nulls)};
    struct check_name name;
    if (nulls & (nulls - 1))
        check_tell(check, RT_CHECK_BOUNDS, &e->place, NULL,
                   "%s of %" PRIu32 " bytes at address 0x%" PRIx64 "; several arguments are NULL", verb(e),
                   e->bytes, e->address);
    else
        check_tell(check, RT_CHECK_BOUNDS, &e->place, NULL,
                   "%s of %" PRIu32 " bytes at offset %" PRIu64 " of %s, which is NULL", verb(e), e->bytes,
                   e->address, check_name_argument(check, &first, &name));
}

static void
tell_host(struct rt_check *check, const struct check_element *e, const uint8_t *host)
{
    uint64_t bytes = 0;
    bool before = false;
    struct check_name name;
    const struct rt_check_region *region = nearest(check, host, &bytes, &before);
    if (is_null(check, e))
        tell_null(check, e);
    else if (is_near(region, bytes))
        check_tell(check, RT_CHECK_BOUNDS, &e->place, NULL,
                   "%s of %" PRIu32 " bytes, %" PRIu64 " bytes %s of %s, which has %" PRIu64 " bytes",
                   verb(e), e->bytes, bytes, before ? "before the beginning" : "past the end",
                   check_name_argument(check, region, &name), region->size);
    else
        check_tell(check, RT_CHECK_BOUNDS, &e->place, NULL,
                   "%s of %" PRIu32 " bytes at address 0x%" PRIx64 "; %s", verb(e), e->bytes, e->address,
                   region ? "no buffer of the kernel is near" : "the kernel was given no buffer");
}

static bool
is_windowed(const struct lane_op *op)
{
    return op->mem.space == LANE_SPACE_SURFACE || op->mem.space == LANE_SPACE_LOCAL;
}

/* Blocks are larger than the part that the program uses (emu/memory.h). */
static bool
is_block(const struct lane_op *op)
{
    return op->code == LANE_OP_load && op->mem.linear && (op->flags & LANE_NOMASK) &&
           op->pred == LANE_PRED_NONE;
}

static bool
fails(struct rt_check *check, const struct check_element *e, const uint8_t *host)
{
    if (!check_wants(check, RT_CHECK_BOUNDS) || check_seen(check, RT_CHECK_BOUNDS, e->place.op, e->place.op))
        return false;
    if (is_windowed(e->op))
        tell_window(check, e);
    else
        tell_host(check, e, host);
    return false;
}

/* Most accesses lie where the last one lay. */
const struct rt_check_region *
check_region_of(struct rt_check *check, const uint8_t *host)
{
    const struct rt_check_region *last = check->last_region;
    if (!last || last->kind != RT_CHECK_ARGUMENT || !holds(last, host))
        check->last_region = check_region_at(check, host);
    return check->last_region;
}

static void
check_access(struct rt_check *check, const struct check_element *e, const struct rt_check_region *region)
{
    const bool wrong = (e->write && region->flags & CL_MEM_READ_ONLY) ||
                       ((!e->write || e->atomic) && region->flags & CL_MEM_WRITE_ONLY);
    struct check_name name;
    if (wrong && region->kind == RT_CHECK_ARGUMENT && check_wants(check, RT_CHECK_ACCESS) &&
        !check_seen(check, RT_CHECK_ACCESS, e->place.op, e->place.op))
        check_tell(check, RT_CHECK_ACCESS, &e->place, NULL,
                   "%s of %" PRIu32 " bytes of %s, a buffer created with %s", verb(e), e->bytes,
                   check_name_argument(check, region, &name),
                   e->write && region->flags & CL_MEM_READ_ONLY ? "CL_MEM_READ_ONLY" : "CL_MEM_WRITE_ONLY");
}

/* Where an address that leads nowhere would be in the host's memory. */
static const uint8_t *
host_guess(const struct rt_check *check, const struct check_element *e)
{
    const uintptr_t pool = e->op->mem.space == LANE_SPACE_POOL ? (uintptr_t)check->emu->pool : 0;
    return (const uint8_t *)(pool + (uintptr_t)e->address);
}

bool
check_bounds(struct rt_check *check, const struct check_element *e, const struct rt_check_region **region)
{
    *region = NULL;
    if (!e->host)
        return is_block(e->op) && e->lane ? false : fails(check, e, host_guess(check, e));
    if (e->op->mem.space == LANE_SPACE_LOCAL || e->op->mem.space == LANE_SPACE_SCRATCH)
        return true;
    const struct rt_check_region *found = check_region_of(check, e->host);
    *region = found;
    if (!found || found->kind == RT_CHECK_OTHER)
        return is_block(e->op) && e->lane ? false : fails(check, e, e->host);
    if (!is_block(e->op) && e->bytes > found->size - (uint64_t)(e->host - found->base) &&
        !(check->emu->kernel->cuts_loads && !e->write))
        return fails(check, e, e->host);
    check_access(check, e, found);
    return true;
}
