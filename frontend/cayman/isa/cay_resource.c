/* SPDX-License-Identifier: MIT */
#include "cay_resource.h"

bool
cay_buffer_of(const uint32_t words[8], struct cay_buffer *out)
{
    if (cay_resource_type(words) != CAY_BUFFER)
        return false;
    *out = (struct cay_buffer){
        .address = words[0] | (uint64_t)(words[2] & 0xff) << 32,
        .bytes = (uint64_t)words[1] + 1, /* SIZE is the last byte's offset */
        .stride = words[2] >> 8 & 0x7ff,
        .elements = words[4],
        .data_format = words[2] >> 20 & 63,
        .num_format = words[2] >> 26 & 3,
        .is_signed = words[2] >> 28 & 1,
        .no_zero = words[2] >> 29 & 1,
        .endian_swap = words[2] >> 30 & 3,
    };
    for (unsigned c = 0; c < 4; c++)
        out->select[c] = words[3] >> (3 + 3 * c) & 7;
    return true;
}
