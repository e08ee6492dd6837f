/* SPDX-License-Identifier: MIT */
#include "gen_platform.h"

#include <assert.h>

static const unsigned capabilities_of[GEN_PLATFORM_COUNT] = {
#define GEN_PLATFORM(id, capabilities) [GEN_##id] = capabilities,
#include "gen_platforms.def"
#undef GEN_PLATFORM
};

bool
gen_has(enum gen_platform platform, enum gen_capability capability)
{
    assert(platform < GEN_PLATFORM_COUNT);
    return capabilities_of[platform] & capability;
}
