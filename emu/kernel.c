/* SPDX-License-Identifier: MIT */
#include "emu/kernel.h"

#include <assert.h>

#include "emu/error.h"
#include "emu/thread.h"
#include "lane_check_priv.h"

struct block {
    const char *name;
    uint32_t at, bytes;
};

static int
check_block(const struct lane_program *p, const struct block *b, struct emu_error *error)
{
    if (b->at == 0 || b->bytes == 0)
        return 0;
    if (b->at < p->cells_bytes || (uint64_t)b->at + b->bytes > p->rf_bytes)
        return lane_rule_fail(error, LANE_RULE_start_inside,
                              "%s: %u bytes at %u are not in the registers of %u bytes", b->name, b->bytes,
                              b->at, p->rf_bytes);
    if (!lane_check_writable(p, b->at, b->bytes))
        return lane_rule_fail(error, LANE_RULE_start_apart, "%s: %u bytes at %u lie over constants", b->name,
                              b->bytes, b->at);
    return 0;
}

/* A thread's start copies all bytes from the first to the last that is set. */
static int
check_image(const struct emu_kernel *kernel, struct emu_error *error)
{
    struct block all = {.name = "start"};
    emu_start_image(kernel, &all.at, &all.bytes);
    return check_block(kernel->program, &all, error);
}

static int
check_fields(const struct emu_kernel *kernel, struct emu_error *error)
{
    if (kernel->start_count > EMU_START_FIELDS)
        return lane_rule_fail(error, LANE_RULE_start_fields, "%u fields", kernel->start_count);
    for (uint32_t i = 0; i < kernel->start_count; i++) {
        const struct emu_start_field *f = &kernel->start[i];
        const struct block block = {"start register", f->rf, f->dwords * 4u};
        if (!f->rf || f->dwords < 1 || f->dwords > LANE_MAX || f->source >= EMU_START_SOURCES)
            return lane_rule_fail(error, LANE_RULE_start_fields, "%u dwords of source %u at %u", f->dwords,
                                  f->source, f->rf);
        if (check_block(kernel->program, &block, error) != 0)
            return -1;
    }
    return 0;
}

static bool
has_local_ids(const struct emu_kernel *kernel)
{
    return kernel->local_id_rf[0] || kernel->local_id_rf[1] || kernel->local_id_rf[2];
}

void
emu_kernel_add_start(struct emu_kernel *kernel, struct emu_start_field field)
{
    assert(kernel->start_count < EMU_START_FIELDS);
    kernel->start[kernel->start_count++] = field;
}

int
emu_kernel_check(const struct emu_kernel *kernel, struct emu_error *error)
{
    const struct lane_program *p = kernel->program;
    if (!p || kernel->lanes < 1 || kernel->lanes > LANE_MAX)
        return lane_rule_fail(error, LANE_RULE_kernel_lanes, "a kernel of %u lanes", kernel->lanes);
    if (has_local_ids(kernel) && kernel->local_id_bytes != 2 && kernel->local_id_bytes != 4)
        return lane_rule_fail(error, LANE_RULE_start_fields, "local ids of %u bytes", kernel->local_id_bytes);
    if (lane_program_check(p, error) != 0)
        return -1;
    const uint32_t ids = kernel->lanes * kernel->local_id_bytes;
    const struct block blocks[] = {
        {"payload", kernel->payload_rf, kernel->payload_bytes},
        {"local id x", kernel->local_id_rf[0], ids},
        {"local id y", kernel->local_id_rf[1], ids},
        {"local id z", kernel->local_id_rf[2], ids},
        {"thread number", kernel->thread_rf, kernel->thread_rf ? sizeof(uint32_t) : 0},
    };
    for (unsigned i = 0; i < sizeof blocks / sizeof blocks[0]; i++)
        if (check_block(p, &blocks[i], error) != 0)
            return -1;
    return check_fields(kernel, error) != 0 ? -1 : check_image(kernel, error);
}
