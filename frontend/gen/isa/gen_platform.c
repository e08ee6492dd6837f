/* SPDX-License-Identifier: MIT */
#include "gen_platform.h"

#include <assert.h>

static const struct {
    enum gen_generation generation;
    enum gen_layout layout;
    enum gen_ports ports;
    unsigned capabilities;
} platforms[GEN_PLATFORM_COUNT] = {
#define GEN_PLATFORM(id, generation, layout, ports, capabilities)                                            \
    [GEN_##id] = {GEN_GENERATION_##generation, GEN_LAYOUT_##layout, GEN_PORTS_##ports, capabilities},
#include "gen_platforms.def"
#undef GEN_PLATFORM
};

enum gen_generation
gen_generation(enum gen_platform platform)
{
    assert(platform < GEN_PLATFORM_COUNT);
    return platforms[platform].generation;
}

enum gen_layout
gen_layout(enum gen_platform platform)
{
    assert(platform < GEN_PLATFORM_COUNT);
    return platforms[platform].layout;
}

enum gen_ports
gen_ports(enum gen_platform platform)
{
    assert(platform < GEN_PLATFORM_COUNT);
    return platforms[platform].ports;
}

bool
gen_has(enum gen_platform platform, enum gen_capability capability)
{
    assert(platform < GEN_PLATFORM_COUNT);
    return platforms[platform].capabilities & capability;
}
