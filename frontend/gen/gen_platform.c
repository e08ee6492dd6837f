/* SPDX-License-Identifier: MIT */
#include "gen_platform.h"

#include <assert.h>

static const struct {
    unsigned generation, capabilities;
} platforms[GEN_PLATFORM_COUNT] = {
#define GEN_PLATFORM(id, generation, capabilities) [GEN_##id] = {generation, capabilities},
#include "gen_platforms.def"
#undef GEN_PLATFORM
};

bool
gen_has(enum gen_platform platform, enum gen_capability capability)
{
    assert(platform < GEN_PLATFORM_COUNT);
    return platforms[platform].capabilities & capability;
}

unsigned
gen_generation(enum gen_platform platform)
{
    assert(platform < GEN_PLATFORM_COUNT);
    return platforms[platform].generation;
}
