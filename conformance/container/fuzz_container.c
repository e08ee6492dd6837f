/* SPDX-License-Identifier: MIT */
/* libFuzzer target: any bytes as a program binary. The first byte picks the device. */
#include <stdio.h>
#include <stdlib.h>

#include "attempt.h"

int LLVMFuzzerTestOneInput(const unsigned char *bytes, size_t size);

int
LLVMFuzzerTestOneInput(const unsigned char *bytes, size_t size)
{
    struct emu_error error = {EMU_OK, ""};
    if (!size)
        return 0;
    const char *defect = attempt(bytes + 1, size - 1, (enum fe_device)(bytes[0] % FE_DEVICE_COUNT), &error);
    if (defect) {
        fprintf(stderr, "%s\n", defect);
        abort();
    }
    return 0;
}
