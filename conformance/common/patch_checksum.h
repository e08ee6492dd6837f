/* SPDX-License-Identifier: MIT */
/* The checksum in the record of a kernel in patch tokens, of the bytes behind the record's header. */
#ifndef CONFORMANCE_PATCH_CHECKSUM_H
#define CONFORMANCE_PATCH_CHECKSUM_H

#include <stddef.h>
#include <stdint.h>

uint32_t patch_checksum(const uint8_t *bytes, size_t size);

#endif
