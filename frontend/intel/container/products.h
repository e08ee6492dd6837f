/* SPDX-License-Identifier: MIT */
/* How Intel's binaries name the GPUs they are for. */
#ifndef FE_INTEL_PRODUCTS_H
#define FE_INTEL_PRODUCTS_H

#include "frontend/program.h"

/* One per device; family 0: not one of Intel's. */
struct intel_product {
    uint32_t family;           /* GFXCORE family, of patch tokens and zebins */
    uint32_t product;          /* PRODUCT_FAMILY of zebins */
    uint32_t major, minor;     /* architecture and release */
    uint32_t revision;         /* the one ocloc names first */
    const char *other_acronym; /* NULL: only the device's name */
};

extern const struct intel_product intel_products[FE_DEVICE_COUNT];

/*
 * Chooses a device of a GFXCORE family: the wanted one if it is of this family (any Gen9 code loads for both
 * of Gen9's). Otherwise the one whose first revision is zero if and only if `stepping` is, otherwise the
 * first. FE_DEVICE_COUNT: there is none.
 */
enum fe_device intel_device_of_family(uint32_t family, enum fe_device wanted, uint32_t stepping);

/* "skl, bxt or bdw" */
const char *intel_device_names(char *text, size_t size);

#endif
