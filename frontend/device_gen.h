/* SPDX-License-Identifier: MIT */
#ifndef FE_DEVICE_GEN_H
#define FE_DEVICE_GEN_H

#include "frontend/program.h"
#include "gen/gen_inst.h"

/* The Gen platform of an Intel device. */
static inline enum gen_platform
fe_gen_platform(enum fe_device device)
{
    return device == FE_BDW ? GEN_BDW : device == FE_BXT ? GEN_BXT : GEN_SKL;
}

#endif
