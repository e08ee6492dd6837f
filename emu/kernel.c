/* SPDX-License-Identifier: MIT */
#include "emu/kernel.h"

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

int
emu_kernel_check(const struct emu_kernel *kernel, struct emu_error *error)
{
    const struct lane_program *p = kernel->program;
    if (!p || kernel->lanes < 1 || kernel->lanes > LANE_MAX)
        return lane_rule_fail(error, LANE_RULE_kernel_lanes, "a kernel of %u lanes", kernel->lanes);
    if (lane_program_check(p, error) != 0)
        return -1;
    const bool gen = kernel->machine == EMU_GEN;
    const uint32_t ids = kernel->lanes * (gen ? 2u : 4u), groups = kernel->lanes * 4u;
    const struct block blocks[] = {
        {"thread header", gen ? kernel->header_rf : 0, 32},
        {"payload", gen ? kernel->payload_rf : 0, kernel->payload_bytes},
        {"local id x", kernel->local_id_rf[0], ids},
        {"local id y", kernel->local_id_rf[1], ids},
        {"local id z", kernel->local_id_rf[2], ids},
        {"group id x", gen ? 0 : kernel->group_id_rf[0], groups},
        {"group id y", gen ? 0 : kernel->group_id_rf[1], groups},
        {"group id z", gen ? 0 : kernel->group_id_rf[2], groups},
    };
    for (unsigned i = 0; i < sizeof blocks / sizeof blocks[0]; i++)
        if (check_block(p, &blocks[i], error) != 0)
            return -1;
    return check_image(kernel, error);
}
