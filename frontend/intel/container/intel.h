/* SPDX-License-Identifier: MIT */
/* Readers of Intel's program binaries. */
#ifndef INTEL_INTEL_H
#define INTEL_INTEL_H

#include "load.h"

int intel_read_archive(struct fe_load *load, struct fe_bytes file);      /* ar of OpenCL ELFs */
int intel_read_elf(struct fe_load *load, struct fe_bytes file);          /* OpenCL ELF */
int intel_read_patch_tokens(struct fe_load *load, struct fe_bytes file); /* the device binary itself */
int intel_read_beignet(struct fe_load *load, struct fe_bytes file);      /* Beignet's programs */
struct intel_elf;
int intel_read_zebin(struct fe_load *load, struct intel_elf *elf); /* the other form of device binary */

/* The low word of the hash that a kernel header's CheckSum holds, over the record after the header. */
uint32_t intel_checksum(struct fe_bytes record);

#endif
