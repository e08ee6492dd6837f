/* SPDX-License-Identifier: MIT */
#include "gen_platform.h"

#include <assert.h>

static const struct {
    enum gen_layout layout;
    unsigned capabilities;
} platforms[GEN_PLATFORM_COUNT] = {
#define GEN_PLATFORM(id, layout, capabilities) [GEN_##id] = {GEN_LAYOUT_##layout, capabilities},
#include "gen_platforms.def"
#undef GEN_PLATFORM
};

enum gen_layout
gen_layout(enum gen_platform platform)
{
    assert(platform < GEN_PLATFORM_COUNT);
    return platforms[platform].layout;
}

bool
gen_has(enum gen_platform platform, enum gen_capability capability)
{
    assert(platform < GEN_PLATFORM_COUNT);
    return platforms[platform].capabilities & capability;
}
