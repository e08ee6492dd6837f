/* SPDX-License-Identifier: MIT */
#ifndef FUZZ_MEND_H
#define FUZZ_MEND_H

#include <stddef.h>
#include <stdint.h>

/* Gives every kernel record of every device binary in the bytes the checksum it should have, so that what was
 * changed in it is read and not refused. */
void mend_checksums(uint8_t *bytes, size_t size);

#endif
