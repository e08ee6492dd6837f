/* SPDX-License-Identifier: MIT */
/*
 * The words of fetch constants, eight per resource, as drivers write them. The ISA guide names resources only
 * by number; what their words hold is from Mesa's r600 driver (evergreend.h, SQ_VTX_CONSTANT_WORD0..7 and
 * SQ_TEX_RESOURCE_WORD0..7; how it fills them: evergreen_state.c).
 */
#ifndef CAY_RESOURCE_H
#define CAY_RESOURCE_H

#include <stdbool.h>
#include <stdint.h>

enum {
    CAY_RESOURCES = 176, /* RESOURCE_ID: "HD 6900 Series ISA" section 9.4, TEX_WORD0 */
    CAY_SAMPLERS = 18    /* SAMPLER_ID: TEX_WORD2 */
};

/* Bits 31:30 of word 7. */
enum cay_resource_type { CAY_NO_TEXTURE, CAY_NO_BUFFER, CAY_TEXTURE, CAY_BUFFER };

static inline enum cay_resource_type
cay_resource_type(const uint32_t words[8])
{
    return (enum cay_resource_type)(words[7] >> 30);
}

/* What a vertex fetch needs of a buffer. */
struct cay_buffer {
    uint64_t address, bytes;
    uint32_t stride, elements; /* elements: what GET_BUFFER_RESINFO gives; 0: not said */
    uint8_t data_format, num_format, endian_swap;
    bool is_signed, no_zero;
    uint8_t select[4]; /* DST_SEL: where X, Y, Z and W come from */
};

/* False: the words are not those of a buffer. */
bool cay_buffer_of(const uint32_t words[8], struct cay_buffer *out);

#endif
