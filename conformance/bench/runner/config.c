/* SPDX-License-Identifier: MIT */
#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define CAYGEN "Caygen"
#define POCL "Portable"

const struct config configs[CONFIG_COUNT] = {
    {"skl-ref", CAYGEN, "skl", "ref", SCALE_SMALL, true, false, false},
    {"skl-simd", CAYGEN, "skl", "simd", SCALE_FULL, true, true, true},
    {"skl-jit", CAYGEN, "skl", "jit", SCALE_FULL, true, true, true},
    {"skl-auto", CAYGEN, "skl", "auto", SCALE_FULL, false, false, false},
    {"cayman-simd", CAYGEN, "cayman", "simd", SCALE_FULL, true, true, true},
    {"cayman-jit", CAYGEN, "cayman", "jit", SCALE_FULL, true, false, true},
    {"cayman-auto", CAYGEN, "cayman", "auto", SCALE_FULL, false, false, false},
    {"pocl", POCL, NULL, NULL, SCALE_FULL, true, false, true},
    {"limit", NULL, NULL, NULL, SCALE_FULL, true, true, false},
};

const struct config *
config_find(const char *name)
{
    for (unsigned i = 0; i < CONFIG_COUNT; i++)
        if (!strcmp(configs[i].name, name))
            return &configs[i];
    return NULL;
}

bool
config_is_built(const struct config *config)
{
#ifdef BENCH_HAS_JIT
    (void)config;
    return true;
#else
    return !config->engine || !strcmp(config->engine, "ref") || !strcmp(config->engine, "simd");
#endif
}

/* The one that build-pocl.sh has built, or the system's. */
static const char *
pocl_folder(void)
{
    return access(BENCH_POCL, R_OK) ? "/etc/OpenCL/vendors" : BENCH_POCL;
}

void
config_apply(const struct config *config)
{
    if (config->device) {
        setenv("CAYGEN_DEVICES", config->device, 1);
        setenv("CAYGEN_ENGINE", config->engine, 1);
        setenv("OCL_ICD_VENDORS", BENCH_ICD "/caygen.icd", 1);     /* ocl-icd reads the one, */
        setenv("OCL_ICD_FILENAMES", BENCH_ICD "/libcaygen.so", 1); /* Khronos's loader the other */
    } else if (config->platform) {
        setenv("OCL_ICD_VENDORS", pocl_folder(), 1);
        unsetenv("OCL_ICD_FILENAMES");
    }
}
