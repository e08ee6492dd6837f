/* SPDX-License-Identifier: MIT */
#include "fault.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/shown.h"
#include "debug/source_place.h"
#include "debug/source_text.h"
#include "frontend/local.h"
#include "launch.h"
#include "offset.h"
#include "program/build.h"
#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/memory.h"
#include "runtime/on_fault.h"
#include "runtime/platform.h"
#include "runtime/program.h"

struct text {
    char bytes[1024];
    size_t length;
};

enum { SHOWN_BYTES = 160 };

static void __attribute__((format(printf, 2, 3))) add(struct text *text, const char *format, ...)
{
    const size_t room = sizeof text->bytes - text->length;
    va_list args;
    va_start(args, format);
    const int n = vsnprintf(text->bytes + text->length, room, format, args);
    va_end(args);
    if (n > 0)
        text->length += (size_t)n < room ? (size_t)n : room - 1;
}

/* How to get the lines. Options of a build say nothing about a binary. */
static void
add_hint(struct text *text, const struct rt_launch *launch)
{
    const cl_program program = launch->kernel->program;
    const struct rt_program_device *on = rt_program_on(program, launch->on->device);
    const char *options = on && program->origin != RT_FROM_BINARY ? on->options : NULL;
    if (rt_source_lacks_g(options, launch->on->build->fe, &launch->code))
        add(text, ", no source line (built without -g)");
}

/* Debug data is read now, and not before: launches without a fault need none. */
static void
add_line(struct text *text, const struct rt_launch *launch, uint32_t offset)
{
    struct rt_source_place place;
    if (!rt_source_place(launch->kernel->program, launch->on->build->fe, &launch->code, offset, &place)) {
        add_hint(text, launch);
        return;
    }
    add(text, ", %s%s:%" PRIu32, place.near ? "near " : "", place.file, place.line);
    if (place.text[0])
        add(text, ": `%s`", place.text);
}

static void
add_hang(struct text *text, unsigned seconds)
{
    add(text, ": a work-group took more than %u second%s of processor time (CAYGEN_HANG_SECONDS)", seconds,
        seconds == 1 ? "" : "s");
}

/* Local ids count x fastest; hardware thread t holds work-items t * lanes and on. */
static void
add_items(struct text *text, const struct rt_launch *launch, const struct emu_fault *fault)
{
    const uint32_t *size = launch->emu.local_size;
    size_t id[3];
    if (!fault->lanes && fault->kind != EMU_FAULT_ADDRESS)
        return;
    const uint32_t first = fault->lanes ? (uint32_t)__builtin_ctzll(fault->lanes) : 0;
    const uint32_t item = fault->thread * launch->code.emu.lanes + first;
    const uint32_t local[3] = {item % size[0], item / size[0] % size[1], item / size[0] / size[1]};
    for (unsigned i = 0; i < 3; i++)
        id[i] = launch->range.offset[i] + (size_t)fault->group[i] * launch->range.local[i] + local[i];
    const int more = __builtin_popcountll(fault->lanes) - 1;
    add(text,
        fault->lanes ? ", work-item (%zu, %zu, %zu)" : ", the hardware thread of work-item (%zu, %zu, %zu)",
        id[0], id[1], id[2]);
    if (more > 0)
        add(text, " and %d more of its hardware thread", more);
}

static const char *
flags_name(cl_mem_flags flags)
{
    return flags & CL_MEM_READ_ONLY    ? "CL_MEM_READ_ONLY"
           : flags & CL_MEM_WRITE_ONLY ? "CL_MEM_WRITE_ONLY"
                                       : "CL_MEM_READ_WRITE";
}

static unsigned
address_bits(const struct rt_launch *launch)
{
    return launch->code.narrow ? 32 : launch->on->device->gpu->address_bits;
}

/* Bytes between the access and the buffer; 0: it begins inside. */
static uint64_t
distance(const struct rt_offset *o)
{
    return o->side == RT_INSIDE ? 0 : o->side == RT_PAST ? o->bytes + 1 : o->bytes;
}

/* Called with the context's lock held. The buffer's address as the kernel sees it. */
static uint64_t
seen_at(const struct rt_launch *launch, cl_mem mem)
{
    if (launch->code.narrow)
        return mem->address32;
    const bool in_pool = launch->on->device->gpu->address_bits == 32;
    return (uintptr_t)mem->data - (in_pool ? (uintptr_t)launch->emu.pool : 0);
}

/* Called with the context's lock held. */
static cl_mem
nearest(const struct rt_launch *launch, cl_context context, uint64_t address, struct rt_offset *offset)
{
    cl_mem best = NULL;
    uint64_t best_distance = UINT64_MAX;
    for (cl_mem mem = context->first_mem; mem; mem = mem->next) {
        const uint64_t at = seen_at(launch, mem);
        const struct rt_offset o = rt_offset_of(address, at, mem->size, address_bits(launch));
        if (!mem->parent && at && distance(&o) < best_distance) {
            best = mem;
            best_distance = distance(&o);
            *offset = o;
        }
    }
    return best;
}

static void
add_argument(struct text *text, const struct rt_launch *launch, cl_uint i)
{
    const char *name = i < launch->code.arg_count ? launch->code.args[i].name : NULL;
    char shown[SHOWN_BYTES];
    add(text, ", argument %" PRIu32, i);
    rt_source_show(name ? name : "", name ? strlen(name) : 0, shown, sizeof shown);
    if (shown[0])
        add(text, " `%s`", shown);
}

/* The first argument that the buffer, or a part of it, was given for. What lies nearest need not be what the
 * kernel meant. */
static void
add_argument_of(struct text *text, const struct rt_launch *launch, cl_mem mem)
{
    for (cl_uint i = 0; i < launch->arg_count; i++) {
        cl_mem given = launch->args[i].mem;
        if (given && (given == mem || given->parent == mem)) {
            add_argument(text, launch, i);
            return;
        }
    }
    add(text, ", no argument of the kernel");
}

static bool
is_null(const struct rt_arg *arg)
{
    return arg->pointer && !arg->mem && !arg->address;
}

/* The argument that has the binding table index. */
static void
add_argument_at(struct text *text, const struct rt_launch *launch, uint32_t surface)
{
    for (uint32_t i = 0; i < launch->code.patch_count; i++) {
        const struct fe_patch *p = &launch->code.patches[i];
        if (p->kind != FE_PATCH_ARG_SURFACE || p->offset != surface || p->arg >= launch->arg_count)
            continue;
        add_argument(text, launch, p->arg);
        if (is_null(&launch->args[p->arg]))
            add(text, ", which is NULL");
        return;
    }
}

/* Of several NULL arguments, nobody knows which is meant. */
static void
add_null_argument(struct text *text, const struct rt_launch *launch)
{
    cl_uint count = 0, last = 0;
    for (cl_uint i = 0; i < launch->arg_count; i++)
        if (is_null(&launch->args[i])) {
            count++;
            last = i;
        }
    if (count != 1)
        return;
    add_argument(text, launch, last);
    add(text, " is NULL");
}

/* Farther away than an index that went wrong; the distance to the nearest buffer is no help. */
#define FAR_BYTES (UINT64_C(1) << 40)

static void
add_buffer(struct text *text, const struct rt_launch *launch, const struct emu_fault *fault)
{
    cl_context context = launch->kernel->program->context;
    pthread_mutex_lock(&context->lock);
    struct rt_offset offset;
    cl_mem mem = nearest(launch, context, fault->address, &offset);
    if (mem && offset.side != RT_INSIDE && offset.bytes >= FAR_BYTES) {
        add(text, "; no buffer is near");
    } else if (mem) {
        if (offset.side == RT_INSIDE)
            add(text, "; at byte %" PRIu64 " of", offset.bytes);
        else
            add(text, "; nearest: %" PRIu64 " bytes %s", offset.bytes,
                offset.side == RT_BEFORE ? "before" : "past the end of");
        add(text, " a %zu-byte buffer created with %s", mem->size, flags_name(mem->flags));
        add_argument_of(text, launch, mem);
    } else {
        add(text, "; the context has no buffer");
    }
    pthread_mutex_unlock(&context->lock);
}

/* No buffer has so low or so high an address, so the distance to the nearest one is no help. */
#define NULL_BYTES 4096u

static bool
is_nearly_null(const struct rt_launch *launch, uint64_t address)
{
    const struct rt_offset offset = rt_offset_of(address, 0, NULL_BYTES, address_bits(launch));
    return offset.side == RT_INSIDE || (offset.side == RT_BEFORE && offset.bytes < NULL_BYTES);
}

static void
add_access(struct text *text, const struct rt_launch *launch, const struct emu_fault *fault)
{
    add(text, ": %s of %" PRIu32 " bytes at address 0x%" PRIx64 " outside the context's memory",
        fault->write ? "write" : "read", fault->bytes, fault->address);
    if (is_nearly_null(launch, fault->address)) {
        add(text, "; %sa null pointer", fault->address ? "nearly " : "");
        add_null_argument(text, launch);
    } else {
        add_buffer(text, launch, fault);
    }
}

/* Of a buffer of the binding table: these offsets have 32 bits. */
static int64_t
signed_offset(uint64_t offset, uint64_t size)
{
    const struct rt_offset o = rt_offset_of(offset, 0, size, 32);
    return o.side == RT_BEFORE && offset <= UINT32_MAX ? -(int64_t)o.bytes : (int64_t)offset;
}

/* What a GPU does with such an access. Gen's finds it inside of local memory, if its low bits are there. */
static void
add_gpu(struct text *text, const struct rt_launch *launch, const struct emu_fault *fault)
{
    const uint32_t low = (uint32_t)fault->address & FE_LOCAL_MASK;
    const bool again = fault->kind == EMU_FAULT_LOCAL && launch->on->build->fe->device != FE_CAYMAN &&
                       low < launch->emu.local_bytes;
    if (again)
        add(text, "; a GPU takes the low 16 bits of it, offset %" PRIu32 " (CAYGEN_STRICT)", low);
    else
        add(text, "; a GPU %s (CAYGEN_STRICT)", fault->write ? "drops such a write" : "reads 0 there");
}

/* Of a strict launch. */
static void
add_offset(struct text *text, const struct rt_launch *launch, const struct emu_fault *fault)
{
    const bool local = fault->kind == EMU_FAULT_LOCAL;
    const bool bound = !local && fault->surface < launch->emu.surface_count;
    const uint64_t size = local   ? launch->emu.local_bytes
                          : bound ? launch->emu.surfaces[fault->surface].size
                                  : 0;
    const int64_t offset = local ? fe_local_offset(launch->on->build->fe->device, (uint32_t)fault->address)
                                 : signed_offset(fault->address, size);
    add(text, ": %s of %" PRIu32 " bytes at offset %" PRId64 " of %" PRIu64 " bytes",
        fault->write ? "write" : "read", fault->bytes, offset, size);
    if (!local) {
        add(text, " at binding table index %u", fault->surface);
        add_argument_at(text, launch, fault->surface);
    }
    add_gpu(text, launch, fault);
}

static cl_int
status_of(enum emu_fault_kind kind)
{
    static const cl_int status[] = {[EMU_FAULT_NONE] = CL_OUT_OF_RESOURCES,
                                    [EMU_FAULT_ADDRESS] = CL_OUT_OF_RESOURCES,
                                    [EMU_FAULT_ILLEGAL] = CL_INVALID_PROGRAM_EXECUTABLE,
                                    [EMU_FAULT_HANG] = CL_OUT_OF_RESOURCES,
                                    [EMU_FAULT_NO_MEMORY] = CL_OUT_OF_HOST_MEMORY,
                                    [EMU_FAULT_NO_IMAGE] = CL_OUT_OF_RESOURCES,
                                    [EMU_FAULT_NO_SAMPLER] = CL_OUT_OF_RESOURCES,
                                    [EMU_FAULT_UNDEFINED] = CL_INVALID_PROGRAM_EXECUTABLE,
                                    [EMU_FAULT_BREAKPOINT] = CL_INVALID_PROGRAM_EXECUTABLE,
                                    [EMU_FAULT_SOFTWARE] = CL_INVALID_PROGRAM_EXECUTABLE,
                                    [EMU_FAULT_JUMP] = CL_INVALID_PROGRAM_EXECUTABLE,
                                    [EMU_FAULT_NOTIFY] = CL_OUT_OF_RESOURCES,
                                    [EMU_FAULT_MODE] = CL_INVALID_PROGRAM_EXECUTABLE,
                                    [EMU_FAULT_HEADER] = CL_INVALID_PROGRAM_EXECUTABLE,
                                    [EMU_FAULT_STACK] = CL_OUT_OF_RESOURCES,
                                    [EMU_FAULT_HALT] = CL_OUT_OF_RESOURCES,
                                    [EMU_FAULT_DEADLOCK] = CL_OUT_OF_RESOURCES,
                                    [EMU_FAULT_RESIDENT] = CL_OUT_OF_RESOURCES,
                                    [EMU_FAULT_SURFACE] = CL_OUT_OF_RESOURCES,
                                    [EMU_FAULT_LOCAL] = CL_OUT_OF_RESOURCES};
    _Static_assert(sizeof status / sizeof *status == EMU_FAULT_COUNT, "a status for every fault");
    return status[kind];
}

cl_int
rt_fault_report(const struct rt_launch *launch, const struct emu_fault *fault)
{
    struct text text = {.length = 0};
    char name[SHOWN_BYTES];
    add(&text, "kernel %s on %s: %s at instruction 0x%x", rt_show(launch->kernel->name, name, sizeof name),
        launch->on->device->gpu->name, emu_fault_name(fault->kind), fault->inst);
    add_line(&text, launch, fault->inst);
    add_items(&text, launch, fault);
    if (fault->kind == EMU_FAULT_ADDRESS)
        add_access(&text, launch, fault);
    else if (fault->kind == EMU_FAULT_SURFACE || fault->kind == EMU_FAULT_LOCAL)
        add_offset(&text, launch, fault);
    else if (fault->kind == EMU_FAULT_NO_IMAGE)
        add(&text, ": binding table index %" PRIu64, fault->address);
    else if (fault->kind == EMU_FAULT_NO_SAMPLER)
        add(&text, ": sampler index %" PRIu64, fault->address);
    else if (fault->control[0])
        add(&text, ": cr0.0 0x%08x, cr0.1 0x%08x, AIP 0x%x", fault->control[0], fault->control[1],
            fault->control[2]);
    else if (fault->kind == EMU_FAULT_HANG && launch->halted)
        add(&text, ": the check has stopped it, because it waits without an end");
    else if (fault->kind == EMU_FAULT_HANG)
        add_hang(&text, rt_platform()->options.hang_seconds);
    const bool printed = rt_context_notify(launch->kernel->program->context, text.bytes);
    rt_on_fault(text.bytes, printed);
    return status_of(fault->kind);
}
