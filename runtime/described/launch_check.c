/* SPDX-License-Identifier: MIT */
/* What a launch was to do, and what it has done. */
#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "emu/lane.h"
#include "launch.h"

static double
real(uint64_t u, uint8_t type)
{
    double d;
    float f;
    const uint32_t word = (uint32_t)u;
    memcpy(&d, &u, sizeof d);
    memcpy(&f, &word, sizeof f);
    return type == LANE_DF ? d : (double)f;
}

/* The numbers' places among all of their type. */
static double
place(uint64_t u, uint8_t type)
{
    const bool is_double = type == LANE_DF;
    const uint64_t sign = is_double ? 1ull << 63 : 1u << 31;
    const double size = (double)(u & (sign - 1));
    return u & sign ? -size : size;
}

static bool
is_near(const struct launch_block *e, uint64_t have, uint64_t want)
{
    if (e->ulps <= 0 && e->absolute <= 0)
        return false;
    const double x = real(have, e->type), y = real(want, e->type);
    if (isnan(x) || isnan(y))
        return isnan(x) && isnan(y);
    return fabs(x - y) <= e->absolute || fabs(place(have, e->type) - place(want, e->type)) <= e->ulps;
}

bool
launch_came_out(const struct launch_memory *m, const struct launch_block *e, char *what, size_t size)
{
    assert(launch_surface(m, e->surface)); /* launch_read takes no block of another one */
    const uint8_t *got = launch_surface(m, e->surface) + e->at;
    const uint32_t bytes = lane_type_bytes(e->type);
    for (uint32_t i = 0; i < e->count; i += bytes) {
        uint64_t want = 0, have = 0;
        memcpy(&want, e->bytes + i, bytes);
        memcpy(&have, got + i, bytes);
        if (want == have || is_near(e, have, want))
            continue;
        snprintf(what, size, "line %u: surface %u, byte %u: expected 0x%llx, got 0x%llx", e->line, e->surface,
                 e->at + i, (unsigned long long)want, (unsigned long long)have);
        return false;
    }
    return true;
}

bool
launch_ended_well(const struct launch *l, const struct emu_fault *fault, char *what, size_t size)
{
    const char *name = fault ? emu_fault_name(fault->kind) : "the end";
    if (!l->fault[0] && !fault)
        return true;
    if (fault && strcmp(name, l->fault) == 0 && fault->inst == l->fault_at &&
        (!l->has_control || memcmp(fault->control, l->control, sizeof l->control) == 0))
        return true;
    if (fault)
        snprintf(what, size, "ends with %s at 0x%x, control 0x%x 0x%x 0x%x", name, fault->inst,
                 fault->control[0], fault->control[1], fault->control[2]);
    else
        snprintf(what, size, "ends at its end, and not with %s at 0x%x", l->fault, l->fault_at);
    return false;
}
