/* SPDX-License-Identifier: MIT */
/* A decoded Cayman program: what cay_decode makes, and the listing and the lowering read. */
#ifndef CAY_INST_H
#define CAY_INST_H

#include <stdbool.h>
#include <stdint.h>

#include "emu/error.h"

struct cay_quirks;

/* One enumerator per row of the instruction tables. */
enum cay_cf_op {
#define CAY_CF(id, ...) CAY_CF_##id,
#include "cay_cf.def"
#undef CAY_CF
    CAY_CF_COUNT
};

enum cay_alu_op {
#define CAY_OP2(id, ...) CAY_OP2_##id,
#define CAY_OP3(id, ...) CAY_OP3_##id,
#include "cay_alu.def"
#undef CAY_OP2
#undef CAY_OP3
    CAY_ALU_COUNT
};

enum cay_lds_op {
#define CAY_LDS(id, ...) CAY_LDS_##id,
#include "cay_lds.def"
#undef CAY_LDS
    CAY_LDS_COUNT
};

enum cay_rat_op {
#define CAY_RAT(id, ...) CAY_RAT_##id,
#include "cay_rat.def"
#undef CAY_RAT
    CAY_RAT_COUNT
};

enum cay_fetch_op {
#define CAY_FETCH(id, ...) CAY_FETCH_##id,
#include "cay_fetch.def"
#undef CAY_FETCH
    CAY_FETCH_COUNT
};

/* SRC*_SEL values that are no GPR. Kcache sets 0 and 1 start at 128, sets 2 and 3 at 256; 32 constants each.
 */
enum cay_sel {
    CAY_SEL_KCACHE0 = 128,
    CAY_SEL_KCACHE2 = 256,
    CAY_SEL_KCACHE_END = 320,
    CAY_SEL_LDS_BASE = 217,
    CAY_SEL_LDS_SIZE = 218,
    CAY_SEL_LDS_OQ_A = 219,
    CAY_SEL_LDS_OQ_B = 220,
    CAY_SEL_LDS_OQ_A_POP = 221,
    CAY_SEL_LDS_OQ_B_POP = 222,
    CAY_SEL_LDS_DIRECT_A = 223,
    CAY_SEL_LDS_DIRECT_B = 224,
    CAY_SEL_CLAUSE_GLOBAL = 225,
    CAY_SEL_TIME_HI = 227,
    CAY_SEL_TIME_LO = 228,
    CAY_SEL_MASK_HI = 229,
    CAY_SEL_MASK_LO = 230,
    CAY_SEL_HW_WAVE_ID = 231,
    CAY_SEL_SIMD_ID = 232,
    CAY_SEL_SE_ID = 233,
    CAY_SEL_HW_THREADGRP_ID = 234,
    CAY_SEL_WAVE_ID_IN_GRP = 235,
    CAY_SEL_NUM_THREADGRP_WAVES = 236,
    CAY_SEL_HW_ALU_ODD = 237,
    CAY_SEL_LOOP_IDX = 238,
    CAY_SEL_PARAM_BASE = 240,
    CAY_SEL_NEW_PRIM_MASK = 241,
    CAY_SEL_0 = 248,
    CAY_SEL_1 = 249,
    CAY_SEL_1_INT = 250,
    CAY_SEL_M_1_INT = 251,
    CAY_SEL_0_5 = 252,
    CAY_SEL_LITERAL = 253,
    CAY_SEL_PV = 254,
    CAY_SEL_PARAM = 448, /* + 0..32: parameters of INTERP_* */
    CAY_SEL_PARAM_END = 481
};

enum cay_index_mode {
    CAY_INDEX_AR_X = 0,
    CAY_INDEX_LOOP = 4,
    CAY_INDEX_GLOBAL = 5,
    CAY_INDEX_GLOBAL_AR_X = 6
};

enum cay_pred_sel { CAY_PRED_SEL_OFF = 0, CAY_PRED_SEL_ZERO = 2, CAY_PRED_SEL_ONE = 3 };
enum cay_execute_mask_op { CAY_MASK_DEACTIVATE, CAY_MASK_BREAK, CAY_MASK_CONTINUE, CAY_MASK_KILL };
enum cay_kcache_mode { CAY_KCACHE_NOP, CAY_KCACHE_LOCK_1, CAY_KCACHE_LOCK_2, CAY_KCACHE_LOCK_LOOP_INDEX };
enum cay_dst_sel { CAY_DST_SEL_0 = 4, CAY_DST_SEL_1 = 5, CAY_DST_SEL_MASK = 7 };

struct cay_src {
    uint16_t sel;
    uint8_t chan;
    bool rel, neg, abs;
};

struct cay_alu {
    uint32_t offset; /* bytes from the start of the kernel's code */
    enum cay_alu_op op;
    enum cay_lds_op lds_op; /* of LDS_IDX_OP */
    uint8_t idx_offset;     /* of LDS_IDX_OP */
    struct cay_src src[3];
    uint8_t dst_gpr, dst_chan; /* dst_chan is the slot */
    bool dst_rel, write_mask, clamp, update_exec_mask, update_pred, last;
    uint8_t omod; /* EXECUTE_MASK_OP when update_exec_mask is set */
    uint8_t pred_sel, index_mode, bank_swizzle;
};

/* One instruction group: what the slots read, compute and write together. */
struct cay_group {
    uint32_t first, count; /* in cay_program.alu */
    uint32_t literals;     /* 0, 2 or 4 dwords after the last instruction */
    uint32_t literal[4];
};

struct cay_fetch {
    uint32_t offset;
    enum cay_fetch_op op;
    uint8_t resource; /* BUFFER_ID or RESOURCE_ID */
    uint8_t sampler;
    uint8_t src_gpr, dst_gpr;
    bool src_rel, dst_rel;
    uint8_t src_sel[4], dst_sel[4];
    uint8_t fetch_type, data_format, num_format;
    bool format_signed, srf_no_zero, use_const_fields;
    uint16_t immediate; /* OFFSET, bytes */
    uint8_t endian_swap, index_mode, structured_read, mem_op;
    bool lds_req, whole_quad;
    bool no_stride, alt_const;
    uint8_t coord_type; /* bit i: element i is normalized */
    uint8_t inst_mod, sampler_index_mode;
    int8_t lod_bias;        /* in sixteenths */
    int8_t texel_offset[3]; /* in halves of a texel */
    /* memory reads; ARRAY_BASE is in `immediate` */
    uint8_t elem_size, burst_count;
    bool indexed, uncached;
    uint16_t array_size;
    /* GDS; UAV_INDEX_MODE is in `index_mode` */
    enum cay_lds_op gds_op;
    uint8_t src_rel_mode, dst_rel_mode, gds_offset, uav;
    bool alloc_consume, bcast_first;
};

struct cay_kcache {
    uint8_t mode, bank, addr, index_mode;
};

struct cay_export {
    enum cay_rat_op rat_op;
    uint8_t rat_id, rat_index_mode, type, rw_gpr, index_gpr, elem_size, comp_mask, burst_count;
    bool rw_rel, mark;
    uint16_t array_base, array_size;
    uint8_t sel[4];
};

struct cay_gws {
    uint16_t value;
    uint8_t resource, opcode, value_index_mode, resource_index_mode;
    bool is_signed;
};

struct cay_cf {
    uint32_t offset;
    enum cay_cf_op op;
    uint32_t addr;  /* in 8-byte units */
    uint32_t count; /* COUNT field; for ALU clauses after repair, so it may exceed 7 bits */
    uint8_t pop_count, cf_const, cond, jumptable_sel;
    bool barrier, valid_pixel_mode, whole_quad_mode, alt_const;
    struct cay_kcache kcache[4]; /* ALU: sets 2 and 3 from a preceding ALU_EXTENDED */
    struct cay_export exp;
    struct cay_gws gws;
    uint32_t first, items; /* of its clause: in cay_program.groups or .fetches */
};

struct cay_program {
    struct cay_cf *cf; /* ascending offset */
    struct cay_alu *alu;
    struct cay_group *groups;
    struct cay_fetch *fetches;
    uint32_t cf_count, alu_count, group_count, fetch_count;
    uint32_t cf_room, alu_room, group_room, fetch_room;
};

/*
 * Decodes the control flow program that starts at code[0] and every clause it reaches. EMU_INVALID with
 * offset and reason for reserved encodings and addresses outside the code. quirks may be NULL: none. Free
 * `out` with cay_program_free in either case.
 */
int cay_decode(const struct cay_quirks *quirks, const uint8_t *code, uint32_t bytes, struct cay_program *out,
               struct emu_error *error);
/* The same with a subroutine that no instruction names, at `root` (8-byte units); 0: none. */
int cay_decode_with(const struct cay_quirks *quirks, const uint8_t *code, uint32_t bytes, uint32_t root,
                    struct cay_program *out, struct emu_error *error);
void cay_program_free(struct cay_program *program);

/* Index in program->cf of the instruction at addr (8-byte units), or UINT32_MAX. */
uint32_t cay_cf_at(const struct cay_program *program, uint32_t addr);

/* The listing, line by line, in the syntax of LLVM's R600 assembly, each with the offset of its instruction
 * or CAY_NO_OFFSET, and with the control flow instruction that it is, or in whose clause it is. Returns -1
 * when out of memory. */
#define CAY_NO_OFFSET UINT32_MAX
typedef void cay_write_line(uint32_t offset, const struct cay_cf *cf, const char *line, void *user);
int cay_print(const struct cay_program *program, cay_write_line *write, void *user);

#endif
