/* SPDX-License-Identifier: MIT */
#include "load.h"

#include <stdarg.h>
#include <stdio.h>

int
fe_invalid(struct fe_load *load, size_t at, const char *format, ...)
{
    char text[400];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    return emu_fail(load->error, EMU_INVALID, "offset 0x%zx: %s", at, text);
}

int
fe_unsupported(struct fe_load *load, const char *format, ...)
{
    char text[400];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    return emu_fail(load->error, EMU_UNSUPPORTED, "%s", text);
}

int
fe_no_memory(struct fe_load *load)
{
    if (load->image && load->image->arena.is_spent)
        return emu_fail(
            load->error, EMU_NO_MEMORY,
            "the program's tables need more memory than %zu bytes, the limit for a binary of its size",
            load->image->arena_bytes);
    return emu_fail(load->error, EMU_NO_MEMORY, "out of memory for a program binary");
}

int
fe_check_local(struct fe_load *load, size_t at, const char *kernel, uint64_t bytes, uint32_t most)
{
    if (bytes <= most)
        return 0;
    return fe_invalid(
        load, at,
        "kernel %.64s needs %llu bytes of local memory, which is too much: a work-group of this "
        "device has at most %u",
        kernel, (unsigned long long)bytes, most);
}

void
fe_refuse(struct fe_load *load, const char *format, ...)
{
    char text[400];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    emu_fail(&load->image->refusal, EMU_UNSUPPORTED, "%s", text);
}

int
fe_step(struct fe_load *load, uint64_t steps)
{
    struct fe_budget *budget = &load->image->budget;
    return fe_budget_step(budget, steps) ? 0 : fe_budget_refuse(budget, load->error);
}

void *
fe_alloc(struct fe_load *load, size_t count, size_t size)
{
    void *at = fe_arena_alloc(&load->image->arena, count, size);
    if (!at)
        fe_no_memory(load);
    return at;
}

const char *
fe_text(struct fe_load *load, const void *text, size_t max)
{
    const char *copy = fe_arena_text(&load->image->arena, text, max);
    if (!copy)
        fe_no_memory(load);
    return copy;
}

int
fe_take_device(struct fe_load *load, size_t at, enum fe_device device)
{
    assert(device < FE_DEVICE_COUNT);
    if (load->device != FE_DEVICE_COUNT && load->device != device)
        return fe_invalid(load, at, "the binary is for %s, not for %s", fe_device_name(device),
                          fe_device_name(load->device));
    load->device = device;
    load->image->program.device = device;
    return 0;
}
