/* SPDX-License-Identifier: MIT */
#include "patch_checksum.h"

#include <string.h>

uint32_t
patch_checksum(const uint8_t *bytes, size_t size)
{
    static const int shifts[9] = {13, 8, 13, 12, 16, 5, 3, 10, 15};
    uint32_t v[3] = {0x428a2f98, 0x71374491, 0xb5c0fbcf};
    for (size_t i = 0; i + 4 <= size; i += 4) {
        uint32_t word;
        memcpy(&word, bytes + i, sizeof word);
        v[0] ^= word;
        for (int k = 0; k < 9; k++) {
            const uint32_t other = v[(k + 2) % 3];
            v[k % 3] =
                (v[k % 3] - v[(k + 1) % 3] - other) ^ (k % 3 == 1 ? other << shifts[k] : other >> shifts[k]);
        }
    }
    return v[2];
}
