/* SPDX-License-Identifier: MIT */
/*
 * What a launch binds beside memory and parameters: the registers and resources that a driver sets up, by the
 * numbers with which instructions name them. Everything that is bound is a surface (or an image) of the
 * launch, at the index that enum cay_surface gives it.
 */
#ifndef CAY_BINDINGS_H
#define CAY_BINDINGS_H

#include <stdbool.h>
#include <stdint.h>

#include "cayman/isa/cay_resource.h"

enum cay_surface {
    CAY_SURFACE_RAT = 0,     /* + RAT_ID; STORE_TYPED takes the image at this index */
    CAY_SURFACE_CONST = 16,  /* + constant buffer; 0 is the payload and has no surface */
    CAY_SURFACE_RETURN = 32, /* + RAT_ID: where *_RTN put old values, in dwords */
    CAY_SURFACE_STREAM = 48, /* + 4 * stream + buffer */
    CAY_SURFACE_RING = 64,   /* + 0..3 */
    CAY_SURFACE_GDS = 68,
    CAY_SURFACE_COUNTERS = 69, /* dword UAV_ID: an append/consume counter; dword 16: the ordered count */
    CAY_SURFACE_SCATTER = 70,  /* MEM_EXPORT and MEM_RD_SCATTER */
    CAY_SURFACE_TF = 71,       /* tessellation factors */
    CAY_SURFACE_PIXEL = 72,    /* EXPORT: see lower_export.c */
    CAY_SURFACE_POSITION = 73,
    CAY_SURFACE_PARAM = 74,
    CAY_SURFACE_EVENTS = 75, /* EMIT_VERTEX, INTERRUPT ...: see lower_event.c */
    /* Global wave sync, 32 dwords each, by resource: its value; wavefronts that wait at its barrier; how
     * often that has opened */
    CAY_SURFACE_GWS = 76,
    CAY_SURFACE_SHARED = 77, /* registers that work-groups share: see lower_shared.c */
    CAY_SURFACE_COUNT = 128,
    CAY_SURFACE_FETCH = 128, /* + BUFFER_ID: a buffer among the fetch constants */
    CAY_SURFACE_FETCH_END = CAY_SURFACE_FETCH + CAY_RESOURCES
};

/* What a fetch without fetch constants reaches under a number. */
enum cay_fetch_buffer {
    CAY_FETCH_NONE,
    CAY_FETCH_POOL,       /* all memory, by byte */
    CAY_FETCH_CODE,       /* the code image, by byte */
    CAY_FETCH_PARAMETERS, /* constant buffer 0, by byte */
    CAY_FETCH_CONST       /* + constant buffer, by vectors of 16 bytes */
};

enum cay_stage { CAY_STAGE_COMPUTE, CAY_STAGE_PIXEL, CAY_STAGE_VERTEX, CAY_STAGE_GEOMETRY };

/*
 * resources are the words of the fetch constants, CAY_RESOURCES times 8; NULL: none. Buffers among them are
 * surfaces of the launch, whose sizes are the words'; textures are its textures (emu/texture.h). Only whether
 * it is a texture is asked here of a texture's words, so they may change from launch to launch.
 *
 * flow_offset is where the payload has the control flow constants: 32 dwords of loop constants (COUNT in bits
 * 11:0, INIT in 23:12, INC in 31:24; JUMPTABLE takes them as four bytes), then a dword of 32 booleans. 0:
 * none; then a loop constant is what Mesa's driver sets, 4095 rounds from 0 in steps of 1.
 *
 * param_offset is where the payload describes the parameters of a pixel program: a dword each for where they
 * begin in the LDS (PARAM_BASE_ADDR, in dwords), how many primitives the wavefront has, and NEW_PRIM_MASK:
 * bit q: quad q begins a new one; bit 0 is not looked at. 0: there are none.
 */
struct cay_bindings {
    enum cay_stage stage;
    uint64_t bound[CAY_SURFACE_COUNT / 64]; /* bit s: surface s is bound */
    uint8_t rat_coordinates[16];            /* of a RAT that is an image: 1 to 3; 0: it is a buffer */
    uint16_t return_images; /* bit n: return buffer n is an image of one row too, of RAT n's format; then
                               NOP_RTN gives texels, not dwords */
    uint32_t flow_offset, param_offset;
    uint32_t const_offset[16];    /* where the payload has constant buffers 1 to 15; 0: they are surfaces */
    uint16_t pool_rats;           /* bit r: RAT r is all memory; RAT 0 is that where nothing else is bound */
    const uint8_t *fetch_buffers; /* enum cay_fetch_buffer, CAY_RESOURCES of them; NULL: LLVM's three */
    uint32_t local_size_offset;   /* where the payload has the work-group's three sizes; 0: nowhere */
    uint8_t shared_gprs;          /* how many registers work-groups share: CAY_SURFACE_SHARED */
    uint32_t fetch_program;       /* where CALL_FS goes, in 8-byte units; 0: nowhere */
    const uint32_t (*resources)[8];
    uint32_t base_vertex, first_instance; /* FETCH_TYPE 0 and 1: added to the index */
    const uint8_t
        *semantics; /* by SEMANTIC_ID (256): the destination GPR, beyond 127: none; NULL: no table */
};

static inline bool
cay_is_bound(const struct cay_bindings *b, unsigned surface)
{
    return b->bound[surface / 64] >> surface % 64 & 1;
}

static inline void
cay_bind(struct cay_bindings *b, unsigned surface)
{
    b->bound[surface / 64] |= (uint64_t)1 << surface % 64;
}

#endif
